"""Tiles to lay, by hex: one row for each way into a hex, with all ways out of it."""

from __future__ import annotations

from typing import Any

from scriptorium.drawing import Item, Row
from scriptorium.games.pilgrim.picture_base import (
    ARROW,
    PORT,
    SITE,
    compass,
    hex_name,
    neighbour,
    price,
)
from scriptorium.games.pilgrim.picture_group import Group, head, label, remark, why
from scriptorium.games.pilgrim.tables import tables

GAINS = ("trails", "sites", "favours")  # what the map brings; what is paid may cost points as well
HEADINGS = ("", "picture-new-road", "picture-shrine-road")
OVER_WATER = {"B_": "bridge", "F_": "ford"}  # how the names of these tiles begin


def roads(group: Group) -> list[Row]:
    outlook = {one["text"]: one for one in group.view["outlook"].get("roads", [])}
    found: dict[tuple[str, str, str], list[tuple[int, dict[str, Any]]]] = {}
    single: list[Row] = []
    for index, option in group.mine:
        args = option["args"]
        if "to" in args:
            found.setdefault((option["label"], args["hex"], args["from"]), []).append(
                (index, option)
            )
    titles = {key: title(group, *key, own[0][1]) for key, own in found.items()}
    wide = max((len(one) for one in titles.values()), default=0)
    out: list[Row] = []
    for heading in HEADINGS:
        keys = [key for key in found if begins(group, key[1], key[2]) == heading]
        if keys and heading:
            out.append((head(group.t(heading)), []))
        for key in keys:
            items: list[Item] = []
            for index, option in found[key]:
                items.append(group.number(index, way_on(group, outlook[option["text"]])))
            out.append((head(titles[key], wide), items))
    for index, option in group.mine:
        if "to" not in option["args"]:
            one = outlook.get(option["text"])
            text = label(group.t, option) + (gain(group, one) if one is not None else "")
            single.append((head(""), [group.number(index, text)]))
    return out + single + missed(group)


def begins(group: Group, hex_: str, edge: str) -> str:
    """The heading above a way into a hex: none where it continues the open road."""
    if any(route["open"] for route in group.view["seats"][group.view["seat"]]["routes"]):
        return ""
    return "picture-new-road" if neighbour(hex_, edge) in cities() else "picture-shrine-road"


def cities() -> list[str]:
    """The hexes of the city."""
    board = tables().board
    return [board.names[hex_] for hex_ in board.city]


def title(group: Group, kind: str, hex_: str, edge: str, option: dict[str, Any]) -> str:
    """E7 from SW; some hexes border on the city by two edges. On a river hex all tiles are bridges,
    or all are fords."""
    t = group.t
    text = t("picture-road-from", hex=hex_, side=compass(t, edge))
    tile = option["args"].get("tile", "")
    word = "upgrade" if kind == "upgrade" else OVER_WATER.get(tile[:2], "")
    return f"{text} ({t(f'picture-{word}')})" if word else text


def way_on(group: Group, one: dict[str, Any]) -> str:
    """» D8, or » ◆C9 (1 stone, 3 coins, 3 piety; +9)"""
    sign = {"site": SITE, "port": PORT}.get(one["ends"] or "", "")
    return f"{ARROW} {sign}{hex_name(group.t, one['ahead'])}{gain(group, one)}"


def gain(group: Group, one: dict[str, Any]) -> str:
    """What a tile costs if that is more than a stone, and the points that it brings."""
    t = group.t
    plain = (one["stone"], one["coins"], one["piety"]) == (1, 0, 0)
    parts = [] if plain else [price(t, one["stone"], one["coins"], one["piety"])]
    points = sum(one["changes"].get(source, 0) for source in GAINS)
    if points:
        parts.append(t("picture-points-more", count=points))
    return f" ({'; '.join(parts)})" if parts else ""


def missed(group: Group) -> list[Row]:
    """Tiles that cannot be paid, by reason; why there is no shrine."""
    tiles = [one for one in group.refused if "to" in one["args"]]
    shrines = [one for one in group.refused if one["label"] == "shrine"]
    rest = Group(group.view, group.t, [], tiles, group.number)
    return rest.missed("hex") + [
        remark(f"{label(group.t, one)}: {why(group.t, one)}") for one in shrines
    ]
