"""What the team must give up: the speaker says what, and whose."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.frames import Frame
from scriptorium.games.orleans.city import tiles
from scriptorium.games.orleans.events import Event
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    DROP,
    GIVE_BACK,
    GOODS,
    MONK,
    NO_GOOD,
    REMOVE,
    TAKE_OFF,
    TEAM_BACK,
    TEAM_COINS,
    TEAM_TECH,
    TEAM_TILE,
    VERB,
    A,
)
from scriptorium.games.orleans.scenarios.city_defense.asking import (
    ReturnFollowers,
    TeamPays,
    YesNo,
    give_back,
    neutral,
    returnable,
    team_coins,
)
from scriptorium.games.orleans.scenarios.city_defense.characters import give_up_place
from scriptorium.games.orleans.scenarios.city_defense.city import (
    city,
    lose,
)
from scriptorium.games.orleans.scenarios.city_defense.team import Step, TeamEvent
from scriptorium.games.orleans.technology import remove_technology

if TYPE_CHECKING:
    from scriptorium.games.orleans.place import Place
    from scriptorium.games.orleans.state import Game, Player

# Demolition and Arson: so many tiles, or coins for each


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamTiles(TeamEvent):
    strength_name = "tiles"

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        Event.__init__(self, id, row)
        self.price: int = row["coins_per_missing"]

    def meet(self, g: Game) -> None:
        """Not even all tiles and coins are enough: lost (INV-COOP-90)."""
        owed = self.strength(g)
        if len(self.tiles(g)) + team_coins(g) // self.price < owed:
            lose(g, self.id)
        else:
            g.frames.append(GiveTiles(g.start, owed))

    def tiles(self, g: Game) -> list[int]:
        raise NotImplementedError

    def give(self, g: Game, p: Player, place: int) -> None:
        raise NotImplementedError

    def about(self) -> dict[str, str]:
        return {"coins": str(self.price)}


class Demolition(TeamTiles):
    """Placed technology tiles go back to the supply (INV-R59)."""

    def tiles(self, g: Game) -> list[int]:
        return [
            TEAM_TECH | p.seat << A | place.index
            for p in g.players
            for place in g.rules.places
            if p.tech_spaces & place.mask
        ]

    def give(self, g: Game, p: Player, place: int) -> None:
        remove_technology(g, p, g.rules.places[place])
        g.technology += 1


class Arson(TeamTiles):
    """Built place tiles leave the game; what lies on them does not (INV-R34)."""

    def tiles(self, g: Game) -> list[int]:
        return [
            TEAM_TILE | p.seat << A | place.index
            for p in g.players
            for place in g.rules.places
            if place.stack and p.owned >> place.index & 1
        ]

    def give(self, g: Game, p: Player, place: int) -> None:
        give_up_place(g, p, place)


class GiveTiles(Step):
    name = "give-tiles"

    def event(self, g: Game) -> TeamTiles:
        event = g.rules.event(g.event)
        assert isinstance(event, TeamTiles)
        return event

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {**Step.prompt(self, g, seat), "coins": self.event(g).price}

    def legal(self, g: Game, seat: int) -> list[int]:
        out = self.event(g).tiles(g)
        if team_coins(g) >= self.event(g).price:
            out.append(TEAM_COINS)
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        event = self.event(g)
        g.frames[-1] = GiveTiles(seat, self.left - 1)
        if action == TEAM_COINS:
            g.frames.append(TeamPays(seat, event.price))
            return True
        owner = action >> A & A_MASK
        if g.sink is not None:
            g.emit("team-step", owner, item=g.rules.codec.text(action))
        event.give(g, g.players[owner], action & B_MASK)
        return True


# Witch Hunt


class WitchHunt(TeamEvent):
    """Steps back on the development track, coin spaces or not, and monks (INV-R7)."""

    strength_name = "points"

    def meet(self, g: Game) -> None:
        have = sum(p.development + neutral(p, MONK) for p in g.players)
        if have < self.strength(g):
            lose(g, self.id)
        else:
            g.frames.append(GiveUp(g.start, self.strength(g)))


class GiveUp(Step):
    name = "give-up"

    def legal(self, g: Game, seat: int) -> list[int]:
        out = [TEAM_BACK | p.seat << A for p in g.players if p.development]
        for p in g.players:
            out += returnable(g, p, [MONK])
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames[-1] = GiveUp(seat, self.left - 1)
        if action >> VERB == GIVE_BACK >> VERB:
            give_back(g, action)
            return True
        p = g.players[action >> A & A_MASK]
        p.development -= 1
        if g.sink is not None:
            g.emit("went-back", p.seat, spaces=1)
        return True


# Drought, Earthquake, Rome Calling: one tile after the other


class RemoveMapGoods(TeamEvent):
    """Some goods of the map go to the goods market: those the team chooses (Drought), or all of
    them (Pirates)."""

    def about(self) -> dict[str, str]:
        return {"amount": str(self.row["amount"]), "good": self.row["goods"][0]}

    def meet(self, g: Game) -> None:
        lying = self.lying(g)
        if self.row["amount"] == "all" or len(lying) <= self.row["amount"]:
            for at in lying:
                self.take_off(g, at)
        else:
            g.frames.append(TakeOff(g.start, self.row["amount"]))

    def lying(self, g: Game) -> list[int]:
        """The spaces of `Game.ways` with such a good."""
        goods = [GOODS.index(good) for good in self.row["goods"]]
        return [
            at
            for at, good in enumerate(g.ways)
            if good in goods
            and ("waterway" if g.rules.ways[at // 2][2] else "road") in self.row["on"]
        ]

    def take_off(self, g: Game, at: int) -> None:
        good = g.ways[at]
        g.ways[at] = NO_GOOD
        g.goods[good] += 1
        if g.sink is not None:
            a, b, _, _ = g.rules.ways[at // 2]
            towns = g.rules.towns
            g.emit("taken-off", None, good=GOODS[good], town=towns[a], here=towns[b])


class TakeOff(Step):
    name = "take-off"

    def event(self, g: Game) -> RemoveMapGoods:
        event = g.rules.event(g.event)
        assert isinstance(event, RemoveMapGoods)
        return event

    def legal(self, g: Game, seat: int) -> list[int]:
        found = [TAKE_OFF | g.ways[at] << A | at // 2 for at in self.event(g).lying(g)]
        return list(dict.fromkeys(found))

    def apply(self, g: Game, seat: int, action: int) -> bool:
        good, way = action >> A & A_MASK, action & B_MASK
        g.frames[-1] = TakeOff(seat, self.left - 1)
        at = 2 * way if g.ways[2 * way] == good else 2 * way + 1
        self.event(g).take_off(g, at)
        return True


class Earthquake(TeamEvent):
    strength_name = "tiles"

    def meet(self, g: Game) -> None:
        if g.stock.bit_count() > self.strength(g):
            g.frames.append(CloseTiles(g.start, self.strength(g)))
            return
        for place in g.rules.places:
            if g.stock >> place.index & 1:
                close_tile(g, place)


class CloseTiles(Step):
    """Which place tiles of the supply."""

    name = "close-tiles"

    def legal(self, g: Game, seat: int) -> list[int]:
        return tiles(REMOVE, g.stock)

    def apply(self, g: Game, seat: int, action: int) -> bool:
        place = g.rules.places[action >> A & A_MASK]
        g.frames[-1] = CloseTiles(seat, self.left - 1)
        close_tile(g, place)
        return True


def close_tile(g: Game, place: Place) -> None:
    """Turned down: it cannot be built any more."""
    g.stock &= ~(1 << place.index)
    if g.sink is not None:
        g.emit("closed-tile", None, place=place.id)


class RomeCalling(TeamEvent):
    """A monk of every player, or a citizen: all or nothing (INV-R62)."""

    def meet(self, g: Game) -> None:
        if all(neutral(p, MONK) >= self.row["monks_each"] for p in g.players):
            g.frames.append(SendMonks(g.start))
        else:
            g.frames.append(DropCitizen(g.start, self.row["else_citizens"]))


class SendMonks(YesNo):
    name = "send-monks"
    team = True

    def yes(self, g: Game) -> None:
        each = g.rules.event(g.event).row["monks_each"]
        for seat in reversed(g.clockwise()):
            g.frames.append(ReturnFollowers(seat, each, MONK))

    def no(self, g: Game) -> None:
        g.frames.append(DropCitizen(self.seat, g.rules.event(g.event).row["else_citizens"]))


class DropCitizen(Step):
    """A citizen not yet gained leaves the game; those of the main board come first in `b`."""

    name = "drop-citizen"

    def legal(self, g: Game, seat: int) -> list[int]:
        main = len(g.rules.citizen_names)
        mask = g.citizens | city(g).citizens << main
        return [DROP | i for i in range(mask.bit_length()) if mask >> i & 1]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames[-1] = DropCitizen(seat, self.left - 1)
        main, which = len(g.rules.citizen_names), action & B_MASK
        if which < main:
            g.citizens ^= 1 << which
        else:
            city(g).citizens ^= 1 << which - main
        city(g).lost_citizens += 1
        if g.sink is not None:
            g.emit("citizen-lost", None, item=g.rules.codec.text(action))
        return True


LOSSES: Final[dict[str, type[Event]]] = {
    "team_return_technology": Demolition,
    "team_remove_place_tiles": Arson,
    "team_lose_development": WitchHunt,
    "remove_map_goods": RemoveMapGoods,
    "close_place_tiles": Earthquake,
    "rome_calling": RomeCalling,
}
LOSS_FRAMES: Final[dict[str, Callable[..., Frame[Any]]]] = {
    "give-tiles": GiveTiles,
    "give-up": GiveUp,
    "take-off": TakeOff,
    "close-tiles": CloseTiles,
    "send-monks": SendMonks,
    "drop-citizen": DropCitizen,
}
