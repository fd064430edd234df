"""What people may be called."""

from __future__ import annotations

import unicodedata

from scriptorium.core.errors import Problem

# Control and direction characters, lone surrogates, line and paragraph separators.
FORBIDDEN = {"Cc", "Cf", "Cs", "Zl", "Zp"}


def readable(name: str) -> str:
    """Refuses a name that hides something or turns the line around."""
    if any(unicodedata.category(letter) in FORBIDDEN for letter in name):
        raise Problem("bad-name")
    return name


def folded(name: str) -> str:
    """Equal for names that look the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
