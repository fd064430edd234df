"""Our way to fill Fluent messages makes of each of them what Mozilla's runtime makes."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from scriptorium.texts import LANGUAGES
from scriptorium.texts.catalogue import Catalogue
from scriptorium.texts.filling import number, pattern_of

SOURCES = Path(__file__).parents[2] / "src" / "scriptorium"
VALUES = (0, 1, 2, 1234567, 2.5, "farmer", "none")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_what_mozillas_runtime_makes_of_it(lang: str) -> None:
    compared = 0
    for path in sorted({*SOURCES.rglob(f"{lang}.ftl"), *SOURCES.rglob(f"*.{lang}.ftl")}):
        ours = Catalogue(lang, [path])
        theirs = FluentBundle([lang], use_isolating=False)
        theirs.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        for key, entry in ours.entries.items():
            message = theirs.get_message(key)
            for form in ("", *(one.id.name for one in entry.attributes)):
                variables = ours.variables(key, form)
                pattern = message.attributes[form] if form else message.value
                for value in VALUES if _chooses(pattern_of(entry, form)) else VALUES[-1:]:
                    args = dict.fromkeys(variables, value)
                    said, errors = theirs.format_pattern(pattern, args)
                    found, missing = ours.format(key, form, args)
                    assert found == said or errors, (path.name, key, form, value)
                    assert len(missing) == len(errors)
                    compared += 1
    assert compared > 4000


def _chooses(pattern: ast.Pattern | None) -> bool:
    """Whether it makes a difference what the values are."""
    elements = pattern.elements if pattern is not None else []
    placed = (one.expression for one in elements if isinstance(one, ast.Placeable))
    return any(isinstance(one, ast.SelectExpression | ast.FunctionReference) for one in placed)


def test_numbers_are_rounded_to_even_and_grouped() -> None:
    assert number("en", 1234567.8915) == "1,234,567.892"
    assert number("de", 1234567.5, least=2) == "1.234.567,50"
    assert number("de", Decimal("-0.125"), most=2) == "-0,12"
    assert number("en", 2.5, most=0) == "2"
    assert number("en", 1e3) == "1,000"


def test_what_is_missing_is_named_and_told() -> None:
    catalogue = Catalogue("en", [SOURCES / "texts" / "serve.en.ftl"])
    said, errors = catalogue.format("serve-running", "", {})
    assert "address" in said
    assert [str(one) for one in errors] == ["address", "database"]
