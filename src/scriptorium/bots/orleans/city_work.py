"""What the team still has to do in City Defense, in actions (INV-COOP).

All information but the stack and the draws is open, so every seat comes to the same list: what each
common objective lacks, which citizens are the cheapest ones to win and by whom, who builds which
tower.
"""

from __future__ import annotations

from typing import Final

from scriptorium.bots.orleans.city_share import Share
from scriptorium.bots.orleans.dignitary import distances
from scriptorium.bots.orleans.efforts import Effort
from scriptorium.games.orleans.audit import held
from scriptorium.games.orleans.board import TownHall
from scriptorium.games.orleans.pieces import (
    BOATMAN,
    GOODS,
    KNIGHT,
    MONK,
    N_GOODS,
    N_KINDS,
    N_TRACKS,
)
from scriptorium.games.orleans.scenarios.city_defense.city import (
    LACKING_COINS,
    LACKING_GOODS,
    LACKING_TECHNOLOGY,
    N_LACKING,
    achievements,
    citizen_names,
    citizens_goal,
    city,
    outer_towns,
    treasury_goal,
    wall_spaces,
    warehouse_goal,
)
from scriptorium.games.orleans.scenarios.city_defense.towers import standing
from scriptorium.games.orleans.state import Game, Player
from scriptorium.games.orleans.travel import Guildhall

LOAD: Final = 3  # goods in a Vehicle
PURSE: Final = 4  # coins in a Guild House
LOADED: Final = 0.3  # of the work somebody has, when the next is given out
MAYOR_FIRST: Final = 0.8


