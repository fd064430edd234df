"""A rule set: tables made once for a number of players and a set of options."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from scriptorium.core.codec import Codec
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.events import Event
from scriptorium.core.frames import Frame, Phase
from scriptorium.core.state import Ruleset
from scriptorium.games.pilgrim.dump import dump
from scriptorium.games.pilgrim.hexes import Board
from scriptorium.games.pilgrim.meta import META
from scriptorium.games.pilgrim.pieces import (
    ACTIVITIES,
    BUILDINGS,
    DUTIES,
    END_OF_TURN,
    N_MOMENTS,
    ROUND_END,
    START_OF_TURN,
    TURN,
)
from scriptorium.games.pilgrim.recap import recap
from scriptorium.games.pilgrim.scoring import result
from scriptorium.games.pilgrim.view import figures, seat_view, view
from scriptorium.games.pilgrim.words import action_texts

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.building import Building
    from scriptorium.games.pilgrim.duty import Duty
    from scriptorium.games.pilgrim.state import Game
    from scriptorium.games.pilgrim.tables import Tables


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Ruleset):
    def __init__(
        self,
        tables: Tables,
        players: int,
        scenario: str,
        options: dict[str, Any],
        all_levels: bool,
        duties: list[Duty],
        buildings: list[Building],
        phases: list[Phase[Any]],
        repeat: int,
        frames: dict[str, Callable[..., Frame[Any]]],
    ) -> None:
        Ruleset.__init__(self, META.name)
        self.phases = phases
        self.repeat = repeat
        self.frames = frames
        self.tables: Tables = tables
        self.board: Board = tables.board
        self.players: int = players
        self.solo: bool = players == 1
        # Everybody with acolytes of a colour: the Ab-Bott is no seat, but takes part.
        self.parties: int = 2 if self.solo else players
        self.scenario: str = scenario
        # The level of each game, for several may be played one after the other.
        self.levels: list[int] = tables.solo_levels if all_levels else [options["level"]]
        self.games: int = len(self.levels)
        self.options: dict[str, Any] = options
        self.open_points = bool(options["open_points"])
        self.orders: list[tuple[int, ...]] = [
            tuple((start + i) % self.parties for i in range(self.parties))
            for start in range(self.parties)
        ]
        self.duties: list[Duty] = duties
        self.buildings: list[Building] = buildings
        self.usable: list[int] = self._moments(tables)
        # Those that could not be used later in the turn as well.
        self.bound: list[int] = [mask & ~self.usable[END_OF_TURN] for mask in self.usable]
        # Those that bring a further action to a duty.
        self.adding: list[int] = [
            mask & sum(1 << one.index for one in buildings if one.adds_action(moment))
            for moment, mask in enumerate(self.bound)
        ]
        self._tables(tables)

    def _tables(self, tables: Tables) -> None:
        """What is looked up in every turn, without a detour."""
        self.shrine: int = len(self.board.tiles)
        self.value: list[int] = tables.value
        self.price: list[int] = tables.price
        self.bonus: list[int] = tables.bonus
        self.cost: list[int] = tables.building_cost
        self.adders: list[list[int]] = tables.adders
        self.ways: list[list[int]] = tables.ways
        self.kogge_ways: list[list[int]] = tables.kogge_ways
        self.last_round: int = tables.rounds
        self.activities_of: list[list[int]] = [
            [ACTIVITIES.index(name) for name in row["special"]]
            for row in tables.data["duties"]["list"]
        ]

    def _moments(self, tables: Tables) -> list[int]:
        """The buildings that may be used at each moment, by the timing in the data."""
        usable = [0] * N_MOMENTS
        for index, name in enumerate(BUILDINGS):
            timing = tables.timing[index]
            moments = {
                "turn": TURN,
                "payment": TURN,
                "turn_start": [START_OF_TURN],
                "move": [START_OF_TURN],
                "turn_end": [END_OF_TURN],
                "round_end_start_player": [ROUND_END],
            }.get(timing)
            if moments is None and timing.startswith("duty:"):
                moments = [DUTIES.index(duty) for duty in timing.removeprefix("duty:").split("|")]
            if moments is None:
                tables.check.fail(f"buildings.{name}.timing", "reference", value=timing, allowed="")
                continue
            for moment in self.buildings[index].moments(moments):
                usable[moment] |= 1 << index
        return usable

    def make_codec(self) -> Codec:
        return Codec(action_texts(self))

    def view(self, state: Game, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def seat_view(self, state: Game, seat: int, common: dict[str, Any]) -> dict[str, Any]:
        return seat_view(state, seat, common)

    def result(self, state: Game) -> dict[str, Any]:
        return result(state)

    def figures(self, state: Game) -> dict[str, list[int]]:
        return figures(state)

    def recap(self, state: Game, seat: int | None, events: list[Event]) -> dict[str, Any] | None:
        return recap(state, seat, events)

    def dump(self, state: Game) -> dict[str, Any]:
        return dump(state)
