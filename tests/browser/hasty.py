"""`parola` with bots that hurry, for games that a test plays to their end."""

from functools import partial
from unittest.mock import patch

from parola.cli import main
from parola.service.bots import Bots
from parola.web import node

PACE = 0.02
"""Of the time that a person would take."""

if __name__ == "__main__":
    with patch.object(node, "Bots", partial(Bots, pace=PACE)):
        main()
