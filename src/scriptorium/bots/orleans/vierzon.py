"""Capital Vierzon: the work ahead (INV-VIER).

Coins for the builder and the fortress, materials for Vierzon, a station in Loches and the way to
both, and 28 points of status and pieces, the cheapest way.
"""

from __future__ import annotations

from scriptorium.bots.orleans.objectives import ObjectiveValuation, Standing
from scriptorium.games.orleans.deeds import Deed
from scriptorium.games.orleans.pieces import KNIGHT, N_GOODS, N_KINDS
from scriptorium.games.orleans.scenarios.objectives import NOWHERE


class VierzonValuation(ObjectiveValuation):
    def prepare(self) -> None:
        g, p, work = self.g, self.p, self.work
        rules = g.rules
        self.price = self.points = self.materials = self.deadline = 0
        self.to_visit = self.to_build = 0
        self.urgent: float = 0.0
        for one in self.missing:
            self.price += one.coins
            self.points = max(self.points, one.points)
            self.materials = max(self.materials, one.value)
            if one.before_round:
                self.deadline = one.coins
                self.urgent = work["deadline"] / max(1, one.before_round - g.round)
            if one.merchant_in != NOWHERE:
                self.to_visit |= 1 << one.merchant_in
            if one.station_in != NOWHERE:
                self.to_build |= 1 << one.station_in
        self.hungry: int = min(1, self.harvests)
        self.neutral: list[int] = [
            p.bag[kind] + p.market[kind] + p.tower[kind] + p.spaces.count(kind)
            for kind in range(N_KINDS)
        ]
        self.begun: float = 0.0
        for deed in rules.deeds:
            if deed.citizen & g.citizens:
                self.begun += work["begun"] * (1.0 - self.steps(deed, self.neutral))
        for step, citizen in enumerate(rules.knight_citizens):
            if citizen & g.citizens:
                self.begun += work["begun"] * p.tracks[KNIGHT] / step
        # By status: the first space, the pieces it needs, the spaces with citizens on the way.
        self.ways: list[tuple[int, int]] = []
        for status in range(3, 7):
            self.ways.append((rules.status.index(status), -(-self.points // status)))
        self.track: list[int] = [
            space
            for space, citizen in enumerate(rules.development_citizens)
            if citizen & g.citizens
        ]

    def ahead(self, at: Standing) -> float:
        work = self.work
        town, goods, coins, built = at.town, at.goods, at.coins, at.built
        value = food = 0
        for good in range(N_GOODS):
            value += goods[good] * self.g.rules.goods_points[good]
            if self.g.rules.food[good]:
                food += goods[good]
        to_visit = self.to_visit & ~at.gathered
        materials = self.materials if to_visit else 0
        total = work["value"] * max(0, materials - value)
        have = coins + work["sale"] * max(0, value - materials)
        price = self.price + (5 if self.hungry > food else 0)
        total += work["price"] * max(0.0, price - have)
        total += work["spare"] * -have
        if self.deadline:
            total += self.urgent * max(0, self.deadline - coins)
        to_build = self.to_build & ~built
        total += work["move"] * self.route(town, to_visit | to_build)
        if to_build:
            total += work["building"]
        if self.points:
            pieces = built.bit_count() + at.citizens + to_build.bit_count()
            total += self.capital(pieces, at.development)
            if not built >> town & 1:
                total -= work["site"]
        return total

    def capital(self, pieces: int, development: int) -> float:
        point, piece = self.work["point"], self.work["piece"]
        best = 1000.0
        for space, need in self.ways:
            on_the_way = 0
            for citizen in self.track:
                on_the_way += development < citizen <= space
            lacking = max(0.0, need - pieces - on_the_way - self.begun)
            best = min(best, point * max(0, space - development) + piece * lacking)
        return best

    # Deeds

    def steps(self, deed: Deed, neutral: list[int]) -> float:
        """The share of a deed that is still to be done."""
        lack = self.work["lacking"]
        steps, size = 0.0, 0
        free = deed.free(self.g)
        for kind in range(N_KINDS):
            steps += free[kind] + lack * max(0, free[kind] - neutral[kind])
            size += deed.spaces[kind]
        return steps / (size * (1.0 + lack))

    def deed(self, deed: Deed) -> float:
        """A follower sent to a deed; the last one brings the citizen."""
        if not deed.citizen & self.g.citizens:
            return 0.0
        left = self.steps(deed, self.neutral)
        size = sum(deed.spaces)
        last = sum(deed.free(self.g)) == 1
        share = 1.0 - self.work["begun"] * (1.0 - left) if last else self.work["begun"] / size
        return self.citizen() * share

    def recruit(self, kind: int) -> float:
        value = ObjectiveValuation.recruit(self, kind)
        g = self.g
        lack, begun = self.work["lacking"], self.work["begun"]
        best = 0.0
        for deed in g.rules.deeds:
            if deed.citizen & g.citizens and deed.free(g)[kind] > self.neutral[kind]:
                best = max(best, begun * lack / (sum(deed.spaces) * (1.0 + lack)))
        if kind == KNIGHT:
            for step, citizen in enumerate(g.rules.knight_citizens):
                if citizen & g.citizens and step > self.p.tracks[KNIGHT] + 1:
                    best += begun / step
        return value + best * self.citizen()
