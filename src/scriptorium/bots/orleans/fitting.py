"""Games from which `horizon.toml` is made: planners that wander, so that also what good players
never do has its price."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from scriptorium.bots.least_squares import Sums
from scriptorium.bots.orleans.bots import Planner
from scriptorium.bots.orleans.horizon import features
from scriptorium.bots.orleans.plans import Planner as Sets
from scriptorium.bots.orleans.plans import lay_out
from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.bots.orleans.weights import usual
from scriptorium.core.rng import Stream
from scriptorium.core.state import State
from scriptorium.games.orleans.pieces import READY
from scriptorium.games.orleans.state import Game

# By scenario and number of players: all that is played for points.
TABLES: Final = tuple((name, n) for name in ("base", "prosperity") for n in (2, 3, 4, 5))
ODD_PLANS: Final = 35  # of a hundred
ODD_CHOICES: Final = 17
AMONG: Final = 10  # sets


class Wanderer(Planner):
    """A planner that now and then takes any of its better plans, and any other choice."""

    name: ClassVar[str] = "wanderer"

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        asked = state.frames[-1].name
        if asked not in ("plan", "draw") and self.chance.below(100) < ODD_CHOICES:
            return [self.chance.choice(state.legal(seat))]
        return Planner.choose(self, state, seat, budget)

    def plan(self, eye: Valuation) -> list[int]:
        if eye.p.tech_free or eye.p.tech_bound or self.chance.below(100) >= ODD_PLANS:
            return Planner.plan(self, eye)
        sets = Sets(eye).best_sets(AMONG)
        members = self.chance.choice(sets).members if sets else []
        return [*lay_out(eye, members), READY]


def gather(g: Game, seed: str, sums: dict[int, Sums]) -> None:
    """Play a game to its end, and add what each player had at the start of each round."""
    bot = Wanderer(Stream(seed, "fit"))
    index = {place.id: place.index for place in g.rules.places}
    tiles = [1 << index[tile] if tile in index else 0 for tile in usual().tile]
    rows: list[tuple[int, int, list[float]]] = []
    seen = 0
    while not g.over:
        if g.round != seen:
            seen = g.round
            for p in g.players:
                rows.append((seen, p.seat, features(bot.eye(g, p), tiles)))
        seat = g.to_act[0]
        for action in bot.choose(g, seat):
            g.apply(seat, action)
    points: list[int] = g.result()["points"]
    for number, seat, row in rows:
        if number not in sums:
            sums[number] = Sums(len(row))
        sums[number].add(row, float(points[seat]))


def write(fitted: Mapping[tuple[str, int], tuple[list[list[float]], list[float]]]) -> str:
    """The file's text."""
    lines = [
        "# What a game comes to from the start of a round (`horizon.py`), by scenario and players:",
        "# a row of weights for each round, and how far off they were (standard deviation).",
        "# `scriptorium tune orleans --value` makes it anew.",
        f"tiles = {list(usual().tile)}".replace("'", '"'),
    ]
    for (scenario, players), (rounds, errors) in fitted.items():
        lines += ["", f"[{scenario}-{players}]", f"errors = {numbers(errors)}", "rounds = ["]
        lines += [f"    {numbers(row)}," for row in rounds]
        lines.append("]")
    return "\n".join(lines) + "\n"


def numbers(row: list[float]) -> str:
    return "[" + ", ".join(f"{value:.4g}" for value in row) + "]"
