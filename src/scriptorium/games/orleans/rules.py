"""A rule set: tables made once for a scenario, a number of players, an edition and options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.codec import Codec
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Problem
from scriptorium.core.events import Event as Happening
from scriptorium.core.rng import Stream
from scriptorium.core.state import Ruleset
from scriptorium.games.orleans.components import Components
from scriptorium.games.orleans.deeds import Deed
from scriptorium.games.orleans.destinations import Destination
from scriptorium.games.orleans.dump import dump
from scriptorium.games.orleans.events import Event
from scriptorium.games.orleans.meta import META
from scriptorium.games.orleans.pieces import (
    ANY,
    ANY_NEUTRAL,
    KIND_OF,
    KINDS,
    LETTERS,
    MARKED,
    MONK,
    N_KINDS,
    PLACE,
    SEVERAL,
    A,
)
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.recap import recap
from scriptorium.games.orleans.tables import Tables, tables
from scriptorium.games.orleans.view import figures, seat_view, view
from scriptorium.games.orleans.words import action_texts

if TYPE_CHECKING:
    from scriptorium.games.orleans.scenario import Scenario
    from scriptorium.games.orleans.state import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Ruleset):
    def __init__(
        self, scenario: Scenario, players: int, edition: str, options: dict[str, Any]
    ) -> None:
        Ruleset.__init__(self, META.name)
        self.scenario: Scenario = scenario
        self.players: int = players
        self.edition: str = edition
        self.options: dict[str, Any] = options
        self.open_points = bool(options["open_points"])
        printed = tables()
        self.tables: Tables = printed
        self.components: Components = scenario.components(players, edition, options)
        self.phases = list(scenario.phases())
        self.repeat = [phase.name for phase in self.phases].index("hour-glass")
        self.frames = scenario.frames()
        self.orders: list[tuple[int, ...]] = [
            tuple((start + i) % players for i in range(players)) for start in range(players)
        ]
        self.single: list[tuple[int, ...]] = [(seat,) for seat in range(players)]
        self._editions(printed)
        self._tracks(printed)
        self._places(self.components.boards + self.components.tiles)
        self._stacks(printed)
        self._map(printed)
        self._citizens(printed)
        self.destinations: list[Destination] = scenario.destinations(self)
        self.wanting: list[list[Destination]] = [  # by the kind of follower
            [one for one in self.destinations if one.wants(kind)] for kind in range(N_KINDS)
        ]
        self._hour_glass()

    def _editions(self, tables: Tables) -> None:
        """ORL-VAR-1 to ORL-VAR-6."""
        row, options = tables.editions[self.edition], self.options
        self.coin_limit: int = options["coin_limit"] if self.components.coins_limited else 0
        self.coins_limited: bool = self.coin_limit > 0
        handed_out = self.players * self.components.start_coins
        if 0 < self.coin_limit < handed_out:
            allowed = f"0, {handed_out}-"
            raise Problem(
                "bad-option", option="coin_limit", value=str(self.coin_limit), allowed=allowed
            )
        self.harvest_choice: bool = row["harvest_choice"]
        self.harvest_coins: int = tables.events["harvest"]["coins_per_missing_item"]
        self.bathhouse_draw: int = row["bathhouse_draw"]
        self.bathhouse_keep: int = row["bathhouse_keep"]
        self.pharmacy_coins: int = row["pharmacy_max_coins"]
        self.remove_tiles: bool = options["remove_tiles"]
        self.plan_in_turn: bool = options["planning"] == "in-turn"
        self.take_back_ready: bool = options["take_back_ready"]
        self.food: list[bool] = tables.food
        self.goods_points: list[int] = tables.goods_points
        self.market_spaces: int = tables.market_spaces

    def _tracks(self, tables: Tables) -> None:
        self.track_last: list[int] = tables.track_last
        self.farm_goods: list[int] = self.components.farm_goods
        self.boat_coins: list[int] = tables.boat_coins
        self.draws: list[int] = tables.draws
        self.study: list[int] = tables.study
        self.bound_steps: list[int] = tables.bound_steps
        self.last_development: int = tables.last_development
        self.status: list[int] = tables.status
        spaces = range(tables.last_development + 1)
        self.development_coins: list[int] = [tables.development_coins.get(s, 0) for s in spaces]

    def _citizens(self, tables: Tables) -> None:
        """Each citizen on a track or a deed is a bit, with a name (ORL-SET-12)."""
        self.citizen_names: list[str] = []
        self.development_citizens: list[int] = [0] * (tables.last_development + 1)
        self.boat_citizens: list[int] = [0] * (len(self.boat_coins) + 1)
        self.knight_citizens: list[int] = [0] * len(self.draws)
        for space in self.components.development_citizens:
            self.development_citizens[space] = self._citizen(f"development {space}")
        self.boat_citizens[tables.citizen_spaces["boatmen"]] = self._citizen("boatmen")
        self.knight_citizens[tables.citizen_spaces["knights"]] = self._citizen("knights")
        self.deeds: list[Deed] = []
        for i, row in enumerate(self.components.deeds):
            self.deeds.append(Deed(i, row, i * N_KINDS, self._citizen(row["id"])))
        self.all_citizens: int = (1 << len(self.citizen_names)) - 1

    def _citizen(self, name: str) -> int:
        self.citizen_names.append(name)
        return 1 << len(self.citizen_names) - 1

    def _places(self, rows: list[dict[str, Any]]) -> None:
        self.places: list[Place] = []
        self.place_of: list[int] = []
        # The kind printed on a space, or ANY, ANY_NEUTRAL or SEVERAL of the kinds of the mask.
        self.slot: list[int] = []
        self.slot_kinds: list[int] = []
        self.first: list[int] = []
        # Equal spaces of a place: for each the mask of all of them, 0 for one alone.
        self.equal: list[int] = []
        self.equal_groups: list[list[int]] = []
        for row in rows:
            start = len(self.slot)
            place = self.scenario.place_class(row["id"])(len(self.places), row, start)
            self.places.append(place)
            for i, slot in enumerate(place.slots):
                same = [start + j for j, other in enumerate(place.slots) if other == slot]
                self.place_of.append(place.index)
                self._slot(slot)
                self.first.append(same[0])
                self.equal.append(sum(1 << space for space in same) if len(same) > 1 else 0)
                if same[0] == start + i and len(same) > 1:
                    self.equal_groups.append(same)
        self.equal_mask: int = sum(1 << space for group in self.equal_groups for space in group)
        self.n_spaces: int = len(self.slot)
        self.by_id: dict[str, Place] = {place.id: place for place in self.places}
        self.board_mask: int = sum(1 << place.index for place in self.places if not place.stack)
        self.kind_masks: list[int] = [self._spaces_for(kind) for kind in range(N_KINDS)]
        self.any_neutral_mask: int = self._spaces_of(ANY_NEUTRAL)
        self.allowed: list[int] = [self._allowed(tile) for tile in range(len(KIND_OF))]
        # PLACE by tile and space + 1: ready-made objects are quicker to hand out than to make.
        # Any, not int: compiled code would unpack each number and pack it again.
        self.placements: list[list[Any]] = [
            [0, *(PLACE | tile << A | space for space in range(self.n_spaces))]
            for tile in range(len(KIND_OF))
        ]
        self.tech_mask: int = 0
        for place in self.places:
            if place.technology_allowed and len(place.slots) > 1:
                self.tech_mask |= place.firsts & ~self.kind_masks[MONK]
        self.extra_markets: list[Place] = [place for place in self.places if place.extra_market]
        self.extra_market_mask: int = sum(1 << place.index for place in self.extra_markets)
        # Boards that can be used without any follower.
        self.always_active: int = sum(
            place.act_bit for place in self.places if place.needs_nobody and not place.stack
        )
        self.shelters: list[Place] = [place for place in self.places if place.shelter]
        self.shelter_mask: int = sum(place.mask for place in self.shelters)
        self.scoring_places: list[Place] = [place for place in self.places if place.scores]

    def _slot(self, words: str) -> None:
        """What is printed on a space: `any`, `any_neutral`, a kind or, with |, several kinds."""
        kinds = [KINDS.index(word) for word in words.split("|") if word in KINDS]
        self.slot_kinds.append(sum(1 << kind for kind in kinds))
        if not kinds:
            self.slot.append(ANY if words == "any" else ANY_NEUTRAL)
        else:
            self.slot.append(kinds[0] if len(kinds) == 1 else SEVERAL)

    def _spaces_of(self, slot: int) -> int:
        return sum(1 << space for space in range(self.n_spaces) if self.slot[space] == slot)

    def _spaces_for(self, kind: int) -> int:
        return sum(
            1 << space for space in range(self.n_spaces) if self.slot_kinds[space] >> kind & 1
        )

    def _allowed(self, tile: int) -> int:
        """ORL-PLN-2 to ORL-PLN-4, ORL-TOWN-2."""
        kind = KIND_OF[tile]
        mask = self.kind_masks[kind] | self._spaces_of(ANY)
        if kind == MONK:
            mask = self._spaces_of(ANY)
            for spaces in self.kind_masks:
                mask |= spaces
        if tile < MARKED:
            mask |= self.any_neutral_mask
        return mask

    def allowed_spaces(self, owned: int) -> list[int]:
        """For each tile the spaces it may stand on, with the owner's substitutes."""
        allowed = self.allowed[:]
        for place in self.places:
            if owned >> place.index & 1:
                for kind, other in place.substitutes:
                    for tile in range(len(KIND_OF)):
                        if KIND_OF[tile] == kind:
                            allowed[tile] |= self.kind_masks[other]
        return allowed

    def owned_firsts(self, owned: int) -> int:
        return sum(place.firsts for place in self.places if owned >> place.index & 1)

    def _stacks(self, tables: Tables) -> None:
        """The tiles a player may choose from with the marker on each space (ORL-CITY-2)."""
        self.stack_masks: dict[str, int] = {}
        for place in self.places:
            if place.stack:
                before = self.stack_masks.get(place.stack, 0)
                self.stack_masks[place.stack] = before | 1 << place.index
        self.all_tiles: int = sum(self.stack_masks.values())
        self.start_tiles: int = sum(
            1 << self.by_id[name].index for name in self.components.start_tiles
        )
        self.stacks_open: list[int] = [0]
        for stacks in tables.stacks:
            self.stacks_open.append(sum(self.stack_masks.get(stack, 0) for stack in stacks))

    def _map(self, tables: Tables) -> None:
        self.towns: list[str] = tables.towns
        self.start_town: int = tables.start_town
        self.shared_towns: int = sum(
            1 << i for i, shared in enumerate(tables.shared_towns) if shared
        )
        self.ways: list[tuple[int, int, bool, list[int]]] = tables.ways
        self.face_down: bool = self.components.face_down
        # For each town its neighbours: town << 8 | connection.
        self.roads: list[list[int]] = [[] for _ in self.towns]
        self.waterways: list[list[int]] = [[] for _ in self.towns]
        for way, (a, b, water, _) in enumerate(tables.ways):
            kind = self.waterways if water else self.roads
            kind[a].append(b << 8 | way)
            kind[b].append(a << 8 | way)

    def neighbours(self, by_water: bool) -> list[list[int]]:
        return self.waterways if by_water else self.roads

    def _hour_glass(self) -> None:
        scenario, components = self.scenario, self.components
        self.rounds: int = components.rounds
        self.events: list[Event] = [
            scenario.event_class(row.get("kind", row["id"]))(row["id"], row)
            for row in components.events
        ]
        self.hour_glass: list[list[int]] = [
            [event << 2 | letter for event, letter in part] for part in components.hour_glass
        ]
        self.dealt: list[int] = components.dealt or [len(part) for part in self.hour_glass]
        # Whether a letter says how strong an event is; if not it only names a part of the stack.
        self.graded: bool = any(len(set(event.strengths)) > 1 for event in self.events)

    def event(self, tile: int) -> Event:
        """The event of an hour glass tile."""
        return self.events[tile >> 2]

    def event_name(self, tile: int) -> str:
        return self.event(tile).id

    def event_letter(self, tile: int) -> str:
        """On the back of the tile."""
        return LETTERS[tile & 3]

    def strength_letter(self, tile: int) -> str:
        """How strong its event is (ORL-HGL-6); "one" where there is one strength."""
        return self.event_letter(tile) if self.graded else LETTERS[0]

    def stack_tiles(self, chance: Stream) -> int:
        """The place tiles in play: all, or so many random ones of each stack (ORL-VAR-9 to 11)."""
        drawn = self.components.drawn
        stacked = self.all_tiles & ~self.start_tiles
        if not drawn:
            return stacked
        mask = 0
        for stack, count in drawn.items():
            tiles = self.stack_masks.get(stack, 0) & stacked
            pile = [place.index for place in self.places if tiles >> place.index & 1]
            chance.shuffle(pile)
            for index in pile[:count]:
                mask |= 1 << index
        return mask

    def deal(self, chance: Stream) -> list[int]:
        """The hour glass of a new game."""
        parts = zip(self.hour_glass, self.dealt, strict=True)
        return self.reshuffle([tile for part, count in parts for tile in part[:count]], 0, chance)

    def reshuffle(self, order: list[int], seen: int, chance: Stream) -> list[int]:
        """The hour glass with the tiles still face down dealt again, each part by itself, those in
        the box among them."""
        out = order[:seen]
        at = 0
        for part, count in zip(self.hour_glass, self.dealt, strict=True):
            rest = order[max(at, seen) : at + count]
            at += count
            left = len(rest)
            if count < len(part):
                rest += [tile for tile in part if tile not in order]
            rest.sort()  # what they were before must not show
            chance.shuffle(rest)
            out += rest[:left]
        return out

    def make_codec(self) -> Codec:
        return Codec(action_texts(self))

    def view(self, state: Game, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def seat_view(self, state: Game, seat: int, common: dict[str, Any]) -> dict[str, Any]:
        return seat_view(state, seat, common)

    def open_view(self, state: Game, seat: int | None) -> dict[str, Any]:
        return view(state, seat, everything=True)

    def result(self, state: Game) -> dict[str, Any]:
        return self.scenario.result(state)

    def figures(self, state: Game) -> dict[str, list[int]]:
        return figures(state)

    def recap(
        self, state: Game, seat: int | None, events: list[Happening]
    ) -> dict[str, Any] | None:
        return recap(state, seat, events)

    def dump(self, state: Game) -> dict[str, Any]:
        return dump(state)

    def game_over(self, state: Game) -> None:
        if state.sink is not None:
            result = self.result(state)
            state.emit("game-over", None, points=result["points"], ranks=result["ranks"])
