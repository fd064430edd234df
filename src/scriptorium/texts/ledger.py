"""The rule ledgers, to be read by people: by id, by group, by words.

They come with the wheel in `scriptorium/docs/rules`; in a working copy they are in `docs/rules`.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from string import digits

from scriptorium.core import registry

PACKAGE = Path(__file__).parents[1]
FOLDERS = (PACKAGE / "docs" / "rules", PACKAGE.parents[1] / "docs" / "rules")
FALLBACK = "en"
HEADING = 40  # characters before a colon, at most

_RULE = re.compile(r"^- \*\*([A-Z]{3}(?:-[A-Z0-9_]+)+)\*\*\s+(.*)$")
_SOURCE = re.compile(r"\s*_\[(.*)\]_\s*$")
_TITLE = re.compile(r"^# (.*)[,:] ")  # and what kind of text it is
_HEADING = re.compile(r"^#{2,3}\s+(.*)$")
_GROUP = re.compile(r"([^,(]+?)\s*\(([A-Z]+(?:-[A-Z]+)*)\)")


@dataclass(frozen=True)
class Rule:
    """One statement. `source` names the place in the printed rules."""

    id: str
    text: str
    source: str

    @property
    def group(self) -> str:
        """ORL-CEN-3 belongs to CEN, the ruling ORL-R7 to R; of four parts both in the middle."""
        _, *groups, last = self.id.split("-")
        return "-".join(groups) or last.rstrip(digits)


def folder() -> Path | None:
    return next((path for path in FOLDERS if path.is_dir()), None)


def plain(text: str) -> str:
    flat = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in flat if not unicodedata.combining(c))


class Ledger:
    """The rules of one game in one language."""

    def __init__(self, text: str) -> None:
        title = _TITLE.match(text)
        self.title = title.group(1) if title is not None else ""
        self.rules: list[Rule] = []
        self.groups: dict[str, str] = {}
        heading = ""
        for line in text.splitlines():
            title = _HEADING.match(line)
            if title is not None:
                heading = title.group(1)
                for name, group in _GROUP.findall(heading):
                    self.groups[group] = name.strip()
            found = _RULE.match(line)
            if found is not None:
                self._add(found.group(1), found.group(2), heading)

    def _add(self, id: str, text: str, heading: str) -> None:
        source = _SOURCE.search(text)
        plain_text = _SOURCE.sub("", text).replace("*", "").replace("`", "")
        rule = Rule(id, plain_text, source.group(1) if source is not None else "")
        self.rules.append(rule)
        self.groups.setdefault(rule.group, heading)

    @classmethod
    @functools.cache
    def of(cls, game: str, lang: str) -> Ledger | None:
        """The ledger of a game; in English if there is none in this language."""
        where = folder()
        for name in (f"{game}.{lang}.md", f"{game}.md"):
            if where is not None and (where / name).is_file():
                return cls((where / name).read_text(encoding="utf-8"))
        return None

    @classmethod
    @functools.cache
    def all_of(cls, game: str, lang: str) -> tuple[Ledger, ...]:
        """The ledger of a game and those of its expansions, which are called like their data."""
        files = sorted((registry.meta(game).folder / "data").glob("*.toml"))
        names = dict.fromkeys([game, *(path.stem for path in files)])
        found = (cls.of(name, lang) for name in names)
        return tuple(one for one in found if one is not None)

    @property
    def prefix(self) -> str:
        """What all its ids begin with: INV-"""
        return f"{self.rules[0].id.partition('-')[0]}-" if self.rules else ""

    @property
    def short_title(self) -> str:
        """Without the game's: Invasion, not Orléans: Invasion."""
        return self.title.rpartition(": ")[2]

    def rule(self, id: str) -> Rule | None:
        return next((rule for rule in self.rules if rule.id == id.upper()), None)

    def group(self, name: str) -> list[Rule]:
        """The rules of a group, and of the groups within: EVT is all events of all scenarios."""
        above = f"{name.upper()}-"
        return [rule for rule in self.rules if f"{rule.group}-".startswith(above)]

    def search(self, words: list[str]) -> list[Rule]:
        """By id (ORL-CEN-3, or CEN-3, or "cen 3"), by group (CEN, or ORL-CEN), else all rules in
        which all words occur."""
        given = "-".join(words).upper()
        for rule in self.rules:
            if given in (rule.id, rule.id.partition("-")[2]):
                return [rule]
        for group in (given, given.partition("-")[2]):
            if group in self.groups and len(words) == 1:
                return self.group(group)
        wanted = [plain(word) for word in words]
        titles = {group: plain(name) for group, name in self.groups.items()}
        found = [
            rule
            for rule in self.rules
            if all(word in plain(rule.text) or word in titles[rule.group] for word in wanted)
        ]

        def far(rule: Rule) -> tuple[bool, bool]:
            """First the groups that are called so, then rules that have it in their heading."""
            head, colon, _ = plain(rule.text).partition(":")
            return (
                not all(word in titles[rule.group] for word in wanted),
                not (colon and len(head) < HEADING and all(word in head for word in wanted)),
            )

        return sorted(found, key=far)
