"""The options of a decision as a menu: numbered, and grouped by what they are about.

0 always ends the choice (ready, pass, done); to draw three followers one types 3. What moves
somebody back has letters, so that no number means two things.
"""

from __future__ import annotations

from typing import Any

from scriptorium.drawing import REMARK, Item, Row, Translator
from scriptorium.games.orleans.picture_base import help_place, needs, place_line, place_name
from scriptorium.games.orleans.picture_scenario import scenario_of
from scriptorium.games.orleans.pieces import MARKED, TILES
from scriptorium.games.orleans.reasons import BANNED, GAIN_BANNED, TABLE

ENDINGS = ("ready", "pass", "done")
GROUPED = ("plan", "bathhouse", "place-technology")
BANS = [TABLE[reason][0] for reason in (BANNED, GAIN_BANNED)]  # those of a round
TILE_CHOICES = ("choose-tile", "remove-tile")
NARROW = 100  # below this many columns spaces are abbreviated
MANY = 28  # more options than this are abbreviated too
# Without those that are short for orders (help, board, log, map, ...) in any language.
LETTERS = "acdefgijknopsvxy"


def letter(count: int) -> str:
    """a, c, d, ... y, aa, ac, ..."""
    high, low = divmod(count, len(LETTERS))
    return (LETTERS[high - 1] if high else "") + LETTERS[low]


def rows(view: dict[str, Any], decision: dict[str, Any], t: Translator, width: int) -> list[Row]:
    own = scenario_of(view).menu(view, decision, t)
    if own is not None:
        return own
    if decision["kind"] == "draw":
        return draw_rows(decision, t)
    if decision["kind"] in TILE_CHOICES:
        return tile_rows(view, decision, t, width < NARROW)
    if decision["kind"] in GROUPED or executes(decision):
        return place_rows(view, decision, t, width)
    return plain_rows(view, decision, t)


def executes(decision: dict[str, Any]) -> bool:
    """Whether places are to be executed, in a turn or by another place."""
    labels = [one["label"] for one in decision["options"] if one["label"] not in ENDINGS]
    return bool(labels) and all(one.partition("-")[0] == "act" for one in labels)


def label(t: Translator, option: dict[str, Any], form: str = "") -> str:
    key = f"action-{option['label']}"
    if form:
        return t.form(key, form, **option["args"])
    return t(key, **option["args"])


def place_rows(
    view: dict[str, Any], decision: dict[str, Any], t: Translator, width: int
) -> list[Row]:
    """One row for each place of the board, with the options there; what is missing is seen from
    its empty spaces. While planning, places without an option are shown too; while acting, the
    complete ones that cannot be used, with the reason."""
    row = view["seats"][decision["seat"]]
    planning, acting = decision["kind"] == "plan", executes(decision)
    options = list(enumerate(decision["options"]))
    dense = not acting and len(options) > MANY
    form = "dense" if dense else "item"
    reasons = refusals(decision, t) if acting else {}
    out: list[Row] = []
    number = 0
    for place in row["places"]:
        items: list[Item] = []
        for index, option in options:
            if option["args"].get("place") == place and not option.get("takes_back"):
                number += 1
                text = label(t, option, form) + gain_of(view, row, option, t)
                items.append((str(number), index, text))
        if planning and banned(row, place):
            items.append(("", REMARK, t("picture-closed")))
        if not items and place in reasons and place in row["complete"]:
            items.append(("", REMARK, f"– {reasons[place]}"))
        if items or (planning and row["places"][place]):
            short = place_name(t, row, place)
            long = place_line(view, t, row, place, width < NARROW or dense)
            out.append((short if acting else long, items))
    back: list[Item] = []
    for index, option in options:
        if option.get("takes_back"):
            where = label(t, option, "group")
            text = f"{label(t, option, 'item')} ({where})"
            back.append((letter(len(back)), index, text))
    if back:
        out.append(([(f"   {t('picture-back')}  ", "dim")], back))
    used = "".join(text for _, items in out for _, _, text in items)
    legend = legend_rows(t, used, width) if dense else []
    return out + legend + endings(decision, t)


