"""Names and signs that all parts of the picture use.

`view` is the JSON of `State.view`. Everybody with acolytes of a colour is a party: the players, and
alone the Ab-Bott, who has a board and acolytes but is no seat.
"""

from __future__ import annotations

from typing import Any

from scriptorium.drawing import Line, Span, Translator
from scriptorium.games.pilgrim.pieces import EDGES
from scriptorium.games.pilgrim.tables import tables

LIVE, ASLEEP = "■", "□"  # buildings on the map, with their level
SITE, SHRINE, PORT, SHIP = "◆", "▲", "●", "▸"
WATER, CITY_FILL, CLOSED = "≈", "░", "×"
MERCHANT = "◆"
ARROW = "»"
NOTHING = "–"
RIVAL = "rival"  # the seat of nobody


def role(view: dict[str, Any], seat: int) -> int | str:
    """A seat as texts know it: the Ab-Bott is none."""
    return RIVAL if seat >= view["players"] else seat


def party(view: dict[str, Any], t: Translator, seat: int, form: str = "") -> str:
    """The name of a seat or of the Ab-Bott."""
    return t.name("seat", role(view, seat), form)


def is_campaign(view: dict[str, Any]) -> bool:
    """Whether further games are played after this one, or were before it."""
    solo = view["solo"]
    return solo is not None and solo["games"] > 1


def letter(view: dict[str, Any], t: Translator, seat: int) -> Span:
    return party(view, t, seat, "letter"), f"seat{seat}"


def letters(view: dict[str, Any], t: Translator, seats: list[int]) -> Line:
    return [letter(view, t, seat) for seat in seats]


def dummy(t: Translator) -> str:
    """The letter of the colour nobody plays."""
    return t("picture-dummy-letter")


def compass(t: Translator, space: str) -> str:
    """N, NE; the city by its name."""
    return t.name("space", space) if space == "city" else t(f"picture-space-{space}")


def hex_name(t: Translator, hex_: str) -> str:
    return t.name("hex", hex_)


def counted(t: Translator, good: str, count: int) -> str:
    """2 coins"""
    return t.name("good", good, "count", count)


def price(t: Translator, stone: int, coins: int, piety: int) -> str:
    """1 stone, 3 coins, 2 piety; empty if it is free."""
    parts = [("stone", stone), ("coin", coins), ("piety", piety)]
    return ", ".join(counted(t, good, count) for good, count in parts if count)


def neighbour(hex_: str, edge: str) -> str | None:
    """The hex beyond an edge."""
    board = tables().board
    found = board.next[board.names.index(hex_) * 6 + EDGES.index(edge)]
    return None if found < 0 else board.names[found]


def rounds_until(view: dict[str, Any], place: int) -> int:
    """Round ends until the ship is at this place of the rim; 0 if it is there now."""
    return int((place - view["ship"]["place"]) % view["rounds"])


def season_left(view: dict[str, Any]) -> int:
    """Rounds until the ship reaches the next site, this one included."""
    return min(rounds_until(view, site["place"]) or view["rounds"] for site in view["sites"])
