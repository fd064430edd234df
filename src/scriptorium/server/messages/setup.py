"""Setting up a table, coming to it, and what becomes of its seats."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from scriptorium.server.messages.shared import Colour, Key, Message, Name, Word


class SeatRequest(Message):
    kind: Literal["me", "open", "bot"]
    name: Name = ""
    level: Word = ""  # of a bot
    colour: Colour | None = None  # none: one that nobody has chosen


class ClockSetup(Message):
    """How long one may think. `game`: `base` seconds in all, and `bonus` free in each turn; `move`
    and `days`: `base` seconds a turn. `out`: what happens to a seat whose clock has run out."""

    mode: Literal["game", "move", "days"]
    base: Annotated[int, Field(ge=10, le=30 * 24 * 3600)]
    bonus: Annotated[int, Field(ge=0, le=3600)] = 0
    out: Literal["bot", "wait"] = "bot"


class NewTable(Message):
    game: Word
    edition: Word | None = None
    scenario: Word | None = None
    options: dict[Word, bool | int | Word] = Field(default_factory=dict, max_length=32)
    seats: list[SeatRequest] = Field(min_length=1, max_length=8)
    # The guided first game, which is prepared: of the rest only names count.
    guide: bool = False
    clock: ClockSetup | None = None
    # Players may ask for hints. Everybody sees so before sitting down, and who sits down agrees.
    coach: bool = False


class Opened(Message):
    """A new table. The keys are shown once: the server keeps only their hashes."""

    table: str
    seat: int | None
    invitations: dict[int, str]  # by open seat
    watch: str


class Join(Message):
    key: Key
    name: Name = ""


class Peek(Message):
    key: Key


class Invited(Message):
    """What a link leads to: a seat, or with None a place to watch. `names`: who plays there.
    `here`: this browser has that place already. `coach`: hints are allowed there."""

    game: str
    edition: str
    scenario: str
    players: int
    seat: int | None
    names: list[str]
    here: bool
    coach: bool


class Joined(Message):
    table: str
    seat: int | None  # None: to watch


class Link(Message):
    """A link: `seat` is an open seat, my own (for another device), that of somebody who is lost, or
    None to watch."""

    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class LinkMade(Message):
    key: str


class SeatChange(Message):
    """`bot`: a bot takes the seat (mine, or an open one). `me`: I take my seat back."""

    kind: Literal["bot", "me"]
    level: Word = ""


class Preferences(Message):
    """How my seat likes to be treated. Left out: as before."""

    name: Name | None = None
    auto: bool | None = None  # a choice with one option is played by itself
    colour: Colour | None = None  # until the game starts; whoever has it gets mine


class Vote(Message):
    """I want a bot for a seat whose player is away, or no more."""

    seat: Annotated[int, Field(ge=0, le=7)]
    agrees: bool
