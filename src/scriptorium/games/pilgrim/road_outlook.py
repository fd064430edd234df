"""What laying a tile would bring, and why nothing can be laid elsewhere: tried on a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.games.pilgrim.build_roads import affordable, ahead_of, cost
from scriptorium.games.pilgrim.payments import acolytes, take_acolyte
from scriptorium.games.pilgrim.pieces import (
    CITY,
    COIN,
    EMPTY,
    LAY,
    N_DUTIES,
    PIETY,
    SHRINE,
    STONE,
    VERB,
    VERB_MASK,
)
from scriptorium.games.pilgrim.road_reasons import try_on
from scriptorium.games.pilgrim.roads import (
    ACTION,
    AN_ACOLYTE,
    NEEDS,
    TO_PORT,
    TO_SITE,
    find_reach,
    hex_of,
    lay,
    lay_shrine,
)
from scriptorium.games.pilgrim.scoring import sources
from scriptorium.games.pilgrim.trails import length, sections, take_favour

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.duty import DutyFrame
    from scriptorium.games.pilgrim.state import Game, Player


def is_shrine(entry: int) -> bool:
    return entry >> VERB & VERB_MASK == SHRINE >> VERB


def roads(g: Game, p: Player, with_shrines: bool) -> list[dict[str, Any]]:
    """All that could be laid, were it paid."""
    reach = find_reach(g, p)
    return [road(g, p, entry) for entry in reach if with_shrines or not is_shrine(entry)]


def road(g: Game, p: Player, entry: int) -> dict[str, Any]:
    """The price of a tile, whether it can be paid, how its route scores and what it changes."""
    board = g.rules.board
    needs, action = entry >> NEEDS, entry & ACTION
    stone, coins, piety = cost(g, p, entry)
    other = g.copy()
    q = other.players[p.seat]
    tile, route = lay_down(other, q, action)
    pay_all(q, {STONE: stone, COIN: coins, PIETY: piety}, needs)
    if needs & TO_SITE:
        visit(other, q, board.quadrant[ahead_of(g, entry)], length(route))
    before, after = sources(g, p), sources(other, q)
    changes = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    return {
        "text": g.rules.codec.text(action),
        "hex": board.names[hex_of(action)],
        "tile": tile,
        "stone": stone,
        "coins": coins,
        "piety": piety,
        "acolyte": bool(needs & AN_ACOLYTE),
        "affordable": affordable(g, p, entry, 0, acolytes(p)),
        "ahead": None if is_shrine(entry) else board.names[ahead_of(g, entry)],
        "ends": "site" if needs & TO_SITE else "port" if needs & TO_PORT else None,
        "length": length(route),
        "sections": [{"tiles": tiles, "factor": by} for tiles, by in sections(other, route)],
        "changes": changes,
        "points": sum(changes.values()),
    }


def lay_down(g: Game, p: Player, action: int) -> tuple[str, tuple[int, ...]]:
    """The tile it takes, and the route it belongs to from then on."""
    at, leave = hex_of(action), action & 7
    if is_shrine(action):
        number = p.open
        lay_shrine(g, p, at)
        return "shrine", p.routes[number]
    tile = lay(g, p, at, action >> 3 & 7, leave)
    route = next(one for one in p.routes if one[-1] == at << 4 | leave << 1)
    return g.rules.board.tiles[tile], route


def pay_all(p: Player, price: dict[int, int], needs: int) -> None:
    """As far as it is there."""
    for kind, count in price.items():
        p.stock[kind] = max(0, p.stock[kind] - count)
    if needs & AN_ACOLYTE and acolytes(p):
        take_acolyte(p, CITY if p.city else max(range(N_DUTIES), key=p.duties.__getitem__))


def visit(g: Game, p: Player, quadrant: int, tiles: int) -> None:
    """A site is reached, and a favour taken that is to be had."""
    p.sites |= 1 << quadrant
    if g.favours >> tiles & 1 and EMPTY in p.slots:
        take_favour(g, p, tiles)


def barred(g: Game, p: Player, frame: DutyFrame) -> dict[str, Any]:
    """For each hex on which nothing can be laid, why."""
    out: list[int] = []
    frame.options(g, p, out)
    free = {hex_of(one) for one in out if LAY >> VERB <= one >> VERB <= SHRINE >> VERB}
    names = g.rules.board.names
    return {
        names[at]: frame.why_work(g, p, try_on(g, p, at)).json()
        for at in range(len(names))
        if at not in free
    }
