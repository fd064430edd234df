"""What is printed on the board and the tiles, as JSON: for those who draw them and know no rules.

Nothing here changes during a game; what lies on the board is in the view.
"""

from __future__ import annotations

from typing import Any

from scriptorium.games.pilgrim.duty import STANDING_NAMES, lifts_standing
from scriptorium.games.pilgrim.hexes import paths
from scriptorium.games.pilgrim.pieces import (
    ACTIVITIES,
    BUILDINGS,
    DUTIES,
    EDGES,
    LAST_ROW,
    MAX_PIETY,
    QUADRANTS,
    RESOURCES,
    SEASONS,
    SPACES,
)
from scriptorium.games.pilgrim.rules import Rules
from scriptorium.games.pilgrim.tables import COUNTERS


def facts(rules: Rules) -> dict[str, Any]:
    tables, board = rules.tables, rules.board
    return {
        "hexes": hexes(rules),
        "edges": list(EDGES),
        "rim": [board.names[hex_] for hex_ in board.rim],
        "ports": [board.names[hex_] for hex_ in board.ports],
        "exits": [{"hex": board.names[e // 6], "edge": EDGES[e % 6]} for e in board.exits],
        "quadrants": list(QUADRANTS),
        "spaces": list(SPACES),
        "ways": {SPACES[i]: [SPACES[to] for to in ways] for i, ways in enumerate(rules.ways)},
        "duties": [
            {
                "id": name,
                "activities": [ACTIVITIES[i] for i in rules.activities_of[index]],
                "rule": rules.duties[index].rule,
            }
            for index, name in enumerate(DUTIES)
        ],
        "standings": {
            name: {"value": rules.value[how], "price": rules.price[how]}
            for how, name in enumerate(STANDING_NAMES)
        },
        "activities": list(ACTIVITIES),
        "resources": list(RESOURCES),
        "limits": dict(zip(RESOURCES, tables.limits, strict=True)),
        "buildings": [
            {
                "id": name,
                "level": tables.levels[index],
                "stone": tables.building_cost[index],
                "points": tables.building_points[index],
                "rule": rules.buildings[index].rule,
                "adds": tables.adds[index],
                "lifts": lifts_standing(index),
            }
            for index, name in enumerate(BUILDINGS)
        ],
        "tiles": tiles(rules),
        "piety": {"last": MAX_PIETY, "points": list(tables.piety_points)},
        "alms": {
            "rows": LAST_ROW,
            "bonuses": {
                str(row): {"from": source, "to": to}
                for row, (source, to) in tables.row_bonus.items()
            },
            "points": list(tables.prize_points),
        },
        "favours": {str(length): points for length, points in tables.favour_points.items()},
        "slots": tables.slots,
        "seasons": list(SEASONS),
        "counters": list(COUNTERS),
        "parties": rules.parties,
        "ratings": [dict(row) for row in tables.ratings],
    }


def hexes(rules: Rules) -> list[dict[str, Any]]:
    rows = rules.tables.data["board_hexes"]["hexes"]
    board = rules.board
    return [
        {
            "id": board.names[hex_],
            "q": row["q"],
            "r": row["r"],
            "kind": row["kind"],
            "quadrant": row["quadrant"] or None,
            "water": water(rules, hex_),
        }
        for hex_, row in enumerate(rows)
    ]


def tiles(rules: Rules) -> list[dict[str, Any]]:
    """Each kind with one of the ways it may lie, and the water under it."""
    board = rules.board
    one: dict[int, tuple[int, int]] = {}
    for hex_, shapes in enumerate(board.shapes):
        for mask, tile in shapes.items():
            one.setdefault(tile, (hex_, mask))
    return [
        {
            "id": name,
            "upgrade": board.upgrade[index],
            "paths": [[EDGES[a], EDGES[b]] for a, b in paths(one[index][1])],
            "water": water(rules, one[index][0]),
        }
        for index, name in enumerate(board.tiles)
    ]


def water(rules: Rules, hex_: int) -> list[str]:
    """The edges by which water comes in and goes out."""
    return [EDGES[edge] for edge in range(6) if rules.board.water[hex_] >> edge & 1]
