"""Recruiting a follower, and the reward of the character tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.games.orleans.city import ChooseTile, open_stacks
from scriptorium.games.orleans.development import develop, gains, take_citizen
from scriptorium.games.orleans.pieces import (
    BOATMAN,
    CRAFTSMAN,
    FARMER,
    GOODS,
    KINDS,
    KNIGHT,
    MONK,
    NO_GOOD,
    SCHOLAR,
    TRADER,
)
from scriptorium.games.orleans.reasons import (
    GAIN_BANNED,
    NO_FOLLOWER,
    NO_GOOD_LEFT,
    NO_TECHNOLOGY,
    OPEN,
    TRACK_END,
)
from scriptorium.games.orleans.supply import receive, take_good
from scriptorium.games.orleans.technology import gain_technology

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


def closed(g: Game, p: Player, kind: int) -> int:
    """Why nobody of this kind can be recruited now: every tile it gives must be there
    (ORL-SUPP-3)."""
    if not g.supply[kind]:
        return NO_FOLLOWER
    if g.no_gain >> kind & 1:
        return GAIN_BANNED
    if kind == MONK:
        return OPEN
    rules = g.rules
    step = p.tracks[kind]
    if step == rules.track_last[kind]:
        return TRACK_END
    if kind == FARMER:
        good = rules.farm_goods[step]
        if good != NO_GOOD and not g.goods[good]:
            return NO_GOOD_LEFT
    if kind == CRAFTSMAN and not g.technology:
        return NO_TECHNOLOGY
    return OPEN


def recruit(g: Game, p: Player, kind: int) -> None:
    """The follower into the bag, the marker one space on, the reward of that space
    (ORL-ACT-13)."""
    gain_follower(g, p, kind)
    if kind != MONK:
        advance(g, p, kind)


def gain_follower(g: Game, p: Player, kind: int) -> None:
    """From the supply into the bag."""
    g.supply[kind] -= 1
    p.bag[kind] += 1
    p.bag_n += 1
    if g.sink is not None:
        g.emit("recruited", p.seat, kind=KINDS[kind])
    g.rules.scenario.follower_gained(g, p, kind)


def advance(g: Game, p: Player, kind: int) -> None:
    """The marker one space on along its track, and the reward of that space as far as it is
    there."""
    rules = g.rules
    p.tracks[kind] += 1
    step = p.tracks[kind]
    if kind == FARMER:
        good = rules.farm_goods[step - 1]
        if good != NO_GOOD and g.goods[good]:
            take_good(g, p, good)
    elif kind == BOATMAN:
        receive(g, p, rules.boat_coins[step - 1])
        take_citizen(g, p, rules.boat_citizens[step])
    elif kind == CRAFTSMAN and g.technology:
        gain_technology(g, p, step in rules.bound_steps)
    elif kind == TRADER:
        g.frames.append(ChooseTile(p.seat))
    elif kind == KNIGHT:
        take_citizen(g, p, rules.knight_citizens[step])
    elif kind == SCHOLAR:
        develop(g, p, rules.study[step - 1])
    if step == rules.track_last[kind]:
        rules.scenario.track_full(g, p, kind)


def outlook(g: Game, p: Player, kind: int) -> list[dict[str, Any]]:
    """What `recruit` would bring; nothing at the end of the track."""
    out: list[dict[str, Any]] = [{"follower": KINDS[kind]}]
    if kind == MONK:
        return out
    rules = g.rules
    step = p.tracks[kind] + 1
    if step > rules.track_last[kind]:
        return []
    citizen = 0
    if kind == FARMER:
        good = rules.farm_goods[step - 1]
        if good != NO_GOOD:
            out.append({"good": GOODS[good]})
    elif kind == BOATMAN:
        out += gains(g, p, rules.boat_coins[step - 1], 0)
        citizen = rules.boat_citizens[step]
    elif kind == CRAFTSMAN:
        bound = step in rules.bound_steps
        out.append({"technology": 1, "only": KINDS[FARMER]} if bound else {"technology": 1})
    elif kind == TRADER:
        stacks = open_stacks(g, step)
        if stacks:
            out.append({"tiles": stacks})
    elif kind == KNIGHT:
        if rules.draws[step] != rules.draws[step - 1]:
            out.append({"draws": [rules.draws[step - 1], rules.draws[step]]})
        citizen = rules.knight_citizens[step]
    elif kind == SCHOLAR:
        out += gains(g, p, 0, rules.study[step - 1])
    if citizen & g.citizens:
        out.append({"citizen": 1})
    return out
