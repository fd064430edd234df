"""Positions: who has what where, in a short table (TOML or JSON).

    game = "orleans"
    edition = "2019"
    round = 7
    event = "taxes"
    phase = "actions"
    [[seats]]
    coins = 3
    tracks = { farmers = 2, knights = 1 }
    market = ["marked_farmer", "monk"]
    places = { ship = ["farmer", "-", "technology"] }

What is not said is as at the start of the game; what nobody has lies in the supply. `docs/
positions.md` lists every key. Raises BadPosition, saying where, if it cannot stand on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from scriptorium.core import dumping, reading, registry
from scriptorium.core.errors import BadPosition
from scriptorium.games.orleans import dump
from scriptorium.games.orleans.audit import audit, held
from scriptorium.games.orleans.city import gain_place
from scriptorium.games.orleans.meta import META
from scriptorium.games.orleans.pieces import (
    GONE_GOODS,
    GONE_TECHNOLOGY,
    GOODS,
    KINDS,
    LETTERS,
    MARKED,
    N_KINDS,
    N_TILES,
    NO_GOOD,
    TECHNOLOGY,
    TILES,
    TRACKS,
)
from scriptorium.games.orleans.setup import set_up
from scriptorium.games.orleans.spaces import put
from scriptorium.games.orleans.state import Game, Player
from scriptorium.games.orleans.travel import build_station

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules

KEYS = [
    "game",
    "players",
    "edition",
    "scenario",
    "options",
    "seed",
    "round",
    "event",
    "phase",
    "start",
    "turn",
    "passed",
    "supply",
    "goods_market",
    "technology",
    "citizens_taken",
    "removed_tiles",
    "map",
    "deeds",
    "seats",
]
SEAT_KEYS = [
    "coins",
    "goods",
    "tracks",
    "development",
    "citizens",
    "merchant",
    "stations",
    "station_stock",
    "bag",
    "market",
    "tower",
    "places",
    "tiles",
    "technology",
    "farmer_technology",
]


def position(data: Any, rules_of: Callable[[registry.Config], Rules]) -> Game:
    if not isinstance(data, dict):
        raise BadPosition("position-not-a-table")
    if dumping.is_dump(data):
        return dump.load(data, rules_of)
    reading.keys(data, KEYS, "")
    if data.get("game", META.name) != META.name:
        raise BadPosition("position-game", found=str(data["game"]), wanted=META.name)
    seats = reading.tables(data, "seats", "")
    config = registry.config(
        META.name,
        data.get("players", len(seats)),
        str(data.get("seed", 0)),
        reading.text(data, "edition"),
        reading.text(data, "scenario"),
        {"start": str(data.get("start", 1)), **reading.table(data, "options", "")},
    )
    if len(seats) > config.players:
        raise BadPosition("position-value", where="seats", value=str(len(seats)))
    g = set_up(rules_of(config), config.seed)
    _Builder(g, data).build(seats)
    problems = audit(g)
    if problems:
        raise BadPosition("position-impossible", detail=problems[0])
    return g


class _Builder:
    """Turns a freshly set up game into the position."""

    def __init__(self, g: Game, data: dict[str, Any]) -> None:
        self.g = g
        self.data = data
        self.goods = g.goods[:]  # all goods in the game, by kind
        for good in g.ways:
            if good != NO_GOOD:
                self.goods[good] += 1

    def build(self, seats: list[dict[str, Any]]) -> None:
        g, data = self.g, self.data
        self.deeds()
        self.citizens()
        for index in self.places(reading.items(data, "removed_tiles", ""), "removed_tiles"):
            g.stock &= ~(1 << index)
        for seat, row in enumerate(seats):
            self.player(g.players[seat], row, f"seats[{seat + 1}].")
        self.map()
        self.supplies()
        self.when()

    def places(self, names: list[Any], where: str) -> list[int]:
        tiles = [place.id for place in self.g.rules.places if place.stack]
        return [
            self.g.rules.by_id[tiles[reading.index(name, tiles, where)]].index for name in names
        ]

    def deeds(self) -> None:
        for name, value in reading.table(self.data, "deeds", "").items():
            where = f"deeds.{name}"
            deed = reading.index(name, self.g.rules.deed_names, where)
            for kind, count in enumerate(reading.counts(value, KINDS, where)):
                at = deed * N_KINDS + kind
                if count > self.g.deeds[at]:
                    raise BadPosition("position-too-many", where=where, value=KINDS[kind])
                self.g.deeds[at] -= count

    def citizens(self) -> None:
        rules = self.g.rules
        names = {f"development {s}": b for s, b in enumerate(rules.development_citizens) if b}
        names["boatmen"] = max(rules.boat_citizens)
        names["knights"] = max(rules.knight_citizens)
        for name in reading.items(self.data, "citizens_taken", ""):
            reading.index(name, list(names), "citizens_taken")
            self.g.citizens &= ~names[name]

    def player(self, p: Player, row: dict[str, Any], where: str) -> None:
        reading.keys(row, SEAT_KEYS, where)
        g, rules = self.g, self.g.rules
        p.coins = reading.number(row, "coins", where, p.coins, 0, 999)
        p.development = reading.number(row, "development", where, 0, 0, rules.last_development)
        p.citizens = reading.number(row, "citizens", where, 0, 0, 14)
        p.goods = reading.counts(row.get("goods", []), GOODS, where + "goods")
        for name, value in reading.table(row, "tracks", where).items():
            track = reading.index(name, TRACKS, where + "tracks")
            high = rules.track_last[track]
            p.tracks[track] = reading.number({name: value}, name, where + "tracks.", 0, 0, high)
        p.merchant = reading.index(
            row.get("merchant", rules.towns[rules.start_town]), rules.towns, where + "merchant"
        )
        for town in reading.items(row, "stations", where):
            index = reading.index(town, rules.towns, where + "stations")
            if (g.taken | p.built) >> index & 1 or not p.stations:
                raise BadPosition("position-too-many", where=where + "stations", value=town)
            build_station(g, p, index)
        p.stations = reading.number(row, "station_stock", where, p.stations, 0, p.stations)
        for index in self.places(reading.items(row, "tiles", where), where + "tiles"):
            if not g.stock >> index & 1:
                value = rules.places[index].id
                raise BadPosition("position-too-many", where=where + "tiles", value=value)
            gain_place(g, p, rules.places[index])
        p.tech_free = reading.number(row, "technology", where, 0, 0, 16)
        p.tech_bound = reading.number(row, "farmer_technology", where, 0, 0, 1)
        self.followers(p, row, where)

    def followers(self, p: Player, row: dict[str, Any], where: str) -> None:
        """Marked followers that are not mentioned lie on the market, or in the bag if the market
        is given."""
        p.market = [0] * N_TILES
        for place, tiles in reading.table(row, "places", where).items():
            self.fill(p, place, tiles, f"{where}places.{place}")
        p.bag = reading.counts(row.get("bag", []), TILES, where + "bag")
        p.tower = reading.counts(row.get("tower", []), TILES, where + "tower")
        p.market = reading.counts(row.get("market", []), TILES, where + "market")
        for tile in range(MARKED, N_TILES):
            if not held(self.g, p)[tile]:
                (p.bag if "market" in row else p.market)[tile] += 1
        p.bag_n, p.market_n = sum(p.bag), sum(p.market)
        extra = [m.extra_market for m in self.g.rules.extra_markets if p.owned >> m.index & 1]
        if sum(p.tower) > sum(extra):
            raise BadPosition("position-too-many", where=where + "tower", value=str(sum(p.tower)))
        if p.market_n > self.g.rules.market_spaces:
            raise BadPosition("position-too-many", where=where + "market", value=str(p.market_n))

    def fill(self, p: Player, name: str, tiles: Any, where: str) -> None:
        """Tiles in the order of the printed spaces, "-" for an empty one."""
        rules = self.g.rules
        place = rules.places[reading.index(name, [place.id for place in rules.places], where)]
        if not isinstance(tiles, list) or len(tiles) > len(place.slots):
            raise reading.unusable(where, tiles)
        if not p.owned >> place.index & 1:
            raise BadPosition("position-not-owned", where=where)
        for i, word in enumerate(tiles):
            if word in ("-", ""):
                continue
            tile = reading.index(word, [*TILES, "technology"], where)
            space = place.start + i
            if tile == TECHNOLOGY:
                allowed = (
                    rules.tech_mask >> rules.first[space] & 1 and not p.tech_spaces & place.mask
                )
                p.tech_spaces |= place.mask
            else:
                allowed = bool(p.allowed[tile] >> space & 1)
            if not allowed:
                raise BadPosition("position-not-there", where=where, value=word)
            put(rules, p, tile, rules.first[space])

    def map(self) -> None:
        ids = [row["id"] for row in self.g.rules.tables.data["map"]["connection"]]
        for name, goods in reading.table(self.data, "map", "").items():
            way = reading.index(name, ids, "map")
            spaces = sum(players <= self.g.n for players in self.g.rules.ways[way][3])
            counts = reading.counts(goods, GOODS, f"map.{name}")
            tiles = [good for good, count in enumerate(counts) for _ in range(count)]
            if len(tiles) > spaces:
                raise BadPosition("position-too-many", where=f"map.{name}", value=str(len(tiles)))
            self.g.ways[2 * way : 2 * way + 2] = [*tiles, NO_GOOD, NO_GOOD][:2]

    def supplies(self) -> None:
        """What nobody has; a supply given as smaller than that has lost tiles to torture."""
        g, data = self.g, self.data
        gone = [0] * len(g.gone)
        owned = [held(g, p) for p in g.players]
        for kind in range(N_KINDS):
            sent = range(kind, len(g.deeds), N_KINDS)
            used = sum(counts[kind] for counts in owned)
            used += sum(g.rules.deed_spaces[i] - g.deeds[i] for i in sent)
            left = g.supply[kind] - used
            g.supply[kind] = self.left(left, "supply", KINDS[kind])
            gone[kind] = left - g.supply[kind]
        self.share_goods()
        for good, total in enumerate(self.goods):
            left = total - g.ways.count(good) - sum(p.goods[good] for p in g.players)
            g.goods[good] = self.left(left, "goods_market", GOODS[good])
            gone[GONE_GOODS + good] = left - g.goods[good]
        placed = sum(p.spaces.count(TECHNOLOGY) + p.tech_free + p.tech_bound for p in g.players)
        left = g.technology - placed
        if left < 0:
            raise BadPosition("position-too-many", where="technology", value=str(placed))
        g.technology = reading.number(data, "technology", "", left, 0, left)
        gone[GONE_TECHNOLOGY] = left - g.technology
        g.gone = gone
        if g.rules.coins_limited:
            g.bank = g.rules.coin_limit - sum(p.coins for p in g.players)
            if g.bank < 0:
                raise BadPosition("position-too-many", where="coins", value=str(-g.bank))

    def share_goods(self) -> None:
        """The map is dealt at random: goods that seats hold are taken from connections nobody
        named, in exchange for others of the goods market."""
        g = self.g
        named = reading.table(self.data, "map", "")
        ids = [row["id"] for row in g.rules.tables.data["map"]["connection"]]
        free = [i for i in range(len(g.ways)) if ids[i // 2] not in named]
        left = [
            total - g.ways.count(good) - sum(p.goods[good] for p in g.players)
            for good, total in enumerate(self.goods)
        ]
        for i in free:
            good = g.ways[i]
            most = left.index(max(left))
            if good != NO_GOOD and left[good] < 0 < left[most]:
                g.ways[i] = most
                left[good] += 1
                left[most] -= 1

    def left(self, left: int, supply: str, name: str) -> int:
        if left < 0:
            raise BadPosition("position-too-many", where=supply, value=name)
        return reading.number(
            reading.table(self.data, supply, ""), name, f"{supply}.", left, 0, left
        )

    def when(self) -> None:
        """Round, event, phase; then the game goes on until somebody has to choose."""
        g, data = self.g, self.data
        names = [phase.name for phase in g.rules.phases]
        phase = reading.index(data.get("phase", "planning"), names, "phase")
        if phase == 0 and "round" not in data:
            g.settle()
            return
        g.round = reading.number(data, "round", "", 1, 1, g.rules.rounds)
        self.event()
        if phase < 2:
            g.round -= 1
        else:
            g.event = g.hour_glass[g.round - 1]
            g.rules.events[g.event >> 2].turned_up(g)
        g.phase = phase - 1
        g.settle()
        if names[g.phase] == "actions":
            for seat in reading.items(data, "passed", ""):
                g.passed |= 1 << reading.number({"p": seat}, "p", "passed.", 1, 1, g.n) - 1
            g.turn = reading.number(data, "turn", "", g.start + 1, 1, g.n) - 1
            if g.passed >> g.turn & 1:
                raise BadPosition("position-passed", where="turn", value=str(g.turn + 1))

    def event(self) -> None:
        """The event lies on top: with a letter any such tile, else one of the round's part."""
        g, rules = self.g, self.g.rules
        at = g.round - 1
        words = str(self.data.get("event", "")).split()
        if words:
            wanted = reading.index(words[0], [event.id for event in rules.events], "event")
            letter = reading.index(words[1], LETTERS, "event") if len(words) > 1 else None
            order = g.hour_glass[:]
            part = self.part(at) if letter is None else range(len(order))
            found = [i for i in part if order[i] >> 2 == wanted and letter in (None, order[i] & 3)]
            if not found or len(words) > 2:
                raise BadPosition("position-event", where="event", value=" ".join(words))
            order[at], order[found[0]] = order[found[0]], order[at]
            g.hour_glass = order

    def part(self, at: int) -> range:
        start = 0
        for part in self.g.rules.hour_glass:
            if at < start + len(part):
                break
            start += len(part)
        return range(start, start + len(part))
