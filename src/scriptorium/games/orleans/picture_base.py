"""What all parts of the picture use: names and signs, what is printed, places and their spaces."""

from __future__ import annotations

import functools
from typing import Any

from scriptorium.core import registry
from scriptorium.drawing import Line, Span, Translator, cell, scenario_key
from scriptorium.games.orleans.meta import META
from scriptorium.games.orleans.pieces import TILES

GOOD_STYLES = {
    "grain": "yellow",
    "cheese": "orange",
    "wine": "purple",
    "wool": "white",
    "brocade": "cyan",
    "unseen": "dim",
}
CITIZEN = "☺"
COIN = "¢"
WIDE = 110  # from this many columns on blocks stand beside each other


# What is printed


def facts_of(view: dict[str, Any]) -> dict[str, Any]:
    """What `facts.py` says of the rule set that the view belongs to, with the places by id."""
    options = tuple(sorted(view["options"].items()))
    return _facts(view["scenario"], view["players"], view["edition"], options)


@functools.lru_cache(maxsize=16)
def _facts(
    scenario: str, players: int, edition: str, options: tuple[tuple[str, Any], ...]
) -> dict[str, Any]:
    config = registry.Config(META.name, players, edition, scenario, dict(options))
    printed = registry.load(META.name).board(config)
    return {**printed, "places": {row["id"]: row for row in printed["places"]}}


def has_goods(view: dict[str, Any]) -> bool:
    """Whether goods are in the game at all."""
    return any(way["goods"] for way in facts_of(view)["ways"])


def slots(view: dict[str, Any], place: str) -> list[str]:
    found: list[str] = facts_of(view)["places"][place]["slots"]
    return found


# Names and words


def seat_letter(t: Translator, seat: int) -> Span:
    return t.name("seat", seat, "letter"), f"seat{seat}"


def good_letter(t: Translator, good: str) -> Line:
    return [(t.name("good", good, "letter"), GOOD_STYLES[good])]


def edition_word(view: dict[str, Any]) -> str:
    return "first" if view["edition"] == "2014" else "revised"


def help_place(view: dict[str, Any], t: Translator, place: str) -> str:
    """What a place does, in a sentence."""
    key = scenario_key(t, view["scenario"], f"help-place-{place}")
    return t(key, edition=edition_word(view))


# Places


def place_name(t: Translator, row: dict[str, Any], place: str) -> Line:
    """✓ Castle"""
    done = place in row["complete"]
    wide = max(len(t.name("place", one)) for one in row["places"])
    name = t.name("place", place).ljust(wide)
    return [(" ✓ " if done else "   ", "ok"), (name, "ok" if done else "")]


def place_line(
    view: dict[str, Any], t: Translator, row: dict[str, Any], place: str, narrow: bool = False
) -> Line:
    """✓ Castle  ■ farmer  ■ boatman  □ trader"""
    return [*place_name(t, row, place), ("  ", ""), *spaces(view, t, row, place, narrow)]


def spaces(
    view: dict[str, Any], t: Translator, row: dict[str, Any], place: str, narrow: bool = False
) -> Line:
    """In columns, so that one sees at a glance what is empty."""
    form = "short" if narrow else "brief"
    wide = 3 + max(len(t.name("tile", tile, form)) for tile in TILES)
    line: Line = []
    for slot, tile in zip(slots(view, place), row["places"][place], strict=True):
        text, style = space(t, slot, tile, form)
        line.append(cell(text, wide, style))
    return line


def space(t: Translator, slot: str, tile: str | None, form: str = "brief") -> Span:
    if tile is None:
        return f"□ {slot_name(t, slot, form)}", "dim"
    if tile == "technology":
        return f"◆ {slot_name(t, slot, form)}", "tech"
    return f"■ {t.name('tile', tile, form)}", "filled"


def slot_name(t: Translator, slot: str, form: str) -> str:
    """Whom a space is for; several kinds are abbreviated."""
    if slot.startswith("any"):
        return t.name("tile", "any", form)
    kinds = slot.split("|")
    return "/".join(t.name("tile", kind, "short" if len(kinds) > 1 else form) for kind in kinds)


def needs(view: dict[str, Any], t: Translator, place: str, form: str) -> str:
    """□ far □ boa □ tra"""
    return " ".join(space(t, slot, None, form)[0] for slot in slots(view, place))
