"""What a scenario adds to the picture, found by its name: `scenarios/NAME_picture.py` with a value
PICTURE. A scenario without such a module looks like the base game."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from typing import Any

from scriptorium.drawing import Block, Line, Row, Translator
from scriptorium.games.orleans import scenarios


class ScenarioPicture:
    """The base game: nothing is added."""

    # Whether points are counted: else nothing is said of them.
    counts_points = True
    # The panel that comes first with a question of its own, by kind.
    first_panels: dict[str, str] = {}

    def title(self, view: dict[str, Any], t: Translator) -> Line:
        """What comes before the round at the top of the screen."""
        return []

    def header(self, view: dict[str, Any], t: Translator, width: int) -> list[Line]:
        """Lines below the event of the round."""
        return []

    def blocks(self, view: dict[str, Any], t: Translator, width: int) -> list[Block]:
        """Shown like tracks, deeds and supplies."""
        return []

    def citizens(self, view: dict[str, Any]) -> list[str]:
        """The towns in which a citizen lies."""
        return []

    def menu(
        self, view: dict[str, Any], decision: dict[str, Any], t: Translator
    ) -> list[Row] | None:
        """The menu of a question of its own, where a list is not good enough."""
        return None


BASE = ScenarioPicture()


@functools.cache
def find(name: str) -> ScenarioPicture:
    module = f"{scenarios.module(name)}_picture"
    if importlib.util.find_spec(module) is None:
        return BASE
    found: ScenarioPicture = importlib.import_module(module).PICTURE
    return found


def scenario_of(view: dict[str, Any]) -> ScenarioPicture:
    return find(view["scenario"])
