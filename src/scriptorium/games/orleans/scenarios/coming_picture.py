"""The events to come in a terminal, in scenarios where all are known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scriptorium.drawing import Block, Line, Translator, width_of, words, wrapped
from scriptorium.games.orleans.picture_base import COIN


def coming_line(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
    """The next events, as many as fit on a line."""
    line: Line = [(f"{t('picture-coming-next')} ", "dim")]
    for i, (event, last) in enumerate(runs(view["own"]["coming"])):
        part: Line = [(" · " if i else "", "dim"), *brief(event, last, t)]
        if width_of(line) + width_of(part) > width:
            break
        line += part
    return [line] if len(line) > 1 else []


def coming_block(view: dict[str, Any], t: Translator, width: int) -> list[Block]:
    """All of them, with what they do."""
    coming = view["own"]["coming"]
    if not coming:
        return []
    lines: list[Line] = []
    for event, last in runs(coming):
        head: Line = [
            (f" {rounds(event, last):>2} ", "dim"),
            (name_of(event, t), "event"),
            (": ", ""),
        ]
        parts = words(t(f"effect-{event['kind']}", n=event["strength"], **event["about"]))
        coins = balance(event)
        if coins:
            parts.append([("→ ", "dim"), *coins])
        lines += wrapped(head, parts, width, " ")
    return [(t("picture-coming"), lines)]


def runs(coming: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], int]]:
    """Rounds with the same event, one after the other: the first, and the number of the last."""
    same = [{**event, "round": 0} for event in coming]
    start = 0
    for at in range(1, len(coming) + 1):
        if at == len(coming) or same[at] != same[start]:
            yield coming[start], coming[at - 1]["round"]
            start = at


def rounds(event: dict[str, Any], last: int) -> str:
    first = event["round"]
    return str(first) if last == first else f"{first}-{last}"


def name_of(event: dict[str, Any], t: Translator) -> str:
    return t.name("happening", event["id"])


def brief(event: dict[str, Any], last: int, t: Translator) -> Line:
    """7 Dues −5¢"""
    line: Line = [(f"{rounds(event, last)} ", "dim"), (name_of(event, t), "")]
    key = f"coming-{event['kind']}"
    if t.has(key):
        line.append((f" ({t(key, **event['about'])})", "dim"))
    coins = balance(event)
    return [*line, (" ", ""), *coins] if coins else line


def balance(event: dict[str, Any]) -> Line:
    """What it will bring or take as things stand; a warning if that is more than there is."""
    toll = event["toll"]
    if "receives" in toll:
        return [(f"+{toll['receives']}{COIN}", "ok")]
    if "pays" in toll:
        return [(f"−{toll['pays']}{COIN}", "warn" if toll["pays"] > toll["have"] else "")]
    return []
