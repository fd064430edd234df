"""Phase 1, the hour glass, and phase 7, the start player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.core.frames import Phase
from scriptorium.games.orleans.pieces import LETTERS
from scriptorium.games.orleans.scoring import award_most_stations

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game


class HourGlass(Phase["Game"]):
    """The top tile is turned up; its event belongs to this round only (ORL-HGL-1)."""

    name = "hour-glass"

    def begin(self, g: Game) -> None:
        g.round += 1
        g.event = g.hour_glass[g.round - 1]
        g.banned = 0
        g.no_gain = 0
        g.barriers += 1
        event = g.rules.events[g.event >> 2]
        if g.sink is not None:
            letter = LETTERS[g.event & 3]
            g.emit("round", None, round=g.round, event=event.id, letter=letter, start=g.start)
        event.turned_up(g)


class StartPlayer(Phase["Game"]):
    """The token goes to the left (ORL-RND-4); after the last round comes the scoring."""

    name = "start-player"

    def begin(self, g: Game) -> None:
        g.start = (g.start + 1) % g.n
        if g.round == g.rules.rounds:
            award_most_stations(g)
            g.finish()
            if g.sink is not None:
                result = g.result()
                g.emit("game-over", None, points=result["points"], ranks=result["ranks"])
