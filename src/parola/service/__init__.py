"""The one door to all tables: load, decide, append, show."""
