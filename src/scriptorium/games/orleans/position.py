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
from scriptorium.core.events import Event
from scriptorium.games.orleans import dump
from scriptorium.games.orleans.audit import audit, held
from scriptorium.games.orleans.city import gain_place, lose_place
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
    TRADER,
)
from scriptorium.games.orleans.setup import set_up
from scriptorium.games.orleans.spaces import put
from scriptorium.games.orleans.state import Game, Player
from scriptorium.games.orleans.travel import put_station

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
    "coming",
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


def position(
    data: Any, rules_of: Callable[[registry.Config], Rules], sink: list[Event] | None = None
) -> Game:
    if not isinstance(data, dict):
        raise BadPosition("position-not-a-table")
    if dumping.is_dump(data):
        return dump.load(data, rules_of)
    if data.get("game", META.name) != META.name:
        raise BadPosition("position-game", found=str(data["game"]), wanted=META.name)
    if "scenario" not in data:
        reading.keys(data, KEYS, "")
    seats = reading.tables(data, "seats", "")
    config = registry.config(
        META.name,
        data.get("players", len(seats)),
        str(data.get("seed", 0)),
        reading.text(data, "edition"),
        reading.text(data, "scenario"),
        {"start": str(data.get("start", 1)), **reading.table(data, "options", "")},
    )
    rules = rules_of(config)
    reading.keys(data, [*KEYS, *rules.scenario.position_keys()], "")
    if len(seats) > config.players:
        raise BadPosition("position-value", where="seats", value=str(len(seats)))
    g = set_up(rules, config.seed)
    Builder(g, data, sink).build(seats)
    dumping.standing(META, audit(g))
    return g


