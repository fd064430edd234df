"""Whoever asks: how they get in, what is theirs, how they have played."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import StringConstraints

from scriptorium.server.messages.shared import NO_NUL, Key, Message


class Arrival(Message):
    """This browser is somebody's from now on. `bring`: what it had before is theirs, too; otherwise
    that waits here until they log out."""

    bring: bool = True


class ComeByLink(Arrival):
    key: Key


class ComeByPhrase(Arrival):
    phrase: Annotated[str, StringConstraints(max_length=200)]


class ComeByPasskey(Arrival):
    credential: dict[str, Any]


class Phrase(Message):
    """Shown once: the server keeps only its hash."""

    phrase: str


class PasskeyOptions(Message):
    """What the browser needs to make a passkey, or to ask for one (as WebAuthn has it, in JSON)."""

    options: dict[str, Any]


class NewPasskey(Message):
    credential: dict[str, Any]


class OwnDevice(Message):
    """A browser of mine; `label` says which, as far as it told. `here`: the one that asks."""

    id: str
    label: str
    here: bool
    made: float
    seen: float


class OwnLink(Message):
    """A link that has not been used: to all that is mine, or to a seat at one table."""

    id: str
    table: str | None
    game: str | None
    ends: float


class SeatGuest(Message):
    """Somebody who came by such a link to a seat of mine."""

    id: str
    table: str
    game: str
    made: float


class OwnPasskey(Message):
    id: str
    label: str
    made: float
    used: float | None


class Belongings(Message):
    """How I get in, and who else does. `phrase`: when it was made. `tables`: how many I have."""

    devices: list[OwnDevice]
    links: list[OwnLink]
    guests: list[SeatGuest]
    passkeys: list[OwnPasskey]
    phrase: float | None
    tables: int


class Ended(Message):
    """What is to end: a device of mine, a link, a guest at my seat, a passkey."""

    kind: Literal["device", "link", "guest", "passkey"]
    id: Annotated[str, StringConstraints(pattern=r"^[0-9a-f-]{1,80}$")]


class PushOffer(Message):
    """The server's public key for notifications; None: it sends none."""

    key: str | None


class PushAddress(Message):
    endpoint: Annotated[str, StringConstraints(min_length=1, max_length=1000, pattern=NO_NUL)]


class PushSubscription(PushAddress):
    """What the browser gave: where to send, and the keys to encrypt with, in base64url."""

    p256dh: Annotated[str, StringConstraints(max_length=128, pattern=r"^[\w-]+$")]
    auth: Annotated[str, StringConstraints(max_length=64, pattern=r"^[\w-]+$")]
    lang: Literal["en", "de"]


class PlayedGame(Message):
    """`against`: people, alone, team, or the strongest level of the bots. `rank` 0: none."""

    table: str
    game: str
    scenario: str
    players: int
    points: int
    rank: int
    won: bool
    against: str
    names: list[str]
    ended: float


class Tally(Message):
    game: str
    against: str
    games: int
    wins: int


class Statistics(Message):
    games: int
    wins: int
    tallies: list[Tally]
    best: list[PlayedGame]
    history: list[PlayedGame]
