"""The Bourgeois House (INV-DUEL-13 to INV-DUEL-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scriptorium.games.orleans.development import develop, gains
from scriptorium.games.orleans.pieces import GOODS, KINDS, N_GOODS
from scriptorium.games.orleans.place import Argument, Place
from scriptorium.games.orleans.reasons import NO_CITIZEN, OPEN
from scriptorium.games.orleans.scenarios import data
from scriptorium.games.orleans.scenarios.duel.race import race
from scriptorium.games.orleans.spaces import lift
from scriptorium.games.orleans.supply import receive, take_good
from scriptorium.games.orleans.travel import all_moves, moves, travel, ways_from

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player

HOUSE: Final = "bourgeois_house"
# Arguments: 1 + good, these, or a move (`travel.Move`), which is at least 8.
FOR_COINS: Final = 6
FOR_DEVELOPMENT: Final = 7
FIRST_MOVE: Final = 8


def board() -> dict[str, Any]:
    """A space of their own for each player: nobody is in another's way (INV-DUEL-14)."""
    row = data.scenario("duel")[HOUSE]
    return {
        "id": HOUSE,
        "slots": row["slots_each_player"],
        "technology_allowed": row["technology_allowed"],
        "technology_rule": "INV-DUEL-13",
        "coins": row["coins"],
        "development": row["development"],
    }


class BourgeoisHouse(Place):
    """For a citizen, one of four things of the user's choice (INV-DUEL-15, INV-DUEL-17)."""

    returns = False
    copyable = False  # it is no part of the own city (INV-TILE-17)
    rule_ids = {NO_CITIZEN: "INV-DUEL-15"}

    def __init__(self, index: int, row: dict[str, Any], start: int) -> None:
        Place.__init__(self, index, row, start)
        self.coins: int = row["coins"]
        self.development: int = row["development"]

    def closed(self, g: Game, p: Player) -> int:
        return OPEN if p.citizens else NO_CITIZEN

    def ways(self, g: Game, p: Player) -> list[int]:
        return ways_from(g, p.merchant, False) + ways_from(g, p.merchant, True)

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        """Of goods what the goods market has (INV-DUEL-18)."""
        if not p.citizens:
            return
        out += [self.act | 1 + good for good in range(N_GOODS) if g.goods[good]]
        out.append(self.act | FOR_COINS)
        if p.development < g.rules.last_development:
            out.append(self.act | FOR_DEVELOPMENT)
        found: list[int] = []
        moves(g, self.ways(g, p), self.act, found)
        out += dict.fromkeys(found)  # a town may be reached by road and by water

    def execute(self, g: Game, p: Player, argument: int) -> None:
        self.pay_up(g, p)
        if argument >= FIRST_MOVE:
            travel(g, p, self.ways(g, p), argument, self.id)
        elif argument == FOR_COINS:
            receive(g, p, self.coins)
        elif argument == FOR_DEVELOPMENT:
            develop(g, p, self.development)
        else:
            take_good(g, p, argument - 1)

    def pay_up(self, g: Game, p: Player) -> None:
        """The citizen goes to the supply, the follower to its pile (INV-DUEL-15, INV-DUEL-16)."""
        p.citizens -= 1
        race(g).citizens += 1
        kind = lift(g.rules, p, self.start)
        g.supply[kind] += 1
        if g.sink is not None:
            g.emit("citizen-spent", p.seat, kind=KINDS[kind])

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        """What there is to choose from for the citizen."""
        goods = [good for good in range(N_GOODS) if g.goods[good]]
        choice: list[list[dict[str, Any]]] = [[{"good": GOODS[good]}] for good in goods]
        choice += [[{"ways": "road", "count": 1}], [{"ways": "waterway", "count": 1}]]
        choice.append(gains(g, p, self.coins, 0))
        if p.development < g.rules.last_development:
            choice.append(gains(g, p, 0, self.development))
        return [{"citizens_paid": 1}, {"choice": choice}]

    def arguments(self, rules: Rules) -> list[Argument]:
        goods = [
            Argument(1 + good, [name], "act-house-good", (("good", name),))
            for good, name in enumerate(GOODS)
        ]
        coins = Argument(FOR_COINS, ["coins"], "act-house-coins", (("coins", str(self.coins)),))
        points = (("points", str(self.development)),)
        development = Argument(FOR_DEVELOPMENT, ["development"], "act-house-development", points)
        return [*goods, coins, development, *all_moves(rules, "act")]

    def why_argument(self, g: Game, p: Player, argument: int) -> tuple[str, str, dict[str, Any]]:
        if not argument:
            return "needs-choice", "INV-DUEL-17", {}
        if argument == FOR_DEVELOPMENT:
            return "development-end", "ORL-DEV-6", {}
        if argument < FIRST_MOVE:
            return "not-in-goods-market", "INV-DUEL-18", {"good": GOODS[argument - 1]}
        town = (argument >> 3) - 1
        if town not in [packed >> 8 for packed in self.ways(g, p)]:
            towns = g.rules.towns
            return "not-next", "INV-DUEL-17", {"town": towns[town], "here": towns[p.merchant]}
        return "no-good-there", "INV-DUEL-17", {"good": GOODS[(argument & 7) - 1]}
