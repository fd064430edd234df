"""An adviser that thinks nothing, for tests of what is done with advice."""

from __future__ import annotations

from typing import ClassVar

from scriptorium.bots.advice import Candidate, Outlook, Part
from scriptorium.bots.base import Bot
from scriptorium.core.state import State


class Counting(Bot):
    """The fewer actions, the better; of several choices it takes the first legal ones."""

    name: ClassVar[str] = "counting"

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        return state.legal(seat)[:1]

    def advise(
        self, state: State, seat: int, count: int, also: list[list[int]] | None = None
    ) -> list[Candidate]:
        own = [self.row(state, seat, length) for length in range(count, 0, -1)]
        judged = [self.judged(actions) for actions in (*own, *(also or []))]
        return sorted(judged, key=lambda one: -one.score)

    def row(self, state: State, seat: int, length: int) -> list[int]:
        """The first legal action, again and again, in the same frame."""
        state, frame, out = state.copy(), state.frames[-1], []
        while len(out) < length and state.frames and state.frames[-1] is frame:
            if seat not in state.to_act:
                break
            out.append(state.legal(seat)[0])
            state.apply(seat, out[-1])
        return out

    def judged(self, actions: list[int]) -> Candidate:
        value = 100.0 - len(actions)
        parts = [Part("number", float(len(actions)), {"count": len(actions)})]
        return Candidate(actions, value, value - 10, value + 10, value, parts)

    def outlook(self, state: State) -> Outlook:
        points = state.result()["points"]
        value = [float(one + 10) for one in points]
        return Outlook(value, value, value, [1 / len(value)] * len(value))
