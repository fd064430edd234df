"""Whole games as readable text: a change in the rules shows as a readable diff.

python -m tests.playthroughs        writes them anew
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from scriptorium.core import registry
from scriptorium.core.events import Event
from scriptorium.core.table import Table
from tests.contract import lively

FOLDER = Path(__file__).parent


def path(config: registry.Config) -> Path:
    more = "" if config.scenario == "base" else f"-{config.scenario}"
    return FOLDER / f"{config.game}-{config.edition}-{config.players}p{more}.txt"


def playthrough(config: registry.Config) -> str:
    """One line for each choice: seat, options, the action, what came of it."""
    table = Table(config, ["novice"] * config.players)
    out = [f"{config.json()} seed {config.seed}"]
    for state, seat, action in lively.play(config, wild=6):
        text = state.ruleset.codec.text(action)
        options = len(table.state.legal(seat))
        entry = table.act(seat, text)
        out.append(f"{state.frames[-1].name:12} {seat + 1} {options:3}  {text}")
        for event in entry.events:
            if event.kind == "round":
                out += ["", *scores(table)]
            out.append(f"{'':20}{line(event)}")
    return "\n".join([*out, "", *scores(table), f"result {table.state.result()}"]) + "\n"


def line(event: Event) -> str:
    seat = "" if event.seat is None else f"{event.seat + 1} "
    values = " ".join(f"{name}={value}" for name, value in event.values.items())
    return f"{seat}{event.kind} {values}".rstrip()


def scores(table: Table) -> list[str]:
    view = table.state.view(None)
    return {"orleans": orleans, "pilgrim": pilgrim}[view["game"]](view)


def pilgrim(view: dict[str, Any]) -> list[str]:
    ring = [f"{row['id']} {row['acolytes']}+{row['dummies']}" for row in view["duties"]]
    rows = [
        f"  {row['seat'] + 1}: {row['points']:3} points, {list(row['stock'].values())}, "
        f"village {row['village']}, abbey {row['abbey']}, city {row['city']}, "
        f"activities {list(row['activities'].values())}, "
        f"alms {row['alms']}, {row['prizes']} prizes, "
        f"{len(row['routes'])} routes, {sum(slot is not None for slot in row['slots'])} slots"
        for row in view["seats"]
    ]
    return [f"  {', '.join(ring)}", *rows]


def orleans(view: dict[str, Any]) -> list[str]:
    return [
        f"  {row['seat'] + 1}: {row['points']:3} points, {row['coins']:2} coins, "
        f"development {row['development']:2}, tracks {list(row['tracks'].values())}, "
        f"goods {list(row['goods'].values())}, {len(row['stations'])} stations, "
        f"{row['citizens']} citizens, {row['merchant']}"
        for row in view["seats"]
    ]
