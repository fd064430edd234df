"""What a choice outside planning and acting is worth."""

from __future__ import annotations

from scriptorium.bots.orleans.tour import Tour
from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.games.orleans.board import TownHall
from scriptorium.games.orleans.destinations import CHOICE_MASK, target
from scriptorium.games.orleans.pieces import (
    A_MASK,
    ACQUIRE,
    B_MASK,
    BANISH,
    BUY,
    CITIZEN,
    CITIZENS,
    COINS,
    COMPLETE,
    DECLINE,
    DONE,
    EXCHANGE,
    FOOD,
    GIVE,
    GIVE_DEVELOPMENT,
    GIVE_FOLLOWER,
    GIVE_GOOD,
    GIVE_PLACE,
    GIVE_STATION,
    GIVE_STOCK,
    GOODS,
    KIND_OF,
    LAY,
    PAY,
    PICK,
    PLACE,
    RETURN,
    SELL,
    SEND,
    SETTLE,
    SHELTER,
    TAKE,
    TECH_BOUND,
    TECH_FREE,
    TRAVEL,
    VERB,
    A,
)
from scriptorium.games.orleans.scenarios.offers import Purchase
from scriptorium.games.orleans.travel import Guildhall, Move


def worth(eye: Valuation, action: int) -> float:
    """What a choice outside planning and acting is worth."""
    g, p, w = eye.g, eye.p, eye.w
    verb = action >> VERB
    a = action >> A & A_MASK
    step = eye.step(action)
    if step is not None:
        return step
    if verb == SEND >> VERB:
        return eye.send(a, target(g, action), action & CHOICE_MASK)
    if verb == CITIZEN >> VERB:
        return eye.space_for_citizen(action & B_MASK)
    if verb in (DONE >> VERB, DECLINE >> VERB):
        return 0.0
    if verb == ACQUIRE >> VERB:
        return bargain(eye, a, action & B_MASK)
    if verb == SETTLE >> VERB:
        return eye.town(action & B_MASK, p.built, 0)
    if verb == PICK >> VERB:
        return eye.tile(g.rules.places[a])
    if verb == EXCHANGE >> VERB:
        return eye.good(action & B_MASK) - eye.good_lost(a)
    if verb == TRAVEL >> VERB:
        return eye.trip(((action & B_MASK) >> 3) - 1)
    if verb == RETURN >> VERB:
        return -1.0
    if verb in (BUY >> VERB, SELL >> VERB):
        asked = g.frames[-1].prompt(g, p.seat)
        return eye.trade(action, int(asked["prices"][GOODS[a]]))
    if verb == TAKE >> VERB:
        return eye.tile(g.rules.places[a])
    if verb in (TECH_FREE >> VERB, TECH_BOUND >> VERB):
        space = action & B_MASK
        place = g.rules.places[g.rules.place_of[space]]
        kind = g.rules.slot[space]
        bound = 0.01 if verb == TECH_BOUND >> VERB else 0.0
        return w.technology_place.get(place.id, 0.2) + w.technology_kind[kind] + bound
    if verb == COMPLETE >> VERB:
        return eye.objective(a)
    if verb == FOOD >> VERB:
        return eye.food(a)
    if verb == PAY >> VERB:
        return -eye.good_lost(a)
    if verb == COINS >> VERB:
        return eye.coins_instead(int(g.frames[-1].prompt(g, p.seat).get("coins", 0)))
    if verb == BANISH >> VERB:
        return -eye.follower(KIND_OF[a], eye.counts[KIND_OF[a]] - 1)
    if verb == SHELTER >> VERB:
        return 1.0
    if verb == LAY >> VERB:
        return -1.0
    if verb == PLACE >> VERB:
        return placing(eye, a, action & B_MASK)
    if verb == GIVE >> VERB:
        return -price(eye, a, action & B_MASK)
    return 0.0


def bargain(eye: Valuation, thing: int, which: int) -> float:
    """What an offer of the event is worth, less its price."""
    event = eye.g.rules.event(eye.g.event)
    assert isinstance(event, Purchase)
    value = eye.citizen() if thing == CITIZENS else eye.follower(which, eye.counts[which])
    return value - eye.spend(event.strength(eye.g))


def placing(eye: Valuation, tile: int, space: int) -> float:
    """The Bathhouse: a follower that completes a valuable place is worth most."""
    g, p = eye.g, eye.p
    place = g.rules.places[g.rules.place_of[space]]
    missing = 0
    for other in range(place.start, place.end):
        missing += not p.filled >> other & 1
    if isinstance(place, TownHall):
        return eye.best_send(KIND_OF[tile])
    if isinstance(place, (Move, Guildhall)):
        value = max(1.0, Tour(eye, [place]).value(1))
    else:
        value = eye.place(place)
    return value if missing == 1 else 0.1 * value / missing


def price(eye: Valuation, item: int, which: int) -> float:
    """What giving an item under torture costs."""
    g, p = eye.g, eye.p
    if item == GIVE_STOCK:
        return 0.1 if p.stations > 3 else 1.0
    if item == GIVE_GOOD:
        return eye.good(which)
    if item == GIVE_FOLLOWER:
        return 0.5 + eye.lasting * eye.w.need * eye.thin
    if item == GIVE_STATION:
        return eye.station()
    if item == GIVE_DEVELOPMENT:
        return eye.develop(1)
    if item == GIVE_PLACE:
        return eye.tile(g.rules.places[which])
    return eye.technology() + 0.5
