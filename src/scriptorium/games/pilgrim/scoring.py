"""Points: as they stand, and at the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core import outcome
from scriptorium.games.pilgrim.pieces import DONATED, FAVOUR, N_RESOURCES, PIETY
from scriptorium.games.pilgrim.trails import trail_points

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

SOURCES = ["acolytes", "trails", "sites", "piety", "alms", "buildings", "favours", "resources"]


def sources(g: Game, p: Player) -> dict[str, int]:
    """PIL-SCOR-1 to PIL-SCOR-10."""
    tables = g.rules.tables
    slots = p.slots
    return {
        "acolytes": (p.abbey + p.city + sum(p.duties)) * tables.acolyte_points,
        "trails": sum(trail_points(g, route) for route in p.routes),
        "sites": sum(
            tables.site_points[tile] for i, tile in enumerate(g.sites) if p.sites >> i & 1
        ),
        "piety": tables.piety_points[p.stock[PIETY]],
        "alms": tables.prize_points[p.prizes],
        "buildings": sum(
            tables.building_points[slot - DONATED] for slot in slots if DONATED <= slot < FAVOUR
        ),
        "favours": sum(tables.favour_points[slot - FAVOUR] for slot in slots if slot >= FAVOUR),
        "resources": sum(p.stock[:N_RESOURCES]) // tables.resources_per_point,
    }


def points(g: Game, p: Player) -> int:
    return sum(sources(g, p).values())


def standing(g: Game, seat: int) -> tuple[int, int, int, int]:
    """Ties: piety, place on the alms table, earlier turn (PIL-TIE-1 to PIL-TIE-3, PIL-R69)."""
    p = g.players[seat]
    return points(g, p), p.stock[PIETY], p.alms, -g.order().index(seat)


def won_alone(g: Game, ahead: bool) -> dict[str, Any]:
    """Alone one wins by being ahead of the Ab-Bott: PIL-SOLO-37, in a campaign PIL-R84."""
    return outcome.alone(ahead if g.over else None)


def result(g: Game) -> dict[str, Any]:
    """Alone, `rival` is the Ab-Bott's side of it; in a campaign the points are the differences."""
    if g.rules.games > 1:
        from scriptorium.games.pilgrim.campaign import campaign_result

        return campaign_result(g)
    ranked = [standing(g, p.seat) for p in g.players]
    ahead = ranked[0] > ranked[-1]
    seats = g.players[: g.rules.players]
    by_seat = [sources(g, p) for p in seats]
    out: dict[str, Any] = {
        "over": g.over,
        "points": [ranked[p.seat][0] for p in seats],
        "ranks": [1 + sum(other > ranked[p.seat] for other in ranked) for p in seats],
        "sources": {name: [row[name] for row in by_seat] for name in SOURCES},
        "outcome": won_alone(g, ahead) if g.rules.solo else outcome.ranked(),
    }
    if g.rules.solo:
        rival = g.players[-1]
        out["rival"] = {"points": points(g, rival), "sources": sources(g, rival)}
        out["lead"] = points(g, g.players[0]) - points(g, rival)
    return out
