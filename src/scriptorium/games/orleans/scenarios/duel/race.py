"""The Duel's own part of the state, and who has won (INV-DUEL-29 to INV-DUEL-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core import outcome
from scriptorium.core.frames import Phase
from scriptorium.games.orleans.scenarios.claiming import of
from scriptorium.games.orleans.scenarios.objectives import Progress
from scriptorium.games.orleans.scenarios.payments import worth

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


class Race(Progress):
    """Beside the objectives the citizens of the supply and, as a mask of seats, who has lost by the
    event."""

    def __init__(self, done: list[int], last: list[int], citizens: int, lost: int) -> None:
        Progress.__init__(self, done, last)
        self.citizens = citizens
        self.lost = lost

    def copy(self) -> Race:
        return Race(self.done[:], self.last[:], self.citizens, self.lost)

    def dump(self) -> dict[str, Any]:
        return {**Progress.dump(self), "citizens": self.citizens, "lost": self.lost}


def race(g: Game) -> Race:
    assert isinstance(g.own, Race)
    return g.own


def home(g: Game, p: Player) -> bool:
    """Whether a player has all four objectives."""
    return race(g).done[p.seat] == of(g).board(g.rules).every


def lose(g: Game, p: Player) -> None:
    """Who cannot pay all that an event demands has lost (INV-DUEL-9)."""
    race(g).lost |= 1 << p.seat
    if g.sink is not None:
        g.emit("bankrupt", p.seat, event=g.rules.event(g.event).id)


class Verdict(Phase["Game"]):
    """Both have been judged on the event (INV-DUEL-34, INV-R39)."""

    name = "verdict"

    def begin(self, g: Game) -> None:
        if race(g).lost:
            g.finish()


class Finish(Phase["Game"]):
    """The round in which somebody has completed the fourth objective is over (INV-DUEL-29)."""

    name = "finish"

    def begin(self, g: Game) -> None:
        if any(home(g, p) for p in g.players):
            g.finish()


def result(g: Game) -> dict[str, Any]:
    """Objectives, then goods, then coins, then both win (INV-DUEL-30, INV-DUEL-31, INV-DUEL-33,
    INV-DUEL-35); who has lost ranks below everybody, and if both have, nobody is first
    (INV-DUEL-10)."""
    done = [mask.bit_count() for mask in race(g).done]
    lost = [race(g).lost >> p.seat & 1 for p in g.players]
    standing = [(-lost[p.seat], done[p.seat], worth(g, p), p.coins) for p in g.players]
    ranks = [1 + sum(other > own for other in standing) for own in standing]
    return {
        "over": g.over,
        "outcome": outcome.ranked(),
        "points": done,
        "ranks": [g.n] * g.n if all(lost) else ranks,
        "sources": {"objectives": done},
    }
