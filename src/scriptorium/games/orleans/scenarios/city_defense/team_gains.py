"""What the team is given or offered: the speaker says who gets it, and whether it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.errors import Reason
from scriptorium.core.frames import Frame, SeatFrame
from scriptorium.games.orleans.development import develop
from scriptorium.games.orleans.events import Event
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    CHOOSE,
    DONE,
    GOODS,
    GRANT,
    N_GOODS,
    NO,
    NO_GOOD,
    TEAM_TRADE,
    A,
)
from scriptorium.games.orleans.scenarios.city_defense import city as the_city
from scriptorium.games.orleans.scenarios.city_defense.asking import (
    TeamPays,
    YesNo,
    team_coins,
)
from scriptorium.games.orleans.scenarios.city_defense.city import (
    city,
    short,
    warehouse_goal,
)
from scriptorium.games.orleans.scenarios.city_defense.team import Step, TeamEvent
from scriptorium.games.orleans.supply import receive, take_good
from scriptorium.games.orleans.travel import ways_from

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player

DEVELOPMENT: Final = 0  # gifts of a Donation
GOOD: Final = 1
COIN: Final = 2
SOLD: Final = 8  # in `a` of TEAM_TRADE


# Donation


class Donation(TeamEvent):
    def meet(self, g: Game) -> None:
        row = self.row
        g.frames.append(Share(g.start, row["development"], len(row["goods"]), row["coins"]))


class Share(SeatFrame["Game"]):
    """Each development point, each good, each coin to somebody; what nobody can have is lost."""

    name = "share"
    team = True

    def __init__(self, seat: int, points: int, goods: int, coins: int) -> None:
        SeatFrame.__init__(self, seat)
        self.left = [points, goods, coins]

    def dump(self) -> list[Any]:
        return [self.name, self.seat, *self.left]

    def good(self, g: Game) -> int:
        """The good that is next."""
        goods: list[str] = g.rules.event(g.event).row["goods"]
        return GOODS.index(goods[-self.left[GOOD]])

    def gift(self, g: Game) -> int:
        """What is shared now; -1 when all is."""
        last = g.rules.last_development
        if self.left[DEVELOPMENT] and any(p.development < last for p in g.players):
            return DEVELOPMENT
        if self.left[GOOD] and g.goods[self.good(g)]:
            return GOOD
        return COIN if self.left[COIN] else -1

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"gift": ("development", "good", "coin")[self.gift(g)]}

    def begin(self, g: Game) -> bool:
        if self.gift(g) >= 0:
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        gift = self.gift(g)
        return [
            GRANT | gift << A | p.seat
            for p in g.players
            if gift != DEVELOPMENT or p.development < g.rules.last_development
        ]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        gift, p = action >> A & A_MASK, g.players[action & B_MASK]
        left = self.left[:]
        left[gift] -= 1
        good = self.good(g) if gift == GOOD else NO_GOOD
        g.frames[-1] = Share(seat, *left)
        if gift == DEVELOPMENT:
            develop(g, p, 1)
        elif gift == COIN:
            receive(g, p, 1)
        else:
            team_takes(g, p, good)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return short(g.rules.event(g.event).rule)


def team_takes(g: Game, p: Player, good: int) -> None:
    """A good of the goods market by the team's doing: so is the citizen of its pile (INV-R31)."""
    g.goods[good] -= 1
    p.goods[good] += 1
    if g.sink is not None:
        g.emit("good", p.seat, good=GOODS[good])
    the_city.emptied(g, None, good)


# Good Trade, Good Winds, Wool Market: offers to the team


class GoodTrade(TeamEvent):
    """Coins of the team for goods of the market, which go to free spaces of the Warehouse
    (INV-R60)."""

    strength_name = "coins"

    def meet(self, g: Game) -> None:
        good = GOODS.index(self.row["goods"][0])
        enough = g.goods[good] >= len(self.row["goods"])
        room = warehouse_goal(g.rules)[good] > city(g).warehouse[good]
        if enough and room and team_coins(g) >= self.strength(g):
            g.frames.append(BuyGoods(g.start))


