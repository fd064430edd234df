"""Action spaces: laying tiles on them and taking them off.

Every action space of a rule set has a number. Two spaces of the same kind at one place are twins:
actions name the first of them, so that one move has one name, and the tile lands on whichever is
free.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.games.orleans.pieces import EMPTY, TECHNOLOGY

if TYPE_CHECKING:
    from scriptorium.games.orleans.place import Place
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Player


def put(rules: Rules, p: Player, tile: int, space: int) -> None:
    """Lay a tile on an open space; a place with all its spaces filled is activated (ORL-PLN-7)."""
    twin = rules.twin[space]
    if p.filled >> space & 1:
        space, twin = twin, space
    p.spaces[space] = tile
    filled = p.filled | 1 << space
    p.filled = filled
    if twin < 0 or filled >> twin & 1:
        p.open &= ~(1 << rules.first[space])
    place = rules.places[rules.place_of[space]]
    if filled & place.mask == place.mask or place.partial:
        p.active |= place.act_bit


def lift(rules: Rules, p: Player, space: int) -> int:
    """Take the tile off this very space."""
    tile = p.spaces[space]
    p.spaces[space] = EMPTY
    p.filled &= ~(1 << space)
    p.open |= 1 << rules.first[space]
    place = rules.places[rules.place_of[space]]
    if not place.partial or not p.filled & place.mask:
        p.active &= ~place.act_bit
    return tile


def find(rules: Rules, p: Player, tile: int, space: int) -> int:
    """Where the tile lies that an action names by its kind of space."""
    return space if p.spaces[space] == tile else rules.twin[space]


def clear(rules: Rules, p: Player, place: Place) -> None:
    """All followers of the place return to the bag; technology stays (ORL-ACT-6)."""
    spaces = p.spaces
    for space in range(place.start, place.end):
        tile = spaces[space]
        if tile >= 0 and tile != TECHNOLOGY:
            spaces[space] = EMPTY
            p.filled &= ~(1 << space)
            p.open |= 1 << rules.first[space]
            p.bag[tile] += 1
            p.bag_n += 1
    p.active &= ~place.act_bit
