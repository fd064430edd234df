"""The table as text: what a terminal shows of a view.

Everything here turns the JSON of `view` into lines of styled spans; the terminal decides what a
style looks like. Functions take the view, a translator and the width to fill:

    top        round, event, one line for each player
    board      the board of one seat
    common     tracks, deeds, supplies
    focus      what goes with a decision of some kind
    landscape  the map, or in a narrow window the ways that start where the seat's merchant is
    menu       the options of a decision, numbered and grouped
    filling    who goes to a place that was named; largest, doubt, remark: other help with input
    topics     explanations that depend on the table; pages: those that are tables
    factors    what the points are made of

What is printed comes from the facts of the rule set (`picture_base.facts_of`), what only a scenario
has from its own part of the picture (`picture_scenario.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scriptorium.drawing import (
    Block,
    Line,
    Panel,
    Translator,
    cell,
    ended,
    pad,
    separated,
    width_of,
    wrapped,
)
from scriptorium.games.orleans import picture_common, picture_map, picture_menu
from scriptorium.games.orleans.picture_base import (
    GOOD_STYLES,
    WIDE,
    edition_word,
    facts_of,
    has_goods,
    place_line,
    seat_letter,
)
from scriptorium.games.orleans.picture_scenario import scenario_of

__all__ = ["edition_word"]

# Names


def counted(t: Translator, role: str, counts: dict[str, int]) -> list[Line]:
    """2 farmers, 1 monk, farmer*."""
    return [
        [(t.name(role, name, "brief" if name.startswith("marked_") else "count", n), "")]
        for name, n in counts.items()
        if n
    ]


# The top of the screen


def top(view: dict[str, Any], t: Translator, width: int, sitting: Sequence[str]) -> list[Block]:
    """`sitting` says who plays each seat, in the reader's words."""
    return [("", header(view, t, width)), ("", players(view, t, width, sitting))]