class Work:
    """All that is left to do, as one seat sees it: what the others have laid out for this round
    counts as done."""

    def __init__(self, g: Game, seat: int, effort: Effort) -> None:
        self.g = g
        self.seat = seat
        self.effort = effort
        own, rules = city(g), g.rules
        self.left: int = rules.rounds - g.round
        self.distances: list[list[int]] = distances(g)
        self.shares: list[Share] = [Share(g, p) for p in g.players]
        self.knights: int = wall_spaces(rules) - own.walls + own.reinforcement - own.reinforced
        self.treasury: int = treasury_goal(rules) - own.treasury
        goal = warehouse_goal(rules)
        self.warehouse: list[int] = [goal[k] - own.warehouse[k] for k in range(N_GOODS)]
        self.lacking: list[int] = own.lacking[:]
        self.towers: int = outer_towns(rules) & ~standing(g)
        self._laid_out()
        self._citizens()
        self._resources()
        self._stops()

    def _laid_out(self) -> None:
        """What the others have activated will be done by them."""
        g = self.g
        by_id = g.rules.by_id
        for p in g.players:
            if p.seat == self.seat or not p.active:
                continue
            share = self.shares[p.seat]
            if p.active & by_id["guild_house"].act_bit:
                self.treasury -= min(self.treasury, PURSE, max(0, p.coins - share.coins_kept))
            if p.active & by_id["vehicle"].act_bit:
                left = LOAD
                for good in range(N_GOODS):
                    n = min(left, self.warehouse[good], max(0, p.goods[good] - share.kept[good]))
                    self.warehouse[good] -= n
                    left -= n
            for place in g.rules.places:
                if not p.active & place.act_bit:
                    continue
                if isinstance(place, TownHall):
                    sent = p.spaces[place.start : place.end].count(KNIGHT)
                    self.knights -= min(self.knights, sent)
                elif isinstance(place, Guildhall):
                    self.towers &= ~(1 << p.merchant)

    def total(self) -> float:
        """All of it, in actions."""
        e = self.effort
        work = (e.knight + e.send) * self.knights + self.citizen_work
        work += (e.coin + e.deliver / PURSE) * self.treasury
        work += (e.good + e.deliver / LOAD) * sum(self.warehouse)
        work += (e.build + e.move) * self.towers.bit_count()
        for p, share in zip(self.g.players, self.shares, strict=True):
            work += self.personal(p, share)
        return work

    def personal(self, p: Player, share: Share) -> float:
        """What the card of a player still asks for."""
        e, rules = self.effort, self.g.rules
        work = e.point * max(0, share.development - p.development)
        for kind in share.tracks:
            work += e.track * (rules.track_last[kind] - p.tracks[kind])
        work += e.good * (sum(max(0, n) for n in share.wants) + share.value_missing / 3.0)
        work += e.lack * max(0, share.monks - held(self.g, p)[MONK])
        work += e.tile * (share.technology + share.tiles)
        work += (e.build + e.move) * (share.towns.bit_count() + share.stations)
        return work

    # Citizens

    def _citizens(self) -> None:
        """The cheapest ones that are enough, each with who wins it (-1: whoever can)."""
        g = self.g
        own, e = city(g), self.effort
        self.own_citizens: int = sum(share.citizens for share in self.shares)
        self.citizens_missing: int = max(0, citizens_goal(g.rules) - own.team) + self.own_citizens
        self.wanted: dict[str, int] = {}
        found: list[tuple[float, str, int]] = []
        self.loads: list[float] = [0.0] * g.n
        rules = g.rules
        for space, bit in enumerate(rules.development_citizens):
            if bit & g.citizens:
                steps = [e.point * (space - p.furthest) for p in g.players]
                found.append(self.best(f"development {space}", steps))
        for bits, kind in ((rules.boat_citizens, BOATMAN), (rules.knight_citizens, KNIGHT)):
            for step, bit in enumerate(bits):
                if bit & g.citizens:
                    steps = [e.track * (step - p.tracks[kind]) for p in g.players]
                    found.append(self.best(rules.citizen_names[bit.bit_length() - 1], steps))
        for i, name in enumerate(citizen_names()):
            if own.citizens >> i & 1:
                found.append(self.beside(i, name))
        found.sort()
        self.citizen_work: float = 0.0
        for work, name, who in found[: self.citizens_missing]:
            self.wanted[name] = who
            self.citizen_work += work

    def best(self, name: str, steps: list[float]) -> tuple[float, str, int]:
        """Whoever is nearest and has least to do; the Mayor, who needs own ones, is taken for a
        little nearer."""
        best, who = 999.0, 0
        for seat, work in enumerate(steps):
            work += LOADED * self.loads[seat]
            work -= MAYOR_FIRST if self.shares[seat].citizens else 0.0
            if work < best:
                best, who = work, seat
        self.loads[who] += steps[who]
        return steps[who], name, who

    def beside(self, i: int, name: str) -> tuple[float, str, int]:
        """Those beside the main board."""
        g, e = self.g, self.effort
        if i < len(achievements()):
            return self.achievement(i), name, -1
        if name in GOODS:
            return 1.3 * e.good * g.goods[GOODS.index(name)], name, -1
        if name == "farmers":
            last = g.rules.track_last
            steps = sum(
                last[kind] - max(p.tracks[kind] for p in g.players) for kind in range(N_TRACKS)
            )
            return e.track * steps, name, -1
        town = g.rules.towns.index(name)
        steps_to = [e.move * self.distances[p.merchant][town] + e.build for p in g.players]
        return self.best(name, steps_to)

    def achievement(self, i: int) -> float:
        """All that an achievement still lacks."""
        e = self.effort
        lacks = self.lacking[i * N_LACKING : (i + 1) * N_LACKING]
        work = e.tile * 1.2 * lacks[LACKING_TECHNOLOGY]
        work += (e.coin + e.deliver / PURSE) * lacks[LACKING_COINS]
        work += (e.good + e.deliver / LOAD) * sum(lacks[LACKING_GOODS:LACKING_COINS])
        for kind in range(N_KINDS):
            if lacks[kind]:
                spare = self.neutral(kind) - len(self.g.players) // 2
                work += e.send * lacks[kind] + e.lack * max(0, lacks[kind] - max(0, spare))
        return work

    def neutral(self, kind: int) -> int:
        """Followers of the team that could be sent."""
        total = 0
        for p in self.g.players:
            total += p.bag[kind] + p.market[kind] + p.tower[kind] + p.spaces.count(kind)
        return total

    def achieving(self, i: int) -> bool:
        return achievements()[i]["id"] in self.wanted

    # Goods, coins, followers

    def _resources(self) -> None:
        """What is asked for, less what the team has for it."""
        g = self.g
        self.goods_asked: list[int] = self.warehouse[:]
        self.coins_asked: int = self.treasury
        self.followers_asked: list[int] = [0] * N_KINDS
        self.followers_asked[KNIGHT] = self.knights
        for i in range(len(achievements())):
            if self.achieving(i):
                at = i * N_LACKING
                for good in range(N_GOODS):
                    self.goods_asked[good] += self.lacking[at + LACKING_GOODS + good]
                self.coins_asked += self.lacking[at + LACKING_COINS]
                for kind in range(N_KINDS):
                    self.followers_asked[kind] += self.lacking[at + kind]
        self.goods_short: list[int] = self.goods_asked[:]
        self.coins_short: int = self.coins_asked
        for p, share in zip(g.players, self.shares, strict=True):
            for good in range(N_GOODS):
                self.goods_short[good] -= max(0, p.goods[good] - share.kept[good])
            self.coins_short += share.coins_kept - p.coins

    def piled(self, good: int) -> bool:
        """Whether emptying the pile of a good is one of the aims."""
        return GOODS[good] in self.wanted

    # The map

    def _stops(self) -> None:
        """For each seat the towns to build in: those of the own card, then towers, each given to
        whoever can come there with the least work so far."""
        g = self.g
        rules = g.rules
        self.stops: list[int] = [share.towns for share in self.shares]
        inner = ((1 << len(rules.towns)) - 1) & ~outer_towns(rules)
        for name, who in self.wanted.items():
            if who >= 0 and name in rules.towns:
                self.stops[who] |= 1 << rules.towns.index(name)
        for p, share in zip(g.players, self.shares, strict=True):
            more = share.stations - (self.stops[p.seat] & inner).bit_count()
            near = sorted(range(len(rules.towns)), key=self.distances[p.merchant].__getitem__)
            for town in near:
                free = inner & ~(self.stops[p.seat] | p.built | g.taken)
                if more > 0 and free >> town & 1:
                    self.stops[p.seat] |= 1 << town
                    more -= 1
        ends = [p.merchant for p in g.players]
        loads = [2.0 * stops.bit_count() for stops in self.stops]
        room = [p.stations - self.stops[p.seat].bit_count() for p in g.players]
        open_ = [town for town in range(len(rules.towns)) if self.towers >> town & 1]
        while open_:
            best, who, where = 999.0, -1, -1
            for seat in range(g.n):
                if room[seat] > 0:
                    for town in open_:
                        load = loads[seat] + self.distances[ends[seat]][town]
                        if load < best:
                            best, who, where = load, seat, town
            if who < 0:
                return
            open_.remove(where)
            self.stops[who] |= 1 << where
            loads[who] = best + 1.0
            ends[who] = where
            room[who] -= 1
