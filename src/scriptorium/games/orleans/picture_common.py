"""What all players share, as text: tracks, deeds, supplies."""

from __future__ import annotations

from typing import Any

from scriptorium.drawing import Block, Line, Span, Translator, cell, separated, wrapped
from scriptorium.games.orleans.picture import (
    GOOD_STYLES,
    edition_word,
    good_letter,
    seat_letter,
    slots,
    space,
)
from scriptorium.games.orleans.pieces import GOODS, KINDS, TRACKS
from scriptorium.games.orleans.tables import tables

CITIZEN = "☺"
COIN = "¢"
EFFECT_WIDTH = 36  # columns that a sentence needs


def blocks(view: dict[str, Any], t: Translator, width: int) -> list[Block]:
    return [
        (t("picture-tracks"), tracks(view, t)),
        (t("picture-deeds"), deeds(view, t)),
        (t("picture-supplies"), supplies(view, t, width)),
    ]


def tracks(view: dict[str, Any], t: Translator) -> list[Line]:
    label = max(len(t.name("track", name, "short")) for name in [*TRACKS, "development"])
    out: list[Line] = []
    for name in TRACKS:
        standing = [row["tracks"][name] for row in view["seats"]]
        parts = []
        for at, reward in enumerate(rewards(view, t, name)):
            here = [seat_letter(t, seat) for seat, pos in enumerate(standing) if pos == at]
            parts.append([*reward, *([(" ", "")] if reward and here else []), *here])
        head: Line = [(f" {t.name('track', name, 'short').ljust(label)} ", "dim")]
        out.append([*head, *separated([part or [("0", "dim")] for part in parts], " ─ ")])
    return out + development(view, t, label)


def rewards(view: dict[str, Any], t: Translator, name: str) -> list[Line]:
    """What each space of a character track gives; space 0 first."""
    data = tables()
    citizens = view["citizens"].get(name, [])
    lists: dict[str, list[Line]] = {
        "farmers": [good_letter(t, GOODS[good]) for good in data.farm_goods],
        "boatmen": [[(f"{n}{COIN}" if n else "", "")] for n in data.boat_coins],
        "craftsmen": [[("◆", "tech")] for _ in range(data.track_last[2])],
        "traders": [[("/".join(stacks), "")] for stacks in data.stacks],
        "knights": [[(str(n), "")] for n in data.draws[1:]],
        "scholars": [[(f"+{n}", "")] for n in data.study],
    }
    first: Line = [(str(data.draws[0]), "")] if name == "knights" else []
    out = [first, *lists[name]]
    for at in citizens:
        out[at] = [*out[at], (CITIZEN, "warn")]
    return [[span for span in line if span[0]] for line in out]


def development(view: dict[str, Any], t: Translator, label: int) -> list[Line]:
    """The spaces with what they give, and below them the markers, one row for each of a pile."""
    data = tables()
    last = data.last_development
    piles: list[list[int]] = [[] for _ in range(last + 1)]
    for row in view["seats"]:
        piles[row["development"]].append(row["seat"])
    out: list[Line] = []
    for level in range(max(len(pile) for pile in piles)):
        line: Line = [(" " * (label + 2), "")]
        for pile in piles:
            line.append(seat_letter(t, pile[level]) if level < len(pile) else (" ", ""))
        out.append(line)
    head: Line = [(f" {t.name('track', 'development', 'short').ljust(label)} ", "dim")]
    return [[*head, *(development_space(view, space) for space in range(last + 1))], *out]


def development_space(view: dict[str, Any], space: int) -> Span:
    data = tables()
    if space in view["citizens"]["development"]:
        return CITIZEN, "warn"
    if space in data.development_coins:
        return COIN, "yellow"
    if space and data.status[space] != data.status[space - 1]:
        return str(data.status[space]), "bold"
    return ("0" if not space else "·"), "dim"


def deeds(view: dict[str, Any], t: Translator) -> list[Line]:
    label = max(len(t.name("deed", deed, "short")) for deed in view["deeds"])
    out: list[Line] = []
    for name, deed in view["deeds"].items():
        reward = f"{deed['coins']}{COIN}" + ("/+1" if deed["development"] else "")
        head: Line = [(f" {t.name('deed', name, 'short').ljust(label)} ", "dim"), cell(reward, 6)]
        if deed["free"]:
            parts = [kind_short(t, kind, n) for kind, n in deed["free"].items()]
            out.append([*head, *separated(parts, "  ")])
        else:
            out.append([*head, (t("picture-deeds-full"), "dim")])
    return out


