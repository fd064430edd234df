"""Recruiting a follower, and the reward of the character tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.games.orleans.city import ChooseTile
from scriptorium.games.orleans.development import develop, take_citizen
from scriptorium.games.orleans.pieces import (
    BOATMAN,
    CRAFTSMAN,
    FARMER,
    KINDS,
    KNIGHT,
    MONK,
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
    if kind == FARMER and not g.goods[rules.farm_goods[step]]:
        return NO_GOOD_LEFT
    if kind == CRAFTSMAN and not g.technology:
        return NO_TECHNOLOGY
    return OPEN


def recruit(g: Game, p: Player, kind: int) -> None:
    """The follower into the bag, the marker one space on, the reward of that space
    (ORL-ACT-13)."""
    g.supply[kind] -= 1
    p.bag[kind] += 1
    p.bag_n += 1
    if g.sink is not None:
        g.tell("recruited", p.seat, kind=KINDS[kind])
    if kind == MONK:
        return
    rules = g.rules
    p.tracks[kind] += 1
    step = p.tracks[kind]
    if kind == FARMER:
        take_good(g, p, rules.farm_goods[step - 1])
    elif kind == BOATMAN:
        receive(g, p, rules.boat_coins[step - 1])
        take_citizen(g, p, rules.boat_citizens[step])
    elif kind == CRAFTSMAN:
        gain_technology(g, p, step in rules.bound_steps)
    elif kind == TRADER:
        g.frames.append(ChooseTile(p.seat))
    elif kind == KNIGHT:
        take_citizen(g, p, rules.knight_citizens[step])
    elif kind == SCHOLAR:
        develop(g, p, rules.study[step - 1])
