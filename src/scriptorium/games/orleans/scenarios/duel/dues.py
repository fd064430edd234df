"""What the events of the Duel demand: who cannot pay it all has lost (INV-DUEL-9 to INV-DUEL-12).

Nobody is tortured. A player with all four objectives cannot lose any more and pays as much as
possible (INV-DUEL-32).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.games.orleans.events import Event, food_of
from scriptorium.games.orleans.pieces import COINS, GOODS, N_GOODS, TECHNOLOGY
from scriptorium.games.orleans.scenarios.duel.race import home, lose, race
from scriptorium.games.orleans.scenarios.feeding import Feed, food_payable, food_toll
from scriptorium.games.orleans.scenarios.payments import ANY_VALUE, NOTHING, PayValue, worth
from scriptorium.games.orleans.scenarios.trade import give_good
from scriptorium.games.orleans.supply import pay

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Due(Event):
    fate = "lost"

    def payable(self, g: Game, p: Player) -> bool:
        """Whether the player can pay it all."""
        raise NotImplementedError

    def collect(self, g: Game, p: Player) -> None:
        """The player, who can, pays it all; the way of paying is the player's (INV-DUEL-11)."""
        raise NotImplementedError

    def collect_what_there_is(self, g: Game, p: Player) -> None:
        """The player, who cannot pay it all, pays as much as possible."""
        raise NotImplementedError

    def strike(self, g: Game, p: Player) -> None:
        if self.payable(g, p):
            if not race(g).lost:  # else the player has won and need not choose (INV-DUEL-34)
                self.collect(g, p)
        elif home(g, p):
            self.collect_what_there_is(g, p)
        else:
            lose(g, p)


class CoinDue(Due):
    """Coins, for each thing of some kind."""

    def owed(self, g: Game, p: Player) -> int:
        raise NotImplementedError

    def payable(self, g: Game, p: Player) -> bool:
        return p.coins >= self.owed(g, p)

    def collect(self, g: Game, p: Player) -> None:
        pay(g, p, self.owed(g, p))

    def collect_what_there_is(self, g: Game, p: Player) -> None:
        pay(g, p, p.coins)

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        return {"pays": self.owed(g, p), "have": p.coins}


class GoodsTax(CoinDue):
    strength_name = "goods_per_coin"

    def owed(self, g: Game, p: Player) -> int:
        return sum(p.goods) // self.strength(g)


class TechnologyTax(CoinDue):
    """For technology tiles on action spaces."""

    strength_name = "coins_each"

    def owed(self, g: Game, p: Player) -> int:
        return self.strength(g) * p.spaces.count(TECHNOLOGY)


class GoodDue(Due):
    """So many goods of one kind; nothing else is accepted (INV-R33)."""

    strength_name = "amount"

    def good(self) -> int:
        return GOODS.index(self.row["good"])

    def payable(self, g: Game, p: Player) -> bool:
        return p.goods[self.good()] >= self.strength(g)

    def collect(self, g: Game, p: Player) -> None:
        for _ in range(self.strength(g)):
            give_good(g, p, self.good())

    def collect_what_there_is(self, g: Game, p: Player) -> None:
        for _ in range(p.goods[self.good()]):
            give_good(g, p, self.good())

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        return {"goods": self.strength(g), "have": p.goods[self.good()]}

    def about(self) -> dict[str, str]:
        return {"good": self.row["good"]}


class ValueDue(Due):
    """Goods and coins worth so many points (INV-GEN-12)."""

    strength_name = "vp"

    def payable(self, g: Game, p: Player) -> bool:
        return worth(g, p) + p.coins >= self.strength(g)

    def collect(self, g: Game, p: Player) -> None:
        g.frames.append(PayValue(p.seat, self.strength(g), ANY_VALUE, 1, NOTHING))

    def collect_what_there_is(self, g: Game, p: Player) -> None:
        pay(g, p, p.coins)
        for good in range(N_GOODS):
            for _ in range(p.goods[good]):
                give_good(g, p, good)

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        return {"value": self.strength(g), "have": worth(g, p) + p.coins}


class HarvestDue(Due):
    """Food, or coins for each item that is missing (INV-R33)."""

    strength_name = "food_items"

    def coins_each(self) -> int:
        coins: int = self.row["coins_per_missing_item"]
        return coins

    def payable(self, g: Game, p: Player) -> bool:
        return food_payable(g, p, self.strength(g), self.coins_each())

    def collect(self, g: Game, p: Player) -> None:
        g.frames.append(GiveFood(p.seat, self.strength(g), self.coins_each()))

    def collect_what_there_is(self, g: Game, p: Player) -> None:
        """All food, and coins for the rest."""
        missing = self.strength(g) - food_of(g, p)
        for good in range(N_GOODS):
            for _ in range(p.goods[good] if g.rules.food[good] else 0):
                give_good(g, p, good)
        pay(g, p, min(p.coins, missing * self.coins_each()))

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        return food_toll(g, p, self.strength(g), self.coins_each())

    def coins_instead(self, g: Game) -> int:
        return self.coins_each()


class GiveFood(Feed):
    """Coins are a choice only where the edition says so (INV-GEN-6); without food they are paid
    unasked."""

    name = "give-food"

    def again(self, items: int) -> Feed:
        return GiveFood(self.seat, items, self.coins)

    def begin(self, g: Game) -> bool:
        p = g.players[self.seat]
        if self.items and food_of(g, p):
            return True
        g.frames.pop()
        for _ in range(self.items):
            pay(g, p, self.coins)
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        found = Feed.legal(self, g, seat)
        return found if g.rules.harvest_choice else [one for one in found if one != COINS]

    def near_misses(self, g: Game, seat: int) -> list[int]:
        return [COINS]

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action == COINS and not g.rules.harvest_choice:
            return Reason("food-first", "INV-GEN-6")
        return Feed.why(self, g, seat, action)


KINDS_OF_DUES: dict[str, type[Event]] = {
    "goods_tax": GoodsTax,
    "technology_tax": TechnologyTax,
    "pay_good": GoodDue,
    "pay_value": ValueDue,
    "harvest": HarvestDue,
}
