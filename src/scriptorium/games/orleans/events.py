"""The events of the hour glass tiles, and phase 6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.core.frames import Phase, SeatFrame
from scriptorium.games.orleans.development import status
from scriptorium.games.orleans.followers import draw
from scriptorium.games.orleans.pieces import (
    A_MASK,
    COINS,
    ENDURE,
    FOOD,
    GOODS,
    KINDS,
    LETTERS,
    N_GOODS,
    N_KINDS,
    SHELTER,
    VERB,
    A,
)
from scriptorium.games.orleans.spaces import clear
from scriptorium.games.orleans.supply import receive
from scriptorium.games.orleans.torture import demand

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A row of data, and what happens at each of its moments (INV-GEN-9): `turned_up` in phase 1,
    with bans for the whole round; `drawn` in phase 3; `begin` in phase 6;
    `end_of_round` after that. The base game knows the first and the third only."""

    # What says the strength in the row: a table by letter, or one number.
    strength_name: str = ""
    # What becomes of those who cannot pay it all (`fate-NAME` in the catalogue).
    fate: str = "torture"

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id = id
        self.row: dict[str, Any] = row
        # What its effect is called (`effect-KIND` in the catalogue).
        self.kind: str = row.get("kind", id)
        self.rule: str = row.get("rule", "")
        self.bans: list[str] = row.get("bans", [])
        self.sheltered: bool = row.get("sacristy_protects", False)
        table: dict[str, int] | int = row.get(self.strength_name, {})
        self.strengths: list[int] = (
            [table] * len(LETTERS)
            if isinstance(table, int)
            else [table.get(letter, 0) for letter in LETTERS]
        )

    def turned_up(self, g: Game) -> None:
        for place in self.bans:
            g.banned |= 1 << g.rules.by_id[place].index

    def drawn(self, g: Game, p: Player, tiles: list[int]) -> None:
        """A player has drawn the followers of the round."""

    def end_of_round(self, g: Game) -> None:
        """After phase 6, before the start player token moves on."""

    def begin(self, g: Game) -> None:
        """Resolved clockwise from the start player (ORL-EVT-1)."""
        if g.sink is not None:
            g.emit("strikes", None, event=self.id, letter=g.rules.event_letter(g.event))
        for seat in reversed(g.clockwise()):
            g.frames.append(EventTurn(seat))

    def strike(self, g: Game, p: Player) -> None:
        """What happens to one player; may push frames."""

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        """What it will do to a player as things stand, for those who know no rules."""
        return {}

    def coins_instead(self, g: Game) -> int:
        """So many coins stand for each thing that is owed and missing; 0: none do."""
        return 0

    def missing(self, g: Game, p: Player) -> dict[str, Any]:
        """What a player lacks of the toll as things stand, and what that costs: coins, or where
        there are not enough of them its fate."""
        toll = self.toll(g, p)
        owed = max(toll.get(what, 0) for what in ("food", "goods", "value", "pays"))
        count = owed - toll.get("have", 0)
        if count <= 0:
            return {}
        coins = count * self.coins_instead(g)
        if coins and coins <= p.coins:
            return {"count": count, "coins": coins}
        return {"count": count, "coins": coins, "fate": self.fate}

    def about(self) -> dict[str, str]:
        """What its effect is about, by role: values for its text."""
        return {}

    def strength(self, g: Game) -> int:
        """2019: by the letter of the tile; 2014: one strength (ORL-HGL-6)."""
        return self.strengths[g.event & 3]


class Pilgrimage(Event):
    """Nobody may execute the Monastery this round; nothing happens in phase 6 (ORL-EVT-2)."""

    def begin(self, g: Game) -> None:
        pass


class Income(Event):
    strength_name = "coins_per_status"

    def strike(self, g: Game, p: Player) -> None:
        receive(g, p, self.strength(g) * status(g, p))

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        return {"receives": self.strength(g) * status(g, p)}


class TradingDay(Event):
    strength_name = "coins_per_station"

    def strike(self, g: Game, p: Player) -> None:
        receive(g, p, self.strength(g) * p.built.bit_count())

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        return {"receives": self.strength(g) * p.built.bit_count()}


