"""Kinds of events that scenarios share: a class each, over the rows of `data/invasion.toml`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.bans import ROADS, WATERWAYS
from scriptorium.games.orleans.events import KINDS_OF_EVENTS, Event, Taxes
from scriptorium.games.orleans.pieces import (
    B_MASK,
    GIVE,
    GIVE_TECH,
    KINDS,
    TECHNOLOGY,
    VERB,
    A,
)
from scriptorium.games.orleans.scenarios.feeding import Feeding
from scriptorium.games.orleans.scenarios.received import Banish
from scriptorium.games.orleans.supply import pay
from scriptorium.games.orleans.technology import remove_technology
from scriptorium.games.orleans.torture import demand

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player


class WholeRound(Event):
    """Only what it forbids; nothing happens in phase 6 (INV-GEN-9)."""

    def begin(self, g: Game) -> None:
        pass


class NoRecruit(WholeRound):
    """Nobody may gain a follower of a kind (INV-GEN-16)."""

    def turned_up(self, g: Game) -> None:
        g.no_gain |= 1 << KINDS.index(self.row["follower"])

    def about(self) -> dict[str, str]:
        return {"kind": self.row["follower"]}


class NoPlace(WholeRound):
    """Nobody may execute a place (INV-GEN-22)."""

    def turned_up(self, g: Game) -> None:
        g.banned |= 1 << g.rules.by_id[self.row["place"]].index

    def about(self) -> dict[str, str]:
        return {"place": self.row["place"]}


class NoTechnologyPlaces(WholeRound):
    """Nobody may execute a place that carries a technology tile."""

    def turned_up(self, g: Game) -> None:
        g.no_technology = 1


class NoMerchantMove(WholeRound):
    """No merchant can move in any way."""

    def turned_up(self, g: Game) -> None:
        g.no_ways = ROADS | WATERWAYS


class Amnesty(WholeRound):
    """Followers gained may be placed at once (`Scenario.follower_gained`)."""


class Banishment(WholeRound):
    """Some of the followers just drawn go back to the bag."""

    strength_name = "followers"

    def drawn(self, g: Game, p: Player, tiles: list[int]) -> None:
        g.frames.append(Banish(p.seat, self.strength(g), tiles))


class PayCoins(Event):
    """Dues; torture for what is missing (ORL-TORT)."""

    strength_name = "coins"

    def strike(self, g: Game, p: Player) -> None:
        demand(g, p, self.strength(g))

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        return {"pays": self.strength(g), "have": p.coins}


class PayPerTechnology(Event):
    """Coins for each technology tile on an action space, for as many as the coins allow; for each
    of the others one tile goes back to the supply (INV-R59)."""

    strength_name = "coins_each"
    fate = "technology"

    def strike(self, g: Game, p: Player) -> None:
        each, tiles = self.strength(g), p.spaces.count(TECHNOLOGY)
        paid = min(tiles, p.coins // each)
        pay(g, p, paid * each)
        if paid < tiles:
            g.frames.append(ReturnTechnology(p.seat, tiles - paid))

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        return {"pays": self.strength(g) * p.spaces.count(TECHNOLOGY), "have": p.coins}


class ReturnTechnology(SeatFrame["Game"]):
    """So many placed technology tiles of the player's choice go back to the supply."""

    name = "return-technology"

    def __init__(self, seat: int, count: int) -> None:
        SeatFrame.__init__(self, seat)
        self.count = count

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.count]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"count": self.count}

    def begin(self, g: Game) -> bool:
        options = self.legal(g, self.seat)
        if 0 < self.count < len(options):
            return True
        g.frames.pop()
        if self.count:  # all there are: nothing to choose
            for action in options:
                self.give_back(g, action)
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        p = g.players[seat]
        return [
            GIVE | GIVE_TECH << A | place.index
            for place in g.rules.places
            if p.tech_spaces & place.mask
        ]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames[-1] = ReturnTechnology(seat, self.count - 1)
        self.give_back(g, action)
        return True

    def give_back(self, g: Game, action: int) -> None:
        place = g.rules.places[action & B_MASK]
        remove_technology(g, g.players[self.seat], place)
        g.technology += 1
        if g.sink is not None:
            g.emit("technology-returned", self.seat, place=place.id)

    def why(self, g: Game, seat: int, action: int) -> Reason:
        rule = g.rules.event(g.event).rule
        if action >> VERB == GIVE >> VERB:
            return Reason("torture-not-owned", rule)
        return Reason("must-return-technology", rule, count=self.count)


def printed(rules: Rules) -> list[dict[str, Any]]:
    """The events of all rounds, where none is hidden: what their texts need, and whether they are
    feared."""
    out: list[dict[str, Any]] = []
    for part in rules.hour_glass:
        event = rules.event(part[0])
        out.append(
            {
                "id": event.id,
                "kind": event.kind,
                "strength": event.strengths[part[0] & 3],
                "about": event.about(),
                "harmful": bool(event.row["harmful"]),
            }
        )
    return out


def due(g: Game, p: Player) -> dict[str, Any] | None:
    """The next payment of a later round, as things stand; None where nothing will be due."""
    for round, tile in enumerate(g.hour_glass, start=1):
        toll = g.rules.event(tile).toll(g, p) if round > g.round else {}
        if toll.get("pays"):
            return {
                "round": round,
                "rounds": round - g.round,
                "event": g.rules.event_name(tile),
                **toll,
            }
    return None


def coming(g: Game, p: Player) -> list[dict[str, Any]]:
    """The events of the rounds to come, which are known, with their toll as things stand."""
    tiles = enumerate(g.hour_glass[g.round :], g.round + 1)
    found = [(round_, g.rules.events[tile >> 2]) for round_, tile in tiles]
    return [
        {
            "round": round_,
            "id": event.id,
            "kind": event.kind,
            "strength": event.strength(g),
            "about": event.about(),
            "toll": event.toll(g, p),
        }
        for round_, event in found
    ]


KINDS_OF_SCENARIO_EVENTS: dict[str, type[Event]] = {
    **KINDS_OF_EVENTS,
    "no_recruit": NoRecruit,
    "no_place": NoPlace,
    "no_technology_places": NoTechnologyPlaces,
    "no_merchant_move": NoMerchantMove,
    "amnesty": Amnesty,
    "banishment": Banishment,
    "goods_tax": Taxes,
    "feed": Feeding,
    "pay_coins": PayCoins,
    "pay_per_technology": PayPerTechnology,
}
