"""The scenarios, found by name: each is a module here with a value SCENARIO."""

from __future__ import annotations

import importlib
from typing import Any

from scriptorium.games.orleans.scenario import BASE, Scenario


def module(name: str) -> str:
    """Names of people have hyphens, those of modules underscores."""
    return f"{__name__}.{name.replace('-', '_')}"


def find(name: str, options: dict[str, Any]) -> Scenario:
    if name == BASE.name and not options["invasion_tiles"]:
        return BASE
    found: Scenario = importlib.import_module(
        module("invasion" if name == BASE.name else name)
    ).SCENARIO
    return found
