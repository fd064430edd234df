"""Broken dumps, positions and records: refused in words, or playable. See `fuzz`."""

from __future__ import annotations

import json
import os
import random

import pytest

from scriptorium.core import registry
from tests.contract import fuzz

# How many of each; SCRIPTORIUM_FUZZ=20 tries twenty times as many.
CASES = 80 * int(os.environ.get("SCRIPTORIUM_FUZZ", "1"))
of_every_kind = pytest.mark.parametrize("kind", fuzz.KINDS)
of_every_game = pytest.mark.parametrize("game", registry.names())


@of_every_kind
@of_every_game
def test_whole_ones_are_accepted(kind: str, game: str) -> None:
    """Else nothing below would prove anything."""
    for text in fuzz.originals(game, kind)[::3]:
        assert fuzz.attempt(kind, game, json.loads(text), random.Random(1))


@of_every_kind
@of_every_game
def test_a_wrong_value_is_refused_or_can_be_played(kind: str, game: str) -> None:
    chance = random.Random(f"{kind}/{game}")
    for _ in range(CASES):
        text, path = chance.choice(fuzz.leaves(kind, game))
        value = chance.choice(fuzz.PLAIN)
        try_out(kind, game, fuzz.replaced(text, path, value), f"{path} = {value!r}", chance)


@of_every_kind
@of_every_game
def test_whatever_is_broken_is_refused_or_can_be_played(kind: str, game: str) -> None:
    tried = zip(range(CASES), fuzz.cases(kind, game, seed=1))
    accepted = sum(try_out(kind, game, data, done, c) for _, (data, done, c) in tried)
    assert 0 < accepted < CASES


def try_out(kind: str, game: str, data: object, done: str, chance: random.Random) -> bool:
    try:
        return fuzz.attempt(kind, game, data, chance)
    except Exception as error:
        raise AssertionError(f"{kind} of {game}: {done}") from error