class BuyGoods(YesNo):
    name = "buy-goods"
    team = True

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"coins": g.rules.event(g.event).strength(g)}

    def yes(self, g: Game) -> None:
        event = g.rules.event(g.event)
        good = GOODS.index(event.row["goods"][0])
        room = warehouse_goal(g.rules)[good] - city(g).warehouse[good]
        count = min(len(event.row["goods"]), room)
        g.goods[good] -= count
        city(g).warehouse[good] += count
        if g.sink is not None:
            g.emit("warehouse-filled", None, good=GOODS[good], count=count)
        the_city.emptied(g, None, good)
        g.frames.append(TeamPays(self.seat, event.strength(g)))


class GoodWinds(Event):
    """At the end of the round one merchant sails for free."""

    def begin(self, g: Game) -> None:
        pass

    def end_of_round(self, g: Game) -> None:
        g.frames.append(Sailor(g.start, 1))


class Sailor(Step):
    """Whose merchant; or nobody's."""

    name = "sailor"

    def begin(self, g: Game) -> bool:
        if len(self.legal(g, self.seat)) > 1:
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return [*(CHOOSE | p.seat for p in g.players if ways_from(g, p.merchant, True)), NO]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action != NO:
            g.frames.append(Sail(action & B_MASK))
        return True


class Sail(SeatFrame["Game"]):
    """Which waterway, and which good: as with the Ship."""

    name = "sail"

    def legal(self, g: Game, seat: int) -> list[int]:
        out: list[int] = []
        g.rules.by_id["ship"].options(g, g.players[seat], out)
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        g.rules.by_id["ship"].execute(g, g.players[seat], action & B_MASK)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return short(g.rules.event(g.event).rule)


class WoolMarket(TeamEvent):
    strength_name = "max_transactions"

    def meet(self, g: Game) -> None:
        g.frames.append(TradeWool(g.start, self.strength(g)))

    def price(self, good: int) -> int:
        found: int = self.row["price"].get(GOODS[good], 0)
        return found


class TradeWool(Step):
    """One purchase or sale after the other, or no more (INV-R51)."""

    name = "trade-wool"

    def event(self, g: Game) -> WoolMarket:
        event = g.rules.event(g.event)
        assert isinstance(event, WoolMarket)
        return event

    def trades(self, g: Game) -> list[int]:
        out: list[int] = []
        for good in range(N_GOODS):
            price = self.event(g).price(good)
            if price and g.goods[good] and team_coins(g) >= price:
                out += [TEAM_TRADE | good << A | p.seat for p in g.players]
            if price:
                sold = TEAM_TRADE | (good | SOLD) << A
                out += [sold | p.seat for p in g.players if p.goods[good]]
        return out

    def begin(self, g: Game) -> bool:
        if self.left and self.trades(g):
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return [*self.trades(g), DONE]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action == DONE:
            return True
        what, p = action >> A & A_MASK, g.players[action & B_MASK]
        good = what & ~SOLD
        price = self.event(g).price(good)
        g.frames.append(TradeWool(seat, self.left - 1))
        if what & SOLD:
            p.goods[good] -= 1
            g.goods[good] += 1
            if g.sink is not None:
                g.emit("sold", p.seat, good=GOODS[good])
            receive(g, p, price)
        else:
            g.frames.append(TeamPays(seat, price))
            take_good(g, p, good)
        return True


GAINS: Final[dict[str, type[Event]]] = {
    "team_gain": Donation,
    "team_buy_for_warehouse": GoodTrade,
    "free_move": GoodWinds,
    "team_market": WoolMarket,
}
GAIN_FRAMES: Final[dict[str, Callable[..., Frame[Any]]]] = {
    "share": Share,
    "buy-goods": BuyGoods,
    "sailor": Sailor,
    "sail": Sail,
    "trade-wool": TradeWool,
}
