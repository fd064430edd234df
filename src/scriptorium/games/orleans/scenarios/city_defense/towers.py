"""Fortified Towers: what stands in the outer towns instead of stations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.games.orleans.reasons import NO_STATION, OPEN, TOWER_THERE
from scriptorium.games.orleans.scenarios.city_defense.city import city, lies, outer_towns, row
from scriptorium.games.orleans.scenarios.stations import JointGuildhall

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


class CityGuildhall(JointGuildhall):
    """A tower on the special building tile of the merchant's town, elsewhere a station
    (INV-COOP-54, INV-COOP-55)."""

    rule_ids = {TOWER_THERE: "INV-COOP-55"}

    def closed(self, g: Game, p: Player) -> int:
        if not outer_towns(g.rules) >> p.merchant & 1:
            return JointGuildhall.closed(self, g, p)
        if standing(g) >> p.merchant & 1:
            return TOWER_THERE
        return OPEN if p.stations else NO_STATION

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        """The Tavern is of no use in a town for a tower (INV-COOP-55)."""
        if not outer_towns(g.rules) >> p.merchant & 1:
            JointGuildhall.options(self, g, p, out)
        elif not self.closed(g, p):
            out.append(self.act)

    def execute(self, g: Game, p: Player, argument: int) -> None:
        if outer_towns(g.rules) >> p.merchant & 1:
            build_tower(g, p, p.merchant)
        else:
            JointGuildhall.execute(self, g, p, argument)

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        if outer_towns(g.rules) >> p.merchant & 1:
            return [{"tower": g.rules.towns[p.merchant]}]
        town = g.rules.towns[p.merchant]
        citizen = town == row()["citizen_town"] and lies(g, town)
        return JointGuildhall.outlook(self, g, p) + ([{"citizen": 1}] if citizen else [])


def standing(g: Game) -> int:
    """The towns with a tower of anybody or nobody, as a mask."""
    mask = 0
    for towns in city(g).towers:
        mask |= towns
    return mask


def build_tower(g: Game, p: Player, town: int) -> None:
    """With one of the own trading stations (INV-COOP-54)."""
    p.stations -= 1
    city(g).towers[p.seat] |= 1 << town
    if g.sink is not None:
        g.emit("tower-built", p.seat, town=g.rules.towns[town])


def lose_tower(g: Game, p: Player, town: int) -> None:
    """Back to the own supply; its special building tile is free again (INV-COOP-91)."""
    p.stations += 1
    city(g).towers[p.seat] &= ~(1 << town)
    if g.sink is not None:
        g.emit("tower-lost", p.seat, town=g.rules.towns[town])
