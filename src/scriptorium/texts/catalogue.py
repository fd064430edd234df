"""One language's messages, read from Fluent files."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from scriptorium.texts.filling import Filler, pattern_of


@functools.cache
def _parsed(path: Path) -> ast.Resource:
    """Parsing takes longer than anything else that is done with a catalogue."""
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))


class Catalogue:
    def __init__(self, lang: str, paths: Iterable[Path]) -> None:
        self._lang = lang
        self.entries: dict[str, ast.Message] = {}
        self.broken: list[str] = []
        self._variables: dict[tuple[str, str], list[str]] = {}
        self._roles: dict[str, str] = {}
        for path in paths:
            self._read(path)

    def _read(self, path: Path) -> None:
        for entry in _parsed(path).body:
            if isinstance(entry, ast.Message):
                if entry.id.name in self.entries:
                    self.broken.append(f"{path.name}: {entry.id.name} twice")
                self.entries[entry.id.name] = entry
            elif isinstance(entry, ast.Junk):
                self.broken.append(f"{path.name}: {(entry.content or '')[:60]!r}")

    def has(self, key: str, form: str = "") -> bool:
        entry = self.entries.get(key)
        if entry is None:
            return False
        return not form or any(attribute.id.name == form for attribute in entry.attributes)

    def forms(self, key: str) -> list[str]:
        return [attribute.id.name for attribute in self.entries[key].attributes]

    def role(self, variable: str) -> str:
        """What kind of thing a variable names; "" for plain values."""
        if variable not in self._roles:
            key = f"role-{variable}"
            self._roles[variable] = self.format(key, "", {})[0] if key in self.entries else ""
        return self._roles[variable]

    def variables(self, key: str, form: str = "") -> list[str]:
        """The variables of a message, or of one of its forms."""
        if (key, form) not in self._variables:
            pattern = pattern_of(self.entries[key], form)
            self._variables[key, form] = list(dict.fromkeys(_references(pattern)))
        return self._variables[key, form]

    def format(self, key: str, form: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        pattern = pattern_of(self.entries[key], form)
        assert pattern is not None  # every message of ours has a value
        filler = Filler(self._lang, self.entries, args)
        return filler.fill(pattern), filler.errors


def _references(node: Any) -> Iterable[str]:
    """The names of all variables below a node of the syntax tree."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _references(value)
    elif isinstance(node, list):
        for value in node:
            yield from _references(value)
