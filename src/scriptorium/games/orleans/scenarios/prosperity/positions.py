"""The keys of Prosperity in a position.

`carpenter`: a town. `structures`: tables with `seat`, `card`, `way` and what lies there (`lying`).
`hands`: cards by seat, "-" for none. `pile`: the cards on top of it. `face_down`: place tiles of
seats that are turned down. Other cards are as dealt; citizens that nobody has lie in the supply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scriptorium.core import reading
from scriptorium.core.errors import BadPosition
from scriptorium.games.orleans.city import shut_place
from scriptorium.games.orleans.pieces import NO_GOOD
from scriptorium.games.orleans.scenarios.prosperity.cards import DEALING
from scriptorium.games.orleans.scenarios.prosperity.carpenter import goods_at
from scriptorium.games.orleans.scenarios.prosperity.edges import WANTS
from scriptorium.games.orleans.scenarios.prosperity.works import NO_CARD, Site, cards, works

if TYPE_CHECKING:
    from scriptorium.games.orleans.position import Builder

KEYS: Final = ["carpenter", "structures", "hands", "pile", "face_down"]


def position(build: Builder) -> None:
    g, given, own = build.g, build.data, works(build.g)
    towns = g.rules.towns
    town = given.get("carpenter", towns[own.carpenter])
    own.carpenter = reading.index(town, towns, "carpenter")
    away = (g.rules.all_citizens & ~g.citizens).bit_count()
    own.citizens -= sum(p.citizens for p in g.players) - away
    for i, row in enumerate(reading.tables(given, "structures", "")):
        build_structure(build, row, f"structures[{i + 1}].")
    turn_down(build)
    dealing = given.get("phase") == DEALING
    reading.only_with(given, ["hands", "pile"], not dealing, f'phase after "{DEALING}"')
    if not dealing:
        deal(build)


def build_structure(build: Builder, row: dict[str, Any], where: str) -> None:
    reading.keys(row, ["seat", "card", "way", "lying"], where)
    g, own = build.g, works(build.g)
    p = g.players[reading.number(row, "seat", where, 1, 1, g.n) - 1]
    card = cards()[card_index(row.get("card"), where + "card")]
    ids = [one["id"] for one in g.rules.tables.data["map"]["connection"]]
    way = reading.index(row.get("way"), ids, where + "way")
    a, b, _, _ = g.rules.ways[way]
    slots = goods_at(g, way) if card.towns >> a & 1 or card.towns >> b & 1 else []
    if not slots or not p.stations:
        raise BadPosition("position-not-there", where=where + "way", value=card.id)
    lying = reading.counts(row.get("lying", []), WANTS, where + "lying")
    missing = [want - there for want, there in zip(card.wants, lying, strict=True)]
    if min(missing) < 0:
        name = WANTS[missing.index(min(missing))]
        raise BadPosition("position-too-many", where=where + "lying", value=name)
    own.sites.append(Site(card.index, p.seat, slots[0], g.ways[slots[0]], tuple(missing)))
    g.ways[slots[0]] = NO_GOOD
    p.stations -= 1


def turn_down(build: Builder) -> None:
    g = build.g
    for index in build.places(reading.items(build.data, "face_down", ""), "face_down"):
        owners = [p for p in g.players if p.owned >> index & 1]
        if not owners:
            raise BadPosition("position-not-owned", where="face_down")
        shut_place(g, owners[0], g.rules.places[index])
        works(g).burnt[owners[0].seat] |= 1 << index


def deal(build: Builder) -> None:
    """Every seat has chosen its card, unless it is said that it has none."""
    given, own, n = build.data, works(build.g), build.g.n
    named = [
        NO_CARD if name == "-" else card_index(name, "hands")
        for name in reading.items(given, "hands", "")[:n]
    ]
    top = [card_index(name, "pile") for name in reading.items(given, "pile", "")]
    used = {*named, *top, *(site.card for site in own.sites)}
    dealt = [*(card for row in own.drawn for card in row), *own.pile]
    rest = [card for card in dealt if card not in used]
    taken = [card for card in (*named, *top) if card != NO_CARD]
    if len(set(taken)) < len(taken) or any(site.card in taken for site in own.sites):
        raise BadPosition("position-too-many", where="hands", value=cards()[taken[-1]].id)
    own.hands = named + [rest.pop(0) if rest else NO_CARD for _ in range(n - len(named))]
    own.pile = top + rest
    own.drawn = [()] * n
    own.seen = [0] * len(cards())
    for seat, card in enumerate(own.hands):
        if card != NO_CARD:
            own.seen[card] = 1 << seat


def card_index(name: Any, where: str) -> int:
    return reading.index(name, [card.id for card in cards()], where)
