"""Random legal actions, with an audit after each: nothing appears, nothing vanishes, nothing fails.

All games, editions, scenarios and numbers of players, with options by chance. `test_random_games`
plays a few; anybody can play more, in as many processes as there are cores:

    python -m tests.contract.actions --times 10000000
    python -m tests.contract.actions --again orleans/2019/duel/2/17    # a game that was reported
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.core.rng import Stream

MOST = 20_000  # actions of one game; none comes near
DUMPED = 50  # actions from one dump that is loaded again to the next


@dataclass
class Tally:
    actions: int = 0
    games: int = 0
    dumps: int = 0
    found: list[str] = field(default_factory=list)  # what was wrong, and in which game
    by: Counter[str] = field(default_factory=Counter)  # actions by game and scenario

    def add(self, other: Tally) -> None:
        self.actions += other.actions
        self.games += other.games
        self.dumps += other.dumps
        self.found += other.found
        self.by += other.by


def kinds() -> list[str]:
    """Everything that can be played: game/edition/scenario/players."""
    return [
        f"{name}/{edition}/{scenario}/{players}"
        for name in registry.names()
        for meta in [registry.meta(name)]
        for edition in meta.editions
        for scenario in meta.scenarios
        for low, high in [meta.players_of(scenario)]
        for players in range(low, high + 1)
        if _exists(name, edition, scenario, players)
    ]


def _exists(game: str, edition: str, scenario: str, players: int) -> bool:
    try:
        registry.load(game).new(registry.config(game, players, "0", edition, scenario))
    except Problem:
        return False
    return True


def config(name: str) -> registry.Config:
    """The game of a name, game/edition/scenario/players/number: the number chooses the options."""
    game, edition, scenario, players, _number = name.split("/")
    chance = Stream(name, "options")
    options: dict[str, Any] = {}
    for option, meta in registry.meta(game).options_of(scenario).items():
        if chance.below(2):
            continue
        if isinstance(meta.default, bool):
            options[option] = bool(chance.below(2))
        elif isinstance(meta.default, int):
            options[option] = meta.minimum + chance.below(meta.maximum - meta.minimum + 1)
        else:
            options[option] = chance.choice(list(meta.choices))
    for chosen in (options, {}):  # some do not go together
        try:
            found = registry.config(game, int(players), name, edition, scenario, chosen)
            registry.load(game).new(found)
            return found
        except Problem:
            continue
    return registry.config(game, int(players), name, edition, scenario)


def play(name: str) -> Tally:
    """One game to its end; whatever goes wrong is told with the name of the game."""
    tally = Tally(games=1)
    try:
        for wrong in _played(config(name), name, tally):
            tally.found.append(f"{name} after {tally.actions} actions: {wrong}")
            break
    except Exception:
        tally.found.append(f"{name} after {tally.actions} actions: {traceback.format_exc()}")
    game, _, scenario, *_ = name.split("/")
    tally.by[f"{game} {scenario}"] += tally.actions
    return tally


def _played(wanted: registry.Config, name: str, tally: Tally) -> Iterator[str]:
    game = registry.load(wanted.game)
    state, chance = game.new(wanted), Stream(name, "actions")
    while state.to_act:
        seat = chance.choice(list(state.to_act))
        legal = state.legal(seat)
        if not legal or len(set(legal)) < len(legal):
            yield f"seat {seat} may do {legal}"
            return
        state.apply(seat, chance.choice(legal))
        tally.actions += 1
        yield from (str(reason) for reason in game.audit(state))
        if not tally.actions % DUMPED:
            tally.dumps += 1
            dumped = state.dump()
            if game.load(json.loads(json.dumps(dumped))).dump() != dumped:
                yield "a dump does not load to the same"
        if tally.actions > MOST:
            yield "it does not end"
    if not state.over:
        yield "nobody is to act, and it is not over"


def run(times: int, jobs: int, seed: int, say: Any = lambda tally: None) -> Tally:
    """Games of all kinds in turn until so many actions were made."""
    total = Tally()
    names = (f"{kind}/{number}" for number in itertools.count(seed) for kind in kinds())
    if jobs == 1:
        for name in names:
            total.add(play(name))
            say(total)
            if total.actions >= times:
                return total
    with ProcessPoolExecutor(jobs) as pool:
        running: set[Future[Tally]] = set()
        while total.actions < times:
            while len(running) < 2 * jobs:
                running.add(pool.submit(play, next(names)))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                total.add(one.result())
            say(total)
        for one in running:
            one.cancel()
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=100_000, help="actions")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1, help="the number of the first games")
    parser.add_argument("--again", help="one game, by the name it was reported with")
    given = parser.parse_args()
    began = time.monotonic()

    def say(tally: Tally) -> None:
        speed = tally.actions / max(0.001, time.monotonic() - began)
        line = f"\r{tally.actions:,} actions, {tally.games:,} games, {len(tally.found)} findings"
        print(f"{line}, {speed:,.0f}/s", end="", file=sys.stderr, flush=True)

    total = play(given.again) if given.again else run(given.times, given.jobs, given.seed, say)
    print(file=sys.stderr)
    for kind, actions in sorted(total.by.items()):
        print(f"{kind:28} {actions:>12,}")
    print(f"{total.actions:,} actions, {total.games:,} games, {total.dumps:,} dumps loaded again")
    print("\n".join(total.found) or "no findings")
    return 1 if total.found else 0


if __name__ == "__main__":
    sys.exit(main())
