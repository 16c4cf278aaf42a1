"""Where tables are kept: the log of each table, and the directory that answers across tables."""
