"""Getting and paying: stone, grain, coins and piety."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.codec import ActionText
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.pilgrim.follow_up import FollowUp
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    B_MASK,
    BANK,
    CITY,
    COIN,
    FROM,
    MAX_PIETY,
    N_DUTIES,
    PAY,
    PAYABLE,
    PIETY,
    SPACES,
    SWAP,
    VERB,
    A,
)
from scriptorium.games.pilgrim.places import place, placed

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player


def gain(g: Game, p: Player, kind: int, count: int) -> None:
    """From the supply, which never runs out (PIL-R61); piety stops at 12 (PIL-R8)."""
    if kind == PIETY:
        count = min(count, MAX_PIETY - p.stock[PIETY])
    p.stock[kind] += count
    if g.sink is not None:
        g.emit("gained", p.seat, good=PAYABLE[kind], count=count)


def spend(g: Game, p: Player, kind: int, count: int) -> None:
    p.stock[kind] -= count
    if g.sink is not None and count:
        g.emit("paid", p.seat, good=PAYABLE[kind], count=count)


def banks(p: Player) -> bool:
    """Whether coins may stand in for one kind in the next payment (PIL-BUIL-BANK)."""
    return bool(p.active >> BANK & 1)


def banks_fee(p: Player) -> bool:
    """The same for a fee: another payment than the one a Bank has begun (PIL-R4)."""
    return banks(p) and not p.bank_bound


def can_pay(p: Player, stone: int, grain: int, coin: int, piety: int) -> bool:
    """All of it, with the Bank's help if it is used."""
    stock = p.stock
    if stock[0] >= stone and stock[1] >= grain and stock[2] >= coin and stock[3] >= piety:
        return True
    return banks(p) and any(swaps(p, [stone, grain, coin, piety]))


def swaps(p: Player, cost: list[int]) -> list[int]:
    """The ways to pay with coins in place of some of one kind (PIL-R4)."""
    stock = p.stock
    out: list[int] = []
    for kind in range(len(PAYABLE)):
        if kind == COIN:
            continue
        others = all(stock[k] >= cost[k] for k in range(len(PAYABLE)) if k not in (kind, COIN))
        for count in range(1, cost[kind] + 1):
            if others and stock[COIN] >= cost[COIN] + count and stock[kind] >= cost[kind] - count:
                out.append(SWAP | kind << A | count)
    return out


def pay(g: Game, p: Player, stone: int, grain: int, coin: int, piety: int, again: int = 0) -> None:
    """One payment that can be made; asks how if the Bank offers a choice."""
    cost = [stone, grain, coin, piety]
    if banks(p) and swaps(p, cost):
        g.frames.append(Payment(p.seat, stone, grain, coin, piety, again))
        return
    for kind, count in enumerate(cost):
        if count:
            spend(g, p, kind, count)


def bank_used(p: Player, again: int) -> None:
    """Coins stood in for something; with `again` the Bank goes on within the duty (PIL-R4)."""
    if again:
        p.bank_bound = 1
    else:
        p.active &= ~(1 << BANK)


@mypyc_attr(allow_interpreted_subclasses=True)
class Payer(SeatFrame["Game"]):
    """A frame with payments, which the Bank may help."""

    def banked(self, g: Game, kind: int) -> None:
        """Coins stood in for some of a kind in the payment just made."""


class Payment(FollowUp):
    """How one payment is made, with the Bank in use. `again`: the payment goes on within the duty,
    and the Bank with it (PIL-R4)."""

    name = "payment"

    def __init__(
        self, seat: int, stone: int, grain: int, coin: int, piety: int, again: int
    ) -> None:
        FollowUp.__init__(self, seat)
        self.cost = [stone, grain, coin, piety]
        self.again = again

    def legal(self, g: Game, seat: int) -> list[int]:
        p = g.players[seat]
        out = swaps(p, self.cost)
        if all(p.stock[kind] >= count for kind, count in enumerate(self.cost)):
            out.append(PAY)
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p = g.players[seat]
        g.frames.pop()
        cost = self.cost[:]
        if action >> VERB == SWAP >> VERB:
            swapped = action >> A & A_MASK
            cost[swapped] -= action & B_MASK
            cost[COIN] += action & B_MASK
            bank_used(p, self.again)
            payer = g.frames[-1]
            if isinstance(payer, Payer):
                payer.banked(g, swapped)
        for kind, count in enumerate(cost):
            if count:
                spend(g, p, kind, count)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return Reason("cannot-pay-so", "PIL-BUIL-BANK")

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {name: self.cost[kind] for kind, name in enumerate(PAYABLE)}

    def dump(self) -> list[Any]:
        return [self.name, self.seat, *self.cost, self.again]


class Source(FollowUp):
    """Where the acolyte comes from that a tile, shrine, site or port needs (PIL-R15); `at` is the
    hex it goes to."""

    name = "source"

    def __init__(self, seat: int, at: int) -> None:
        FollowUp.__init__(self, seat)
        self.at = at

    def legal(self, g: Game, seat: int) -> list[int]:
        p = g.players[seat]
        out = [FROM | CITY << A] if p.city else []
        return out + [FROM | space << A for space in range(N_DUTIES) if p.duties[space]]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p = g.players[seat]
        space = action >> A & A_MASK
        take_acolyte(p, space)
        p.on_map += 1
        if g.sink is not None:
            g.emit("sent-out", seat, space=SPACES[space], at=place(g, space))
        g.frames.pop()
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB == FROM >> VERB:
            space = action >> A & A_MASK
            return Reason("nobody-there", "PIL-R15", space=SPACES[space], at=place(g, space))
        return Reason("not-now", "PIL-R15")

    def describe(self, g: Game, seat: int, action: ActionText) -> ActionText:
        return placed(g, action)

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"hex": g.rules.board.names[self.at]}

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.at]


def acolytes(p: Player) -> int:
    """Those in the city and on duties."""
    return p.city + sum(p.duties)


def take_acolyte(p: Player, space: int) -> None:
    if space == CITY:
        p.city -= 1
    else:
        p.duties[space] -= 1


def put_acolyte(p: Player, space: int) -> None:
    if space == CITY:
        p.city += 1
    else:
        p.duties[space] += 1
