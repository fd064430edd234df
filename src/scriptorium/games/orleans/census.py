"""Phase 2: the census."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.core.frames import Phase
from scriptorium.games.orleans.pieces import FARMER
from scriptorium.games.orleans.supply import receive
from scriptorium.games.orleans.torture import demand

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game


class Census(Phase["Game"]):
    """A sole leader on the farmers track receives a coin, with three or more players a sole last
    one pays a coin (ORL-CEN)."""

    name = "census"

    def begin(self, g: Game) -> None:
        positions = [p.tracks[FARMER] for p in g.players]
        front, back = max(positions), min(positions)
        if front == back:
            return
        if positions.count(front) == 1:
            leader = g.players[positions.index(front)]
            if g.sink is not None:
                g.emit("census-leads", leader.seat)
            receive(g, leader, 1)
        if g.n > 2 and positions.count(back) == 1:
            last = g.players[positions.index(back)]
            if g.sink is not None:
                g.emit("census-last", last.seat)
            demand(g, last, 1)