def header(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
    scenario = scenario_of(view)
    title, more = scenario.title(view, t), scenario.header(view, t, width)
    if not view["round"]:
        parts = [title or [(t("game-title"), "title")], [(t.name("phase", view["phase"]), "")]]
        return [separated(parts, " · "), *more]
    parts = [title] if title else []
    parts += [
        [(t("picture-round", round=view["round"], rounds=view["rounds"]), "title")],
        [(t("picture-over") if view["over"] else t.name("phase", view["phase"]), "title")],
    ]
    if view["players"] > 1:
        parts.append([(t("picture-starts", who=view["start"]), f"seat{view['start']}")])
    if view["passed"] and view["phase"] == "actions":
        names = t.join([t.name("seat", seat) for seat in view["passed"]])
        parts.append([(t("picture-passed", names=names), "dim")])
    return [separated(parts, " · "), *event_line(view, t, width), *more]


def event_line(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
    event, letter = view["event"], view["event"]["letter"]
    name = t.name("happening", event["id"]) + ("" if letter == "one" else f" {letter}")
    effect = t(f"effect-{event['kind']}", n=event["strength"], **event["about"])
    words: list[Line] = [[(word, "")] for word in effect.split()]
    return wrapped([(f"{name}: ", "event")], words, width, " ")


# The columns of the players' table and their widths; the merchant's town takes what is left.
COLUMNS = {
    "points": 4,
    "coins": 6,
    "goods": 17,
    "stations": 5,
    "citizens": 5,
    "status": 8,
    "draws": 6,
    "bag": 4,
}
SLIM = {**COLUMNS, "coins": 4, "stations": 4, "citizens": 4, "status": 7}
# What a very narrow window does without, first to last.
SPARE = ("bag", "draws", "citizens", "stations")
SEAT_WIDTH = 5  # marker and letter before a name
TOWN_WIDTH = 8  # what is left of a town's name at least


def columns_for(view: dict[str, Any], width: int) -> dict[str, int]:
    columns = dict(COLUMNS if width >= WIDE else SLIM)
    if not scenario_of(view).counts_points:
        del columns["points"]
    if not has_goods(view):
        del columns["goods"]
    for spare in SPARE:
        if SEAT_WIDTH + 10 + sum(columns.values()) + 2 + TOWN_WIDTH > width:
            del columns[spare]
    return columns


def players(view: dict[str, Any], t: Translator, width: int, sitting: Sequence[str]) -> list[Line]:
    """One line for each seat; for others a second one with place tiles and technology to lay."""
    columns = columns_for(view, width)
    names = [f"{t.name('seat', row['seat'])} {sitting[row['seat']]}" for row in view["seats"]]
    room = width - SEAT_WIDTH - sum(columns.values()) - 2
    label = min(max(len(name) for name in names), room - TOWN_WIDTH)
    head: Line = [(" " * (label + SEAT_WIDTH), "")]
    for column, size in columns.items():
        word = t(f"picture-{column}")
        text = f"  {word}".ljust(size) if column == "goods" else word[: size - 1].rjust(size)
        head.append((text, "dim"))
    lines: list[Line] = [[*head, ("  ", ""), cell(t("picture-merchant"), room - label, "dim")]]
    for row, name in zip(view["seats"], names, strict=True):
        town = cell(t.name("town", row["merchant"]), room - label)
        lines.append([*player(view, t, row, cell(name, label)[0], columns), ("  ", ""), town])
        if row["seat"] != view["seat"]:
            lines += possessions(t, row, width)
    return lines


def player(
    view: dict[str, Any], t: Translator, row: dict[str, Any], name: str, columns: dict[str, int]
) -> Line:
    seat, marker = row["seat"], f"({row['development']})"
    goods: list[Line] = [
        [(f"{n}{t.name('good', good, 'letter')}", GOOD_STYLES[good])]
        for good, n in row["goods"].items()
        if n
    ]
    cells: dict[str, Line] = {
        "points": [("?" if row["points"] is None else str(row["points"]), "bold")],
        "coins": [(str(row["coins"]), "")],
        "stations": [(str(len(row["stations"])), "")],
        "citizens": [(str(row["citizens"]), "")],
        "status": [(f"{row['status']} {marker:>4}", "")],
        "draws": [(str(row["draws"]), "")],
        "bag": [(str(sum(row["bag"].values())), "")],
    }
    line: Line = [(" ▸ " if seat in view["to_act"] else "   ", "bold"), seat_letter(t, seat)]
    line.append((f" {name}", f"seat{seat}"))
    for column, size in columns.items():
        if column == "goods":
            line += pad([("  ", ""), *(separated(goods, " ") or [("–", "dim")])], size)
        else:
            line += [(" " * (size - width_of(cells[column])), ""), *cells[column]]
    return line


def possessions(t: Translator, row: dict[str, Any], width: int) -> list[Line]:
    """Place tiles, and technology not laid yet."""
    parts: list[Line] = [[(t.name("place", tile), "")] for tile in row["tiles"]]
    stock = row["technology"] + row["farmer_technology"]
    if stock:
        text = t("picture-technology-stock", count=stock)
        parts.append([(f"{t('picture-technology')}: {text}", "tech")])
    return wrapped([(" " * SEAT_WIDTH, "")], parts, width) if parts else []


# A player's board


def board(
    view: dict[str, Any], t: Translator, seat: int, width: int, narrow: bool = False
) -> list[Block]:
    row = view["seats"][seat]
    lines = belongings(view, t, row, width)
    lines += [ended(place_line(view, t, row, place, narrow)) for place in row["places"]]
    return [(t("picture-board", who=seat), lines)]


def belongings(view: dict[str, Any], t: Translator, row: dict[str, Any], width: int) -> list[Line]:
    """What the seat has beside its places."""
    nobody: list[Line] = [[(t("picture-nobody"), "dim")]]
    market = counted(t, "tile", row["market"]) or nobody
    if any(tile.startswith("marked_") for tile in row["market"]):
        market[-1] = [*market[-1], (f"   {t('picture-marked')}", "dim")]
    rows: list[tuple[str, list[Line]]] = [
        ("market", market),
        ("in-bag", counted(t, "tile", row["bag"]) or nobody),
    ]
    printed = facts_of(view)["places"]
    if any(printed[place]["market"] for place in row["places"]):
        rows.append(("tower", counted(t, "tile", row["tower"]) or nobody))
    if row["technology"]:
        text = t("picture-technology-stock", count=row["technology"])
        rows.append(("technology", [[(text, "warn")]]))
    if row["farmer_technology"]:
        text = t("picture-technology-farmer", count=row["farmer_technology"])
        rows.append(("technology", [[(text, "warn")]]))
    if row["stations"]:
        towns: list[Line] = [[(t.name("town", town), "")] for town in row["stations"]]
        left = t("picture-stations-left", count=row["station_stock"])
        rows.append(("stations-owned", [*towns, [(left, "dim")]]))
    label = 2 + max(len(t(f"picture-{key}")) for key, _ in rows)
    out: list[Line] = []
    for key, parts in rows:
        out += wrapped([(f" {t(f'picture-{key}')}".ljust(label + 1), "dim")], parts, width)
    return out


# What goes with a question

# Where the menu itself shows the places.
BESIDE_MENU = ("plan", "bathhouse", "place-technology")


LEFT, RIGHT = 0, 1
BETWEEN_COLUMNS = 3
ORDER_TABLE, ORDER_BOARD = "table", "board"
# What a question needs most, where that is not the board.
FIRST_PANELS = {"send": "deeds", "harvest": "supplies"}


def focus(
    view: dict[str, Any], t: Translator, kind: str, seat: int, width: int
) -> tuple[list[Block], list[Panel]]:
    """The blocks that belong right above the menu of a decision, and those worth having on the
    screen if there is room, the most important first. Each has its own place: the seat's board
    and the supplies on the left, tracks and deeds on the right; where the menu shows the board,
    the deeds stand on the left."""
    half = width // 2 - 2 if width >= WIDE else width
    scenario = scenario_of(view)
    tracks, deeds, supplies, *more = picture_common.blocks(view, t, half)
    panels: dict[str, Panel] = {
        "tracks": (tracks, RIGHT, 0, ORDER_TABLE),
        "supplies": (supplies, LEFT, 3, ORDER_TABLE),
    }
    last = ["supplies"]
    for i, block in enumerate(more):
        last.append(f"more {i}")
        panels[f"more {i}"] = (block, RIGHT, 3 + i, ORDER_TABLE)
    if kind in BESIDE_MENU:
        panels["deeds"] = (deeds, LEFT, 1, ORDER_TABLE)
        title = t("picture-board", who=seat)
        near = [(title, belongings(view, t, view["seats"][seat], width))]
        return near, filled([panels[one] for one in ("tracks", "deeds", *last)])
    panels["deeds"] = (deeds, RIGHT, 1, ORDER_TABLE)
    own = board(view, t, seat, half)[0]
    beside = max(width_of(line) for line in [*tracks[1], *deeds[1]])
    if half < width < max(width_of(line) for line in own[1]) + BETWEEN_COLUMNS + beside:
        own = board(view, t, seat, half, narrow=True)[0]
    panels["board"] = (own, LEFT, 0, ORDER_BOARD)
    first = {**FIRST_PANELS, **scenario.first_panels}.get(kind, "board")
    order = [first, *(one for one in ("board", "tracks", "deeds", *last) if one != first)]
    if kind == "act" and may_travel(view["seats"][seat]):
        panels["ways"] = (picture_map.ways_list(view, t, half)[0], RIGHT, 2, ORDER_TABLE)
        order.insert(1, "ways")
    return [], filled([panels[one] for one in order])


def filled(panels: list[Panel]) -> list[Panel]:
    """Those that show anything: not every scenario has deeds."""
    return [panel for panel in panels if panel[0][1]]


def may_travel(row: dict[str, Any]) -> bool:
    """Whether a complete place moves the merchant, as far as the reader may know."""
    shown = [row["outlook"][place] for place in row["complete"] if place in row["outlook"]]
    return any("ways" in item for one in shown for item in items(one["gives"]))


def items(gives: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All that a place may give, whatever is chosen."""
    out: list[dict[str, Any]] = []
    for item in gives:
        out.append(item)
        for choice in item.get("choice", []):
            out += items(choice)
    return out


# Words


def where(view: dict[str, Any], t: Translator) -> str:
    """Round and phase."""
    return t("picture-where", round=view["round"], phase=view["phase"])


def topics(view: dict[str, Any], t: Translator) -> dict[str, str]:
    """Explanations that depend on the table: each deed by its names."""
    out: dict[str, str] = {}
    for name, deed in view["deeds"].items():
        free = t.join([t.name("tile", kind, "count", n) for kind, n in deed["free"].items()])
        development = "yes" if deed["development"] else "no"
        text = t("about-deed", coins=deed["coins"], development=development, free=free)
        citizen = t("about-deed-citizen") if deed["citizen"] else ""
        out[t.name("deed", name)] = f"{text} {citizen}".strip()
    return out


# In modules of their own

common = picture_common.blocks
landscape = picture_map.blocks
menu = picture_menu.rows
largest = picture_menu.largest
doubt = picture_menu.doubt
remark = picture_menu.remark
filling = picture_menu.filling
factors = picture_common.factors
pages = picture_common.pages
