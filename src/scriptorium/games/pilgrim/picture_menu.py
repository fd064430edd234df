"""The options of a decision as a menu: numbered, and grouped by what they are about.

0 always ends the choice or turns an offer down. What is tempting but impossible stands beside what
is possible, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scriptorium.drawing import Item, Row, Translator
from scriptorium.games.pilgrim.picture_base import ARROW, compass, counted, price
from scriptorium.games.pilgrim.picture_group import (
    UNMISSED,
    Group,
    Numbering,
    head,
    label,
    remark,
    space_name,
    why,
)
from scriptorium.games.pilgrim.picture_menu_roads import roads
from scriptorium.games.pilgrim.picture_ring import crowd, standing_text
from scriptorium.games.pilgrim.pieces import BUILDINGS as BUILDING_NAMES
from scriptorium.games.pilgrim.tables import tables

ENDINGS = ("end", "done", "decline")
BUILDINGS = ("use", "hire", "hire-good", "borrow")
MANY = 30  # options; with more of them nothing is explained
MOST_WAYS = 3  # of the acolytes of one space that are told


def rows(view: dict[str, Any], decision: dict[str, Any], t: Translator) -> list[Row]:
    """Every option is in exactly one row; what no group takes has a line of its own."""
    number = Numbering()
    options = list(enumerate(decision["options"]))
    grouped = [one for labels, _ in GROUPS for one in labels]
    others = {option["label"] for _, option in options} - {*grouped, *ENDINGS, *BUILDINGS}
    out: list[Row] = []
    for labels, make in [*GROUPS, (tuple(others), simple), (BUILDINGS, to_use)]:
        mine = [(index, option) for index, option in options if option["label"] in labels]
        refused = [option for option in decision["refused"] if option["label"] in labels]
        if mine or refused:
            out += make(Group(view, t, mine, refused, number, len(options) > MANY))
    for index, option in options:
        if option["label"] in ENDINGS:
            out.append((head(), [("0", index, label(t, option))]))
    return out


# Acolytes


def moves(group: Group) -> list[Row]:
    """A row for each space whose acolytes can be lifted, with where they would go."""
    view, t = group.view, group.t
    ways = view["outlook"].get("ways", {})
    names = [space_name(view, t, option["args"]["space"]) for _, option in group.mine]
    wide = max((len(name) for name in names), default=0)
    return [
        (head(name, wide), [group.number(index, courses(t, ways.get(option["args"]["space"], [])))])
        for name, (index, option) in zip(names, group.mine, strict=True)
    ]


def courses(t: Translator, ways: list[dict[str, Any]]) -> str:
    """» N NE or S SW"""
    texts = [" ".join(compass(t, one) for one in way["spaces"]) for way in ways]
    shown = texts[:MOST_WAYS] + (["…"] if len(texts) > MOST_WAYS else [])
    between = f" {t('picture-or')} "
    return f"{ARROW} {between.join(shown)}" if shown else ""


def steps(group: Group) -> list[Row]:
    """A row for each space where the next acolyte can go, or one can come from: who is there now,
    and where the others would go then."""
    view, t = group.view, group.t
    spaces = list(dict.fromkeys(option["args"]["space"] for _, option in group.mine))
    names = {
        space: f"{space_name(view, t, space)}{who_is_there(view, t, space)}" for space in spaces
    }
    wide = max((len(name) for name in names.values()), default=0)
    out: list[Row] = []
    for space in spaces:
        items: list[Item] = []
        for index, option in group.mine:
            if option["args"]["space"] == space:
                ways = further(view, space) if option["label"] == "to" else []
                key = f"picture-step-{option['label']}"
                items.append(group.number(index, f"{t(key)} {courses(t, ways)}".rstrip()))
        out.append((head(names[space], wide), items))
    return out


def further(view: dict[str, Any], space: str) -> list[dict[str, Any]]:
    """The ways of the acolytes left in the hand after one was put in a space."""
    return [
        {**way, "spaces": way["spaces"][1:]}
        for ways in view["outlook"].get("ways", {}).values()
        for way in ways
        if way["spaces"][0] == space and len(way["spaces"]) > 1
    ]


def who_is_there(view: dict[str, Any], t: Translator, space: str) -> str:
    """: BB R D"""
    duty = next((one for one in view["duties"] if one["space"] == space), None)
    if duty is None:
        return ""
    line = crowd(view, t, duty["acolytes"], duty["dummies"])
    return f": {''.join(text for text, _ in line)}"


# Tithe or duty


def acting(group: Group) -> list[Row]:
    """A row for each duty with an own acolyte: the duty, or why not, and the tithe."""
    view, t = group.view, group.t
    there = [one for one in view["duties"] if one["standing"] is not None]
    names = {one["id"]: space_name(view, t, one["space"]) for one in there}
    wide = max((len(name) for name in names.values()), default=0)
    out: list[Row] = []
    for one in there:
        items: list[Item] = []
        mine = [(i, option) for i, option in group.mine if option["args"]["duty"] == one["id"]]
        for index, option in mine:
            if option["label"] == "duty":
                items.append(group.number(index, duty_text(view, t, one)))
        for index, option in mine:
            if option["label"] != "duty":
                good = option["args"].get("good") or one["tithe"]
                items.append(group.number(index, t("picture-tithe", good=good)))
        for option in group.refused:
            if option["args"]["duty"] == one["id"] and option["label"] == "duty":
                items += remark(why(t, option))[1]
        out.append((head(names[one["id"]], wide), items))
    return out


# What activities add to the value of a duty, to be used or not.
ADDED = {
    "build_roads": ("road_engineer",),
    "construct": ("road_engineer",),
    "give_alms": ("alms_house",),
}


def duty_text(view: dict[str, Any], t: Translator, one: dict[str, Any]) -> str:
    """duty: majority 2, 3 piety or 2 coins"""
    parts = [standing_text(t, one)]
    if one["price"]:
        parts.append(t("picture-costs", price=counted(t, "coin", one["price"])))
    for activity in ADDED.get(one["id"], ()):
        if view["outlook"]["bonus"][activity]:
            parts.append(f"+{view['outlook']['bonus'][activity]} {t.name('activity', activity)}")
    gains = [counted(t, good, count) for good, count in one["gives"]["goods"].items()]
    if gains:
        parts.append(f" {t('picture-or')} ".join(gains))
    return t("picture-do-duty", what=", ".join(parts))


# Buildings


def to_build(group: Group) -> list[Row]:
    """One building a line, with what it does; those that are live and cannot be had, with why."""
    view, t = group.view, group.t
    ids = [option["args"]["building"] for _, option in group.mine]
    wide = max((len(t.name("building", one)) for one in ids), default=0)
    out: list[Row] = []
    brief: list[Item] = []
    for name, (index, _) in zip(ids, group.mine, strict=True):
        level = next(one["level"] for one in view["buildings"] if one["id"] == name)
        cost = price(t, level, 0, 0)
        if group.many:
            brief.append(group.number(index, f"{t.name('building', name)} ({cost})"))
            continue
        text = f"{cost}: {t(f'help-building-{name}')}"
        out.append((head(t.name("building", name), wide), [group.number(index, text)]))
    if brief:
        out.append((head(t("picture-construct")), brief))
    return out + group.missed("building")


def to_donate(group: Group) -> list[Row]:
    """One building a line, with the points it counts from then on."""
    t = group.t
    ids = [option["args"]["building"] for _, option in group.mine]
    wide = max((len(t.name("building", one)) for one in ids), default=0)
    points = tables().building_points
    return [
        (
            head(t.name("building", name), wide),
            [group.number(index, t("picture-donate", count=points[BUILDING_NAMES.index(name)]))],
        )
        for name, (index, _) in zip(ids, group.mine, strict=True)
    ] + group.missed("building")


def to_use(group: Group) -> list[Row]:
    """Own buildings in one row, those to be hired in others, by what they cost."""
    view, t = group.view, group.t
    found: dict[tuple[str, str], list[tuple[int, str]]] = {}
    for index, option in group.mine:
        args = option["args"]
        hired = option["label"].startswith("hire")
        good = args.get("good") or (view["merchant"]["good"] if hired else "")
        kind = "hire" if hired else option["label"]
        found.setdefault((kind, good), []).append((index, t.name("building", args["building"])))
    titles = {
        (kind, good): t(f"picture-{kind}", price=counted(t, good, 1) if good else "")
        for kind, good in found
    }
    wide = max((len(title) for title in titles.values()), default=0)
    out: list[Row] = [
        (head(titles[one], wide), [group.number(index, text) for index, text in items])
        for one, items in found.items()
    ]
    return out + group.missed("building")


# Allocation, yields


def allocating(group: Group) -> list[Row]:
    """A row for each place an acolyte can leave, with where it can go."""
    t = group.t
    abbey = t.name("space", "abbey")
    found: dict[str, list[tuple[int, str]]] = {}
    for index, option in group.mine:
        args = option["args"]
        activity = t.name("activity", args["activity"])
        if option["label"] == "assign":
            found.setdefault(abbey, []).append((index, activity))
        else:
            to = abbey if option["label"] == "recall" else t.name("activity", args["to"])
            found.setdefault(activity, []).append((index, to))
    wide = max((len(name) for name in found), default=0)
    out: list[Row] = [
        (head(f"{name.ljust(wide)} {ARROW}"), [group.number(index, to) for index, to in ends])
        for name, ends in found.items()
    ]
    return out + group.missed("activity")


GOODS = {"devotion": "piety", "silversmith": "coin", "grain": "grain", "stone": "stone"}


def amounts(group: Group) -> list[Row]:
    """A row for each kind, the most first."""
    t = group.t
    kinds = list(dict.fromkeys(option["label"] for _, option in group.mine))
    titles = [t(f"picture-{kind}") for kind in kinds]
    wide = max((len(title) for title in titles), default=0)
    out: list[Row] = []
    for kind, title in zip(kinds, titles, strict=True):
        items = [
            group.number(index, f"+{counted(t, GOODS[kind], int(option['args']['count']))}")
            for index, option in group.mine
            if option["label"] == kind
        ]
        out.append((head(title, wide), items))
    return out


def goods(group: Group) -> list[Row]:
    """Take or give one of several, in one row."""
    t = group.t
    out: list[Row] = []
    for kind in ("take", "give"):
        mine = [(index, option) for index, option in group.mine if option["label"] == kind]
        if mine:
            items = [group.number(i, t.name("good", one["args"]["good"])) for i, one in mine]
            out.append((head(t(f"picture-{kind}")), items))
    rest = Group(group.view, t, [], group.refused, group.number)
    return out + simple(rest)


def simple(group: Group) -> list[Row]:
    """One option a line, then what is not possible."""
    t = group.t
    out: list[Row] = [
        (head(), [group.number(index, label(t, option))]) for index, option in group.mine
    ]
    return out + [
        remark(f"{label(t, option)}: {why(t, option)}")
        for option in group.refused
        if option["refused"]["key"] not in UNMISSED
    ]


GROUPS: list[tuple[tuple[str, ...], Callable[[Group], list[Row]]]] = [
    (("move",), moves),
    (("to", "skip", "from", "into"), steps),
    (("duty", "tithe", "tithe-good"), acting),
    (("assign", "recall", "shift"), allocating),
    (("devotion", "silversmith", "grain", "stone"), amounts),
    (("construct",), to_build),
    (("lay", "upgrade", "shrine", "demolish"), roads),
    (("take", "give"), goods),
    (("donate",), to_donate),
    (("ordain", "mission"), simple),
]
