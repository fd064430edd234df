"""Travelling Salesman: alone, fifteen rounds, five deliveries (INV-SALE)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.frames import Frame
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.components import Components
from scriptorium.games.orleans.pieces import KINDS
from scriptorium.games.orleans.scenarios import data
from scriptorium.games.orleans.scenarios.claiming import ObjectiveScenario
from scriptorium.games.orleans.scenarios.feeding import Feed
from scriptorium.games.orleans.tables import tables

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game

NAME: Final = "salesman"
LIKE_PLAYERS: Final = 4  # goods as for so many (INV-SALE-4)


class Salesman(ObjectiveScenario):
    def components(self, players: int, edition: str, options: dict[str, Any]) -> Components:
        """INV-SALE-1 to INV-SALE-5, INV-GEN-4, INV-GEN-20."""
        row = data.scenario(NAME)
        out = Components(tables(), edition)
        out.supplies(tables(), LIKE_PLAYERS)
        # Those in the market from the start come on top of the supply (INV-SALE-2, INV-R49).
        extra = row["extra_start_followers"]
        out.followers = [row["setup_followers"][kind] + extra.count(kind) for kind in KINDS]
        out.technology = row["technology_tiles"]
        out.start_coins = row["start_coins"]
        out.coins_limited = False
        out.start_tiles = row["start_place_tiles"]
        out.tiles = data.place_tiles([*row["place_tiles"], *out.start_tiles])
        out.fixed_events(row["events"]["list"])
        return out

    def frames(self) -> dict[str, Callable[..., Frame[Any]]]:
        return {**ObjectiveScenario.frames(self), "feed": Feed}

    def set_up(self, g: Game, chance: Stream) -> None:
        """INV-SALE-2, INV-SALE-6: neither citizens nor stations."""
        ObjectiveScenario.set_up(self, g, chance)
        g.citizens = 0
        (p,) = g.players
        p.stations = 0
        for name in data.scenario(NAME)["extra_start_followers"]:
            kind = KINDS.index(name)
            g.supply[kind] -= 1
            p.market[kind] += 1
            p.market_n += 1

    def citizens_won(self, g: Game) -> int:
        return 0

    def limit_rule(self, ordered: bool) -> str:
        return "INV-SALE-24" if ordered else "INV-SALE-23"


SCENARIO = Salesman(NAME)