class Taxes(Event):
    """A coin for every so many goods owned, rounded down (ORL-EVT-12 to ORL-EVT-14)."""

    strength_name = "goods_per_coin"

    def strike(self, g: Game, p: Player) -> None:
        demand(g, p, sum(p.goods) // self.strength(g))

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        return {"pays": sum(p.goods) // self.strength(g), "have": p.coins}


class Harvest(Event):
    strength_name = "food_items"

    def strike(self, g: Game, p: Player) -> None:
        g.frames.append(HarvestDue(p.seat, self.strength(g)))

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        return {"food": self.strength(g), "have": food_of(g, p)}

    def coins_instead(self, g: Game) -> int:
        return g.rules.harvest_coins


def food_of(g: Game, p: Player) -> int:
    """Grain, cheese and wine of a player (ORL-EVT-10)."""
    return sum(p.goods[good] for good in range(N_GOODS) if g.rules.food[good])


def give_food(g: Game, p: Player, good: int) -> None:
    """To the goods market."""
    p.goods[good] -= 1
    g.goods[good] += 1
    if g.sink is not None:
        g.emit("gave-food", p.seat, good=GOODS[good])


class Plague(Event):
    """One follower at random from the bag; a marked one goes back (ORL-EVT-17 to ORL-EVT-20)."""

    def strike(self, g: Game, p: Player) -> None:
        if not p.bag_n:
            return
        lose_to_plague(g, p, draw(g, p, 1)[0])


def lose_to_plague(g: Game, p: Player, tile: int) -> None:
    """A follower that was drawn: neutral to the supply, marked back to the bag."""
    if tile < N_KINDS:
        g.supply[tile] += 1
        if g.sink is not None:
            g.emit("plague-took", p.seat, kind=KINDS[tile])
    else:
        p.bag[tile] += 1
        p.bag_n += 1
        if g.sink is not None:
            g.emit("plague-spared", p.seat)


class EventPhase(Phase["Game"]):
    name = "event"

    def begin(self, g: Game) -> None:
        g.rules.event(g.event).begin(g)


class EndOfRound(Phase["Game"]):
    """Between phases 6 and 7, for scenarios with such events."""

    name = "end-of-round"

    def begin(self, g: Game) -> None:
        g.rules.event(g.event).end_of_round(g)


class EventTurn(SeatFrame["Game"]):
    """One player's turn in the event. The owner of a manned Sacristy may send the monk back to
    the bag and ignore a harmful event (ORL-SACR-2, ORL-SACR-3)."""

    name = "shelter"

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"event": g.rules.event(g.event).id}

    def begin(self, g: Game) -> bool:
        event = g.rules.event(g.event)
        p = g.players[self.seat]
        if event.sheltered and p.filled & g.rules.shelter_mask:
            return True
        g.frames.pop()
        event.strike(g, p)
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return [SHELTER, ENDURE]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        p = g.players[seat]
        if action == SHELTER:
            for place in g.rules.shelters:
                clear(g.rules, p, place)
            if g.sink is not None:
                g.emit("sheltered", seat)
        else:
            g.rules.event(g.event).strike(g, p)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return Reason("choose-shelter", "ORL-SACR-2")


class HarvestDue(SeatFrame["Game"]):
    """So many food tiles, or coins instead of each (ORL-EVT-5 to ORL-EVT-11, ORL-EVT-22)."""

    name = "harvest"

    def __init__(self, seat: int, items: int) -> None:
        SeatFrame.__init__(self, seat)
        self.items = items

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.items]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"items": self.items, "coins": g.rules.harvest_coins}

    def foods(self, g: Game) -> list[int]:
        p = g.players[self.seat]
        return [good for good in range(N_GOODS) if p.goods[good] and g.rules.food[good]]

    def begin(self, g: Game) -> bool:
        if self.items and self.foods(g):
            return True
        g.frames.pop()
        if self.items:
            # Without food the coins are due, missing ones by torture (ORL-EVT-6, ORL-EVT-9).
            g.frames.append(HarvestDue(self.seat, self.items - 1))
            demand(g, g.players[self.seat], g.rules.harvest_coins)
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        out = [FOOD | good << A for good in self.foods(g)]
        if g.rules.harvest_choice and g.players[seat].coins >= g.rules.harvest_coins:
            out.append(COINS)
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p = g.players[seat]
        g.frames[-1] = HarvestDue(seat, self.items - 1)
        if action == COINS:
            demand(g, p, g.rules.harvest_coins)
            return True
        give_food(g, p, action >> A & A_MASK)
        return True

    def near_misses(self, g: Game, seat: int) -> list[int]:
        return [COINS]

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action == COINS:
            if not g.rules.harvest_choice:
                return Reason("food-first", "ORL-EVT-5")
            return Reason("coins-short", "ORL-EVT-22", coins=g.rules.harvest_coins)
        if action >> VERB == FOOD >> VERB:
            good = action >> A & A_MASK
            rule = "ORL-EVT-11" if g.rules.food[good] else "ORL-EVT-10"
            key = "no-such-good" if g.rules.food[good] else "not-food"
            return Reason(key, rule, good=GOODS[good])
        return Reason("not-now", "ORL-RND-3")


# By `kind` of the row, or its id.
KINDS_OF_EVENTS: dict[str, type[Event]] = {
    "pilgrimage": Pilgrimage,
    "income": Income,
    "harvest": Harvest,
    "taxes": Taxes,
    "trading_day": TradingDay,
    "plague": Plague,
}
