"""Prosperity in the terminal: the carpenter and the own card at the top, structures as a block."""

from __future__ import annotations

from typing import Any

from scriptorium.drawing import Block, Line, Translator, separated, wrapped
from scriptorium.games.orleans.picture_base import facts_of, seat_letter
from scriptorium.games.orleans.picture_scenario import ScenarioPicture
from scriptorium.games.orleans.pieces import GOODS


class ProsperityPicture(ScenarioPicture):
    def title(self, view: dict[str, Any], t: Translator) -> Line:
        return [(t("picture-prosperity-title"), "title")]

    def header(self, view: dict[str, Any], t: Translator, width: int) -> list[Line]:
        """Where the carpenter is, what is left, and what only this seat knows."""
        own = view["own"]
        parts: list[Line] = [
            [(t("picture-prosperity-carpenter", town=own["carpenter"]), "bold")],
            [(t("picture-prosperity-pile", count=len(own["pile"])), "dim")],
            [(t("picture-prosperity-supply", count=own["citizens"]), "dim")],
        ]
        lines = [separated(parts, " · ")]
        if view["seat"] is not None and view["round"]:
            words = card_text(view, t, own["seats"][view["seat"]]["card"]).split()
            lines += wrapped([], [[(word, "")] for word in words], width, " ")
        return lines

    def blocks(self, view: dict[str, Any], t: Translator, width: int) -> list[Block]:
        lines: list[Line] = []
        for site in view["own"]["structures"]:
            head: Line = [(" ", ""), seat_letter(t, site["seat"])]
            head.append((f" {t.name('structure', site['card'])}: ", ""))
            if site["complete"]:
                lines.append([*head, (t("picture-prosperity-done"), "ok")])
                continue
            text = t("picture-prosperity-missing", needs=needs(t, site["missing"]))
            lines += wrapped(head, [[(word, "dim")] for word in text.split()], width, " ")
        return [(t("picture-prosperity-structures"), lines)] if lines else []


def card_text(view: dict[str, Any], t: Translator, card: str | None) -> str:
    """The card in hand: where it is built, what it asks for, what it is worth."""
    if card is None:
        return t("picture-prosperity-none")
    printed = {one["id"]: one for one in facts_of(view)["own"]["cards"]}[card]
    names = [*printed["followers"], *printed["goods"]]
    wants = {name: names.count(name) for name in names}
    return t(
        "picture-prosperity-card",
        structure=card,
        town=printed["towns"][0],
        points=printed["points"],
        needs=needs(t, {**wants, "coin": printed["coins"]}),
    )


def needs(t: Translator, wants: dict[str, int]) -> str:
    """2 farmers, 1 wine and 3 coins"""
    out = []
    for name, count in wants.items():
        if name == "coin":
            out += [t("picture-prosperity-coins", count=count)] if count else []
        else:
            out.append(t.name("good" if name in GOODS else "tile", name, "count", count))
    return t.join(out)


PICTURE = ProsperityPicture()
