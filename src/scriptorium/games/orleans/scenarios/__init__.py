"""The scenarios, found by name: each is a module here with a value SCENARIO."""

from __future__ import annotations

import importlib

from scriptorium.games.orleans.scenario import BASE, Scenario


def find(name: str) -> Scenario:
    if name == BASE.name:
        return BASE
    found: Scenario = importlib.import_module(f"{__name__}.{name}").SCENARIO
    return found
