"""A decision as a numbered menu, and finding the option somebody means."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from scriptorium.cli.screen import Line, Span, width_of, wrap
from scriptorium.core.codec import Spoken
from scriptorium.core.decision import Decision, Option
from scriptorium.texts import Texts

# A row: what stands before the options, then (number, index, text) for each.
Row = tuple[Line, list[tuple[int, int, str]]]
INDENT = 6
MIN_ROOM = 24  # columns a text needs to be readable
BETWEEN = "   "


def normal(text: str) -> str:
    """Lower case, without accents, underscores and punctuation, single spaces."""
    flat = unicodedata.normalize("NFKD", text.casefold().replace("_", " "))
    bare = "".join(c for c in flat if not unicodedata.combining(c))
    return " ".join(word.strip(".,:;()") for word in bare.split())


def number_in(typed: str) -> int | None:
    """The number that was typed, if it is one that somebody may mean."""
    text = typed.strip()
    return int(text) if text.isdecimal() and len(text) < 10 else None


class Unclear(Exception):
    """What was typed fits no option, or several (`fits`)."""

    def __init__(self, fits: Sequence[int] = (), near: Sequence[int] = ()) -> None:
        super().__init__()
        self.fits = list(fits)
        self.near = list(near)


class Menu:
    def __init__(
        self,
        decision: Decision,
        view: dict[str, Any],
        texts: Texts,
        picture: ModuleType | None,
        width: int,
    ) -> None:
        self.decision = decision
        self.texts = texts
        self.width = width
        self.rows = self._rows(view, picture)
        self.numbers = {number: index for _, items in self.rows for number, index, _ in items}

    def _rows(self, view: dict[str, Any], picture: ModuleType | None) -> list[Row]:
        make = getattr(picture, "menu", None)
        if make is None:
            return self._plain()
        found: list[Row] = make(view, self.decision.json(), self.texts, self.width)
        return found

    def _plain(self) -> list[Row]:
        """For a game without a picture: one option a line."""
        return [
            ([("  ", "")], [(index + 1, index, self.texts.label(option))])
            for index, option in enumerate(self.decision.options)
        ]

    @property
    def options(self) -> tuple[Option, ...]:
        return self.decision.options

    def number(self, index: int) -> int:
        return next(number for number, one in self.numbers.items() if one == index)

    # Finding

    def find(self, typed: str) -> Option:
        """The option meant by a number, a canonical text or any words of its label."""
        number = number_in(typed)
        if number is not None:
            if number not in self.numbers:
                raise Unclear()
            return self.options[self.numbers[number]]
        found = matches(typed, self.options, self.texts)
        own = [i for i in found if not self.options[i].takes_back]
        if len(own) == 1:
            return self.options[own[0]]
        if len(found) == 1:
            return self.options[found[0]]
        raise Unclear(found, [] if found else nearest(typed, self.options, self.texts))

    # Showing

    def lines(self) -> list[Line]:
        out: list[Line] = []
        width = self.width
        single = all(len(items) <= 1 and not words_in(head) for head, items in self.rows)
        digits = len(str(max(self.numbers, default=0)))
        column = max((width_of(head) for head, items in self.rows if items), default=0) + 2
        if column > width // 2 + 8:
            column = 0  # a narrow window: options go below what they belong to
        for head, items in self.rows:
            if single:
                out += one_item(items, width, digits)
            else:
                out += row_lines(head, items, width, column)
        return out


def words_in(line: Line) -> str:
    return "".join(text for text, _ in line).strip()


def one_item(items: list[tuple[int, int, str]], width: int, digits: int) -> list[Line]:
    """Each option on a line of its own. If it has columns, what does not fit goes on below the
    last one."""
    out: list[Line] = []
    start = digits + 4
    for number, _, text in items:
        column = text.rfind("  ") + 2 if "  " in text else 0
        if width - start - column < MIN_ROOM:
            column = 0
        parts = wrap(text[column:], max(MIN_ROOM, width - start - column))
        head: Line = [("  ", ""), (str(number).rjust(digits), "number"), ("  ", "")]
        out.append([*head, (text[:column] + parts[0], "")])
        out += [[(" " * (start + column) + part, "")] for part in parts[1:]]
    return out


def row_lines(head: Line, items: list[tuple[int, int, str]], width: int, column: int) -> list[Line]:
    """A head and its options beside it, or below it where the window is narrow."""
    lines: list[Line] = [list(head)]
    start = column
    if not words_in(head):
        start = column = width_of(head)
    elif not column and items and width_of(head) > INDENT:
        lines.append([(" " * INDENT, "")])
        start = INDENT
    elif column and items:
        lines[0].append((" " * (column - width_of(head)), ""))
    empty = True
    for number, _, text in items:
        piece: list[Span] = [(str(number), "number"), (f" {text}" if text else "", "")]
        if not empty and width_of(lines[-1]) + len(BETWEEN) + width_of(piece) > width:
            lines.append([(" " * start, "")])
            empty = True
        lines[-1] += ([] if empty else [(BETWEEN, "")]) + piece
        empty = False
    return lines


def spellings(action: Option | Spoken, texts: Texts) -> list[str]:
    return [normal(action.text), normal(texts.label(action))]


def matches(typed: str, actions: Sequence[Option | Spoken], texts: Texts) -> list[int]:
    """The options that fit best: by canonical text, by its beginning, by words."""
    words = normal(typed)
    if not words:
        return []
    exact = [i for i, one in enumerate(actions) if words in spellings(one, texts)]
    if exact:
        return exact
    beginning = [i for i, one in enumerate(actions) if normal(one.text).startswith(words)]
    if len(beginning) == 1:
        return beginning
    fits = [
        i
        for i, one in enumerate(actions)
        if any(_fits(words.split(), text.split()) for text in spellings(one, texts))
    ]
    return _plainest(fits, actions)


def _fits(typed: list[str], words: list[str]) -> bool:
    """Each word typed is the beginning of a word of its own."""
    left = list(words)
    for word in typed:
        hit = next((one for one in left if one == word), None) or next(
            (one for one in left if one.startswith(word)), None
        )
        if hit is None:
            return False
        left.remove(hit)
    return True


def _plainest(fits: list[int], actions: Sequence[Option | Spoken]) -> list[int]:
    """An option that says nothing but what the others say too is meant: "farmer village" is no
    marked farmer."""
    words = {i: set(normal(actions[i].text).split()) for i in fits}
    least = [i for i in fits if all(words[i] < words[other] for other in fits if other != i)]
    return least if len(least) == 1 else fits


def nearest(typed: str, actions: Sequence[Option | Spoken], texts: Texts) -> list[int]:
    names: dict[str, int] = {}
    for i, one in enumerate(actions):
        for name in spellings(one, texts):
            names.setdefault(name, i)
    close = difflib.get_close_matches(normal(typed), names, n=3, cutoff=0.4)
    return list(dict.fromkeys(names[name] for name in close))
