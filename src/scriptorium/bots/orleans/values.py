"""What executing a place or sending a follower is worth, by the class of the place or destination.

A new class needs a line in one of the two tables below (tested); sending, moving and building are
valued with all that goes on (`Tour`, `Valuation.best_send`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from scriptorium.bots.orleans.tour import Tour
from scriptorium.games.orleans.bans import banned
from scriptorium.games.orleans.board import Recruit, Scriptorium, TownHall, Village
from scriptorium.games.orleans.deeds import DEVELOPMENT, Deed
from scriptorium.games.orleans.destinations import Destination
from scriptorium.games.orleans.pieces import A_MASK, B_MASK, BOATMAN, N_GOODS, TRADER, A
from scriptorium.games.orleans.place import Gain, Place
from scriptorium.games.orleans.recruiting import closed
from scriptorium.games.orleans.scenarios.city_defense.destinations import (
    Achievement,
    AssemblyHall,
    Reinforcement,
    Walls,
)
from scriptorium.games.orleans.scenarios.city_defense.support import SupportPlace
from scriptorium.games.orleans.scenarios.duel.house import BourgeoisHouse
from scriptorium.games.orleans.scenarios.prosperity.carpenter import Carpenter
from scriptorium.games.orleans.scenarios.prosperity.structures import Structure
from scriptorium.games.orleans.scenarios.stations import Tavern, Vineyard
from scriptorium.games.orleans.scenarios.tiles import Well
from scriptorium.games.orleans.scenarios.trade import (
    BlackMarket,
    Depot,
    MarketStand,
    purchases,
    sales,
)
from scriptorium.games.orleans.tiles import (
    Bathhouse,
    GunpowderTower,
    Hospital,
    Laboratory,
    Office,
    Pharmacy,
    Privilege,
    Sacristy,
)
from scriptorium.games.orleans.travel import Guildhall, Move

if TYPE_CHECKING:
    from scriptorium.bots.orleans.valuation import Valuation

NOTHING: Final = -1000.0


def recruits(eye: Valuation, place: Place) -> float:
    assert isinstance(place, Recruit)
    return eye.recruit(place.kind)


def village(eye: Valuation, _: Place) -> float:
    best = NOTHING
    for kind in range(BOATMAN, TRADER + 1):
        if not closed(eye.g, eye.p, kind):
            best = max(best, eye.recruit(kind))
    return best


def gain(eye: Valuation, place: Place) -> float:
    assert isinstance(place, Gain)
    value = eye.coins(place.coins) if place.coins else 0.0
    for good in place.goods:
        value += eye.taken(good)
    return value + eye.develop(place.development)


def scriptorium(eye: Valuation, _: Place) -> float:
    return max(eye.develop(1), eye.new_card())


def pharmacy(eye: Valuation, place: Place) -> float:
    assert isinstance(place, Pharmacy)
    best = NOTHING
    for coins in range(1, place.most(eye.g, eye.p) + 1):
        best = max(best, eye.pharmacy(coins))
    return best


def office(eye: Valuation, _: Place) -> float:
    return eye.coins(eye.p.built.bit_count())


def hospital(eye: Valuation, _: Place) -> float:
    return eye.coins(eye.g.rules.status[eye.p.development])


def laboratory(eye: Valuation, _: Place) -> float:
    return eye.technology()


def bathhouse(eye: Valuation, _: Place) -> float:
    return eye.w.bathhouse


def well(eye: Valuation, place: Place) -> float:
    """The best action there is to copy."""
    g, p = eye.g, eye.p
    best = NOTHING
    for one in g.rules.places:
        if p.owned & ~banned(g, p) & one.act_bit and one.copyable and one is not place:
            if isinstance(one, (Move, Guildhall)):
                best = max(best, Tour(eye, [one]).value(1))
            else:
                best = max(best, eye.place(one))
    return best


def market_stand(eye: Valuation, place: Place) -> float:
    """The best transactions, as if one left the others as they are."""
    assert isinstance(place, MarketStand)
    g, p = eye.g, eye.p
    found = sorted(
        eye.trade(action, place.prices[action >> A & A_MASK])
        for action in purchases(g, p, place.prices) + sales(g, p)
    )
    return sum(value for value in found[-place.most :] if value > 0.0) if found else NOTHING


def black_market(eye: Valuation, place: Place) -> float:
    assert isinstance(place, BlackMarket)
    found: list[int] = []
    place.options(eye.g, eye.p, found)
    best = NOTHING
    for action in found:
        best = max(best, eye.exchange(place, action & B_MASK))
    return best


def support(eye: Valuation, place: Place) -> float:
    return eye.support(place)


def for_the_city(eye: Valuation, to: Destination, _: int) -> float:
    return eye.for_the_city(to)


def elsewhere(_: Valuation, __: Place) -> float:
    """Valued by what it sends, or never executed."""
    return NOTHING


def carpenter(eye: Valuation, _: Place) -> float:
    return eye.carpenter()


def bourgeois_house(eye: Valuation, place: Place) -> float:
    """The best of the good, the coins and the development, less the citizen."""
    assert isinstance(place, BourgeoisHouse)
    g, p = eye.g, eye.p
    goods = [eye.good(good) for good in range(N_GOODS) if g.goods[good]]
    best = max([*goods, eye.coins(place.coins), eye.develop(place.development)])
    return best - g.rules.status[p.development]


def structure(eye: Valuation, to: Destination, _: int) -> float:
    return eye.structure(to)


def deed(eye: Valuation, to: Destination, choice: int) -> float:
    """What a follower sent to a deed brings."""
    assert isinstance(to, Deed)
    value = eye.develop(to.development) if choice == DEVELOPMENT else eye.coins(to.coins)
    return value + eye.deed(to)


PLACE_VALUES: dict[type[Place], Callable[[Valuation, Place], float]] = {
    Recruit: recruits,
    Village: village,
    Gain: gain,
    Scriptorium: scriptorium,
    Pharmacy: pharmacy,
    Office: office,
    Hospital: hospital,
    Laboratory: laboratory,
    Bathhouse: bathhouse,
    Well: well,
    BourgeoisHouse: bourgeois_house,
    Carpenter: carpenter,
    SupportPlace: support,
    MarketStand: market_stand,
    BlackMarket: black_market,
    Tavern: elsewhere,
    Vineyard: elsewhere,
    Depot: elsewhere,
    TownHall: elsewhere,
    GunpowderTower: elsewhere,
    Move: elsewhere,
    Guildhall: elsewhere,
    Privilege: elsewhere,
    Sacristy: elsewhere,
}
SENDING_VALUES: dict[type[Destination], Callable[[Valuation, Destination, int], float]] = {
    Walls: for_the_city,
    Reinforcement: for_the_city,
    Achievement: for_the_city,
    AssemblyHall: for_the_city,
    Deed: deed,
    Structure: structure,
}


def place_value(place: Place) -> Callable[[Valuation, Place], float]:
    """Of its class, or of the nearest one it comes from."""
    kind = type(place)
    found = PLACE_VALUES.get(kind)
    if found is None:
        found = next(PLACE_VALUES[one] for one in kind.__mro__ if one in PLACE_VALUES)
        PLACE_VALUES[kind] = found
    return found


def sending_value(to: Destination) -> Callable[[Valuation, Destination, int], float]:
    return SENDING_VALUES[type(to)]
