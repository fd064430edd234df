"""Who may do what: secrets of 256 bits, of which the server keeps only hashes."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from scriptorium.core.errors import Problem

COOKIE = "scriptorium"
COOKIE_AGE = 400 * 24 * 3600  # browsers keep nothing longer
LINK_LASTS = 24 * 3600.0  # seconds; of links that let somebody in as somebody who is there already
_SHAPE = re.compile(r"[\w-]{43}", re.ASCII)
_TABLE = re.compile(r"[0-9a-f]{12}")


def new() -> str:
    return secrets.token_urlsafe(32)


def table_id() -> str:
    """Short enough to be read aloud, too many to be guessed; it opens nothing by itself."""
    return secrets.token_hex(6)


def person_id() -> str:
    """Who several browsers belong to. No browser's key has it as its hash."""
    return secrets.token_hex(12)


def is_table_id(text: str) -> bool:
    return _TABLE.fullmatch(text) is not None


def seed() -> str:
    """Nobody can find it from its commitment by trying."""
    return secrets.token_hex(16)


def derived(seed: str, purpose: str) -> str:
    """The one key of its kind at a table, for whoever knows the seed; as long as any other."""
    digest = hashlib.sha256(f"{purpose}/{seed}".encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def hashed(key: str) -> str:
    # The keys are random, so that a plain hash is as good as a slow one.
    return hashlib.sha256(key.encode()).hexdigest()


def well_formed(key: str | None) -> bool:
    return key is not None and _SHAPE.fullmatch(key) is not None


@dataclass(frozen=True)
class Grant:
    """What a key allows at one table: a seat, or with None to watch. A browser may hold several
    `seats`; then `seat` is the one it looks through, and None until it says which. A link that
    lasts for a while has an `end`."""

    seat: int | None
    purpose: str
    seats: tuple[int, ...] = ()
    end: float | None = None

    @classmethod
    def held(cls, seats: Sequence[int], purpose: str) -> Grant:
        return cls(seats[0] if len(seats) == 1 else None, purpose, tuple(seats))

    def seen_from(self, seat: int) -> Grant:
        if seat not in self.seats:
            raise Problem("not-your-seat", seat=seat)
        return replace(self, seat=seat)

    @property
    def holds(self) -> bool:
        """It is somebody's own key and no link."""
        return self.purpose in ("holder", "host", "guest")

    @property
    def guest(self) -> bool:
        """At a seat of somebody else, who may send them away."""
        return self.purpose == "guest"

    @property
    def host(self) -> bool:
        return self.purpose == "host"