def banned(row: dict[str, Any], place: str) -> bool:
    """Whether the event of the round closes it; told to the seat itself."""
    why = row["outlook"].get(place, {}).get("why")
    return why is not None and why["key"] in BANS


def refusals(decision: dict[str, Any], t: Translator) -> dict[str, str]:
    """Why a place cannot be used."""
    out: dict[str, str] = {}
    for option in decision["refused"]:
        place, reason = option["args"].get("place"), option.get("refused")
        if place is not None and reason is not None:
            out.setdefault(place, t(f"reason-{reason['key']}", **reason["values"]))
    return out


def legend_rows(t: Translator, used: str, width: int) -> list[Row]:
    """What the abbreviations mean, as far as they are used."""
    parts = [
        f"{t.name('tile', tile, 'short')} {t.name('tile', tile)}"
        for tile in TILES[:MARKED]
        if t.name("tile", tile, "short") in used
    ]
    signs = {
        "→": "picture-as",
        "◆": "picture-technology",
        "↑": "picture-from-tower",
        "*": "picture-marked-word",
    }
    parts += [f"{sign} {t(key)}" for sign, key in signs.items() if sign in used]
    lines: list[Row] = []
    line = ""
    for part in parts:
        if line and len(line) + len(part) + 3 > width:
            lines.append(([(line, "dim")], []))
            line = ""
        line = f"{line} · {part}" if line else f"   {part}"
    return [*lines, ([(line, "dim")], [])]


def gain_of(
    view: dict[str, Any], row: dict[str, Any], option: dict[str, Any], t: Translator
) -> str:
    """What an option brings, as far as it is not said by its words: " (2 coins)"."""
    args, gains = option["args"], []
    if "deed" in args and "tile" in args:
        deed = view["deeds"][args["deed"]]
        if option["label"] == "send":
            gains.append(t("picture-gain-coins", count=deed["coins"]))
        if sum(deed["free"].values()) == 1 and deed["citizen"]:
            gains.append(t("picture-gain-citizen"))
    elif option["label"] in ("act", "act-recruit"):
        gains += [text for item in given(row, args) if (text := gain(item, t))]
    elif args.get("town") in scenario_of(view).citizens(view):
        gains.append(t("picture-gain-citizen"))
    return f" ({', '.join(gains)})" if gains else ""


def given(row: dict[str, Any], args: dict[str, Any]) -> list[dict[str, Any]]:
    """What the place gives, or of its choices the one with this follower."""
    gives: list[dict[str, Any]] = row["outlook"].get(args["place"], {}).get("gives", [])
    if "kind" not in args:
        return gives
    choices = [choice for item in gives for choice in item.get("choice", [])]
    return next((one for one in choices if {"follower": args["kind"]} in one), [])


def gain(item: dict[str, Any], t: Translator) -> str:
    """An item of the outlook in words; of what is seen without them nothing."""
    match item:
        case {"good": good}:
            return t.name("good", good)
        case {"coins": count}:
            return t("picture-gain-coins", count=count)
        case {"citizen": _}:
            return t("picture-gain-citizen")
        case {"development": count}:
            return t("picture-gain-development", count=count)
        case {"technology": _}:
            return t("picture-gain-technology")
        case {"tiles": stacks}:
            return t("picture-gain-tile", stacks="/".join(stacks))
        case {"draws": [_, after]}:
            return t("picture-gain-draws", count=after)
    return ""


def plain_rows(view: dict[str, Any], decision: dict[str, Any], t: Translator) -> list[Row]:
    """One option a line."""
    row = view["seats"][decision["seat"]]
    out: list[Row] = []
    for index, option in enumerate(decision["options"]):
        if option["label"] not in ENDINGS:
            text = label(t, option) + gain_of(view, row, option, t)
            out.append(([("  ", "")], [(str(len(out) + 1), index, text)]))
    return out + endings(decision, t)


