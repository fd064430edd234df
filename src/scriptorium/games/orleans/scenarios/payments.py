"""Paying by value: goods count as many as their points, coins one each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.pieces import A_MASK, COINS, GOODS, N_GOODS, PAY, VERB, A
from scriptorium.games.orleans.scenarios.trade import give_good
from scriptorium.games.orleans.supply import pay

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


ANY_VALUE: Final = 99  # more than any good is worth: nothing has been paid yet
NOTHING: Final = 63  # no objective has this number


def worth(g: Game, p: Player) -> int:
    """All goods of a player by value."""
    return sum(count * value for count, value in zip(p.goods, g.rules.goods_points, strict=True))


def needed(values: list[int], goods: list[int], owed: int, least: int) -> bool:
    """Whether so much can still be paid with goods alone of which each is needed (INV-GEN-12).
    `least` is the smallest of those paid already: if what comes last exceeds the debt by that much,
    it could have been kept."""
    for good in range(N_GOODS):
        if goods[good]:
            smallest = min(least, values[good])
            rest = owed - values[good]
            if rest <= 0:
                if -rest < smallest:
                    return True
                continue
            left = goods[:]
            left[good] -= 1
            if needed(values, left, rest, smallest):
                return True
    return False


class PayValue(SeatFrame["Game"]):
    """Goods, and where they are accepted coins, worth at least so much, nothing superfluous
    (INV-GEN-12, INV-R4). Coins pay the rest, and exactly. `objective` is what it is paid for, or
    NOTHING."""

    name = "pay-value"

    def __init__(self, seat: int, owed: int, least: int, coins: int, objective: int) -> None:
        SeatFrame.__init__(self, seat)
        self.owed = owed
        self.least = least
        self.coins = coins
        self.objective = objective

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.owed, self.least, self.coins, self.objective]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"owed": self.owed, "coins": self.coins}

    def describe(self, g: Game, seat: int, action: ActionText) -> ActionText:
        if action.action != COINS:
            return action
        return ActionText(COINS, action.text, "pay-instead", (("coins", str(self.owed)),))

    def begin(self, g: Game) -> bool:
        if self.owed > 0:
            return True
        self.end(g)
        return False

    def end(self, g: Game) -> None:
        g.frames.pop()
        if self.objective != NOTHING:
            g.rules.scenario.value_paid(g, g.players[self.seat], self.objective)

    def legal(self, g: Game, seat: int) -> list[int]:
        p = g.players[seat]
        out = [PAY | good << A for good in range(N_GOODS) if self.takes(g, p, good)]
        if self.coins and p.coins >= self.owed:
            out.append(COINS)
        return out

    def takes(self, g: Game, p: Player, good: int) -> bool:
        """Whether this good is needed, and what remains can be paid."""
        if not p.goods[good]:
            return False
        values = g.rules.goods_points
        least = min(self.least, values[good])
        rest = self.owed - values[good]
        if rest <= 0:
            return -rest < least
        left = p.goods[:]
        left[good] -= 1
        if self.coins and p.coins >= rest:
            return True
        if needed(values, left, rest, least):
            return True
        return bool(self.coins) and self.with_coins(values, left, rest, p.coins)

    def with_coins(self, values: list[int], goods: list[int], owed: int, coins: int) -> bool:
        """Some more goods, and coins for what they leave: then the sum is met exactly."""
        for good in range(N_GOODS):
            if goods[good] and values[good] < owed:
                left = goods[:]
                left[good] -= 1
                rest = owed - values[good]
                if rest <= coins or self.with_coins(values, left, rest, coins):
                    return True
        return False

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p = g.players[seat]
        if action == COINS:
            pay(g, p, self.owed)
            self.end(g)
            return True
        good = action >> A & A_MASK
        value = g.rules.goods_points[good]
        least = min(self.least, value)
        g.frames[-1] = PayValue(seat, self.owed - value, least, self.coins, self.objective)
        give_good(g, p, good)
        return True

    def near_misses(self, g: Game, seat: int) -> list[int]:
        return [PAY | good << A for good in range(N_GOODS) if g.players[seat].goods[good]]

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB != PAY >> VERB:
            return Reason("must-pay-value", "INV-GEN-12", owed=self.owed)
        good = GOODS[action >> A & A_MASK]
        if not g.players[seat].goods[action >> A & A_MASK]:
            return Reason("no-such-good", "INV-GEN-12", good=good)
        return Reason("good-superfluous", "INV-GEN-12", good=good)


def payment_texts() -> Iterator[ActionText]:
    for good, name in enumerate(GOODS):
        yield ActionText(PAY | good << A, f"pay {name}", "pay", (("good", name),))
