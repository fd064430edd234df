"""What one player of City Defense needs for the own card and for dues, and therefore keeps."""

from __future__ import annotations

from typing import Any, Final

from scriptorium.games.orleans.pieces import GOODS, KINDS, N_GOODS, TECHNOLOGY
from scriptorium.games.orleans.scenarios import data
from scriptorium.games.orleans.scenarios.city_defense.characters import cards, character
from scriptorium.games.orleans.scenarios.city_defense.city import city, warehouse_goal
from scriptorium.games.orleans.state import Game, Player

GRAIN: Final = 0
CHEESE: Final = 1
WINE: Final = 2
WOOL: Final = 3
BROCADE: Final = 4
DRAPERY: Final = (BROCADE, WOOL)
VICTUALS: Final = (WINE, CHEESE, GRAIN)
AHEAD: Final = 3  # rounds for which coins for dues are kept


class Share:
    """What one player needs for the own card and for dues, and therefore keeps."""

    def __init__(self, g: Game, p: Player) -> None:
        self.character: str = character(g, p)
        index = city(g).characters[p.seat]
        wanted: dict[str, Any] = cards()[index]["requires"] if index >= 0 else {}
        rules = g.rules
        self.kept: list[int] = [0] * N_GOODS
        self.wants: list[int] = [0] * N_GOODS  # goods asked for beyond those at hand
        self.coins_kept: int = 0
        self.value_missing: int = 0  # points of goods (and coins)
        self.value_of: tuple[int, ...] = ()
        self.counts_coins: bool = False
        self.development: int = 0
        self.tracks: list[int] = []
        self.monks: int = 0
        self.technology: int = 0
        self.technology_spare: int = 1  # tiles beyond those the card asks for
        self.tiles: int = 0
        self.towns: int = 0
        self.stations: int = 0
        self.citizens: int = 0
        for name, value in wanted.items():
            if name == "development_space_with_status":
                self.development = rules.status.index(value)
            elif name == "stations_in":
                for town in value:
                    self.towns |= 1 << rules.towns.index(town)
                self.towns &= ~p.built
            elif name == "place_tiles":
                self.tiles = max(0, value - (p.owned & rules.all_tiles).bit_count())
            elif name == "trading_stations":
                self.stations = max(0, value - p.built.bit_count())
            elif name == "coins":
                self.coins_kept = value
            elif name == "own_citizens":
                self.citizens = max(0, value - p.citizens)
            elif name == "track_end":
                kind = KINDS.index(TRACK_KIND[value])
                if p.tracks[kind] < rules.track_last[kind]:
                    self.tracks.append(kind)
            elif name == "technology_tiles":
                have = p.spaces.count(TECHNOLOGY) + p.tech_free + p.tech_bound
                self.technology = max(0, value - have)
                self.technology_spare = have - value
            elif name == "followers":
                self.monks = value["monk"]
            elif name == "goods":
                for good, count in value.items():
                    self.want(p, GOODS.index(good), count)
            elif name == "vp_from":
                self.collect(g, p, value, wanted["vp"])
        self.dues: list[dict[str, Any]] = []
        if self.character == "estate_manager":
            self._dues(g, p)

    def want(self, p: Player, good: int, count: int) -> None:
        self.kept[good] = max(self.kept[good], min(p.goods[good], count))
        self.wants[good] = max(self.wants[good], count - p.goods[good])

    def collect(self, g: Game, p: Player, sources: list[str], value: int) -> None:
        """The dearest first, until they are enough."""
        self.counts_coins = "coins" in sources
        self.value_of = DRAPERY if self.counts_coins else VICTUALS
        left = value
        full = warehouse_goal(g.rules) == city(g).warehouse
        for good in self.value_of if full or self.counts_coins else spared(g):
            worth = g.rules.goods_points[good]
            count = min(p.goods[good], -(-max(0, left) // worth))
            self.kept[good] = count
            left -= count * worth
        if self.counts_coins:
            self.coins_kept = max(0, left)
            left -= p.coins
        self.value_missing = max(0, left)

    def _dues(self, g: Game, p: Player) -> None:
        """What the Estate Manager owes at the end of this and later rounds."""
        for due in data.invasion()["characters"]["dues"]["list"]:
            ahead = due["round"] - g.round
            paid = ahead == 0 and g.rules.phases[g.phase].name in ("dues", "start-player")
            if ahead < 0 or paid or due["round"] > g.rules.rounds:
                continue
            self.dues.append(due)
            kind = due["kind"]
            if kind == "coins":
                if ahead <= AHEAD:
                    self.coins_kept += due["amount"]
            elif kind == "good":
                self.want(p, GOODS.index(due["good"]), due["amount"])
            elif kind == "trading_station" and not p.built:
                self.stations = max(self.stations, 1)
            elif kind == "place_tile" and not p.owned & g.rules.all_tiles:
                self.tiles = 1
            elif kind == "technology_tile":
                self.technology_spare = p.spaces.count(TECHNOLOGY) + p.tech_free + p.tech_bound - 1
                self.technology = int(self.technology_spare < 0)
            elif kind == "development":
                self.development = max(self.development, due["amount"])


def spared(g: Game) -> list[int]:
    """The goods of the Warehouse, those it has enough of first, then the dearest."""
    goal, have = warehouse_goal(g.rules), city(g).warehouse
    return sorted(VICTUALS, key=lambda good: (have[good] < goal[good], -good))


TRACK_KIND: Final = {"knights": "knight", "boatmen": "boatman"}
