"""The bots of Orléans: novice, greedy, planner."""

from __future__ import annotations

from typing import ClassVar, Final

from scriptorium.bots.base import Bot
from scriptorium.bots.orleans.city_steps import TeamPlayer
from scriptorium.bots.orleans.dignitary import DignitaryValuation
from scriptorium.bots.orleans.duel import DuelValuation
from scriptorium.bots.orleans.plans import plan_actions
from scriptorium.bots.orleans.prosperity import ProsperityValuation
from scriptorium.bots.orleans.salesman import SalesmanValuation
from scriptorium.bots.orleans.tour import Tour
from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.bots.orleans.values import NOTHING
from scriptorium.bots.orleans.vierzon import VierzonValuation
from scriptorium.bots.orleans.weights import Weights, usual
from scriptorium.core.rng import Stream
from scriptorium.core.state import State
from scriptorium.games.orleans.bans import banned
from scriptorium.games.orleans.board import Scriptorium, TownHall, Village
from scriptorium.games.orleans.destinations import CHOICE_MASK, target
from scriptorium.games.orleans.followers import allowance, market_room
from scriptorium.games.orleans.pieces import (
    A_MASK,
    ACQUIRE,
    ACT,
    B_MASK,
    BANISH,
    BUY,
    CITIZEN,
    CITIZENS,
    COINS,
    COMPLETE,
    DECLINE,
    DONE,
    DRAW,
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
    N_KINDS,
    PASS,
    PAY,
    PICK,
    PLACE,
    READY,
    RECALL,
    RETURN,
    SELL,
    SEND,
    SETTLE,
    SHELTER,
    TAKE,
    TECH_BOUND,
    TECH_FREE,
    TRAVEL,
    UNSEEN,
    VERB,
    A,
)
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.scenarios.city_defense.support import SupportPlace
from scriptorium.games.orleans.scenarios.duel.house import (
    FIRST_MOVE,
    FOR_COINS,
    FOR_DEVELOPMENT,
    BourgeoisHouse,
)
from scriptorium.games.orleans.scenarios.offers import Purchase
from scriptorium.games.orleans.scenarios.prosperity.cards import EXCHANGE as NEW_CARD
from scriptorium.games.orleans.scenarios.trade import BlackMarket
from scriptorium.games.orleans.state import Game, Player
from scriptorium.games.orleans.tiles import GunpowderTower, Pharmacy
from scriptorium.games.orleans.travel import Guildhall, Move

# By the name of the scenario; all others are played for points.
VALUATIONS: Final[dict[str, type[Valuation]]] = {
    "city-defense": TeamPlayer,
    "dignitary": DignitaryValuation,
    "vierzon": VierzonValuation,
    "salesman": SalesmanValuation,
    "duel": DuelValuation,
    "prosperity": ProsperityValuation,
}


# Goods and coins are sent when all that brings more of them is done.
LATER: Final = 0.005
DISAGREES: Final = 4.0  # points: most of an action


def valuation(g: Game, p: Player, w: Weights) -> Valuation:
    return VALUATIONS.get(g.rules.scenario.name, Valuation)(g, p, w)


