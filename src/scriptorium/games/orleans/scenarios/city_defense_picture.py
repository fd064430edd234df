"""City Defense in the terminal: how far the team is at the top, the City and the characters as
blocks."""

from __future__ import annotations

from typing import Any

from scriptorium.drawing import Block, Line, Translator, wrapped
from scriptorium.games.orleans.picture_base import facts_of, seat_letter
from scriptorium.games.orleans.picture_scenario import ScenarioPicture
from scriptorium.games.orleans.pieces import GOODS

SENDING = ("send", "send-others", "deliver", "fund", "catapult", "drop-citizen")


class CityDefensePicture(ScenarioPicture):
    counts_points = False
    first_panels = dict.fromkeys(SENDING, "more 0")

    def title(self, view: dict[str, Any], t: Translator) -> Line:
        """City Defense: 2 of 5 objectives"""
        met = list(view["own"]["objectives"].values())
        return [(t("picture-city-title", count=sum(met), goal=len(met)), "title")]

    def header(self, view: dict[str, Any], t: Translator, width: int) -> list[Line]:
        """What the Estate Manager owes this round."""
        owed = view["own"]["due"]
        return [[(due(owed, t), "warn")]] if owed else []

    def blocks(self, view: dict[str, Any], t: Translator, width: int) -> list[Block]:
        cards = characters(view, t, width)
        found = [(t("picture-city"), city(view, t, width))]
        return [*found, (t("picture-characters"), cards)] if cards else found

    def citizens(self, view: dict[str, Any]) -> list[str]:
        town: str = facts_of(view)["own"]["citizen_town"]
        return [town] if town in view["own"]["citizens_left"] else []


def city(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
    """Each objective with what there is of it, then what the achievements lack."""
    own = view["own"]
    outer = facts_of(view)["own"]["outer_towns"]
    standing = [town for towns in own["towers"] for town in towns]
    goods = [
        f"{t.name('good', good)} {have}/{goal}" for good, (have, goal) in own["warehouse"].items()
    ]
    said = {
        "city_walls": "{}/{}".format(*own["walls"]),
        "citizens": "{}/{}".format(*own["citizens"]),
        "treasury": "{}/{}".format(*own["treasury"]),
        "warehouse": ", ".join(goods),
        "towers": f"{len(standing)}/{len(outer)}",
    }
    missing = [t.name("town", town) for town in outer if town not in standing]
    if missing:
        said["towers"] += " " + t("picture-city-missing", towns=", ".join(missing))
    lines: list[Line] = []
    for name, text in said.items():
        mark = ("✓", "ok") if own["objectives"][name] else ("·", "dim")
        lines += named(t.name("aim", name), text, mark, width)
    if own["reinforcement"][1]:
        text = "{}/{}".format(*own["reinforcement"])
        lines += named(t.name("aim", "reinforcement"), text, ("·", "dim"), width)
    for name, lacks in own["achievements"].items():
        text = lacking(lacks, t)
        mark = ("·", "dim") if text else ("✓", "ok")
        lines += named(t.name("aim", name), text or t("picture-city-done"), mark, width)
    return lines


def named(name: str, text: str, mark: tuple[str, str], width: int) -> list[Line]:
    head: Line = [(" ", ""), mark, (f" {name}: ", "")]
    return wrapped(head, [[(word, "dim")] for word in text.split()], width, " ")


def lacking(lacks: dict[str, Any], t: Translator) -> str:
    """What an achievement still needs, in words."""
    parts = [t.name("tile", kind, "count", n) for kind, n in lacks["followers"].items()]
    parts += [f"{n} {t.name('good', good)}" for good, n in lacks["goods"].items()]
    if lacks["coins"]:
        parts.append(t("picture-city-coins", count=lacks["coins"]))
    if lacks["technology"]:
        parts.append(t("picture-city-technology", count=lacks["technology"]))
    return ", ".join(parts)


def characters(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
    """Each player's card, with what of it holds."""
    lines: list[Line] = []
    for seat, row in enumerate(view["own"]["characters"]):
        if row["id"] is None:
            continue
        done = all(row["conditions"].values())
        head: Line = [(" ", ""), seat_letter(t, seat)]
        head.append((f" {t.name('character', row['id'])}: ", "ok" if done else ""))
        parts: list[Line] = [[(word, "dim")] for word in t(f"help-character-{row['id']}").split()]
        lines += wrapped(head, parts, width, " ")
    hall = view["own"]["hall"]
    if hall and any(row["id"] == "councilman" for row in view["own"]["characters"]):
        wanted = [t.name("tile", kind, "count", n) for kind, n in hall.items()]
        lines += named(t.name("aim", "assembly_hall"), ", ".join(wanted), ("·", "dim"), width)
    return lines


def due(owed: dict[str, Any], t: Translator) -> str:
    """What is owed at the end of the round."""
    good = owed.get("good", GOODS[0])
    return t("picture-due", what=owed["kind"], count=owed["amount"], good=good)


PICTURE = CityDefensePicture()
