"""One language's messages, read from Fluent files."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast


@functools.cache
def _parsed(path: Path) -> ast.Resource:
    """Parsing takes longer than anything else that is done with a catalogue."""
    return FluentResource(path.read_text(encoding="utf-8"))


class Catalogue:
    def __init__(self, lang: str, paths: Iterable[Path]) -> None:
        # Marks around values would show in terminals that know nothing of them.
        self._bundle = FluentBundle([lang], use_isolating=False)
        self.entries: dict[str, ast.Message] = {}
        self.broken: list[str] = []
        self._variables: dict[tuple[str, str], list[str]] = {}
        self._roles: dict[str, str] = {}
        for path in paths:
            self._read(path)

    def _read(self, path: Path) -> None:
        resource = _parsed(path)
        self._bundle.add_resource(resource)
        for entry in resource.body:
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
            entry = self.entries[key]
            pattern = entry.value
            for attribute in entry.attributes:
                if form and attribute.id.name == form:
                    pattern = attribute.value
            self._variables[key, form] = list(dict.fromkeys(_references(pattern)))
        return self._variables[key, form]

    def format(self, key: str, form: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        message = self._bundle.get_message(key)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None  # every message of ours has a value
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors


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
