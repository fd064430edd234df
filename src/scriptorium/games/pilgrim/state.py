"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.rng import A1, A2, M1, M2, SPAN, Stream
from scriptorium.core.state import State
from scriptorium.games.pilgrim.pieces import (
    N_ACTIVITIES,
    N_BUILDINGS,
    N_DUTIES,
    OUT,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.rules import Rules

# A hex: who owns the path end at each edge (3 bits, seat + 1), the paths (15 bits), what else.
PATHS: Final = 18
PATHS_MASK: Final = 0x7FFF
IS_SHRINE: Final = 1 << 33
IS_BUILDING: Final = 1 << 34
IS_SITE: Final = 1 << 35
BLOCKED: Final = IS_SHRINE | IS_BUILDING | IS_SITE

NO_ROUTE: Final = -1

# The fields of the state, written once, as in Orléans: slots and dumps are made of these lists.
NUMBERS: Final = (
    "phase",
    "barriers",
    "round",
    "start",
    "turn",
    "merchant",
    "ship",
    "season",
    "live",
    "favours",
    "closed",
    "confessed",
    "level",
    "r1",
    "r2",
)
LISTS: Final = (
    "ring",
    "tithes",
    "dummies",
    "site_places",
    "sites",
    "building_places",
    "owner",
    "hexes",
    "tiles",
    "gone",
    "laid",
)
PLAYER_NUMBERS: Final = (
    "seat",
    "village",
    "abbey",
    "city",
    "alms",
    "prizes",
    "used",
    "active",
    "bank_bound",
    "on_map",
    "open",
    "sites",
    "ports",
)
PLAYER_LISTS: Final = ("duties", "activities", "stock")


class Player:
    """One player's things. `stock` is stone, grain, coins and piety.

    A route is a tuple: the exit it leaves the city by (hex * 6 + edge of the hex outside), then a
    step for each tile: hex << 4 | edge out << 1 | shrine; a shrine not yet left has the edge 7.
    Tuples are replaced as a whole and shared by copies.
    """

    __slots__ = (*PLAYER_NUMBERS, *PLAYER_LISTS, "slots", "routes", "reach")

    def __init__(self, src: Player | None) -> None:
        if src is not None:
            self.seat: int = src.seat
            self.village: int = src.village
            self.abbey: int = src.abbey
            self.city: int = src.city
            self.duties: list[int] = src.duties[:]
            self.activities: list[int] = src.activities[:]
            self.stock: list[int] = src.stock[:]
            # The row of the alms table; acolytes on top of it for good.
            self.alms: int = src.alms
            self.prizes: int = src.prizes
            # Six spaces for buildings and favours.
            self.slots: tuple[int, ...] = src.slots
            # Buildings used in this turn, and those whose effect waits for its moment.
            self.used: int = src.used
            self.active: int = src.active
            # 1: the Bank has begun to pay for a duty and ends with it (PIL-R4).
            self.bank_bound: int = src.bank_bound
            # On the map: acolytes, routes, the one that is open, sites and ports reached (masks).
            self.on_map: int = src.on_map
            self.routes: tuple[tuple[int, ...], ...] = src.routes
            self.open: int = src.open
            self.sites: int = src.sites
            self.ports: int = src.ports
            # Where a tile could be laid if it could be paid; None: to be found again.
            self.reach: tuple[int, ...] | None = src.reach
        else:
            self.seat = 0
            self.village = 0
            self.abbey = 0
            self.city = 0
            self.duties = [0] * N_DUTIES
            self.activities = [0] * N_ACTIVITIES
            self.stock = [0, 0, 0, 0]
            self.alms = 0
            self.prizes = 0
            self.slots = ()
            self.used = 0
            self.active = 0
            self.bank_bound = 0
            self.on_map = 0
            self.routes = ()
            self.open = NO_ROUTE
            self.sites = 0
            self.ports = 0
            self.reach = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(State):
    """A game of Pilgrim in progress. Alone, the Ab-Bott is the second of `players`."""

    def __init__(self, rules: Rules, src: Game | None) -> None:
        if src is not None:
            # State.__init__ spelled out: copying is what search does most.
            self.ruleset = rules
            self.sink = None
            self.frames = src.frames[:]
            self.phase = src.phase
            self.round = src.round
            self.over = src.over
            self.barriers = src.barriers
            self.rules: Rules = rules
            # The holder of the start player marker; how many have had their turn in this round.
            self.start: int = src.start
            self.turn: int = src.turn
            # The ring: duty by space, space by duty, tithe counter by space (never changed).
            self.ring: list[int] = src.ring
            self.space_of: list[int] = src.space_of
            self.tithes: list[int] = src.tithes
            self.merchant: int = src.merchant
            # Dummies by space, and their groups from the rearmost on.
            self.dummies: list[int] = src.dummies[:]
            self.groups: tuple[tuple[int, ...], ...] = src.groups
            # Places on the rim: the sites (by quadrant) and their tiles, the buildings (never
            # changed); the ship counts from the first site on.
            self.site_places: list[int] = src.site_places
            self.sites: list[int] = src.sites
            self.building_places: list[int] = src.building_places
            self.ship: int = src.ship
            self.season: int = src.season
            self.owner: list[int] = src.owner[:]
            self.live: int = src.live
            # The map, tiles in the supply (shrines last), favours by length (a mask), tiles by
            # quadrant, quadrants out of bounds from the start (a mask).
            self.hexes: list[int] = src.hexes[:]
            self.tiles: list[int] = src.tiles[:]
            # Tiles out of the game, in a position made for it (never changed).
            self.gone: list[int] = src.gone
            self.favours: int = src.favours
            self.laid: list[int] = src.laid[:]
            self.closed: int = src.closed
            # Who counts more piety when the start player is decided (a mask).
            self.confessed: int = src.confessed
            # Alone: counters in the bag and outside, differences of the games before.
            self.bag: tuple[int, ...] = src.bag
            self.drawn: tuple[int, ...] = src.drawn
            self.level: int = src.level
            self.past: tuple[tuple[int, int], ...] = src.past
            self.r1: int = src.r1
            self.r2: int = src.r2
            self.players: list[Player] = [Player(p) for p in src.players]
        else:
            State.__init__(self, rules, None)
            self.rules = rules
            self.start = 0
            self.turn = 0
            self.ring = []
            self.space_of = []
            self.tithes = []
            self.merchant = 0
            self.dummies = [0] * N_DUTIES
            self.groups = ()
            self.site_places = []
            self.sites = []
            self.building_places = []
            self.ship = 0
            self.season = 0
            self.owner = [OUT] * N_BUILDINGS
            self.live = 0
            self.hexes = []
            self.tiles = []
            self.gone = []
            self.favours = 0
            self.laid = [0, 0, 0, 0]
            self.closed = 0
            self.confessed = 0
            self.bag = ()
            self.drawn = ()
            self.level = 0
            self.past = ()
            self.r1 = 1
            self.r2 = 1
            self.players = []

    def copy(self) -> Game:
        return Game(self.rules, self)

    def order(self) -> tuple[int, ...]:
        """The turn order of the round, from the start player clockwise (PIL-TURN-1)."""
        return self.rules.orders[self.start]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; nobody can go back behind it."""
        self.r1 = self.r1 * A1 % M1
        self.r2 = self.r2 * A2 % M2
        self.barriers += 1
        return (self.r1 - self.r2) % SPAN % n

    def determinize(self, seat: int | None, chance: Stream) -> Game:
        """Hidden are only the counters and dice to come, and the set-ups of a campaign."""
        g = self.copy()
        g.r1, g.r2 = chance.below(M1 - 1) + 1, chance.below(M2 - 1) + 1
        return g
