"""What lies on the table, drawn as far as the window allows; lines of the log; the score."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Any

from scriptorium import games
from scriptorium.cli.screen import Block, Line, Screen, columned, cropped, stacked, wrap
from scriptorium.core import outcome
from scriptorium.drawing import scenario_key
from scriptorium.texts import Sentence, Texts

ENDLESS = 1_000_000  # lines; more than any picture has


def picture_of(game: str) -> ModuleType | None:
    """How a game looks in a terminal, if it says so."""
    name = f"{games.__name__}.{game}.picture"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


class Scenery:
    """The picture of a game on a screen."""

    def __init__(self, picture: ModuleType | None, texts: Texts, screen: Screen) -> None:
        self.picture = picture
        self.texts = texts
        self.screen = screen

    def lines(
        self, view: dict[str, Any], kind: str, seat: int, sitting: list[str], below: int
    ) -> list[Line]:
        """The most important first, as long as there is room above `below` further lines. What
        belongs to a decision of this kind comes last, near the question."""
        return self.fitted(view, kind, seat, sitting, below)[0]

    def fitted(
        self, view: dict[str, Any], kind: str, seat: int, sitting: list[str], below: int
    ) -> tuple[list[Line], bool]:
        """The lines, and whether what matters most is among them."""
        if self.picture is None:
            return [], True
        width = self.screen.width
        head, *others = self.picture.top(view, self.texts, width, sitting)
        near, far = self.picture.focus(view, self.texts, kind, seat, width)
        above, under = stacked([head], width), stacked(near, width)
        room = self.screen.height - below if self.screen.live else ENDLESS
        room -= len(above) + len(under)
        # What the question needs goes before the rest of the top, if there is room for it at all.
        needed = self.needed(far)
        if needed > room:
            needed = 0
        for block in others:
            lines = stacked([block], width)
            if len(lines) <= room - needed:
                above += lines
                room -= len(lines)
        middle, first = self.fitting(far, room)
        return [*above, *middle, *under], first

    def needed(self, panels: list[Any]) -> int:
        """The lines of the most important panel, and of the one that says what is missing."""
        if not panels:
            return 0
        placed = [(block, column, at) for block, column, at, _ in panels]
        return len(columned(placed, {0}, self.screen.width)) + (len(panels) > 1)

    def factors(self, view: dict[str, Any]) -> dict[str, list[tuple[str, list[str]]]]:
        """What the points of each source are made of, if the game says so."""
        find = getattr(self.picture, "factors", None)
        return dict(find(view, self.texts)) if find is not None else {}

    def fitting(self, panels: list[Any], room: int) -> tuple[list[Line], bool]:
        """As many of the panels as there is room for, the most important first; what is left out
        is named."""
        placed = [(block, column, at) for block, column, at, _ in panels]
        chosen: set[int] = set()
        lines: list[Line] = []
        for i in range(len(panels)):
            more = columned(placed, chosen | {i}, self.screen.width)
            spare = 0 if len(chosen) + 1 == len(panels) else 1  # the line about what is missing
            if len(more) <= room - spare:
                chosen.add(i)
                lines = more
        missing = [panel for i, panel in enumerate(panels) if i not in chosen]
        if missing and room > len(lines):
            asked = dict.fromkeys(order for *_, order in missing)
            orders = ", ".join(self.texts.t("play-order", order=self.order(one)) for one in asked)
            names = ", ".join(block[0].rpartition(": ")[2] for block, *_ in missing)
            text = self.texts.t("play-not-shown", orders=orders, names=names)
            lines = [*lines, cropped([(f" {text}", "dim")], self.screen.width)]
        return lines, 0 in chosen or not panels

    def order(self, name: str) -> str:
        """The first of an order's words."""
        return self.texts.t(f"order-{name}").partition(",")[0].strip()

    def verdict(self, result: dict[str, Any], scenario: str) -> str:
        """Who has won, or what the game or the scenario calls its end."""
        find = getattr(self.picture, "verdict", None)
        text = str(find(result, self.texts)) if find is not None else ""
        if text:
            return text
        kind = result["outcome"]["kind"]
        if kind == outcome.RANKS:
            winners = outcome.winners(result)
            if not winners:
                return self.texts.t("play-nobody")
            return self.texts.t("play-winner", names=self.names(winners), count=len(winners))
        key = f"play-{kind}-{'won' if result['outcome']['won'] else 'lost'}"
        names = self.names(range(len(result["points"])))
        own = scenario_key(self.texts, scenario, key)
        return self.texts.t(own, names=names, count=max(result["points"]))

    def names(self, seats: Iterable[int]) -> str:
        return self.texts.join([self.texts.name("seat", seat) for seat in seats])


def ranks_of(result: dict[str, Any]) -> list[int]:
    """The ranks of all who took part; that of the rival, who is no seat, is the one left over."""
    ranks: list[int] = result["ranks"]
    if "rival" not in result:
        return ranks
    return [*ranks, min(set(range(1, len(ranks) + 2)) - set(ranks))]


def log_line(sentence: Sentence, width: int) -> list[Line]:
    """A sentence of the log; the name of its seat in the seat's colour."""
    lines = wrap(sentence.text, width - 2, "    ")
    if sentence.seat is None:
        return [[(line, "event")] for line in lines]
    first: Line = [("  ", ""), (sentence.who, f"seat{sentence.seat}")]
    first.append((lines[0][len(sentence.who) :], ""))
    return [first, *([("  " + line, "")] for line in lines[1:])]


def score_block(
    result: dict[str, Any], texts: Texts, factors: dict[str, list[tuple[str, list[str]]]]
) -> Block:
    """Points by source and seat, with what they are made of; the rival's, who is no seat, last."""
    rival = result.get("rival")
    points, by_source = result["points"], result["sources"]
    if rival is not None:
        points = [*points, rival["points"]]
        by_source = {name: [*row, rival["sources"][name]] for name, row in by_source.items()}
    names = [texts.name("seat", seat) for seat in range(len(points))]
    titles = {name: texts.name("source", name) for name in result["sources"]}
    parts = {name: [(f"  {one}", cells) for one, cells in factors.get(name, [])] for name in titles}
    words = [*titles.values(), *(one for rows in parts.values() for one, _ in rows)]
    label = max(len(name) for name in [*words, texts.t("score-total"), texts.t("score-rank")])
    wide = [max(len(name), 5) + 2 for name in names]

    def row(title: str, values: Sequence[int | str], style: str) -> Line:
        cells: Line = [(str(v).rjust(w), style) for v, w in zip(values, wide, strict=True)]
        return [(f" {title.ljust(label)}", "dim"), *cells]

    head: Line = [(" " * (label + 1), "")]
    for seat, name in enumerate(names):
        head.append((name.rjust(wide[seat]), f"seat{seat}"))
    lines = [head]
    for source, title in titles.items():
        lines.append(row(title, by_source[source], ""))
        lines += [row(one, cells, "dim") for one, cells in parts[source]]
    lines.append(row(texts.t("score-total"), points, "bold"))
    if len(points) > 1 and result["outcome"]["kind"] != outcome.TEAM:
        lines.append(row(texts.t("score-rank"), ranks_of(result), ""))
    return texts.t("score-title"), lines
