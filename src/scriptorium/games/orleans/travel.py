"""The map: moving the merchant, taking goods, building stations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.compiling import mypyc_attr
from scriptorium.games.orleans.bans import ROADS, WATERWAYS
from scriptorium.games.orleans.pieces import GOODS, NO_GOOD, UNSEEN
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


def moves(g: Game, ways: list[int], action: int, out: list[int]) -> None:
    """Append an action for each of these connections and, with it, for each good that lies on
    it; of goods face down one is picked unseen (INV-PROS-5)."""
    goods = g.ways
    for packed in ways:
        way = (packed & 0xFF) << 1
        move = action | ((packed >> 8) + 1) << 3
        out.append(move)
        one = goods[way]
        other = goods[way + 1]
        if g.rules.face_down:
            if one != NO_GOOD or other != NO_GOOD:
                out.append(move + UNSEEN)
            continue
        if one != NO_GOOD:
            out.append(move + one + 1)
        if other != NO_GOOD and other != one:
            out.append(move + other + 1)


def travel(g: Game, p: Player, ways: list[int], argument: int, by: str) -> None:
    """The merchant goes along one of these connections, by a place or an event."""
    town = (argument >> 3) - 1
    if argument & 7:
        pick_up(g, p, ways, town, (argument & 7) - 1)
    p.merchant = town
    if g.sink is not None:
        g.emit("moved", p.seat, town=g.rules.towns[town], by=by)
    g.rules.scenario.arrived(g, p, town)


def pick_up(g: Game, p: Player, ways: list[int], town: int, wanted: int) -> None:
    """The good is never replaced (ORL-SHIP-6). Of tiles face down it is the first: nobody knows
    more of one than of the other. It is open from now on."""
    unseen = wanted == UNSEEN - 1
    good = NO_GOOD
    for packed in ways:
        way = (packed & 0xFF) << 1
        if packed >> 8 == town and good == NO_GOOD:
            for at in (way, way + 1):
                if g.ways[at] != NO_GOOD and (unseen or g.ways[at] == wanted):
                    good = g.ways[at]
                    g.ways[at] = NO_GOOD
                    break
    if unseen:
        g.barriers += 1
    p.goods[good] += 1
    if g.sink is not None:
        g.emit("good", p.seat, good=GOODS[good])


def all_moves(rules: Rules, by: str) -> list[Argument]:
    """All moves there could ever be, labelled after what makes them."""
    out: list[Argument] = []
    for index, town in enumerate(rules.towns):
        base, there = (index + 1) << 3, ("town", town)
        out.append(Argument(base, [town], f"{by}-move", (there,)))
        if rules.face_down:
            args = there, ("good", "unseen")
            out.append(Argument(base + UNSEEN, [town, "good"], f"{by}-move-unseen", args))
            continue
        for good, name in enumerate(GOODS):
            args = there, ("good", name)
            out.append(Argument(base + good + 1, [town, name], f"{by}-move-good", args))
    return out


class Move(Place):
    """Along exactly one connection of one type to the town at its other end; one good lying on
    it may be taken (ORL-SHIP, ORL-WAGN, ORL-HORS). The argument is (town + 1) << 3 | good + 1."""

    by_water: bool = False
    move_rule: str = ""
    good_rule: str = ""

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        moves(g, self.ways(g, p.merchant), self.act, out)

    def ways(self, g: Game, town: int) -> list[int]:
        """The connections that lead on from a town, as in `Rules.roads`."""
        return ways_from(g, town, self.by_water)

    def closed(self, g: Game, p: Player) -> int:
        return OPEN if self.ways(g, p.merchant) else NO_WAY

    def execute(self, g: Game, p: Player, argument: int) -> None:
        travel(g, p, self.ways(g, p.merchant), argument, self.id)

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return [{"ways": "waterway" if self.by_water else "road", "count": 1}]

    def arguments(self, rules: Rules) -> list[Argument]:
        return all_moves(rules, "act")

    def why_argument(self, g: Game, p: Player, argument: int) -> tuple[str, str, dict[str, Any]]:
        if not argument:
            return "needs-choice", self.move_rule, {}
        town = (argument >> 3) - 1
        ends = [packed >> 8 for packed in self.ways(g, p.merchant)]
        if town not in ends:
            values = {"town": g.rules.towns[town], "here": g.rules.towns[p.merchant]}
            return ("no-waterway" if self.by_water else "no-road"), self.move_rule, values
        if argument & 7 == UNSEEN:
            return "nothing-there", self.good_rule, {}
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


def put_station(g: Game, p: Player, town: int) -> None:
    """From the stock to the map."""
    p.stations -= 1
    p.built |= 1 << town
    if not g.rules.shared_towns >> town & 1:
        g.taken |= 1 << town


def build_station(g: Game, p: Player, town: int) -> None:
    put_station(g, p, town)
    if g.sink is not None:
        g.emit("built", p.seat, town=g.rules.towns[town])
    g.rules.scenario.station_built(g, p, town)


def lose_station(g: Game, p: Player, town: int) -> None:
    """The town is free again (ORL-GUIL-7), unless somebody else has built there too; the station
    leaves the game."""
    here = 1 << town
    p.built &= ~here
    if not any(other.built & here for other in g.players):
        g.taken &= ~here
