"""The events of the Duel that demand nothing: Trade and Journey Home."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.games.orleans.events import Event
from scriptorium.games.orleans.pieces import A_MASK, B_MASK, EXCHANGE, GOODS, N_GOODS, VERB, A
from scriptorium.games.orleans.scenarios.offers import Offer
from scriptorium.games.orleans.scenarios.trade import give_good
from scriptorium.games.orleans.supply import take_good

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


class Trade(Offer):
    """An own good for another one of the goods market (INV-EVT-DUEL-4)."""

    def options(self, g: Game, p: Player) -> list[int]:
        return [
            EXCHANGE | given << A | taken
            for given in range(N_GOODS)
            for taken in range(N_GOODS)
            if given != taken and p.goods[given] and g.goods[taken]
        ]

    def accept(self, g: Game, p: Player, action: int) -> None:
        give_good(g, p, action >> A & A_MASK)
        take_good(g, p, action & B_MASK)

    def why(self, g: Game, p: Player, action: int) -> Reason:
        if action >> VERB != EXCHANGE >> VERB:
            return Reason("not-offered", self.rule, event=self.id)
        given = action >> A & A_MASK
        if not p.goods[given]:
            return Reason("no-such-good", self.rule, good=GOODS[given])
        return Reason("not-in-goods-market", self.rule, good=GOODS[action & B_MASK])


class JourneyHome(Event):
    """The merchant goes to a town, without goods (INV-EVT-DUEL-16)."""

    def strike(self, g: Game, p: Player) -> None:
        p.merchant = g.rules.towns.index(self.row["town"])
        if g.sink is not None:
            g.emit("merchant-home", p.seat, town=self.row["town"])

    def about(self) -> dict[str, str]:
        return {"town": self.row["town"]}


def action_texts() -> Iterator[ActionText]:
    for given, name in enumerate(GOODS):
        for taken, other in enumerate(GOODS):
            if given != taken:
                args = ("given", name), ("good", other)
                action = EXCHANGE | given << A | taken
                yield ActionText(action, f"exchange {name} {other}", "exchange", args)


KINDS_OF_HAPPENINGS: dict[str, type[Event]] = {"trade_good": Trade, "journey_home": JourneyHome}
