"""Prosperity at its edges: what a seat may know, what is printed, what must hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.errors import Reason
from scriptorium.games.orleans.pieces import GOODS, KINDS, N_GOODS, NO_GOOD
from scriptorium.games.orleans.scenarios.events import coming, due, printed
from scriptorium.games.orleans.scenarios.offers import Offer, Offered
from scriptorium.games.orleans.scenarios.prosperity.cards import CHOOSING, DRAWN
from scriptorium.games.orleans.scenarios.prosperity.carpenter import (
    Carpentry,
    goods_at,
    routes,
    ways_at,
)
from scriptorium.games.orleans.scenarios.prosperity.happenings import (
    ExchangeForCitizen,
    ReturnAnother,
    ReturnFollowerOrPay,
    ReturnOrPay,
)
from scriptorium.games.orleans.scenarios.prosperity.works import (
    N_WANTS,
    NO_CARD,
    Site,
    card_in_hand,
    cards,
    unseen_goods,
    works,
)

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game

# What a structure asks for, by name.
WANTS: Final = [*KINDS, *GOODS, "coin"]
FAR: Final = 99  # more steps than there are followers


# The view


def view(g: Game, seat: int | None) -> dict[str, Any]:
    """Cards in hand and in the pile are named where the seat knows them, all when the game is
    over (INV-PROS-9)."""
    own = works(g)
    return {
        "carpenter": g.rules.towns[own.carpenter],
        "citizens": own.citizens,
        "pile": [known(g, seat, card) for card in own.pile],
        "structures": [site_view(g, site) for site in own.sites],
        "seats": [seat_view(g, seat, other) for other in range(g.n)],
        "coming": events_to_come(g, seat),
        "due": None if seat is None else due(g, g.players[seat]),
        "reach": [] if seat is None else reach(g, seat),
        "build": None if seat is None else outlook(g, seat),
    }


def reach(g: Game, seat: int) -> list[dict[str, Any]]:
    """The towns to which the seat could move the token, each with the moves one after the other."""
    text = g.rules.codec.text
    return [
        {"town": g.rules.towns[town], "steps": [text(action) for action in steps]}
        for town, steps in routes(g, g.players[seat]).items()
    ]


def outlook(g: Game, seat: int) -> dict[str, Any] | None:
    """What building the structure of the card in hand needs (INV-PROS-21 to INV-PROS-23), and
    whether that is so: the token there (`steps` of it; None: out of reach), a free goods tile, a
    station."""
    card, p = card_in_hand(g, seat), g.players[seat]
    if card is None:
        return None
    ways = routes(g, p)
    found: list[tuple[int, bool]] = []
    for town in range(len(g.rules.towns)):
        if card.towns >> town & 1:
            away = 0 if town == works(g).carpenter else len(ways.get(town, ())) or FAR
            found.append((away, any(goods_at(g, way) for way in ways_at(g.rules, town))))
    found.sort(key=lambda one: (not one[1], one[0]))
    away, good = found[0]
    return {"steps": None if away == FAR else away, "good": good, "station": p.stations > 0}


def events_to_come(g: Game, seat: int | None) -> list[dict[str, Any]]:
    """With their toll for the seat; a spectator pays none."""
    if seat is not None:
        return coming(g, g.players[seat])
    return [{**event, "toll": {}} for event in coming(g, g.players[0])]


def known(g: Game, seat: int | None, card: int) -> str | None:
    """The card, if the seat knows that it is there."""
    if card == NO_CARD:
        return None
    seen = g.over or (seat is not None and works(g).seen[card] >> seat & 1)
    return cards()[card].id if seen else None


def seat_view(g: Game, seat: int | None, other: int) -> dict[str, Any]:
    own = works(g)
    return {
        "seat": other,
        "holds": own.hands[other] != NO_CARD,
        "card": known(g, seat, own.hands[other]),
        "drawn": [cards()[card].id for card in sorted(own.drawn[other])] if other == seat else [],
        "face_down": [place.id for place in g.rules.places if own.burnt[other] >> place.index & 1],
    }


def site_view(g: Game, site: Site) -> dict[str, Any]:
    rows = g.rules.tables.data["map"]["connection"]
    return {
        "seat": site.seat,
        "card": cards()[site.card].id,
        "way": rows[site.slot // 2]["id"],
        "missing": named(site.missing),
        "lying": named(site.lying()),
        "complete": not site.open(),
    }


def named(wants: tuple[int, ...] | list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(WANTS, wants, strict=True) if count}


def facts(rules: Rules) -> dict[str, Any]:
    return {
        "cards": [
            {
                "id": card.id,
                "towns": list(card.town_names),
                "followers": list(card.followers),
                "goods": list(card.goods),
                "coins": card.coins,
                "points": card.points,
            }
            for card in cards()
        ],
        "events": printed(rules),
    }


# What must hold


def audit(g: Game) -> Iterator[Reason]:
    own = works(g)
    lists: list[list[Any]] = [own.hands, own.drawn, own.burnt]
    if any(len(one) != g.n for one in lists) or len(own.seen) != len(cards()):
        yield Reason("audit-field", "", field="own")
        return
    if not 0 <= own.carpenter < len(g.rules.towns) or own.citizens < 0:
        yield Reason("audit-field", "", field="own.carpenter")
    if any(not 0 <= seats < 1 << g.n for seats in own.seen):
        yield Reason("audit-field", "", field="own.seen")
    everywhere = [*own.pile, *(card for card in own.hands if card != NO_CARD)]
    everywhere += [card for row in own.drawn for card in row]
    everywhere += [site.card for site in own.sites]
    if sorted(everywhere) != list(range(len(cards()))):
        yield Reason("audit-cards", "INV-PROS-8", found=len(everywhere), total=len(cards()))
        return
    if any(own.drawn) and CHOOSING not in g.frames:
        yield Reason("audit-field", "", field="own.drawn")
    if any(len(row) > DRAWN for row in own.drawn):
        yield Reason("audit-field", "", field="own.drawn")
    yield from audit_sites(g)
    yield from audit_tiles(g)
    yield from audit_frames(g)


def audit_sites(g: Game) -> Iterator[Reason]:
    own, rules = works(g), g.rules
    slots = [site.slot for site in own.sites]
    for site in own.sites:
        wants = cards()[site.card].wants
        fits = len(site.missing) == N_WANTS and all(
            0 <= left <= want for left, want in zip(site.missing, wants, strict=True)
        )
        if not fits or not 0 <= site.seat < g.n or not 0 <= site.good < N_GOODS:
            yield Reason("audit-field", "", field="own.sites")
            return
        free = 0 <= site.slot < len(g.ways) and g.ways[site.slot] == NO_GOOD
        if not free or slots.count(site.slot) > 1:
            yield Reason("audit-structure", "INV-PROS-27", structure=cards()[site.card].id)
            return
    for p in g.players:
        used = p.stations + p.built.bit_count() + sum(site.seat == p.seat for site in own.sites)
        if used > rules.tables.stations:
            yield Reason("audit-stations", "INV-R12", seat=p.seat, total=rules.tables.stations)
    if min(unseen_goods(g)) < 0:
        found = sum(g.goods)
        yield Reason("audit-goods", "", found=found, total=sum(rules.components.goods))


def audit_tiles(g: Game) -> Iterator[Reason]:
    """A tile turned down lies nowhere else."""
    elsewhere = g.stock
    for p in g.players:
        elsewhere |= p.owned
    for seat, burnt in enumerate(works(g).burnt):
        if burnt & ~g.rules.all_tiles or burnt & elsewhere:
            yield Reason("audit-tile-twice", "", seat=seat)
        elsewhere |= burnt


def audit_frames(g: Game) -> Iterator[Reason]:
    """Questions of an event other than that of the round, or with lists where numbers belong."""
    event = g.rules.event(g.event)
    for frame in g.frames:
        counted = isinstance(frame, (Offered, Carpentry))
        wrong = (
            (counted and not all(isinstance(one, int) for one in frame.dump()[1:]))
            or (isinstance(frame, Offered) and not isinstance(event, Offer))
            or (isinstance(frame, ReturnOrPay) and not isinstance(event, ReturnFollowerOrPay))
            or (isinstance(frame, ReturnAnother) and not isinstance(event, ExchangeForCitizen))
        )
        if wrong:
            yield Reason("audit-frame", "", frame=frame.name)
