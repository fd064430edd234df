"""The Merchant, whose tithe counter is the trade resource; the ship, which brings buildings to
life; the income of trade routes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.core.frames import Phase, SeatFrame
from scriptorium.games.pilgrim.payments import gain
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    B_MASK,
    BUILDINGS,
    COIN,
    COLLECT,
    CORNUCOPIA,
    DECLINE,
    DUTIES,
    N_DUTIES,
    N_RESOURCES,
    NO_TITHE,
    ON_MAP,
    TAKE,
    TITHES,
    VERB,
    A,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game


def trade_resource(g: Game) -> int:
    """The counter at the Merchant's duty; NO_TITHE on Taxation (PIL-MERC-2, PIL-MERC-3)."""
    return g.tithes[g.merchant]


def next_trade_resource(g: Game) -> int:
    """The counter at the duty he comes to next."""
    return g.tithes[(g.merchant + 1) % N_DUTIES]


def move_merchant(g: Game) -> None:
    """PIL-MERC-1."""
    g.merchant = (g.merchant + 1) % N_DUTIES
    if g.sink is not None:
        kind = trade_resource(g)
        shown = "none" if kind == NO_TITHE else TITHES[kind]
        g.emit("merchant", None, duty=DUTIES[g.ring[g.merchant]], good=shown)


def see_live_buildings(g: Game) -> None:
    """A building is live once the ship has reached or passed its hex (PIL-BUIL-1, PIL-R2)."""
    rim, first = len(g.rules.board.rim), g.site_places[0]
    for sailed in range(g.ship + 1):
        see_building_at(g, (first + sailed) % rim)


def see_building_at(g: Game, place: int) -> None:
    """The one on this place of the rim, if there is one."""
    if place in g.building_places:
        building = g.building_places.index(place)
        if g.owner[building] == ON_MAP and not g.live >> building & 1:
            g.live |= 1 << building
            if g.sink is not None:
                g.emit("live", None, building=BUILDINGS[building])


class Income(Phase["Game"]):
    """Round end, step 4: the Merchant moves on, then trade routes bring income (PIL-REND-7)."""

    name = "income"

    def begin(self, g: Game) -> None:
        move_merchant(g)
        kind = trade_resource(g)
        if kind == NO_TITHE:
            return
        seats = [seat for seat in g.order() if seat < g.rules.players and g.players[seat].ports]
        if kind in (COIN, CORNUCOPIA):
            g.frames += [Collect(seat, routes_of(g, seat)) for seat in reversed(seats)]
            return
        for seat in seats:  # more stone or grain is never worse (PIL-R106)
            bring(g, seat, kind, routes_of(g, seat))


def routes_of(g: Game, seat: int) -> int:
    return g.players[seat].ports.bit_count()


def bring(g: Game, seat: int, kind: int, routes: int) -> None:
    if g.sink is not None:
        g.emit("income", seat, count=routes)
    gain(g, g.players[seat], kind, routes)


class Collect(SeatFrame["Game"]):
    """Each trade route may bring one coin (PIL-PORT-5, PIL-R62). Routes are alike, so one answer
    says how many bring it; at the cornucopia each chooses for itself."""

    name = "income"

    def __init__(self, seat: int, routes: int) -> None:
        SeatFrame.__init__(self, seat)
        self.routes = routes

    def legal(self, g: Game, seat: int) -> list[int]:
        if trade_resource(g) == CORNUCOPIA:
            return [*(TAKE | kind << A for kind in range(N_RESOURCES)), DECLINE]
        return [COLLECT | count for count in range(self.routes, -1, -1)]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action >> VERB == COLLECT >> VERB:
            if action & B_MASK:
                bring(g, seat, trade_resource(g), action & B_MASK)
        elif action != DECLINE:
            bring(g, seat, action >> A & A_MASK, 1)
        if trade_resource(g) == CORNUCOPIA and self.routes > 1:
            g.frames.append(Collect(seat, self.routes - 1))
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB == TAKE >> VERB:
            return Reason("other-income", "PIL-MERC-2", good=TITHES[trade_resource(g)])
        if action >> VERB == COLLECT >> VERB:
            return Reason("routes-only", "PIL-PORT-5", count=self.routes)
        return Reason("not-now", "PIL-REND-1")

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"count": self.routes, "good": TITHES[trade_resource(g)]}

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.routes]
