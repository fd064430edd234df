"""The map as text: a staggered grid, two lines for each hex, and lists of what lies there.

     d7 |  /   the name of the hex; | is a road across its edge to the north, / to the north-east
     ▲B        what is on it: here a shrine and whose it is

Each road is drawn where it crosses an edge, and each of its hexes has its owner's letter, so that
it can be followed without colours.
"""

from __future__ import annotations

from typing import Any

from scriptorium.drawing import Block, Line, Span, Translator, ended, width_of, wrapped
from scriptorium.games.pilgrim.hexes import CITY_HEX, LAND, RIVER
from scriptorium.games.pilgrim.hexes import PORT as PORT_HEX
from scriptorium.games.pilgrim.picture_base import (
    ARROW,
    ASLEEP,
    CITY_FILL,
    CLOSED,
    LIVE,
    PORT,
    SHIP,
    SHRINE,
    SITE,
    WATER,
    hex_name,
    letter,
    letters,
    neighbour,
    price,
    rounds_until,
)
from scriptorium.games.pilgrim.pieces import EDGES, QUADRANTS
from scriptorium.games.pilgrim.tables import tables

COLUMNS = 11  # of hexes
RADIUS = 5
ROWS = 4 * RADIUS + 1  # the second line of the last port would be empty
SLIMMEST, WIDEST = 5, 7  # characters of a hex, the edge to its right included
NAME = 3  # characters of a name; after it roads to the north and south are shown
# By edge: a road across it, and whether it is on the second line of the hex.
ROADS = ("|", "/", "\\", "|", "/", "\\")
LOWER = (0, 0, 1, 1, 1, 0)
MOST_COLUMNS = 3  # of the list of buildings


