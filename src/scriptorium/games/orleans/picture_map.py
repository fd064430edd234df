"""The map as text: towns where the data puts them, roads as dots, waterways as ribbons.

Lines are drawn with Braille patterns, eight dots to a character; names, goods and pieces are laid
over them where they cover least.
"""

from __future__ import annotations

from typing import Any

from scriptorium.drawing import Block, Line, Span, Translator, separated, wrapped
from scriptorium.games.orleans.picture_base import (
    CITIZEN,
    GOOD_STYLES,
    facts_of,
    good_letter,
    has_goods,
    seat_letter,
)
from scriptorium.games.orleans.picture_scenario import scenario_of
from scriptorium.games.orleans.tables import tables

NARROW = 100  # below this many columns the map is a list
WIDEST = 118
ROWS = 32
MARGINS = (5, 9, 1, 1)  # left, right, top, bottom
BRAILLE = 0x2800
DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
ROAD_STEP = 3  # every so many dots of a road are drawn
# A second way between the same towns bends away from the first by up to so many dots.
BEND = 12
TOWN_WIDTH = 21  # in the list of ways


def blocks(view: dict[str, Any], t: Translator, width: int) -> list[Block]:
    if width < NARROW:
        return ways_list(view, t, width)
    lines = Sheet(view, t, min(width, WIDEST)).draw()
    return [(t("picture-map"), [*lines, *legend(view, t, width)])]


