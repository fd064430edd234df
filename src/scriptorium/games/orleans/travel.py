"""The map: moving the merchant, taking goods, building stations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.compiling import mypyc_attr
from scriptorium.games.orleans.bans import ROADS, WATERWAYS
from scriptorium.games.orleans.pieces import GOODS, N_GOODS, NO_GOOD
from scriptorium.games.orleans.place import Argument, Place
from scriptorium.games.orleans.reasons import (
    NO_STATION,
    NO_WAY,
    OPEN,
    OWN_STATION,
    TOWN_TAKEN,
)

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player


def ways_from(g: Game, town: int, by_water: bool) -> list[int]:
    """The connections of one type, if they may be used this round."""
    if g.no_ways & (WATERWAYS if by_water else ROADS):
        return []
    return g.rules.neighbours(by_water)[town]


class Move(Place):
    """Along exactly one connection of one type to the town at its other end; one good lying on
    it may be taken (ORL-SHIP, ORL-WAGN, ORL-HORS). The argument is (town + 1) << 3 | good + 1."""

    by_water: bool = False
    move_rule: str = ""
    good_rule: str = ""

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        ways = g.ways
        for packed in self.ways(g, p.merchant):
            way = (packed & 0xFF) << 1
            action = self.act | ((packed >> 8) + 1) << 3
            out.append(action)
            one = ways[way]
            other = ways[way + 1]
            if one != NO_GOOD:
                out.append(action + one + 1)
            if other != NO_GOOD and other != one:
                out.append(action + other + 1)

    def ways(self, g: Game, town: int) -> list[int]:
        """The connections that lead on from a town, as in `Rules.roads`."""
        return ways_from(g, town, self.by_water)

    def closed(self, g: Game, p: Player) -> int:
        return OPEN if self.ways(g, p.merchant) else NO_WAY

    def execute(self, g: Game, p: Player, argument: int) -> None:
        town = (argument >> 3) - 1
        good = (argument & 7) - 1
        if good != NO_GOOD:
            self.pick_up(g, p, town, good)
        p.merchant = town
        if g.sink is not None:
            g.emit("moved", p.seat, town=g.rules.towns[town], by=self.id)
        g.rules.scenario.arrived(g, p, town)

    def pick_up(self, g: Game, p: Player, town: int, good: int) -> None:
        """The good is never replaced (ORL-SHIP-6)."""
        for packed in self.ways(g, p.merchant):
            way = (packed & 0xFF) << 1
            if packed >> 8 == town and good in g.ways[way : way + 2]:
                if g.ways[way] != good:
                    way += 1
                g.ways[way] = NO_GOOD
                break
        p.goods[good] += 1
        if g.sink is not None:
            g.emit("good", p.seat, good=GOODS[good])

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return [{"ways": "waterway" if self.by_water else "road", "count": 1}]

    def arguments(self, rules: Rules) -> list[Argument]:
        out = []
        for index, town in enumerate(rules.towns):
            base = (index + 1) << 3
            out.append(Argument(base, [town], "act-move", (("town", town),)))
            for good in range(N_GOODS):
                args = ("town", town), ("good", GOODS[good])
                out.append(Argument(base + good + 1, [town, GOODS[good]], "act-move-good", args))
        return out

    def why_argument(self, g: Game, p: Player, argument: int) -> tuple[str, str, dict[str, Any]]:
        if not argument:
            return "needs-choice", self.move_rule, {}
        town = (argument >> 3) - 1
        ends = [packed >> 8 for packed in self.ways(g, p.merchant)]
        if town not in ends:
            values = {"town": g.rules.towns[town], "here": g.rules.towns[p.merchant]}
            return ("no-waterway" if self.by_water else "no-road"), self.move_rule, values
        return "no-good-there", self.good_rule, {"good": GOODS[(argument & 7) - 1]}


class Ship(Move):
    by_water = True
    move_rule = "ORL-SHIP-2"
    good_rule = "ORL-SHIP-3"
    rule_ids = {NO_WAY: "ORL-SHIP-8"}


class Wagon(Move):
    move_rule = "ORL-WAGN-2"
    good_rule = "ORL-WAGN-2"
    rule_ids = {NO_WAY: "ORL-WAGN-2"}


class HorseWagon(Move):
    move_rule = "ORL-HORS-1"
    good_rule = "ORL-HORS-2"
    rule_ids = {NO_WAY: "ORL-HORS-1"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Guildhall(Place):
    """A station from the personal stock in the merchant's town, free of charge (ORL-GUIL)."""

    def closed(self, g: Game, p: Player) -> int:
        if not p.stations:
            return NO_STATION
        if p.built >> p.merchant & 1:
            return OWN_STATION
        if g.taken >> p.merchant & 1:
            return TOWN_TAKEN
        return OPEN

    def execute(self, g: Game, p: Player, argument: int) -> None:
        build_station(g, p, p.merchant)

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return [{"station": g.rules.towns[p.merchant]}]


def build_station(g: Game, p: Player, town: int) -> None:
    p.stations -= 1
    p.built |= 1 << town
    if not g.rules.shared_towns >> town & 1:
        g.taken |= 1 << town
    if g.sink is not None:
        g.emit("built", p.seat, town=g.rules.towns[town])
    g.rules.scenario.built(g, p, town)


def lose_station(g: Game, p: Player, town: int) -> None:
    """The town is free again (ORL-GUIL-7); the station leaves the game."""
    p.built &= ~(1 << town)
    g.taken &= ~(1 << town)
