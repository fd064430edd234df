"""What is printed on the boards and tiles, as JSON: for those who draw them and know no rules.

Nothing here changes during a game; what lies on the boards is in the view.
"""

from __future__ import annotations

from typing import Any

from scriptorium.games.orleans.pieces import (
    BOATMAN,
    CRAFTSMAN,
    FARMER,
    GOODS,
    KINDS,
    KNIGHT,
    MONK,
    NO_GOOD,
    SCHOLAR,
    TILES,
    TRACKS,
    TRADER,
)
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.planning import ONE_TILE_A_SPACE, space_rule
from scriptorium.games.orleans.rules import Rules


def facts(rules: Rules) -> dict[str, Any]:
    goods = zip(GOODS, rules.goods_points, strict=True)
    return {
        "kinds": list(KINDS),
        "goods": [
            {"id": good, "points": points}
            for (good, points), count in zip(goods, rules.components.goods, strict=True)
            if count
        ],
        "places": [place_facts(rules, place) for place in rules.places],
        "tracks": {
            name: {"kind": KINDS[kind], "spaces": track(rules, kind)}
            for kind, name in enumerate(TRACKS)
        },
        "development": {"last": rules.last_development, "spaces": development(rules)},
        "deeds": [
            {
                "id": deed.id,
                "slots": list(deed.slots),
                "coins": deed.coins,
                "development": deed.development,
            }
            for deed in rules.deeds
        ],
        "towns": list(rules.towns),
        "start_town": rules.towns[rules.start_town],
        "ways": ways(rules),
        "hour_glass": [
            {"letter": rules.event_letter(part[0]), "count": count}
            for part, count in zip(rules.hour_glass, rules.dealt, strict=True)
        ],
        "market": rules.market_spaces,
        "space_rules": {
            **{name: space_rule(kind) for kind, name in enumerate(KINDS)},
            "taken": ONE_TILE_A_SPACE,
        },
        "fill_order": fill_order(),
        "phases": [phase.name for phase in rules.phases[rules.repeat :]],
        "rounds": rules.rounds,
        "reconstructed": rules.scenario.reconstructed(rules),
        "own": rules.scenario.facts(rules),
    }


def fill_order() -> list[str]:
    """Where followers are taken from when a place is filled at once: from the market before the
    tower, unmarked before marked, and last the monk, who could stand anywhere else."""
    others = [tile for tile in TILES if tile != KINDS[MONK]]  # the unmarked come first
    order = [f"{where}:{tile}" for where in ("market", "tower") for tile in others]
    return [*order, *(f"{where}:{KINDS[MONK]}" for where in ("market", "tower"))]


def place_facts(rules: Rules, place: Place) -> dict[str, Any]:
    return {
        "id": place.id,
        "slots": list(place.slots),
        "stack": place.stack or None,
        "technology": bool(rules.tech_mask & place.mask),
        "group": "tile" if place.stack else "recruit" if place.recruits else "act",
        "market": place.extra_market,
    }


def track(rules: Rules, kind: int) -> list[dict[str, Any]]:
    """The reward of each space; space 0 is the start."""
    return [reward(rules, kind, space) for space in range(rules.track_last[kind] + 1)]


def reward(rules: Rules, kind: int, space: int) -> dict[str, Any]:
    out: dict[str, Any] = {}
    citizen = 0
    if kind == KNIGHT:
        out["draws"] = rules.draws[space]
        citizen = rules.knight_citizens[space]
    elif not space:
        return out
    elif kind == FARMER:
        if rules.farm_goods[space - 1] != NO_GOOD:
            out["good"] = GOODS[rules.farm_goods[space - 1]]
    elif kind == BOATMAN:
        # The last space shows no coins (ORL-VILL-4).
        if rules.boat_coins[space - 1]:
            out["coins"] = rules.boat_coins[space - 1]
        citizen = rules.boat_citizens[space]
    elif kind == CRAFTSMAN:
        out["technology"] = True
        if space in rules.bound_steps:
            out["only"] = KINDS[FARMER]
    elif kind == TRADER:
        out["stacks"] = list(rules.tables.stacks[space - 1])
    elif kind == SCHOLAR:
        out["development"] = rules.study[space - 1]
    if citizen:
        out["citizen"] = True
    return out


def development(rules: Rules) -> dict[str, dict[str, Any]]:
    """The spaces that show something, by number; the status where it rises."""
    spaces: dict[str, dict[str, Any]] = {}
    for space in range(1, rules.last_development + 1):
        shown: dict[str, Any] = {}
        if rules.status[space] != rules.status[space - 1]:
            shown["status"] = rules.status[space]
        if rules.development_coins[space]:
            shown["coins"] = rules.development_coins[space]
        if rules.development_citizens[space]:
            shown["citizen"] = True
        if shown:
            spaces[str(space)] = shown
    return spaces


def ways(rules: Rules) -> list[dict[str, Any]]:
    """With the goods spaces in use for so many players (ORL-SET-15)."""
    rows = rules.tables.data["map"]["connection"]
    return [
        {
            "id": row["id"],
            "a": row["a"],
            "b": row["b"],
            "type": row["type"],
            "goods": goods,
        }
        for row, goods in zip(rows, rules.components.goods_spaces, strict=True)
    ]
