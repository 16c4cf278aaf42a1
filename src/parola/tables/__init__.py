"""One table: people and seats, house rules, the match. Pure."""