def endings(decision: dict[str, Any], t: Translator) -> list[Row]:
    out: list[Row] = []
    for index, option in enumerate(decision["options"]):
        if option["label"] in ENDINGS:
            out.append(([("  ", "")], [("0", index, label(t, option))]))
    return out


def draw_rows(decision: dict[str, Any], t: Translator) -> list[Row]:
    """The draws beside each other; below them who may be moved back instead, by place."""
    draws: list[Item] = []
    back: dict[str, list[Item]] = {}
    count = 0
    for index, option in enumerate(decision["options"]):
        if option["label"] == "draw":
            draws.append((option["args"]["count"], index, ""))
        else:
            place = t.name("place", option["args"]["place"])
            item = (letter(count), index, label(t, option, "item"))
            back.setdefault(place, []).append(item)
            count += 1
    out: list[Row] = [([(f"   {t('picture-draw')}", "")], draws)]
    if back:
        out.append(([(f"   {t('picture-recall')}", "dim")], []))
        wide = max(len(place) for place in back)
        out += [([(f"   {place.ljust(wide)}", "")], items) for place, items in back.items()]
    return out


def tile_rows(
    view: dict[str, Any], decision: dict[str, Any], t: Translator, narrow: bool
) -> list[Row]:
    """A newcomer chooses between place tiles by what they need and do."""
    form = "short" if narrow else "brief"
    ids = [option["args"]["place"] for option in decision["options"]]
    names = max(len(t.name("place", one)) for one in ids)
    wide = max(len(needs(view, t, one, form)) for one in ids)
    out: list[Row] = []
    for index, one in enumerate(ids):
        name, spaces = t.name("place", one).ljust(names), needs(view, t, one, form).ljust(wide)
        text = f"{name}  {spaces}  {help_place(view, t, one)}"
        out.append(([("  ", "")], [(str(index + 1), index, text)]))
    return out


# What somebody may mean, or may not have meant


def largest(decision: dict[str, Any], number: int) -> int | None:
    """Who wants to draw more than possible draws all that is possible."""
    draws = {
        int(option["args"]["count"]): index
        for index, option in enumerate(decision["options"])
        if option["label"] == "draw"
    }
    return draws[max(draws)] if draws and number > max(draws) else None


def doubt(decision: dict[str, Any], option: dict[str, Any]) -> str:
    """The key of a question to somebody who is about to give something away."""
    if option["label"] != "draw" or option["args"]["count"] != "0":
        return ""
    more = any(
        one["label"] == "draw" and one["args"]["count"] != "0" for one in decision["options"]
    )
    return "picture-doubt-draw" if more else ""


def remark(view: dict[str, Any], option: dict[str, Any], t: Translator) -> str:
    """What is worth knowing after a choice; `view` is from before it."""
    stay = sum(view["seats"][view["seat"]]["market"].values())
    return t("picture-stay", count=stay) if option["label"] == "ready" and stay else ""


def filling(
    view: dict[str, Any], decision: dict[str, Any], t: Translator, wanted: set[str]
) -> int | None:
    """Who goes next to the place that was named (by one of these names), if that is clear: the
    index of an option. `wanted` are names, the place's own among them."""
    row = view["seats"][decision["seat"]]
    place = next((one for one in row["places"] if t.name("place", one) in wanted), None)
    if place is None or decision["kind"] != "plan":
        return None
    found = [
        (option["args"]["tile"].removeprefix("marked_"), index)
        for index, option in enumerate(decision["options"])
        if option["label"] == "place" and option["args"]["place"] == place
    ]
    empty = row["places"][place].count(None)
    if not found or len(found) > empty or len({kind for kind, _ in found}) < len(found):
        return None
    return found[0][1]
