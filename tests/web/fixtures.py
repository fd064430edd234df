"""Moments of a real game, for the client's own tests and its development page.

python -m tests.web.fixtures
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from scriptorium.bots import ladder
from scriptorium.bots.base import turn
from scriptorium.core import registry
from scriptorium.core.table import Table

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "fixtures"
CONFIG = registry.config("orleans", 4, "mock3")
MIDDLE = 9  # the round from which a game looks like one
RECENT = 60  # entries of the log


def moment(table: Table) -> dict[str, Any]:
    """What the first seat is told."""
    asked = table.decision(0)
    log = table.log_for(0)[-RECENT:]
    return {
        "view": table.state.view(0),
        "decision": asked.json() if asked is not None else None,
        "log": [
            {"seat": one.seat, "do": one.text, "events": [event.json() for event in one.events]}
            for one in log
        ],
    }


def names(table: Table) -> list[str]:
    """What the present moment is an example of."""
    asked = table.decision(0)
    middle = table.state.round >= MIDDLE
    if asked is None:
        acting = bool(table.state.frames) and table.state.frames[-1].name == "act"
        return ["wait"] if acting and table.state.round > MIDDLE else []
    found = [f"mid-{asked.kind}"] if middle and asked.kind in ("plan", "send") else []
    if table.state.round > 5 and any(one.text.startswith("act ship") for one in asked.options):
        found.append("ship")
    return found


def sources() -> dict[str, str]:
    table = Table(CONFIG, ["human", "greedy", "greedy", "greedy"])
    bots = [ladder.make("orleans", "greedy" if seat else "planner", str(seat)) for seat in range(4)]
    found: dict[str, Any] = {"start": moment(table)}
    while table.state.to_act:
        seat = table.state.to_act[0]
        for action, _ in turn(bots[seat], table.state, seat):
            for name in names(table):
                found.setdefault(name, moment(table))
            table.act(seat, table.state.ruleset.codec.text(action))
    found["end"] = moment(table)
    found["board"] = registry.load(CONFIG.game).board(CONFIG)
    return {
        name: json.dumps(data, ensure_ascii=False, indent=1) + "\n" for name, data in found.items()
    }


if __name__ == "__main__":
    for name, source in sources().items():
        (FOLDER / f"{name}.json").write_text(source, encoding="utf-8")
