"""HTTP and sockets: how browsers, bots and scripts reach the tables."""
