"""What things are worth to a member of the team in City Defense (INV-COOP).

An action is worth the work that it saves the team (`Work`), more for what is behind time, and
far more where something is due at the end of the round.
"""

from __future__ import annotations

from typing import Final

from scriptorium.bots.orleans.city_share import AHEAD, CHEESE, GRAIN, WINE, Share
from scriptorium.bots.orleans.city_work import Work
from scriptorium.bots.orleans.efforts import Effort, usual
from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.bots.orleans.values import place_value
from scriptorium.bots.orleans.weights import Weights
from scriptorium.games.orleans.audit import held
from scriptorium.games.orleans.pieces import (
    BOATMAN,
    FARMER,
    GOODS,
    KINDS,
    KNIGHT,
    MONK,
    N_GOODS,
    SCHOLAR,
)
from scriptorium.games.orleans.place import Gain, Place
from scriptorium.games.orleans.scenarios.city_defense.city import (
    city,
    outer_towns,
)
from scriptorium.games.orleans.scenarios.city_defense.events import Trip
from scriptorium.games.orleans.scenarios.city_defense.robbery import Robbery
from scriptorium.games.orleans.scenarios.city_defense.team_losses import TeamTiles
from scriptorium.games.orleans.state import Game, Player
from scriptorium.games.orleans.tiles import Laboratory

TRIP: Final = 4  # coins
DRAWN: Final = 0.5  # chance that a follower to be sent is drawn in a round
LOST: Final = 60.0  # what would lose the game at the end of the round
SPARE: Final = 0.25  # a point of goods nobody asks for
SPARE_COIN: Final = 0.3
WHOLE_WORK: Final = 28.0  # of the team, in actions, by the players and one more
EVENT_PHASES: Final = ("event", "end-of-round", "dues", "start-player")


