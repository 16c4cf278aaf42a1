"""What each language knows of its words, and the referee who judges clues by it."""
