"""What the rows of the menu are made of: some options of one kind, numbers, words."""

from __future__ import annotations

from typing import Any

from scriptorium.drawing import REMARK, Item, Line, Row, Translator
from scriptorium.games.pilgrim.picture_base import compass

# Reasons for which nobody misses an option in the menu; the order `options` tells them too.
UNMISSED = (
    "activity-full",
    "donated",
    "merchant-on-taxation",
    "no-effect",
    "not-live",
    "not-on-map",
    "one-building",
    "one-road",
    "used-already",
    "value-used",
    "wrong-moment",
)
# Reasons that need not be told for each building.
BY_KIND = ("board-full", "no-fee", "no-stone")


class Numbering:
    """Hands out the numbers of a menu, in the order in which its rows are made."""

    def __init__(self) -> None:
        self.last = 0

    def __call__(self, index: int, text: str) -> Item:
        self.last += 1
        return str(self.last), index, text


class Group:
    """Options of one kind with their indexes, and those one may look for in vain."""

    def __init__(
        self,
        view: dict[str, Any],
        t: Translator,
        mine: list[tuple[int, dict[str, Any]]],
        refused: list[dict[str, Any]],
        number: Numbering,
        many: bool = False,
    ) -> None:
        self.view = view
        self.t = t
        self.mine = mine
        self.refused = refused
        self.number = number
        self.many = many

    def missed(self, role: str) -> list[Row]:
        """What is not possible, told once for all things of a kind that have the same reason;
        nothing of what is offered as well, or what nobody misses."""
        offered = {option["args"].get(role) for _, option in self.mine}
        found: dict[str, list[str]] = {}
        for option in self.refused:
            thing, key = option["args"].get(role), option["refused"]["key"]
            if thing is None or key in UNMISSED or (thing in offered and key in BY_KIND):
                continue
            reason = self.t(f"picture-{key}") if key in BY_KIND else why(self.t, option)
            found.setdefault(reason, []).append(self.t.name(role, thing))
        return [
            remark(f"{', '.join(dict.fromkeys(names))}: {reason}")
            for reason, names in found.items()
        ]


def label(t: Translator, option: dict[str, Any]) -> str:
    return t(f"action-{option['label']}", **option["args"])


def why(t: Translator, option: dict[str, Any]) -> str:
    reason = option["refused"]
    return t(f"reason-{reason['key']}", **reason["values"])


def remark(text: str) -> Row:
    return head(), [("", REMARK, f"– {text}")]


def head(text: str = "", wide: int = 0) -> Line:
    return [(f"   {text.ljust(wide)}", "")]


def space_name(view: dict[str, Any], t: Translator, space: str) -> str:
    """NE Construct; the city has only its name."""
    duty = next((one["id"] for one in view["duties"] if one["space"] == space), None)
    if duty is None:
        return t.name("space", space)
    return f"{compass(t, space).ljust(2)} {t.name('duty', duty)}"
