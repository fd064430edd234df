"""Whatever followers can be sent to from Town Hall and Gunpowder Tower: walls, achievements, the
Assembly Hall. They stay there and nobody is paid for them (INV-COOP-31, INV-COOP-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.games.orleans.destinations import Destination, Way
from scriptorium.games.orleans.pieces import KINDS, KNIGHT, N_KINDS
from scriptorium.games.orleans.scenarios.city_defense.characters import COUNCILMAN, character
from scriptorium.games.orleans.scenarios.city_defense.city import (
    N_LACKING,
    achievements,
    asked,
    city,
    fill,
    hall_slots,
    wall_spaces,
)

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player

WALLS = "city_walls"
REINFORCEMENT = "reinforcement"
HALL = "assembly_hall"


@mypyc_attr(allow_interpreted_subclasses=True)
class CityDestination(Destination):
    role = "aim"
    rule: str = ""

    def take(self, g: Game, p: Player, kind: int, choice: int, place: str) -> None:
        if g.sink is not None:
            g.emit("sent-city", p.seat, kind=KINDS[kind], aim=self.id, place=place)
        self.receive(g, p, kind)

    def receive(self, g: Game, p: Player, kind: int) -> None:
        raise NotImplementedError

    def ways(self) -> list[Way]:
        return [Way(0, "", "send-city")]

    def why(self, g: Game, p: Player, kind: int, choice: int) -> Reason:
        return Reason("city-space", self.rule, kind=KINDS[kind], aim=self.id)


class Walls(CityDestination):
    """Knights, a space for each (INV-COOP-36)."""

    rule = "INV-COOP-36"

    def room(self, g: Game, p: Player, kind: int) -> int:
        return wall_spaces(g.rules) - city(g).walls if kind == KNIGHT else 0

    def receive(self, g: Game, p: Player, kind: int) -> None:
        city(g).walls += 1

    def sent(self, g: Game) -> list[int]:
        return [city(g).walls if kind == KNIGHT else 0 for kind in range(N_KINDS)]


class Reinforcement(CityDestination):
    """One more wall space once the event is in play (INV-COOP-39, INV-COOP-92)."""

    rule = "INV-COOP-39"

    def room(self, g: Game, p: Player, kind: int) -> int:
        return city(g).reinforcement - city(g).reinforced if kind == KNIGHT else 0

    def receive(self, g: Game, p: Player, kind: int) -> None:
        city(g).reinforced += 1

    def sent(self, g: Game) -> list[int]:
        return [city(g).reinforced if kind == KNIGHT else 0 for kind in range(N_KINDS)]


class Achievement(CityDestination):
    """Followers of exactly the kinds asked for (INV-COOP-30, INV-COOP-31)."""

    rule = "INV-COOP-31"

    def __init__(self, index: int, id: str, number: int) -> None:
        CityDestination.__init__(self, index, id)
        self.number = number

    def room(self, g: Game, p: Player, kind: int) -> int:
        return city(g).lacking[self.number * N_LACKING + kind]

    def receive(self, g: Game, p: Player, kind: int) -> None:
        fill(g, p, self.number, kind, 1)

    def sent(self, g: Game) -> list[int]:
        at = self.number * N_LACKING
        wanted, left = asked(achievements()), city(g).lacking
        return [wanted[at + kind] - left[at + kind] for kind in range(N_KINDS)]


class AssemblyHall(CityDestination):
    """The Councilman's alone (INV-COOP-69)."""

    rule = "INV-COOP-69"

    def room(self, g: Game, p: Player, kind: int) -> int:
        return city(g).hall[kind] if character(g, p) == COUNCILMAN else 0

    def receive(self, g: Game, p: Player, kind: int) -> None:
        city(g).hall[kind] -= 1

    def sent(self, g: Game) -> list[int]:
        slots = hall_slots()
        return [slots.count(KINDS[kind]) - city(g).hall[kind] for kind in range(N_KINDS)]

    def why(self, g: Game, p: Player, kind: int, choice: int) -> Reason:
        if character(g, p) != COUNCILMAN:
            return Reason("councilman-only", self.rule)
        return CityDestination.why(self, g, p, kind, choice)


def destinations() -> list[Destination]:
    out: list[Destination] = [Walls(0, WALLS), Reinforcement(1, REINFORCEMENT)]
    for number, row in enumerate(achievements()):
        out.append(Achievement(len(out), row["id"], number))
    out.append(AssemblyHall(len(out), HALL))
    return out
