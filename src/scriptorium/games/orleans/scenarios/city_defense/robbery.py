"""Robbery: goods worth so many points, or a tower."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.events import Event
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    GIVE,
    GIVE_GOOD,
    GIVE_TOWER,
    GOODS,
    N_GOODS,
    A,
)
from scriptorium.games.orleans.scenarios.city_defense.city import city, lose
from scriptorium.games.orleans.scenarios.city_defense.towers import lose_tower

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


class Robbery(Event):
    """Own goods worth so many points, or one own tower (INV-R29)."""

    strength_name = "goods_vp"

    def begin(self, g: Game) -> None:
        """If anybody cannot pay, nobody is asked (INV-COOP-90)."""
        for seat in g.clockwise():
            p = g.players[seat]
            if not city(g).towers[seat] and not payments(g, p.goods, self.strength(g)):
                lose(g, self.id, p)
                return
        Event.begin(self, g)

    def strike(self, g: Game, p: Player) -> None:
        g.frames.append(Robbed(p.seat, [0] * N_GOODS))


def payments(g: Game, goods: list[int], owed: int) -> list[list[int]]:
    """All ways to pay with these goods, as counts: at least what is owed, and nothing superfluous
    (INV-GEN-12)."""
    found: list[list[int]] = []
    points = g.rules.goods_points

    def add(good: int, counts: list[int], worth: int) -> None:
        if worth >= owed:
            least = min(points[i] for i in range(N_GOODS) if counts[i])
            if worth - least < owed:
                found.append(counts)
        elif good < N_GOODS:
            for count in range(goods[good] + 1):
                more = counts[:]
                more[good] = count
                if count and worth + (count - 1) * points[good] >= owed:
                    break
                add(good + 1, more, worth + count * points[good])

    add(0, [0] * N_GOODS, 0)
    return found


class Robbed(SeatFrame["Game"]):
    """One good after the other, those `paid` already counted by kind; or a tower."""

    name = "robbed"

    def __init__(self, seat: int, paid: list[int]) -> None:
        SeatFrame.__init__(self, seat)
        self.paid = paid

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.paid[:]]

    def owed(self, g: Game) -> int:
        return g.rules.event(g.event).strength(g)

    def worth(self, g: Game) -> int:
        return sum(n * each for n, each in zip(self.paid, g.rules.goods_points, strict=True))

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"points": self.owed(g) - self.worth(g)}

    def begin(self, g: Game) -> bool:
        if self.worth(g) < self.owed(g):
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        p = g.players[seat]
        had = [p.goods[good] + self.paid[good] for good in range(N_GOODS)]
        ways = [
            way
            for way in payments(g, had, self.owed(g))
            if all(way[good] >= self.paid[good] for good in range(N_GOODS))
        ]
        out = [
            GIVE | GIVE_GOOD << A | good
            for good in range(N_GOODS)
            if any(way[good] > self.paid[good] for way in ways)
        ]
        if not sum(self.paid):
            towns = city(g).towers[seat]
            out += [GIVE | GIVE_TOWER << A | i for i in range(towns.bit_length()) if towns >> i & 1]
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p, which = g.players[seat], action & B_MASK
        if action >> A & A_MASK == GIVE_TOWER:
            g.frames.pop()
            lose_tower(g, p, which)
            return True
        paid = self.paid[:]
        paid[which] += 1
        g.frames[-1] = Robbed(seat, paid)
        p.goods[which] -= 1
        g.goods[which] += 1  # INV-GEN-13
        if g.sink is not None:
            g.emit("robbed-of", seat, good=GOODS[which])
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return Reason("must-be-robbed", g.rules.event(g.event).rule, points=self.owed(g))
