"""A decision as a numbered menu, and finding the option somebody means."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from scriptorium.cli.screen import wrap
from scriptorium.core.codec import ActionText
from scriptorium.core.decision import Decision, Option
from scriptorium.drawing import Item, Line, Row, Span, width_of
from scriptorium.texts import Texts

INDENT = 6
MIN_ROOM = 24  # columns a text needs to be readable
BETWEEN = "   "
ENDING = "0"  # the number of what ends a choice, in every menu
MOVED = (
    "tile"  # the argument that says who goes somewhere; such an action may be named by its parts
)


def normal(text: str) -> str:
    """Lower case, without accents, underscores, arrows and punctuation, single spaces."""
    flat = unicodedata.normalize("NFKD", re.sub("[_→↑]", " ", text.casefold()))
    bare = "".join(c for c in flat if not unicodedata.combining(c))
    words = " ".join(word.strip(".,:;()") for word in bare.split())
    return words.replace(" *", "*")


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
        known: dict[str, str] | None = None,
    ) -> None:
        """`known`: numbers that options (by their texts) have had before and keep; new ones are
        added to it."""
        self.decision = decision
        self.texts = texts
        self.width = width
        self.rows = self._rows(view, picture)
        if known is not None:
            self.rows = [(head, self._keep(items, known)) for head, items in self.rows]
        self.numbers = {
            number: index for _, items in self.rows for number, index, _ in items if index >= 0
        }

    def _keep(self, items: list[Item], known: dict[str, str]) -> list[Item]:
        out: list[Item] = []
        for number, index, text in items:
            if index >= 0 and number.isdecimal() and number != ENDING:
                free = 1 + max((int(one) for one in known.values()), default=0)
                number = known.setdefault(self.options[index].text, str(free))
            out.append((number, index, text))
        return out

    def _rows(self, view: dict[str, Any], picture: ModuleType | None) -> list[Row]:
        make = getattr(picture, "menu", None)
        if make is None:
            return self._plain()
        found: list[Row] = make(view, self.decision.json(), self.texts, self.width)
        return found

    def _plain(self) -> list[Row]:
        """For a game without a picture: one option a line."""
        return [
            ([("  ", "")], [(str(index + 1), index, self.texts.label(option))])
            for index, option in enumerate(self.decision.options)
        ]

    @property
    def options(self) -> tuple[Option, ...]:
        return self.decision.options

    def number(self, index: int) -> str:
        return next(number for number, one in self.numbers.items() if one == index)

    # Finding

    def numbered(self, typed: str) -> int | None:
        """The option with this number or letter."""
        number = number_in(typed)
        return self.numbers.get(typed.strip().lower() if number is None else str(number))

    def several(self, typed: str) -> list[Option | str]:
        """The options meant by several numbers (a number without an option stays as it is); [] if
        it is something else."""
        parts = typed.replace(",", " ").split()
        if len(parts) < 2 or any(number_in(part) is None for part in parts):
            return []
        found = [(part, self.numbered(part)) for part in parts]
        return [part if index is None else self.options[index] for part, index in found]

    def find(self, typed: str) -> Option:
        """The option meant by a number, a canonical text or any words of its label."""
        at = self.numbered(typed)
        if at is not None:
            return self.options[at]
        if number_in(typed) is not None:
            raise Unclear()
        found = matches(typed, self.options, self.texts)
        own = [i for i in found if not self.options[i].takes_back]
        if len(own) == 1:
            return self.options[own[0]]
        if len(found) == 1:
            return self.options[found[0]]
        raise Unclear(found, [] if found else nearest(typed, self.options, self.texts))

    # Showing

    def lines(self) -> list[Line]:
        return [line for lines in self.drawn() for line in lines]

    def drawn(self) -> list[list[Line]]:
        """The lines of each row."""
        out: list[list[Line]] = []
        width = self.width
        single = all(len(items) <= 1 and not words_in(head) for head, items in self.rows)
        digits = max((len(number) for number in self.numbers), default=1)
        column = max((width_of(head) for head, items in self.rows if items), default=0) + 2
        if column > width // 2 + 8:
            column = 0  # a narrow window: options go below what they belong to
        for head, items in self.rows:
            if single:
                out.append(one_item(items, width, digits))
            else:
                out.append(row_lines(head, items, width, column))
        return out


def words_in(line: Line) -> str:
    return "".join(text for text, _ in line).strip()


def one_item(items: list[Item], width: int, digits: int) -> list[Line]:
    """Each option on a line of its own. If it has columns, what does not fit goes on below the
    last one."""
    out: list[Line] = []
    start = digits + 4
    for number, _, text in items:
        column = text.rfind("  ") + 2 if "  " in text else 0
        if width - start - column < MIN_ROOM:
            column = 0
        parts = wrap(text[column:], max(MIN_ROOM, width - start - column))
        head: Line = [("  ", ""), (number.rjust(digits), "number"), ("  ", "")]
        out.append([*head, (text[:column] + parts[0], "")])
        out += [[(" " * (start + column) + part, "")] for part in parts[1:]]
    return out


def row_lines(head: Line, items: list[Item], width: int, column: int) -> list[Line]:
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
        piece: list[Span] = [(number, "number"), (f" {text}" if text else "", "")]
        if not number:
            piece = [(text, "warn")]
        if not empty and width_of(lines[-1]) + len(BETWEEN) + width_of(piece) > width:
            lines.append([(" " * start, "")])
            empty = True
        first, more = fitted(piece, width - start)
        lines[-1] += ([] if empty else [(BETWEEN, "")]) + first
        lines += [[(" " * start, ""), *line] for line in more]
        empty = False
    return lines


def fitted(piece: list[Span], room: int) -> tuple[list[Span], list[Line]]:
    """An option that is longer than a line: its beginning, and the lines it goes on with."""
    if width_of(piece) <= room or room < MIN_ROOM:
        return piece, []
    text, style = piece[-1]
    before = width_of(piece) - len(text.lstrip())
    first, *more = wrap(" " * before + text.strip(), room, "  ")
    start = first[width_of(piece[:-1]) :]
    return [*piece[:-1], (start, style)], [[(part, style)] for part in more]


def spellings(action: Option | ActionText, texts: Texts) -> list[str]:
    """All that somebody who reads the screen may call an action. What is not on the screen (no
    option) is known by its text, its label and its parts."""
    asked = (action.text, action.args, isinstance(action, Option))
    if asked in texts.spelled:
        return texts.spelled[asked]
    found = [action.text, texts.label(action)]
    if isinstance(action, Option):
        found += screen_names(action, texts)
    if any(name == MOVED for name, _ in action.args):
        found.append(texts.names(action))
    texts.spelled[asked] = list(dict.fromkeys(normal(text) for text in found if text))
    return texts.spelled[asked]


def screen_names(action: Option | ActionText, texts: Texts) -> list[str]:
    """What the menu shows of it: its row, and its words there, at length and abbreviated."""
    key = f"action-{action.label}"
    if not texts.catalogue.has(key, "group"):
        return [texts.names(action, form) for form in ("", "short")]
    group = texts.label(action, "group")
    forms = [form for form in ("item", "dense") if texts.catalogue.has(key, form)]
    return [f"{group} {texts.label(action, form)}" for form in forms]


def matches(typed: str, actions: Sequence[Option | ActionText], texts: Texts) -> list[int]:
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
    scores: dict[int, int] = {}
    for i, one in enumerate(actions):
        score = max(_fits(words.split(), text.split()) for text in spellings(one, texts))
        if score >= 0:
            scores[i] = score
    best = max(scores.values(), default=0)
    return _plainest([i for i, score in scores.items() if score == best], actions, texts)


def _fits(typed: list[str], words: list[str]) -> int:
    """-1 unless each word typed is the beginning of a word of its own; else how many are whole
    words: "Ship" means the Ship before any shipping line."""
    left = list(words)
    whole = 0
    for word in typed:
        hit = next((one for one in left if one in (word, f"{word}*")), None)
        whole += hit is not None
        hit = hit or next((one for one in left if one.startswith(word)), None)
        if hit is None:
            return -1
        left.remove(hit)
    return whole


def _plainest(fits: list[int], actions: Sequence[Option | ActionText], texts: Texts) -> list[int]:
    """An option that says nothing but what the others say too is meant: "farmer village" is no
    marked farmer, and no technology instead of a farmer."""
    if len(fits) < 2:
        return fits
    words = {
        i: [
            set(normal(text).split())
            for text in (actions[i].text, *screen_names(actions[i], texts)[:1])
        ]
        for i in fits
    }

    def plainer(one: int, other: int) -> bool:
        return any(own < its for own, its in zip(words[one], words[other], strict=False))

    least = [i for i in fits if all(plainer(i, other) for other in fits if other != i)]
    return least if len(least) == 1 else fits


def nearest(typed: str, actions: Sequence[Option | ActionText], texts: Texts) -> list[int]:
    names: dict[str, int] = {}
    for i, one in enumerate(actions):
        for name in spellings(one, texts):
            names.setdefault(name, i)
    close = difflib.get_close_matches(normal(typed), names, n=3, cutoff=0.4)
    return list(dict.fromkeys(names[name] for name in close))
