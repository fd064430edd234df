"""One game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from scriptorium.bots.base import Bot, turn
from scriptorium.core import outcome, record, registry
from scriptorium.core.state import State


@dataclass(frozen=True)
class Result:
    """What came of a game. Lists go by seat.

    `outcome` is as in `State.result`. `rival` holds points and sources of whoever the rules play.
    `decisions` counts every action, `forced` those among them that were the only legal one.
    `lines` is the record, empty if nobody asked for it.
    """

    points: list[int]
    ranks: list[int]
    sources: dict[str, list[int]]
    outcome: dict[str, Any]
    decisions: int
    forced: int
    rounds: int
    lines: list[str]
    rival: dict[str, Any] | None = None

    @property
    def winners(self) -> list[int]:
        """The seats that have won: usually one, all of a team, none against the game."""
        known = {"points": self.points, "ranks": self.ranks, "outcome": self.outcome}
        return outcome.winners(known)

    def won_by(self, seats: Sequence[int]) -> float:
        """How much of the victory these seats have: a first place is divided among those who share
        it; what a team wins, each of it has won."""
        winners = self.winners
        mine = sum(seat in winners for seat in seats)
        if self.outcome["kind"] == outcome.RANKS:
            return mine / max(1, len(winners))
        return float(mine > 0)

    @property
    def text(self) -> str:
        """The record as a file."""
        return "".join(f"{line}\n" for line in self.lines)


def play(
    config: registry.Config,
    bots: Sequence[Bot],
    budget: float | None = None,
    recorded: bool = False,
) -> Result:
    """Play a game to its end; `bots` go by seat, `budget` is their time for one choice."""
    match = Match(config, bots, budget, recorded)
    while match.state.to_act:
        match.turn(match.state.to_act[0])
    return match.result()


class Match:
    """A game in progress. `core.table` is not used: nobody here takes back or reads the log."""

    def __init__(
        self, config: registry.Config, bots: Sequence[Bot], budget: float | None, recorded: bool
    ) -> None:
        self.state: State = registry.load(config.game).new(config)
        self.bots = bots
        self.budget = budget
        self.decisions = 0
        self.forced = 0
        self.writer: record.Writer | None = None
        if recorded:
            self.writer = record.Writer(record.header(config, [bot.name for bot in bots]))

    def turn(self, seat: int) -> None:
        """One choice of a seat, or several in a row if its bot gives them."""
        state = self.state
        for action, legal in turn(self.bots[seat], state, seat, self.budget):
            self.decisions += 1
            self.forced += len(legal) == 1
            if self.writer is not None:
                self.write(seat=seat, do=state.ruleset.codec.text(action))
            state.apply(seat, action)

    def write(self, **data: Any) -> None:
        assert self.writer is not None
        self.writer.add(self.writer.entry(**data))

    def result(self) -> Result:
        found = self.state.result()
        if self.writer is not None:
            self.write(end={"points": found["points"], "ranks": found["ranks"]})
        return Result(
            points=found["points"],
            ranks=found["ranks"],
            sources=found["sources"],
            outcome=found["outcome"],
            decisions=self.decisions,
            forced=self.forced,
            rounds=self.state.round,
            lines=self.writer.lines if self.writer is not None else [],
            rival=found.get("rival"),
        )
