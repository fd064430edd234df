"""The table as text: what a terminal shows of a view.

Everything here turns the JSON of `view` into lines of styled spans; the terminal decides what a
style looks like. Functions take the view, a translator and the width to fill:

    top        round and season, ship and Merchant, one line for each party
    board      the board of one party
    common     duties, tracks, buildings, supplies
    focus      what goes with a decision of some kind
    landscape  the map, the sites and all routes
    menu       the options of a decision, numbered and grouped
    factors    what the points are made of
    pages      explanations that are tables
    verdict    what the end of a game against the Ab-Bott is called
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scriptorium.drawing import (
    Block,
    Line,
    Panel,
    Row,
    Translator,
    cell,
    wrapped,
)
from scriptorium.games.pilgrim import picture_common, picture_map, picture_menu, picture_ring
from scriptorium.games.pilgrim.picture_base import (
    MERCHANT,
    SHIP,
    is_campaign,
    letter,
    party,
    role,
    rounds_until,
    season_left,
)
from scriptorium.games.pilgrim.pieces import LAST_ROW
from scriptorium.games.pilgrim.tables import tables

WIDE = 118  # from this many columns on blocks stand beside each other
RIGHT_WIDTH = 47  # of the column on the right at least; the left one takes what it can use
LEFT_WIDTH = 80
GAP = 3

# The top of the screen


def top(view: dict[str, Any], t: Translator, width: int, sitting: Sequence[str]) -> list[Block]:
    """`sitting` says who plays each seat, in the reader's words."""
    return [
        ("", [header(view, t)]),
        ("", wrapped([], [*ship(view, t), merchant(view, t)], width, " · ")),
        ("", players(view, t, width, sitting)),
    ]


def header(view: dict[str, Any], t: Translator) -> Line:
    dot = (" · ", "dim")
    if not view["round"]:
        first: Line = [(t("game-title"), "title"), dot, (t.name("phase", view["phase"]), "")]
    else:
        first = [
            (t("picture-round", round=view["round"], rounds=view["rounds"]), "title"),
            dot,
            (t("picture-over") if view["over"] else t.name("season", view["season"]), "title"),
            dot,
            (t("picture-starts", who=role(view, view["start"])), f"seat{view['start']}"),
        ]
    solo = view["solo"]
    if is_campaign(view):
        game = len(solo["past"]) + 1
        first += [dot, (t("picture-game", game=game, games=solo["games"]), "")]
    elif solo is not None:
        first += [dot, (t("picture-level", level=solo["level"]), "dim")]
    return first


def ship(view: dict[str, Any], t: Translator) -> list[Line]:
    """Where it is, what goes live next, when the season ends."""
    parts: list[Line] = [[(f"{SHIP} ", "warn"), (t("picture-ship", hex=view["ship"]["hex"]), "")]]
    asleep = [one for one in view["buildings"] if one["owner"] is None and not one["live"]]
    if asleep:
        rounds = rounds_until(view, asleep[0]["place"])
        parts.append([(t("picture-next-live", building=asleep[0]["id"], count=rounds), "")])
    text = t("picture-season-left", season=view["season"], count=season_left(view))
    return [*parts, [(text, "")]]


def merchant(view: dict[str, Any], t: Translator) -> Line:
    """Where the Merchant is, and with that the fee for hiring and the income of trade routes."""
    here = view["merchant"]
    text = t("picture-merchant", duty=here["duty"], good=here["good"] or "none")
    return [(f"{MERCHANT} ", "warn"), (text, "")]


COLUMNS = (
    "points",
    "stone",
    "grain",
    "coin",
    "piety",
    "alms",
    "prizes",
    "village",
    "abbey",
    "city",
    "duties",
)
COLUMN_WIDTH = 4  # at least; the words at its top may need more
# What a very narrow window does without, first to last.
SPARE = ("duties", "prizes", "city", "village", "abbey")
SEAT_WIDTH = 5  # marker and letter before a name
NAME_WIDTH = 12  # what is left of a name at least


