"""What is said of a table: who sits there, how it stands, in full and as a line of a list."""

from __future__ import annotations

from typing import Any, Literal

from scriptorium.server.messages.setup import ClockSetup
from scriptorium.server.messages.shared import Message


class SeatClock(Message):
    """`left` seconds in the bank and `free` ones for this turn, as it was at `since`, from when it
    runs (by the server's time, as `made` in an update); null: it stands."""

    left: float
    free: float
    since: float | None


class SeatInfo(Message):
    """`kind` bot with `person`: the person may take it back. `stand_in` says why: `own` (handed
    over), `vote` (of the others), `clock` (ran out); `late`: nobody came; `resign`: the person gave
    up in `since_round`. `lost_at`: from then on whoever holds the table may make a new link."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    level: str
    person: bool
    online: bool
    since_round: int  # a bot in a person's seat: since then
    stand_in: str
    colour: int
    away_since: float | None  # nobody has been connected since then
    lost_at: float | None = None
    hints: int = 0  # that the coach has given
    votes: list[int]  # who wants a bot for it: seats, or -1 for a host without one
    clock: SeatClock | None


class ChatLine(Message):
    """Words of a seat or a watcher; with `event` what became of a seat in that round: `own`,
    `vote`, `clock`, `resign` (a bot of the level in `text` plays it), `back`, `link` (a link for
    it), `claim` (somebody has come by that link)."""

    n: int
    seat: int | None
    text: str
    at: float
    event: str = ""
    round: int = 0


class Outcome(Message):
    """What a game comes to: places; or won and lost, alone or as a team, and None while it runs."""

    kind: Literal["ranks", "solo", "team"]
    won: bool | None = None


class Origin(Message):
    """A game began at this moment of another: after entry `entry` of its record, seen by `seat`."""

    table: str
    entry: int
    round: int
    seat: int


class Rematch(Message):
    """The table at which the same people play again, and who of these seats is there already."""

    table: str
    joined: list[int]


class Shut(Message):
    """A table that can only be looked at, and why (`problem-KEY`)."""

    kind: Literal["outdated", "damaged"]
    key: str
    values: dict[str, Any]


class Closed(Shut):
    """`points` and `ranks`: how it stood, as far as everybody knew; `record`: whether it can be
    had."""

    points: list[int]
    ranks: list[int]
    record: bool


class TableInfo(Message):
    id: str
    game: str
    edition: str
    scenario: str
    options: dict[str, bool | int | str]
    players: int
    status: Literal["waiting", "running", "over"]
    trouble: str | None = None  # `problem-KEY` of the catalogue, while the table cannot go on
    closed: Closed | None = None
    host: bool  # I set this table up
    seat: int | None  # mine, or the one of mine I look through
    held: list[int]  # all of mine: several where several people play at one browser
    guest: bool = False  # the seat is another's, who has let me in: theirs to give up or to share
    curtain: bool  # my seats know things of which the others must see nothing
    auto: bool
    coach: bool = False  # hints are allowed
    guide: bool  # a guided game: its start was prepared, not dealt by chance
    commitment: str
    seed: str | None  # when the game is over
    created: float
    seats: list[SeatInfo]
    outcome: Outcome | None  # none before the game starts
    origin: Origin | None = None  # of a game that began at a moment of another
    clock: ClockSetup | None = None
    rematch: Rematch | None = None
    fill_at: float | None = None  # when bots take the open seats
    host_seat: int = -1  # of whoever has set up the table; -1: none


class TableSummary(Message):
    """A line of 'My tables'."""

    id: str
    game: str
    edition: str
    scenario: str
    players: int
    status: Literal["waiting", "running", "over"]
    seat: int | None
    seats: list[SeatInfo]
    round: int
    mine: bool  # it is my turn
    to_act: list[int]
    points: list[int]
    ranks: list[int]
    outcome: Outcome | None  # none before the game starts
    lead: int | None  # points ahead of the automaton one plays against
    created: float
    moved: float  # when the last choice was made
    host: bool  # I hold this table
    alone: bool  # nobody else plays there
    closed: Shut | None = None  # as far as the server knows without opening it


class TablePage(Message):
    """A page of 'My tables', of so many `pages` with `total` tables. `running`: of all of mine."""

    tables: list[TableSummary]
    total: int
    running: int
    page: int
    pages: int
