"""The buildings.

Many only mark that they are in use (`Player.active`); what they change is found where it happens:
the Kogge in movement, the Mill in Ordination. Those that add to what a duty yields are rows of
data. The others act at once, in the classes below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.games.pilgrim.building import Building
from scriptorium.games.pilgrim.building_frames import CallBack, SendOut, Trade, Wagon, room
from scriptorium.games.pilgrim.deciding import box_matters
from scriptorium.games.pilgrim.hiring import borrowable, open_moment
from scriptorium.games.pilgrim.merchant import move_merchant, trade_resource
from scriptorium.games.pilgrim.payments import gain, spend
from scriptorium.games.pilgrim.pieces import (
    ALLOCATION,
    BEFORE_DUTY,
    BUILDINGS,
    COIN,
    CORNUCOPIA,
    END_OF_TURN,
    GRAIN,
    N_BUILDINGS,
    N_DUTIES,
    NO_TITHE,
    PIETY,
    ROUND_END,
    START_OF_TURN,
    STONE,
    TAXATION,
    WAGON_YARD,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player
    from scriptorium.games.pilgrim.tables import Tables


class Guild(Building):
    """The Merchant moves on; nothing else happens by it (PIL-R55)."""

    def use(self, g: Game, p: Player, moment: int) -> None:
        move_merchant(g)


class Pulpit(Building):
    """One serf from village to abbey (PIL-BUIL-PULPIT)."""

    def possible(self, g: Game, p: Player, moment: int, fee: int) -> bool:
        return p.village > 0

    def use(self, g: Game, p: Player, moment: int) -> None:
        p.village -= 1
        p.abbey += 1
        if g.sink is not None:
            g.emit("ordained", p.seat)


class ChapterHouse(Building):
    """A second acolyte on an activity by Allocation; in another duty it lets one that is there
    already work for a player who hires it (PIL-R47)."""

    def moments(self, printed: list[int]) -> list[int]:
        return list(range(N_DUTIES))

    def adds_action(self, moment: int) -> bool:
        return moment != ALLOCATION

    def possible(self, g: Game, p: Player, moment: int, fee: int) -> bool:
        if moment == ALLOCATION:
            return True
        idle = any(p.activities[activity] > 1 for activity in g.rules.activities_of[moment])
        return idle and g.owner[self.index] != p.seat


class Infirmary(Building):
    """A further action of Allocation or Ordination (PIL-BUIL-INFIRMARY)."""

    def adds_action(self, moment: int) -> bool:
        return True


class OneMore(Building):
    """Adds one to what Clerical or Produce yields; its owner just takes it."""

    def possible(self, g: Game, p: Player, moment: int, fee: int) -> bool:
        return g.owner[self.index] != p.seat


class Brewery(Building):
    """PIL-BUIL-BREWERY."""

    def possible(self, g: Game, p: Player, moment: int, fee: int) -> bool:
        return p.stock[GRAIN] > (fee == GRAIN)

    def use(self, g: Game, p: Player, moment: int) -> None:
        spend(g, p, GRAIN, 1)
        gain(g, p, COIN, 2)


class Store(Building):
    """Trades one kind for coins or back, one for one, any number in one direction (PIL-R58)."""

    good: int = GRAIN

    def possible(self, g: Game, p: Player, moment: int, fee: int) -> bool:
        coins = p.stock[COIN] - (fee == COIN)
        held = p.stock[self.good] - (fee == self.good)
        return held > 0 or (coins > 0 and room(p, self.good))

    def use(self, g: Game, p: Player, moment: int) -> None:
        g.frames.append(Trade(p.seat, self.good, 0))


class StoneYard(Store):
    good = STONE


class Indulgences(Store):
    good = PIETY


class Dormitory(Building):
    """At the start of the turn one acolyte comes from a duty to the city."""

    def possible(self, g: Game, p: Player, moment: int, fee: int) -> bool:
        return any(p.duties)

    def use(self, g: Game, p: Player, moment: int) -> None:
        g.frames.append(CallBack(p.seat))


class Inquisition(Building):
    """At the start of the turn one acolyte goes from the city to a duty."""

    to_abbey: int = 0

    def possible(self, g: Game, p: Player, moment: int, fee: int) -> bool:
        return p.city > 0

    def use(self, g: Game, p: Player, moment: int) -> None:
        g.frames.append(SendOut(p.seat, self.to_abbey))


class Library(Inquisition):
    """At the end of the turn one acolyte goes from the city to a duty or to the abbey."""

    to_abbey = 1


class Mill(Building):
    """In use from the first grain of the duty on (PIL-R46)."""

    def possible(self, g: Game, p: Player, moment: int, fee: int) -> bool:
        return p.stock[GRAIN] > (fee == GRAIN) and open_moment(g).before_grain()


class Bank(Building):
    """Waits for a payment (PIL-R4); at the end of a turn only a fee can follow."""

    def possible(self, g: Game, p: Player, moment: int, fee: int) -> bool:
        if moment != END_OF_TURN:
            return True
        # The Wagon Yard's own fee counts for nothing: what it could hire is among the others.
        others = g.live & g.rules.usable[moment] & ~p.used & ~(1 << self.index | 1 << WAGON_YARD)
        foreign = any(others >> one & 1 and g.owner[one] != p.seat for one in range(N_BUILDINGS))
        return foreign and trade_resource(g) not in (COIN, NO_TITHE, CORNUCOPIA)


class CustomsHouse(Building):
    """Before Taxation is chosen, whose value it changes (PIL-R50)."""

    def moments(self, printed: list[int]) -> list[int]:
        return [BEFORE_DUTY]

    def possible(self, g: Game, p: Player, moment: int, fee: int) -> bool:
        return p.duties[g.space_of[TAXATION]] > 0


class Scriptorium(Building):
    """Before the duty is chosen, whose value it changes (PIL-R49)."""

    def moments(self, printed: list[int]) -> list[int]:
        return [START_OF_TURN, BEFORE_DUTY]


class ConfessionBox(Building):
    """Only where it could change who names the start player (PIL-R107)."""

    def possible(self, g: Game, p: Player, moment: int, fee: int) -> bool:
        return box_matters(g, p)


class WagonYard(Building):
    """Hires another live building without a fee (PIL-R56); its owner also for a Confession Box
    at the end of a round (PIL-R99)."""

    def moments(self, printed: list[int]) -> list[int]:
        return [*printed, ROUND_END]

    def possible(self, g: Game, p: Player, moment: int, fee: int) -> bool:
        mine = g.owner[self.index] == p.seat
        return (mine or moment != ROUND_END) and bool(borrowable(g, p, moment, fee))

    def use(self, g: Game, p: Player, moment: int) -> None:
        g.frames.append(Wagon(p.seat, moment))


CLASSES: dict[str, type[Building]] = {
    "guild": Guild,
    "pulpit": Pulpit,
    "chapter_house": ChapterHouse,
    "infirmary": Infirmary,
    "brewery": Brewery,
    "grain_store": Store,
    "stone_yard": StoneYard,
    "indulgences": Indulgences,
    "dormitory": Dormitory,
    "inquisition": Inquisition,
    "library": Library,
    "mill": Mill,
    "bank": Bank,
    "customs_house": CustomsHouse,
    "scriptorium": Scriptorium,
    "confession_box": ConfessionBox,
    "wagon_yard": WagonYard,
}


def all_buildings(tables: Tables) -> list[Building]:
    return [
        OneMore(index) if tables.adds[index] else CLASSES.get(name, Building)(index)
        for index, name in enumerate(BUILDINGS)
    ]
