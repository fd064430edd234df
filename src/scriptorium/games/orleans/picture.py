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
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scriptorium.drawing import (
    Block,
    Line,
    Panel,
    Row,
    Span,
    Translator,
    cell,
    ended,
    pad,
    separated,
    width_of,
    wrapped,
)
from scriptorium.games.orleans.pieces import TILES
from scriptorium.games.orleans.tables import tables

GOOD_STYLES = {
    "grain": "yellow",
    "cheese": "orange",
    "wine": "purple",
    "wool": "white",
    "brocade": "cyan",
}
WIDE = 110  # from this many columns on blocks stand beside each other


# Names


def seat_letter(t: Translator, seat: int) -> Span:
    return t.name("seat", seat, "letter"), f"seat{seat}"


def good_letter(t: Translator, good: str) -> Line:
    return [(t.name("good", good, "letter"), GOOD_STYLES[good])]


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
    if not view["round"]:
        return [[(t("game-title"), "title"), (" · ", "dim"), (t.name("phase", view["phase"]), "")]]
    first: Line = [
        (t("picture-round", round=view["round"], rounds=view["rounds"]), "title"),
        (" · ", "dim"),
        (t("picture-over") if view["over"] else t.name("phase", view["phase"]), "title"),
        (" · ", "dim"),
        (t("picture-starts", who=view["start"]), f"seat{view['start']}"),
    ]
    if view["passed"] and view["phase"] == "actions":
        names = t.join([t.name("seat", seat) for seat in view["passed"]])
        first += [(" · ", "dim"), (t("picture-passed", names=names), "dim")]
    return [first, *event_line(view, t, width)]


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


def columns_for(width: int) -> dict[str, int]:
    columns = dict(COLUMNS if width >= WIDE else SLIM)
    for spare in SPARE:
        if SEAT_WIDTH + 10 + sum(columns.values()) + 2 + TOWN_WIDTH > width:
            del columns[spare]
    return columns


def players(view: dict[str, Any], t: Translator, width: int, sitting: Sequence[str]) -> list[Line]:
    """One line for each seat; for others a second one with place tiles and technology to lay."""
    columns = columns_for(width)
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
        "points": [(str(row["points"]), "bold")],
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
    lines = belongings(t, row, width)
    lines += [ended(place_line(t, row, place, narrow)) for place in row["places"]]
    return [(t("picture-board", who=seat), lines)]


def belongings(t: Translator, row: dict[str, Any], width: int) -> list[Line]:
    """What the seat has beside its places."""
    nobody: list[Line] = [[(t("picture-nobody"), "dim")]]
    market = counted(t, "tile", row["market"]) or nobody
    if any(tile.startswith("marked_") for tile in row["market"]):
        market[-1] = [*market[-1], (f"   {t('picture-marked')}", "dim")]
    rows: list[tuple[str, list[Line]]] = [
        ("market", market),
        ("in-bag", counted(t, "tile", row["bag"]) or nobody),
    ]
    if "gunpowder_tower" in row["tiles"]:
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


def place_width(t: Translator, row: dict[str, Any]) -> int:
    return max(len(t.name("place", place)) for place in row["places"])


def place_name(t: Translator, row: dict[str, Any], place: str) -> Line:
    """✓ Castle"""
    done = complete(row, place)
    name = t.name("place", place).ljust(place_width(t, row))
    return [(" ✓ " if done else "   ", "ok"), (name, "ok" if done else "")]


def place_line(t: Translator, row: dict[str, Any], place: str, narrow: bool = False) -> Line:
    """✓ Castle  ■ farmer  ■ boatman  □ trader"""
    return [*place_name(t, row, place), ("  ", ""), *spaces(t, row, place, narrow)]


def complete(row: dict[str, Any], place: str) -> bool:
    content = row["places"][place]
    if place == "town_hall":
        return any(content)
    return bool(content) and all(content)


def slots(place: str) -> list[str]:
    data = tables()
    found: list[str] = next(r["slots"] for r in data.places + data.tiles if r["id"] == place)
    return found


def spaces(t: Translator, row: dict[str, Any], place: str, narrow: bool = False) -> Line:
    """In columns, so that one sees at a glance what is empty."""
    form = "short" if narrow else "brief"
    wide = 3 + max(len(t.name("tile", tile, form)) for tile in TILES)
    line: Line = []
    for slot, tile in zip(slots(place), row["places"][place], strict=True):
        text, style = space(t, slot, tile, form)
        line.append(cell(text, wide, style))
    return line


