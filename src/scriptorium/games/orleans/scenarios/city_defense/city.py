"""The City and what the team has: City Defense's own part of the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.errors import Reason
from scriptorium.games.orleans.development import gain_citizen
from scriptorium.games.orleans.pieces import GOODS, KINDS, N_GOODS, N_KINDS
from scriptorium.games.orleans.scenarios import data
from scriptorium.games.orleans.slice import Slice

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player

KEY: Final = "city_defense"  # of the data
# What an achievement lacks: followers by kind, goods, coins, technology tiles.
LACKING_GOODS: Final = N_KINDS
LACKING_COINS: Final = N_KINDS + N_GOODS
LACKING_TECHNOLOGY: Final = LACKING_COINS + 1
N_LACKING: Final = LACKING_TECHNOLOGY + 1
NOBODY: Final = -1  # no character chosen yet


class City(Slice):
    """Lists are copied, but for `characters`, which is only ever replaced."""

    def __init__(self) -> None:
        # By seat.
        self.characters: list[int] = []
        # Masks of towns: by seat, then those of nobody.
        self.towers: list[int] = []
        self.walls: int = 0
        # The space of Reinforcement: there at all, and with a knight on it.
        self.reinforcement: int = 0
        self.reinforced: int = 0
        self.treasury: int = 0
        self.warehouse: list[int] = [0] * N_GOODS
        self.lacking: list[int] = []  # of all achievements
        self.hall: list[int] = [0] * N_KINDS  # free spaces of the Assembly Hall
        # Citizens of the team, those that still lie beside the main board, and those taken away.
        self.team: int = 0
        self.citizens: int = 0
        self.lost_citizens: int = 0
        self.won: int = 0

    def copy(self) -> City:
        other = City()
        other.characters = self.characters
        other.towers = self.towers[:]
        other.walls = self.walls
        other.reinforcement = self.reinforcement
        other.reinforced = self.reinforced
        other.treasury = self.treasury
        other.warehouse = self.warehouse[:]
        other.lacking = self.lacking[:]
        other.hall = self.hall[:]
        other.team = self.team
        other.citizens = self.citizens
        other.lost_citizens = self.lost_citizens
        other.won = self.won
        return other

    def dump(self) -> dict[str, Any]:
        return {
            **{name: getattr(self, name) for name in NUMBERS},
            **{name: list(getattr(self, name)) for name in LISTS},
        }


NUMBERS: Final = (
    "walls",
    "reinforcement",
    "reinforced",
    "treasury",
    "team",
    "citizens",
    "lost_citizens",
    "won",
)
LISTS: Final = ("characters", "towers", "warehouse", "lacking", "hall")


def load(dumped: dict[str, Any]) -> City:
    own = City()
    for name in NUMBERS:
        setattr(own, name, int(dumped[name]))
    for name in LISTS:
        setattr(own, name, [int(value) for value in dumped[name]])
    return own


def city(g: Game) -> City:
    assert isinstance(g.own, City)
    return g.own


# What the data says


def row() -> dict[str, Any]:
    return data.scenario(KEY)


def by_players(table: dict[str, Any], players: int) -> Any:
    return table[f"p{players}"]


def achievements() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = row()["achievements"]["achievement"]
    return rows


def asked(rows: list[dict[str, Any]]) -> list[int]:
    """All that achievements lack at the start."""
    out: list[int] = []
    for one in rows:
        out += [one["followers"].count(kind) for kind in KINDS]
        out += [one["goods"].count(good) for good in GOODS]
        out += [one["coins"], one["technology_tiles"]]
    return out


def hall_slots() -> list[str]:
    slots: list[str] = row()["assembly_hall"]["slots"]
    return slots


def outer_towns(rules: Rules) -> int:
    """The towns with a special building tile (INV-COOP-6), as a mask."""
    return mask_of(rules.towns, data.invasion()["special_buildings"]["outer_towns"])


def prebuilt(rules: Rules) -> int:
    """INV-COOP-7."""
    towns = by_players(row()["objectives"]["towers"]["prebuilt"], rules.players)
    return mask_of(rules.towns, towns)


def wall_spaces(rules: Rules) -> int:
    """INV-COOP-36."""
    found: int = by_players(row()["objectives"]["city_walls"]["knights"], rules.players)
    return found


def treasury_goal(rules: Rules) -> int:
    """INV-COOP-48."""
    found: int = by_players(row()["objectives"]["treasury"]["coins"], rules.players)
    return found


def warehouse_goal(rules: Rules) -> list[int]:
    """INV-COOP-50."""
    goods = by_players(row()["objectives"]["warehouse"], rules.players)
    return [goods.get(good, 0) for good in GOODS]


def citizens_goal(rules: Rules) -> int:
    """INV-COOP-40."""
    found: int = by_players(row()["objectives"]["citizens"]["tiles"], rules.players)
    return found


def mask_of(names: list[str], wanted: list[str]) -> int:
    return sum(1 << names.index(one) for one in set(wanted))


# Citizens beside the main board: at achievements, goods piles, the farmers track, in a town


def citizen_names() -> list[str]:
    piles: list[str] = row()["citizen_goods_supplies"]
    return [*(one["id"] for one in achievements()), *piles, "farmers", row()["citizen_town"]]


def lies(g: Game, name: str) -> bool:
    """Whether a citizen still lies there."""
    return bool(city(g).citizens >> citizen_names().index(name) & 1)


def take(g: Game, p: Player | None, name: str) -> None:
    """The citizen is gained if it still lies there: by a player, or by the team at once
    (INV-R31)."""
    if not lies(g, name):
        return
    own = city(g)
    own.citizens ^= 1 << citizen_names().index(name)
    if p is not None:
        gain_citizen(g, p)
        return
    own.team += 1
    if g.sink is not None:
        g.emit("team-citizen", None)


def emptied(g: Game, p: Player | None, good: int) -> None:
    """The first time that a pile becomes empty (INV-COOP-43, INV-COOP-52)."""
    if not g.goods[good] and GOODS[good] in row()["citizen_goods_supplies"]:
        take(g, p, GOODS[good])


# Achievements


def lacks(g: Game, achievement: int) -> list[int]:
    at = achievement * N_LACKING
    return city(g).lacking[at : at + N_LACKING]


def fill(g: Game, p: Player, achievement: int, what: int, count: int) -> None:
    """Something arrives; a complete achievement gives its citizen (INV-COOP-35)."""
    city(g).lacking[achievement * N_LACKING + what] -= count
    if not sum(lacks(g, achievement)):
        name = achievements()[achievement]["id"]
        if g.sink is not None:
            g.emit("achieved", p.seat, aim=name)
        take(g, p, name)


# Losing


def lose(g: Game, why: str, p: Player | None = None) -> None:
    """The game is lost for all, here and now (INV-COOP-87, INV-GEN-14)."""
    if g.sink is not None:
        g.emit("team-lost", p.seat if p is not None else None, event=why)
    g.finish()


def short(rule: str) -> Reason:
    """A step after which the whole demand could not be met, or that is none at all."""
    return Reason("team-cannot", rule)
