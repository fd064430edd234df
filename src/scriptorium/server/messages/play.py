"""Playing: choices, what they lead to, and what has been."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from scriptorium.server.messages.shared import NO_NUL, Message, Name, Word
from scriptorium.server.messages.tables import ChatLine, TableInfo


class ActionRequest(Message):
    """`seq` is that of the last update seen: a choice made on an older one is refused."""

    seq: Annotated[int, Field(ge=0, le=1_000_000_000)]
    action: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class TakeBack(Message):
    seq: Annotated[int, Field(ge=0, le=1_000_000_000)]


class Propose(Message):
    """What I would do in the speaker's place: all my steps so far, one after the other. It takes
    the place of what I have shown before; no steps withdraw it."""

    seq: Annotated[int, Field(ge=0, le=1_000_000_000)]
    steps: list[Annotated[str, StringConstraints(min_length=1, max_length=200)]]


class Agree(Message):
    """I agree, or no more, with what `seat` has shown, as it was with this `id`."""

    seq: Annotated[int, Field(ge=0, le=1_000_000_000)]
    seat: Annotated[int, Field(ge=0, le=7)]
    id: Word
    agrees: bool


class Say(Message):
    text: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=NO_NUL),
    ]


class Reason(Message):
    key: str
    rule: str
    values: dict[str, Any]


class ActionText(Message):
    """An action in the catalogue's terms: `action-LABEL`, filled with `args`."""

    label: str
    args: dict[str, str]


class Option(ActionText):
    text: str
    targets: list[str]  # the board elements it concerns, as role:id
    refused: Reason | None = None
    takes_back: bool = False


class Decision(Message):
    seat: int
    kind: str  # a closed set for each game; `prompt-KIND` fills with `values`
    values: dict[str, Any]
    options: list[Option]
    refused: list[Option]


class Proposal(Message):
    """What a seat would do in the speaker's place. With its steps its `id` changes, and whoever
    has agreed is asked again."""

    seat: int
    id: str
    steps: list[Option]
    next: Decision | None  # what the speaker would be asked then; None: it is complete
    agreed: list[int]  # the others who agree


class TeamDecision(Message):
    """A question to one seat, the speaker, who answers for all: everybody sees it, and may show
    what to answer."""

    asked: Decision  # of its `seat`, the speaker
    proposals: list[Proposal]  # by seat; gone with the next choice


class Happening(Message):
    event: str  # `event-KIND`
    seat: int | None
    values: dict[str, Any]


class LogEntry(Message):
    """`k` counts from 1 without gaps, for each viewer. An entry with `undo` takes back entry
    number `undo`; all others say what a seat did. `n` is its number in the record, which nobody
    knows before the game is over."""

    k: int
    n: int | None = None
    seat: int | None
    round: int
    do: str
    events: list[Happening]
    spoken: dict[str, ActionText]  # the actions it quotes, its own included
    auto: bool  # played by itself
    undo: int | None


class Gain(Message):
    seat: int
    what: str  # coins, a good, a follower: what the game calls it
    count: int


class RecapRow(Message):
    """What happened to whom at the turn of a round: `recap-ROW` of the catalogue."""

    row: str
    values: dict[str, Any]
    gains: list[Gain]
    pieces: list[str]
    plain: bool  # the gains are a standing, not a change


class Recap(Message):
    """The turn to the present round, as this viewer knows it. `k`: the entry it began with."""

    k: int
    round: int
    rounds: int
    start: int  # who begins
    named: int | None = None  # among how many of equal standing, where somebody was named
    rows: list[RecapRow]
    due: RecapRow  # what is to come


class Update(Message):
    """What has changed for this viewer; a part left out is as it was. `since` and `seq` count
    log entries: the entries in `log` are those after `since`, up to `seq`. Answers and socket may
    overtake each other: of two updates with one `seq`, made `by` one process, the later counts."""

    seq: int
    since: int
    by: str
    made: float
    table: TableInfo | None = None
    view: dict[str, Any] | None = None
    decision: Decision | None = None
    team: TeamDecision | None = None
    recap: Recap | None = None
    asked: bool  # there is a decision; without one in this update it is the one sent before
    undo: bool  # my last choice can be taken back
    log: list[LogEntry] = []
    chat: list[ChatLine] = []


class PastView(Message):
    """The table as it was after entry `k` of my log, or of the record; if not `exact`, the last
    moment before it of which the state was kept."""

    k: int
    view: dict[str, Any]
    exact: bool = True


class Story(Message):
    """The log of a game that is over, as one seat came to know it, or all of it."""

    log: list[LogEntry]


class PlayOn(Message):
    """A table of my own at a moment of a game that is over: after entry `at` of its record, at
    this seat, against bots of these levels (by seat; mine is not read)."""

    at: Annotated[int, Field(ge=0, le=1_000_000_000)]
    seat: Annotated[int, Field(ge=0, le=7)]
    levels: list[Word] = Field(min_length=1, max_length=8)
    name: Name = ""


class History(Message):
    """Figures at the end of each round, for charts: by name, then round by round, by seat."""

    rounds: list[int]
    figures: dict[str, list[list[int]]]
