"""How far what a position seems to be worth lies from what comes of it, and who wins then.

Measured in games of the light bot with itself: the final points less `Eye.value` at the start of
a round, by the rounds left after it (docs/bots.md has the figures).
"""

from __future__ import annotations

from math import erf, exp, sqrt
from typing import Final

# By number of players: what is added, and for each round left and its square.
DRIFT: Final = [
    [0.0, 0.0, 0.0],
    [-3.3, 0.85, 0.018],
    [-3.2, 0.45, 0.022],
    [-3.0, 0.35, 0.02],
    [-3.0, 0.3, 0.018],
]
# The variance of what comes of it, and for each round left.
SPREAD: Final = [9.0, 0.8]
# What the Ab-Bott still gets, and its variance.
RIVAL: Final = [3.0, 2.2]
RIVAL_SPREAD: Final = [36.0, 1.5]

REACH: Final = 4.0  # deviations around a mean that are looked at ...
POINTS: Final = 48  # ... in so many places


def drift(players: int, left: int) -> float:
    """What to add to the worth of a position with so many rounds left after its own."""
    fixed, each, square = DRIFT[players]
    return fixed + each * left + square * left * left


def spread(left: int) -> float:
    """The standard deviation of what comes of it."""
    return sqrt(SPREAD[0] + SPREAD[1] * left)


def rival(left: int) -> tuple[float, float]:
    """What the Ab-Bott still gets, and its standard deviation."""
    return RIVAL[0] + RIVAL[1] * left, sqrt(RIVAL_SPREAD[0] + RIVAL_SPREAD[1] * left)


def win_chances(values: list[float], spreads: list[float]) -> list[float]:
    """The chance of each to have the most."""
    out = [_most(seat, values, spreads) for seat in range(len(values))]
    whole = sum(out) or 1.0
    return [chance / whole for chance in out]


def _most(seat: int, values: list[float], spreads: list[float]) -> float:
    step = 2 * REACH / POINTS
    total = 0.0
    for i in range(POINTS):
        away = -REACH + (i + 0.5) * step
        x = values[seat] + away * spreads[seat]
        chance = exp(-away * away / 2) * step
        for other in range(len(values)):
            if other != seat:
                chance *= (1 + erf((x - values[other]) / (spreads[other] * sqrt(2)))) / 2
        total += chance
    return total
