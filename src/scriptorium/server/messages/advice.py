"""What a bot thinks of choices: hints at a table, and the analysis of a game that is over."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from scriptorium.server.messages.play import ActionText, Option
from scriptorium.server.messages.shared import Message


class HintRequest(Message):
    """What to do with the decision in hand, as it was at `seq`."""

    seq: Annotated[int, Field(ge=0, le=1_000_000_000)]
    count: Annotated[int, Field(ge=1, le=3)] = 3


class AdvicePart(Message):
    """A reason for a choice, or against it: `part-KEY` of the catalogue, filled with `values`, and
    the points it is worth."""

    key: str
    points: float
    values: dict[str, str | int]


class Hint(Message):
    """A whole plan or turn, or one option. `value`: the final points expected of it, of which four
    of five games lie between `low` and `high`."""

    actions: list[Option]
    value: float
    low: float
    high: float
    parts: list[AdvicePart]


class Hints(Message):
    """The best first. `seq`: what they were made for; `used`: how many hints my seat has had."""

    seq: int
    used: int
    hints: list[Hint]


class Expected(Message):
    """What all could expect before a round (after entry `n`), by seat; null: how it ended."""

    round: int
    n: int | None
    value: list[float]
    low: list[float]
    high: list[float]
    win: list[float]


class Judged(Message):
    """One of the choices there were, as in `Hint`; `actions` are texts."""

    actions: list[str]
    value: float
    low: float
    high: float
    parts: list[AdvicePart]


class JudgedChoice(Message):
    """A whole plan or turn of a seat, made after entry `n` of the record. `candidates`: the best
    first; `played`: which of them was done, and the points it `cost`."""

    n: int
    seat: int
    round: int
    played: int
    cost: float
    candidates: list[Judged]


class Balance(Message):
    """Points of a seat: expected at the start, in the end, what its choices cost, and the rest:
    draws, and what the others did."""

    start: float
    final: float
    choices: float
    luck: float


class Analysis(Message):
    """What a bot makes of a game that is over, as far as it has come: `done` of `total`
    positions. `none`: nobody has asked for it."""

    version: int = 0
    status: Literal["none", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    rounds: list[Expected] = []
    choices: list[JudgedChoice] = []
    seats: list[Balance] = []
    sources: dict[str, list[int]] = {}
    spoken: dict[str, ActionText] = {}  # the actions it quotes
