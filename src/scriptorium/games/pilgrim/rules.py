"""A rule set: tables made once for a number of players and a set of options."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.codec import Codec
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Problem
from scriptorium.core.frames import Frame, Phase
from scriptorium.core.state import Ruleset
from scriptorium.games.pilgrim.hexes import Board
from scriptorium.games.pilgrim.pieces import ACTIVITIES, BUILDINGS, DUTIES, N_DUTIES

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.building import Building
    from scriptorium.games.pilgrim.duty import Duty
    from scriptorium.games.pilgrim.tables import Tables

# When a building can be used: within a duty (its number), or at another moment of a turn.
START_OF_TURN: Final = N_DUTIES
BEFORE_DUTY: Final = N_DUTIES + 1
END_OF_TURN: Final = N_DUTIES + 2
ROUND_END: Final = N_DUTIES + 3
N_MOMENTS: Final = N_DUTIES + 4
TURN: Final = list(range(N_DUTIES + 3))


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
        Ruleset.__init__(self)
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
        self._check(options)
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

    def _check(self, options: dict[str, Any]) -> None:
        start: str = options["start"]
        if start != "random" and int(start) > self.players:
            allowed = f"random, 1-{self.players}"
            raise Problem("bad-option", option="start", value=start, allowed=allowed)

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
        from scriptorium.games.pilgrim.words import action_texts

        return Codec(action_texts(self))
