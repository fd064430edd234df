"""A rule set: tables made once for an edition, a number of players and a set of tiles.

A scenario is another value of this class: its own phases, events, places and set-up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from scriptorium.core.codec import Codec
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Problem
from scriptorium.core.frames import Frame, Phase
from scriptorium.core.rng import Stream
from scriptorium.core.state import Ruleset
from scriptorium.games.orleans.events import Event
from scriptorium.games.orleans.pieces import (
    KIND_OF,
    KINDS,
    LETTERS,
    MARKED,
    MONK,
    N_KINDS,
    PLACE,
    A,
)
from scriptorium.games.orleans.place import Place

if TYPE_CHECKING:
    from scriptorium.games.orleans.tables import Tables


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Ruleset):
    """`tiles` are the rows of all place tiles in play; with `draw_tiles` 13 of each stack are
    drawn at random (ORL-VAR-9)."""

    def __init__(
        self,
        tables: Tables,
        players: int,
        edition: str,
        options: dict[str, Any],
        tiles: list[dict[str, Any]],
        place_classes: dict[str, type[Place]],
        event_classes: dict[str, type[Event]],
        phases: list[Phase[Any]],
        repeat: int,
        frames: dict[str, Callable[..., Frame[Any]]],
    ) -> None:
        Ruleset.__init__(self)
        self.phases = phases
        self.repeat = repeat
        self.frames = frames
        self.tables: Tables = tables
        self.players: int = players
        self.edition: str = edition
        self.options: dict[str, Any] = options
        self.orders: list[tuple[int, ...]] = [
            tuple((start + i) % players for i in range(players)) for start in range(players)
        ]
        self.single: list[tuple[int, ...]] = [(seat,) for seat in range(players)]
        self._editions(tables, edition, options)
        self._tracks(tables)
        self._places(tables.places + tiles, place_classes)
        # Rows without a stack are further boards of all players.
        stacked = [row for row in tiles if row.get("stack")]
        self.draw_tiles: bool = len(stacked) > len(tables.tiles)
        self._stacks(tables)
        self._map(tables)
        self._deeds(tables)
        self.rounds: int = tables.rounds
        self.events: list[Event] = [
            event_classes[name](name, row) for name, row in tables.events.items()
        ]
        self.hour_glass: list[list[int]] = [
            [event << 2 | letter for event, letter in part] for part in tables.hour_glass[edition]
        ]

    def _editions(self, tables: Tables, edition: str, options: dict[str, Any]) -> None:
        """ORL-VAR-1 to ORL-VAR-6."""
        row = tables.editions[edition]
        self.coin_limit: int = options["coin_limit"] if row["coins_limited"] else 0
        self.coins_limited: bool = self.coin_limit > 0
        handed_out = self.players * tables.start_coins
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
        start: str = options["start"]
        if start != "random" and int(start) > self.players:
            allowed = f"random, 1-{self.players}"
            raise Problem("bad-option", option="start", value=start, allowed=allowed)
        self.food: list[bool] = tables.food
        self.goods_points: list[int] = tables.goods_points
        self.market_spaces: int = tables.market_spaces

    def _tracks(self, tables: Tables) -> None:
        self.track_last: list[int] = tables.track_last
        self.farm_goods: list[int] = tables.farm_goods
        self.boat_coins: list[int] = tables.boat_coins
        self.draws: list[int] = tables.draws
        self.study: list[int] = tables.study
        self.bound_steps: list[int] = tables.bound_steps
        self.last_development: int = tables.last_development
        self.status: list[int] = tables.status
        spaces = range(tables.last_development + 1)
        self.development_coins: list[int] = [tables.development_coins.get(s, 0) for s in spaces]
        # Each citizen on a track is a bit.
        self.development_citizens: list[int] = [0 for _ in spaces]
        self.boat_citizens: list[int] = [0] * (len(self.boat_coins) + 1)
        self.knight_citizens: list[int] = [0] * len(self.draws)
        for i, space in enumerate(tables.development_citizens):
            self.development_citizens[space] = 1 << i
        bit = len(tables.development_citizens)
        self.boat_citizens[tables.citizen_spaces["boatmen"]] = 1 << bit
        self.knight_citizens[tables.citizen_spaces["knights"]] = 2 << bit
        self.all_citizens: int = (4 << bit) - 1

    def _places(self, rows: list[dict[str, Any]], classes: dict[str, type[Place]]) -> None:
        self.places: list[Place] = []
        self.place_of: list[int] = []
        self.slot: list[int] = []  # the kind printed on a space; -1: any, -2: any neutral one
        self.first: list[int] = []
        # Equal spaces of a place: for each the mask of all of them, 0 for one alone.
        self.equal: list[int] = []
        self.equal_groups: list[list[int]] = []
        slots = {**{kind: i for i, kind in enumerate(KINDS)}, "any": -1, "any_neutral": -2}
        for row in rows:
            start = len(self.slot)
            place = classes[row["id"]](len(self.places), row, start)
            self.places.append(place)
            for i, slot in enumerate(place.slots):
                same = [start + j for j, other in enumerate(place.slots) if other == slot]
                self.place_of.append(place.index)
                self.slot.append(slots[slot])
                self.first.append(same[0])
                self.equal.append(sum(1 << space for space in same) if len(same) > 1 else 0)
                if same[0] == start + i and len(same) > 1:
                    self.equal_groups.append(same)
        self.equal_mask: int = sum(1 << space for group in self.equal_groups for space in group)
        self.n_spaces: int = len(self.slot)
        self.by_id: dict[str, Place] = {place.id: place for place in self.places}
        self.board_mask: int = sum(1 << place.index for place in self.places if not place.stack)
        self.kind_masks: list[int] = [self._spaces_of(kind) for kind in range(N_KINDS)]
        self.any_neutral_mask: int = self._spaces_of(-2)
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
        self.shelters: list[Place] = [place for place in self.places if place.shelter]
        self.shelter_mask: int = sum(place.mask for place in self.shelters)

    def _spaces_of(self, slot: int) -> int:
        return sum(1 << space for space in range(self.n_spaces) if self.slot[space] == slot)

    def _allowed(self, tile: int) -> int:
        """ORL-PLN-2 to ORL-PLN-4, ORL-TOWN-2."""
        kind = KIND_OF[tile]
        mask = self.kind_masks[kind] | self._spaces_of(-1)
        if kind == MONK:
            mask = sum(self.kind_masks) | self._spaces_of(-1)
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
        # For each town its neighbours: town << 8 | connection.
        self.roads: list[list[int]] = [[] for _ in self.towns]
        self.waterways: list[list[int]] = [[] for _ in self.towns]
        for way, (a, b, water, _) in enumerate(tables.ways):
            kind = self.waterways if water else self.roads
            kind[a].append(b << 8 | way)
            kind[b].append(a << 8 | way)

    def neighbours(self, by_water: bool) -> list[list[int]]:
        return self.waterways if by_water else self.roads

    def _deeds(self, tables: Tables) -> None:
        self.n_deeds: int = len(tables.deeds)
        self.deed_names: list[str] = [row["id"] for row in tables.deeds]
        self.deed_coins: list[int] = [row["reward_coins"] for row in tables.deeds]
        self.deed_development: list[int] = [row["reward_or_development"] for row in tables.deeds]
        self.deed_spaces: list[int] = []
        for row in tables.deeds:
            self.deed_spaces += [row["slots"].count(kind) for kind in KINDS]

    def event_name(self, tile: int) -> str:
        return self.events[tile >> 2].id

    def event_letter(self, tile: int) -> str:
        return LETTERS[tile & 3]

    def stack_tiles(self, chance: Stream) -> int:
        """The place tiles in play: all, or 13 random ones of each stack (ORL-VAR-9 to 11)."""
        if not self.draw_tiles:
            return self.all_tiles
        mask = 0
        for stack in ("I", "II"):
            pile = [place.index for place in self.places if place.stack == stack]
            chance.shuffle(pile)
            for index in pile[:13]:
                mask |= 1 << index
        return mask

    def reshuffle(self, order: list[int], seen: int, chance: Stream) -> list[int]:
        """The hour glass with the tiles still face down dealt again, each part by itself."""
        out = order[:seen]
        at = 0
        for part in self.hour_glass:
            rest = order[max(at, seen) : at + len(part)]
            at += len(part)
            chance.shuffle(rest)
            out += rest
        return out

    def make_codec(self) -> Codec:
        from scriptorium.games.orleans.words import action_texts

        return Codec(action_texts(self))
