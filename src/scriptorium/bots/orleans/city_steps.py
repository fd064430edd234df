"""What the choices of City Defense are worth: giving, the questions of events and, for the speaker,
the steps of the team. What concerns somebody else is looked at from that seat."""

from __future__ import annotations

from typing import Final

from scriptorium.bots.orleans.city_giving import Giver
from scriptorium.bots.orleans.city_share import WINE
from scriptorium.bots.orleans.weights import Weights
from scriptorium.games.orleans.pieces import (
    A_MASK,
    ACT,
    B_MASK,
    CHARACTER,
    CHOOSE,
    DELIVER,
    DROP,
    FUND,
    GIVE,
    GIVE_BACK,
    GIVE_GOOD,
    GIVE_PLACE,
    GIVE_STATION,
    GIVE_TECH,
    GIVE_TOWER,
    GRANT,
    HOST,
    MONK,
    N_GOODS,
    NO,
    NO_GOOD,
    PLACE,
    REMOVE,
    TAKE_OFF,
    TEAM_BACK,
    TEAM_COINS,
    TEAM_PAY,
    TEAM_TECH,
    TEAM_TILE,
    TEAM_TRADE,
    TECH_BOUND,
    TECH_FREE,
    TECHNOLOGY,
    TRAIN,
    TRAVEL,
    VERB,
    YES,
    A,
)
from scriptorium.games.orleans.scenarios.city_defense.asking import WHERE
from scriptorium.games.orleans.scenarios.city_defense.characters import cards
from scriptorium.games.orleans.scenarios.city_defense.city import citizen_names, city
from scriptorium.games.orleans.scenarios.city_defense.team_gains import COIN, DEVELOPMENT, SOLD
from scriptorium.games.orleans.scenarios.city_defense.team_losses import TeamTiles
from scriptorium.games.orleans.state import Game, Player
from scriptorium.games.orleans.travel import Move, ways_from

# Cards from the easiest to the hardest, as greedy fulfils them.
EASIEST: Final = (
    "councilman",
    "innkeeper",
    "fisherman",
    "general",
    "librarian",
    "mayor",
    "merchant",
    "scholar",
    "estate_manager",
)


