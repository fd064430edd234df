"""What somebody at the table needs in order to decide."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason


@dataclass(frozen=True)
class Option:
    """Something to choose, or something one may look for in vain (`refused`)."""

    text: str
    label: str
    args: tuple[tuple[str, str], ...] = ()
    refused: Reason | None = None
    takes_back: bool = False

    @property
    def targets(self) -> list[str]:
        """The board elements this option concerns, as role:id."""
        return [f"{role}:{value}" for role, value in self.args]

    def json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "text": self.text,
            "label": self.label,
            "args": dict(self.args),
            "targets": self.targets,
        }
        if self.refused is not None:
            data["refused"] = self.refused.json()
        if self.takes_back:
            data["takes_back"] = True
        return data


@dataclass(frozen=True)
class Decision:
    """A question to one seat.

    `kind` is the name of the frame that asks (a closed set for each game), `values` fill its
    prompt (`prompt-KIND`). `options` are legal; those that take back a choice come last.
    `refused` are the tempting but impossible ones, each with its reason.
    """

    seat: int
    kind: str
    values: dict[str, Any] = field(default_factory=dict)
    options: tuple[Option, ...] = ()
    refused: tuple[Option, ...] = ()

    def json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "values": self.values,
            "options": [option.json() for option in self.options],
            "refused": [option.json() for option in self.refused],
        }


def option(action: ActionText, refused: Reason | None = None, takes_back: bool = False) -> Option:
    return Option(action.text, action.label, action.args, refused, takes_back)
