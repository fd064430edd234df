"""Decisions of the set-up: the merchants, then the place tiles of the game (INV-DUEL-3 to 7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.core.frames import Phase, SeatFrame
from scriptorium.games.orleans.city import tiles
from scriptorium.games.orleans.pieces import A_MASK, B_MASK, PICK, SETTLE, VERB, A
from scriptorium.games.orleans.scenarios import data

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game

OPENING: Final = "opening"
STARTS: Final = "start_player"


def steps() -> list[dict[str, Any]]:
    """Who picks how many tiles of which stack, in this order (INV-DUEL-5)."""
    rows: list[dict[str, Any]] = data.scenario("duel")["place_tile_draft"]["steps"]
    return rows


class Opening(Phase["Game"]):
    """Before round 1 (INV-R38). No tile is in the game until it is picked."""

    name = OPENING

    def begin(self, g: Game) -> None:
        g.stock = 0
        first, other = g.clockwise()
        rows = steps()
        for step in range(len(rows) - 1, -1, -1):
            seat = first if rows[step]["by"] == STARTS else other
            g.frames.append(PickTile(seat, step, rows[step]["tiles"]))
        g.frames += [PlaceMerchant(other), PlaceMerchant(first)]


class PlaceMerchant(SeatFrame["Game"]):
    """In any town, also where the other one stands (INV-DUEL-3)."""

    name = "place-merchant"

    def legal(self, g: Game, seat: int) -> list[int]:
        return [SETTLE | town for town in range(len(g.rules.towns))]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        g.players[seat].merchant = action & B_MASK
        if g.sink is not None:
            g.emit("settled", seat, town=g.rules.towns[action & B_MASK])
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return Reason("must-place-merchant", "INV-DUEL-3")

    def waiting(self, g: Game, seat: int) -> str:
        return "INV-DUEL-3"


class PickTile(SeatFrame["Game"]):
    """One more place tile for the game, which both can build later (INV-DUEL-5, INV-DUEL-6)."""

    name = "pick-tile"

    def __init__(self, seat: int, step: int, left: int) -> None:
        SeatFrame.__init__(self, seat)
        self.step = step
        self.left = left

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.step, self.left]

    def fits(self) -> bool:
        """Whether there is such a step: what a dump says may be anything."""
        return 0 <= self.step < len(steps()) and 0 < self.left <= steps()[self.step]["tiles"]

    def stack(self) -> str:
        stack: str = steps()[self.step]["stack"]
        return stack

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"stack": self.stack(), "left": self.left}

    def legal(self, g: Game, seat: int) -> list[int]:
        return tiles(PICK, g.rules.stack_masks[self.stack()] & ~g.stock)

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if self.left > 1:
            g.frames.append(PickTile(seat, self.step, self.left - 1))
        place = g.rules.places[action >> A & A_MASK]
        g.stock |= 1 << place.index
        if g.sink is not None:
            g.emit("picked", seat, place=place.id)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB != PICK >> VERB:
            return Reason("must-pick-tile", "INV-DUEL-5", stack=self.stack())
        place = g.rules.places[action >> A & A_MASK]
        if g.stock >> place.index & 1:
            return Reason("already-picked", "INV-DUEL-6", place=place.id)
        return Reason("other-stack", "INV-DUEL-5", place=place.id, stack=self.stack())

    def waiting(self, g: Game, seat: int) -> str:
        return "INV-DUEL-5"


def action_texts(rules: Rules) -> Iterator[ActionText]:
    for index, town in enumerate(rules.towns):
        yield ActionText(SETTLE | index, f"settle {town}", "settle", (("town", town),))
    for place in rules.places:
        if place.stack:
            args = (("place", place.id),)
            yield ActionText(PICK | place.index << A, f"pick {place.id}", "pick", args)
