"""What a game will come to for a player, seen from the start of a round: a sum of some sixty
numbers, with weights of its own for each round and number of players.

The weights are final points fitted to games of planners that wander (`fitting.py`);
`scriptorium tune orleans --value` makes the file anew.
"""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.games.orleans.pieces import KNIGHT, N_GOODS, N_KINDS, N_TRACKS

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game

FILE: Final = Path(__file__).with_name("horizon.toml")
LEAD: Final = 2  # stations by which somebody is ahead count no further


def features(eye: Valuation, tiles: list[int]) -> list[float]:
    """One player at the start of a round; `tiles` are the place tiles to look for, as masks."""
    g, p = eye.g, eye.p
    rules = g.rules
    built = p.built.bit_count()
    pieces = built + p.citizens
    now = float(rules.status[p.development])
    later = eye.status
    draws = float(rules.draws[p.tracks[KNIGHT]])
    goods = 0.0
    for good in range(N_GOODS):
        goods += p.goods[good] * rules.goods_points[good]
    most = 0
    for other in g.players:
        if other.seat != p.seat:
            most = max(most, other.built.bit_count())
    out = [
        1.0,
        float(p.coins),
        goods,
        eye.other_points(),
        float(p.citizens),
        float(built),
        float(p.development),
        now,
        later,
        pieces * now,
        pieces * later,
        later * later,
        float(eye.followers),
        draws,
        min(float(eye.followers), draws),
        eye.thin,
        float(eye.technologies),
        float(p.tech_free + p.tech_bound),
        float(eye.foods),
        float(max(0, eye.harvests - eye.foods)),
        eye.income * later,
        eye.trading * built,
        eye.taxes * sum(p.goods),
        float(max(-LEAD, min(LEAD, built - most))),
        float(p.stations),
        eye.town(p.merchant, p.built, 0),
        float(g.citizens.bit_count()),
        sum([sum(deed.free(g)) for deed in rules.deeds]) / 10.0,
    ]
    for track in range(N_TRACKS):
        out.append(float(p.tracks[track]))
    for kind in range(N_KINDS):
        out.append(float(eye.counts[kind]))
    for mask in tiles:
        out.append(1.0 if p.owned & mask else 0.0)
    return out


class Horizon:
    """The fitted sums for one number of players: by round, what each number counts, and how far
    the end was from the sum (the standard deviation)."""

    def __init__(self, tiles: list[str], rows: list[list[float]], errors: list[float]) -> None:
        self.tiles = tiles
        self.rows = rows
        self.errors = errors
        self.rules: Rules | None = None
        self.masks: list[int] = []

    def look_for(self, rules: Rules) -> None:
        """Which place tiles are meant, in a game by these rules."""
        if self.rules is not rules:
            index = {place.id: place.index for place in rules.places}
            self.masks = [1 << index[tile] if tile in index else 0 for tile in self.tiles]
            self.rules = rules

    def expected(self, eye: Valuation) -> float:
        """The player's points at the end of the game."""
        g = eye.g
        self.look_for(g.rules)
        row = self.rows[max(1, min(g.round, len(self.rows))) - 1]
        total = 0.0
        for i, value in enumerate(features(eye, self.masks)):
            total += row[i] * value
        return total

    def error(self, g: Game) -> float:
        """How far off that is, usually."""
        return 0.0 if g.over else self.error_at(g.round)

    def error_at(self, number: int) -> float:
        return self.errors[max(1, min(number, len(self.errors))) - 1]


@functools.cache
def horizon(scenario: str, players: int) -> Horizon | None:
    """The sums for a scenario with so many players; None where points do not decide."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    table = data.get(f"{scenario}-{players}")
    return table and Horizon(data["tiles"], table["rounds"], table["errors"])
