"""Events that concern the team: the speaker, who is the start player, decides for all.

Legal steps are those after which the whole demand can still be met (INV-COOP-89). That is
arithmetic: each step takes as much from what the team has as from what it owes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.city import tiles
from scriptorium.games.orleans.development import develop
from scriptorium.games.orleans.events import Event
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    CHOOSE,
    DONE,
    DROP,
    GIVE_BACK,
    GOODS,
    GRANT,
    MONK,
    N_GOODS,
    NO,
    NO_GOOD,
    REMOVE,
    TAKE_OFF,
    TEAM_BACK,
    TEAM_COINS,
    TEAM_TECH,
    TEAM_TILE,
    TEAM_TRADE,
    VERB,
    A,
)
from scriptorium.games.orleans.scenarios.city_defense import city as the_city
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
    short,
    warehouse_goal,
)
from scriptorium.games.orleans.supply import receive, take_good
from scriptorium.games.orleans.technology import remove_technology
from scriptorium.games.orleans.travel import ways_from

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player

DEVELOPMENT: Final = 0  # gifts of a Donation
GOOD: Final = 1
COIN: Final = 2
SOLD: Final = 8  # in `a` of TEAM_TRADE


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamEvent(Event):
    """In phase 6, once for all; nobody is struck alone."""

    def begin(self, g: Game) -> None:
        if g.sink is not None:
            g.emit("strikes", None, event=self.id, letter=g.rules.event_letter(g.event))
        self.meet(g)

    def meet(self, g: Game) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(SeatFrame["Game"]):
    """One step of the speaker after the other, `left` to go."""

    def __init__(self, seat: int, left: int) -> None:
        SeatFrame.__init__(self, seat)
        self.left = left

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.left]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"left": self.left, "event": g.rules.event(g.event).id}

    def begin(self, g: Game) -> bool:
        if self.left and self.legal(g, self.seat):
            return True
        g.frames.pop()
        return False

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return short(g.rules.event(g.event).rule)


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


# Donation


class Donation(TeamEvent):
    def meet(self, g: Game) -> None:
        row = self.row
        g.frames.append(Share(g.start, row["development"], len(row["goods"]), row["coins"]))


class Share(SeatFrame["Game"]):
    """Each development point, each good, each coin to somebody; what nobody can have is lost."""

    name = "share"

    def __init__(self, seat: int, points: int, goods: int, coins: int) -> None:
        SeatFrame.__init__(self, seat)
        self.left = [points, goods, coins]

    def dump(self) -> list[Any]:
        return [self.name, self.seat, *self.left]

    def good(self, g: Game) -> int:
        """The good that is next."""
        goods: list[str] = g.rules.event(g.event).row["goods"]
        return GOODS.index(goods[-self.left[GOOD]])

    def gift(self, g: Game) -> int:
        """What is shared now; -1 when all is."""
        last = g.rules.last_development
        if self.left[DEVELOPMENT] and any(p.development < last for p in g.players):
            return DEVELOPMENT
        if self.left[GOOD] and g.goods[self.good(g)]:
            return GOOD
        return COIN if self.left[COIN] else -1

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"gift": ("development", "good", "coin")[self.gift(g)]}

    def begin(self, g: Game) -> bool:
        if self.gift(g) >= 0:
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        gift = self.gift(g)
        return [
            GRANT | gift << A | p.seat
            for p in g.players
            if gift != DEVELOPMENT or p.development < g.rules.last_development
        ]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        gift, p = action >> A & A_MASK, g.players[action & B_MASK]
        left = self.left[:]
        left[gift] -= 1
        good = self.good(g) if gift == GOOD else NO_GOOD
        g.frames[-1] = Share(seat, *left)
        if gift == DEVELOPMENT:
            develop(g, p, 1)
        elif gift == COIN:
            receive(g, p, 1)
        else:
            team_takes(g, p, good)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return short(g.rules.event(g.event).rule)


def team_takes(g: Game, p: Player, good: int) -> None:
    """A good of the goods market by the team's doing: so is the citizen of its pile (INV-R31)."""
    g.goods[good] -= 1
    p.goods[good] += 1
    if g.sink is not None:
        g.emit("good", p.seat, good=GOODS[good])
    the_city.emptied(g, None, good)


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
        if g.stock.bit_count() <= self.strength(g):
            g.stock = 0
        else:
            g.frames.append(CloseTiles(g.start, self.strength(g)))


class CloseTiles(Step):
    """A place tile of the supply is turned down and cannot be built any more."""

    name = "close-tiles"

    def legal(self, g: Game, seat: int) -> list[int]:
        return tiles(REMOVE, g.stock)

    def apply(self, g: Game, seat: int, action: int) -> bool:
        place = g.rules.places[action >> A & A_MASK]
        g.frames[-1] = CloseTiles(seat, self.left - 1)
        g.stock &= ~(1 << place.index)
        if g.sink is not None:
            g.emit("closed-tile", None, place=place.id)
        return True


