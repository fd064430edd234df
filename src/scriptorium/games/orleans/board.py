"""The places of the player board (moving and building: `travel`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.games.orleans.destinations import AT_ONCE, Send, fits
from scriptorium.games.orleans.destinations import outlook as sending
from scriptorium.games.orleans.development import develop, gains
from scriptorium.games.orleans.pieces import (
    BOATMAN,
    CRAFTSMAN,
    FARMER,
    KINDS,
    KNIGHT,
    MONK,
    N_KINDS,
    SCHOLAR,
    TRADER,
)
from scriptorium.games.orleans.place import Argument, Place
from scriptorium.games.orleans.reasons import (
    BANNED,
    CHOICES_CLOSED,
    DEVELOPMENT_END,
    GAIN_BANNED,
    NO_DEED,
    NO_FOLLOWER,
    NO_GOOD_LEFT,
    OPEN,
    TRACK_END,
    reason,
)
from scriptorium.games.orleans.recruiting import closed, outlook, recruit
from scriptorium.games.orleans.travel import Guildhall, Ship, Wagon

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player


class Recruit(Place):
    """A place that recruits one kind of follower."""

    recruits = True
    kind: int = FARMER

    def closed(self, g: Game, p: Player) -> int:
        return closed(g, p, self.kind)

    def execute(self, g: Game, p: Player, argument: int) -> None:
        recruit(g, p, self.kind)

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return outlook(g, p, self.kind)


class FarmHouse(Recruit):
    kind = FARMER
    rule_ids = {
        TRACK_END: "ORL-FARM-4",
        NO_FOLLOWER: "ORL-FARM-5",
        NO_GOOD_LEFT: "ORL-FARM-6",
    }


class University(Recruit):
    kind = SCHOLAR
    rule_ids = {TRACK_END: "ORL-UNIV-3", NO_FOLLOWER: "ORL-UNIV-3"}


class Castle(Recruit):
    kind = KNIGHT
    rule_ids = {TRACK_END: "ORL-CAST-6", NO_FOLLOWER: "ORL-CAST-6"}


class Monastery(Recruit):
    kind = MONK
    rule_ids = {BANNED: "ORL-MONA-3", NO_FOLLOWER: "ORL-MONA-4"}


class Village(Place):
    """A boatman, a craftsman or a trader, chosen on execution (ORL-VILL-2)."""

    recruits = True

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        for kind in range(BOATMAN, TRADER + 1):
            if not closed(g, p, kind):
                out.append(self.act | kind)

    def closed(self, g: Game, p: Player) -> int:
        if closed(g, p, BOATMAN) and closed(g, p, CRAFTSMAN) and closed(g, p, TRADER):
            return CHOICES_CLOSED
        return OPEN

    def execute(self, g: Game, p: Player, argument: int) -> None:
        recruit(g, p, argument)

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        """The choices that are open."""
        choice = [
            outlook(g, p, kind) for kind in range(BOATMAN, TRADER + 1) if not closed(g, p, kind)
        ]
        return [{"choice": choice}] if choice else []

    def arguments(self, rules: Rules) -> list[Argument]:
        return [
            Argument(kind, [KINDS[kind]], "act-recruit", (("kind", KINDS[kind]),))
            for kind in (BOATMAN, CRAFTSMAN, TRADER)
        ]

    def near_misses(self, g: Game, p: Player) -> list[int]:
        if not p.active & self.act_bit:
            return [self.act]
        return [self.act | kind for kind in (BOATMAN, CRAFTSMAN, TRADER)]

    def why_argument(self, g: Game, p: Player, argument: int) -> tuple[str, str, dict[str, Any]]:
        code = closed(g, p, argument) if argument else OPEN
        if not code:
            return "needs-choice", "ORL-VILL-2", {}
        rule = "ORL-VILL-7" if code == TRACK_END else "ORL-VILL-8"
        if code == GAIN_BANNED:
            rule = g.rules.events[g.event >> 2].rule
        found = reason(code, {code: rule})
        return found.key, found.rule, {"kind": KINDS[argument]}


class Scriptorium(Place):
    rule_ids = {DEVELOPMENT_END: "ORL-SCRI-3"}

    def closed(self, g: Game, p: Player) -> int:
        return DEVELOPMENT_END if p.development == g.rules.last_development else OPEN

    def execute(self, g: Game, p: Player, argument: int) -> None:
        develop(g, p, 1)

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return gains(g, p, 0, 1)


class TownHall(Place):
    """One or both followers lying here go to beneficial deeds (ORL-TOWN)."""

    partial = True
    returns = False
    rule_ids = {NO_DEED: "ORL-TOWN-7"}

    def closed(self, g: Game, p: Player) -> int:
        for space in range(self.start, self.end):
            if p.spaces[space] >= 0 and fits(g, p, p.spaces[space]):
                return OPEN
        return NO_DEED

    def execute(self, g: Game, p: Player, argument: int) -> None:
        g.frames.append(Send(p.seat, self.index, 0))

    def closed_if_full(self, g: Game, p: Player) -> int:
        """While nobody lies here, anybody may come."""
        if p.filled & self.mask:
            return self.closed(g, p)
        return OPEN if any(fits(g, p, kind) for kind in range(N_KINDS)) else NO_DEED

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        """What those who lie here can do; while nobody does, what any two could."""
        lying = [0] * N_KINDS
        if p.filled & self.mask:
            for space in range(self.start, self.end):
                if p.spaces[space] >= 0:
                    lying[p.spaces[space]] += 1
        else:
            lying = [AT_ONCE] * N_KINDS
        return sending(g, p, lying)


CLASSES: dict[str, type[Place]] = {
    "farm_house": FarmHouse,
    "village": Village,
    "university": University,
    "castle": Castle,
    "monastery": Monastery,
    "ship": Ship,
    "wagon": Wagon,
    "guildhall": Guildhall,
    "scriptorium": Scriptorium,
    "town_hall": TownHall,
}
