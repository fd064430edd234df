"""Events that concern the team: the speaker, who is the start player, decides for all.

Legal steps are those after which the whole demand can still be met (INV-COOP-89). That is
arithmetic: each step takes as much from what the team has as from what it owes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.events import Event
from scriptorium.games.orleans.scenarios.city_defense.city import (
    short,
)

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamEvent(Event):
    """In phase 6, once for all; nobody is struck alone."""

    def begin(self, g: Game) -> None:
        if g.sink is not None:
            g.emit("strikes", None, event=self.id, letter=g.rules.event_letter(g.event))
        self.meet(g)

    def meet(self, g: Game) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(SeatFrame["Game"]):
    """One step of the speaker after the other, `left` to go."""

    team = True

    def __init__(self, seat: int, left: int) -> None:
        SeatFrame.__init__(self, seat)
        self.left = left

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.left]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"left": self.left, "event": g.rules.event(g.event).id}

    def begin(self, g: Game) -> bool:
        if self.left and self.legal(g, self.seat):
            return True
        g.frames.pop()
        return False

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return short(g.rules.event(g.event).rule)
