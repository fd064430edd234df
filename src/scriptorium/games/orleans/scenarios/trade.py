"""Buying, selling and exchanging goods: Market Stand, Black Market, Depot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.pieces import A_MASK, BUY, DONE, GOODS, N_GOODS, SELL, VERB, A
from scriptorium.games.orleans.place import Argument, Place
from scriptorium.games.orleans.reasons import NEVER, NOTHING_TO_TRADE, OPEN
from scriptorium.games.orleans.supply import no_coins_left, pay, receive, take_good

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player


def purchases(g: Game, p: Player, prices: list[int]) -> list[int]:
    """What the player can pay and the goods market has (INV-TILE-4)."""
    return [BUY | good << A for good in range(N_GOODS) if g.goods[good] and p.coins >= prices[good]]


def sales(g: Game, p: Player) -> list[int]:
    if no_coins_left(g):
        return []
    return [SELL | good << A for good in range(N_GOODS) if p.goods[good]]


def trade(g: Game, p: Player, action: int, price: int) -> None:
    """One good for coins (INV-TILE-2, INV-TILE-4)."""
    good = action >> A & A_MASK
    if action >> VERB == BUY >> VERB:
        pay(g, p, price)
        take_good(g, p, good)
        return
    give_good(g, p, good)
    receive(g, p, price)


def give_good(g: Game, p: Player, good: int) -> None:
    """A tile goes to the goods market (INV-GEN-13)."""
    p.goods[good] -= 1
    g.goods[good] += 1
    if g.sink is not None:
        g.emit("good-given", p.seat, good=GOODS[good])


def why_no_trade(g: Game, action: int, prices: list[int], rule: str) -> Reason:
    """Why a good cannot be bought or sold at these prices."""
    good = action >> A & A_MASK
    if action >> VERB == SELL >> VERB:
        return Reason("no-such-good", rule, good=GOODS[good])
    if not g.goods[good]:
        return Reason("not-in-goods-market", "INV-TILE-4", good=GOODS[good])
    return Reason("price-too-high", rule, good=GOODS[good], coins=prices[good])


def trade_texts() -> Iterator[ActionText]:
    for good, name in enumerate(GOODS):
        about = (("good", name),)
        yield ActionText(BUY | good << A, f"buy {name}", "buy", about)
        yield ActionText(SELL | good << A, f"sell {name}", "sell", about)


class MarketStand(Place):
    """Some transactions one after the other, each buying or selling one good at its value
    (INV-TILE-1 to INV-TILE-5)."""

    rule_ids = {NOTHING_TO_TRADE: "INV-TILE-5"}

    def __init__(self, index: int, row: dict[str, Any], start: int) -> None:
        Place.__init__(self, index, row, start)
        self.most: int = row["max_transactions"]
        self.prices: list[int] = [row["price"][good] for good in GOODS]

    def closed(self, g: Game, p: Player) -> int:
        return OPEN if purchases(g, p, self.prices) or sales(g, p) else NOTHING_TO_TRADE

    def execute(self, g: Game, p: Player, argument: int) -> None:
        g.frames.append(Transactions(p.seat, self.index, 0))

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return [{"trade": self.most}]


class Transactions(SeatFrame["Game"]):
    """At least one transaction, at most as many as the Market Stand allows (INV-TILE-1, 5)."""

    name = "transactions"

    def __init__(self, seat: int, place: int, made: int) -> None:
        SeatFrame.__init__(self, seat)
        self.place = place
        self.made = made

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.place, self.made]

    def stand(self, g: Game) -> MarketStand:
        place = g.rules.places[self.place]
        assert isinstance(place, MarketStand)
        return place

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        stand = self.stand(g)
        prices = dict(zip(GOODS, stand.prices, strict=True))
        return {"left": stand.most - self.made, "prices": prices}

    def trades(self, g: Game) -> list[int]:
        p = g.players[self.seat]
        return purchases(g, p, self.stand(g).prices) + sales(g, p)

    def begin(self, g: Game) -> bool:
        if self.made < self.stand(g).most and self.trades(g):
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return [*self.trades(g), DONE] if self.made else self.trades(g)

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action != DONE:
            g.frames.append(Transactions(seat, self.place, self.made + 1))
            price = self.stand(g).prices[action >> A & A_MASK]
            trade(g, g.players[seat], action, price)
        return True

    def near_misses(self, g: Game, seat: int) -> list[int]:
        return [BUY | good << A for good in range(N_GOODS)]

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB not in (BUY >> VERB, SELL >> VERB):
            return Reason("must-trade", "INV-TILE-5")
        return why_no_trade(g, action, self.stand(g).prices, "INV-TILE-2")


class BlackMarket(Place):
    """Two goods of one kind for one of another (INV-TILE-18 to INV-TILE-20). The argument is
    1 + given * N_GOODS + taken."""

    rule_ids = {NOTHING_TO_TRADE: "INV-TILE-18"}

    def __init__(self, index: int, row: dict[str, Any], start: int) -> None:
        Place.__init__(self, index, row, start)
        self.given: int = row["give_same_kind"]

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        for given in range(N_GOODS):
            if p.goods[given] >= self.given:
                for taken in range(N_GOODS):
                    if taken != given and g.goods[taken]:
                        out.append(self.act | 1 + given * N_GOODS + taken)

    def closed(self, g: Game, p: Player) -> int:
        found: list[int] = []
        self.options(g, p, found)
        return OPEN if found else NOTHING_TO_TRADE

    def execute(self, g: Game, p: Player, argument: int) -> None:
        given, taken = divmod(argument - 1, N_GOODS)
        for _ in range(self.given):
            give_good(g, p, given)
        take_good(g, p, taken)

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return [{"exchange": self.given}]

    def arguments(self, rules: Rules) -> list[Argument]:
        return [
            Argument(
                1 + given * N_GOODS + taken,
                [GOODS[given], GOODS[taken]],
                "act-exchange",
                (("given", GOODS[given]), ("good", GOODS[taken])),
            )
            for given in range(N_GOODS)
            for taken in range(N_GOODS)
            if given != taken
        ]

    def why_argument(self, g: Game, p: Player, argument: int) -> tuple[str, str, dict[str, Any]]:
        if not argument:
            return "needs-choice", "INV-TILE-18", {}
        given, taken = divmod(argument - 1, N_GOODS)
        if p.goods[given] < self.given:
            values = {"good": GOODS[given], "count": self.given}
            return "goods-short", "INV-TILE-18", values
        return "not-in-goods-market", "INV-TILE-19", {"good": GOODS[taken]}


class Depot(Place):
    """Points for each set of all five goods (INV-TILE-24, INV-TILE-25)."""

    executable = False
    scores = True
    rule_ids = {NEVER: "INV-TILE-24"}

    def __init__(self, index: int, row: dict[str, Any], start: int) -> None:
        Place.__init__(self, index, row, start)
        self.for_each_set: int = row["vp_per_set"]

    def points(self, g: Game, p: Player) -> int:
        return self.for_each_set * min(p.goods)

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return [{"points": self.for_each_set, "for": "set"}]
