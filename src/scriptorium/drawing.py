"""What the pictures of games in a terminal are made of: lines of styled text.

A game's picture (`games/X/picture.py`) turns a view into lines and knows nothing of terminals; the
command line (`cli/screen.py`) puts lines on a screen and knows nothing of games. This is what they
agree on. It imports nothing of ours, so that both may use it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

Span = tuple[str, str]  # a text and its style: "" or a word of the palette in cli/screen.py
Line = list[Span]
Block = tuple[str, list[Line]]  # a title and what is below it
# The column of a block (0: left, 1: right), its place in the column, and the order that shows it.
Panel = tuple[Block, int, int, str]
# A row of a menu: what stands before the options, and the options as (number or letter, index,
# text); an index below 0 is a remark.
Item = tuple[str, int, str]
Row = tuple[Line, list[Item]]
REMARK = -1


class Translator(Protocol):
    """Texts of one language; `scriptorium.texts.Texts` is one."""

    def __call__(self, key: str, /, **values: Any) -> str: ...
    def has(self, key: str) -> bool: ...
    def name(self, role: str, value: object, form: str = "", count: int = 1) -> str: ...
    def form(self, key: str, form: str, /, **values: Any) -> str: ...
    def join(self, parts: Sequence[str]) -> str: ...


def scenario_key(t: Translator, scenario: str, key: str) -> str:
    """The key of a text in the words of a scenario (`SCENARIO-KEY`) where it has its own."""
    own = f"{scenario}-{key}"
    return own if t.has(own) else key


def width_of(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def pad(line: Line, width: int) -> Line:
    return [*line, (" " * max(0, width - width_of(line)), "")]


def cell(text: str, width: int, style: str = "") -> Span:
    """A text in a column of its own, cut if it must be."""
    return (text[: width - 1] + "…" if len(text) > width else text.ljust(width)), style


def ended(line: Line) -> Line:
    """Without the spaces at the end."""
    text, style = line[-1]
    return [*line[:-1], (text.rstrip(), style)]


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


def words(text: str, style: str = "") -> list[Line]:
    """A sentence as parts, to be wrapped between its words."""
    return [[(word, style)] for word in text.split()]
