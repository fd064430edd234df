"""What a bot thinks of choices, for people: the coach, the analysis of a game, puzzles.

A bot that can say it is an `Adviser`. It is asked with a determinized state, as in `Bot.choose`.
`ladder.adviser` finds the strongest; one that knows nothing of some scenarios names them in a class
attribute `unadvised`.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from scriptorium.core.state import State


class Part(NamedTuple):
    """One reason for or against a choice. `key` names it in the game's catalogue (`part-KEY`),
    `points` is what it adds to the final points of the seat (or takes, if negative), `values`
    fill the text: numbers, or names as the engine has them."""

    key: str
    points: float
    values: dict[str, str | int]


class Candidate(NamedTuple):
    """A whole plan or turn, or one option, and what is expected of it.

    `actions` are all from now on that belong together. `value` is the mean of the seat's final
    points over all that was played on, `low` and `high` hold four of five of them. `score` is what
    the bot ranks by: it also counts what the others get. `parts`: the greatest first.
    """

    actions: list[int]
    value: float
    low: float
    high: float
    score: float
    parts: list[Part]


class Outlook(NamedTuple):
    """What is expected of the end of the game, by seat: mean of the final points, what holds four
    of five games, and the chance to win."""

    value: list[float]
    low: list[float]
    high: list[float]
    win: list[float]


class Adviser(Protocol):
    def advise(
        self, state: State, seat: int, count: int, also: list[list[int]] | None = None
    ) -> list[Candidate]:
        """The best choices of the seat, the best first: `count` at the most, each clearly another
        one. What is `also` given is judged by the same play as the rest and stands among them,
        however bad, in addition to the `count`. The seat has to choose now. Empty where the bot
        has nothing to say, as in a scenario it cannot judge."""
        ...

    def outlook(self, state: State) -> Outlook:
        """What is expected for all seats. `state` may hold what none of them knows."""
        ...