def columns_for(t: Translator, width: int) -> dict[str, int]:
    columns = {one: max(COLUMN_WIDTH, 1 + len(t(f"picture-column-{one}"))) for one in COLUMNS}
    for spare in SPARE:
        if SEAT_WIDTH + NAME_WIDTH + sum(columns.values()) > width:
            del columns[spare]
    return columns


def players(view: dict[str, Any], t: Translator, width: int, sitting: Sequence[str]) -> list[Line]:
    """One line for each party; for others a second one with activities, buildings and favours."""
    columns = columns_for(t, width)
    rivals = [*sitting, *[""] * (len(view["seats"]) - len(sitting))]
    names = [f"{party(view, t, seat)} {who}".strip() for seat, who in enumerate(rivals)]
    label = min(max(len(name) for name in names), width - SEAT_WIDTH - sum(columns.values()))
    head: Line = [(" " * (label + SEAT_WIDTH), "")]
    for column, size in columns.items():
        head.append((t(f"picture-column-{column}").rjust(size), "dim"))
    lines: list[Line] = [head]
    for row, name in zip(view["seats"], names, strict=True):
        lines.append(player(view, t, row, cell(name, label)[0], columns))
        if row["seat"] != view["seat"]:
            lines += possessions(t, row, width)
    return lines


def player(
    view: dict[str, Any], t: Translator, row: dict[str, Any], name: str, columns: dict[str, int]
) -> Line:
    seat = row["seat"]
    on_duty = sum(one["acolytes"][seat] for one in view["duties"])
    values = {**row, **row["stock"], "duties": on_duty}
    values["points"] = "?" if row["points"] is None else row["points"]
    values["alms"] = f"{LAST_ROW}+" if row["alms"] > LAST_ROW else row["alms"]
    line: Line = [(" ▸ " if seat in view["to_act"] else "   ", "bold"), letter(view, t, seat)]
    line.append((f" {name}", f"seat{seat}"))
    for column, size in columns.items():
        line.append((str(values[column]).rjust(size), "bold" if column == "points" else ""))
    return line


def possessions(t: Translator, row: dict[str, Any], width: int) -> list[Line]:
    """Activities, buildings and favours, if there are any."""
    parts = [*activities(t, row), *slots(t, row)]
    return wrapped([(" " * SEAT_WIDTH, "")], parts, width) if parts else []


def activities(t: Translator, row: dict[str, Any]) -> list[Line]:
    """Those at work: Fields, Vestry ×2"""
    return [
        [(t.name("activity", name) + (f" ×{count}" if count > 1 else ""), "tech")]
        for name, count in row["activities"].items()
        if count
    ]


def slots(t: Translator, row: dict[str, Any]) -> list[Line]:
    """Buildings and favours on a board."""
    out: list[Line] = []
    for slot in row["slots"]:
        if slot is None:
            continue
        if "favour" in slot:
            points = tables().favour_points[slot["favour"]]
            out.append([(t("picture-favour-owned", length=slot["favour"], points=points), "")])
        else:
            name = t.name("building", slot["building"])
            donated = f" ({t('picture-donated')})" if slot["donated"] else ""
            out.append([(name + donated, "dim" if slot["donated"] else "")])
    return out


# A party's board


def board(view: dict[str, Any], t: Translator, seat: int, width: int) -> list[Block]:
    row = view["seats"][seat]
    title = t("picture-board", who=role(view, seat))
    return [(title, belongings(view, t, row, width))]


PARTS = ("people", "stock", "activities", "slots", "roads")


def belongings(
    view: dict[str, Any],
    t: Translator,
    row: dict[str, Any],
    width: int,
    only: tuple[str, ...] = PARTS,
) -> list[Line]:
    none: list[Line] = [[(t("picture-nothing"), "dim")]]
    empty = t("picture-slots-free", count=row["slots"].count(None))
    rows: dict[str, list[Line]] = {
        "people": [[(one, "")] for one in people(view, t, row)],
        "stock": [[(picture_common.stock(t, row), "")]],
        "activities": activities(t, row) or none,
        "slots": [*slots(t, row), [(empty, "dim")]],
    }
    label = 2 + max(len(t(f"picture-{key}")) for key in only)
    out: list[Line] = []
    for key, parts in rows.items():
        if key in only:
            out += wrapped([(f" {t(f'picture-{key}')}".ljust(label + 1), "dim")], parts, width)
    title = f" {t('picture-roads')}".ljust(label + 1)
    for number, route in enumerate(row["routes"]):
        head: Line = [(title if not number else " " * (label + 1), "dim")]
        out += picture_map.route_lines(t, route, width, head)
    return out


