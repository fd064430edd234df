"""The scenarios, found by name: each is a module here with a value SCENARIO."""

from __future__ import annotations

import importlib
from typing import Any

from scriptorium.games.orleans.scenario import BASE, Scenario


def find(name: str, options: dict[str, Any]) -> Scenario:
    """Names of people have hyphens, those of modules underscores."""
    if name == BASE.name and not options["invasion_tiles"]:
        return BASE
    module = "invasion" if name == BASE.name else name.replace("-", "_")
    found: Scenario = importlib.import_module(f"{__name__}.{module}").SCENARIO
    return found
