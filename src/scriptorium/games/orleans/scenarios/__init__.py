"""The scenarios, found by name: each is a module here with a value SCENARIO."""

from __future__ import annotations

import importlib

from scriptorium.games.orleans.scenario import BASE, Scenario


def module(name: str) -> str:
    """Where a scenario is: people write `city-defense`, Python `city_defense`."""
    return f"{__name__}.{name.replace('-', '_')}"


def find(name: str) -> Scenario:
    if name == BASE.name:
        return BASE
    found: Scenario = importlib.import_module(module(name)).SCENARIO
    return found
