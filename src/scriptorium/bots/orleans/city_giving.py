"""What giving is worth in City Defense: the Support board, and followers sent to the City."""

from __future__ import annotations

from scriptorium.bots.orleans.city_defense import DRAWN, LOST, TRIP, TeamValuation
from scriptorium.bots.orleans.city_share import Share
from scriptorium.bots.orleans.city_work import LOAD, PURSE
from scriptorium.games.orleans.audit import held
from scriptorium.games.orleans.destinations import Destination
from scriptorium.games.orleans.pieces import KINDS, MONK, N_GOODS, N_KINDS
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.scenarios.city_defense.asking import neutral
from scriptorium.games.orleans.scenarios.city_defense.characters import COUNCILMAN
from scriptorium.games.orleans.scenarios.city_defense.city import (
    LACKING_COINS,
    LACKING_GOODS,
    N_LACKING,
    achievements,
    city,
)
from scriptorium.games.orleans.scenarios.city_defense.destinations import (
    Achievement,
    AssemblyHall,
)
from scriptorium.games.orleans.scenarios.city_defense.hostel import Hostel
from scriptorium.games.orleans.scenarios.city_defense.support import (
    STORE,
    GuildHouse,
    Vehicle,
)


def load_worth(load: list[tuple[float, int, int]]) -> float:
    """Of the best ones, as many as are delivered at once."""
    worth = 0.0
    for value, _, _ in load[:LOAD]:
        worth += value
    return worth


class Giver(TeamValuation):
    def support(self, place: Place) -> float:
        if isinstance(place, Vehicle):
            return load_worth(self.deliveries())
        if isinstance(place, GuildHouse):
            return self.funding()[0]
        if isinstance(place, Hostel):
            return self.hosting()[0]
        return 0.0  # the Palatinate: whatever it takes, somebody else could have done

    def left_over(self, place: Place) -> int:
        return self.hosting()[1] if isinstance(place, Hostel) else -1

    def hosting(self) -> tuple[float, int, int]:
        """The best use of a Hostel: value, kind, seat; a kind of -1 if there is none."""
        best = (0.0, -1, -1)
        for kind in range(N_KINDS):
            if self.p.market[kind] and not self.reserved(kind):
                loss = self.follower(kind, self.counts[kind] - 1)
                for seat in range(self.g.n):
                    if seat != self.p.seat:
                        value = self.guest(seat, kind) - loss
                        best = max(best, (value, kind, seat))
        return best

    def guest(self, seat: int, kind: int) -> float:
        """A follower that somebody else lacks: for a due, the hall, or among the monks."""
        e, other, share = self.effort, self.g.players[seat], self.work.shares[seat]
        for due in share.dues:
            if due["kind"] == "follower" and due["follower"] == KINDS[kind]:
                ahead = int(due["round"]) - self.g.round
                if ahead < 2 and not other.market[kind] + other.tower[kind]:
                    return self.coming(ahead)
        lacks_monks = kind == MONK and held(self.g, other)[MONK] < share.monks
        lacks_councillor = share.character == COUNCILMAN and (
            city(self.g).hall[kind] > neutral(other, kind)
        )
        return e.action * e.lack if lacks_monks or lacks_councillor else 0.0

    def delivering(self) -> float:
        goods = sum(self.work.goods_asked)
        return self.effort.action * self.effort.deliver * self.pressing(goods / 2.0)

    def deliveries(self) -> list[tuple[float, int, int]]:
        """Goods that could be sent to one destination: value, good, target; the best load."""
        to_city: list[tuple[float, int, int]] = []
        each = self.delivering() / LOAD
        p, work = self.p, self.work
        for good in range(N_GOODS):
            free = max(0, p.goods[good] - self.kept[good])
            stored = max(0, min(free, work.warehouse[good]))
            to_city += [(each, good, STORE)] * stored
            free -= stored
            for i in range(len(achievements())):
                if work.achieving(i):
                    n = min(free, work.lacking[i * N_LACKING + LACKING_GOODS + good])
                    to_city += [(each, good, STORE + 1 + i)] * n
                    free -= n
        best = to_city
        for seat, share in enumerate(work.shares):
            if seat != p.seat:
                gifts = [
                    (self.gift(share, good), good, seat)
                    for good in range(N_GOODS)
                    if p.goods[good] > self.kept[good]
                ]
                gifts = [one for one in gifts if one[0] > 0.0]
                gifts.sort(reverse=True)
                if load_worth(gifts) > load_worth(best):
                    best = gifts
        return best

    def gift(self, share: Share, good: int) -> float:
        """A good that another player needs."""
        if share.wants[good] <= 0:
            return 0.0
        return self.wish(share, good)

    def funding(self) -> tuple[float, int, int]:
        """The best use of a Guild House: value, coins, target."""
        p, work, e = self.p, self.work, self.effort
        free = max(0, min(PURSE, p.coins - self.coins_kept))
        press = self.pressing(work.coins_asked / 2.5)
        best = (0.0, 0, 0)
        parts = [(STORE, work.treasury)]
        for i in range(len(achievements())):
            if work.achieving(i):
                parts.append((STORE + 1 + i, work.lacking[i * N_LACKING + LACKING_COINS]))
        count = min(free, sum(lacking for _, lacking in parts))
        if count:
            target = max(parts, key=by_lacking)
            best = (e.action * e.deliver * press * count / PURSE, min(count, target[1]), target[0])
        for seat, share in enumerate(work.shares):
            if seat == p.seat or not free:
                continue
            other = self.g.players[seat]
            if self.on_trip and other.merchant == self.g.rules.start_town and other.coins < TRIP:
                best = max(best, (LOST, min(free, TRIP - other.coins), seat))
                continue
            short = share.coins_kept - other.coins
            if short <= 0:
                continue
            given = min(free, short)
            owed = 0
            value = e.action * given / PURSE if self.left < 4 else 0.0
            for due in share.dues:
                ahead = int(due["round"]) - self.g.round
                if due["kind"] == "coins" and ahead < 3:
                    owed += int(due["amount"])
                    if owed > other.coins:
                        value = max(value, self.coming(ahead) / 2.0)
            best = max(best, (value, given, seat))
        return best

    def for_the_city(self, to: Destination) -> float:
        """A follower sent to walls, achievements or the Assembly Hall."""
        e, work = self.effort, self.work
        if isinstance(to, AssemblyHall):
            press = e.own * self.own_pressing(float(sum(city(self.g).hall)), DRAWN)
        elif isinstance(to, Achievement):
            if not work.achieving(to.number):
                return 0.0
            press = e.citizen * self.own_pressing(work.citizen_work / 2.0 / self.g.n, DRAWN)
        elif work.knights <= 0:
            return 0.0
        else:
            press = e.wall * self.own_pressing(work.knights / self.g.n, DRAWN)
        return e.action * e.send * press


def by_lacking(part: tuple[int, int]) -> float:
    """Achievements are filled before the treasury when they can be completed."""
    target, lacking = part
    if not lacking:
        return -1.0
    return 100.0 - lacking if target > STORE and lacking <= PURSE else float(target == STORE)
