"""Personal links: what carries somebody's identity to another device, once. The store keeps only a
digest, so that nobody who reads it can become somebody else."""

from hashlib import sha256

from parola.store.statements import Cursor


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def keep(cursor: Cursor, secret: str, person: str, expires: int) -> None:
    """A new link; an older one of the same person is void from now on."""
    cursor.execute("DELETE FROM links WHERE person = ?", (person,))
    cursor.execute(
        "INSERT INTO links (digest, person, expires) VALUES (?, ?, ?)",
        (digest(secret), person, expires),
    )


def redeem(cursor: Cursor, secret: str, at: int) -> str | None:
    """Whose link it is. It is void from now on, and so are all that nobody used in time."""
    row = cursor.execute(
        "DELETE FROM links WHERE digest = ? RETURNING person, expires", (digest(secret),)
    ).fetchone()
    cursor.execute("DELETE FROM links WHERE expires <= ?", (at,))
    return None if row is None or row[1] <= at else str(row[0])
