"""What executing a place is worth, in each of its ways."""

from __future__ import annotations

from typing import Final

from scriptorium.bots.orleans.tour import Tour
from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.bots.orleans.values import NOTHING
from scriptorium.games.orleans.board import Scriptorium, TownHall, Village
from scriptorium.games.orleans.pieces import N_KINDS, UNSEEN
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.scenarios.city_defense.support import SupportPlace
from scriptorium.games.orleans.scenarios.duel.house import (
    FIRST_MOVE,
    FOR_COINS,
    FOR_DEVELOPMENT,
    BourgeoisHouse,
)
from scriptorium.games.orleans.scenarios.prosperity.cards import EXCHANGE as NEW_CARD
from scriptorium.games.orleans.scenarios.trade import BlackMarket
from scriptorium.games.orleans.tiles import GunpowderTower, Pharmacy
from scriptorium.games.orleans.travel import Guildhall, Move

# Goods and coins are sent when all that brings more of them is done.
LATER: Final = 0.005


def action_value(eye: Valuation, tour: Tour, place: Place, argument: int) -> float:
    """Executing a place in one way, with what the other activated places add afterwards."""
    w = eye.w
    if isinstance(place, Guildhall):
        index = tour.places.index(place)
        rest = ((1 << len(tour.places)) - 1) & ~(1 << index)
        here = eye.p.merchant
        built = eye.p.built | 1 << here
        now = best_rest(tour, rest, here, built, 255, 0) + eye.station()
        later = best_rest(tour, (1 << len(tour.places)) - 1, here, eye.p.built, 255, 0)
        if now < later - 0.01:
            return 0.01
        return (now - tour.here) * w.hurry_build
    if isinstance(place, Move):
        return move_value(eye, tour, place, argument)
    if isinstance(place, Village):
        return eye.recruit(argument) * w.hurry_recruit
    if isinstance(place, Pharmacy):
        return eye.pharmacy(argument)
    if isinstance(place, BourgeoisHouse):
        return house_value(eye, place, argument)
    if isinstance(place, Scriptorium):
        return eye.new_card() if argument == NEW_CARD else eye.develop(1)
    if isinstance(place, BlackMarket):
        return eye.exchange(place, argument)
    if isinstance(place, (TownHall, GunpowderTower)):
        best = NOTHING
        tiles = eye.p.tower if place.needs_nobody else eye.p.spaces[place.start : place.end]
        for i, tile in enumerate(tiles):
            kind = (i if tile else -1) if place.needs_nobody else tile
            if 0 <= kind < N_KINDS:
                best = max(best, eye.best_send(kind))
        return best
    value = eye.place(place)
    return min(value, LATER) if isinstance(place, SupportPlace) else value


def house_value(eye: Valuation, place: BourgeoisHouse, argument: int) -> float:
    """What the citizen and the follower buy, less what they are worth."""
    if argument >= FIRST_MOVE:
        good = (argument & 7) - 1
        value = eye.town((argument >> 3) - 1, eye.p.built, 0)
        value -= eye.town(eye.p.merchant, eye.p.built, 0)
        value += eye.good(good) if good >= 0 else 0.0
    elif argument == FOR_COINS:
        value = eye.coins(place.coins)
    elif argument == FOR_DEVELOPMENT:
        value = eye.develop(place.development)
    else:
        value = eye.good(argument - 1)
    return value - eye.citizen() - eye.lost_follower()


def move_value(eye: Valuation, tour: Tour, place: Move, argument: int) -> float:
    g, p = eye.g, eye.p
    town = (argument >> 3) - 1
    good = (argument & 7) - 1
    way = 255
    for packed in place.ways(g, p.merchant):
        if packed >> 8 == town:
            way = packed & 0xFF
    index = tour.places.index(place)
    rest = ((1 << len(tour.places)) - 1) & ~(1 << index)
    found = eye.lying(town, 0)
    value = best_rest(tour, rest, town, p.built, way, found) - tour.here - eye.fare(place)
    if found:
        value += eye.arrival(town)
    if argument & 7 == UNSEEN:
        return value + tour.pick(way)
    return value + (eye.good(good) if good >= 0 else 0.0)


def best_rest(tour: Tour, mask: int, town: int, built: int, last: int, gathered: int) -> float:
    """The best use of some of the remaining places; none has to be used."""
    best = NOTHING
    part = mask
    while True:
        best = max(best, tour.best(part, town, built, last, gathered))
        if not part:
            return best
        part = (part - 1) & mask
