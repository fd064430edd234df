"""Technology tiles: received, placed, constrained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.pieces import (
    B_MASK,
    DONE,
    FARMER,
    MONK,
    TECH_BOUND,
    TECH_FREE,
    TECHNOLOGY,
    VERB,
)
from scriptorium.games.orleans.spaces import lift, put

if TYPE_CHECKING:
    from scriptorium.games.orleans.place import Place
    from scriptorium.games.orleans.state import Game, Player


def gain_technology(g: Game, p: Player, bound: bool) -> None:
    """A tile goes next to the board first (ORL-TECH-2). The one from the first step of the
    craftsmen track is bound to a farmer space (ORL-TECH-5)."""
    g.technology -= 1
    if bound:
        p.tech_bound += 1
    else:
        p.tech_free += 1
    if g.sink is not None:
        g.emit("technology", p.seat)
    g.rules.scenario.technology_gained(g, p, bound)


def spaces_for_technology(g: Game, p: Player) -> int:
    """Free spaces of any kind but monk, at places with more than one space and no technology
    yet, never in the Town Hall (ORL-TECH-6 to ORL-TECH-9, ORL-TECH-12, ORL-TOWN-9)."""
    return p.open & g.rules.tech_mask & ~p.tech_spaces


def technology_options(g: Game, p: Player, out: list[int]) -> None:
    free = spaces_for_technology(g, p)
    if p.tech_free:
        mask = free
        while mask:
            low = mask & -mask
            out.append(TECH_FREE + low.bit_length() - 1)
            mask ^= low
    if p.tech_bound:
        mask = free & g.rules.kind_masks[FARMER]
        while mask:
            low = mask & -mask
            out.append(TECH_BOUND + low.bit_length() - 1)
            mask ^= low


def place_technology(g: Game, p: Player, action: int) -> None:
    """The tile stays on its space for the rest of the game (ORL-TECH-1)."""
    space = action & B_MASK
    if action >> VERB == TECH_BOUND >> VERB:
        p.tech_bound -= 1
    else:
        p.tech_free -= 1
    put(g.rules, p, TECHNOLOGY, space)
    p.tech_spaces |= g.rules.places[g.rules.place_of[space]].mask


def remove_technology(g: Game, p: Player, place: Place) -> None:
    """The tile leaves its space, which is open again (ORL-TORT-15); where it goes is up to the
    rule that takes it."""
    for space in range(place.start, place.end):
        if p.spaces[space] == TECHNOLOGY:
            lift(g.rules, p, space)
    p.tech_spaces &= ~place.mask


def why_no_technology(g: Game, p: Player, action: int) -> Reason:
    rules = g.rules
    space = action & B_MASK
    place = rules.places[rules.place_of[space]]
    kind = rules.slot[space]
    bound = action >> VERB == TECH_BOUND >> VERB
    if not (p.tech_bound if bound else p.tech_free):
        if p.tech_bound and not bound:
            return Reason("technology-farmer-only", "ORL-TECH-5")
        if p.tech_free and bound:
            return Reason("technology-not-bound", "ORL-TECH-6")
        return Reason("no-technology-in-stock", "ORL-TECH-2")
    if not p.owned >> place.index & 1:
        return place.not_owned(g)
    if kind == MONK:
        return Reason("technology-monk", "ORL-TECH-7")
    if place.end - place.start < 2:
        return Reason("technology-single", "ORL-TECH-9", place=place.id)
    if not place.technology_allowed:
        return Reason("technology-town-hall", place.technology_rule, place=place.id)
    if bound and kind != FARMER:
        return Reason("technology-farmer-only", "ORL-TECH-5")
    if p.tech_spaces & place.mask:
        return Reason("technology-twice", "ORL-TECH-8", place=place.id)
    return Reason("technology-occupied", "ORL-TECH-12", place=place.id)


def near_miss_technology(g: Game, p: Player) -> list[int]:
    """Spaces of own places that people try in vain."""
    verb = TECH_FREE if p.tech_free else TECH_BOUND
    if not p.tech_free and not p.tech_bound:
        return []
    rules = g.rules
    return [
        verb | space
        for space in range(rules.n_spaces)
        if rules.first[space] == space and p.owned >> rules.place_of[space] & 1
    ]


class PlaceTechnology(SeatFrame["Game"]):
    """On passing, a player may place the tiles in stock or keep them (ORL-TECH-3, ORL-TECH-4)."""

    name = "place-technology"

    def begin(self, g: Game) -> bool:
        out: list[int] = []
        technology_options(g, g.players[self.seat], out)
        if out:
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        out: list[int] = []
        technology_options(g, g.players[seat], out)
        out.append(DONE)
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        if action == DONE:
            g.frames.pop()
            return True
        place_technology(g, g.players[seat], action)
        if g.sink is not None:
            place = g.rules.places[g.rules.place_of[action & B_MASK]]
            g.emit("technology-placed", seat, place=place.id)
        return True

    def near_misses(self, g: Game, seat: int) -> list[int]:
        return near_miss_technology(g, g.players[seat])

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB in (TECH_FREE >> VERB, TECH_BOUND >> VERB):
            return why_no_technology(g, g.players[seat], action)
        return Reason("not-now", "ORL-ACT-2")
