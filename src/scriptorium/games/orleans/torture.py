"""Torture: what a player gives who must pay and cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.city import lose_place
from scriptorium.games.orleans.development import may_fall_back
from scriptorium.games.orleans.followers import draw
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    GIVE,
    GIVE_DEVELOPMENT,
    GIVE_FOLLOWER,
    GIVE_GOOD,
    GIVE_PLACE,
    GIVE_STATION,
    GIVE_STOCK,
    GIVE_TECH,
    GIVE_TECH_BOUND,
    GIVE_TECH_FREE,
    GONE_GOODS,
    GONE_TECHNOLOGY,
    KINDS,
    N_GOODS,
    N_KINDS,
    VERB,
    A,
)
from scriptorium.games.orleans.supply import leave_game, pay
from scriptorium.games.orleans.technology import remove_technology
from scriptorium.games.orleans.travel import lose_station

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


def demand(g: Game, p: Player, coins: int) -> None:
    """A forced payment: all coins, then one item for each missing one (ORL-TORT-1)."""
    paid = min(coins, p.coins)
    pay(g, p, paid)
    if paid < coins:
        g.frames.append(Torture(p.seat, coins - paid))


class Torture(SeatFrame["Game"]):
    """Any mix of items, each for one coin (ORL-TORT-2, ORL-TORT-3)."""

    name = "torture"

    def __init__(self, seat: int, owed: int) -> None:
        SeatFrame.__init__(self, seat)
        self.owed = owed

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.owed]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"owed": self.owed}

    def begin(self, g: Game) -> bool:
        """With nothing left to give the rest of the debt is cancelled (ORL-TORT-14)."""
        if self.owed and self.legal(g, self.seat):
            return True
        g.frames.pop()
        if self.owed and g.sink is not None:
            g.emit("debt-cancelled", self.seat, coins=self.owed)
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        p = g.players[seat]
        rules = g.rules
        out: list[int] = []
        for town in range(len(rules.towns)):
            if p.built >> town & 1:
                out.append(GIVE | GIVE_STATION << A | town)
        if p.stations:
            out.append(GIVE | GIVE_STOCK << A)
        if sum(p.bag[:N_KINDS]):
            out.append(GIVE | GIVE_FOLLOWER << A)
        if may_fall_back(g, p):
            out.append(GIVE | GIVE_DEVELOPMENT << A)
        for good in range(N_GOODS):
            if p.goods[good]:
                out.append(GIVE | GIVE_GOOD << A | good)
        had = p.owned | rules.scenario.tiles_face_down(g, p)
        for place in rules.places:
            if had >> place.index & 1:
                if place.stack:
                    out.append(GIVE | GIVE_PLACE << A | place.index)
                if p.tech_spaces & place.mask:
                    out.append(GIVE | GIVE_TECH << A | place.index)
        if p.tech_free:
            out.append(GIVE | GIVE_TECH_FREE << A)
        if p.tech_bound:
            out.append(GIVE | GIVE_TECH_BOUND << A)
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames[-1] = Torture(seat, self.owed - 1)
        item = action >> A & A_MASK
        which = action & B_MASK
        if g.sink is not None:
            g.emit("gave", seat, item=g.rules.codec.text(action))
        give(g, g.players[seat], item, which)
        return True

    def near_misses(self, g: Game, seat: int) -> list[int]:
        return [GIVE | GIVE_FOLLOWER << A, GIVE | GIVE_DEVELOPMENT << A]

    def why(self, g: Game, seat: int, action: int) -> Reason:
        p = g.players[seat]
        if action >> VERB != GIVE >> VERB:
            return Reason("torture-give", "ORL-TORT-2", owed=self.owed)
        item = action >> A & A_MASK
        if item == GIVE_DEVELOPMENT:
            if g.rules.development_coins[p.development]:
                return Reason("torture-on-coins", "ORL-TORT-7")
            return Reason("torture-barrier", "ORL-TORT-6")
        if item == GIVE_FOLLOWER:
            return Reason("torture-no-neutral", "ORL-TORT-5")
        return Reason("torture-not-owned", "ORL-TORT-2")


def give(g: Game, p: Player, item: int, which: int) -> None:
    """Everything given leaves the game (ORL-TORT-8)."""
    if item == GIVE_STATION:
        lose_station(g, p, which)
    elif item == GIVE_STOCK:
        p.stations -= 1
    elif item == GIVE_FOLLOWER:
        lose_follower(g, p)
    elif item == GIVE_DEVELOPMENT:
        p.development -= 1
    elif item == GIVE_GOOD:
        p.goods[which] -= 1
        leave_game(g, GONE_GOODS + which)
    elif item == GIVE_PLACE:
        lose_place(g, p, g.rules.places[which])
    else:
        lose_technology(g, p, item, which)


def lose_follower(g: Game, p: Player) -> None:
    """Drawn at random; a marked one goes back and the draw is repeated (ORL-TORT-4)."""
    while True:
        tile = draw(g, p, 1)[0]
        if tile < N_KINDS:
            break
        p.bag[tile] += 1
        p.bag_n += 1
    leave_game(g, tile)
    if g.sink is not None:
        g.emit("lost-follower", p.seat, kind=KINDS[tile])


def lose_technology(g: Game, p: Player, item: int, which: int) -> None:
    """From the stock or from its space, which is open again (ORL-TORT-11, ORL-TORT-15)."""
    if item == GIVE_TECH_FREE:
        p.tech_free -= 1
    elif item == GIVE_TECH_BOUND:
        p.tech_bound -= 1
    else:
        remove_technology(g, p, g.rules.places[which])
    leave_game(g, GONE_TECHNOLOGY)