def people(view: dict[str, Any], t: Translator, row: dict[str, Any]) -> list[str]:
    """Village 8, abbey 3, city 2, duties 3"""
    on_duty = sum(one["acolytes"][row["seat"]] for one in view["duties"])
    named = [f"{t.name('space', name)} {row[name]}" for name in ("village", "abbey", "city")]
    named.append(t("picture-on-duty", count=on_duty))
    return [*named, t("picture-won", count=row["prizes"])] if row["prizes"] else named


# What goes with a question

LEFT, RIGHT = 0, 1
ORDER_TABLE, ORDER_BOARD, ORDER_MAP = "table", "board", "map"
# Where acolytes stand: the ring is what matters; where tiles are laid: the map.
ON_THE_RING = ("sow", "move", "act", "source", "call-back", "send-out")
ON_THE_MAP = ("roads", "construct")


def focus(
    view: dict[str, Any], t: Translator, kind: str, seat: int, width: int
) -> tuple[list[Block], list[Panel]]:
    """The blocks that belong right above the menu of a decision, and those worth having on the
    screen if there is room, the most important first. Where blocks stand beside each other, the
    ring, the board and the map are on the left."""
    wide = width >= WIDE
    left = min(LEFT_WIDTH, width - GAP - RIGHT_WIDTH) if wide else width
    right = width - GAP - left if wide else width
    ring = picture_ring.block(view, t, left)
    own = board(view, t, seat, left)[0]
    panels: dict[str, Panel] = {
        "ring": (ring, LEFT, 0, ORDER_TABLE),
        "board": (own, LEFT, 1, ORDER_BOARD),
        "map": (picture_map.map_block(view, t, left), LEFT, 2, ORDER_MAP),
        "tracks": (picture_common.track_block(view, t, right), RIGHT, 0, ORDER_TABLE),
        "buildings": (picture_map.building_block(view, t, right), RIGHT, 1, ORDER_TABLE),
        "sites": (picture_map.site_block(view, t), RIGHT, 2, ORDER_MAP),
    }
    near: list[Block] = []
    order = ["board", "tracks", "ring", "buildings"]
    if kind in ON_THE_MAP:
        near = [(own[0], work_on_roads(view, t, seat, width))]
        order = ["map", "sites", "buildings", "ring", "tracks"]
    elif kind in ON_THE_RING:
        order = ["ring", "tracks", "board", "buildings"]
    return near, [panels[one] for one in order]


def work_on_roads(view: dict[str, Any], t: Translator, seat: int, width: int) -> list[Line]:
    """What counts where tiles are laid: the stock and the own roads."""
    return belongings(view, t, view["seats"][seat], width, ("stock", "roads"))


# Words


def where(view: dict[str, Any], t: Translator) -> str:
    """Round and season."""
    if not view["round"]:
        return t("picture-before")
    return t("picture-where", round=view["round"], season=view["season"])


def verdict(result: dict[str, Any], t: Translator) -> str:
    """How a game against the Ab-Bott, or a campaign, has ended; empty for other games."""
    if "rating" in result:
        total = result["points"][0]
        return t("picture-verdict-campaign", total=total, rating=result["rating"])
    if "rival" not in result:
        return ""
    key = "picture-verdict-won" if result["outcome"]["won"] else "picture-verdict-lost"
    return t(key, mine=result["points"][0], other=result["rival"]["points"])


# In modules of their own


def menu(view: dict[str, Any], decision: dict[str, Any], t: Translator, width: int) -> list[Row]:
    """The same at every width: the terminal wraps it."""
    del width
    return picture_menu.rows(view, decision, t)


common = picture_common.blocks
landscape = picture_map.blocks
factors = picture_common.factors
pages = picture_common.pages
