"""Phase 5: actions, one place at a time, in turn, until all have passed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.core.errors import Reason
from scriptorium.core.frames import Frame, Phase
from scriptorium.games.orleans.bans import banned, usable
from scriptorium.games.orleans.pieces import (
    A_MASK,
    ACT,
    B_MASK,
    LAY,
    PASS,
    TECH_BOUND,
    TECH_FREE,
    VERB,
    A,
)
from scriptorium.games.orleans.spaces import clear
from scriptorium.games.orleans.technology import PlaceTechnology

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game


ACTIONS = "actions"


class Actions(Phase["Game"]):
    name = ACTIONS

    def begin(self, g: Game) -> None:
        g.turn = g.start
        g.passed = 0
        g.frames.append(ACTING)


def order(g: Game) -> list[int]:
    """The turns to come in this phase, as long as nobody else passes (ORL-ACT-1)."""
    if g.rules.phases[g.phase].name != ACTIONS:
        return []
    seats = [(g.turn + step) % g.n for step in range(g.n)]
    return [seat for seat in seats if not g.passed >> seat & 1]


class Acting(Frame["Game"]):
    """Execute exactly one activated place, or pass (ORL-ACT-1)."""

    name = "act"

    def seats(self, g: Game) -> tuple[int, ...]:
        return g.rules.single[g.turn]

    def legal(self, g: Game, seat: int) -> list[int]:
        p = g.players[seat]
        places = g.rules.places
        out: list[int] = []
        mask = p.active & ~banned(g, p)
        while mask:
            low = mask & -mask
            places[low.bit_length() - 1].options(g, p, out)
            mask ^= low
        out.append(PASS)
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p = g.players[seat]
        if action == PASS:
            return self.passes(g, seat)
        place = g.rules.places[action >> A & A_MASK]
        if g.sink is not None:
            g.emit("acted", seat, place=place.id)
        depth = len(g.frames)
        place.execute(g, p, action & B_MASK)
        # First the effect, then the followers return (ORL-ACT-6, ORL-BATH-6).
        if place.returns:
            clear(g.rules, p, place)
        self.next_turn(g)
        return len(g.frames) != depth

    def passes(self, g: Game, seat: int) -> bool:
        """Skipped for the rest of the phase (ORL-ACT-2); now technology may be placed."""
        p = g.players[seat]
        g.passed |= 1 << seat
        if g.sink is not None:
            g.emit("passed", seat)
        over = g.passed == (1 << g.n) - 1
        if over:
            g.frames.pop()
        else:
            self.next_turn(g)
        if p.tech_free or p.tech_bound:
            g.frames.append(PlaceTechnology(seat))
            return True
        return over

    def next_turn(self, g: Game) -> None:
        turn = g.turn + 1
        while True:
            if turn >= g.n:
                turn = 0
            if not g.passed >> turn & 1:
                break
            turn += 1
        g.turn = turn

    def waiting(self, g: Game, seat: int) -> str:
        return "ORL-ACT-2" if g.passed >> seat & 1 else "ORL-ACT-1"

    def near_misses(self, g: Game, seat: int) -> list[int]:
        p = g.players[seat]
        out: list[int] = []
        for place in g.rules.places:
            if p.owned >> place.index & 1 and place.act_bit:
                legal: list[int] = []
                if p.active & place.act_bit and usable(g, p, place):
                    place.options(g, p, legal)
                if not legal or place.near_misses(g, p) != [place.act]:
                    out += place.near_misses(g, p)
        return out

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB == ACT >> VERB:
            place = g.rules.places[action >> A & A_MASK]
            return place.why(g, g.players[seat], action & B_MASK)
        if action >> VERB in (TECH_FREE >> VERB, TECH_BOUND >> VERB):
            return Reason("technology-later", "ORL-TECH-2")
        if action >> VERB == LAY >> VERB:
            return Reason("tower-later", "ORL-GUNP-6")
        return Reason("not-now", "ORL-RND-3")


ACTING = Acting()
