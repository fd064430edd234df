"""What the server and its clients say to each other. OpenAPI and the client's types come from here.

Keys and values travel, never sentences: the reader's language is the client's business.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from scriptorium.server.names import readable

Name = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=24), AfterValidator(readable)
]
Colour = Annotated[int, Field(ge=0, le=5)]  # blue, red, green, yellow, black, white
Word = Annotated[str, StringConstraints(max_length=64)]
# Of a link, as it arrives: one that was cut on its way is told so in words of its own.
Key = Annotated[str, StringConstraints(max_length=200)]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid")


# What went wrong, always in this shape


class Complaint(Message):
    """`problem-KEY` of the catalogue, or `reason-KEY` with the id of the rule that forbids it."""

    kind: Literal["problem", "reason"]
    key: str
    values: dict[str, Any]
    rule: str


class Failure(Message):
    error: Complaint


# The games there are


class OptionFacts(Message):
    name: str
    default: bool | int | str
    choices: list[str]
    minimum: int
    maximum: int
    # Where it means something; elsewhere it is not asked for.
    editions: list[str]  # empty: all
    scenarios: list[str]  # empty: all
    players: tuple[int, int] | None  # from, to
    seats: bool  # numbers among the choices are seats: there are as many as players


class ScenarioFacts(Message):
    name: str
    players: tuple[int, int]  # from, to


class GameFacts(Message):
    name: str
    players: tuple[int, int]  # from, to
    editions: list[str]
    scenarios: list[ScenarioFacts]
    options: list[OptionFacts]
    bots: list[str]  # from the weakest to the strongest
    rule_prefix: str
    guide: int  # how many play the guided first game; 0: there is none


class RuleText(Message):
    id: str
    group: str
    text: str
    source: str


class RuleStep(Message):
    """One of the steps in which an overview tells the game."""

    title: str
    text: str
    group: str  # the chapter it leads to
    guide: int  # the step of the guided game that shows it; 0: none
    drawn: str  # the pieces of a small picture, in words


class RuleOverview(Message):
    scenario: str  # empty: the game itself
    text: str
    steps: list[RuleStep]


class RuleChapter(Message):
    """Groups that belong together, each with a sentence."""

    title: str
    groups: dict[str, str]
    drawn: dict[str, str]  # small pictures, as in RuleStep, of those that have one


class RuleWord(Message):
    """What a word means, or the answer to a question, with the ids of its rules."""

    word: str
    text: str
    rules: list[str]
    scenario: str  # what it is about; empty: the game itself


class RuleBook(Message):
    groups: dict[str, str]
    rules: list[RuleText]
    overviews: list[RuleOverview]
    chapters: list[RuleChapter]
    words: list[RuleWord]
    questions: list[RuleWord]


# Setting up a table


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
    `here`: this browser has that place already."""

    game: str
    edition: str
    scenario: str
    players: int
    seat: int | None
    names: list[str]
    here: bool


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


# Playing


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
        StringConstraints(
            strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00]*$"
        ),
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


class Closed(Message):
    """A table that can only be looked at, and why (`problem-KEY`). `points` and `ranks`: how it
    stood, as far as everybody knew; `record`: whether it can be had."""

    kind: Literal["outdated", "damaged"]
    key: str
    values: dict[str, Any]
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
    curtain: bool  # my seats know things of which the others must see nothing
    auto: bool
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


class TablePage(Message):
    """A page of 'My tables', of so many `pages` with `total` tables. `running`: of all of mine."""

    tables: list[TableSummary]
    total: int
    running: int
    page: int
    pages: int


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


# Whoever asks


class Done(Message):
    """It is done, and there is no more to say."""


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
    endpoint: Annotated[str, StringConstraints(min_length=1, max_length=1000)]


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


class Health(Message):
    status: Literal["ok"]
    version: str
