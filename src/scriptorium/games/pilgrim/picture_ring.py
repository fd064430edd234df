"""The ring of eight duties around the city, as it lies on the board: three rows of three."""

from __future__ import annotations

from typing import Any

from scriptorium.drawing import Block, Line, Translator, cell, ended, pad, width_of
from scriptorium.games.pilgrim.picture_base import MERCHANT, NOTHING, compass, dummy, letter

# The spaces as they lie; the city in the middle.
ROWS = (("nw", "n", "ne"), ("w", "city", "e"), ("sw", "s", "se"))
# Which way acolytes go between the spaces of each row; from the city to the north and south.
STREAMS = (("»", "»"), ("»", "«"), ("«", "«"))
INDENT = 3  # the space's name and a blank
SLIMMEST, WIDEST = 19, 26
BAR = "│"
CROWD = 3  # from so many acolytes of a colour on they are a number


def block(view: dict[str, Any], t: Translator, width: int) -> Block:
    return t("picture-duties"), lines(view, t, width)


def lines(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
    wide = max(SLIMMEST, min(WIDEST, (width - 2) // 3 - 1))
    duties = {one["space"]: one for one in view["duties"]}
    out: list[Line] = []
    for row, streams in zip(ROWS, STREAMS, strict=True):
        cells = [
            city(view, t, wide) if space == "city" else duty(view, t, duties[space], wide)
            for space in row
        ]
        out.append(joined([one[0] for one in cells], streams))
        out.append(joined([one[1] for one in cells], (BAR, BAR)))
    return out


def joined(cells: list[Line], between: tuple[str, str]) -> Line:
    out: Line = []
    for sign, one in zip((" ", *between), cells, strict=True):
        out += [(sign, "dim"), *one]
    return ended(out)


def duty(view: dict[str, Any], t: Translator, one: dict[str, Any], wide: int) -> tuple[Line, Line]:
    """N  Construct  ◆coin
    BB R D  majority 2"""
    tithe = NOTHING if one["tithe"] is None else t.name("good", one["tithe"])
    here = one["space"] == view["merchant"]["space"]
    sign = MERCHANT if here else " "
    title = t.name("duty", one["id"])
    if one["tithe"] is not None and INDENT + len(title) + len(tithe) + 2 > wide:
        tithe = t(f"picture-tithe-{one['tithe']}")
    name = cell(title, wide - INDENT - len(tithe) - 2, "bold")
    space = compass(t, one["space"]).ljust(INDENT)
    first: Line = [(space, "dim"), name, (sign, "warn"), (tithe, "warn" if here else "dim")]
    second: Line = [(" " * INDENT, ""), *crowd(view, t, one["acolytes"], one["dummies"])]
    room = wide - 2 - width_of(second)
    how = standing(t, one, room)
    style = STYLES[one["standing"]]
    return pad(first, wide), pad([*second, (f" {how.rjust(room)}", style)], wide)


STYLES = {None: "", "minority": "warn", "parity": "", "majority": "ok"}


def standing(t: Translator, one: dict[str, Any], room: int) -> str:
    """For the own seat: majority 2; in a narrow window only the number."""
    if one["standing"] is None:
        return ""
    text = standing_text(t, one)
    return text if len(text) <= room else str(one["value"])


def standing_text(t: Translator, one: dict[str, Any]) -> str:
    return f"{t.name('standing', one['standing'])} {one['value']}"


def crowd(view: dict[str, Any], t: Translator, acolytes: list[int], dummies: int) -> Line:
    """BB R D; many of a colour as a number: B4"""
    out: Line = []
    for seat, count in enumerate(acolytes):
        text, style = letter(view, t, seat)
        out += group(text, style, count, bool(out))
    out += group(dummy(t), "dim", dummies, bool(out))
    return out or [(NOTHING, "dim")]


def group(text: str, style: str, count: int, later: bool) -> Line:
    if not count:
        return []
    many = f"{text}{count}" if count >= CROWD else text * count
    return [(f" {many}" if later else many, style)]


def city(view: dict[str, Any], t: Translator, wide: int) -> tuple[Line, Line]:
    first: Line = [(" " * INDENT, ""), (t("picture-city"), "bold")]
    people = crowd(view, t, [row["city"] for row in view["seats"]], 0)
    return pad(first, wide), pad([(" " * INDENT, ""), *people], wide)
