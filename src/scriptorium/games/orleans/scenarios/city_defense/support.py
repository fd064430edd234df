"""The Support board: Vehicle, Guild House and Hostel (`palatinate` has the fourth place)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    DELIVER,
    DONE,
    FUND,
    GOODS,
    HOST,
    KEEP_GUEST,
    KINDS,
    N_GOODS,
    N_KINDS,
    PLACE,
    TILES,
    VERB,
    A,
)
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.reasons import NO_COINS, NOTHING_TO_GIVE, OPEN
from scriptorium.games.orleans.scenarios.city_defense.asking import (
    BAG,
    MARKET,
    TOWER,
    take_from,
)
from scriptorium.games.orleans.scenarios.city_defense.city import (
    LACKING_COINS,
    LACKING_GOODS,
    N_LACKING,
    achievements,
    city,
    fill,
    treasury_goal,
    warehouse_goal,
)
from scriptorium.games.orleans.spaces import put

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player

# Where goods and coins are sent: a seat, or a part of the City: Warehouse or treasury, then the
# achievements. The City is one destination (INV-R21).
STORE: Final = 8
FIRST_ACHIEVEMENT: Final = 9
ANYWHERE: Final = 0
TO_CITY: Final = 1


class SupportPlace(Place):
    """No Well copies it (INV-TILE-17)."""

    copyable = False


class Vehicle(SupportPlace):
    """1 to 3 of the own goods to one destination (INV-COOP-16)."""

    rule_ids = {NOTHING_TO_GIVE: "INV-COOP-16"}

    def closed(self, g: Game, p: Player) -> int:
        return OPEN if sum(p.goods) else NOTHING_TO_GIVE

    def execute(self, g: Game, p: Player, argument: int) -> None:
        g.frames.append(Deliver(p.seat, self.row["max_goods"], ANYWHERE))

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return [{"goods_sent": self.row["max_goods"]}]


class GuildHouse(SupportPlace):
    """1 to 4 of the own coins to one destination (INV-COOP-19)."""

    rule_ids = {NO_COINS: "INV-COOP-19"}

    def closed(self, g: Game, p: Player) -> int:
        return OPEN if p.coins else NO_COINS

    def execute(self, g: Game, p: Player, argument: int) -> None:
        g.frames.append(Fund(p.seat, self.row["max_coins"], ANYWHERE))

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return [{"coins_sent": self.row["max_coins"]}]


def goods_wanted(g: Game, good: int) -> list[int]:
    """The parts of the City that still lack a good (INV-COOP-17, INV-COOP-18)."""
    own = city(g)
    out = [STORE] if own.warehouse[good] < warehouse_goal(g.rules)[good] else []
    for i in range(len(achievements())):
        if own.lacking[i * N_LACKING + LACKING_GOODS + good]:
            out.append(FIRST_ACHIEVEMENT + i)
    return out


def coins_wanted(g: Game) -> list[tuple[int, int]]:
    """The parts of the City that still lack coins, and how many."""
    own = city(g)
    out = [(STORE, treasury_goal(g.rules) - own.treasury)]
    for i in range(len(achievements())):
        out.append((FIRST_ACHIEVEMENT + i, own.lacking[i * N_LACKING + LACKING_COINS]))
    return [(target, lacking) for target, lacking in out if lacking]


def others(g: Game, seat: int) -> list[int]:
    return [other for other in range(g.n) if other != seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sending(SeatFrame["Game"]):
    """Goods or coins, one part after the other, all to one destination: `to` is ANYWHERE before
    the first, TO_CITY, or TO_CITY + 1 + the seat that receives them."""

    def __init__(self, seat: int, left: int, to: int) -> None:
        SeatFrame.__init__(self, seat)
        self.left = left
        self.to = to

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.left, self.to]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"left": self.left}

    def receivers(self, g: Game) -> list[int]:
        """The players it may go to."""
        if self.to == ANYWHERE:
            return others(g, self.seat)
        return [] if self.to == TO_CITY else [self.to - TO_CITY - 1]

    def city_too(self) -> bool:
        return self.to in (ANYWHERE, TO_CITY)

    def parts(self, g: Game) -> list[int]:
        raise NotImplementedError

    def begin(self, g: Game) -> bool:
        if self.left and self.parts(g):
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        out = self.parts(g)
        if self.to != ANYWHERE:
            out.append(DONE)
        return out


def heading(target: int) -> int:
    return TO_CITY if target >= STORE else TO_CITY + 1 + target


class Deliver(Sending):
    """Goods by the Vehicle."""

    name = "deliver"

    def parts(self, g: Game) -> list[int]:
        p, out = g.players[self.seat], []
        for good in range(N_GOODS):
            if p.goods[good]:
                targets = goods_wanted(g, good) if self.city_too() else []
                out += [DELIVER | good << A | one for one in targets + self.receivers(g)]
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action == DONE:
            return True
        good, target = action >> A & A_MASK, action & B_MASK
        g.frames.append(Deliver(seat, self.left - 1, heading(target)))
        g.players[seat].goods[good] -= 1
        if g.sink is not None:
            g.emit("delivered", seat, item=g.rules.codec.text(action))
        if target < STORE:
            g.players[target].goods[good] += 1
        elif target == STORE:
            city(g).warehouse[good] += 1
        else:
            fill(g, g.players[seat], target - FIRST_ACHIEVEMENT, LACKING_GOODS + good, 1)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB != DELIVER >> VERB:
            return Reason("must-deliver", "INV-COOP-16")
        good, target = action >> A & A_MASK, action & B_MASK
        if not g.players[seat].goods[good]:
            return Reason("no-such-good", "INV-COOP-15", good=GOODS[good])
        if target >= STORE and target not in goods_wanted(g, good):
            return Reason("city-full", "INV-COOP-18")
        return Reason("one-destination", "INV-COOP-16")


class Fund(Sending):
    """Coins by the Guild House."""

    name = "fund"

    def parts(self, g: Game) -> list[int]:
        most = min(self.left, g.players[self.seat].coins)
        wanted = coins_wanted(g) if self.city_too() else []
        wanted += [(seat, most) for seat in self.receivers(g)]
        return [
            FUND | coins << A | target
            for target, lacking in wanted
            for coins in range(min(most, lacking), 0, -1)
        ]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action == DONE:
            return True
        coins, target = action >> A & A_MASK, action & B_MASK
        # To a player all is sent at once; in the City the rest may go to another part.
        left = self.left - coins if target >= STORE else 0
        g.frames.append(Fund(seat, left, heading(target)))
        g.players[seat].coins -= coins
        if g.sink is not None:
            g.emit("delivered", seat, item=g.rules.codec.text(action))
        if target < STORE:
            g.players[target].coins += coins
        elif target == STORE:
            city(g).treasury += coins
        else:
            fill(g, g.players[seat], target - FIRST_ACHIEVEMENT, LACKING_COINS, coins)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB != FUND >> VERB:
            return Reason("must-fund", "INV-COOP-19")
        coins, target = action >> A & A_MASK, action & B_MASK
        if coins > g.players[seat].coins:
            return Reason("not-enough-coins", "INV-COOP-15", coins=g.players[seat].coins)
        if target >= STORE and coins > dict(coins_wanted(g)).get(target, 0):
            return Reason("city-full", "INV-COOP-18")
        return Reason("one-destination", "INV-COOP-19")


# The Hostel


class Hostel(SupportPlace):
    """A neutral follower of the own market for another player (INV-COOP-20)."""

    rule_ids = {NOTHING_TO_GIVE: "INV-COOP-20"}

    def closed(self, g: Game, p: Player) -> int:
        return OPEN if guests(p) else NOTHING_TO_GIVE

    def execute(self, g: Game, p: Player, argument: int) -> None:
        g.frames.append(GiveFollower(p.seat))

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return [{"follower_sent": 1}]


def guests(p: Player) -> list[int]:
    """The kinds that could be given away: neutral, in market or tower (INV-GEN-8)."""
    return [kind for kind in range(N_KINDS) if p.market[kind] or p.tower[kind]]


class GiveFollower(SeatFrame["Game"]):
    """Which follower, and to whom."""

    name = "give-follower"

    def legal(self, g: Game, seat: int) -> list[int]:
        kinds = guests(g.players[seat])
        return [HOST | kind << A | other for kind in kinds for other in others(g, seat)]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        kind, receiver = action >> A & A_MASK, action & B_MASK
        p, other = g.players[seat], g.players[receiver]
        take_from(g, p, kind, MARKET if p.market[kind] else TOWER)
        where = lodge(g, other, kind)
        g.frames[-1] = Receive(receiver, kind, where)
        if g.sink is not None:
            g.emit("hosted", seat, kind=KINDS[kind], to=receiver)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB != HOST >> VERB:
            return Reason("must-host", "INV-COOP-20")
        return Reason("not-on-market", "INV-COOP-20", tile=TILES[action >> A & A_MASK])


def lodge(g: Game, p: Player, kind: int) -> int:
    """On a free space of market or tower, else into the bag (INV-COOP-22); where it is now."""
    if p.market_n < g.rules.market_spaces:
        p.market[kind] += 1
        p.market_n += 1
        return MARKET
    spaces = sum(one.extra_market for one in g.rules.extra_markets if p.owned >> one.index & 1)
    if sum(p.tower) < spaces:
        p.tower = p.tower[:]
        p.tower[kind] += 1
        return TOWER
    p.bag[kind] += 1
    p.bag_n += 1
    return BAG


class Receive(SeatFrame["Game"]):
    """The receiver, passed or not, may place it at once on any own space that fits (INV-COOP-20,
    INV-COOP-21, INV-COOP-24); `where` it lies otherwise."""

    name = "receive"

    def __init__(self, seat: int, kind: int, where: int) -> None:
        SeatFrame.__init__(self, seat)
        self.kind = kind
        self.where = where

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.kind, self.where]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"kind": KINDS[self.kind]}

    def spaces(self, g: Game) -> list[int]:
        p = g.players[self.seat]
        mask = p.open & p.allowed[self.kind]
        return [space for space in range(g.rules.n_spaces) if mask >> space & 1]

    def begin(self, g: Game) -> bool:
        if self.spaces(g):
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return [*(PLACE | self.kind << A | space for space in self.spaces(g)), KEEP_GUEST]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action == KEEP_GUEST:
            return True
        p, space = g.players[seat], action & B_MASK
        take_from(g, p, self.kind, self.where)
        put(g.rules, p, self.kind, space)
        if g.sink is not None:
            place = g.rules.places[g.rules.place_of[space]]
            g.emit("placed", seat, tile=TILES[self.kind], place=place.id)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return Reason("must-place-guest", "INV-COOP-20", kind=KINDS[self.kind])