def supplies(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
    rows: list[tuple[str, list[Line], str]] = [
        (
            t("picture-supply-followers"),
            [kind_short(t, kind, view["supply"][kind]) for kind in KINDS],
            "  ",
        ),
        (t("picture-supply-goods"), market_goods(view, t), "  "),
        (t("picture-supply-technology"), [[("◆ ", "tech"), (str(view["technology"]), "bold")]], ""),
    ]
    if view["bank"] is not None:
        rows.append((t("picture-supply-coins"), [[(f"{view['bank']}{COIN}", "bold")]], ""))
    for stack, tiles in view["stacks"].items():
        names: list[Line] = [[(t.name("place", tile), "")] for tile in tiles]
        title = t("picture-stack", stack=stack)
        rows.append((title, names or [[(t("picture-nothing"), "dim")]], ", "))
    if view["events_left"]:
        rows.append((t("picture-hour-glass"), next_events(view, t), ", "))
    label = max(len(title) for title, _, _ in rows)
    out: list[Line] = []
    for title, parts, between in rows:
        out += wrapped([(f" {title.ljust(label)} ", "dim")], parts, width, between)
    return out


def market_goods(view: dict[str, Any], t: Translator) -> list[Line]:
    return [
        [(f"{n} ", "bold"), (t.name("good", good), GOOD_STYLES[good])]
        for good, n in view["goods_market"].items()
    ]


def next_events(view: dict[str, Any], t: Translator) -> list[Line]:
    """The tiles of the next part of the hour glass, in no telling order."""
    tiles = view["events_left"][0]["tiles"]
    names = [tile["id"] for tile in tiles]
    return [
        [
            (
                t.name("happening", name)
                + (f" ×{names.count(name)}" if names.count(name) > 1 else ""),
                "",
            )
        ]
        for name in dict.fromkeys(names)
    ]


def kind_short(t: Translator, kind: str, count: int) -> Line:
    return [(f"{count} ", "bold"), (t.name("tile", kind, "short"), "")]


def factors(view: dict[str, Any], t: Translator) -> dict[str, list[tuple[str, list[str]]]]:
    """How the points of a source come about: rows of a label and one text for each seat."""
    seats = view["seats"]
    goods = [
        (f"{t.name('good', good)} ×{worth}", [str(row["goods"][good]) for row in seats])
        for good, worth in zip(GOODS, tables().goods_points, strict=True)
        if any(row["goods"][good] for row in seats)
    ]
    status = t.name("topic", "status")
    stations = [f"{len(row['stations'])}×{row['status']}" for row in seats]
    citizens = [f"{row['citizens']}×{row['status']}" for row in seats]
    return {
        "goods": goods,
        "stations": [(f"× {status}", stations)],
        "citizens": [(f"× {status}", citizens)],
    }


def pages(view: dict[str, Any], t: Translator, width: int) -> dict[str, Block]:
    """Explanations that are more than a sentence, by topic."""
    return {"places": (t("picture-places"), places(view, t, width))}


def places(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
    data = tables()
    ids = [row["id"] for row in data.places + data.tiles]
    needs = {one: " ".join(space(t, slot, None, "short")[0] for slot in slots(one)) for one in ids}
    name_width = max(len(t.name("place", one)) for one in ids) + 2
    wide = max(len(text) for text in needs.values()) + 2
    out: list[Line] = []
    for one in ids:
        head: Line = [(f" {t.name('place', one).ljust(name_width)}", "bold")]
        head.append((needs[one].ljust(wide), "dim"))
        effect = t(f"help-place-{one}", edition=edition_word(view))
        words: list[Line] = [[(word, "")] for word in effect.split()]
        if width < name_width + wide + EFFECT_WIDTH:  # a narrow window: the effect goes below
            out.append(head)
            head = [("   ", "")]
        out += wrapped(head, words, width, " ")
    return out
