"""Feeding: food or coins, or the game is lost (INV-EVT-SALE-1, INV-EVT-SALE-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.codec import ActionText
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.events import Event, food_of, give_food
from scriptorium.games.orleans.pieces import A_MASK, COINS, FOOD, GOODS, N_GOODS, VERB, A
from scriptorium.games.orleans.supply import pay

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


class Feeding(Event):
    strength_name = "food_items"
    fate = "lost"

    def coins_each(self) -> int:
        coins: int = self.row["coins_per_item"]
        return coins

    def strike(self, g: Game, p: Player) -> None:
        """Who cannot pay it all has lost at once (INV-SALE-22); food and coins may be mixed
        (INV-R65)."""
        if not food_payable(g, p, self.strength(g), self.coins_each()):
            if g.sink is not None:
                g.emit("starved", p.seat)
            g.finish()
        else:
            g.frames.append(Feed(p.seat, self.strength(g), self.coins_each()))

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        return food_toll(g, p, self.strength(g), self.coins_each())

    def coins_instead(self, g: Game) -> int:
        return self.coins_each()


def food_payable(g: Game, p: Player, items: int, coins: int) -> bool:
    """So many items, each food or so many coins."""
    return food_of(g, p) + p.coins // coins >= items


def food_toll(g: Game, p: Player, items: int, coins: int) -> dict[str, int]:
    return {"food": items, "have": food_of(g, p), "coins_each": coins, "coins": p.coins}


@mypyc_attr(allow_interpreted_subclasses=True)
class Feed(SeatFrame["Game"]):
    """So many items are left to be given: food, or coins for each. What is left stays payable
    whatever is chosen."""

    name = "feed"

    def __init__(self, seat: int, items: int, coins: int) -> None:
        SeatFrame.__init__(self, seat)
        self.items = items
        self.coins = coins

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.items, self.coins]

    def again(self, items: int) -> Feed:
        """The same question, with so many items left."""
        return Feed(self.seat, items, self.coins)

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"items": self.items, "coins": self.coins}

    def describe(self, g: Game, seat: int, action: ActionText) -> ActionText:
        if action.action != COINS:
            return action
        return ActionText(COINS, action.text, "pay-instead", (("coins", str(self.coins)),))

    def begin(self, g: Game) -> bool:
        if self.items:
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        p = g.players[seat]
        out = [FOOD | good << A for good in range(N_GOODS) if p.goods[good] and g.rules.food[good]]
        if p.coins >= self.coins:
            out.append(COINS)
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p = g.players[seat]
        g.frames[-1] = self.again(self.items - 1)
        if action == COINS:
            pay(g, p, self.coins)
            return True
        give_food(g, p, action >> A & A_MASK)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        rule = g.rules.event(g.event).rule
        if action == COINS:
            return Reason("coins-short", rule, coins=self.coins)
        if action >> VERB == FOOD >> VERB:
            good = action >> A & A_MASK
            key = "no-such-good" if g.rules.food[good] else "not-food"
            return Reason(key, rule, good=GOODS[good])
        return Reason("must-feed", rule, items=self.items)
