"""A turn in a moment: the best duty now, with an eye on what the ring offers in the next turn.

It looks at what the duties bring in this turn only, and takes it for what they bring in the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scriptorium.bots.pilgrim.eye import Eye
from scriptorium.bots.pilgrim.paper import Move, Paper, Rest
from scriptorium.bots.pilgrim.ring import MOST, QuickGains
from scriptorium.bots.pilgrim.search import PAUSE, Search, alone
from scriptorium.bots.pilgrim.weights import Weights
from scriptorium.core.rng import Stream
from scriptorium.games.pilgrim.duty import MAJORITY
from scriptorium.games.pilgrim.pieces import DECLINE, N_DUTIES, START, A
from scriptorium.games.pilgrim.taxation import ANY
from scriptorium.games.pilgrim.turn import EndOfTurn

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game

STEPS: Final = 2  # positions kept after each step of a duty
PARITY_SHARE: Final = 0.6  # of what a majority adds
GRAINS: Final = 1 << 20  # of chance


class Quick(Paper):
    """One turn of one seat. With `noise` duties nearly as good may be done instead of the best."""

    def __init__(self, g: Game, seat: int, w: Weights) -> None:
        eye = Eye(g, seat, w)
        Paper.__init__(self, eye, Search(eye, seat), STEPS, 1)

    def turn(self, g: Game, noise: float, chance: Stream | None) -> list[int]:
        start = g.copy()
        start.frames = [PAUSE, EndOfTurn(self.seat)]
        rest = self.rest(start)
        p = g.players[self.seat]
        gains = self.gains(rest)
        ahead = self.eye.w.ahead
        liked = [0.0] * (N_DUTIES + 1)  # by the duty done; at the end, any tithe
        if chance is not None:
            liked = [noise * chance.below(GRAINS) / GRAINS for _ in liked]
        best: Move | None = None
        top = float("-inf")
        for move in self.moves(rest, p.city, tuple(p.duties)):
            score = move.end.worth + ahead * gains.one(move.city, move.duties, move.done)
            score += liked[move.done]
            if score > top:
                best, top = move, score
        return [] if best is None else self.actions(g, best)

    def gains(self, rest: Rest) -> QuickGains:
        """What each duty would add with a majority; a share of it at parity."""
        ring = self.ring(rest.g)
        more = [0.0] * N_DUTIES
        for space in range(N_DUTIES):
            for end in self.duty(rest, space, MAJORITY, ANY if space == ring.tax else 0):
                more[space] = max(0.0, end.worth - rest.here)
        equal = [PARITY_SHARE * gain for gain in more]
        return QuickGains(ring, equal, more, equal[ring.tax], 0.0)


def quick(g: Game, seat: int, w: Weights, noise: float, chance: Stream | None) -> list[int]:
    """What a seat does next, without a long thought."""
    asked = g.frames[-1].name
    if asked == "name-start":
        return [START | seat << A]
    if asked == "confess":
        return [DECLINE]
    if asked in ("income", "abbott-fee"):
        return g.legal(seat)[:1]
    p = g.players[seat]
    if asked == "move" and max(p.city, *p.duties) <= MOST:
        found = Quick(g, seat, w).turn(alone(g, seat), noise, chance)
        if found:
            return found
    search = Search(Eye(g, seat, w), seat)
    return search.turn(alone(g, seat)) if g.round else search.seed(alone(g, seat))