def space(t: Translator, slot: str, tile: str | None, form: str = "brief") -> Span:
    if slot.startswith("any"):
        slot = "any"
    if tile is None:
        return f"□ {t.name('tile', slot, form)}", "dim"
    if tile == "technology":
        return f"◆ {t.name('tile', slot, form)}", "tech"
    return f"■ {t.name('tile', tile, form)}", "filled"


# What goes with a question

# Where the menu itself shows the places.
BESIDE_MENU = ("plan", "bathhouse", "place-technology")


LEFT, RIGHT = 0, 1
BETWEEN_COLUMNS = 3
TRAVEL = ("ship", "wagon", "horse_wagon")
ORDER_TABLE, ORDER_BOARD = "table", "board"


def focus(
    view: dict[str, Any], t: Translator, kind: str, seat: int, width: int
) -> tuple[list[Block], list[Panel]]:
    """The blocks that belong right above the menu of a decision, and those worth having on the
    screen if there is room, the most important first. Each has its own place: the seat's board
    and the supplies on the left, tracks and deeds on the right; where the menu shows the board,
    the deeds stand on the left."""
    half = width // 2 - 2 if width >= WIDE else width
    tracks, deeds, supplies = common(view, t, half)
    panels: dict[str, Panel] = {
        "tracks": (tracks, RIGHT, 0, ORDER_TABLE),
        "supplies": (supplies, LEFT, 2, ORDER_TABLE),
    }
    if kind in BESIDE_MENU:
        panels["deeds"] = (deeds, LEFT, 1, ORDER_TABLE)
        title = t("picture-board", who=seat)
        near = [(title, belongings(t, view["seats"][seat], width))]
        return near, [panels[one] for one in ("tracks", "deeds", "supplies")]
    panels["deeds"] = (deeds, RIGHT, 1, ORDER_TABLE)
    own = board(view, t, seat, half)[0]
    beside = max(width_of(line) for line in [*tracks[1], *deeds[1]])
    if half < width < max(width_of(line) for line in own[1]) + BETWEEN_COLUMNS + beside:
        own = board(view, t, seat, half, narrow=True)[0]
    panels["board"] = (own, LEFT, 0, ORDER_BOARD)
    first = {"send": "deeds", "choose-tile": "board", "harvest": "supplies"}.get(kind, "board")
    order = [first, *(one for one in ("board", "tracks", "deeds", "supplies") if one != first)]
    row = view["seats"][seat]
    if kind == "act" and any(complete(row, one) for one in TRAVEL if one in row["places"]):
        panels["ways"] = (ways(view, t, half), RIGHT, 2, ORDER_TABLE)
        order.insert(1, "ways")
    return [], [panels[one] for one in order]


# Words


def edition_word(view: dict[str, Any]) -> str:
    return "first" if view["edition"] == "2014" else "revised"


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


def common(view: dict[str, Any], t: Translator, width: int) -> list[Block]:
    from scriptorium.games.orleans import picture_common

    return picture_common.blocks(view, t, width)


def landscape(view: dict[str, Any], t: Translator, width: int) -> list[Block]:
    from scriptorium.games.orleans import picture_map

    return picture_map.blocks(view, t, width)


def ways(view: dict[str, Any], t: Translator, width: int) -> Block:
    from scriptorium.games.orleans import picture_map

    return picture_map.ways_list(view, t, width)[0]


def menu(view: dict[str, Any], decision: dict[str, Any], t: Translator, width: int) -> list[Row]:
    from scriptorium.games.orleans import picture_menu

    return picture_menu.rows(view, decision, t, width)


def largest(decision: dict[str, Any], number: int) -> int | None:
    from scriptorium.games.orleans import picture_menu

    return picture_menu.largest(decision, number)


def doubt(decision: dict[str, Any], option: dict[str, Any]) -> str:
    from scriptorium.games.orleans import picture_menu

    return picture_menu.doubt(decision, option)


def remark(view: dict[str, Any], option: dict[str, Any], t: Translator) -> str:
    from scriptorium.games.orleans import picture_menu

    return picture_menu.remark(view, option, t)


def filling(
    view: dict[str, Any], decision: dict[str, Any], t: Translator, wanted: set[str]
) -> int | None:
    from scriptorium.games.orleans import picture_menu

    return picture_menu.filling(view, decision, t, wanted)


def factors(view: dict[str, Any], t: Translator) -> dict[str, list[tuple[str, list[str]]]]:
    from scriptorium.games.orleans import picture_common

    return picture_common.factors(view, t)


def pages(view: dict[str, Any], t: Translator, width: int) -> dict[str, Block]:
    from scriptorium.games.orleans import picture_common

    return picture_common.pages(view, t, width)
