"""Patterns of Fluent files, filled with values.

Mozilla's runtime does more, and brings the numbers and dates of all languages with it, 33 MB of
them. We have two languages, and a test that compares every message with what it makes of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from fluent.syntax import ast

SEPARATORS = {"en": (",", "."), "de": (".", ",")}  # of thousands, and before a fraction
FRACTION = 3  # digits that are shown, unless a message says otherwise


def number(lang: str, value: float | Decimal, least: int = 0, most: int = FRACTION) -> str:
    """A number with at least and at most so many digits after the point."""
    rounded = Decimal(str(+value)).quantize(Decimal(1).scaleb(-max(least, most)))
    whole, _, fraction = f"{rounded:,f}".partition(".")
    shown = fraction[:least] + fraction[least:].rstrip("0")
    thousands, point = SEPARATORS[lang]
    return whole.replace(",", thousands) + (point + shown if shown else "")


def plural(value: float | Decimal) -> str:
    """In English as in German."""
    return "one" if isinstance(value, int) and abs(value) == 1 else "other"


class Filler:
    """Fills one pattern; `errors` are what was missing."""

    def __init__(
        self, lang: str, messages: Mapping[str, ast.Message], values: Mapping[str, Any]
    ) -> None:
        self.lang = lang
        self.messages = messages
        self.values = values
        self.errors: list[Exception] = []

    def fill(self, pattern: ast.Pattern) -> str:
        return "".join(
            one.value
            if isinstance(one, ast.TextElement)
            else self._shown(self._value(one.expression))
            for one in pattern.elements
        )

    def _shown(self, value: Any) -> str:
        return value if isinstance(value, str) else number(self.lang, value)

    def _value(self, node: Any) -> Any:
        """A text or a number."""
        match node:
            case ast.VariableReference():
                return self._variable(node.id.name)
            case ast.SelectExpression():
                return self.fill(self._chosen(node).value)
            case ast.MessageReference():
                return self._message(node)
            case ast.StringLiteral():
                return node.parse()["value"]
            case ast.NumberLiteral():
                return _literal(node)
            case ast.Placeable():
                return self._value(node.expression)
            case ast.FunctionReference() if node.id.name == "NUMBER":
                return self._number(node.arguments)
        return self._missing(type(node).__name__)

    def _missing(self, what: str) -> str:
        self.errors.append(LookupError(what))
        return what

    def _variable(self, name: str) -> Any:
        value = self.values.get(name)
        if isinstance(value, str | int | float | Decimal):
            return value
        return self._missing(name)

    def _message(self, node: ast.MessageReference) -> str:
        message, form = self.messages.get(node.id.name), node.attribute
        pattern = pattern_of(message, form.name if form else "") if message is not None else None
        return self._missing(node.id.name) if pattern is None else self.fill(pattern)

    def _number(self, call: ast.CallArguments) -> Any:
        value = self._value(call.positional[0])
        if isinstance(value, str):
            return self._missing("NUMBER()")
        digits = {one.name.name: int(one.value.value) for one in call.named}
        least = digits.get("minimumFractionDigits", 0)
        return number(self.lang, value, least, digits.get("maximumFractionDigits", FRACTION))

    def _chosen(self, node: ast.SelectExpression) -> ast.Variant:
        value = self._value(node.selector)
        for variant in node.variants:
            if isinstance(variant.key, ast.Identifier):
                found = value if isinstance(value, str) else plural(value)
                same = found == variant.key.name
            else:
                same = not isinstance(value, str) and value == _literal(variant.key)
            if same:
                return variant
        return next(variant for variant in node.variants if variant.default)


def _literal(node: ast.NumberLiteral) -> int | Decimal:
    return Decimal(node.value) if "." in node.value else int(node.value)


def pattern_of(message: ast.Message, form: str = "") -> ast.Pattern | None:
    """The value of a message, or one of its attributes."""
    if not form:
        return message.value
    found = (one.value for one in message.attributes if one.id.name == form)
    return next(found, None)