def pitch_for(width: int) -> int:
    return max(SLIMMEST, min(WIDEST, (width - 1) // COLUMNS))


class Sheet:
    """A grid of characters. Names and pieces are written first, then the edges between them."""

    def __init__(self, view: dict[str, Any], t: Translator, width: int) -> None:
        self.view = view
        self.t = t
        self.board = tables().board
        self.pitch = pitch_for(width)
        self.left = int(self.pitch > SLIMMEST)  # an empty column after the edge before
        self.cells: dict[tuple[int, int], Span] = {}

    def place(self, hex_: int) -> tuple[int, int]:
        """The first character of a hex."""
        q, r = self.board.at[hex_]
        return 1 + self.left + (q + RADIUS) * self.pitch, 2 * r + q + 2 * RADIUS

    def edge(self, hex_: int, edge: int) -> tuple[int, int]:
        """Where a path across an edge is shown; for north and south inside the hex."""
        x, y = self.place(hex_)
        right = self.pitch - 1 - self.left
        return x + (NAME, right, right, NAME, -1 - self.left, -1 - self.left)[edge], y + LOWER[edge]

    def write(self, x: int, y: int, line: Line) -> None:
        for text, style in line:
            for char in text:
                self.cells[x, y] = char, style
                x += 1

    def draw(self) -> list[Line]:
        for hex_, kind in enumerate(self.board.kind):
            if kind == CITY_HEX:
                self.city(hex_)
            else:
                self.hex(hex_, kind)
        for hex_, water in enumerate(self.board.water):
            for edge in range(6):
                if water >> edge & 1:
                    self.cells[self.edge(hex_, edge)] = WATER, "water"
        for row in self.view["seats"]:
            for route in row["routes"]:
                for step in route["steps"]:
                    self.step(row["seat"], step)
        self.write_city()
        self.ship()
        return [self.row(y) for y in range(ROWS)]

    def hex(self, hex_: int, kind: int) -> None:
        x, y = self.place(hex_)
        name, content = hex_name(self.t, self.board.names[hex_]), self.content(hex_, kind)
        if kind == PORT_HEX:  # on one line: below the last one is nothing
            self.write(x, y, [(name, "dim"), *content])
        else:
            self.write(x, y, [(name, "bold" if content else "dim")])
            self.write(x, y + 1, content)

    def content(self, hex_: int, kind: int) -> Line:
        view, t, name = self.view, self.t, self.board.names[hex_]
        if kind == PORT_HEX:
            here = [row["seat"] for row in view["seats"] if name in row["ports"]]
            return [(PORT, "warn"), *letters(view, t, here)]
        for site in view["sites"]:
            if site["hex"] == name:
                visitors = letters(view, t, site["visitors"])
                return [(f"{SITE}{site['points']}", "event"), *visitors]
        for building in view["buildings"]:
            if building["hex"] == name and building["owner"] is None:
                live = building["live"]
                sign = f"{LIVE if live else ASLEEP}{building['level']}"
                return [(sign, "ok" if live else "dim")]
        for tile in view["tiles"]:
            if tile["hex"] == name:
                if "shrine" in tile:
                    return [(SHRINE, "bold"), letter(view, t, tile["shrine"])]
                return letters(view, t, [path["seat"] for path in tile["paths"]])
        if kind == RIVER:
            return [(WATER * 2, "water")]
        closed = QUADRANTS[self.board.quadrant[hex_]] not in view["quadrants"]
        return [(CLOSED, "dim")] if kind == LAND and closed else []

    def city(self, hex_: int) -> None:
        x, y = self.place(hex_)
        for line in range(2):
            self.write(x, y + line, [(CITY_FILL * (self.pitch - 1 - self.left), "dim")])
        for edge in (1, 2):
            other = self.board.next[hex_ * 6 + edge]
            if self.board.kind[other] == CITY_HEX:
                end, line = self.edge(hex_, edge)
                self.write(end, line, [(CITY_FILL * (1 + self.left), "dim")])

    def write_city(self) -> None:
        """Its name, across the hex in the middle."""
        name = self.t("picture-city")
        x, y = self.place(self.board.at.index((0, 0)))
        self.write(x + (self.pitch - 1 - self.left - len(name)) // 2, y, [(name, "bold")])

    def step(self, seat: int, step: dict[str, Any]) -> None:
        hex_ = self.board.names.index(step["hex"])
        for edge in (step["from"], step["to"]):
            if edge is not None:
                number = EDGES.index(edge)
                self.cells[self.edge(hex_, number)] = ROADS[number], f"seat{seat}"

    def ship(self) -> None:
        x, y = self.place(self.board.names.index(self.view["ship"]["hex"]))
        self.cells[x + NAME, y] = SHIP, "warn"

    def row(self, y: int) -> Line:
        """The finished line, with neighbours of one style joined."""
        line: Line = []
        for x in range(1 + COLUMNS * self.pitch):
            text, style = self.cells.get((x, y), (" ", ""))
            if line and line[-1][1] == style:
                line[-1] = (line[-1][0] + text, style)
            else:
                line.append((text, style))
        return ended(line)


# Below or beside it


def legend(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
    signs = [
        (f"{LIVE}1", "ok", "live"),
        (f"{ASLEEP}1", "dim", "asleep"),
        (f"{SITE}5", "event", "site"),
        (PORT, "warn", "port"),
        (SHRINE, "bold", "shrine"),
        (WATER, "water", "water"),
        (SHIP, "warn", "ship"),
    ]
    parts: list[Line] = [
        [(sign, style), (f" {t(f'picture-sign-{key}')}", "dim")] for sign, style, key in signs
    ]
    if len(view["quadrants"]) < len(QUADRANTS):
        parts.append([(CLOSED, "dim"), (f" {t('picture-sign-closed')}", "dim")])
    parts.append([(t("picture-sign-edges"), "dim")])
    return wrapped([(" ", "")], parts, width, "  ")


def sites(view: dict[str, Any], t: Translator) -> list[Line]:
    """d1   5 points  3 coins, 2 piety  BR"""
    rows: list[tuple[str, str, str, Line]] = []
    for site in view["sites"]:
        cost = price(t, 0, site["coins"], site["piety"])
        here = letters(view, t, site["visitors"])
        if site["quadrant"] not in view["quadrants"]:
            here = [(t("picture-sign-closed"), "dim")]
        points = t("picture-points-of", count=site["points"])
        rows.append((f"{SITE} {hex_name(t, site['hex']).ljust(3)}", points, cost, here))
    wide = [max(len(row[i]) for row in rows) for i in (1, 2)]
    return [
        ended(
            [
                (f" {name} ", "event"),
                (f" {points.rjust(wide[0])}", ""),
                (f"  {cost.ljust(wide[1])}  ", "dim"),
                *(here or [("", "")]),
            ]
        )
        for name, points, cost, here in rows
    ]


def routes(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
    """Every route with its tiles in order from the city, and what it scores."""
    out: list[Line] = []
    for row in view["seats"]:
        for route in row["routes"]:
            head: Line = [(" ", ""), letter(view, t, row["seat"]), ("  ", "")]
            out += route_lines(t, route, width, head)
    return out or [[(f" {t('picture-no-routes')}", "dim")]]


def route_lines(t: Translator, route: dict[str, Any], width: int, head: Line) -> list[Line]:
    parts: list[Line] = []
    for step in route["steps"]:
        sign: Line = [(SHRINE, "bold")] if step["shrine"] else []
        parts.append([(hex_name(t, step["hex"]), ""), *sign])
    last = route["steps"][-1]
    ahead = hex_name(t, neighbour(last["hex"], last["to"]) or "") if last["to"] else ""
    if route["open"]:
        parts.append([(f"{ARROW} {ahead} {t('picture-route-open')}", "warn")])
    elif route["end"] == "site":
        parts.append([(f"{ARROW} {SITE}{ahead}", "event")])
    elif route["end"] == "port":
        parts.append([(f"{ARROW} {PORT}{ahead}", "warn")])
    sections = route["sections"]
    if sections:
        terms = " + ".join(f"{one['tiles']}×{one['factor']}" for one in sections)
        total = sum(one["tiles"] * one["factor"] for one in sections)
        parts.append([(f"({terms} = {total})", "dim")])
    return [ended(line) for line in wrapped(head, parts, width, " ")]


def buildings(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
    """All in the game in the order in which they go live, in columns."""
    entries = [building(view, t, one) for one in view["buildings"]]
    wide = max(width_of(entry) for entry in entries) + 2
    columns = max(1, min(MOST_COLUMNS, (width + 2) // wide))
    high = -(-len(entries) // columns)
    out: list[Line] = []
    for i in range(high):
        line: Line = []
        for entry in entries[i::high]:
            line += [(" " * (-width_of(line) % wide), ""), *entry]
        out.append(ended(line))
    return out


def building(view: dict[str, Any], t: Translator, one: dict[str, Any]) -> Line:
    """■1 Well c8, □2 Mill (in 3 rounds) h1, B1 Mint"""
    name = t.name("building", one["id"])
    if one["owner"] is not None:
        donated = f" ({t('picture-donated')})" if one["donated"] else ""
        text = f"{one['level']} {name}{donated}"
        owner = letter(view, t, one["owner"])
        return [(" ", ""), owner, (text, "dim" if one["donated"] else "")]
    if one["live"]:
        return [(f" {LIVE}{one['level']} ", "ok"), (f"{name} {hex_name(t, one['hex'])}", "")]
    rounds = t("picture-in-rounds", count=rounds_until(view, one["place"]))
    return [(f" {ASLEEP}{one['level']} {name} {hex_name(t, one['hex'])} ({rounds})", "dim")]


def blocks(view: dict[str, Any], t: Translator, width: int) -> list[Block]:
    return [
        map_block(view, t, width),
        site_block(view, t),
        (t("picture-routes"), routes(view, t, width)),
    ]


def map_block(view: dict[str, Any], t: Translator, width: int) -> Block:
    return t("picture-map"), [*Sheet(view, t, width).draw(), *legend(view, t, width)]


def site_block(view: dict[str, Any], t: Translator) -> Block:
    return t("picture-sites"), sites(view, t)


def building_block(view: dict[str, Any], t: Translator, width: int) -> Block:
    return t("picture-buildings"), buildings(view, t, width)
