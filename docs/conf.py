"""How the documentation is built: `make docs`."""

import sys
from pathlib import Path

from parola import __version__

sys.path.insert(0, str(Path(__file__).parent))

project = "Parola"
author = "The Parola authors"
copyright = "2026, The Parola authors"
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "api_routes"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = f"Parola {__version__}"
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
nitpicky = False
