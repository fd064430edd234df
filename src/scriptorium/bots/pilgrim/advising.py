"""What the strongest bot says of choices: whole turns played on, and what each of them changes."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from scriptorium.bots.advice import Candidate, Outlook, Part
from scriptorium.bots.pilgrim.beam import Beam
from scriptorium.bots.pilgrim.expected import drift, rival, spread, win_chances
from scriptorium.bots.pilgrim.eye import Eye
from scriptorium.bots.pilgrim.paper import Ending
from scriptorium.bots.pilgrim.rollout import PRIOR, Option, Rollout, Trial, worth
from scriptorium.bots.pilgrim.search import Line, Search, alone, ended
from scriptorium.bots.pilgrim.weights import Weights
from scriptorium.core.rng import Stream
from scriptorium.games.pilgrim.pieces import N_RESOURCES, PIETY
from scriptorium.games.pilgrim.scoring import points
from scriptorium.games.pilgrim.setup import ABBOTT

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

ROUNDS: Final = 2
SEATS_PLAYED: Final = 6  # turns of a round of all samples together, about
SINGLE: Final = frozenset({"name-start", "confess", "income", "abbott-fee"})
SLIGHT: Final = 0.15  # a reason of fewer points is not told
FOUR_OF_FIVE: Final = 1.28  # of the normal distribution lie so many deviations around its mean


class Seen(NamedTuple):
    """The end of a turn: its reasons, and what the ring offers then."""

    terms: dict[str, float]
    ahead: float
    p: Player


class Advice:
    """For one choice of one seat."""

    def __init__(self, g: Game, seat: int, w: Weights, chance: Stream) -> None:
        self.g = g
        self.seat = seat
        self.w = w
        self.chance = chance
        self.single = g.frames[-1].name in SINGLE
        self.start = alone(g, seat)
        self.eye = Eye(self.start, seat, w, g.round)
        self.search = Search(self.eye, seat)
        self.beam = Beam(self.eye, self.search)

    def judged(self, count: int, also: list[list[int]]) -> list[Candidate]:
        """The best first: as many as wanted, and those asked for."""
        turns = self.choices(count + 1)
        wanted = [one for one in also if one not in turns]
        seen = [self.seen(actions) for actions in turns + wanted]
        trials = [
            Trial(Option(sum(one.terms.values()) + one.ahead, actions))
            for one, actions in zip(seen, turns + wanted)
        ]
        samples = max(2, SEATS_PLAYED // self.g.rules.parties)
        Rollout(self.g, self.seat, self.w, self.chance, ROUNDS).sample(trials, samples)
        usual = sum(one.ahead for one in seen) / len(seen)
        found = [self.candidate(trial, one, usual) for trial, one in zip(trials, seen)]
        found.sort(key=lambda one: -one.score)
        own = [one for one in found if one.actions not in also][:count]
        return [one for one in found if one in own or one.actions in also]

    def choices(self, count: int) -> list[list[int]]:
        """The turns to be judged: those whose duty and its result differ."""
        g = self.start
        if self.single:
            return [[action] for action in g.legal(self.seat)]
        if g.round == 0:
            return self.search.seeds(g)[:count]
        found: dict[tuple[int, ...], list[int]] = {}
        for one in self.beam.turns(g):
            key = tuple(one.line.actions)
            if key not in found:
                found[key] = self.search.replay(one.before, one.line)
                if len(found) == count:
                    break
        return list(found.values())

    def seen(self, actions: list[int]) -> Seen:
        g = self.start.copy()
        for action in actions:
            if ended(g) and g.frames[-1].name == "pause":
                break
            g.apply(self.seat, action)
        return Seen(self.eye.terms(g), self.ahead(g), g.players[self.seat])

    def ahead(self, g: Game) -> float:
        """What the ring offers in the next turns."""
        if self.single or not ended(g) or not 0 < g.round < g.rules.last_round:
            return 0.0
        p = g.players[self.seat]
        rest = self.beam.after(Ending(0.0, 0, Line(0.0, [], g), self.beam.key(g)))
        gains = self.beam.gains(rest)
        return self.w.ahead * gains.two(p.city, tuple(p.duties), -1)

    def candidate(self, trial: Trial, seen: Seen, usual: float) -> Candidate:
        g = self.g
        left = g.rules.last_round - max(1, g.round)
        value = sum(trial.own) / len(trial.own)
        if left >= ROUNDS:  # else it was played on to the end
            value += drift(g.rules.players, left - ROUNDS)
        wide = FOUR_OF_FIVE * spread(left)
        return Candidate(
            trial.option.actions,
            value,
            value - wide,
            value + wide,
            sum(trial.beyond) / len(trial.beyond) + PRIOR * trial.option.score,
            self.parts(seen, usual),
        )

    def parts(self, seen: Seen, usual: float) -> list[Part]:
        """What the turn changes; where the acolytes stand is compared with the other turns."""
        before = self.eye.terms(self.start)
        changes = counted(self.start.players[self.seat], seen.p)
        out = [
            Part(key, worth - before[key], changes.get(key, {}))
            for key, worth in seen.terms.items()
        ]
        out.append(Part("next", seen.ahead - usual, {}))
        out.sort(key=lambda part: -abs(part.points))
        return [part for part in out if abs(part.points) >= SLIGHT]


def counted(p: Player, q: Player) -> dict[str, dict[str, str | int]]:
    """What can be said in numbers, before and after."""
    return {
        "acolytes": change(acolytes(p), acolytes(q)),
        "piety": change(p.stock[PIETY], q.stock[PIETY]),
        "resources": change(sum(p.stock[:N_RESOURCES]), sum(q.stock[:N_RESOURCES])),
        "alms": change(p.alms, q.alms),
    }


def change(before: int, after: int) -> dict[str, str | int]:
    return {"old": before, "new": after}


def acolytes(p: Player) -> int:
    return p.abbey + p.city + sum(p.duties)


def outlook(g: Game, w: Weights) -> Outlook:
    """What all may expect. In a campaign points are the differences so far, this game included."""
    players = g.rules.players
    if g.over:
        return certain(g)
    left = g.rules.last_round - max(1, g.round)
    values = [value + drift(players, left) for value in worth(g, len(g.past), w)[:players]]
    spreads = [spread(left)] * players
    if g.rules.solo:
        return against_abbott(g, values[0], spreads[0], left)
    wide = [FOUR_OF_FIVE * each for each in spreads]
    return Outlook(
        values,
        [value - each for value, each in zip(values, wide)],
        [value + each for value, each in zip(values, wide)],
        win_chances(values, spreads),
    )


def against_abbott(g: Game, value: float, wide: float, left: int) -> Outlook:
    more, rival_wide = rival(left)
    other = points(g, g.players[ABBOTT]) + more
    if g.rules.games > 1:
        value += sum(mine - its for mine, its in g.past) - other
        other, wide = 0.0, sqrt(wide * wide + rival_wide * rival_wide)
        rival_wide = 0.1
    win = win_chances([value, other], [wide, rival_wide])[:1]
    around = FOUR_OF_FIVE * wide
    return Outlook([value], [value - around], [value + around], win)


def certain(g: Game) -> Outlook:
    """The game is over."""
    result = g.result()
    values = [float(each) for each in result["points"]]
    first = [rank == 1 for rank in result["ranks"]]
    return Outlook(values, values, values, [each / max(1, sum(first)) for each in first])
