"""Events that offer something, and a follower's support: classes over rows of data that several
scenarios share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from scriptorium.core.codec import ActionText
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.development import gain_citizen
from scriptorium.games.orleans.events import Event
from scriptorium.games.orleans.followers import draw
from scriptorium.games.orleans.pieces import (
    A_MASK,
    ACQUIRE,
    B_MASK,
    BUY,
    CITIZENS,
    DECLINE,
    FOLLOWERS,
    GOODS,
    KIND_OF,
    KINDS,
    MONK,
    TILES,
    TRAVEL,
    VERB,
    A,
)
from scriptorium.games.orleans.recruiting import advance, gain_follower
from scriptorium.games.orleans.scenarios.trade import purchases, trade, why_no_trade
from scriptorium.games.orleans.supply import pay
from scriptorium.games.orleans.travel import all_moves, moves, travel, ways_from

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Event):
    """Each player may accept, so many times, or decline; once round, from the start player on
    (INV-GEN-10)."""

    def most(self) -> int:
        """How often one player may accept."""
        count: int = self.row.get("max", 1)
        return count

    def terms(self) -> dict[str, Any]:
        """What else is to be said of it to whoever is asked."""
        return {}

    def strike(self, g: Game, p: Player) -> None:
        g.frames.append(Offered(p.seat, self.most()))

    def options(self, g: Game, p: Player) -> list[int]:
        """What a player can accept now."""
        raise NotImplementedError

    def accept(self, g: Game, p: Player, action: int) -> None:
        raise NotImplementedError

    def why(self, g: Game, p: Player, action: int) -> Reason:
        """Why it cannot be accepted in this way."""
        raise NotImplementedError


class Offered(SeatFrame["Game"]):
    """The offer of the round, to one player; who cannot accept is not asked."""

    name = "offer"

    def __init__(self, seat: int, left: int) -> None:
        SeatFrame.__init__(self, seat)
        self.left = left

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.left]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"event": offer(g).id, "left": self.left, **offer(g).terms()}

    def begin(self, g: Game) -> bool:
        if self.left and offer(g).options(g, g.players[self.seat]):
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return [*offer(g).options(g, g.players[seat]), DECLINE]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action == DECLINE:
            if g.sink is not None:
                g.emit("declined", seat)
            return True
        g.frames.append(Offered(seat, self.left - 1))
        offer(g).accept(g, g.players[seat], action)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return offer(g).why(g, g.players[seat], action)


def offer(g: Game) -> Offer:
    """The event of the round, which is one."""
    event = g.rules.event(g.event)
    assert isinstance(event, Offer)
    return event


class Purchase(Offer):
    """A citizen or a follower for coins. `thing` is what ACQUIRE means by it."""

    strength_name = "coins"
    thing: int = CITIZENS

    def available(self, g: Game) -> list[int]:
        """What is there to be bought."""
        raise NotImplementedError

    def bought(self, g: Game, p: Player, which: int) -> None:
        """The player receives it."""
        raise NotImplementedError

    def options(self, g: Game, p: Player) -> list[int]:
        if p.coins < self.strength(g):
            return []
        return [ACQUIRE | self.thing << A | one for one in self.available(g)]

    def accept(self, g: Game, p: Player, action: int) -> None:
        pay(g, p, self.strength(g))
        self.bought(g, p, action & B_MASK)

    def why(self, g: Game, p: Player, action: int) -> Reason:
        if action & ~B_MASK != ACQUIRE | self.thing << A:
            return Reason("not-offered", self.rule, event=self.id)
        if action & B_MASK not in self.available(g):
            return Reason("not-available", self.rule)
        return Reason("not-enough-coins", self.rule)


class BuyCitizen(Purchase):
    """Citizens of the supply."""

    def available(self, g: Game) -> list[int]:
        return [0] if g.rules.scenario.citizens_left(g) else []

    def bought(self, g: Game, p: Player, which: int) -> None:
        g.rules.scenario.take_from_supply(g)
        gain_citizen(g, p)


class BuyFollower(Purchase):
    """A follower of one kind, into the bag; its track plays no part."""

    thing = FOLLOWERS

    def available(self, g: Game) -> list[int]:
        kind = KINDS.index(self.row["follower"])
        return [kind] if g.supply[kind] and not g.no_gain >> kind & 1 else []

    def bought(self, g: Game, p: Player, which: int) -> None:
        gain_follower(g, p, which)

    def about(self) -> dict[str, str]:
        return {"kind": self.row["follower"]}


class BuyGoods(Offer):
    """Goods of the goods market, each at its price."""

    strength_name = "max"

    def prices(self) -> list[int]:
        return [self.row["price"][good] for good in GOODS]

    def options(self, g: Game, p: Player) -> list[int]:
        return purchases(g, p, self.prices())

    def accept(self, g: Game, p: Player, action: int) -> None:
        trade(g, p, action, self.prices()[action >> A & A_MASK])

    def terms(self) -> dict[str, Any]:
        return {"prices": dict(zip(GOODS, self.prices(), strict=True))}

    def why(self, g: Game, p: Player, action: int) -> Reason:
        if action >> VERB != BUY >> VERB:
            return Reason("not-offered", self.rule, event=self.id)
        return why_no_trade(g, action, self.prices(), self.rule)


class PaidMove(Offer):
    """Coins for each move of the merchant along one connection; where the row says so, a good
    there may be taken."""

    strength_name = "coins_per_move"

    def most(self) -> int:
        count: int = self.row["max_moves"]
        return count

    def ways(self, g: Game, p: Player) -> list[int]:
        return ways_from(g, p.merchant, False) + ways_from(g, p.merchant, True)

    def options(self, g: Game, p: Player) -> list[int]:
        if p.coins < self.strengths[0]:
            return []
        out: list[int] = []
        moves(g, self.ways(g, p), TRAVEL, out)
        if not self.row["collect_good"]:
            out = [action for action in out if not action & 7]
        return list(dict.fromkeys(out))  # a town may be reached by road and by water

    def accept(self, g: Game, p: Player, action: int) -> None:
        pay(g, p, self.strengths[0])
        travel(g, p, self.ways(g, p), action & B_MASK, self.id)

    def why(self, g: Game, p: Player, action: int) -> Reason:
        if action >> VERB != TRAVEL >> VERB:
            return Reason("not-offered", self.rule, event=self.id)
        town = ((action & B_MASK) >> 3) - 1
        if town not in [packed >> 8 for packed in self.ways(g, p)]:
            towns = g.rules.towns
            return Reason("not-next", self.rule, town=towns[town], here=towns[p.merchant])
        return Reason("nothing-there", self.rule)


class SupportDraw(Event):
    """A follower drawn from the bag brings the step and the reward of its track and one more of
    its kind, each as far as possible, and goes back (INV-R54)."""

    def strike(self, g: Game, p: Player) -> None:
        if not p.bag_n:
            return
        tile = draw(g, p, 1)[0]
        p.bag[tile] += 1
        p.bag_n += 1
        kind = KIND_OF[tile]
        if g.sink is not None:
            g.emit("drew", p.seat, tiles=[TILES[tile]])
        if g.supply[kind] and not g.no_gain >> kind & 1:
            gain_follower(g, p, kind)
        if kind != MONK and p.tracks[kind] < g.rules.track_last[kind]:
            advance(g, p, kind)


def action_texts(rules: Rules) -> Iterator[ActionText]:
    """What these events ask, as far as the rule set has them; buying goods is what the Market Stand
    does too."""
    events = rules.events
    if any(isinstance(one, Offer) for one in events):
        yield ActionText(DECLINE, "decline", "decline")
    if any(isinstance(one, BuyCitizen) for one in events):
        yield ActionText(ACQUIRE | CITIZENS << A, "buy citizen", "buy-citizen")
    hired = [one.row["follower"] for one in events if isinstance(one, BuyFollower)]
    for name in dict.fromkeys(hired):
        action = ACQUIRE | FOLLOWERS << A | KINDS.index(name)
        yield ActionText(action, f"buy {name}", "buy-follower", (("kind", name),))
    if any(isinstance(one, PaidMove) for one in events):
        for move in all_moves(rules, "travel"):
            text = " ".join(["travel", *move.words])
            yield ActionText(TRAVEL | move.number, text, move.label, move.args)


KINDS_OF_OFFERS: dict[str, type[Event]] = {
    "buy_citizen": BuyCitizen,
    "buy_follower": BuyFollower,
    "buy_goods": BuyGoods,
    "paid_move": PaidMove,
    "support_draw": SupportDraw,
}
