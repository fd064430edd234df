"""What a choice would bring, for those who know no rules: the ways of the acolytes, the yield of
each duty, the price and the points of each tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.games.pilgrim.build_roads import affordable, ahead_of, cost
from scriptorium.games.pilgrim.clerical import YIELDS
from scriptorium.games.pilgrim.duty import STANDING_NAMES, bonus, duty_standing
from scriptorium.games.pilgrim.hiring import Moment
from scriptorium.games.pilgrim.movement import Sow, river_ways
from scriptorium.games.pilgrim.payments import acolytes, put_acolyte, take_acolyte
from scriptorium.games.pilgrim.pieces import (
    ACTIVITIES,
    CITY,
    DUTIES,
    EMPTY,
    N_DUTIES,
    PAYABLE,
    PIETY,
    SHRINE,
    SPACES,
    VERB,
    VERB_MASK,
)
from scriptorium.games.pilgrim.roads import (
    ACTION,
    AN_ACOLYTE,
    NEEDS,
    TO_SITE,
    find_reach,
    hex_of,
    lay,
    lay_shrine,
)
from scriptorium.games.pilgrim.trails import length, trail_points

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

MOST_WAYS = 24  # from one space; nobody compares more
ROAD_FRAMES = ("roads", "construct")


def outlook(g: Game, seat: int) -> dict[str, Any]:
    """`ways` while acolytes are moved, `roads` while tiles are laid, `bonus` always."""
    p = g.players[seat]
    out: dict[str, Any] = {"bonus": bonuses(g, p), "yields": yields(g, p)}
    if seat not in g.to_act:
        return out
    frame = g.frames[-1]
    if frame.name == "move":
        spaces = [space for space in range(N_DUTIES) if p.duties[space]]
        spaces += [CITY] if p.city else []
        out["ways"] = {SPACES[space]: ways_from(g, p, space) for space in spaces}
    elif isinstance(frame, Sow):
        out["ways"] = {SPACES[frame.at]: ways_on(g, p, frame.at, frame.left)}
    elif isinstance(frame, Moment) and frame.name in ROAD_FRAMES:
        with_shrines = frame.name == "roads"
        out["roads"] = [
            road(g, p, entry)
            for entry in find_reach(g, p)
            if with_shrines or entry >> VERB & VERB_MASK != SHRINE >> VERB
        ]
    return out


def bonuses(g: Game, p: Player) -> dict[str, int]:
    """What the special activities add now."""
    return {name: bonus(g, p, number) for number, name in enumerate(ACTIVITIES)}


def yields(g: Game, p: Player) -> dict[str, int]:
    """What devotion, silversmith, grain and stone would bring beyond the value."""
    return {PAYABLE[kind]: bonus(g, p, activity) for kind, activity, _ in YIELDS.values()}


def ways_from(g: Game, p: Player, space: int) -> list[dict[str, Any]]:
    """All ways of the acolytes of a space, with how the player stands afterwards."""
    left = p.city if space == CITY else p.duties[space]
    other = g.copy()
    q = other.players[p.seat]
    for _ in range(left):
        take_acolyte(q, space)
    return ways_on(other, q, space, left)


def ways_on(g: Game, p: Player, at: int, left: int) -> list[dict[str, Any]]:
    courses: list[tuple[int, ...]] = [()]
    for _ in range(left):
        courses = [
            (*course, space)
            for course in courses
            for space in river_ways(g, p)[course[-1] if course else at]
        ][:MOST_WAYS]
    return [
        {"spaces": [SPACES[s] for s in course], "standing": after(g, p, course)}
        for course in courses
    ]


def after(g: Game, p: Player, course: tuple[int, ...]) -> dict[str, str]:
    """The standing on each duty once a way has been gone."""
    for space in course:
        put_acolyte(p, space)
    found = {
        DUTIES[g.ring[space]]: STANDING_NAMES[duty_standing(g, p, space)]
        for space in range(N_DUTIES)
        if p.duties[space]
    }
    for space in course:
        take_acolyte(p, space)
    return found


def road(g: Game, p: Player, entry: int) -> dict[str, Any]:
    """A tile that could be laid: its price, whether it can be paid, and the points it brings."""
    board = g.rules.board
    needs = entry >> NEEDS
    stone, coins, piety = cost(g, p, entry)
    action = entry & ACTION
    shrine = action >> VERB == SHRINE >> VERB
    tile, gained = try_out(g, p, entry)
    ahead = NOTHING if shrine else ahead_of(g, entry)
    return {
        "text": g.rules.codec.text(action),
        "hex": board.names[hex_of(action)],
        "tile": tile,
        "stone": stone,
        "coins": coins,
        "piety": piety,
        "acolyte": bool(needs & AN_ACOLYTE),
        "affordable": affordable(g, p, entry, 0, acolytes(p)),
        "ahead": None if ahead == NOTHING else board.names[ahead],
        "ends": "site" if needs & TO_SITE else "port" if needs > TO_SITE else None,
        **gained,
        "spent_piety_points": piety_points(g, p, -piety),
    }


NOTHING = -1


def piety_points(g: Game, p: Player, change: int) -> int:
    track, now = g.rules.tables.piety_points, p.stock[PIETY]
    return track[max(0, now + change)] - track[now]


def try_out(g: Game, p: Player, entry: int) -> tuple[str, dict[str, int]]:
    """The tile, and the points for the trail, a site and a favour once it lies there."""
    other = g.copy()
    q = other.players[p.seat]
    action = entry & ACTION
    at = hex_of(action)
    before = sum(trail_points(g, route) for route in p.routes)
    if action >> VERB == SHRINE >> VERB:
        lay_shrine(other, q, at)
        tile = "shrine"
    else:
        tile = g.rules.board.tiles[lay(other, q, at, action >> 3 & 7, action & 7)]
    trail = sum(trail_points(other, route) for route in q.routes) - before
    found = {"trail": trail, "site": 0, "favour": 0}
    if entry >> NEEDS & TO_SITE:
        quadrant = g.rules.board.quadrant[ahead_of(g, entry)]
        found["site"] = g.rules.tables.site_points[g.sites[quadrant]]
        step = at << 4 | (action & 7) << 1
        tiles = next(length(route) for route in q.routes if route[-1] == step)
        if g.favours >> tiles & 1 and EMPTY in p.slots:
            found["favour"] = g.rules.tables.favour_points[tiles]
    return tile, found
