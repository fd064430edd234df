"""Questions that follow from a choice already made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.frames import SeatFrame

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class FollowUp(SeatFrame["Game"]):
    """How something chosen is done: from where, with what, in which direction. Where there is one
    way only, nobody is asked. The moves of a turn and the actions of a duty always are: there
    somebody may want to take back what led to them."""

    def begin(self, g: Game) -> bool:
        options = self.legal(g, self.seat)
        if len(options) != 1:
            return True
        self.apply(g, self.seat, options[0])
        return False
