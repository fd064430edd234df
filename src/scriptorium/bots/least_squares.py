"""Ridge regression with nothing but sums: rows are added one by one, sums of several processes
together, and the weights come from them at the end."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any


class Sums:
    """Of rows of numbers, the first of which is always 1, and what they should come to."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.rows: int = 0
        self.xx: list[list[float]] = [[0.0] * width for _ in range(width)]
        self.xy: list[float] = [0.0] * width
        self.yy: float = 0.0

    def __reduce__(self) -> tuple[Callable[..., Sums], tuple[Any, ...]]:
        """For another process; compiled objects do not say by themselves what they hold."""
        return restored, (self.width, self.rows, self.xx, self.xy, self.yy)

    def add(self, row: list[float], target: float) -> None:
        self.rows += 1
        self.yy += target * target
        filled = [i for i in range(self.width) if row[i] != 0.0]
        for i in filled:
            x = row[i]
            self.xy[i] += x * target
            sums = self.xx[i]
            for j in filled:
                sums[j] += x * row[j]

    def join(self, other: Sums) -> None:
        self.rows += other.rows
        self.yy += other.yy
        for i in range(self.width):
            self.xy[i] += other.xy[i]
            for j in range(self.width):
                self.xx[i][j] += other.xx[i][j]

    def fit(self, penalty: float) -> tuple[list[float], float]:
        """The weights, and the standard deviation of what they leave. The penalty is on weights of
        standardised numbers; numbers that never change get none."""
        n, width = float(self.rows), self.width
        mean = [self.xx[0][i] / n for i in range(width)]
        spread = [sqrt(max(0.0, self.xx[i][i] / n - mean[i] * mean[i])) for i in range(width)]
        used = [i for i in range(1, width) if spread[i] > 1e-9]
        target = self.xy[0] / n
        left: list[list[float]] = []
        right: list[float] = []
        for i in used:
            scale = spread[i]
            left.append([(self.xx[i][j] - n * mean[i] * mean[j]) / scale / spread[j] for j in used])
            left[-1][len(left) - 1] += penalty
            right.append((self.xy[i] - n * mean[i] * target) / scale)
        weights = [0.0] * width
        for i, value in zip(used, solve(left, right)):
            weights[i] = value / spread[i]
            target -= weights[i] * mean[i]
        weights[0] = target
        return weights, self.deviation(weights)

    def deviation(self, weights: list[float]) -> float:
        total = self.yy
        for i in range(self.width):
            total -= 2.0 * weights[i] * self.xy[i]
            for j in range(self.width):
                total += weights[i] * weights[j] * self.xx[i][j]
        return sqrt(max(0.0, total) / max(1, self.rows))


def restored(width: int, rows: int, xx: list[list[float]], xy: list[float], yy: float) -> Sums:
    sums = Sums(width)
    sums.rows, sums.xx, sums.xy, sums.yy = rows, xx, xy, yy
    return sums


def solve(left: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination with pivots."""
    size = len(right)
    rows = [left[i] + [right[i]] for i in range(size)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            if factor:
                for j in range(i, size + 1):
                    rows[k][j] -= factor * rows[i][j]
    out = [0.0] * size
    for i in range(size - 1, -1, -1):
        known = 0.0
        for j in range(i + 1, size):
            known += rows[i][j] * out[j]
        out[i] = (rows[i][size] - known) / rows[i][i]
    return out
