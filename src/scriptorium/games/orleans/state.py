"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.rng import M1, M2, Stream
from scriptorium.core.state import State
from scriptorium.games.orleans.pieces import N_GONE, N_KINDS, N_TILES, N_TRACKS

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules


class Player:
    """One player's things. Followers and goods are counts, spaces and places bit masks.

    Lists that are only ever replaced as a whole (`allowed`, `tower`) and tuples (`plan`) are
    shared by copies.
    """

    __slots__ = (
        "active",
        "allowed",
        "bag",
        "bag_n",
        "built",
        "citizens",
        "coins",
        "development",
        "filled",
        "goods",
        "market",
        "market_n",
        "merchant",
        "moved",
        "open",
        "owned",
        "plan",
        "r1",
        "r2",
        "seat",
        "spaces",
        "stations",
        "tech_bound",
        "tech_free",
        "tech_spaces",
        "tower",
        "tracks",
    )

    def __init__(self, src: Player | None) -> None:
        if src is not None:
            self.seat: int = src.seat
            self.coins: int = src.coins
            self.goods: list[int] = src.goods[:]
            self.tracks: list[int] = src.tracks[:]
            self.development: int = src.development
            self.citizens: int = src.citizens
            self.merchant: int = src.merchant
            # Stations in the personal stock, and the towns with a built one.
            self.stations: int = src.stations
            self.built: int = src.built
            # Technology tiles next to the board: free ones, and the one bound to a farmer space.
            self.tech_free: int = src.tech_free
            self.tech_bound: int = src.tech_bound
            self.bag: list[int] = src.bag[:]
            self.bag_n: int = src.bag_n
            self.market: list[int] = src.market[:]
            self.market_n: int = src.market_n
            self.tower: list[int] = src.tower
            self.spaces: list[int] = src.spaces[:]
            # Spaces that hold something; spaces that can take something (of equal ones, the first).
            self.filled: int = src.filled
            self.open: int = src.open
            # Places owned; places complete and executable; spaces of places with technology.
            self.owned: int = src.owned
            self.active: int = src.active
            self.tech_spaces: int = src.tech_spaces
            # For each tile the spaces it may stand on.
            self.allowed: list[int] = src.allowed
            # What was laid in this planning phase; followers moved back in this phase 3.
            self.plan: tuple[int, ...] = src.plan
            self.moved: int = src.moved
            # The player's own chance: draws do not depend on who clicks first.
            self.r1: int = src.r1
            self.r2: int = src.r2
        else:
            self.seat = 0
            self.coins = 0
            self.goods = [0, 0, 0, 0, 0]
            self.tracks = [0] * N_TRACKS
            self.development = 0
            self.citizens = 0
            self.merchant = 0
            self.stations = 0
            self.built = 0
            self.tech_free = 0
            self.tech_bound = 0
            self.bag = [0] * N_TILES
            self.bag_n = 0
            self.market = [0] * N_TILES
            self.market_n = 0
            self.tower = [0] * N_TILES
            self.spaces = []
            self.filled = 0
            self.open = 0
            self.owned = 0
            self.active = 0
            self.tech_spaces = 0
            self.allowed = []
            self.plan = ()
            self.moved = 0
            self.r1 = 1
            self.r2 = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(State):
    """A game of Orléans in progress."""

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
            self.n: int = src.n
            self.start: int = src.start
            self.turn: int = src.turn
            # Seats that still have to draw or plan; seats that have passed.
            self.pending: int = src.pending
            self.passed: int = src.passed
            # The hour glass tile of the round, and all tiles from top to bottom (never changed).
            self.event: int = src.event
            self.hour_glass: list[int] = src.hour_glass
            # For this round: places nobody may execute, kinds nobody may gain.
            self.banned: int = src.banned
            self.no_gain: int = src.no_gain
            # Supplies: neutral followers, goods market, technology, coins, citizens on the
            # tracks (a mask), place tiles (a mask of places).
            self.supply: list[int] = src.supply[:]
            self.goods: list[int] = src.goods[:]
            self.technology: int = src.technology
            self.bank: int = src.bank
            self.citizens: int = src.citizens
            self.stock: int = src.stock
            # The map: two goods for each connection; towns where no more station may be built.
            self.ways: list[int] = src.ways[:]
            self.taken: int = src.taken
            # Free spaces of the deeds: deed * 7 + kind.
            self.deeds: list[int] = src.deeds[:]
            # What has left the game by torture (followers, goods, technology), by replacement.
            self.gone: list[int] = src.gone
            self.players: list[Player] = [Player(p) for p in src.players]
        else:
            State.__init__(self, rules, None)
            self.rules = rules
            self.n = rules.players
            self.start = 0
            self.turn = 0
            self.pending = 0
            self.passed = 0
            self.event = 0
            self.hour_glass = []
            self.banned = 0
            self.no_gain = 0
            self.supply = [0] * N_KINDS
            self.goods = [0, 0, 0, 0, 0]
            self.technology = 0
            self.bank = 0
            self.citizens = 0
            self.stock = 0
            self.ways = []
            self.taken = 0
            self.deeds = []
            self.gone = [0] * N_GONE
            self.players = []

    def copy(self) -> Game:
        return Game(self.rules, self)

    def clockwise(self) -> tuple[int, ...]:
        """The seats from the start player on (ORL-RND-6)."""
        return self.rules.orders[self.start]

    def determinize(self, seat: int | None, chance: Stream) -> Game:
        """Hidden are the order of the hour glass tiles, future draws and the others' plans."""
        from scriptorium.games.orleans.planning import hide_plans

        g = self.copy()
        g.hour_glass = g.rules.reshuffle(g.hour_glass, g.round, chance)
        for p in g.players:
            p.r1, p.r2 = chance.below(M1 - 1) + 1, chance.below(M2 - 1) + 1
        hide_plans(g, seat)
        return g

    def view(self, seat: int | None) -> dict[str, Any]:
        from scriptorium.games.orleans.view import view

        return view(self, seat)

    def result(self) -> dict[str, Any]:
        from scriptorium.games.orleans.scoring import result

        return result(self)

    def figures(self) -> dict[str, list[int]]:
        from scriptorium.games.orleans.view import figures

        return figures(self)

    def dump(self) -> dict[str, Any]:
        from scriptorium.games.orleans.dump import dump

        return dump(self)
