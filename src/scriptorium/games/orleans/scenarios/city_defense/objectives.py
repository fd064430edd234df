"""The five common objectives, the Catapult, and the final check."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core import outcome
from scriptorium.games.orleans.pieces import N_GOODS, N_TRACKS
from scriptorium.games.orleans.scenarios.city_defense.asking import YesNo
from scriptorium.games.orleans.scenarios.city_defense.characters import fulfilled
from scriptorium.games.orleans.scenarios.city_defense.city import (
    LACKING_TECHNOLOGY,
    N_LACKING,
    achievements,
    citizens_goal,
    city,
    fill,
    outer_towns,
    take,
    treasury_goal,
    wall_spaces,
    warehouse_goal,
)
from scriptorium.games.orleans.scenarios.city_defense.towers import standing

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


def common(g: Game) -> dict[str, bool]:
    """The common objectives by name, and whether they hold now."""
    own, rules = city(g), g.rules
    goal = warehouse_goal(rules)
    return {
        # Every space, that of Reinforcement too (INV-COOP-39).
        "city_walls": own.walls >= wall_spaces(rules) and own.reinforced == own.reinforcement,
        "citizens": own.team >= citizens_goal(rules),
        "treasury": own.treasury >= treasury_goal(rules),
        "warehouse": all(own.warehouse[good] >= goal[good] for good in range(N_GOODS)),
        "towers": standing(g) == outer_towns(rules),  # INV-COOP-53
    }


def won(g: Game) -> bool:
    """All common objectives and every personal one (INV-COOP-57, INV-COOP-85)."""
    return all(common(g).values()) and all(fulfilled(g, p) for p in g.players)


def final_check(g: Game) -> None:
    """Once, at the end of the last round (INV-COOP-58, INV-COOP-86)."""
    city(g).won = int(won(g))
    g.finish()


def result(g: Game) -> dict[str, Any]:
    """All win or lose together (INV-COOP-14); what there is to count are objectives."""
    reached = sum(common(g).values())
    persons = sum(fulfilled(g, p) for p in g.players)
    return {
        "over": g.over,
        "outcome": outcome.together(bool(city(g).won) if g.over else None),
        "points": [reached + persons] * g.n,
        "ranks": [1] * g.n,
        "sources": {"objectives": [reached] * g.n, "characters": [persons] * g.n},
    }


def track_full(g: Game, p: Player) -> None:
    """The citizen above the farmers track, when somebody has come to the end of each of the six
    tracks (INV-COOP-45)."""
    last = g.rules.track_last
    if all(any(one.tracks[kind] == last[kind] for one in g.players) for kind in range(N_TRACKS)):
        take(g, p, "farmers")


class Catapult(YesNo):
    """A technology tile just gained goes to the Catapult at once, or on an action space later
    (INV-COOP-32)."""

    name = "catapult"
    rule = "INV-COOP-32"

    def begin(self, g: Game) -> bool:
        if catapults(g):
            return True
        g.frames.pop()
        return False

    def yes(self, g: Game) -> None:
        p = g.players[self.seat]
        p.tech_free -= 1
        if g.sink is not None:
            g.emit("catapult", p.seat)
        fill(g, p, catapults(g)[0], LACKING_TECHNOLOGY, 1)


def catapults(g: Game) -> list[int]:
    """The achievements that lack technology tiles: there is one."""
    lacking = city(g).lacking
    return [i for i in range(len(achievements())) if lacking[i * N_LACKING + LACKING_TECHNOLOGY]]


def technology_gained(g: Game, p: Player, bound: bool) -> None:
    """The first tile of the craftsmen track replaces a farmer and goes nowhere else
    (INV-COOP-33); one of the Laboratory may (INV-COOP-34)."""
    if not bound and catapults(g):
        g.frames.append(Catapult(p.seat))
