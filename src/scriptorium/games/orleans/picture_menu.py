"""The options of a decision as a menu: numbered, and grouped by what they are about.

0 always ends the choice (ready, pass, done); to draw three followers one types 3.
"""

from __future__ import annotations

from typing import Any

from scriptorium.games.orleans.picture import (
    Row,
    Translator,
    place_line,
    place_name,
    slots,
    space,
)

ENDINGS = ("ready", "pass", "done")
GROUPED = ("plan", "act", "bathhouse", "place-technology")
TILES = ("choose-tile", "remove-tile")
NARROW = 100  # below this many columns spaces are abbreviated
MANY = 28  # more options than this are abbreviated too


def rows(view: dict[str, Any], decision: dict[str, Any], t: Translator, width: int) -> list[Row]:
    if decision["kind"] == "draw":
        return draw_rows(decision, t)
    if decision["kind"] in TILES:
        return tile_rows(decision, t, width < NARROW)
    if decision["kind"] in GROUPED:
        return place_rows(view, decision, t, width < NARROW)
    return plain_rows(decision, t)


def label(t: Translator, option: dict[str, Any], form: str = "") -> str:
    key = f"action-{option['label']}"
    if form:
        return t.form(key, form, **option["args"])
    return t(key, **option["args"])


def place_rows(
    view: dict[str, Any], decision: dict[str, Any], t: Translator, narrow: bool
) -> list[Row]:
    """One row for each place of the board, with the options there; what is missing is seen from
    its empty spaces. While planning, places without an option are shown too."""
    row = view["seats"][decision["seat"]]
    planning = decision["kind"] == "plan"
    options = list(enumerate(decision["options"]))
    dense = decision["kind"] != "act" and len(options) > MANY
    form = "dense" if dense else "item"
    out: list[Row] = []
    number = 0
    for place in row["places"]:
        items = []
        for index, option in options:
            if option["args"].get("place") == place and not option.get("takes_back"):
                number += 1
                items.append((number, index, label(t, option, form)))
        if items or (planning and row["places"][place]):
            short = place_name(t, row, place)
            long = place_line(t, row, place, narrow or dense)
            out.append((short if decision["kind"] == "act" else long, items))
    back = []
    for index, option in options:
        if option.get("takes_back"):
            number += 1
            where = label(t, option, "group")
            back.append((number, index, f"{label(t, option, 'item')} ({where})"))
    if back:
        out.append(([(f"   {t('picture-back')}  ", "dim")], back))
    legend: list[Row] = [([(f"   {t('picture-dense')}", "dim")], [])] if dense else []
    return out + legend + endings(decision, t)


def plain_rows(decision: dict[str, Any], t: Translator) -> list[Row]:
    """One option a line."""
    out: list[Row] = []
    for index, option in enumerate(decision["options"]):
        if option["label"] not in ENDINGS:
            out.append(([("  ", "")], [(len(out) + 1, index, label(t, option))]))
    return out + endings(decision, t)


def endings(decision: dict[str, Any], t: Translator) -> list[Row]:
    out: list[Row] = []
    for index, option in enumerate(decision["options"]):
        if option["label"] in ENDINGS:
            out.append(([("  ", "")], [(0, index, label(t, option))]))
    return out


def draw_rows(decision: dict[str, Any], t: Translator) -> list[Row]:
    """The draws beside each other; below them who may be moved back instead, by place."""
    draws: list[tuple[int, int, str]] = []
    back: dict[str, list[tuple[int, int, str]]] = {}
    for index, option in enumerate(decision["options"]):
        if option["label"] == "draw":
            draws.append((int(option["args"]["count"]), index, ""))
    number = max((one[0] for one in draws), default=0)
    for index, option in enumerate(decision["options"]):
        if option["label"] != "draw":
            number += 1
            place = t.name("place", option["args"]["place"])
            back.setdefault(place, []).append((number, index, label(t, option, "item")))
    out: list[Row] = [([(f"   {t('picture-draw')}", "")], draws)]
    if back:
        out.append(([(f"   {t('picture-recall')}", "dim")], []))
        wide = max(len(place) for place in back)
        out += [([(f"   {place.ljust(wide)}", "")], items) for place, items in back.items()]
    return out


def tile_rows(decision: dict[str, Any], t: Translator, narrow: bool) -> list[Row]:
    """A newcomer chooses between place tiles by what they need and do."""
    form = "short" if narrow else "brief"
    options = decision["options"]
    ids = [option["args"]["place"] for option in options]
    needs = {one: " ".join(space(t, slot, None, form)[0] for slot in slots(one)) for one in ids}
    names = max(len(t.name("place", one)) for one in ids)
    wide = max(len(text) for text in needs.values())
    out: list[Row] = []
    for index, one in enumerate(ids):
        name = t.name("place", one).ljust(names)
        text = f"{name}  {needs[one].ljust(wide)}  {t(f'help-place-{one}')}"
        out.append(([("  ", "")], [(index + 1, index, text)]))
    return out