class Greedy(Bot):
    """Values every place and completes the most valuable first, then the next that fits; in the
    action phase it takes the action that is worth most now."""

    name: ClassVar[str] = "greedy"
    weighted: ClassVar[bool] = True
    exact: ClassVar[bool] = False

    def __init__(self, chance: Stream, weights: Weights | None = None) -> None:
        Bot.__init__(self, chance)
        self.weights: Weights = weights if weights is not None else usual()

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        assert isinstance(state, Game)
        p = state.players[seat]
        asked = state.frames[-1].name
        if asked == "draw":
            return draw(state, p)
        eye = valuation(state, p, self.weights)
        if asked == "plan":
            return self.plan(eye)
        legal = state.legal(seat)
        if asked == "act":
            return [self.act(eye, legal)]
        if asked == "copy":
            return [self.copy(eye, legal)]
        best, top = legal[0], NOTHING
        for action in legal:
            value = worth(eye, action)
            if value > top:
                best, top = action, value
        return [best]

    def agrees(self, state: State, seat: int, steps: list[int]) -> bool:
        """Unless the steps cost much more, as seen from here, than the best ones would."""
        assert isinstance(state, Game)
        loss = 0.0
        for action in steps:
            legal = state.legal(state.to_act[0]) if state.to_act else []
            if action not in legal:
                return True
            eye = valuation(state, state.players[seat], self.weights)
            loss += max(worth(eye, one) for one in legal) - worth(eye, action)
            if loss > DISAGREES:
                return False
            state.apply(state.to_act[0], action)
        return True

    def plan(self, eye: Valuation) -> list[int]:
        out: list[int] = []
        if eye.p.tech_free or eye.p.tech_bound:
            spot = self.technology(eye)
            if spot >= 0:
                return [spot]
        out += plan_actions(eye, self.exact)
        out.append(READY)
        return out

    def technology(self, eye: Valuation) -> int:
        best, top = -1, NOTHING
        for action in eye.g.legal(eye.p.seat):
            if action >> VERB in (TECH_FREE >> VERB, TECH_BOUND >> VERB):
                value = worth(eye, action)
                if value > top:
                    best, top = action, value
        return best

    def act(self, eye: Valuation, legal: list[int]) -> int:
        """The most valuable action, what others may take first a little earlier."""
        g, p = eye.g, eye.p
        travel: list[Place] = [
            place
            for place in g.rules.places
            if p.active & ~banned(g, p) & place.act_bit and isinstance(place, (Move, Guildhall))
        ]
        tour = Tour(eye, travel)
        best, top = PASS, 0.0
        for action in legal:
            if action == PASS:
                continue
            if action >> VERB == COMPLETE >> VERB:
                value = eye.objective(action >> A & A_MASK)
                if value > 0.0:
                    return action
                continue
            if action >> VERB == ACT >> VERB:
                place = g.rules.places[action >> A & A_MASK]
                value = action_value(eye, tour, place, action & B_MASK)
            else:
                value = worth(eye, action)
            if value > top:
                best, top = action, value
        return best

    def copy(self, eye: Valuation, legal: list[int]) -> int:
        """The most valuable action for the Well."""
        best, top = legal[0], NOTHING
        for action in legal:
            place = eye.g.rules.places[action >> A & A_MASK]
            travel: list[Place] = [place] if isinstance(place, (Move, Guildhall)) else []
            value = action_value(eye, Tour(eye, travel), place, action & B_MASK)
            if value > top:
                best, top = action, value
        return best


class Planner(Greedy):
    """The same values, and the best set of places by exact search."""

    name: ClassVar[str] = "planner"
    exact: ClassVar[bool] = True


class Novice(Bot):
    """Completes places at random and executes them at random: the lowest level for people."""

    name: ClassVar[str] = "novice"

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        assert isinstance(state, Game)
        legal = state.legal(seat)
        asked = state.frames[-1].name
        if asked == "draw":
            return draw(state, state.players[seat])
        if asked == "plan":
            return self.plan(state, state.players[seat])
        if asked == "act" and len(legal) > 1:
            legal = legal[:-1]
        return [legal[self.chance.below(len(legal))]]

    def plan(self, g: Game, p: Player) -> list[int]:
        """Complete one place after the other, in random order, as long as followers last."""
        out: list[int] = []
        order = [place for place in g.rules.places if p.owned >> place.index & 1]
        self.chance.shuffle(order)
        market = p.market[:]
        for place in order:
            if place.act_bit and not stuck(g, p, place):
                out += self.complete(g, p, place, market)
        out.append(READY)
        return out

    def complete(self, g: Game, p: Player, place: Place, market: list[int]) -> list[int]:
        left = market[:]
        out: list[int] = []
        wanted = [s for s in range(place.start, place.end) if not p.filled >> s & 1]
        for space in wanted[:1] if place.partial else wanted:
            tiles = [t for t in range(len(left)) if left[t] and p.allowed[t] >> space & 1]
            if not tiles:
                return []
            left[tiles[0]] -= 1
            out.append(PLACE | tiles[0] << A | g.rules.first[space])
        market[:] = left
        return out


def draw(g: Game, p: Player) -> list[int]:
    """All that may be drawn; draws the bag cannot serve fetch followers from unfinished places."""
    legal = g.legal(p.seat)
    most = max(action & B_MASK for action in legal if action >> VERB == DRAW >> VERB)
    unused = min(allowance(g, p) - p.moved, market_room(g, p)) - most
    if unused > 0:
        for action in legal:
            if action >> VERB == RECALL >> VERB:
                place = g.rules.places[g.rules.place_of[action & B_MASK]]
                if not p.active & place.act_bit or stuck(g, p, place):
                    return [action]
    return [DRAW | most]


def stuck(g: Game, p: Player, place: Place) -> bool:
    """Nothing to be had there now, as at the end of a track. A place that sends followers is
    never stuck: what it needs may be laid on it yet."""
    return bool(place.returns and place.closed(g, p))


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
