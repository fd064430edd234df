"""What a round forbids. Every way of using a place, a connection or a follower asks here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from scriptorium.games.orleans.place import Place
    from scriptorium.games.orleans.state import Game, Player

# Bits of `Game.no_ways`.
ROADS: Final = 1
WATERWAYS: Final = 2


def lift_all(g: Game) -> None:
    """A new round begins."""
    g.banned = 0
    g.no_gain = 0
    g.no_ways = 0
    g.no_technology = 0


def banned(g: Game, p: Player) -> int:
    """The places a player may not execute this round, as a mask."""
    if g.no_technology:
        return g.banned | with_technology(g, p)
    return g.banned


def usable(g: Game, p: Player, place: Place) -> bool:
    return not banned(g, p) >> place.index & 1


def with_technology(g: Game, p: Player) -> int:
    """The places that carry a technology tile, as a mask."""
    mask = 0
    for place in g.rules.places:
        if p.tech_spaces & place.mask:
            mask |= 1 << place.index
    return mask
