"""`python -m parola` is `parola`."""

from parola.cli import main

main()