class Builder:
    """Turns a freshly set up game into the position."""

    def __init__(self, g: Game, data: dict[str, Any], sink: list[Event] | None) -> None:
        self.g = g
        self.data = data
        self.sink = sink
        self.goods = g.goods[:]  # all goods in the game, by kind
        self.from_start = g.players[0].owned  # every player has the same
        for good in g.ways:
            if good != NO_GOOD:
                self.goods[good] += 1

    def build(self, seats: list[dict[str, Any]]) -> None:
        g = self.g
        self.deeds()
        self.citizens()
        self.tiles_in_game(seats)
        for seat, row in enumerate(seats):
            self.player(g.players[seat], row, f"seats[{seat + 1}].")
        self.map()
        g.rules.scenario.position(self)
        self.supplies()
        self.when()

    def places(self, names: list[Any], where: str) -> list[int]:
        tiles = [place.id for place in self.g.rules.places if place.stack]
        return [
            self.g.rules.by_id[tiles[reading.index(name, tiles, where)]].index for name in names
        ]

    def tiles_in_game(self, seats: list[dict[str, Any]]) -> None:
        """Which tiles are drawn is chance: one that a seat has was among them, in place of one that
        nobody has. A tile owned from the start may be out of the game (ORL-TORT-8)."""
        g, places = self.g, self.g.rules.places
        had = [
            index
            for seat, row in enumerate(seats, 1)
            for index in self.places(
                reading.items(row, "tiles", f"seats[{seat}]."), f"seats[{seat}].tiles"
            )
        ]
        for index in had:
            stock = [place for place in places if g.stock >> place.index & 1]
            spare = [
                place.index
                for place in stock
                if place.stack == places[index].stack and place.index not in had
            ]
            if spare and not (g.stock | g.rules.start_tiles) >> index & 1:
                g.stock ^= 1 << index | 1 << spare[-1]
        for index in self.places(reading.items(self.data, "removed_tiles", ""), "removed_tiles"):
            g.stock &= ~(1 << index)
            for p in g.players:
                if p.owned >> index & 1:
                    lose_place(g, p, places[index])

    def deeds(self) -> None:
        for name, value in reading.table(self.data, "deeds", "").items():
            where = f"deeds.{name}"
            deeds = self.g.rules.deeds
            deed = deeds[reading.index(name, [one.id for one in deeds], where)]
            for kind, count in enumerate(reading.counts(value, KINDS, where)):
                if count > deed.free(self.g)[kind]:
                    raise BadPosition("position-too-many", where=where, value=KINDS[kind])
                self.g.deeds[deed.first + kind] -= count
            if not sum(deed.free(self.g)):
                self.g.citizens &= ~deed.citizen

    def citizens(self) -> None:
        names = self.g.rules.citizen_names
        for name in reading.items(self.data, "citizens_taken", ""):
            self.g.citizens &= ~(1 << reading.index(name, names, "citizens_taken"))

    def player(self, p: Player, row: dict[str, Any], where: str) -> None:
        reading.keys(row, SEAT_KEYS, where)
        g, rules = self.g, self.g.rules
        p.coins = reading.number(row, "coins", where, p.coins, 0, 999)
        p.development = reading.number(row, "development", where, 0, 0, rules.last_development)
        p.furthest = p.development
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
            taken = p.built if rules.scenario.towns_shared(rules) else p.built | g.taken
            if taken >> index & 1 or not p.stations:
                raise BadPosition("position-too-many", where=where + "stations", value=town)
            put_station(g, p, index)
        p.stations = reading.number(row, "station_stock", where, p.stations, 0, p.stations)
        for index in self.places(reading.items(row, "tiles", where), where + "tiles"):
            if not g.stock >> index & 1:
                value = rules.places[index].id
                raise BadPosition("position-too-many", where=where + "tiles", value=value)
            gain_place(g, p, rules.places[index])
        self.traders(p, row, where)
        p.tech_free = reading.number(row, "technology", where, 0, 0, 16)
        p.tech_bound = reading.number(row, "farmer_technology", where, 0, 0, 1)
        self.followers(p, row, where)

    def traders(self, p: Player, row: dict[str, Any], where: str) -> None:
        """Each place tile came with a step on the traders track (ORL-CITY-1), but for those owned
        from the start (INV-GEN-21)."""
        rules = self.g.rules
        tiles = (p.owned & rules.all_tiles & ~rules.start_tiles).bit_count()
        if TRACKS[TRADER] not in reading.table(row, "tracks", where):
            p.tracks[TRADER] = min(tiles, rules.track_last[TRADER])
        if tiles > p.tracks[TRADER]:
            steps = p.tracks[TRADER]
            raise BadPosition("position-traders", where=where + "tiles", have=tiles, steps=steps)

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
        reading.keys(reading.table(data, "supply", ""), KINDS, "supply.")
        reading.keys(reading.table(data, "goods_market", ""), GOODS, "goods_market.")
        gone = [0] * len(g.gone)
        owned = [held(g, p) for p in g.players]
        for kind in range(N_KINDS):
            used = sum(counts[kind] for counts in owned)
            used += sum(one.sent(g)[kind] for one in g.rules.destinations)
            left = g.rules.components.followers[kind] - used
            g.supply[kind] = self.left(left, "supply", KINDS[kind])
            gone[kind] = left - g.supply[kind]
        self.share_goods()
        for good, total in enumerate(self.goods):
            left = total - self.goods_out(good)
            g.goods[good] = self.left(left, "goods_market", GOODS[good])
            gone[GONE_GOODS + good] = left - g.goods[good]
        placed = sum(p.spaces.count(TECHNOLOGY) + p.tech_free + p.tech_bound for p in g.players)
        placed += g.rules.scenario.technology_elsewhere(g)
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

    def goods_out(self, good: int) -> int:
        """How many of a good are not in the goods market."""
        g = self.g
        had = g.ways.count(good) + sum(p.goods[good] for p in g.players)
        return had + g.rules.scenario.goods_elsewhere(g)[good]

    def share_goods(self) -> None:
        """The map is dealt at random: goods that seats hold are taken from connections nobody
        named, in exchange for others of the goods market."""
        g = self.g
        named = reading.table(self.data, "map", "")
        ids = [row["id"] for row in g.rules.tables.data["map"]["connection"]]
        free = [i for i in range(len(g.ways)) if ids[i // 2] not in named]
        left = [total - self.goods_out(good) for good, total in enumerate(self.goods)]
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
        acting = names[phase] == "actions"
        reading.only_with(data, ["turn", "passed"], acting, 'phase = "actions"')
        g.phase = phase - 1
        first = g.rules.repeat  # the hour glass
        if phase < first and "round" not in data:
            g.settle_telling(self.sink)
            return
        self.hour_glass()
        if phase <= first:
            g.round -= 1
        else:
            g.event = g.hour_glass[g.round - 1]
            g.rules.event(g.event).turned_up(g)
        g.settle_telling(self.sink)
        if acting:
            for seat in reading.items(data, "passed", ""):
                g.passed |= 1 << reading.number({"p": seat}, "p", "passed.", 1, 1, g.n) - 1
            g.turn = reading.number(data, "turn", "", g.start + 1, 1, g.n) - 1
            if g.passed >> g.turn & 1:
                raise BadPosition("position-passed", where="turn", value=str(g.turn + 1))

    def hour_glass(self) -> None:
        """The round, its event and those of the rounds after it. Tiles named change places with
        those dealt there, within their part of the hour glass (ORL-SET-20, ORL-SET-21)."""
        g, data = self.g, self.data
        coming = reading.items(data, "coming", "")
        named = [("coming", name) for name in coming]
        wanted = [("event", data["event"]), *named] if "event" in data else named
        usual = 1 if "event" not in data else self.first_round(str(data["event"]))
        g.round = reading.number(data, "round", "", usual, 1, g.rules.rounds)
        first = g.round - 1 if "event" in data else g.round
        if first + len(wanted) > g.rules.rounds:
            raise BadPosition("position-too-many", where="coming", value=str(len(coming)))
        g.hour_glass = g.hour_glass[:]
        for at, (where, name) in enumerate(wanted, first):
            part = self.part(at)
            fits = [i for i in part if self.shows(g.hour_glass[i], str(name))]
            free = [i for i in fits if not first <= i < at]
            boxed = [tile for tile in self.boxed(at) if self.shows(tile, str(name))]
            if not free and boxed:
                g.hour_glass[at] = boxed[0]
                continue
            if not free:
                known = {g.rules.events[g.hour_glass[i] >> 2].id for i in part}
                raise BadPosition(
                    "position-event",
                    where=where,
                    value=str(name)[:40],
                    round=at + 1,
                    known=", ".join(sorted(known)),
                )
            other = at if at in free else free[-1]
            order = g.hour_glass
            order[at], order[other] = order[other], order[at]

    def first_round(self, name: str) -> int:
        """The first one in whose part of the hour glass the event is; 1 if there is none."""
        at = [at for at in range(self.g.rules.rounds) if self.in_part(at, name)]
        return at[0] + 1 if at else 1

    def in_part(self, at: int, name: str) -> bool:
        dealt = [self.g.hour_glass[i] for i in self.part(at)]
        return any(self.shows(tile, name) for tile in dealt + self.boxed(at))

    def shows(self, tile: int, name: str) -> bool:
        """Whether a tile is meant, by its event or by event and letter."""
        event = self.g.rules.events[tile >> 2].id
        return name in (event, f"{event} {LETTERS[tile & 3]}")

    def part(self, at: int) -> range:
        start = 0
        for count in self.g.rules.dealt:
            if at < start + count:
                break
            start += count
        return range(start, start + count)

    def boxed(self, at: int) -> list[int]:
        """The tiles of the same part that were not dealt."""
        dealt = self.g.hour_glass
        parts = [part for part in self.g.rules.hour_glass if dealt[at] in part]
        return [tile for part in parts for tile in part if tile not in dealt]
