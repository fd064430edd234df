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


def test_one_would_be_found() -> None:
    assert inline_importance('<p\n style="line-height: 1 !important">')
    assert not inline_importance("<p style='line-height: 1'></p><style>p {x: y !important}</style>")
