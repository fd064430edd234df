"""The events that only Prosperity has (INV-EVT-PROS)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.city import open_place, shut_place
from scriptorium.games.orleans.development import gain_citizen, status
from scriptorium.games.orleans.events import Event
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    COINS,
    FROM_BAG,
    FROM_MARKET,
    FROM_TOWER,
    KINDS,
    N_KINDS,
    RETURN,
    VERB,
    A,
)
from scriptorium.games.orleans.scenarios.offers import Offer
from scriptorium.games.orleans.scenarios.prosperity.works import works
from scriptorium.games.orleans.supply import receive
from scriptorium.games.orleans.torture import demand

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player

FROM = ["market", "tower", "bag"]


# Followers that go back to the supply


def on_market(p: Player, kind: int) -> int:
    """Neutral followers on the market, the spaces of the Gunpowder Tower included."""
    return p.market[kind] + p.tower[kind]


def returnable(p: Player, kind: int, bag: bool) -> list[int]:
    """The ways to return a neutral follower of a kind from the market, or the bag."""
    action = RETURN | kind << A
    out = [action | FROM_MARKET] if p.market[kind] else []
    out += [action | FROM_TOWER] if p.tower[kind] else []
    return [*out, action | FROM_BAG] if bag and p.bag[kind] else out


def give_back(g: Game, p: Player, action: int) -> None:
    """To its pile; the marker stays (INV-GEN-11)."""
    kind, where = action >> A & A_MASK, action & B_MASK
    if where == FROM_MARKET:
        p.market[kind] -= 1
        p.market_n -= 1
    elif where == FROM_TOWER:
        p.tower = p.tower[:]
        p.tower[kind] -= 1
    else:
        p.bag[kind] -= 1
        p.bag_n -= 1
    g.supply[kind] += 1
    if g.sink is not None:
        g.emit("follower-returned", p.seat, kind=KINDS[kind])


def why_not_returned(action: int, rule: str) -> Reason:
    if action >> VERB != RETURN >> VERB:
        return Reason("must-return", rule)
    return Reason("not-returnable", rule, tile=KINDS[action >> A & A_MASK])


def action_texts() -> Iterator[ActionText]:
    for kind, name in enumerate(KINDS):
        for where, word in enumerate(FROM):
            action = RETURN | kind << A | where
            text, label = f"return {name} {word}", f"return-{word}"
            yield ActionText(action, text, label, (("kind", name),))


class ReturnFollowerOrPay(Event):
    """A follower of a kind from market or bag, or coins, as the player likes; torture for those who
    have neither (INV-R55)."""

    strength_name = "coins"

    def wanted(self) -> int:
        return KINDS.index(self.row["follower"])

    def strike(self, g: Game, p: Player) -> None:
        g.frames.append(ReturnOrPay(p.seat))

    def about(self) -> dict[str, str]:
        return {"kind": self.row["follower"]}

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        if returnable(p, self.wanted(), True):
            return {}
        return {"pays": self.strength(g), "have": p.coins}


class ReturnOrPay(SeatFrame["Game"]):
    """Who has only one way goes it without being asked."""

    name = "return-or-pay"

    def event(self, g: Game) -> ReturnFollowerOrPay:
        event = g.rules.event(g.event)
        assert isinstance(event, ReturnFollowerOrPay)
        return event

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        event = self.event(g)
        return {"event": event.id, "kind": KINDS[event.wanted()], "coins": event.strength(g)}

    def begin(self, g: Game) -> bool:
        options = self.legal(g, self.seat)
        if len(options) > 1:
            return True
        g.frames.pop()
        self.carry_out(g, options[0] if options else COINS)
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        event, p = self.event(g), g.players[seat]
        out = returnable(p, event.wanted(), True)
        return [*out, COINS] if p.coins >= event.strength(g) else out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        self.carry_out(g, action)
        return True

    def carry_out(self, g: Game, action: int) -> None:
        p = g.players[self.seat]
        if action == COINS:
            demand(g, p, self.event(g).strength(g))
        else:
            give_back(g, p, action)

    def describe(self, g: Game, seat: int, action: ActionText) -> ActionText:
        if action.action != COINS:
            return action
        coins = str(self.event(g).strength(g))
        return ActionText(COINS, action.text, "pay-instead", (("coins", coins),))

    def near_misses(self, g: Game, seat: int) -> list[int]:
        return [COINS]

    def why(self, g: Game, seat: int, action: int) -> Reason:
        event = self.event(g)
        if action == COINS:
            return Reason("not-enough-coins", event.rule)
        return why_not_returned(action, event.rule)


class ExchangeForCitizen(Offer):
    """A follower of a kind and one more neutral one from the market for a citizen of the supply
    (INV-R57)."""

    def wanted(self) -> int:
        return KINDS.index(self.row["give"][0])

    def options(self, g: Game, p: Player) -> list[int]:
        neutral = sum(on_market(p, kind) for kind in range(N_KINDS))
        if neutral < len(self.row["give"]) or not g.rules.scenario.citizens_left(g):
            return []
        return returnable(p, self.wanted(), False)

    def accept(self, g: Game, p: Player, action: int) -> None:
        give_back(g, p, action)
        g.frames.append(ReturnAnother(p.seat))

    def about(self) -> dict[str, str]:
        return {"kind": self.row["give"][0]}

    def why(self, g: Game, p: Player, action: int) -> Reason:
        if action >> VERB != RETURN >> VERB:
            return Reason("not-offered", self.rule, event=self.id)
        return why_not_returned(action, self.rule)


class ReturnAnother(SeatFrame["Game"]):
    """The second follower; then the citizen is gained."""

    name = "return-another"

    def legal(self, g: Game, seat: int) -> list[int]:
        p = g.players[seat]
        return [one for kind in range(N_KINDS) for one in returnable(p, kind, False)]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        p = g.players[seat]
        give_back(g, p, action)
        g.rules.scenario.take_from_supply(g)
        gain_citizen(g, p)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return why_not_returned(action, g.rules.event(g.event).rule)


# Place tiles


class TurnPlacesDown(Event):
    """All place tiles have no effect any more; followers on them go to the bag, technology to the
    supply (INV-R56)."""

    def strike(self, g: Game, p: Player) -> None:
        burnt = p.owned & g.rules.all_tiles
        for place in g.rules.places:
            if burnt >> place.index & 1 and shut_place(g, p, place):
                g.technology += 1
        works(g).burnt[p.seat] |= burnt
        if g.sink is not None and burnt:
            g.emit("tiles-down", p.seat)


class TurnPlacesUp(Event):
    """What was turned down can be used again."""

    def strike(self, g: Game, p: Player) -> None:
        burnt = works(g).burnt[p.seat]
        works(g).burnt[p.seat] = 0
        for place in g.rules.places:
            if burnt >> place.index & 1:
                open_place(g, p, place)
        if g.sink is not None and burnt:
            g.emit("tiles-up", p.seat)


# Coins


class CoinsPerMarketFollower(Event):
    """At the end of the round, for each follower of a kind on the market."""

    strength_name = "coins_each"

    def due(self, p: Player, coins: int) -> int:
        return coins * on_market(p, KINDS.index(self.row["follower"]))

    def begin(self, g: Game) -> None:
        pass

    def end_of_round(self, g: Game) -> None:
        Event.begin(self, g)

    def strike(self, g: Game, p: Player) -> None:
        receive(g, p, self.due(p, self.strength(g)))

    def about(self) -> dict[str, str]:
        return {"kind": self.row["follower"]}

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        return {"receives": self.due(p, self.strength(g))}


class PayStatus(Event):
    """Coins for the development status; torture for what is missing."""

    strength_name = "coins_per_status"

    def strike(self, g: Game, p: Player) -> None:
        demand(g, p, self.strength(g) * status(g, p))

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        return {"pays": self.strength(g) * status(g, p), "have": p.coins}


KINDS_OF_HAPPENINGS: dict[str, type[Event]] = {
    "return_follower_or_pay": ReturnFollowerOrPay,
    "exchange_for_citizen": ExchangeForCitizen,
    "turn_places_down": TurnPlacesDown,
    "turn_places_up": TurnPlacesUp,
    "coins_per_market_follower": CoinsPerMarketFollower,
    "pay_status": PayStatus,
}
