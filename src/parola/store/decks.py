"""Decks that people bring, kept by their content, and everybody's shelf of them. Each operation
runs inside one transaction, as in `parola.store.statements`."""

import msgspec

from parola.store.statements import Cursor

OWN = "own:"
"""What the names of decks begin with that people bring; the rest says what is in it."""


class KeptDeck(msgspec.Struct, frozen=True):
    """A deck's text. Equal decks have equal names, whoever brings them."""

    deck: str
    language: str
    cards: int
    text: str


class OnShelf(msgspec.Struct, frozen=True):
    """One of somebody's decks, under the name that they gave it."""

    deck: str
    name: str
    language: str
    cards: int


def keep(cursor: Cursor, deck: KeptDeck) -> None:
    cursor.execute(
        "INSERT INTO decks (id, language, cards, content) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (id) DO NOTHING",
        (deck.deck, deck.language, deck.cards, deck.text),
    )


def deck(cursor: Cursor, name: str) -> KeptDeck | None:
    row = cursor.execute(
        "SELECT id, language, cards, content FROM decks WHERE id = ?", (name,)
    ).fetchone()
    return None if row is None else KeptDeck(*row)


def put_on_shelf(cursor: Cursor, person: str, deck: str, name: str, at: int) -> None:
    """Somebody keeps a deck among theirs; under a new name when it was there already."""
    cursor.execute(
        "INSERT INTO shelves (person, deck_id, name, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (person, deck_id) DO UPDATE SET name = excluded.name",
        (person, deck, name, at),
    )


def take_off_shelf(cursor: Cursor, person: str, deck: str) -> bool:
    """Whether it was there. Tables that play with it keep it."""
    gone = cursor.execute(
        "DELETE FROM shelves WHERE person = ? AND deck_id = ? RETURNING deck_id", (person, deck)
    ).fetchall()
    return bool(gone)


def shelf(cursor: Cursor, person: str) -> list[OnShelf]:
    """Somebody's decks, the newest first."""
    rows = cursor.execute(
        "SELECT deck_id, name, language, cards FROM shelves JOIN decks ON decks.id = deck_id"
        " WHERE person = ? ORDER BY at DESC, deck_id",
        (person,),
    ).fetchall()
    return [OnShelf(*row) for row in rows]


def called(cursor: Cursor, deck: str, person: str) -> str:
    """What this person calls a deck, or else whoever kept it first."""
    row = cursor.execute(
        "SELECT name FROM shelves WHERE deck_id = ?"
        " ORDER BY CASE WHEN person = ? THEN 0 ELSE 1 END, at LIMIT 1",
        (deck, person),
    ).fetchone()
    return "" if row is None else str(row[0])
