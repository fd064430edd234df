"""Who names the start player, and whether a Confession Box could change that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scriptorium.games.pilgrim.merchant import trade_resource
from scriptorium.games.pilgrim.pieces import (
    CONFESSION_BOX,
    CORNUCOPIA,
    N_RESOURCES,
    NO_TITHE,
    PIETY,
    WAGON_YARD,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

BOX_PIETY: Final = 2


def decider(g: Game) -> int:
    return decider_with(g, g.confessed)


def decider_with(g: Game, confessed: int) -> int:
    """Most piety, if these use a Confession Box; tied, the first one clockwise from the marker's
    holder, who comes last (PIL-REND-10, PIL-R65)."""
    counts = piety_with(g, confessed)
    parties = g.rules.parties
    best, most = g.start, -1
    for step in range(1, parties + 1):
        seat = (g.start + step) % parties
        if counts[seat] > most:
            best, most = seat, counts[seat]
    return best


def piety_with(g: Game, confessed: int) -> list[int]:
    return [p.stock[PIETY] + BOX_PIETY * (confessed >> p.seat & 1) for p in g.players]


def tied_for_start(g: Game) -> int:
    """1 where several have most piety, so that the order around the table decides."""
    counts = piety_with(g, g.confessed)
    return int(counts.count(max(counts)) > 1)


def box_matters(g: Game, p: Player) -> bool:
    """Whether the box could change who decides, whatever those do who are asked later
    (PIL-R107)."""
    mine = p.stock[PIETY]
    best = max([other.stock[PIETY] for other in g.players if other is not p])
    if mine + BOX_PIETY < best or mine > best + BOX_PIETY:
        return False  # it is decided, with or without boxes
    order = g.order()
    later = [seat for seat in order[order.index(p.seat) + 1 :] if could_confess(g, seat)]
    for pick in range(1 << len(later)):
        confessed = g.confessed
        for at, seat in enumerate(later):
            confessed |= (pick >> at & 1) << seat
        if decider_with(g, confessed) != decider_with(g, confessed | 1 << p.seat):
            return True
    return False


def could_confess(g: Game, seat: int) -> bool:
    if seat >= g.rules.players or not g.live >> CONFESSION_BOX & 1:
        return False
    if seat == g.owner[CONFESSION_BOX]:
        return True
    if seat == g.owner[WAGON_YARD] and g.live >> WAGON_YARD & 1:
        return True
    trade, stock = trade_resource(g), g.players[seat].stock
    if trade == CORNUCOPIA:
        return any(stock[:N_RESOURCES])
    return trade != NO_TITHE and stock[trade] > 0
