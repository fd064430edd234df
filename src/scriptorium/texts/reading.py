"""What people read before the ledger: an overview, chapters, what words mean, questions.

It is written in `docs/reading`, one file for each ledger and language:

    ## Overview              (of a scenario: ## Overview: dignitary)
    Two lines about the game.
    - **Title** sentence _[chapter; step of the guide; what is drawn]_
    ## Chapters
    ### Section
    - **GROUP** sentence _[what is drawn]_
    ## Words                 (## Questions the same; of a scenario: ## Questions: dignitary)
    - **word** meaning _[rule, rule]_

What is drawn is told in names of pieces and signs between them. ` | ` stands between blocks, ` : `
before the words below one, which say with `!` that it is wrong; ` / ` begins another row in it.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass, field
from pathlib import Path

from scriptorium.core import registry
from scriptorium.texts.ledger import FALLBACK, PACKAGE

FOLDERS = (PACKAGE / "docs" / "reading", PACKAGE.parents[1] / "docs" / "reading")
# How the notes of a part are told apart; the one note of a chapter may hold any sign.
_SPLIT = {"Overview": "; ", "Chapters": "\n", "Words": ", ", "Questions": ", "}
_ITEM = re.compile(r"^- \*\*(.+?)\*\* (.+?)(?: _\[(.*)\]_)?$")


@dataclass(frozen=True)
class Item:
    """A line: its bold title, its sentence, and what its brackets name."""

    title: str
    text: str
    notes: tuple[str, ...]
    scenario: str = ""


@dataclass
class Overview:
    """`steps`: chapter, step of the guide (0: none) and drawing are their notes."""

    scenario: str
    text: str = ""
    steps: list[Item] = field(default_factory=list)


@dataclass
class Reading:
    overviews: list[Overview] = field(default_factory=list)
    chapters: list[tuple[str, list[Item]]] = field(default_factory=list)
    words: list[Item] = field(default_factory=list)
    questions: list[Item] = field(default_factory=list)

    def read(self, text: str) -> None:
        part = scenario = ""
        for line in text.splitlines():
            if line.startswith("## "):
                part, _, scenario = line[3:].partition(": ")
                if part == "Overview":
                    self.overviews.append(Overview(scenario))
            elif line.startswith("### "):
                self.chapters.append((line[4:], []))
            else:
                self._line(part, scenario, line)

    def _line(self, part: str, scenario: str, line: str) -> None:
        found = _ITEM.match(line)
        if found is None:
            if part == "Overview" and line:
                self.overviews[-1].text = line
            return
        title, text, notes = found.groups()
        split = _SPLIT[part]
        item = Item(title, text, tuple(notes.split(split)) if notes else (), scenario)
        {
            "Overview": lambda: self.overviews[-1].steps,
            "Chapters": lambda: self.chapters[-1][1],
            "Words": lambda: self.words,
            "Questions": lambda: self.questions,
        }[part]().append(item)


def folder() -> Path | None:
    return next((path for path in FOLDERS if path.is_dir()), None)


@functools.cache
def reading(game: str, lang: str) -> Reading:
    """Of a game and of its expansions, which are called like their data."""
    found, where = Reading(), folder()
    if where is None:
        return found
    files = sorted((registry.meta(game).folder / "data").glob("*.toml"))
    for name in dict.fromkeys([game, *(path.stem for path in files)]):
        ending = "" if lang == FALLBACK else f".{lang}"
        path = where / f"{name}{ending}.md"
        if path.is_file():
            found.read(path.read_text(encoding="utf-8"))
    return found
