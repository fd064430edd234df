"""The Hostel: a follower received in the middle of the action phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    HOST,
    KEEP_GUEST,
    KINDS,
    N_KINDS,
    PLACE,
    TILES,
    VERB,
    A,
)
from scriptorium.games.orleans.reasons import NOTHING_TO_GIVE, OPEN
from scriptorium.games.orleans.scenarios.city_defense.asking import (
    BAG,
    MARKET,
    TOWER,
    take_from,
)
from scriptorium.games.orleans.scenarios.city_defense.support import SupportPlace, others
from scriptorium.games.orleans.spaces import put

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


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
