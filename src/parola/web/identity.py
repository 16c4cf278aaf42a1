"""Who somebody is: a random id in a signed cookie, made on the first visit. No password."""

import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer

COOKIE = "parola"
YEARS_5 = 5 * 365 * 24 * 3600


def make_secret(folder: Path) -> bytes:
    """The key that signs cookies, kept in the data folder for nobody else to read."""
    path = folder / "secret"
    if path.exists():
        return path.read_bytes()
    secret = secrets.token_bytes(32)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secret)
    return secret


class Identity:
    """Signs ids and reads them back."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="parola.person")

    def new(self) -> tuple[str, str]:
        """A new person, and the token that proves it."""
        person = secrets.token_urlsafe(12)
        return person, self.token(person)

    def token(self, person: str) -> str:
        """What proves to be this person."""
        return self._signer.sign(person.encode()).decode()

    def person(self, token: str | None) -> str | None:
        """Whose token it is; None for nobody's."""
        if not token:
            return None
        try:
            return self._signer.unsign(token.encode()).decode()
        except (BadSignature, UnicodeError):
            return None