class TeamPlayer(Giver):
    """A member of the team that can look at the table from any seat."""

    def __init__(self, g: Game, p: Player, w: Weights) -> None:
        Giver.__init__(self, g, p, w)
        self.others: dict[int, TeamPlayer] = {p.seat: self}

    def seen_from(self, seat: int) -> TeamPlayer:
        known = self.others.get(seat)
        if known is None:
            known = TeamPlayer(self.g, self.g.players[seat], self.w)
            self.others[seat] = known
        return known

    def step(self, action: int) -> float | None:
        """None: no choice of City Defense alone."""
        verb = action >> VERB << VERB
        a, b = action >> A & A_MASK, action & B_MASK
        if verb == YES:
            return self.yes(self.g.frames[-1].name)
        if verb == NO:
            return 0.0
        if verb == DELIVER:
            found = [value for value, good, to in self.deliveries() if good == a and to == b]
            return found[0] if found else -1.0
        if verb == FUND:
            value, coins, to = self.funding()
            return value if (coins, to) == (a, b) else -1.0
        if verb == HOST:
            return self.guest(b, a) - self.follower(a, self.counts[a] - 1)
        if verb == PLACE and self.reserved(a):
            return -1.0
        if verb in (ACT, TRAVEL):
            return self.moving(action)
        if verb == TRAIN:
            return self.recruit(b) - self.follower(b, self.counts[b])
        if verb == CHARACTER:
            return -float(EASIEST.index(cards()[b]["id"]))
        if verb in (TECH_FREE, TECH_BOUND):
            place = self.g.rules.places[self.g.rules.place_of[b]]
            kind = self.g.rules.slot[b]
            bound = 0.01 if verb == TECH_BOUND else 0.0
            return self.effort.at.get(place.id, 0.2) + self.w.technology_kind[kind] + bound
        if verb == GIVE:
            return -self.giving(a, b)
        return self.of_team(verb, a, b)

    def yes(self, asked: str) -> float:
        """What yes is worth; no is worth nothing."""
        g, p, e = self.g, self.p, self.effort
        if asked == "catapult":
            if "catapult" not in self.work.wanted or self.share.technology_spare < 1:
                return -1.0
            return e.action * e.tile - self.lasting_technology(max(0, self.technologies - 1))
        if asked == "build":
            here = self.town(p.merchant, p.built | 1 << p.merchant, 0)
            return here - self.town(p.merchant, p.built, 0) - self.spend(self.strength())
        if asked == "stay-away":
            home = self.town(g.rules.start_town, p.built, 0)
            return self.town(p.merchant, p.built, 0) - home - self.spend(self.strength())
        if asked == "buy-goods":
            rich = sum(one.coins for one in g.players) - sum(s.coins_kept for s in self.work.shares)
            return 1.0 if rich >= self.strength() and self.work.goods_short[0] > 0 else -1.0
        if asked == "send-monks":
            lying = g.citizens.bit_count() + city(g).citizens.bit_count()
            return 1.0 if lying <= self.work.citizens_missing + 1 else -1.0
        return 1.0  # the Mayor keeps the citizen

    def strength(self) -> int:
        return self.g.rules.event(self.g.event).strength(self.g)

    def moving(self, action: int) -> float | None:
        """A move that an event makes possible."""
        g, p = self.g, self.p
        if action >> VERB == ACT >> VERB:
            if not isinstance(g.rules.places[action >> A & A_MASK], Move):
                return None
            fare = 0.0
        else:
            fare = self.spend(g.rules.event(g.event).strengths[0])
        town, good = ((action & B_MASK) >> 3) - 1, (action & 7) - 1
        gain = self.good(good) if 0 <= good < N_GOODS else 0.0
        return self.town(town, p.built, 0) - self.town(p.merchant, p.built, 0) + gain - fare

    def giving(self, item: int, which: int) -> float:
        """What a player misses by giving something up."""
        e = self.effort
        if item == GIVE_GOOD:
            return self.good_lost(which) / max(1, self.g.rules.goods_points[which])
        if item == GIVE_TOWER:
            away = self.work.distances[self.p.merchant][which]
            return e.action * (e.build + e.move * min(2, away))
        if item == GIVE_STATION:
            return 1.0 + 9.0 * (self.share.towns >> which & 1)
        if item == GIVE_PLACE:
            return self.tile(self.g.rules.places[which])
        if item == GIVE_TECH:
            return self.technology_lost(which)
        return 0.5

    def technology_lost(self, place: int) -> float:
        needed = self.share.character == "general" and self.p.spaces.count(TECHNOLOGY) <= 4
        value = self.w.technology_place.get(self.g.rules.places[place].id, 0.2)
        return (
            self.lasting_technology(max(0, self.technologies - 1))
            + value
            + (self.effort.action if needed else 0.0)
        )

    def of_team(self, verb: int, a: int, b: int) -> float | None:
        """A step of the speaker."""
        g = self.g
        if verb == TEAM_PAY:
            return 0.01 * b - self.seen_from(a).spend(b) / b
        if verb == TEAM_COINS:
            event = g.rules.event(g.event)
            assert isinstance(event, TeamTiles)
            return -min(one.spend(event.price) for one in map(self.seen_from, range(g.n)))
        if verb == TEAM_TECH:
            return -self.seen_from(a).technology_lost(b)
        if verb == TEAM_TILE:
            owner = self.seen_from(a)
            needed = owner.share.character == "librarian"
            return -owner.tile(g.rules.places[b]) - (self.effort.action if needed else 0.0)
        if verb == TEAM_BACK:
            owner = self.seen_from(a)
            at = g.players[a].development
            return owner.on_track(at) - owner.on_track(at - 1) - 0.2
        if verb == GIVE_BACK:
            return -self.seen_from(b >> WHERE).parting(a)
        if verb == GRANT:
            owner = self.seen_from(b)
            if a == DEVELOPMENT:
                return owner.develop(1)
            return owner.coins(1) if a == COIN else owner.good(WINE)
        if verb == CHOOSE:
            return self.seen_from(b).sailing()
        if verb == TEAM_TRADE:
            owner = self.seen_from(b)
            price = int(g.rules.event(g.event).row["price"][GOOD_NAMES[a & ~SOLD]])
            if a & SOLD:
                return owner.coins(price) - owner.good_lost(a & ~SOLD)
            return owner.good(a) - self.spend(price)
        if verb == DROP:
            names = g.rules.citizen_names + citizen_names()
            return -1.0 if names[b] in self.work.wanted else 0.0
        if verb == REMOVE:
            return -self.tile(g.rules.places[a])
        if verb == TAKE_OFF:
            return 0.0
        return None

    def parting(self, kind: int) -> float:
        """A follower given back."""
        value = self.follower(kind, self.counts[kind] - 1)
        if self.work.followers_asked[kind] or (kind == MONK and self.share.monks):
            value += self.for_sending(kind) + 0.5 * self.effort.action
        return value

    def sailing(self) -> float:
        """The best move along a waterway."""
        g, p = self.g, self.p
        best = 0.0
        for packed in ways_from(g, p.merchant, True):
            way = (packed & 0xFF) << 1
            goods = [self.good(good) for good in g.ways[way : way + 2] if good != NO_GOOD]
            value = self.town(packed >> 8, p.built, 0) - self.town(p.merchant, p.built, 0)
            best = max(best, value + max([0.0, *goods]))
        return best


GOOD_NAMES: Final = ("grain", "cheese", "wine", "wool", "brocade")
