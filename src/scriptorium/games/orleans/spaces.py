"""Action spaces: laying tiles on them and taking them off.

Every action space of a rule set has a number. Spaces of the same kind at one place are equal:
actions name the first of them, so that one move has one name, and the tile lands on the first that
is free.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.games.orleans.pieces import EMPTY, TECHNOLOGY

if TYPE_CHECKING:
    from scriptorium.games.orleans.place import Place
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Player


def put(rules: Rules, p: Player, tile: int, space: int) -> None:
    """Lay a tile on an open space, named by the first of its kind; a place with all its spaces
    filled is activated (ORL-PLN-7)."""
    equal = rules.equal[space]
    if equal:
        free = equal & ~p.filled
        if not free & (free - 1):  # the last one
            p.open &= ~(1 << space)
        space = (free & -free).bit_length() - 1
    else:
        p.open &= ~(1 << space)
    p.spaces[space] = tile
    filled = p.filled | 1 << space
    p.filled = filled
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
        p.active &= ~place.off_bit
    return tile


def find(rules: Rules, p: Player, tile: int, space: int) -> int:
    """Where the tile lies that an action names by its kind of space; -1: nowhere."""
    equal = rules.equal[space] or 1 << space
    while equal:
        at = (equal & -equal).bit_length() - 1
        if p.spaces[at] == tile:
            return at
        equal &= equal - 1
    return -1


def straighten(rules: Rules, p: Player) -> None:
    """Lay what is on equal spaces in one fixed order. It means nothing in the game, but it could
    tell what was laid there and taken off again."""
    if not p.filled & rules.equal_mask:
        return
    for group in rules.equal_groups:
        held = sorted(p.spaces[space] for space in group if p.spaces[space] != EMPTY)
        for at, space in enumerate(group):
            if at < len(held):
                p.spaces[space] = held[at]
                p.filled |= 1 << space
            else:
                p.spaces[space] = EMPTY
                p.filled &= ~(1 << space)


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
    p.active &= ~place.off_bit
