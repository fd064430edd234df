"""What lies on the table, drawn as far as the window allows; lines of the log; the score."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType
from typing import Any

from scriptorium import games
from scriptorium.cli.screen import Block, Line, Screen, arranged, stacked, wrap
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
        if self.picture is None:
            return []
        width = self.screen.width
        head, *others = self.picture.top(view, self.texts, width, sitting)
        near, far = self.picture.focus(view, self.texts, kind, seat, width)
        above, under = stacked([head], width), stacked(near, width)
        room = self.screen.height - below if self.screen.live else ENDLESS
        room -= len(above) + len(under)
        for block in others:
            lines = stacked([block], width)
            if len(lines) <= room:
                above += lines
                room -= len(lines)
        return [*above, *self.fitting(far, room), *under]

    def fitting(self, blocks: list[Block], room: int) -> list[Line]:
        """As many of the blocks as there is room for."""
        chosen: list[Block] = []
        lines: list[Line] = []
        for block in blocks:
            more = arranged([*chosen, block], self.screen.width)
            if len(more) <= room:
                chosen.append(block)
                lines = more
        return lines


def log_line(sentence: Sentence, width: int) -> list[Line]:
    """A sentence of the log; the name of its seat in the seat's colour."""
    lines = wrap(sentence.text, width - 2, "    ")
    if sentence.seat is None:
        return [[(line, "event")] for line in lines]
    first: Line = [("  ", ""), (sentence.who, f"seat{sentence.seat}")]
    first.append((lines[0][len(sentence.who) :], ""))
    return [first, *([("  " + line, "")] for line in lines[1:])]


def score_block(result: dict[str, Any], texts: Texts) -> Block:
    """Points by source and seat."""
    seats = range(len(result["points"]))
    names = [texts.name("seat", seat) for seat in seats]
    sources = {texts.name("source", name): row for name, row in result["sources"].items()}
    label = max(len(name) for name in [*sources, texts.t("score-total"), texts.t("score-rank")])
    wide = [max(len(name), 5) + 2 for name in names]

    def row(title: str, values: list[int], style: str) -> Line:
        cells: Line = [(str(v).rjust(w), style) for v, w in zip(values, wide, strict=True)]
        return [(f" {title.ljust(label)}", "dim"), *cells]

    head: Line = [(" " * (label + 1), "")]
    for seat, name in enumerate(names):
        head.append((name.rjust(wide[seat]), f"seat{seat}"))
    lines = [head, *(row(title, values, "") for title, values in sources.items())]
    lines.append(row(texts.t("score-total"), result["points"], "bold"))
    lines.append(row(texts.t("score-rank"), result["ranks"], ""))
    return texts.t("score-title"), lines
