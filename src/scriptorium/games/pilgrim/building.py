"""What a building is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.core.compiling import mypyc_attr
from scriptorium.games.pilgrim.pieces import BUILDINGS

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

NO_FEE = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Building:
    """A building that marks itself as in use."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.id = BUILDINGS[index]
        self.rule = f"PIL-BUIL-{self.id.upper()}"

    def moments(self, printed: list[int]) -> list[int]:
        """When it can be used, from the timing in the data."""
        return printed

    def adds_action(self, moment: int) -> bool:
        """Whether it brings a further action to a duty that has none left."""
        return False

    def possible(self, g: Game, p: Player, moment: int, fee: int) -> bool:
        """Whether its effect can be had now, after a fee of one resource (NO_FEE: none)."""
        return True

    def use(self, g: Game, p: Player, moment: int) -> None:
        p.active |= 1 << self.index
