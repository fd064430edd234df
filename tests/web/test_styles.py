"""What can be said of styles without looking at a page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
# `style="..."`, `style={...}` and `style:name={...}`, up to the end of the tag.
INLINE = re.compile(r"\sstyle[=:][^>]*!\s*important")


def inline_importance(source: str) -> list[str]:
    return INLINE.findall(source.partition("<style")[0])


@pytest.mark.parametrize(
    "path", sorted(SOURCES.rglob("*.svelte")), ids=lambda path: path.relative_to(SOURCES).as_posix()
)
def test_no_style_attribute_overrules_the_reader(path: Path) -> None:
    """Who needs wider lines or letters sets them in a style sheet of their own (WCAG 1.4.12)."""
    assert inline_importance(path.read_text(encoding="utf-8")) == []


TOKENS = (SOURCES / "styles" / "tokens.css").read_text(encoding="utf-8")


def colours(theme: str) -> dict[str, str]:
    light, dark = TOKENS.split("[data-theme='dark']")
    found = dict(re.findall(r"(--[\w-]+): (#[0-9a-f]{6});", light))
    return (
        found
        if theme == "light"
        else found | dict(re.findall(r"(--[\w-]+): (#[0-9a-f]{6});", dark))
    )


def brightness(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("words", ["--ink", "--on-fill-2", "--on-fill-rubric", "--good"])
def test_words_on_what_is_lit_can_be_read(words: str, theme: str) -> None:
    """WCAG 1.4.3; `--ink-2` and `--rubric` could not, in the dark."""
    found = colours(theme)
    low, high = sorted(brightness(found[one]) for one in (words, "--gold-fill"))
    assert (high + 0.05) / (low + 0.05) >= 4.5


def test_one_would_be_found() -> None:
    assert inline_importance('<p\n style="line-height: 1 !important">')
    assert not inline_importance("<p style='line-height: 1'></p><style>p {x: y !important}</style>")
