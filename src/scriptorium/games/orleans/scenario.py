"""The base game, put together, and where a scenario differs from it.

The base names no scenario. Where a rule can differ it calls a hook of `Scenario`, named after the
rule; here the hooks do what the base game does. A scenario is a module in `scenarios/` with a
value SCENARIO, an object of a class that overrides what differs (`docs/scenarios.md`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from scriptorium.core.codec import ActionText
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.core.frames import Frame, Phase
from scriptorium.core.rng import Stream
from scriptorium.games.orleans import board, events, scoring, tiles
from scriptorium.games.orleans.actions import ACTING, Actions
from scriptorium.games.orleans.census import Census
from scriptorium.games.orleans.city import ChooseTile, RemoveTile, RemoveTiles
from scriptorium.games.orleans.components import Components
from scriptorium.games.orleans.destinations import Destination, Send
from scriptorium.games.orleans.events import Event, EventPhase, EventTurn, HarvestDue
from scriptorium.games.orleans.followers import DRAWING, FillTower, Followers
from scriptorium.games.orleans.hourglass import HourGlass, StartPlayer
from scriptorium.games.orleans.pieces import N_GOODS
from scriptorium.games.orleans.place import Gain, Place
from scriptorium.games.orleans.planning import IN_TURN, PLAN, Planning
from scriptorium.games.orleans.slice import NOTHING, Slice
from scriptorium.games.orleans.tables import tables
from scriptorium.games.orleans.technology import PlaceTechnology
from scriptorium.games.orleans.tiles import PlaceDrawn
from scriptorium.games.orleans.torture import Torture

if TYPE_CHECKING:
    from scriptorium.games.orleans.position import Builder
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player

Phases = tuple[Phase[Any], ...]

# The order of play (ORL-RND-2). What comes before the hour glass is played once.
PHASES: Phases = (
    RemoveTiles(),
    HourGlass(),
    Census(),
    Followers(),
    Planning(),
    Actions(),
    EventPhase(),
    StartPlayer(),
)

FRAMES: dict[str, Callable[..., Frame[Any]]] = {
    "remove-tile": RemoveTile,
    "draw": lambda: DRAWING,
    "fill-tower": FillTower,
    "plan": lambda in_turn=0: IN_TURN if in_turn else PLAN,
    "act": lambda: ACTING,
    "send": Send,
    "choose-tile": ChooseTile,
    "bathhouse": PlaceDrawn,
    "place-technology": PlaceTechnology,
    "shelter": EventTurn,
    "harvest": HarvestDue,
    "torture": Torture,
}


def inserted(phases: Phases, phase: Phase[Any], after: str) -> Phases:
    """The order of play with one phase more."""
    at = [one.name for one in phases].index(after) + 1
    return (*phases[:at], phase, *phases[at:])


def without(phases: Phases, *names: str) -> Phases:
    """The order of play without the phases of these names."""
    return tuple(phase for phase in phases if phase.name not in names)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """The base game."""

    def __init__(self, name: str = "base") -> None:
        self.name: str = name

    # What it is made of, asked once for each rule set.

    def components(self, players: int, edition: str, options: dict[str, Any]) -> Components:
        out = Components(tables(), edition)
        out.supplies(tables(), players)
        return out

    def phases(self) -> Phases:
        return PHASES

    def frames(self) -> dict[str, Callable[..., Frame[Any]]]:
        return FRAMES

    def place_class(self, name: str) -> type[Place]:
        """A place that is not named here is a row of data."""
        return board.CLASSES.get(name) or tiles.CLASSES.get(name, Gain)

    def event_class(self, kind: str) -> type[Event]:
        return events.KINDS_OF_EVENTS[kind]

    def destinations(self, rules: Rules) -> list[Destination]:
        """Whatever followers can be sent to."""
        return [*rules.deeds]

    def action_texts(self, rules: Rules) -> Iterator[ActionText]:
        """The actions that only this scenario knows."""
        return iter(())

    # Its own part of the state.

    def set_up(self, g: Game, chance: Stream) -> None:
        """The table is laid out as in the base game: change what differs."""

    def load_slice(self, data: dict[str, Any]) -> Slice:
        return NOTHING

    # Rules that can differ.

    def citizen_gained(self, g: Game, p: Player) -> None:
        """The player has one citizen more."""

    def arrived(self, g: Game, p: Player, town: int) -> None:
        """The merchant has entered a town, by whatever move."""

    def technology_gained(self, g: Game, p: Player, bound: bool) -> None:
        """A technology tile lies next to the board; a bound one may only replace a farmer."""

    def track_full(self, g: Game, p: Player, kind: int) -> None:
        """The marker has come to the last space of a track."""

    def emptied(self, g: Game, p: Player, good: int) -> None:
        """The player has taken the last good of a kind from the goods market."""

    def station_built(self, g: Game, p: Player, town: int) -> None:
        """A trading station stands in a town, however it was built."""

    def towns_shared(self, rules: Rules) -> bool:
        """Whether there is a way to build where somebody else has built."""
        return False

    def value_paid(self, g: Game, p: Player, objective: int) -> None:
        """Goods worth enough have been paid for an objective."""

    def follower_gained(self, g: Game, p: Player, kind: int) -> None:
        """A follower has come from the supply into the bag."""

    def citizens_left(self, g: Game) -> int:
        """Citizens in a supply, for events that sell them."""
        return 0

    def take_from_supply(self, g: Game) -> None:
        """One of those citizens goes to a player."""

    def tiles_face_down(self, g: Game, p: Player) -> int:
        """Place tiles of a player that are turned down: had, but not `owned`, as a mask."""
        return 0

    def tile_lost(self, g: Game, p: Player, place: Place) -> None:
        """A place tile has left the game."""

    def last_round(self, g: Game) -> None:
        """The last round is over (ORL-SCOR)."""
        scoring.award_most_stations(g)
        g.finish()

    def result(self, g: Game) -> dict[str, Any]:
        return scoring.result(g)

    # What it adds at the edges.

    def view(self, g: Game, seat: int | None) -> dict[str, Any]:
        """`own` of the view: what a seat may know of the slice, and what the scenario asks."""
        return {}

    def facts(self, rules: Rules) -> dict[str, Any]:
        """`own` of the board: what is printed and never changes."""
        return {}

    def reconstructed(self, rules: Rules) -> list[dict[str, Any]]:
        """Parts of the game whose printed values nobody could look up, as their data say."""
        return []

    def audit(self, g: Game) -> list[Reason]:
        return []

    def technology_elsewhere(self, g: Game) -> int:
        """Technology tiles that are neither in the supply nor with a player."""
        return 0

    def citizens_won(self, g: Game) -> int:
        """How many citizens the players must have, by what is gone from the table."""
        return (g.rules.all_citizens & ~g.citizens).bit_count()

    def goods_elsewhere(self, g: Game) -> list[int]:
        """Goods that lie neither in the goods market nor open on the map nor with a player."""
        return [0] * N_GOODS

    def position_keys(self) -> list[str]:
        return []

    def position(self, build: Builder) -> None:
        """Read the keys of this scenario."""


BASE = Scenario()
