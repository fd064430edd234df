"""What things are worth to one player in one position, in expected final points."""

from __future__ import annotations

from scriptorium.bots.orleans.values import NOTHING, place_value, sending_value
from scriptorium.bots.orleans.weights import Weights
from scriptorium.games.orleans.deeds import Deed
from scriptorium.games.orleans.destinations import Destination
from scriptorium.games.orleans.pieces import (
    A_MASK,
    BOATMAN,
    CRAFTSMAN,
    FARMER,
    KIND_OF,
    KNIGHT,
    MONK,
    N_GOODS,
    N_KINDS,
    N_TILES,
    NO_GOOD,
    SCHOLAR,
    SELL,
    TECHNOLOGY,
    TRADER,
    VERB,
    A,
)
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.scenarios.tiles import StageCoach
from scriptorium.games.orleans.scenarios.trade import BlackMarket
from scriptorium.games.orleans.state import Game, Player
from scriptorium.games.orleans.supply import no_coins_left


class Valuation:
    """Looks at the table from one seat. Made anew for each decision; reads, never writes."""

    def __init__(self, g: Game, p: Player, w: Weights) -> None:
        self.g = g
        self.p = p
        self.w = w
        rules = g.rules
        self.left: int = rules.rounds - g.round
        left = float(self.left)
        self.lasting: float = left - w.delay * left / (left + 3.0)
        self._events()
        self._followers()
        self.draws: int = rules.draws[p.tracks[KNIGHT]]
        short = (self.draws + w.need_span - self.followers) / w.need_span
        self.thin: float = max(0.0, min(1.0, short))
        self.stars: list[float] = fractional_status(rules.status)
        self.status: float = self.future_status(p.development)
        # Above 1: one valuable place is better than several that are worth as much together.
        self.emphasis: float = 1.0
        self.pieces: float = p.built.bit_count() + p.citizens + w.more_pieces * left
        self.best_goods: dict[int, int] = {}  # by town, as far as asked

    def _events(self) -> None:
        """What the hour glass still holds is public, its order is not."""
        g = self.g
        self.income = self.trading = self.taxes = 0.0
        self.harvests = 0
        self.harvest_now = 0
        for at in range(max(0, g.round - 1), g.rules.rounds):
            tile = g.hour_glass[at]
            event = g.rules.events[tile >> 2]
            strength = event.strengths[tile & 3]
            if event.id == "income":
                self.income += strength
            elif event.id == "trading_day":
                self.trading += strength
            elif event.id == "taxes":
                self.taxes += 1.0 / strength
            elif event.id == "harvest":
                self.harvests += strength
                if at == g.round - 1:
                    self.harvest_now = strength

    def _followers(self) -> None:
        p = self.p
        counts = [0] * N_KINDS
        for tile in range(N_TILES):
            counts[KIND_OF[tile]] += p.bag[tile] + p.market[tile] + p.tower[tile]
        tech = p.tech_free + p.tech_bound
        if p.filled:
            for tile in p.spaces:
                if tile >= 0:
                    if tile == TECHNOLOGY:
                        tech += 1
                    else:
                        counts[KIND_OF[tile]] += 1
        self.counts: list[int] = counts
        self.followers: int = sum(counts)
        self.technologies: int = tech
        food = 0
        for good in range(N_GOODS):
            if self.g.rules.food[good]:
                food += p.goods[good]
        self.foods: int = food

    def progress(self) -> float:
        """Where a game is won or lost: the share of what wins it that is done, from 0 to 1."""
        return 0.0

    # Points of the three factors: status, pieces, coins

    def future_status(self, development: int) -> float:
        """The status at the end, if the marker stands here now."""
        w = self.w
        now = self.g.rules.status[development]
        if self.left == 0:
            return float(now)
        more = self.left * (w.growth + w.scholar_growth * self.p.tracks[SCHOLAR])
        at = min(development + more, float(self.g.rules.last_development))
        low = int(at)
        high = min(low + 1, self.g.rules.last_development)
        future = self.stars[low] + (at - low) * (self.stars[high] - self.stars[low])
        if self.left <= 2:
            return w.far_status * future + (1.0 - w.far_status) * now
        return future

    def other_points(self) -> float:
        """Points of sources that the base game does not know."""
        return 0.0

    def develop(self, points: int) -> float:
        g, p = self.g, self.p
        rules = g.rules
        end = min(p.development + points, rules.last_development)
        if end == p.development:
            return 0.0
        value = 0.0
        then = self.future_status(end)
        for space in range(p.development + 1, end + 1):
            value += rules.development_coins[space]
            if rules.development_citizens[space] & g.citizens:
                value += then
        value += self.pieces * (then - self.status)
        step = self.stars[end] - self.stars[p.development]
        return value + self.w.income * self.income * step

    def citizen(self) -> float:
        return self.status

    def coins(self, count: int) -> float:
        if no_coins_left(self.g):
            return 0.0
        scarce = max(0, min(count, 5 - self.p.coins))
        return count + self.w.scarce_coin * scarce

    def spend(self, count: int) -> float:
        """What it costs to give coins away."""
        scarce = max(0, min(count, count + 5 - self.p.coins))
        return count + self.w.scarce_coin * scarce

    def station(self) -> float:
        g, p = self.g, self.p
        value = self.status + self.trading
        own = p.built.bit_count() + 1
        for other in g.players:
            if other.seat != p.seat and other.built.bit_count() > own:
                return value
        return value + self.w.lead * self.status

    def good(self, good: int) -> float:
        rules, w = self.g.rules, self.w
        worth = float(rules.goods_points[good])
        value = worth - w.tax * self.taxes
        if rules.food[good]:
            if self.foods < self.harvest_now:
                return value + 5.0
            if self.foods < self.harvests:
                value += w.food * (4.0 - worth)
        return value

    # Followers, technology, places

    def trade(self, action: int, price: int) -> float:
        """Buying or selling a good at a price."""
        good = action >> A & A_MASK
        if action >> VERB == SELL >> VERB:
            return self.coins(price) - self.good_lost(good)
        return self.good(good) - self.spend(price)

    def taken(self, good: int) -> float:
        """A good of the goods market."""
        return self.good(good)

    def reserved(self, tile: int) -> int:
        """Followers on the market that must stay there."""
        return 0

    def good_lost(self, good: int) -> float:
        """A good given away."""
        return self.good(good)

    def exchange(self, place: BlackMarket, argument: int) -> float:
        given, taken = divmod(argument - 1, N_GOODS)
        return self.good(taken) - place.given * self.good_lost(given)

    def follower(self, kind: int, count: int) -> float:
        """One more of a kind of which the player has `count`."""
        w = self.w
        return self.lasting * (w.need * self.thin + w.follower[kind] * w.fade**count)

    def recruit(self, kind: int) -> float:
        g, p, w = self.g, self.p, self.w
        rules = g.rules
        value = self.follower(kind, self.counts[kind])
        if kind == MONK:
            return value
        step = p.tracks[kind] + 1
        if kind == FARMER:
            good = rules.farm_goods[step - 1]
            if good != NO_GOOD:
                value += self.taken(good)
            value += w.census * self.left
        elif kind == BOATMAN:
            value += self.coins(rules.boat_coins[step - 1])
            if rules.boat_citizens[step] & g.citizens:
                value += self.citizen()
        elif kind == CRAFTSMAN:
            value += self.technology()
        elif kind == TRADER:
            value += self.best_tile(g.stock & rules.stacks_open[step])
        elif kind == KNIGHT:
            more = rules.draws[step] - rules.draws[step - 1]
            if more:
                value += self.more_draws(more)
            if rules.knight_citizens[step] & g.citizens:
                value += self.citizen()
        elif kind == SCHOLAR:
            value += self.develop(rules.study[step - 1])
        return value

    def more_draws(self, draws: int) -> float:
        """So many more followers drawn each round."""
        full = 1.0 if self.followers > self.draws else self.w.thin_draw
        return self.w.draw * self.lasting * draws * full

    def technology(self) -> float:
        w = self.w
        return w.technology * self.lasting * w.technology_fade**self.technologies

    def tile(self, place: Place) -> float:
        return self.lasting * self.w.tile.get(place.id, 0.4)

    def best_tile(self, mask: int) -> float:
        best = 0.0
        while mask:
            low = mask & -mask
            best = max(best, self.tile(self.g.rules.places[low.bit_length() - 1]))
            mask ^= low
        return best

    def send(self, kind: int, to: Destination, choice: int) -> float:
        """Sending a follower somewhere."""
        return sending_value(to)(self, to, choice) - self.follower(kind, self.counts[kind] - 1)

    def best_send(self, kind: int) -> float:
        g = self.g
        best = NOTHING
        for to in g.rules.wanting[kind]:
            if to.room(g, self.p, kind):
                for choice in to.choices(g, self.p, kind):
                    best = max(best, sending_value(to)(self, to, choice))
        return best - self.follower(kind, self.counts[kind] - 1) if best > NOTHING else best

    def deed(self, deed: Deed) -> float:
        """Sending a follower to a deed, beyond the reward: whoever fills its last space takes the
        citizen."""
        free = sum(deed.free(self.g))
        if free == 1 and deed.citizen & self.g.citizens:
            return self.citizen()
        if free == 2 and len(self.g.players) > 1:
            return -self.w.hand_over
        return 0.0

    def space_for_citizen(self, space: int) -> float:
        """Laying a citizen on a space before the game."""
        return 0.0

    def place(self, place: Place) -> float:
        """Executing a place that neither moves, builds nor sends, by its best option."""
        if place.closed(self.g, self.p):
            return NOTHING
        return place_value(place)(self, place)

    def pharmacy(self, coins: int) -> float:
        return self.develop(coins) - self.spend(coins)

    # The map

    def fare(self, place: Place) -> float:
        """What using a place that moves costs."""
        if not isinstance(place, StageCoach):
            return 0.0
        return self.spend(place.coins) if self.p.coins >= place.coins else -NOTHING

    def lying(self, town: int, gathered: int) -> int:
        """The town as a mask, if something is gained by entering it after those `gathered`."""
        return 0

    def arrival(self, town: int) -> float:
        """What is gained there: a citizen."""
        return self.citizen()

    def step(self, action: int) -> float | None:
        """A choice that only one scenario knows; None for all others."""
        return None

    def support(self, place: Place) -> float:
        """A place of the Support board."""
        return 0.0

    def new_card(self) -> float:
        """Exchanging the structure card in hand."""
        return NOTHING

    def structure(self, to: Destination) -> float:
        """Sending a follower to a structure."""
        return 0.0

    def carpenter(self) -> float:
        """Using the Carpenter with those who lie there."""
        return NOTHING

    def laying(self, place: Place, have: list[int]) -> tuple[float, list[int]]:
        """What a plan may lay on a place that needs nobody: the value, and the kinds."""
        return NOTHING, []

    def left_over(self, place: Place) -> int:
        """The kind of a follower that must stay on the market for a place to be used, or -1."""
        return -1

    def for_the_city(self, to: Destination) -> float:
        """Sending a follower to the City."""
        return 0.0

    def objective(self, index: int) -> float:
        """Completing an objective now."""
        return 0.0

    def food(self, good: int) -> float:
        """Giving a food item."""
        return -float(self.g.rules.goods_points[good])

    def coins_instead(self, count: int) -> float:
        """Paying so many coins instead of food."""
        return -float(count) - self.w.scarce_coin * max(0, 10 - self.p.coins)

    def trip(self, town: int) -> float:
        """Travelling to a town for coins, as an event offers it."""
        return -1.0

    def lost_follower(self) -> float:
        """One that does not come back, whichever is missed least."""
        return self.lasting * self.w.need * self.thin

    def closed_towns(self, built: int) -> int:
        """Where no station can be built; `built` are the own ones, planned ones included."""
        return built | self.g.taken

    def buildable(self, town: int, built: int) -> bool:
        return not self.closed_towns(built) >> town & 1

    def town(self, town: int, built: int, gathered: int) -> float:
        """What it is worth to have the merchant here; what lay in the towns `gathered` is taken."""
        if self.left == 0:
            return 0.0
        w, rules = self.w, self.g.rules
        closed = self.closed_towns(built)
        value = 0.0
        if self.p.stations and not closed >> town & 1:
            value += w.build_here * self.status
        near = 0
        for packed in rules.roads[town]:
            near += not closed >> (packed >> 8) & 1
        for packed in rules.waterways[town]:
            near += not closed >> (packed >> 8) & 1
        value += w.good_near * self.best_good(town) + w.towns_near * min(near, 3)
        return value * w.late_town if self.left <= 2 else value

    def best_good(self, town: int) -> int:
        """The points of the best good on the ways that lead from a town."""
        best = self.best_goods.get(town, -1)
        if best < 0:
            g = self.g
            best = 0
            for ways in (g.rules.roads[town], g.rules.waterways[town]):
                for packed in ways:
                    way = (packed & 0xFF) << 1
                    for good in (g.ways[way], g.ways[way + 1]):
                        if good != NO_GOOD:
                            best = max(best, g.rules.goods_points[good])
            self.best_goods[town] = best
        return best


def fractional_status(status: list[int]) -> list[float]:
    """The status between its steps, linear. Remembered: every look at the table needs it."""
    key = tuple(status)
    known = _FRACTIONAL.get(key)
    if known is None:
        known = []
        for space, value in enumerate(status):
            start = status.index(value)
            later = [s for s, other in enumerate(status) if other > value]
            known.append(value + (space - start) / (later[0] - start) if later else float(value))
        _FRACTIONAL[key] = known
    return known


_FRACTIONAL: dict[tuple[int, ...], list[float]] = {}
