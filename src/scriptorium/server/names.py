"""What people may be called."""

from __future__ import annotations

import unicodedata

from scriptorium.core.errors import Problem

# Control and direction characters, lone surrogates, letters of nobody's, line and paragraph
# separators.
FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# What takes no room or shows nothing although Unicode calls it a letter, mark or symbol: joiners,
# fillers, selectors of variants, the empty Braille cell.
UNSEEN = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0",
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
MOST_MARKS = 2  # on one letter: no language needs more, and more climb over the lines around


def readable(name: str) -> str:
    """Refuses a name that hides something or turns the line around; gaps become single spaces."""
    marks = 0
    for letter in name:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in FORBIDDEN or letter in UNSEEN or marks > MOST_MARKS:
            raise Problem("bad-name")
    return " ".join(name.split())


def folded(name: str) -> str:
    """Equal for names that look the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def check_apart(names: list[str]) -> None:
    """No two people at a table have the same name; nameless ones may be several."""
    seen: set[str] = set()
    for name in names:
        if name and folded(name) in seen:
            raise Problem("name-taken", name=name)
        seen.add(folded(name))
