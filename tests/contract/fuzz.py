"""Dumps, positions and records, broken on purpose.

Every value of a good one is replaced, removed or given company, one at a time or several at once.
What comes out is either refused with a problem that can be told in every language, or it is a state
that can be looked at and played. `test_fuzz` tries a sample; to try for longer:

    python -m tests.contract.fuzz --seconds 300 --seed 7
"""

from __future__ import annotations

import argparse
import copy
import functools
import itertools
import json
import random
import re
import time
import tomllib
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from scriptorium.arena.recorded import wide_position
from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.core.record import Writer
from scriptorium.core.state import State
from scriptorium.core.table import Table
from scriptorium.texts import LANGUAGES, Texts
from tests.contract import lively

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "positions.md"
RECORDS = ROOT / "tests" / "records"
KINDS = ("dump", "position", "record")

HUGE = 10**30
PLAIN: list[Any] = [-1, HUGE, -HUGE, "x", None, []]
VALUES: list[Any] = [*PLAIN, 0, 1, 2, 3, 9, 30, 99, 1 << 40, True, 1.5, "", "-", "1"]
VALUES += [{}, [0], [-1], [None], [HUGE], {"x": 1}, [[]], "9" * 5000, "\ud800"]
ENTRIES = 60  # of a record, at most
DEPTH = 40  # actions played on from a state that was accepted; some go on to the end

Path_ = tuple[Any, ...]


# What is broken


@functools.cache
def originals(game: str, kind: str) -> list[str]:
    """Good ones as JSON; of a record, the list of its lines."""
    makers = {"dump": _dumps, "position": _positions, "record": _records}
    return [json.dumps(one) for one in makers[kind](game)]


def _dumps(game: str) -> Iterator[Any]:
    for config in lively.every():
        if config.game == game:
            for number, (state, _, _) in enumerate(lively.play(config)):
                if number % 97 == 0:
                    yield state.dump()
            yield state.dump()


def _positions(game: str) -> Iterator[Any]:
    for text in re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        data = tomllib.loads(text)
        if data.get("game", "orleans") == game:
            yield {"game": game, **data}
    if game == "orleans":
        yield wide_position(1)


def _records(game: str) -> Iterator[Any]:
    for path in sorted(RECORDS.glob(f"{game}-*.jsonl")):
        lines = path.read_text(encoding="utf-8").splitlines()[:ENTRIES]
        yield [json.loads(line) for line in lines]
    for data in _positions(game):
        players = data.get("players", len(data.get("seats", [])))
        given = {"scenario": data.get("scenario"), "options": data.get("options")}
        config = registry.config(game, players, data.get("seed", 0), **given)
        table = Table(config, ["human"] * players, None, data)
        chance = random.Random(game)
        while table.count < ENTRIES and table.state.to_act:
            seat = chance.choice(table.state.to_act)
            action = chance.choice(table.state.legal(seat))
            table.act(seat, table.state.ruleset.codec.text(action))
        yield [json.loads(line) for line in table.lines]


# How it is broken


def paths(data: Any, at: Path_ = ()) -> Iterator[Path_]:
    """Everything inside, however deep."""
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in inside:
        yield (*at, key)
        if isinstance(value, dict | list):
            yield from paths(value, (*at, key))


def found(data: Any, path: Path_) -> Any:
    for key in path:
        data = data[key]
    return data


def somewhere(data: Any, chance: random.Random) -> Path_:
    """Level by level, so that a long list is no likelier than a number beside it."""
    path: Path_ = ()
    while isinstance(data, dict | list) and data and (not path or chance.randrange(4)):
        key = chance.choice(list(data) if isinstance(data, dict) else range(len(data)))
        path, data = (*path, key), data[key]
    return path


def mutate(data: Any, chance: random.Random) -> str:
    """Break one thing; says what was done."""
    known = list(paths(data))
    if not known:
        return "nothing left"
    path = chance.choice([chance.choice(known), somewhere(data, chance)])
    inside, key = found(data, path[:-1]), path[-1]
    way = chance.randrange(8)
    if way == 0:
        del inside[key]
        return f"del {path}"
    if way == 1:
        name = chance.choice([*inside, "x", "seats", "seed"]) if isinstance(inside, dict) else key
        value = chance.choice([found(data, chance.choice(known)), *VALUES])
        if isinstance(inside, list):
            inside.insert(key, copy.deepcopy(value))
        else:
            inside[name] = copy.deepcopy(value)
        return f"add {path[:-1]} {name} {value!r}"
    value = chance.choice(VALUES)
    if way == 2:
        value = found(data, chance.choice(known))
    elif way in (3, 4) and isinstance(inside[key], int):
        value = inside[key] + chance.choice([-2, -1, 1, 2, 64])
    elif way == 5 and isinstance(inside[key], int):
        value = inside[key] ^ 1 << chance.randrange(32)
    elif way == 6 and isinstance(inside[key], str):
        words = [value for one in known if isinstance(value := found(data, one), str)]
        value = chance.choice(words)
    inside[key] = copy.deepcopy(value)
    return f"{path} = {value!r}"


