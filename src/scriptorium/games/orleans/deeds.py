"""Beneficial deeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.errors import Reason
from scriptorium.games.orleans.destinations import Destination, Way
from scriptorium.games.orleans.development import develop, take_citizen
from scriptorium.games.orleans.pieces import KINDS, N_KINDS
from scriptorium.games.orleans.supply import receive

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player

COINS: Final = 0
DEVELOPMENT: Final = 1


class Deed(Destination):
    """A space for each follower it needs. `Game.deeds` holds the free ones of all deeds; those of
    this one begin at `first`. `citizen` is its bit of `Game.citizens`."""

    role = "deed"

    def __init__(self, index: int, row: dict[str, Any], first: int, citizen: int) -> None:
        Destination.__init__(self, index, row["id"])
        self.slots: list[str] = row["slots"]
        self.spaces: list[int] = [self.slots.count(kind) for kind in KINDS]
        self.coins: int = row["reward_coins"]
        self.development: int = row["reward_or_development"]
        self.first = first
        self.citizen = citizen

    def free(self, g: Game) -> list[int]:
        """Free spaces, by kind."""
        return g.deeds[self.first : self.first + N_KINDS]

    def sent(self, g: Game) -> list[int]:
        free = self.free(g)
        return [self.spaces[kind] - free[kind] for kind in range(N_KINDS)]

    def room(self, g: Game, p: Player, kind: int) -> int:
        """Only a follower of exactly the kind shown (ORL-DEED-2)."""
        return g.deeds[self.first + kind]

    def wants(self, kind: int) -> bool:
        return self.spaces[kind] > 0

    def choices(self, g: Game, p: Player, kind: int) -> list[int]:
        """The point cannot be chosen on the last space (ORL-DEED-6)."""
        if self.development and p.development < g.rules.last_development:
            return [COINS, DEVELOPMENT]
        return [COINS]

    def take(self, g: Game, p: Player, kind: int, choice: int, place: str) -> None:
        """The follower stays there to the end; coins or a point, and the citizen of a deed that is
        complete now (ORL-DEED-4 to ORL-DEED-8), unless the point has ended the game."""
        g.deeds[self.first + kind] -= 1
        if g.sink is not None:
            g.emit("sent", p.seat, kind=KINDS[kind], deed=self.id, place=place)
        if choice == DEVELOPMENT:
            develop(g, p, self.development)
        else:
            receive(g, p, self.coins)
        if not sum(self.free(g)) and not g.over:
            take_citizen(g, p, self.citizen)

    def ways(self) -> list[Way]:
        if not self.development:
            return [Way(COINS, "", "send")]
        return [Way(COINS, "coins", "send"), Way(DEVELOPMENT, "development", "send-development")]

    def why(self, g: Game, p: Player, kind: int, choice: int) -> Reason:
        if self.room(g, p, kind):
            return Reason("development-end", "ORL-DEED-6")
        return Reason("deed-space", "ORL-DEED-2", kind=KINDS[kind], deed=self.id)
