"""The Dignitary in a terminal: how many citizens are missing, and the events to come."""

from __future__ import annotations

from typing import Any

from scriptorium.drawing import Block, Line, Row, Translator, width_of, words, wrapped
from scriptorium.games.orleans.picture_base import COIN, facts_of
from scriptorium.games.orleans.picture_scenario import ScenarioPicture

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
        """The next events, as many as fit on a line."""
        line: Line = [(f"{t('picture-coming-next')} ", "dim")]
        for i, event in enumerate(view["own"]["coming"]):
            part: Line = [(" · " if i else "", "dim"), *brief(event, t)]
            if width_of(line) + width_of(part) > width:
                break
            line += part
        return [line] if len(line) > 1 else []

    def blocks(self, view: dict[str, Any], t: Translator, width: int) -> list[Block]:
        coming = view["own"]["coming"]
        if not coming:
            return []
        lines: list[Line] = []
        for event in coming:
            head: Line = [
                (f" {event['round']:>2} ", "dim"),
                (name_of(event, t), "event"),
                (": ", ""),
            ]
            parts = words(t(f"effect-{event['kind']}", n=event["strength"], **event["about"]))
            coins = balance(event)
            if coins:
                parts.append([("→ ", "dim"), *coins])
            lines += wrapped(head, parts, width, " ")
        return [(t("picture-coming"), lines)]

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


def name_of(event: dict[str, Any], t: Translator) -> str:
    return t.name("happening", event["id"])


def brief(event: dict[str, Any], t: Translator) -> Line:
    """7 Dues −5¢"""
    line: Line = [(f"{event['round']} ", "dim"), (name_of(event, t), "")]
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


PICTURE = DignitaryPicture()