class RomeCalling(TeamEvent):
    """A monk of every player, or a citizen: all or nothing (INV-R62)."""

    def meet(self, g: Game) -> None:
        if all(neutral(p, MONK) >= self.row["monks_each"] for p in g.players):
            g.frames.append(SendMonks(g.start))
        else:
            g.frames.append(DropCitizen(g.start, self.row["else_citizens"]))


class SendMonks(YesNo):
    name = "send-monks"

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


# Good Trade, Good Winds, Wool Market: offers to the team


class GoodTrade(TeamEvent):
    """Coins of the team for goods of the market, which go to free spaces of the Warehouse
    (INV-R60)."""

    strength_name = "coins"

    def meet(self, g: Game) -> None:
        good = GOODS.index(self.row["goods"][0])
        enough = g.goods[good] >= len(self.row["goods"])
        room = warehouse_goal(g.rules)[good] > city(g).warehouse[good]
        if enough and room and team_coins(g) >= self.strength(g):
            g.frames.append(BuyGoods(g.start))


class BuyGoods(YesNo):
    name = "buy-goods"

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"coins": g.rules.event(g.event).strength(g)}

    def yes(self, g: Game) -> None:
        event = g.rules.event(g.event)
        good = GOODS.index(event.row["goods"][0])
        room = warehouse_goal(g.rules)[good] - city(g).warehouse[good]
        count = min(len(event.row["goods"]), room)
        g.goods[good] -= count
        city(g).warehouse[good] += count
        if g.sink is not None:
            g.emit("warehouse-filled", None, good=GOODS[good], count=count)
        the_city.emptied(g, None, good)
        g.frames.append(TeamPays(self.seat, event.strength(g)))


class GoodWinds(Event):
    """At the end of the round one merchant sails for free."""

    def begin(self, g: Game) -> None:
        pass

    def end_of_round(self, g: Game) -> None:
        g.frames.append(Sailor(g.start, 1))


class Sailor(Step):
    """Whose merchant; or nobody's."""

    name = "sailor"

    def begin(self, g: Game) -> bool:
        if len(self.legal(g, self.seat)) > 1:
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return [*(CHOOSE | p.seat for p in g.players if ways_from(g, p.merchant, True)), NO]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action != NO:
            g.frames.append(Sail(action & B_MASK))
        return True


class Sail(SeatFrame["Game"]):
    """Which waterway, and which good: as with the Ship."""

    name = "sail"

    def legal(self, g: Game, seat: int) -> list[int]:
        out: list[int] = []
        g.rules.by_id["ship"].options(g, g.players[seat], out)
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        g.rules.by_id["ship"].execute(g, g.players[seat], action & B_MASK)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return short(g.rules.event(g.event).rule)


class WoolMarket(TeamEvent):
    strength_name = "max_transactions"

    def meet(self, g: Game) -> None:
        g.frames.append(TradeWool(g.start, self.strength(g)))

    def price(self, good: int) -> int:
        found: int = self.row["price"].get(GOODS[good], 0)
        return found


class TradeWool(Step):
    """One purchase or sale after the other, or no more (INV-R51)."""

    name = "trade-wool"

    def event(self, g: Game) -> WoolMarket:
        event = g.rules.event(g.event)
        assert isinstance(event, WoolMarket)
        return event

    def trades(self, g: Game) -> list[int]:
        out: list[int] = []
        for good in range(N_GOODS):
            price = self.event(g).price(good)
            if price and g.goods[good] and team_coins(g) >= price:
                out += [TEAM_TRADE | good << A | p.seat for p in g.players]
            if price:
                sold = TEAM_TRADE | (good | SOLD) << A
                out += [sold | p.seat for p in g.players if p.goods[good]]
        return out

    def begin(self, g: Game) -> bool:
        if self.left and self.trades(g):
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return [*self.trades(g), DONE]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action == DONE:
            return True
        what, p = action >> A & A_MASK, g.players[action & B_MASK]
        good = what & ~SOLD
        price = self.event(g).price(good)
        g.frames.append(TradeWool(seat, self.left - 1))
        if what & SOLD:
            p.goods[good] -= 1
            g.goods[good] += 1
            if g.sink is not None:
                g.emit("sold", p.seat, good=GOODS[good])
            receive(g, p, price)
        else:
            g.frames.append(TeamPays(seat, price))
            take_good(g, p, good)
        return True


TEAM_EVENTS: dict[str, type[Event]] = {
    "team_return_technology": Demolition,
    "team_remove_place_tiles": Arson,
    "team_lose_development": WitchHunt,
    "team_gain": Donation,
    "remove_map_goods": RemoveMapGoods,
    "close_place_tiles": Earthquake,
    "rome_calling": RomeCalling,
    "team_buy_for_warehouse": GoodTrade,
    "free_move": GoodWinds,
    "team_market": WoolMarket,
}
TEAM_FRAMES: Final = (
    GiveTiles,
    GiveUp,
    Share,
    TakeOff,
    CloseTiles,
    SendMonks,
    DropCitizen,
    BuyGoods,
    Sailor,
    Sail,
    TradeWool,
)
