"""Building trading stations with the place tiles of Invasion: Tavern and Vineyard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.bans import usable
from scriptorium.games.orleans.pieces import BUY, DONE, GOODS, A
from scriptorium.games.orleans.place import Argument, Place
from scriptorium.games.orleans.reasons import NEVER, OPEN, TOWN_TAKEN
from scriptorium.games.orleans.scenarios.trade import trade
from scriptorium.games.orleans.spaces import clear
from scriptorium.games.orleans.travel import Guildhall

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player

TAVERN: Final = "tavern"
VINEYARD: Final = "vineyard"
WINE: Final = GOODS.index("wine")
# The argument of a Guildhall that is used together with the Tavern.
JOINT: Final = 1


class Tavern(Place):
    """Never used alone: joined with the Guildhall (INV-TILE-6, INV-TILE-10)."""

    executable = False
    rule_ids = {NEVER: "INV-TILE-10"}

    def activated(self, g: Game, p: Player) -> bool:
        complete = p.owned >> self.index & 1 and p.filled & self.mask == self.mask
        return bool(complete) and usable(g, p, self)

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return [{"station_beside": 1}]


class JointGuildhall(Guildhall):
    """The Guildhall of a game with the Tavern: with an activated one its owner may build where
    others have built (INV-TILE-6 to INV-TILE-10)."""

    def tavern(self, g: Game, p: Player) -> Tavern | None:
        """The activated Tavern that may be joined."""
        place = g.rules.by_id.get(TAVERN)
        return place if isinstance(place, Tavern) and place.activated(g, p) else None

    def joins(self, g: Game, p: Player, owner: Player) -> bool:
        """Whether nothing but a Tavern, which its owner has activated, lets the player build."""
        return Guildhall.closed(self, g, p) == TOWN_TAKEN and self.tavern(g, owner) is not None

    def closed(self, g: Game, p: Player) -> int:
        code = Guildhall.closed(self, g, p)
        return OPEN if code == TOWN_TAKEN and self.tavern(g, p) is not None else code

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        code = Guildhall.closed(self, g, p)
        if not code:
            out.append(self.act)
        elif code == TOWN_TAKEN and self.tavern(g, p) is not None:
            out.append(self.act | JOINT)

    def execute(self, g: Game, p: Player, argument: int) -> None:
        """The followers of both places return (INV-TILE-9)."""
        if argument == JOINT:
            clear(g.rules, p, g.rules.by_id[TAVERN])
        Guildhall.execute(self, g, p, argument)

    def arguments(self, rules: Rules) -> list[Argument]:
        if TAVERN not in rules.by_id:
            return []
        return [Argument(JOINT, [TAVERN], "act-joint", (("with", TAVERN),))]

    def why_argument(self, g: Game, p: Player, argument: int) -> tuple[str, str, dict[str, Any]]:
        if argument != JOINT:
            return "town-taken", "ORL-GUIL-3", {}
        if self.tavern(g, p) is None:
            return "not-joint", "INV-TILE-6", {"with": TAVERN}
        return "joint-needless", "INV-TILE-7", {"with": TAVERN}


class Vineyard(Place):
    """A wine for a coin with each station in a town at a waterway (INV-TILE-21 to INV-TILE-23)."""

    executable = False
    rule_ids = {NEVER: "INV-TILE-21"}

    def __init__(self, index: int, row: dict[str, Any], start: int) -> None:
        Place.__init__(self, index, row, start)
        self.price: int = row["wine_price"]

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return [{"pay": [self.price, self.price], "each": [{"good": "wine"}]}]


def vineyard_of(g: Game, p: Player) -> Vineyard | None:
    place = g.rules.by_id.get(VINEYARD)
    return place if isinstance(place, Vineyard) and p.owned >> place.index & 1 else None


def offer_wine(g: Game, p: Player, town: int) -> None:
    if g.rules.waterways[town] and vineyard_of(g, p) is not None:
        g.frames.append(BuyWine(p.seat))


class BuyWine(SeatFrame["Game"]):
    """The owner of the Vineyard has built a station at a waterway (INV-TILE-21)."""

    name = "buy-wine"

    def offered(self, g: Game) -> bool:
        p = g.players[self.seat]
        vineyard = vineyard_of(g, p)
        return vineyard is not None and p.coins >= vineyard.price and g.goods[WINE] > 0

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        vineyard = vineyard_of(g, g.players[seat])
        coins = vineyard.price if vineyard is not None else 0
        return {"coins": coins, "prices": {GOODS[WINE]: coins}}

    def begin(self, g: Game) -> bool:
        if self.offered(g):
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return [BUY | WINE << A, DONE]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        p = g.players[seat]
        vineyard = vineyard_of(g, p)
        if action != DONE and vineyard is not None:
            trade(g, p, action, vineyard.price)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return Reason("choose-wine", "INV-TILE-21")
