"""One game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from scriptorium.bots.base import Bot, consult
from scriptorium.core import record, registry
from scriptorium.core.state import State


@dataclass(frozen=True)
class Result:
    """What came of a game. Lists go by seat.

    `decisions` counts every action, `forced` those among them that were the only legal one.
    `lines` is the record, empty if nobody asked for it.
    """

    points: list[int]
    ranks: list[int]
    sources: dict[str, list[int]]
    decisions: int
    forced: int
    rounds: int
    lines: list[str]

    @property
    def winners(self) -> list[int]:
        """The seats that share the victory, usually one."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

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
        legal = state.legal(seat)
        chosen = legal if len(legal) == 1 else consult(self.bots[seat], state, seat, self.budget)
        if not chosen or chosen[0] not in legal:
            raise ValueError(f"bot {self.bots[seat].name} chose {chosen}, legal are {legal}")
        self.take(seat, chosen[0], legal)
        for action in chosen[1:]:
            if seat not in state.to_act:
                return
            legal = state.legal(seat)
            if action not in legal:
                return
            self.take(seat, action, legal)

    def take(self, seat: int, action: int, legal: list[int]) -> None:
        self.decisions += 1
        self.forced += len(legal) == 1
        if self.writer is not None:
            self.write(seat=seat, do=self.state.ruleset.codec.text(action))
        self.state.apply(seat, action)

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
            decisions=self.decisions,
            forced=self.forced,
            # No part of the contract: not every game has rounds.
            rounds=getattr(self.state, "round", 0),
            lines=self.writer.lines if self.writer is not None else [],
        )
