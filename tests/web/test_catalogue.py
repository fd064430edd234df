"""The texts of the browser client: whole, in both languages, and just those that are used."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from scriptorium.core import registry
from scriptorium.server.catalogue import OWN_TEXTS, catalogue
from scriptorium.texts import LANGUAGES

WEB = Path(__file__).parents[2] / "web" / "src"
SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for ending in ("svelte", "ts")
    for path in sorted(WEB.rglob(f"*.{ending}"))
    if ".test." not in path.name
)
# texts.t('key'), and t(`key-${what}`) of which only the beginning is known
LITERAL = re.compile(r"""(?:\bt|texts\.t|form|has)\(\s*'([a-z][\w-]*)'""")
TEMPLATE = re.compile(r"`([a-z][a-z-]*-)\$\{")
ENDING = re.compile(r"\$\{\w+\}(-[a-z-]+)`")
NAMED = re.compile(r"\bname\('([a-z]+)'")


def parsed(source: str) -> list[Any]:
    return FluentParser().parse(source).body


def messages(source: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parsed(source) if isinstance(entry, ast.Message)}


def variables(node: Any) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    parts: Iterable[Any] = ()
    if isinstance(node, ast.BaseNode):
        parts = vars(node).values()
    elif isinstance(node, list):
        parts = node
    return set().union(*(variables(part) for part in parts))


def all_of(lang: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for game in registry.names():
        found |= messages(catalogue(lang, game)[0].decode())
    return found


def own_files() -> list[Path]:
    """The catalogues that only the browser reads."""
    found = sorted(OWN_TEXTS.glob("*.en.ftl"))
    for game in registry.names():
        meta = registry.meta(game)
        shared = {f"{scenario}.en.ftl" for scenario in meta.scenarios}  # with the terminal
        found += sorted(
            path for path in (meta.folder / "texts").glob("*.en.ftl") if path.name not in shared
        )
    return found


def roles() -> set[str]:
    """The kinds of things that variables name: `role-here = town`."""
    return {
        str(entry.value.elements[0].value)
        for key, entry in all_of("en").items()
        if key.startswith("role-") and entry.value is not None
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_a_catalogue_has_no_junk_and_nothing_twice(lang: str, game: str) -> None:
    body = parsed(catalogue(lang, game)[0].decode())
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.parametrize("path", own_files(), ids=lambda path: path.name)
def test_german_says_all_that_english_says(path: Path) -> None:
    english = messages(path.read_text(encoding="utf-8"))
    german = messages(path.with_name(path.name.replace(".en.", ".de.")).read_text(encoding="utf-8"))
    assert sorted(english.keys() ^ german.keys()) == []
    for key, entry in english.items():
        forms = [one.id.name for one in entry.attributes]
        assert forms == [one.id.name for one in german[key].attributes], key
        assert variables(entry) == variables(german[key]), key


def test_every_text_the_client_asks_for_exists() -> None:
    known = all_of("en")
    assert sorted(key for key in set(LITERAL.findall(SOURCES)) if key not in known) == []
    assert TEMPLATE.findall(SOURCES)


def test_no_text_is_left_over() -> None:
    quoted = set(re.findall(r"""['"`]([a-z][\w-]*)['"`]""", SOURCES))
    beginnings = tuple(TEMPLATE.findall(SOURCES))
    beginnings += tuple(f"{role}-" for role in (*NAMED.findall(SOURCES), *roles()))
    endings = tuple(ENDING.findall(SOURCES))
    unused = [
        key
        for path in own_files()
        for key in messages(path.read_text(encoding="utf-8"))
        if key not in quoted
        and not key.startswith((*beginnings, "role-"))
        and not key.endswith(endings)
    ]
    assert unused == []


def test_no_sentence_is_written_in_the_client() -> None:
    """Words between tags, or in attributes that people read or hear."""
    found = []
    for path in sorted(WEB.rglob("*.svelte")):
        source = path.read_text(encoding="utf-8")
        markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
        text = re.sub(r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|&\w+;", "", markup)
        between = re.findall(r">([^<>{}]*[a-zäöüß]{3,}[^<>{}]*)<", text)
        spoken = re.findall(
            r"""(?:aria-label|title|placeholder|alt)="([^"{}]*[A-Za-z]{3,}[^"{}]*)\"""", text
        )
        found += [(path.name, words.strip()) for words in between + spoken]
    assert [one for one in found if one[1] not in ("Scriptorium",)] == []