# What must come out


def play_on(state: State, chance: random.Random, audit: Callable[[Any], Any], players: int) -> None:
    """Looked at from every seat, asked, and played."""
    audit(state)
    json.dumps(state.dump())
    for depth in range(DEPTH if chance.randrange(20) else 2000):
        if depth % 10 == 0:
            for viewer in (None, *range(players)):
                json.dumps(state.view(viewer))
            state.result()
            state.figures()
            for seat in state.to_act:
                assert state.decision(seat) is not None
        if not state.to_act:
            assert state.over
            return
        seat = chance.choice(state.to_act)
        legal = state.legal(seat)
        assert legal, f"nothing to choose for seat {seat}"
        state.apply(seat, chance.choice(legal))
    audit(state)


def opened(kind: str, game: str, data: Any) -> tuple[State, int]:
    if kind == "record":
        table = Table.replay(rewritten(data), partial=True)
        return table.state, table.config.players
    if not isinstance(data, dict):
        data = {"game": game, "seats": data}
    state = registry.load(game).position(data)
    if kind == "dump":
        state = registry.load(game).load(data)
    return state, state.dump()["players"]


def rewritten(entries: list[Any]) -> list[str]:
    """A record with the right checks: somebody lies, and does it well."""
    if not entries or not isinstance(entries[0], dict):
        return [json.dumps(one) for one in entries]
    writer = Writer(entries[0])
    for number, one in enumerate(entries[1:], 1):
        if isinstance(one, dict):
            # The number stands first and the check last, as in every record.
            data = {name: value for name, value in one.items() if name not in ("n", "check")}
            honest = one.get("n", number) == number
            writer.add(writer.entry(**data) if honest else json.dumps(one))
        else:
            writer.add(json.dumps(one))
    return writer.lines


@functools.cache
def texts(game: str) -> list[Texts]:
    return [Texts(lang, game, strict=True) for lang in LANGUAGES]


def attempt(kind: str, game: str, data: Any, chance: random.Random) -> bool:
    """Whether it was accepted; raises whatever must not come."""
    try:
        state, players = opened(kind, game, data)
    except Problem as problem:
        for one in texts(game):
            one.problem(problem)
        return False
    play_on(state, chance, registry.load(game).audit, players)
    return True


def cases(kind: str, game: str, seed: int) -> Iterator[tuple[Any, str, random.Random]]:
    """Without end: broken data, how it was broken, and the chance to play it with."""
    chance = random.Random(f"{seed}/{kind}/{game}")
    whole = originals(game, kind)
    while True:
        data = json.loads(chance.choice(whole))
        done = [mutate(data, chance) for _ in range(chance.choice([1, 1, 1, 2, 3]))]
        yield data, "; ".join(done), chance


@functools.cache
def leaves(kind: str, game: str) -> list[tuple[str, Path_]]:
    """Each value of each original: the whole, and where it is."""
    return [(text, path) for text in originals(game, kind) for path in paths(json.loads(text))]


def replaced(text: str, path: Path_, value: Any) -> Any:
    data = json.loads(text)
    found(data, path[:-1])[path[-1]] = copy.deepcopy(value)
    return data


def _with_leaves(kind: str, game: str, seed: int) -> Iterator[tuple[Any, str, random.Random]]:
    """As `cases`, and every leaf in turn in between."""
    every = [(*leaf, value) for leaf in leaves(kind, game) for value in PLAIN]
    random.Random(seed).shuffle(every)
    for case, (text, path, value) in zip(cases(kind, game, seed), itertools.cycle(every)):
        yield case
        yield replaced(text, path, value), f"{path} = {value!r}", case[2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kind", choices=KINDS)
    asked = parser.parse_args()
    kinds = [(k, g) for k in KINDS if asked.kind in (None, k) for g in registry.names()]
    end = time.monotonic() + asked.seconds
    streams = {one: _with_leaves(*one, asked.seed) for one in kinds}
    tried = dict.fromkeys(kinds, 0)
    accepted = dict.fromkeys(kinds, 0)
    failures: dict[str, str] = {}
    while time.monotonic() < end:
        for (kind, game), stream in streams.items():
            data, done, chance = next(stream)
            tried[kind, game] += 1
            try:
                accepted[kind, game] += attempt(kind, game, data, chance)
            except Exception as error:
                where = traceback.extract_tb(error.__traceback__)[-1]
                name = f"{kind} {game} {type(error).__name__} {where.filename}:{where.lineno}"
                if name not in failures:
                    failures[name] = done
                    print(f"{name}\n    {error!r:.200}\n    {done:.300}", flush=True)
    for one in kinds:
        print(*one, tried[one], "tried,", accepted[one], "accepted")
    raise SystemExit(1 if failures else 0)


if __name__ == "__main__":
    main()