class Sheet:
    """A grid of characters with styles; what is laid first may be covered by what comes later."""

    def __init__(self, view: dict[str, Any], t: Translator, width: int) -> None:
        self.view = view
        self.t = t
        self.width = width
        self.ways: list[dict[str, Any]] = facts_of(view)["ways"]
        self.citizens = scenario_of(view).citizens(view)
        self.dots: dict[tuple[int, int], int] = {}
        self.styles: dict[tuple[int, int], str] = {}
        self.over: dict[tuple[int, int], Span] = {}
        self.at: dict[str, tuple[int, int]] = {
            town["id"]: self.place(town["x"], town["y"]) for town in tables().data["map"]["town"]
        }

    def place(self, x: int, y: int) -> tuple[int, int]:
        """From the data's 0..100 to a cell."""
        left, right, top, bottom = MARGINS
        xs = [town["x"] for town in tables().data["map"]["town"]]
        ys = [town["y"] for town in tables().data["map"]["town"]]
        wide, high = self.width - 1 - left - right, ROWS - 1 - top - bottom
        return (
            left + round((x - min(xs)) / (max(xs) - min(xs)) * wide),
            top + round((y - min(ys)) / (max(ys) - min(ys)) * high),
        )

    def draw(self) -> list[Line]:
        for way in self.ways:
            self.line(way)
        for town in self.at:
            self.dot(town)
        for town in sorted(self.at, key=lambda one: -len(self.label(one))):
            self.write_town(town)
        for way in self.ways:
            self.write_goods(way)
        return [self.row(y) for y in range(ROWS)]

    # Lines

    def point(self, way: dict[str, Any], part: float) -> tuple[int, int]:
        """In dots (two to a column, four to a row): where the way is after this part of it."""
        (x0, y0), (x1, y1) = self.at[way["a"]], self.at[way["b"]]
        bend = BEND * 4 * part * (1 - part) * self.twins(way)
        x = x0 * 2 + 1 + (x1 - x0) * 2 * part + bend
        return round(x), round(y0 * 4 + 1 + (y1 - y0) * 4 * part)

    def twins(self, way: dict[str, Any]) -> int:
        """How many ways between the same towns come before this one."""
        ends = (way["a"], way["b"])
        before = self.ways[: self.ways.index(way)]
        return sum((one["a"], one["b"]) == ends for one in before)

    def line(self, way: dict[str, Any]) -> None:
        (x0, y0), (x1, y1) = self.point(way, 0), self.point(way, 1)
        water = way["type"] == "waterway"
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        flat = abs(x1 - x0) > abs(y1 - y0)
        for i in range(steps + 1):
            if water or i % ROAD_STEP == 0:
                x, y = self.point(way, i / steps)
                self.ink(x, y, water)
                if water:  # a second dot beside the first makes the ribbon
                    self.ink(x + (0 if flat else 1), y + (1 if flat else 0), water)

    def ink(self, x: int, y: int, water: bool) -> None:
        cell = (x // 2, y // 4)
        self.dots[cell] = self.dots.get(cell, 0) | DOTS[x % 2][y % 4]
        if water or cell not in self.styles:
            self.styles[cell] = "water" if water else "road"

    # Towns

    def stations(self, town: str) -> list[int]:
        return [row["seat"] for row in self.view["seats"] if town in row["stations"]]

    def merchants(self, town: str) -> list[int]:
        return [row["seat"] for row in self.view["seats"] if row["merchant"] == town]

    def dot(self, town: str) -> None:
        owners = self.stations(town)
        mark: Span = ("■", f"seat{owners[0]}") if len(owners) == 1 else ("●", "bold")
        self.over[self.at[town]] = mark

    def label(self, town: str) -> list[Span]:
        """The name, a citizen, the letters of stations after ■ and of merchants after ♟."""
        own = self.view["seat"] is not None and (
            self.view["seats"][self.view["seat"]]["merchant"] == town
        )
        spans: list[Span] = [
            (char, "here" if own else "town") for char in self.t.name("town", town)
        ]
        if town in self.citizens:
            spans += [(" ", ""), (CITIZEN, "warn")]
        for mark, seats in (("■", self.stations(town)), ("♟", self.merchants(town))):
            if seats:
                spans += [(" ", ""), (mark, f"seat{seats[0]}" if len(seats) == 1 else "")]
                spans += [seat_letter(self.t, seat) for seat in seats]
        return spans

    def write_town(self, town: str) -> None:
        """Beside its dot, or above or below it where that covers much less."""
        x, y = self.at[town]
        label = self.label(town)
        size = len(label)
        spots = [
            (x + 2, y, 0),
            (x - size - 1, y, 0),
            (x - size // 2, y - 1, 6),
            (x - size // 2, y + 1, 6),
            (x + 1, y - 1, 9),
            (x + 1, y + 1, 9),
            (x - size, y - 1, 9),
            (x - size, y + 1, 9),
        ]
        costs = [self.cost(left, row, size) + extra for left, row, extra in spots]
        left, row, _ = spots[costs.index(min(costs))]
        self.write(left, row, label)
        for end in (left - 1, left + size):
            self.over.setdefault((end, row), (" ", ""))

    def cost(self, x: int, y: int, size: int) -> int:
        """What a text at this spot would cover: other texts are sacred, water weighs more."""
        if x < 0 or x + size > self.width or not 0 <= y < ROWS:
            return 10_000
        total = 0
        for i in range(-1, size + 1):
            cell = (x + i, y)
            if cell in self.over and cell not in self.at.values():
                total += 500
            elif cell in self.dots:
                total += 2 if self.styles[cell] == "water" else 1
        return total

    def write(self, x: int, y: int, spans: list[Span]) -> None:
        for i, span in enumerate(spans):
            self.over[x + i, y] = span

    # Goods

    def write_goods(self, way: dict[str, Any]) -> None:
        """In the middle of the way, or as near to it as other texts allow."""
        goods = self.view["map"][way["id"]]
        if not goods:
            return
        letters: Line = [span for good in goods for span in good_letter(self.t, good)]
        size = len(letters)
        best = (10_000, 0, 0)
        for i in range(15, 86, 2):
            x, y = self.point(way, i / 100)
            left, row = x // 2 - (size - 1) // 2, y // 4
            taken = sum((left + k, row) in self.over for k in range(-1, size + 1))
            best = min(best, (taken * 200 + abs(i - 50), left, row))
        _, left, row = best
        self.write(left, row, [(text, f"on-{style}") for text, style in letters])
        for end in (left - 1, left + size):
            self.over.setdefault((end, row), (" ", ""))

    def row(self, y: int) -> Line:
        """The finished line, with neighbours of one style joined."""
        line: Line = []
        for x in range(self.width):
            text, style = self.over.get((x, y), ("", ""))
            if not text:
                dots = self.dots.get((x, y), 0)
                text = chr(BRAILLE + dots) if dots else " "
                style = self.styles.get((x, y), "") if dots else ""
            if line and line[-1][1] == style:
                line[-1] = (line[-1][0] + text, style)
            else:
                line.append((text, style))
        return line


def legend(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
    parts: list[Line] = [
        [("⠠ ⠠ ⠠ ", "road"), (t("picture-legend-road"), "dim")],
        [("⠶⠶⠶ ", "water"), (t("picture-legend-water"), "dim")],
        [("■", "bold"), (f" {t('picture-legend-station')}", "dim")],
        [("♟", "bold"), (f" {t('picture-legend-merchant')}", "dim")],
    ]
    if scenario_of(view).citizens(view):
        parts.append([(CITIZEN, "warn"), (f" {t.name('topic', 'citizen')}", "dim")])
    for good, style in GOOD_STYLES.items() if has_goods(view) else ():
        letter = t.name("good", good, "letter")
        parts.append([(letter, f"on-{style}"), (f" {t.name('good', good)}", "dim")])
    return wrapped([(" ", "")], parts, width, "  ")


# In a narrow window


def ways_list(view: dict[str, Any], t: Translator, width: int) -> list[Block]:
    """The ways that start at the seat's merchant, and where everybody's pieces are."""
    seat = view["seat"] if view["seat"] is not None else view["start"]
    here = view["seats"][seat]["merchant"]
    lines: list[Line] = []
    for way in facts_of(view)["ways"]:
        if here in (way["a"], way["b"]):
            other = way["b"] if way["a"] == here else way["a"]
            lines.append(way_line(view, t, way, other))
    return [
        (t("picture-ways", town=here), sorted(lines, key=lambda line: line[0][0])),
        (t("picture-towns"), where(view, t, width)),
    ]


def way_line(view: dict[str, Any], t: Translator, way: dict[str, Any], town: str) -> Line:
    water = way["type"] == "waterway"
    kind = t("picture-way-water" if water else "picture-way-road")
    size = max(len(t("picture-way-water")), len(t("picture-way-road")))
    goods: list[Line] = [
        [(t.name("good", good), GOOD_STYLES[good])] for good in view["map"][way["id"]]
    ]
    owners = [row["seat"] for row in view["seats"] if town in row["stations"]]
    line: Line = [(f" {kind.ljust(size)}  ", "water" if water else "road")]
    line.append((t.name("town", town).ljust(TOWN_WIDTH), "bold"))
    if has_goods(view):
        line += separated(goods or [[(t("picture-way-empty"), "dim")]])
    if town in scenario_of(view).citizens(view):
        line.append((CITIZEN, "warn"))
    for seat in owners:
        line += [("  ■", f"seat{seat}"), seat_letter(t, seat)]
    return line


def where(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
    lines: list[Line] = []
    for row in view["seats"]:
        line: Line = [(" ", ""), seat_letter(t, row["seat"])]
        line.append((f" {t('picture-merchants-here')}: {t.name('town', row['merchant'])}", ""))
        lines.append(line)
        if row["stations"]:
            towns: list[Line] = [[(t.name("town", town), "")] for town in row["stations"]]
            title = t("picture-station-here", count=len(towns))
            lines += wrapped([(f"   {title}: ", "")], towns, width)
    citizens: list[Line] = [
        [(t.name("town", town), "")] for town in scenario_of(view).citizens(view)
    ]
    if citizens:
        lines += wrapped([(f" {CITIZEN} ", "warn")], citizens, width)
    return lines
