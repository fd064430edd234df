"""What a choice would bring, for those who know no rules: the ways of the acolytes, what each duty
gives, and what tiles cost and bring (`road_outlook`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.games.pilgrim.clerical import YIELDS, most
from scriptorium.games.pilgrim.duty import STANDING_NAMES, DutyFrame, bonus, duty_standing
from scriptorium.games.pilgrim.movement import Sow, river_ways
from scriptorium.games.pilgrim.payments import put_acolyte, take_acolyte
from scriptorium.games.pilgrim.pieces import (
    ACTIVITIES,
    ALMS_HOUSE,
    BUILD_ROADS,
    CITY,
    CLERICAL,
    CONSTRUCT,
    CORNUCOPIA,
    CUT,
    DEVOTION,
    DUTIES,
    GIVE_ALMS,
    HARVEST,
    N_DUTIES,
    PAYABLE,
    PRODUCE,
    ROAD_ENGINEER,
    SILVERSMITH,
    SPACES,
    TAXATION,
    TITHES,
)
from scriptorium.games.pilgrim.road_outlook import barred, roads
from scriptorium.games.pilgrim.taxation import named, tithes_of_majorities

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

# The activity that adds to the actions of a duty, and what those that give goods give.
HELPERS = {BUILD_ROADS: ROAD_ENGINEER, GIVE_ALMS: ALMS_HOUSE}
VERBS = {CLERICAL: [DEVOTION, SILVERSMITH], PRODUCE: [HARVEST, CUT]}
MOST_WAYS = 24  # from one space; nobody compares more
ROAD_FRAMES = ("roads", "construct")


def outlook(g: Game, seat: int) -> dict[str, Any]:
    """`ways` while acolytes are moved; `roads` and `barred` while tiles are laid; always what the
    special activities add (`bonus`), and what a duty gives at most at each value (`gives`)."""
    p = g.players[seat]
    values = sorted(set(g.rules.value))
    out: dict[str, Any] = {
        "bonus": {name: bonus(g, p, number) for number, name in enumerate(ACTIVITIES)},
        "gives": {
            name: {str(value): gives(g, p, duty, value) for value in values}
            for duty, name in enumerate(DUTIES)
        },
    }
    if seat not in g.to_act:
        return out
    frame = g.frames[-1]
    if frame.name == "move":
        spaces = [space for space in range(N_DUTIES) if p.duties[space]]
        spaces += [CITY] if p.city else []
        out["ways"] = {SPACES[space]: ways_from(g, p, space) for space in spaces}
    elif isinstance(frame, Sow):
        out["ways"] = {SPACES[frame.at]: ways_on(g, p, frame.at, frame.left)}
    elif isinstance(frame, DutyFrame) and frame.name in ROAD_FRAMES:
        out["roads"] = roads(g, p, frame.name == "roads")
        out["barred"] = barred(g, p, frame)
    return out


def gives(g: Game, p: Player, duty: int, value: int) -> dict[str, Any]:
    """What doing a duty at a value brings: one of the `goods`, or `count` actions; Construct works
    on `roads`. `bonus` is what acolytes at special activities add to the actions."""
    helper = HELPERS.get(duty)
    more = bonus(g, p, helper) if helper is not None else 0
    goods = {PAYABLE[YIELDS[verb][0]]: most(g, p, verb, value) for verb in VERBS.get(duty, [])}
    out: dict[str, Any] = {"count": value + more, "bonus": more, "goods": goods}
    if duty == CONSTRUCT:
        out["roads"] = 1 + bonus(g, p, ROAD_ENGINEER)
    return out


def gives_now(g: Game, p: Player, space: int, how: int) -> dict[str, Any]:
    """The same as things stand, with what majorities bring on Taxation."""
    duty = g.ring[space]
    found = gives(g, p, duty, g.rules.value[how])
    return {**found, **taxes(g, p, g.rules.value[how])} if duty == TAXATION else found


def taxes(g: Game, p: Player, value: int) -> dict[str, Any]:
    """One resource of choice, then as many as majorities show, of these `kinds`."""
    kinds = named(tithes_of_majorities(g, p))
    return {"count": value if kinds else 0, "goods": {TITHES[CORNUCOPIA]: 1}, "kinds": kinds}


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
    return [{"spaces": [SPACES[s] for s in course], **after(g, p, course)} for course in courses]


def after(g: Game, p: Player, course: tuple[int, ...]) -> dict[str, Any]:
    """Once a way has been gone: the standing on each duty, and what Taxation brings."""
    for space in course:
        put_acolyte(p, space)
    found = {
        DUTIES[g.ring[space]]: STANDING_NAMES[duty_standing(g, p, space)]
        for space in range(N_DUTIES)
        if p.duties[space]
    }
    out: dict[str, Any] = {"standing": found}
    space = g.space_of[TAXATION]
    if p.duties[space]:
        out["taxes"] = taxes(g, p, g.rules.value[duty_standing(g, p, space)])
    for space in course:
        take_acolyte(p, space)
    return out
