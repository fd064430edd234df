"""Objectives in a terminal: which are complete, and how far the others are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scriptorium.drawing import Block, Line, Translator, words, wrapped
from scriptorium.games.orleans.picture_base import seat_letter
from scriptorium.games.orleans.picture_scenario import ScenarioPicture
from scriptorium.games.orleans.scenarios.coming_picture import coming_block, coming_line

DONE, OPEN, LATER = "✓", "·", " "


class ObjectivesPicture(ScenarioPicture):
    """A scenario that is about objectives: those of whoever looks, or of the first player."""

    counts_points = False

    def title(self, view: dict[str, Any], t: Translator) -> Line:
        """Capital Vierzon: 2 of 5 objectives"""
        own = view["own"]
        count = sum(viewer(view) in one["done"] for one in own["objectives"])
        name = t(f"name-{view['scenario']}")
        return [
            (t("picture-objectives-goal", scenario=name, count=count, goal=own["goal"]), "title")
        ]

    def header(self, view: dict[str, Any], t: Translator, width: int) -> list[Line]:
        return coming_line(view, t, width)

    def blocks(self, view: dict[str, Any], t: Translator, width: int) -> list[Block]:
        lines: list[Line] = []
        for one in view["own"]["objectives"]:
            seat = viewer(view)
            done, open_ = seat in one["done"], seat in one["open"]
            sign = DONE if done else OPEN if open_ else LATER
            head: Line = [
                (f" {sign} ", "ok" if done else ""),
                (t.name("objective", one["id"]), "dim" if done else ""),
            ]
            for other in one["done"]:
                if other != seat:
                    head += [(" ", ""), seat_letter(t, other), (DONE, "ok")]
            parts: list[Line] = []
            if not done:
                head.append((": ", ""))
                asks = list(asked(one["asks"][seat], t))
                for i, (text, met) in enumerate(asks):
                    end = ";" if i + 1 < len(asks) else ""
                    parts += words(text if met else text + end)
                    if met:
                        parts.append([("✓" + end, "ok")])
            lines += wrapped(head, parts, width, " ")
        return [(t("picture-objectives"), lines), *coming_block(view, t, width)]


def viewer(view: dict[str, Any]) -> int:
    return view["seat"] or 0


def asked(asks: dict[str, Any], t: Translator) -> Iterator[tuple[str, bool]]:
    """What an objective asks, each with whether it is met."""
    for name in ("merchant", "station"):
        if name in asks:
            town, met = asks[name]
            yield t(f"asks-{name}", town=town), met
    for name in ("status", "stations", "inland", "points", "coins", "value"):
        if name in asks:
            need, have = asks[name]
            yield t(f"asks-{name}", need=need, have=have), have >= need
    for good, (need, have) in asks.get("goods", {}).items():
        yield t("asks-goods", good=good, need=need, have=have), have >= need
    if "any_of" in asks:
        goods, need, have = asks["any_of"]
        which = "/".join(t.name("good", good) for good in goods)
        yield t("asks-any_of", which=which, need=need, have=have), have >= need
    if "before_round" in asks:
        yield t("asks-before_round", round=asks["before_round"]), False
