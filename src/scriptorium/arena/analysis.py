"""A game that is over, as a strong bot sees it: what everybody could expect when, what each
choice cost, and what was luck.

A record is taken apart into `Task`s, each of which can be answered by itself, in any process; what
is known of them so far makes a report:

    game = Finished.read(lines)
    answers = [answer(task) for task in game.tasks]
    report(game, answers)

Choices are judged by what their seat knew (a determinized state), expectations by what all knew
together. The same record gives the same report.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from scriptorium.bots import ladder
from scriptorium.bots.advice import Adviser, Candidate, Outlook
from scriptorium.core import record, registry
from scriptorium.core.errors import Problem
from scriptorium.core.rng import Stream
from scriptorium.core.state import State
from scriptorium.core.table import Table

CANDIDATES = 3  # beside what was played
MOMENTS = 5  # that cost most, of a seat
VERSION = 2  # of reports: an older one is made anew
Progress = Callable[[int, int], None]
Report = dict[str, Any]


@dataclass(frozen=True)
class Task:
    """A position to be judged: the choice of a seat, or (`seat` None) what all may expect. It stood
    after entry `n` of the record. `played`: what the seat did, as texts."""

    game: str
    scenario: str
    seed: str
    n: int
    round: int
    seat: int | None
    played: tuple[str, ...]
    known: dict[str, Any]


@dataclass
class _Choice:
    """A whole plan or turn that somebody is about to make."""

    seat: int
    n: int
    before: State
    frame: object
    actions: list[int]
    alone: bool  # nobody else chooses at the same time


class Finished:
    """A game that is over, taken apart."""

    def __init__(self, config: registry.Config, tasks: list[Task], result: dict[str, Any]) -> None:
        self.config = config
        self.tasks = tasks
        self.result = result

    @classmethod
    def read(cls, lines: Sequence[str]) -> Finished:
        """What `check_record` has nothing against."""
        table = Table.replay(lines)
        start = Table.replay(lines[:1], partial=True).state
        return cls(table.config, _Walk(table.config, start).tasks(table), table.state.result())


def check(config: registry.Config) -> None:
    """Some scenarios nobody can give advice on."""
    if ladder.adviser(config.game, config.scenario, "") is None:
        raise Problem("no-adviser", scenario=config.scenario)


def check_record(lines: Sequence[str]) -> registry.Config:
    """Only what was played by our rules from beginning to end can be played on from."""
    head, config, entries = Table.read(lines)
    check(config)
    known = registry.meta(config.game).version(config.scenario)
    if len(record.parts(head, entries)) > 1 or head["rules"] != known:
        raise Problem("analysis-old", rules=head["rules"], known=known)
    return config


class _Walk:
    """Goes through a game once more and notes where something was to be chosen."""

    def __init__(self, config: registry.Config, state: State) -> None:
        self.config = config
        self.state = state
        self.whole = ladder.whole(config.game)
        self.found: list[Task] = []
        self.open: list[_Choice] = []
        self.seen = 0  # the round of which it is known what was expected

    def tasks(self, table: Table) -> list[Task]:
        state, codec = self.state, self.state.ruleset.codec
        last = 0
        for entry in table.log:
            if entry.seat is None:
                continue
            self.before(entry.seat, last)
            action = codec.action(entry.text)
            for choice in self.open:
                if choice.seat == entry.seat:
                    choice.actions.append(action)
            state.apply(entry.seat, action)
            last = entry.n
            self.close(state.frames[-1] if state.frames else None)
        self.close(None)
        return self.found

    def before(self, seat: int, n: int) -> None:
        """A seat is about to act on what stood after entry n."""
        state = self.state
        frame = state.frames[-1]
        if frame.name not in self.whole or any(one.seat == seat for one in self.open):
            return
        if state.round != self.seen:
            self.seen = state.round
            self.found.append(self.task(n, state, None, []))
        alone = not frame.simultaneous
        self.open.append(_Choice(seat, n, state.copy(), frame, [], alone))

    def close(self, frame: Any) -> None:
        """What was chosen as a whole is complete: all have shown their plans, or the next turn has
        begun."""
        going = []
        for one in self.open:
            if not self.over(one, frame):
                going.append(one)
            elif len(one.before.legal(one.seat)) > 1:
                self.found.append(self.task(one.n, one.before, one.seat, one.actions))
        self.open = going

    def over(self, one: _Choice, frame: Any) -> bool:
        if frame is None or one.before.round != self.state.round:
            return True
        if not one.alone:
            return frame is not one.frame
        below = one.before.frames[:-1]  # the turn is over when something else goes on there
        still = all(a is b for a, b in zip(below, self.state.frames[:-1], strict=False))
        kept = still and len(self.state.frames) > len(below)
        return not kept or (frame.name in self.whole and frame is not one.frame)

    def task(self, n: int, state: State, seat: int | None, actions: list[int]) -> Task:
        config, codec = self.config, state.ruleset.codec
        seed = f"{config.seed}/analysis/{n}/{seat}"
        seen = state if seat is None else state.determinize(seat, Stream(seed, "determinize"))
        played = tuple(codec.text(action) for action in actions)
        return Task(config.game, config.scenario, seed, n, state.round, seat, played, seen.dump())


# Judging


def answer(task: Task) -> dict[str, Any]:
    """What the bot thinks of a position, as JSON."""
    state = registry.load(task.game).load(task.known)
    adviser = ladder.adviser(task.game, task.scenario, task.seed, quick=True)
    assert adviser is not None
    if task.seat is None:
        return outlook_json(adviser.outlook(state))
    return _judged(adviser, state, task.seat, task.played)


def _judged(adviser: Adviser, state: State, seat: int, played: Sequence[str]) -> dict[str, Any]:
    codec = state.ruleset.codec
    own = [codec.action(text) for text in played]
    ranked = adviser.advise(state.copy(), seat, CANDIDATES, [own])
    # The same followers in the same places are the same plan, in whatever order.
    same = [sorted(one.actions) == sorted(own) for one in ranked]
    place = same.index(True) if True in same else len(ranked) - 1
    kept = [one for i, one in enumerate(ranked) if i == place or not same[i]]
    return {
        "played": place,
        # In points, as everything that is told: the score a bot ranks by is something else.
        "cost": round(max(0.0, ranked[0].value - ranked[place].value), 2),
        "candidates": [candidate_json(one, state) for one in kept],
    }


def candidate_json(one: Candidate, state: State) -> dict[str, Any]:
    codec = state.ruleset.codec
    return {
        "actions": [codec.text(action) for action in one.actions],
        "value": round(one.value, 1),
        "low": round(one.low, 1),
        "high": round(one.high, 1),
        "parts": [
            {"key": part.key, "points": round(part.points, 1), "values": part.values}
            for part in one.parts
        ],
    }


def outlook_json(found: Outlook) -> dict[str, Any]:
    return {
        "value": [round(one, 1) for one in found.value],
        "low": [round(one, 1) for one in found.low],
        "high": [round(one, 1) for one in found.high],
        "win": [round(one, 3) for one in found.win],
    }


# What it comes to


def report(game: Finished, answers: Sequence[dict[str, Any]]) -> Report:
    """What is known once the first tasks are answered; all of them: the whole analysis.

    `rounds`: what all could expect before each round, and at the end what they got. `choices`:
    every whole plan or turn with the bot's candidates, the best first; `played` is the place of
    what was done, `cost` the own points it gave away. `seats`: points expected at the `start`,
    those of the end, what the `choices` cost in all, and `luck`, the rest: draws, and what others
    did.
    """
    known = list(zip(game.tasks, answers))
    whole = len(known) == len(game.tasks)
    rounds = [{"round": one.round, "n": one.n, **what} for one, what in known if one.seat is None]
    choices = [
        {"n": one.n, "seat": one.seat, "round": one.round, **what}
        for one, what in known
        if one.seat is not None
    ]
    if whole and rounds:
        rounds.append(_end(game, rounds[-1]["round"]))
    return {
        "version": VERSION,
        "done": len(known),
        "total": len(game.tasks),
        "rounds": rounds,
        "choices": choices,
        "seats": _balance(game, rounds, choices) if whole and rounds else [],
        "sources": game.result["sources"],
    }


def _end(game: Finished, last: int) -> dict[str, Any]:
    """What all came to: nothing is left to be expected."""
    points, ranks = game.result["points"], game.result["ranks"]
    first = [rank == 1 for rank in ranks]
    win = [round(one / max(1, sum(first)), 3) for one in first]
    return {
        "round": last + 1,
        "n": None,
        "value": points,
        "low": points,
        "high": points,
        "win": win,
    }


def _balance(game: Finished, rounds: list[Any], choices: list[Any]) -> list[dict[str, float]]:
    out = []
    for seat, final in enumerate(game.result["points"]):
        start = rounds[0]["value"][seat]
        cost = sum(one["cost"] for one in choices if one["seat"] == seat)
        luck = final - start + cost
        out.append(
            {"start": start, "final": final, "choices": round(-cost, 1), "luck": round(luck, 1)}
        )
    return out


def moments(found: Report, seat: int) -> list[dict[str, Any]]:
    """The choices of a seat that cost most, the worst first."""
    own = [one for one in found["choices"] if one["seat"] == seat and one["cost"] > 0]
    return sorted(own, key=lambda one: -one["cost"])[:MOMENTS]


def analyse(lines: Sequence[str], progress: Progress | None = None) -> Report:
    """All of it, here and now."""
    check_record(lines)
    game = Finished.read(lines)
    answers: list[dict[str, Any]] = []
    for task in game.tasks:
        answers.append(answer(task))
        if progress is not None:
            progress(len(answers), len(game.tasks))
    return report(game, answers)
