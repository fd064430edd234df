from __future__ import annotations

from pathlib import Path

from scriptorium.core.registry import Meta

META = Meta(
    name="hands",
    players=(1, 3),
    editions=("first",),
    scenarios=("base", "together", "alone"),
    options=(),
    rules_version="hands-1",
    rule_prefix="HAN",
    folder=Path(__file__).parent,
    scenario_players={"together": (2, 3), "alone": (1, 1)},
)
