"""Chance: two small generators combined (L'Ecuyer 1988), kept in two ints.

The same numbers on every machine and Python version, and cheap to copy: a state holds the two
ints themselves. All products stay below 2**47, so that compiled code never leaves the fast path.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692
SPAN: Final = 2147483562

T = TypeVar("T")


def stream(seed: str, name: str) -> tuple[int, int]:
    """The start of a stream of its own for each (seed, name)."""
    digest = hashlib.sha256(f"{name}/{seed}".encode()).digest()
    return (
        int.from_bytes(digest[:8], "big") % (M1 - 1) + 1,
        int.from_bytes(digest[8:16], "big") % (M2 - 1) + 1,
    )


def commitment(seed: str) -> str:
    """What is shown at the start of a game, so that nobody can change the seed afterwards."""
    return hashlib.sha256(f"scriptorium/{seed}".encode()).hexdigest()


class Stream:
    """A generator for set-up and bots; hot code keeps the two ints in locals instead."""

    __slots__ = ("r1", "r2")

    def __init__(self, seed: str, name: str) -> None:
        self.r1, self.r2 = stream(seed, name)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.r1 = self.r1 * A1 % M1
        self.r2 = self.r2 * A2 % M2
        return (self.r1 - self.r2) % SPAN % n

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: list[T]) -> T:
        return items[self.below(len(items))]
