"""Positions: routes on the map. See `position`.

A route is written in one of two ways. As a course, hex by hex from the city to the one its end
faces, with a star at each shrine:

    "f6 e7 *d7 d8 d9 e10"

or as a list of steps in the words of the actions: hex, edge in, edge out.

    ["e7 sw n", "shrine d7", "d8 sw se", "d9 nw se"]

They are laid one after the other by the rules, so a hex that is taken already is upgraded, and
where a route ends says what it has reached.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core import reading
from scriptorium.core.errors import BadPosition
from scriptorium.games.pilgrim.hexes import CITY_HEX
from scriptorium.games.pilgrim.pieces import EDGES, LAY, SHRINE, UPGRADE, VERB, A
from scriptorium.games.pilgrim.road_reasons import why_no_road
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
from scriptorium.games.pilgrim.state import PATHS, PATHS_MASK

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

STAR = "*"
# An action (an upgrade is written as laying) and how it was written.
Step = tuple[int, str]


def lay_routes(g: Game, p: Player, routes: list[Any], where: str) -> None:
    for number, route in enumerate(routes, 1):
        here = f"{where}[{number}]"
        steps = _course(g, route, here) if isinstance(route, str) else _steps(g, route, here)
        for tiles, step in enumerate(steps, 1):
            _put(g, p, step, here)
            # It is one route, from the city on.
            if len(p.routes) != number or len(p.routes[-1]) - 1 != tiles:
                raise _not_there(here, step[1])


def _not_there(where: str, value: str) -> BadPosition:
    return BadPosition("position-not-there", where=where, value=value)


def _steps(g: Game, route: Any, where: str) -> list[Step]:
    if not isinstance(route, list) or not route:
        raise reading.unusable(where, route)
    return [_step(g, text, where) for text in route]


def _step(g: Game, text: Any, where: str) -> Step:
    """As "e7 sw n" or "shrine d7"; the whole text of an action will do too."""
    words = str(text).lower().split()
    if words[:1] in (["lay"], ["upgrade"]):
        del words[0]
    names = g.rules.board.names
    if len(words) == 2 and words[0] == "shrine":
        return SHRINE | reading.index(words[1], names, where) << A, str(text)
    if len(words) != 3 or words[1] == words[2]:
        raise reading.unusable(where, text)
    entry, leave = (reading.index(word, EDGES, where) for word in words[1:])
    return LAY | reading.index(words[0], names, where) << A | entry << 3 | leave, str(text)


def _course(g: Game, text: str, where: str) -> list[Step]:
    """The edges follow from the hexes before and after."""
    board, words = g.rules.board, text.lower().split()
    hexes = [reading.index(word.removeprefix(STAR), board.names, where) for word in words]
    if len(hexes) < 3 or board.kind[hexes[0]] != CITY_HEX:
        raise reading.unusable(where, text)
    out: list[Step] = []
    for i in range(1, len(hexes)):
        before, at = hexes[i - 1], hexes[i]
        if at not in board.around(before):
            raise _not_there(where, words[i])
        if words[i].startswith(STAR):
            out.append((SHRINE | at << A, words[i]))
        elif i + 1 < len(hexes):
            entry, leave = _edge(g, at, before), _edge(g, at, hexes[i + 1])
            if entry == leave or leave < 0:
                raise _not_there(where, words[i + 1])
            out.append((LAY | at << A | entry << 3 | leave, words[i]))
    return out


def _edge(g: Game, at: int, other: int) -> int:
    """The edge of a hex towards a neighbour; -1 if it is none."""
    return next((e for e in range(6) if g.rules.board.next[at * 6 + e] == other), -1)


def ever_in_reach(g: Game, p: Player) -> tuple[int, ...]:
    """Also where a quadrant is closed by now: the road may have been there before (PIL-QUAD-2)."""
    laid, g.laid = g.laid, [0] * len(g.laid)
    p.reach = None
    found = find_reach(g, p)
    g.laid, p.reach = laid, None
    return found


def _put(g: Game, p: Player, step: Step, where: str) -> None:
    """One tile, free of charge, with the acolytes it needs."""
    action, text = step
    at = hex_of(action)
    if action >> VERB == LAY >> VERB and g.hexes[at] >> PATHS & PATHS_MASK:
        action += UPGRADE - LAY
    entry = next((one for one in ever_in_reach(g, p) if one & ACTION == action), None)
    if entry is None:
        raise _not_there(where, f"{text} ({why_no_road(g, p, action).rule})")
    needs = entry >> NEEDS
    if needs & AN_ACOLYTE:
        p.on_map += 1
    is_shrine = action >> VERB == SHRINE >> VERB
    if is_shrine:
        lay_shrine(g, p, at)
    else:
        lay(g, p, at, action >> 3 & 7, action & 7)
    if sum(count > 0 for count in g.laid) > g.rules.parties:
        raise _not_there(where, f"{text} (PIL-QUAD-1)")
    if is_shrine:
        return
    ahead = g.rules.board.next[at * 6 + (action & 7)]
    if needs & TO_SITE:
        p.sites |= 1 << g.rules.board.quadrant[ahead]
    elif needs & TO_PORT:
        if p.seat >= g.rules.players:  # the Ab-Bott has no trade routes (PIL-R83)
            raise _not_there(where, f"{text} (PIL-R83)")
        p.ports |= 1 << g.rules.board.port_of[ahead]
