"""Positions of self-play in which one plan is clearly best.

Bots of a middling level play; at each whole plan or turn a quick look at what the strongest bot
says tells whether one choice stands out. Those are looked at again, as often as ten ordinary
thoughts: only where the same choice stays ahead of all others by the margin is it a puzzle.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from scriptorium.arena.match import Match
from scriptorium.bots import ladder
from scriptorium.bots.advice import Adviser, Candidate
from scriptorium.core import registry
from scriptorium.core.errors import BadData, Problem
from scriptorium.core.rng import Stream
from scriptorium.core.state import State

LEVEL = "good"  # whoever gets into these positions
COUNT = 4  # choices that are told
MARGIN = 3.0  # points by which the best is ahead of the second
AGAIN = 10  # thoughts that confirm it


@dataclass(frozen=True)
class Seen:
    """A choice as the bot sees it: texts, expected final points, and why."""

    actions: list[str]
    value: float
    low: float
    high: float
    parts: list[dict[str, Any]]


@dataclass(frozen=True)
class Puzzle:
    """`known` is a dump of what the seat knows; the best comes first among the `choices`."""

    game: str
    seat: int
    round: int
    margin: float
    known: dict[str, Any]
    choices: list[Seen]

    def state(self) -> State:
        """The position, whatever rules it was found under."""
        return registry.renewed(self.game, self.known)

    def json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "round": self.round,
            "margin": self.margin,
            "choices": [vars(one) for one in self.choices],
            "known": self.known,
        }


def path(game: str) -> Path:
    """The puzzles that come with a game: one a line."""
    return registry.meta(game).folder / "puzzles.jsonl"


@lru_cache(maxsize=8)
def shipped(game: str) -> tuple[Puzzle, ...]:
    file = path(game)
    if not file.exists():
        return ()
    try:
        return tuple(read(game, line) for line in file.read_text(encoding="utf-8").splitlines())
    except (KeyError, TypeError, ValueError) as error:
        raise BadData("data-syntax", file=file.name, detail=str(error)) from error


def read(game: str, line: str) -> Puzzle:
    data = json.loads(line)
    choices = [Seen(**one) for one in data["choices"]]
    return Puzzle(game, data["seat"], data["round"], data["margin"], data["known"], choices)


def write(puzzle: Puzzle) -> str:
    return json.dumps(puzzle.json(), ensure_ascii=False, separators=(",", ":"))


# Finding them


def find(
    game: str, count: int, seed: str, jobs: int = 1, margin: float = MARGIN
) -> Iterator[Puzzle]:
    """So many, each of another game; the same for any number of processes."""
    if adviser(game, "") is None:
        raise Problem("no-adviser", scenario=registry.meta(game).scenarios[0])
    context = multiprocessing.get_context("spawn")
    found, number = 0, 0
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        while found < count:
            seeds = [f"{seed}/{number + i}" for i in range(4 * jobs)]
            number += len(seeds)
            for puzzle in pool.map(partial(of_game, game, margin=margin), seeds):
                if puzzle is not None and found < count:
                    found += 1
                    yield puzzle


def of_game(game: str, seed: str, margin: float = MARGIN) -> Puzzle | None:
    """The first puzzle of one game from a moment on that chance chooses; None: it has none."""
    low, high = registry.meta(game).players
    chance = Stream(seed, "puzzle")
    players = max(2, low) + chance.below(high - max(2, low) + 1)
    match = Match(
        registry.config(game, players, seed),
        [ladder.make(game, LEVEL, f"{seed}/{seat}") for seat in range(players)],
        None,
        False,
    )
    seat, skipped = chance.below(players), chance.below(60)
    state = match.state
    while state.to_act:
        if due(state, seat):
            skipped -= 1
            if skipped < 0:
                puzzle = looked_at(state, seat, f"{seed}/{state.round}", margin)
                if puzzle is not None:
                    return puzzle
                skipped = 3
        match.turn(state.to_act[0])
    return None


def due(state: State, seat: int) -> bool:
    """A whole plan or turn of the seat begins."""
    asked = state.frames[-1].name
    return seat in state.to_act and asked in ladder.whole(state.game) and state.round > 0


def looked_at(state: State, seat: int, seed: str, margin: float) -> Puzzle | None:
    known = state.determinize(seat, Stream(seed, "determinize"))
    first = asked(known, seat, seed, [])
    if len(first) < COUNT or len(first[0].actions) < 2 or ahead(first) < margin:
        return None
    sure = confirmed(known, seat, seed, [one.actions for one in first])
    if sorted(sure[0].actions) != sorted(first[0].actions) or ahead(sure) < margin:
        return None
    codec = known.ruleset.codec
    choices = [seen(one, codec.text) for one in sure]
    return Puzzle(
        known.game, seat, known.round, round(ahead(sure), 1), known.dump(), choices[:COUNT]
    )


def adviser(game: str, seed: str) -> Adviser | None:
    return ladder.adviser(game, registry.meta(game).scenarios[0], seed)


def asked(known: State, seat: int, seed: str, also: list[list[int]]) -> list[Candidate]:
    bot = adviser(known.game, seed)
    assert bot is not None
    return bot.advise(known.copy(), seat, COUNT, also or None)


def ahead(choices: list[Candidate]) -> float:
    """Points by which the first is expected to bring more than any other."""
    return choices[0].value - max(one.value for one in choices[1:])


def confirmed(
    known: State, seat: int, seed: str, plans: list[list[int]], times: int = AGAIN
) -> list[Candidate]:
    """Those plans, and whatever else comes up in every thought, by the mean of all of them."""
    thoughts = [asked(known, seat, f"{seed}/{i}", plans) for i in range(times)]
    out: list[Candidate] = []
    for plan in plans:
        same = sorted(plan)  # what is laid out in another order is the same plan
        every = [one for found in thoughts for one in found if sorted(one.actions) == same]
        out.append(
            every[0]._replace(
                value=mean([one.value for one in every]),
                low=mean([one.low for one in every]),
                high=mean([one.high for one in every]),
                score=mean([one.score for one in every]),
            )
        )
    out.sort(key=lambda one: -one.value)
    return out


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def seen(one: Candidate, text: Callable[[int], str]) -> Seen:
    parts = [
        {"key": part.key, "points": round(part.points, 1), "values": part.values}
        for part in one.parts
    ]
    return Seen(
        [text(action) for action in one.actions],
        round(one.value, 1),
        round(one.low, 1),
        round(one.high, 1),
        parts,
    )


def judged(puzzle: Puzzle, actions: list[str], seed: str = "answer") -> Seen:
    """What an answer is worth: as it is stored, or as the strongest bot sees it beside the best."""
    for one in puzzle.choices:
        if sorted(one.actions) == sorted(actions):
            return one
    known = puzzle.state()
    codec = known.ruleset.codec
    plan = [codec.action(text) for text in actions]
    best = [codec.action(text) for text in puzzle.choices[0].actions]
    mine, theirs = sorted(
        confirmed(known, puzzle.seat, seed, [plan, best], 2), key=lambda one: one.actions != plan
    )
    told = seen(mine, codec.text)
    # In the measure of what is stored: both were played on in the same worlds.
    off = puzzle.choices[0].value - theirs.value
    return Seen(
        told.actions,
        round(mine.value + off, 1),
        round(mine.low + off, 1),
        round(mine.high + off, 1),
        told.parts,
    )
