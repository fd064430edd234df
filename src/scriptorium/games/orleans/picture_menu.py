"""The options of a decision as a menu: numbered, and grouped by what they are about.

0 always ends the choice (ready, pass, done); to draw three followers one types 3.
"""

from __future__ import annotations

from typing import Any

from scriptorium.games.orleans.picture import Line, Row, Translator, place_line, slots, space

ENDINGS = ("ready", "pass", "done")
GROUPED = ("plan", "act", "bathhouse", "place-technology")
TILES = ("choose-tile", "remove-tile")


def rows(view: dict[str, Any], decision: dict[str, Any], t: Translator) -> list[Row] | None:
    """None: a plain list will do."""
    if decision["kind"] == "draw":
        return draw_rows(decision, t)
    if decision["kind"] in TILES:
        return tile_rows(decision, t)
    if decision["kind"] in GROUPED:
        return place_rows(view, decision, t)
    return None


def label(t: Translator, option: dict[str, Any], form: str = "") -> str:
    key = f"action-{option['label']}"
    if form:
        return t.form(key, form, **option["args"])
    return t(key, **option["args"])


def place_rows(view: dict[str, Any], decision: dict[str, Any], t: Translator) -> list[Row]:
    """One row for each place of the board, with the options there; what is missing is seen from
    its empty spaces. While planning, places without an option are shown too."""
    row = view["seats"][decision["seat"]]
    options = decision["options"]
    out: list[Row] = []
    number = 0
    for place in row["places"]:
        items = []
        for index, option in enumerate(options):
            if option["args"].get("place") == place and not option.get("takes_back"):
                number += 1
                items.append((number, index, label(t, option, "item")))
        if items or (decision["kind"] == "plan" and row["places"][place]):
            out.append((place_line(t, row, place), items))
    back = []
    for index, option in enumerate(options):
        if option.get("takes_back"):
            number += 1
            back.append(
                (number, index, f"{label(t, option, 'item')} ({label(t, option, 'group')})")
            )
    if back:
        out.append(([(f"   {t('picture-back')}  ", "dim")], back))
    return out + endings(decision, t)


def endings(decision: dict[str, Any], t: Translator) -> list[Row]:
    out: list[Row] = []
    for index, option in enumerate(decision["options"]):
        if option["label"] in ENDINGS:
            out.append(([("  ", "")], [(0, index, label(t, option))]))
    return out


def draw_rows(decision: dict[str, Any], t: Translator) -> list[Row]:
    draws: list[tuple[int, int, str]] = []
    back: list[tuple[int, int, str]] = []
    for index, option in enumerate(decision["options"]):
        if option["label"] == "draw":
            draws.append((int(option["args"]["count"]), index, label(t, option)))
    number = max((one[0] for one in draws), default=0)
    for index, option in enumerate(decision["options"]):
        if option["label"] != "draw":
            number += 1
            back.append((number, index, label(t, option)))
    head: Line = [("  ", "")]
    return [(head, [one]) for one in draws] + [(head, [one]) for one in back]


def tile_rows(decision: dict[str, Any], t: Translator) -> list[Row]:
    """A newcomer chooses between place tiles by what they need and do."""
    options = decision["options"]
    ids = [option["args"]["place"] for option in options]
    needs = {one: "  ".join(space(t, slot, None)[0] for slot in slots(one)) for one in ids}
    names = max(len(t.name("place", one)) for one in ids)
    wide = max(len(text) for text in needs.values())
    out: list[Row] = []
    for index, one in enumerate(ids):
        name = t.name("place", one).ljust(names)
        text = f"{name}  {needs[one].ljust(wide)}  {t(f'help-place-{one}')}"
        out.append(([("  ", "")], [(index + 1, index, text)]))
    return out
