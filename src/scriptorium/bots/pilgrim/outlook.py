"""What the roads still promise: the best goal for the open road, or for a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from scriptorium.bots.pilgrim.plans import Stretches, distances, lengths, map_of
from scriptorium.bots.pilgrim.weights import Weights
from scriptorium.games.pilgrim.hexes import NOWHERE
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    COIN,
    EMPTY,
    LAY,
    PIETY,
    ROAD_ENGINEER,
    STONE,
    UPGRADE,
    VERB,
    A,
)
from scriptorium.games.pilgrim.state import NO_ROUTE
from scriptorium.games.pilgrim.trails import length, roads_since_shrine, shrines

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

FAR: Final = 99
MANY: Final = 6
TRIED: Final = 3
TILES_A_TURN: Final = 2  # with a majority and no Road Engineer
DETOUR: Final = 5  # tiles more than the shortest way
TO_SHRINE: Final = 3  # tiles to one that ends a road for the time being
HALF: Final = 0.5  # of a turn: with just as many turns as needed a plan may come off


class Way(NamedTuple):
    """A road to a goal: points less costs (but for the work of laying it), the income of each turn
    after it, and its needs."""

    net: float
    income: float
    tiles: int
    coins: int
    piety: int


class Plan(NamedTuple):
    """The best way, as far as there is time for it."""

    net: float
    stone: int
    coins: int


NO_PLAN: Final = Plan(0.0, 0, 0)


class Start(NamedTuple):
    """Where a road may go on: the places of its next tile, and what lies behind it."""

    places: list[int]
    shrines: int
    roads: int
    tiles: int
    acolytes: int  # for its first tile


class Goal(NamedTuple):
    hex: int
    far: dict[int, int]
    points: int
    piety: int
    coins: int


class Outlook:
    """The goals of one map, seen by one player; asked for many positions of one turn."""

    def __init__(self, g: Game, seat: int, w: Weights, pilgrim: float) -> None:
        self.w = w
        self.pilgrim = pilgrim
        self.stretches = Stretches(w.work + w.piety, pilgrim)
        self.sites: dict[int, Goal] = {}
        self.ports: dict[int, Goal] = {}
        self.known: dict[tuple[object, ...], list[Way]] = {}
        self._goals(g, g.players[seat])

    def _goals(self, g: Game, p: Player) -> None:
        board, tables = g.rules.board, g.rules.tables
        self.map = map_of(g)
        allowed = self.map.quadrants
        for quadrant, place in enumerate(g.site_places):
            if allowed >> quadrant & 1 and not p.sites >> quadrant & 1:
                tile = g.sites[quadrant]
                self.sites[quadrant] = Goal(
                    board.rim[place],
                    distances(self.map, board.rim[place]),
                    tables.site_points[tile],
                    tables.site_piety[tile],
                    tables.site_coins[tile],
                )
        for port, hex_ in enumerate(board.ports):
            if not p.ports >> port & 1:
                self.ports[port] = Goal(hex_, distances(self.map, hex_), 0, 0, 0)

    def plan(self, g: Game, p: Player, turns: int) -> Plan:
        """The best for the roads of a player with so many turns to come."""
        w, stock = self.w, p.stock
        pace = TILES_A_TURN + 1 if p.activities[ROAD_ENGINEER] else TILES_A_TURN
        work = w.work * TILES_A_TURN / pace
        best, top = None, 0.0
        for way in self.ways(g, p):
            net, income, tiles, coins, piety = way
            missing = max(0, tiles - stock[STONE]) + max(0, piety - stock[PIETY])
            missing += max(0, coins - stock[COIN])
            needed = tiles / pace + missing / w.turn_yield
            net -= tiles * work
            if income:
                net += income * (turns - needed)
            chance = (w.share * turns + HALF - needed) / (1 + w.pace * needed)
            if chance < 1:
                net *= chance
            net *= w.patience**needed
            if net > top and chance > 0:
                best, top = way, net
        return NO_PLAN if best is None else Plan(top, best.tiles, best.coins)

    def ways(self, g: Game, p: Player) -> list[Way]:
        """All that might be best for somebody with some stock and some time."""
        supply = g.tiles[g.rules.shrine]
        key = (p.routes, p.open, p.sites, p.ports, g.favours, supply, EMPTY in p.slots)
        found = self.known.get(key)
        if found is None:
            out: list[Way] = []
            for start in starts(g, p):
                self._to_sites(g, p, start, supply, out)
                self._to_shrines(start, supply, out)
                if not start.shrines:
                    self._to_ports(p, start, out)
            found = self.known[key] = rid_of_worse(out)
        return found

    def best_tiles(self, g: Game, actions: list[int]) -> list[int]:
        """Of many places for a tile those that lead nearest to each goal."""
        tiles = [a for a in actions if a >> VERB in (LAY >> VERB, UPGRADE >> VERB)]
        if len(tiles) <= MANY:
            return actions
        after = g.rules.board.next
        best: set[int] = set()
        ends = [after[(a >> A & A_MASK) * 6 + (a & 7)] * 6 + ((a & 7) + 3) % 6 for a in tiles]
        for goal in [*self.sites.values(), *self.ports.values()]:
            ways = [goal.far.get(end, FAR) for end in ends]
            best.add(tiles[ways.index(min(ways))])
        return [a for a in actions if a in best or a not in tiles]

    def _to_sites(self, g: Game, p: Player, start: Start, supply: int, out: list[Way]) -> None:
        w = self.w
        for quadrant, goal in self.sites.items():
            near = nearest(goal, start)
            if p.sites >> quadrant & 1 or near == FAR:
                continue
            net = goal.points - self.pilgrim - goal.piety * (w.work + w.piety) - goal.coins * w.coin
            if not p.sites:
                net += w.zeal
            lengths = self._lengths(g, goal, start, near)
            for tiles in range(near, near + DETOUR + 1):
                if not lengths >> tiles & 1:
                    continue
                stretch = self.stretches.best(start.shrines, start.roads, tiles, supply, True)
                more = stretch.net - self._costs(start, tiles)
                if g.favours >> start.tiles + tiles & 1 and EMPTY in p.slots:
                    more += g.rules.tables.favour_points[start.tiles + tiles] - w.slot
                out.append(Way(net + more, 0.0, tiles, goal.coins, stretch.piety + goal.piety))

    def _lengths(self, g: Game, goal: Goal, start: Start, near: int) -> int:
        """The numbers of tiles that lead to a goal from the nearest places, as a mask."""
        now = map_of(g)
        most = near + DETOUR
        out = 0
        nearest = sorted(start.places, key=lambda place: goal.far.get(place, FAR))
        for place in nearest[:TRIED]:
            if goal.far.get(place, FAR) > near + 1:
                break
            out |= lengths(now, self.map, goal.hex, place, most)
        return out

    def _to_shrines(self, start: Start, supply: int, out: list[Way]) -> None:
        for tiles in range(1, TO_SHRINE + 1):
            stretch = self.stretches.best(start.shrines, start.roads, tiles, supply, False)
            out.append(Way(stretch.net - self._costs(start, tiles), 0.0, tiles, 0, stretch.piety))

    def _to_ports(self, p: Player, start: Start, out: list[Way]) -> None:
        w = self.w
        income = w.income * w.income_fade ** p.ports.bit_count()
        for port, goal in self.ports.items():
            tiles = nearest(goal, start)
            if tiles < FAR and not p.ports >> port & 1:
                out.append(Way(-self.pilgrim - self._costs(start, tiles), income, tiles, 0, 0))

    def _costs(self, start: Start, tiles: int) -> float:
        w = self.w
        return start.acolytes * self.pilgrim + tiles * w.stone


def rid_of_worse(ways: list[Way]) -> list[Way]:
    """Without those that another one beats with fewer tiles, coins and piety."""
    out: list[Way] = []
    for way in sorted(ways, key=lambda way: -way.net):
        if way.net <= 0 and not way.income:
            continue
        for other in out:
            if other.income >= way.income and other.tiles <= way.tiles:
                if other.coins + other.piety <= way.coins + way.piety:
                    break
        else:
            out.append(way)
    return out


def nearest(goal: Goal, start: Start) -> int:
    return min((goal.far.get(place, FAR) for place in start.places), default=FAR)


def starts(g: Game, p: Player) -> list[Start]:
    """The open road; without one, those that end at a shrine, and a new one from the city."""
    board = g.rules.board
    if p.open != NO_ROUTE:
        route = p.routes[p.open]
        last = route[-1]
        edge = last >> 1 & 7
        place = board.next[(last >> 4) * 6 + edge] * 6 + (edge + 3) % 6
        return [Start([place], shrines(route), roads_since_shrine(route), length(route), 0)]
    out = [Start(board.exits, 0, 0, 0, 1)]
    for route in p.routes:
        if route[-1] & 1:
            hex_ = route[-1] >> 4
            places = [
                board.next[hex_ * 6 + edge] * 6 + (edge + 3) % 6
                for edge in range(6)
                if board.next[hex_ * 6 + edge] != NOWHERE and not g.hexes[hex_] >> 3 * edge & 7
            ]
            out.append(Start(places, shrines(route), 0, length(route), 0))
    return out
