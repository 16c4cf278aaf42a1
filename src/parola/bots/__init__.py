"""Partners made of words: players that see what their seat sees and answer with a command."""
