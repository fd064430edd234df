"""What all players share, as text: tracks, deeds, supplies."""

from __future__ import annotations

from typing import Any

from scriptorium.drawing import Block, Line, Span, Translator, cell, separated, wrapped
from scriptorium.games.orleans.picture_base import (
    CITIZEN,
    COIN,
    GOOD_STYLES,
    facts_of,
    good_letter,
    has_goods,
    help_place,
    needs,
    seat_letter,
)
from scriptorium.games.orleans.picture_scenario import scenario_of

EFFECT_WIDTH = 36  # columns that a sentence needs


def blocks(view: dict[str, Any], t: Translator, width: int) -> list[Block]:
    return [
        (t("picture-tracks"), tracks(view, t)),
        (t("picture-deeds"), deeds(view, t)),
        (t("picture-supplies"), supplies(view, t, width)),
        *scenario_of(view).blocks(view, t, width),
    ]


def tracks(view: dict[str, Any], t: Translator) -> list[Line]:
    printed = facts_of(view)["tracks"]
    label = max(len(t.name("track", name, "short")) for name in [*printed, "development"])
    out: list[Line] = []
    for name, track in printed.items():
        standing = [row["tracks"][name] for row in view["seats"]]
        parts = []
        for at, reward in enumerate(track["spaces"]):
            shown = track_space(t, reward, at in view["citizens"].get(name, []))
            here = [seat_letter(t, seat) for seat, pos in enumerate(standing) if pos == at]
            parts.append([*shown, *([(" ", "")] if shown and here else []), *here])
        head: Line = [(f" {t.name('track', name, 'short').ljust(label)} ", "dim")]
        first, *rest = parts
        filled = [first or [("0", "dim")], *(part or [("·", "dim")] for part in rest)]
        out.append([*head, *separated(filled, " ─ ")])
    return out + development(view, t, label)


def track_space(t: Translator, reward: dict[str, Any], citizen: bool) -> Line:
    """What a space of a character track gives."""
    out: Line = []
    if "good" in reward:
        out += good_letter(t, reward["good"])
    if "coins" in reward:
        out.append((f"{reward['coins']}{COIN}", ""))
    if "technology" in reward:
        out.append(("◆", "tech"))
    if "stacks" in reward:
        out.append(("/".join(reward["stacks"]), ""))
    if "draws" in reward:
        out.append((str(reward["draws"]), ""))
    if "development" in reward:
        out.append((f"+{reward['development']}", ""))
    if citizen:
        out.append((CITIZEN, "warn"))
    return out


def development(view: dict[str, Any], t: Translator, label: int) -> list[Line]:
    """The spaces with what they give, and below them the markers, one row for each of a pile."""
    last = facts_of(view)["development"]["last"]
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
    reward = facts_of(view)["development"]["spaces"].get(str(space), {})
    if space in view["citizens"]["development"]:
        return CITIZEN, "warn"
    if "coins" in reward:
        return COIN, "yellow"
    if "status" in reward:
        return str(reward["status"]), "bold"
    return ("0" if not space else "·"), "dim"


def deeds(view: dict[str, Any], t: Translator) -> list[Line]:
    """What each still needs; where a citizen lies, unless that is said by the spaces left."""
    gaps = any(deed["free"] and not deed["citizen"] for deed in view["deeds"].values())
    label = max((len(t.name("deed", deed, "short")) for deed in view["deeds"]), default=0)
    out: list[Line] = []
    for name, deed in view["deeds"].items():
        reward = f"{deed['coins']}{COIN}" + ("/+1" if deed["development"] else "")
        head: Line = [(f" {t.name('deed', name, 'short').ljust(label)} ", "dim"), cell(reward, 6)]
        if gaps:
            head.append((f"{CITIZEN} " if deed["citizen"] else "  ", "warn"))
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
            [kind_short(t, kind, count) for kind, count in view["supply"].items()],
            "  ",
        ),
        (t("picture-supply-technology"), [[("◆ ", "tech"), (str(view["technology"]), "bold")]], ""),
    ]
    if has_goods(view):
        rows.insert(1, (t("picture-supply-goods"), market_goods(view, t), "  "))
    if view["bank"] is not None:
        rows.append((t("picture-supply-coins"), [[(f"{view['bank']}{COIN}", "bold")]], ""))
    hour_glass = facts_of(view)["hour_glass"]
    for stack, tiles in sorted(view["stacks"].items()):
        names: list[Line] = [[(t.name("place", tile), "")] for tile in tiles]
        title = t("picture-stack", stack=stack)
        rows.append((title, names or [[(t("picture-nothing"), "dim")]], ", "))
    if view["events_left"] and any(part["count"] > 1 for part in hour_glass):
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
    if not scenario_of(view).counts_points:
        return {}
    seats = view["seats"]
    goods = [
        (f"{t.name('good', good)} ×{worth}", [str(row["goods"][good]) for row in seats])
        for good, worth in ((one["id"], one["points"]) for one in facts_of(view)["goods"])
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
    """Those of the board, and the place tiles that somebody has or may get."""
    there = {one for tiles in view["stacks"].values() for one in tiles}
    there |= {one for row in view["seats"] for one in row["places"]}
    ids = [one for one in facts_of(view)["places"] if one in there]
    name_width = max(len(t.name("place", one)) for one in ids) + 2
    wide = max(len(needs(view, t, one, "short")) for one in ids) + 2
    out: list[Line] = []
    for one in ids:
        head: Line = [(f" {t.name('place', one).ljust(name_width)}", "bold")]
        head.append((needs(view, t, one, "short").ljust(wide), "dim"))
        effect: list[Line] = [[(word, "")] for word in help_place(view, t, one).split()]
        if width < name_width + wide + EFFECT_WIDTH:  # a narrow window: the effect goes below
            out.append(head)
            head = [("   ", "")]
        out += wrapped(head, effect, width, " ")
    return out
