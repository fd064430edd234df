"""The table as text: what a terminal shows of a view.

Everything here turns the JSON of `view` into lines of styled spans; the terminal decides what a
style looks like. Functions take the view, a translator and the width to fill:

    top        round, event, one line for each player
    board      the board of one seat
    common     tracks, deeds, supplies
    focus      what goes with a decision of some kind
    landscape  the map, or in a narrow window the ways that start where the seat's merchant is
    menu       the options of a decision, numbered and grouped
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from scriptorium.games.orleans.pieces import GOODS, KINDS, TRACKS
from scriptorium.games.orleans.tables import tables

Span = tuple[str, str]  # a text and its style: "" or a word of the palette in cli/screen.py
Line = list[Span]
Block = tuple[str, list[Line]]  # a title and what is below it
# A row of a menu: what stands before the options, and the options as (number, index, text).
Row = tuple[Line, list[tuple[int, int, str]]]

GOOD_STYLES = {
    "grain": "yellow",
    "cheese": "orange",
    "wine": "purple",
    "wool": "white",
    "brocade": "cyan",
}
CITIZEN = "☺"
COIN = "¢"
WIDE = 110  # from this many columns on blocks stand beside each other


class Translator(Protocol):
    """Texts of one language; `scriptorium.texts.Texts` is one."""

    def __call__(self, key: str, /, **values: Any) -> str: ...
    def name(self, role: str, value: object, form: str = "", count: int = 1) -> str: ...
    def form(self, key: str, form: str, /, **values: Any) -> str: ...
    def join(self, parts: Sequence[str]) -> str: ...


# Lines


def width_of(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def pad(line: Line, width: int) -> Line:
    return [*line, (" " * max(0, width - width_of(line)), "")]


def cell(text: str, width: int, style: str = "") -> Span:
    """A text in a column of its own, cut if it must be."""
    return (text[: width - 1] + "…" if len(text) > width else text.ljust(width)), style


def number(value: int, width: int, style: str = "") -> Span:
    return str(value).rjust(width), style


def separated(parts: Sequence[Line], between: str = ", ") -> Line:
    out: Line = []
    for i, part in enumerate(parts):
        if i:
            out.append((between, ""))
        out += part
    return out


def wrapped(head: Line, parts: Sequence[Line], width: int, between: str = ", ") -> list[Line]:
    """Parts after a head, on as many lines as they need; later lines are indented below it."""
    indent = width_of(head)
    lines: list[Line] = [list(head)]
    fresh = True
    for i, part in enumerate(parts):
        comma = between if i + 1 < len(parts) else ""
        if not fresh and width_of(lines[-1]) + width_of(part) + len(comma.rstrip()) > width:
            lines[-1][-1] = (lines[-1][-1][0].rstrip(), lines[-1][-1][1])
            lines.append([(" " * indent, "")])
        lines[-1] += [*part, (comma, "")]
        fresh = False
    return lines


# Names


def seat_name(t: Translator, seat: int, letter: bool = True) -> Line:
    name = t.name("seat", seat)
    return [(f"{t.name('seat', seat, 'letter')} {name}" if letter else name, f"seat{seat}")]


def seat_letter(t: Translator, seat: int) -> Span:
    return t.name("seat", seat, "letter"), f"seat{seat}"


def counted(t: Translator, role: str, counts: dict[str, int]) -> list[Line]:
    """2 farmers, 1 monk, farmer*."""
    return [
        [(t.name(role, name, "brief" if name.startswith("marked_") else "count", n), "")]
        for name, n in counts.items()
        if n
    ]


def kind_short(t: Translator, kind: str, count: int) -> Line:
    return [(f"{count} ", "bold"), (t.name("tile", kind, "short"), "")]


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
    event, letter = view["event"]["id"], view["event"]["letter"]
    row = tables().events[event]
    strengths = next((v for v in row.values() if isinstance(v, dict) and letter in v), {})
    name = t.name("happening", event) + ("" if letter == "one" else f" {letter}")
    effect = t(f"effect-{event}", n=strengths.get(letter, 1))
    words: list[Line] = [[(word, "")] for word in effect.split()]
    return wrapped([(f"{name}: ", "event")], words, width, " ")


def players(view: dict[str, Any], t: Translator, width: int, sitting: Sequence[str]) -> list[Line]:
    """One line for each seat; a second one for place tiles and technology to lay."""
    names = [f"{t.name('seat', row['seat'])} {sitting[row['seat']]}" for row in view["seats"]]
    name_width = min(max(len(name) for name in names), max(12, width - 65))
    columns = ["points", "coins", "goods", "stations", "citizens", "status", "draws", "bag"]
    widths = [4, 6, 17, 5, 5, 8, 5, 4]
    head: Line = [(" " * (name_width + 5), "")]
    for column, size in zip(columns, widths, strict=True):
        word = t(f"picture-{column}")
        head.append(((f"  {word}" if column == "goods" else word.rjust(size)), "dim"))
        if column == "goods":
            head.append((" " * (size - 2 - len(word)), ""))
    head.append((f"  {t('picture-merchant')}", "dim"))
    lines = [head]
    for row, name in zip(view["seats"], names, strict=True):
        lines.append(player(view, t, row, name, name_width, widths))
        extra = possessions(t, row)
        if extra and row["seat"] != view["seat"]:
            lines.append([(" " * 5, ""), *extra])
    return lines


def player(
    view: dict[str, Any],
    t: Translator,
    row: dict[str, Any],
    name: str,
    name_width: int,
    widths: list[int],
) -> Line:
    seat = row["seat"]
    goods = separated(
        [
            [(f"{n}{t.name('good', good, 'letter')}", GOOD_STYLES[good])]
            for good, n in row["goods"].items()
            if n
        ],
        " ",
    )
    acting = "▸" if seat in view["to_act"] else " "
    return [
        (f" {acting} ", "bold"),
        seat_letter(t, seat),
        (" ", ""),
        cell(name, name_width, f"seat{seat}"),
        number(row["points"], widths[0], "bold"),
        number(row["coins"], widths[1]),
        *pad([("  ", ""), *(goods or [("–", "dim")])], widths[2]),
        number(len(row["stations"]), widths[3]),
        number(row["citizens"], widths[4]),
        (f"{row['status']} ({row['development']})".rjust(widths[5]), ""),
        number(row["draws"], widths[6]),
        number(sum(row["bag"].values()), widths[7]),
        (f"  {t.name('town', row['merchant'])}", ""),
    ]


def possessions(t: Translator, row: dict[str, Any]) -> Line:
    """Place tiles, and technology not laid yet."""
    parts: list[Line] = []
    if row["tiles"]:
        tiles = ", ".join(t.name("place", tile) for tile in row["tiles"])
        parts.append([(f"{t('picture-tiles')}: ", "dim"), (tiles, "")])
    stock = row["technology"] + row["farmer_technology"]
    if stock:
        text = t("picture-technology-stock", count=stock)
        parts.append([(f"{t('picture-technology')}: ", "dim"), (text, "")])
    return separated(parts, " · ")


# A player's board


def board(view: dict[str, Any], t: Translator, seat: int, width: int) -> list[Block]:
    row = view["seats"][seat]
    lines = belongings(t, row, width)
    lines += [place_line(t, row, place) for place in row["places"]]
    return [(t("picture-board", who=seat), lines)]


def belongings(t: Translator, row: dict[str, Any], width: int) -> list[Line]:
    """What the seat has beside its places."""
    nobody: list[Line] = [[(t("picture-nobody"), "dim")]]
    rows: list[tuple[str, list[Line]]] = [
        ("market", counted(t, "tile", row["market"]) or nobody),
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


def place_line(t: Translator, row: dict[str, Any], place: str) -> Line:
    """✓ Castle  ■ farmer  ■ boatman  □ trader"""
    done = complete(row, place)
    name = t.name("place", place).ljust(place_width(t, row))
    head: Line = [(" ✓ " if done else "   ", "ok"), (name, "ok" if done else "")]
    return [*head, ("  ", ""), *spaces(t, row, place)]


def complete(row: dict[str, Any], place: str) -> bool:
    content = row["places"][place]
    if place == "town_hall":
        return any(content)
    return bool(content) and all(content)


def slots(place: str) -> list[str]:
    data = tables()
    found: list[str] = next(r["slots"] for r in data.places + data.tiles if r["id"] == place)
    return found


def spaces(t: Translator, row: dict[str, Any], place: str) -> Line:
    parts: list[Line] = []
    for slot, tile in zip(slots(place), row["places"][place], strict=True):
        parts.append([space(t, slot, tile)])
    return separated(parts, "  ")


def space(t: Translator, slot: str, tile: str | None) -> Span:
    if tile is None:
        word = "any" if slot == "any_neutral" else slot
        return (
            f"□ {t.name('tile', word) if word != 'any' else t.name('tile', 'any', 'short')}",
            "dim",
        )
    if tile == "technology":
        return f"◆ {t.name('tile', slot)}", "tech"
    return f"■ {t.name('tile', tile, 'brief')}", "filled"


# What all share


def common(view: dict[str, Any], t: Translator, width: int) -> list[Block]:
    return [
        (t("picture-tracks"), tracks(view, t, width)),
        (t("picture-deeds"), deeds(view, t, width)),
        (t("picture-supplies"), supplies(view, t, width)),
    ]


def tracks(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
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


def good_letter(t: Translator, good: str) -> Line:
    return [(t.name("good", good, "letter"), GOOD_STYLES[good])]


def development(view: dict[str, Any], t: Translator, label: int) -> list[Line]:
    """The spaces with what they give, and above them the markers, one row for each of a pile."""
    data = tables()
    last = data.last_development
    piles: list[list[int]] = [[] for _ in range(last + 1)]
    for row in view["seats"]:
        piles[row["development"]].append(row["seat"])
    out: list[Line] = []
    for level in range(max(len(pile) for pile in piles) - 1, -1, -1):
        line: Line = [(" " * (label + 2), "")]
        for pile in piles:
            line.append(seat_letter(t, pile[level]) if level < len(pile) else (" ", ""))
        out.append(line)
    head: Line = [(f" {t.name('track', 'development', 'short').ljust(label)} ", "dim")]
    return [*out, [*head, *(development_space(view, space) for space in range(last + 1))]]


def development_space(view: dict[str, Any], space: int) -> Span:
    data = tables()
    if space in view["citizens"]["development"]:
        return CITIZEN, "warn"
    if space in data.development_coins:
        return COIN, "yellow"
    if space and data.status[space] != data.status[space - 1]:
        return str(data.status[space]), "bold"
    return ("0" if not space else "·"), "dim"


def deeds(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
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


# What goes with a question

BESIDE_MENU = ("plan",)  # the menu itself shows the places


def focus(
    view: dict[str, Any], t: Translator, kind: str, seat: int, width: int
) -> tuple[list[Block], list[Block]]:
    """The blocks that belong right above the menu of a decision, and those worth having on the
    screen if there is room, the most important first."""
    half = width // 2 - 2 if width >= WIDE else width
    shared = common(view, t, half)
    if kind in BESIDE_MENU:
        near = belongings(t, view["seats"][seat], width)
        return [(t("picture-board", who=seat), near)], shared
    return [], [*board(view, t, seat, half), *shared]


# In modules of their own


def landscape(view: dict[str, Any], t: Translator, width: int) -> list[Block]:
    from scriptorium.games.orleans import picture_map

    return picture_map.blocks(view, t, width)


def menu(view: dict[str, Any], decision: dict[str, Any], t: Translator) -> list[Row] | None:
    from scriptorium.games.orleans import picture_menu

    return picture_menu.rows(view, decision, t)
