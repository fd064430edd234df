"""A field of a state is written once; the copies, spelled out for speed, forget none."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.games.orleans import state as orleans
from scriptorium.games.pilgrim import state as pilgrim
from tests.contract import lively

SHARED = {"ruleset", "rules", "sink"}  # never part of what is copied


def fields(one: Any) -> dict[str, Any]:
    """What an object holds, whether in slots, in a dictionary or in a compiled class."""
    names = {*getattr(one, "__dict__", {}), *getattr(type(one), "__slots__", ())}
    return {name: getattr(one, name) for name in names if name not in SHARED}


def plain(value: Any) -> Any:
    """A value that can be compared: objects of ours as their fields."""
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if type(value).__module__.startswith("scriptorium") and hasattr(value, "dump"):
        return value.dump()
    if type(value).__module__.startswith("scriptorium"):
        return plain_fields(value)
    return value


def plain_fields(one: Any) -> dict[str, Any]:
    return {name: plain(value) for name, value in fields(one).items()}


@pytest.mark.parametrize("config", lively.every(), ids=lively.name)
def test_a_copy_has_every_field(config: registry.Config) -> None:
    for n, (state, _, _) in enumerate(lively.play(config)):
        if n % 100 == 50:
            assert plain_fields(state.copy()) == plain_fields(state)
        if n > 400:
            break


# What is written apart in a dump, or known from the rules.
APART = {
    orleans: ({"n", "players", "frames", "over", "own"}, {"plan", "allowed"}),
    pilgrim: (
        {"players", "frames", "over", "space_of", "groups", "bag", "drawn", "past"},
        {"slots", "routes", "reach"},
    ),
}


@pytest.mark.parametrize("module", APART, ids=("orleans", "pilgrim"))
def test_dumps_are_made_of_all_fields(module: ModuleType) -> None:
    game = module.__name__.split(".")[-2]
    state = registry.load(game).new(registry.config(game, 2))
    of_game, of_player = APART[module]
    listed = {*module.NUMBERS, *module.LISTS}
    if hasattr(state, "__dict__"):
        assert set(fields(state)) == listed | of_game
    player = {*module.PLAYER_NUMBERS, *module.PLAYER_LISTS}
    slots = getattr(module.Player, "__slots__", None)  # a compiled class has none
    assert slots is None or set(slots) == player | of_player
    dumped = state.dump()["state"]
    assert listed <= set(dumped)
    assert player <= set(dumped["seats"][0])