class TeamValuation(Valuation):
    def __init__(self, g: Game, p: Player, w: Weights) -> None:
        Valuation.__init__(self, g, p, w)
        self.effort: Effort = w.effort if w.effort is not None else usual()
        self.emphasis = self.effort.emphasis
        self.work: Work = Work(g, p.seat, self.effort)
        self.share: Share = self.work.shares[p.seat]
        self.routes: dict[int, int] = {}
        self.kept: list[int] = self.share.kept[:]
        self.coins_kept: int = self.share.coins_kept
        self.coins_due: int = 0
        self.goods_due: list[int] = [0] * N_GOODS
        self.value_due: int = 0
        self.on_trip: bool = False
        self._due()

    def _due(self) -> None:
        """What must be there when this round ends."""
        g, p = self.g, self.p
        done = g.rules.phases[g.phase].name in EVENT_PHASES
        event = g.rules.event(g.event) if g.round else None
        if isinstance(event, Trip) and g.rules.phases[g.phase].name != "dues":
            self.on_trip = True
            if p.merchant == g.rules.start_town:
                self.coins_due += event.strength(g)
                self.coins_kept += event.strength(g)
        elif self.trip_may_come():
            self.coins_kept = max(self.coins_kept, TRIP)
        if isinstance(event, TeamTiles) and not done:
            short = event.strength(g) - len(event.tiles(g))
            others = sum(other.coins for other in g.players if other is not p)
            self.coins_due += max(0, short * event.price - others)
            self.coins_kept = max(self.coins_kept, self.coins_due)
        if isinstance(event, Robbery) and not done:
            self.value_due = event.strength(g)
            left = self.value_due
            for good in range(N_GOODS - 1, -1, -1):
                worth = g.rules.goods_points[good]
                count = min(p.goods[good], -(-max(0, left) // worth))
                self.kept[good] = max(self.kept[good], count)
                left -= count * worth
            if city(g).towers[p.seat]:
                self.value_due = 0
            else:
                self.value_due = max(0, left)
        if self.harvest_now and not done:
            for good in (GRAIN, CHEESE, WINE):
                if p.goods[good]:
                    self.kept[good] = max(1, self.kept[good])
                    break
        self.station_due: float = 0.0
        for due in self.share.dues:
            if due["kind"] == "trading_station":
                self.station_due = self.coming(int(due["round"]) - g.round)
            if due["round"] == g.round:
                if due["kind"] == "coins":
                    self.coins_due += due["amount"]
                elif due["kind"] == "good":
                    self.goods_due[GOODS.index(due["good"])] = due["amount"]

    def trip_may_come(self) -> bool:
        """Whoever stays where the Trip would strike keeps the coins for it."""
        g = self.g
        if self.p.merchant != g.rules.start_town or g.round >= g.rules.dealt[0]:
            return False
        seen = [g.rules.event(tile) for tile in g.hour_glass[: g.round]]
        hidden = [one for one in g.rules.events if one not in seen]
        return any(isinstance(one, Trip) for one in hidden)

    def progress(self) -> float:
        """The work of the team, as far as it is done."""
        return max(0.0, 1.0 - self.work.total() / (WHOLE_WORK * (self.g.n + 1.0)))

    # How pressing

    def pressing(self, turns: float) -> float:
        """So many turns of the whole team are needed for something."""
        return self.own_pressing(turns / self.g.n)

    def own_pressing(self, turns: float, luck: float = 1.0) -> float:
        """`luck` is the share of rounds in which it can be done at all."""
        e = self.effort
        time = luck * (self.left + 1.0)
        turns = max(0.0, turns)
        end = e.closing / time * (1.0 + e.finish / (turns + 0.5))
        return 1.0 + e.hurry * min(2.0, turns / time) + end

    def for_card(self, turns: float) -> float:
        """The same for what the own card asks for."""
        return self.effort.own * self.own_pressing(turns)

    def for_citizens(self) -> float:
        """The same for what leads to citizens."""
        return self.effort.citizen * self.pressing(self.work.citizen_work / 2.0)

    def coming(self, ahead: int) -> float:
        """How much a due presses that comes so many rounds later."""
        return LOST / (1.0, 1.5, 2.5, 4.0)[ahead] if ahead < 4 else self.effort.action

    # Coins and goods

    def owing(self, coins: int) -> float:
        """How bad it is to have so many coins, for what is due now and soon."""
        cost = LOST * max(0, self.coins_due - coins)
        owed = self.coins_due
        for due in self.share.dues:
            ahead = int(due["round"]) - self.g.round
            if due["kind"] == "coins" and 0 < ahead <= AHEAD:
                owed += int(due["amount"])
                cost += self.coming(ahead) * max(0, owed - coins) / 3.0
        return cost

    def coins(self, count: int) -> float:
        e, p = self.effort, self.p
        useful = min(count, max(0, self.work.coins_short))
        own = min(count, max(0, self.coins_kept - p.coins))
        if self.share.counts_coins:
            useful = max(useful, int(own * self.for_card(0.2 * self.share.value_missing)))
        useful = max(useful, own)
        press = self.pressing(self.work.coins_short / 3.0)
        value = SPARE_COIN * count + e.action * e.coin * useful * press
        return value + self.owing(p.coins) - self.owing(p.coins + count)

    def spend(self, count: int) -> float:
        e, p = self.effort, self.p
        lost = min(count, max(0, self.work.coins_short + count))
        lost = max(lost, min(count, max(0, self.coins_kept - p.coins + count)))
        value = SPARE_COIN * count + e.action * e.coin * lost
        return value + self.owing(p.coins - count) - self.owing(p.coins)

    def good(self, good: int) -> float:
        return self.goods_value(good, 0)

    def good_lost(self, good: int) -> float:
        return self.goods_value(good, -1)

    def goods_value(self, good: int, change: int) -> float:
        """One more of a good, or with a change of -1 the one that is given away."""
        e, p, share = self.effort, self.p, self.share
        points = self.g.rules.goods_points[good]
        value = SPARE * points
        short = bool(change) and self.kept[good] >= p.goods[good]
        if self.goods_due[good] > p.goods[good] + change:
            value += LOST
        if self.value_due:
            value += LOST * points / 5.0
        if good in share.value_of and (share.value_missing or short):
            press = self.for_card(0.2 * share.value_missing)
            value += e.action * e.good * points / 3.0 * press
        elif share.wants[good] > 0 or short:
            value += self.wish(share, good)
        elif self.work.goods_short[good] - change > 0:
            value += e.action * e.good * self.pressing(float(self.work.goods_short[good]))
        elif any(other.wants[good] > 0 for other in self.work.shares):
            value += 0.5 * max(self.wish(o, good) for o in self.work.shares if o.wants[good] > 0)
        if self.g.rules.food[good] and self.harvest_now and self.foods + change < 1:
            value += 4.0
        return value

    def wish(self, share: Share, good: int) -> float:
        """A good for somebody's card, or for a due that comes nearer."""
        for due in share.dues:
            if due["kind"] == "good" and due["good"] == GOODS[good]:
                return self.coming(max(0, int(due["round"]) - self.g.round))
        return self.effort.action * self.effort.good * 1.2

    def taken(self, good: int) -> float:
        """One of the goods market: its pile may be worth emptying."""
        value = self.good(good)
        if self.work.piled(good):
            value += self.effort.action * self.effort.good
        return value

    def food(self, good: int) -> float:
        return -self.good_lost(good)

    def coins_instead(self, count: int) -> float:
        return -self.spend(count)

    # Followers, development, tracks, tiles

    def follower(self, kind: int, count: int) -> float:
        e = self.effort
        return self.lasting * (e.need * self.thin + e.follower[kind] * e.fade**count)

    def more_draws(self, draws: int) -> float:
        e = self.effort
        full = max(0.2, min(1.0, (self.followers + 1 - self.draws) / e.slack))
        return e.draw * self.lasting * draws * full

    def on_track(self, space: int) -> float:
        """The work that is left on the development track, seen from a space of it."""
        e, left = self.effort, 0.0
        target = self.share.development
        if target:
            missing = max(0, target - space)
            press = self.for_card(e.point * missing)
            for due in self.share.dues:
                if due["kind"] == "development":
                    left += self.coming(int(due["round"]) - self.g.round) * missing / 2.0
                    break
            left += e.action * e.point * missing * press
        for name, who in self.work.wanted.items():
            if who == self.p.seat and name.startswith("development"):
                missing = max(0, int(name.split()[1]) - space)
                left += 0.5 * self.for_citizens() * e.action * e.point * missing
        return left

    def develop(self, points: int) -> float:
        rules, p = self.g.rules, self.p
        end = min(p.development + points, rules.last_development)
        value = self.on_track(p.development) - self.on_track(end)
        for space in range(p.furthest + 1, end + 1):
            if rules.development_coins[space]:
                value += self.coins(rules.development_coins[space])
        return value + 0.15 * (end - p.development)

    def citizen(self) -> float:
        return self.effort.action * 0.5 if self.work.citizens_missing else 0.0

    def station(self) -> float:
        return 0.0

    def recruit(self, kind: int) -> float:
        e, p = self.effort, self.p
        value = Valuation.recruit(self, kind)
        if kind == FARMER:
            value -= self.w.census * self.left  # there is none
        work = self.work
        if kind in self.share.tracks:
            steps = self.g.rules.track_last[kind] - p.tracks[kind]
            value += e.action * e.track * self.for_card(steps)
        if kind == KNIGHT and work.wanted.get("knights", -1) == p.seat:
            value += self.for_citizens() * e.action * e.track * 0.5
        if kind == BOATMAN and work.wanted.get("boatmen", -1) == p.seat:
            value += self.for_citizens() * e.action * e.track
        if "farmers" in work.wanted and kind < MONK and self.foremost(kind):
            value += self.for_citizens() * e.action * e.track
        return value + self.for_sending(kind)

    def foremost(self, kind: int) -> bool:
        """Whether no marker of the team is further along a track that is not full."""
        last = self.g.rules.track_last[kind]
        mine = self.p.tracks[kind]
        return mine < last and all(other.tracks[kind] <= mine for other in self.g.players)

    def for_sending(self, kind: int) -> float:
        """One more follower of a kind that has to be sent, or held."""
        e, work = self.effort, self.work
        monks = self.share.monks - held(self.g, self.p)[MONK] if self.share.monks else 0
        if monks > 0 and (kind == MONK or (kind == SCHOLAR and not self.counts[SCHOLAR])):
            return e.action * e.lack * self.for_card(2.0 * monks)
        if self.share.character == "councilman" and city(self.g).hall[kind] > self.neutral(kind):
            return e.action * e.lack * self.for_card(3.0)
        value = 0.0
        for due in self.share.dues:
            if due["kind"] == "follower" and due["follower"] == KINDS[kind]:
                if self.neutral(kind) < 2:
                    value += self.coming(int(due["round"]) - self.g.round) / 2.0
        asked = work.followers_asked[kind]
        if not asked:
            return value
        short = asked + self.g.n - work.neutral(kind)
        if kind == KNIGHT:
            return e.action * e.knight * self.pressing(float(asked)) if short > 0 else 0.0
        return value + (e.action * e.lack * 0.5 if short > 0 else 0.0)

    def reserved(self, tile: int) -> int:
        """The Estate Manager keeps a follower that is due soon in the market."""
        for due in self.share.dues:
            if due["kind"] == "follower" and due["round"] - self.g.round <= 2:
                return int(KINDS.index(due["follower"]) == tile and self.p.market[tile] > 0)
        return 0

    def neutral(self, kind: int) -> int:
        p = self.p
        return p.bag[kind] + p.market[kind] + p.tower[kind] + p.spaces.count(kind)

    def technology(self) -> float:
        value = self.lasting_technology(self.technologies)
        if self.share.technology:
            value += self.effort.action * self.effort.tile * self.for_card(1.0)
        elif "catapult" in self.work.wanted and self.technologies:
            value = max(value, self.effort.action * self.effort.tile)
        return value

    def lasting_technology(self, before: int) -> float:
        return self.effort.technology * self.lasting * self.w.technology_fade**before

    def tile(self, place: Place) -> float:
        e = self.effort
        value = e.engine * Valuation.tile(self, place)
        if isinstance(place, (Gain, Laboratory)):
            gained = min(2.0 * e.action, place_value(place)(self, place)) - len(place.slots)
            value = max(value, e.uses * min(8, self.left) * gained)
        if self.share.tiles:
            value += e.action * e.tile * self.for_card(self.share.tiles)
        return value

    # The map

    def closed_towns(self, built: int) -> int:
        outer = outer_towns(self.g.rules)
        return (built | self.g.taken) & ~outer | (built | ~self.work.towers) & outer

    def town(self, town: int, built: int, gathered: int) -> float:
        e = self.effort
        stops = self.work.stops[self.p.seat] & ~built
        turns = e.move * self.tour(town, stops) + e.build * stops.bit_count()
        value = -e.action * turns * self.own_pressing(turns)
        others = self.work.towers & built & ~self.work.stops[self.p.seat]
        value += e.action * e.build * others.bit_count()
        if not built & ~outer_towns(self.g.rules):
            value -= self.station_due
        if self.on_trip and town == self.g.rules.start_town and self.p.coins < TRIP:
            value -= LOST
        return value

    def tour(self, town: int, stops: int) -> int:
        """Moves to come to all these towns."""
        if not stops:
            return 0
        key = stops << 8 | town
        known = self.routes.get(key)
        if known is not None:
            return known
        best = 999
        away = self.work.distances[town]
        left = stops
        if stops.bit_count() > 5:  # too many for every order: the nearest first
            near = min(away[i] for i in range(len(away)) if stops >> i & 1)
            left = 0
            for i in range(len(away)):
                if stops >> i & 1 and away[i] == near:
                    left = 1 << i
                    break
        while left:
            low = left & -left
            left ^= low
            other = low.bit_length() - 1
            best = min(best, away[other] + self.tour(other, stops & ~low))
        self.routes[key] = best
        return best
