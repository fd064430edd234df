"""Expanding the city: place tiles chosen, gained, lost, removed before the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.core.errors import Reason
from scriptorium.core.frames import Phase, SeatFrame
from scriptorium.games.orleans.pieces import (
    A_MASK,
    GONE_TECHNOLOGY,
    REMOVE,
    TAKE,
    TRADER,
    A,
)
from scriptorium.games.orleans.spaces import clear
from scriptorium.games.orleans.supply import leave_game
from scriptorium.games.orleans.technology import remove_technology

if TYPE_CHECKING:
    from scriptorium.games.orleans.place import Place
    from scriptorium.games.orleans.state import Game, Player


def gain_place(g: Game, p: Player, place: Place) -> None:
    """The tile lies next to the board from now on; its privilege holds at once (ORL-CITY-5)."""
    g.stock &= ~(1 << place.index)
    open_place(g, p, place)
    if g.sink is not None:
        g.emit("tile", p.seat, place=place.id)


def open_place(g: Game, p: Player, place: Place) -> None:
    """The tile can be used."""
    p.owned |= 1 << place.index
    p.open |= place.firsts
    if place.needs_nobody:
        p.active |= place.act_bit
    if place.substitutes:
        p.allowed = g.rules.allowed_spaces(p.owned)


def lose_place(g: Game, p: Player, place: Place) -> None:
    """The tile leaves the game: followers on it to the bag, technology on it is lost too
    (ORL-TORT-12); who stands elsewhere as a substitute stays (ORL-TORT-16)."""
    if shut_place(g, p, place):
        leave_game(g, GONE_TECHNOLOGY)
    g.rules.scenario.tile_lost(g, p, place)


def shut_place(g: Game, p: Player, place: Place) -> bool:
    """The tile can no longer be used: followers on it to the bag, technology off it; whether there
    was technology, which goes where the rule says."""
    clear(g.rules, p, place)
    technology = bool(p.tech_spaces & place.mask)
    if technology:
        remove_technology(g, p, place)
    place.lost(g, p)
    p.owned &= ~(1 << place.index)
    p.open &= ~place.mask
    p.active &= ~place.act_bit
    if place.substitutes:
        p.allowed = g.rules.allowed_spaces(p.owned)
    return technology


def open_stacks(g: Game, step: int) -> list[str]:
    """The stacks with a tile left that are open on a space of the traders track (ORL-CITY-2)."""
    stock = g.stock & g.rules.stacks_open[step]
    return [stack for stack, tiles in g.rules.stack_masks.items() if stock & tiles]


class ChooseTile(SeatFrame["Game"]):
    """A step on the traders track: choose one place tile of an open stack (ORL-CITY)."""

    name = "choose-tile"

    def on_offer(self, g: Game) -> int:
        step = g.players[self.seat].tracks[TRADER]
        return g.stock & g.rules.stacks_open[step]

    def begin(self, g: Game) -> bool:
        """Without a tile left the trader comes alone (ORL-CITY-7)."""
        if self.on_offer(g):
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return tiles(TAKE, self.on_offer(g))

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        gain_place(g, g.players[seat], g.rules.places[action >> A & A_MASK])
        return True

    def near_misses(self, g: Game, seat: int) -> list[int]:
        return tiles(TAKE, g.rules.all_tiles)

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action & ~(A_MASK << A) != TAKE:
            return Reason("must-choose-tile", "ORL-CITY-1")
        bit = 1 << (action >> A & A_MASK)
        if not g.stock & bit:
            return Reason("tile-gone", "ORL-CITY-6")
        return Reason("stack-closed", "ORL-CITY-2")


class RemoveTile(SeatFrame["Game"]):
    """The variant: a player takes one place tile out of the game (ORL-VAR-7)."""

    name = "remove-tile"

    def legal(self, g: Game, seat: int) -> list[int]:
        return tiles(REMOVE, g.stock)

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        place = g.rules.places[action >> A & A_MASK]
        g.stock &= ~(1 << place.index)
        if g.sink is not None:
            g.emit("removed", seat, place=place.id)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action & ~(A_MASK << A) != REMOVE:
            return Reason("must-remove-tile", "ORL-VAR-7")
        return Reason("tile-gone", "ORL-CITY-6")


class RemoveTiles(Phase["Game"]):
    """Before round 1, in turn order (ORL-VAR-7, ORL-VAR-8). Does nothing without the variant."""

    name = "remove-tiles"

    def begin(self, g: Game) -> None:
        if g.rules.remove_tiles:
            for seat in reversed(g.clockwise()):
                g.frames.append(RemoveTile(seat))


def tiles(verb: int, mask: int) -> list[int]:
    """One action for each place tile of a mask."""
    out: list[int] = []
    while mask:
        low = mask & -mask
        out.append(verb | (low.bit_length() - 1) << A)
        mask ^= low
    return out
