"""What all scenarios of Invasion have in common: its place tiles and its kinds of events.

Its tiles may also be mixed into the base game (INV-TILE-28).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from scriptorium.core.codec import ActionText
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.frames import Frame
from scriptorium.games.orleans.components import Components
from scriptorium.games.orleans.events import Event
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.scenario import BASE, FRAMES, Scenario
from scriptorium.games.orleans.scenarios import data
from scriptorium.games.orleans.scenarios.events import (
    KINDS_OF_SCENARIO_EVENTS,
    ReturnTechnology,
)
from scriptorium.games.orleans.scenarios.stations import (
    TAVERN,
    BuyWine,
    JointGuildhall,
    Tavern,
    Vineyard,
    offer_wine,
)
from scriptorium.games.orleans.scenarios.tiles import Copy, StageCoach, Well
from scriptorium.games.orleans.scenarios.trade import (
    BlackMarket,
    Depot,
    MarketStand,
    Transactions,
    trade_texts,
)

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player

PLACES: dict[str, type[Place]] = {
    "guildhall": JointGuildhall,
    "market_stand": MarketStand,
    "tavern": Tavern,
    "well": Well,
    "black_market": BlackMarket,
    "vineyard": Vineyard,
    "depot": Depot,
    "stage_coach": StageCoach,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Invasion(Scenario):
    """A scenario of Invasion, or the base game with its tiles."""

    def tables(self) -> list[str]:
        """The tables of the data that only this scenario uses."""
        return [f"scenario.{self.name.replace('-', '_')}"]

    def reconstructed(self, rules: Rules) -> list[dict[str, Any]]:
        """By the last name of the table; place tiles together, those that are in the game."""
        found = data.reconstructed(self.tables())
        out: list[dict[str, Any]] = [{"what": table.rsplit(".", 1)[-1]} for table in found]
        unsure = [one.rsplit(".", 1)[-1] for one in data.reconstructed(["place_tiles.tile"])]
        tiles = [place.id for place in rules.places if place.id in unsure]
        return [*out, {"what": "place_tiles", "places": tiles}] if tiles else out

    def frames(self) -> dict[str, Callable[..., Frame[Any]]]:
        return {
            **FRAMES,
            "copy": Copy,
            "transactions": Transactions,
            "buy-wine": BuyWine,
            "return-technology": ReturnTechnology,
        }

    def place_class(self, name: str) -> type[Place]:
        return PLACES.get(name) or Scenario.place_class(self, name)

    def event_class(self, kind: str) -> type[Event]:
        return KINDS_OF_SCENARIO_EVENTS[kind]

    def action_texts(self, rules: Rules) -> Iterator[ActionText]:
        return trade_texts()

    def towns_shared(self, rules: Rules) -> bool:
        return TAVERN in rules.by_id

    def station_built(self, g: Game, p: Player, town: int) -> None:
        offer_wine(g, p, town)


class WithTiles(Invasion):
    """The base game with the seven place tiles mixed in (INV-TILE-28, ORL-VAR-9)."""

    def components(self, players: int, edition: str, options: dict[str, Any]) -> Components:
        out = Scenario.components(self, players, edition, options)
        out.add_tiles(data.invasion()["place_tiles"]["tile"])
        return out


SCENARIO = WithTiles(BASE.name)
