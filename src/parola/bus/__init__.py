"""How nodes tell each other that a table has news. Nothing more is said, and no secrets."""
