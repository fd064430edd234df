"""The Dignitary in a terminal: how many citizens are missing, and the events to come."""

from __future__ import annotations

from typing import Any

from scriptorium.drawing import Block, Line, Row, Translator
from scriptorium.games.orleans.picture_base import facts_of
from scriptorium.games.orleans.picture_scenario import ScenarioPicture
from scriptorium.games.orleans.scenarios.coming_picture import coming_block, coming_line

# The parts of the board on which citizens are placed, by the labels of the options.
PLACED = ("citizen-development", "citizen-track", "citizen-unreachable", "citizen-deed")


class DignitaryPicture(ScenarioPicture):
    counts_points = False
    first_panels = {"place-citizen": "tracks"}

    def title(self, view: dict[str, Any], t: Translator) -> Line:
        """The Dignitary: 3 of 8 citizens"""
        gained = view["seats"][0]["citizens"]
        return [(t("picture-dignitary-goal", count=gained, goal=view["own"]["goal"]), "title")]

    def header(self, view: dict[str, Any], t: Translator, width: int) -> list[Line]:
        return coming_line(view, t, width)

    def blocks(self, view: dict[str, Any], t: Translator, width: int) -> list[Block]:
        return coming_block(view, t, width)

    def citizens(self, view: dict[str, Any]) -> list[str]:
        found: list[str] = view["own"]["towns"]
        return found

    def menu(
        self, view: dict[str, Any], decision: dict[str, Any], t: Translator
    ) -> list[Row] | None:
        """Where citizens may be placed: one row for each part of the board, deeds with the number
        of followers they need."""
        if decision["kind"] != "place-citizen":
            return None
        sizes = {deed["id"]: len(deed["slots"]) for deed in facts_of(view)["deeds"]}
        rows: dict[str, Row] = {}
        number = 0
        for label in PLACED:
            for index, option in enumerate(decision["options"]):
                if option["label"] == label:
                    number += 1
                    head = t.form(f"action-{label}", "group", **option["args"])
                    text = t.form(f"action-{label}", "item", **option["args"])
                    if "deed" in option["args"]:
                        text += f" ({sizes[option['args']['deed']]})"
                    row = rows.setdefault(head, ([(f"   {head}", "")], []))
                    row[1].append((str(number), index, text))
        return list(rows.values())


PICTURE = DignitaryPicture()
