"""What a scenario adds to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.rng import Stream

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Slice:
    """A scenario's own part of the state (`Game.own`). The base game has none: an empty one, which
    all its states share."""

    def copy(self) -> Slice:
        return self

    def dump(self) -> dict[str, Any]:
        """Plain values from which `Scenario.load_slice` makes an equal one."""
        return {}

    def hide(self, g: Game, seat: int | None, chance: Stream) -> None:
        """Deal anew what a seat cannot know; called on a copy that nobody else has."""

    def show(self, g: Game) -> None:
        """Everybody knows what lies on the table; called on such a copy too."""


NOTHING: Final = Slice()
