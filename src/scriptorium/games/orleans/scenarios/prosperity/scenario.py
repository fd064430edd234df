"""Prosperity, put together: what differs from the base game (INV-PROS)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.core.frames import Frame
from scriptorium.core.rng import Stream
from scriptorium.games.orleans import scoring
from scriptorium.games.orleans.components import Components
from scriptorium.games.orleans.destinations import Destination
from scriptorium.games.orleans.events import EndOfRound, Event
from scriptorium.games.orleans.pieces import N_GOODS
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.scenario import (
    PHASES,
    Phases,
    inserted,
    without,
)
from scriptorium.games.orleans.scenarios import data, offers
from scriptorium.games.orleans.scenarios.events import KINDS_OF_SCENARIO_EVENTS
from scriptorium.games.orleans.scenarios.invasion import Invasion
from scriptorium.games.orleans.scenarios.prosperity import (
    cards,
    carpenter,
    edges,
    happenings,
    positions,
    structures,
)
from scriptorium.games.orleans.scenarios.prosperity.works import (
    NO_CARD,
    WANT_COINS,
    WANT_GOODS,
    Site,
    Works,
    works,
)
from scriptorium.games.orleans.scenarios.prosperity.works import cards as all_cards
from scriptorium.games.orleans.slice import Slice
from scriptorium.games.orleans.state import Player
from scriptorium.games.orleans.tables import tables

if TYPE_CHECKING:
    from scriptorium.games.orleans.position import Builder
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game

NAME: Final = "prosperity"
PLACES: Final[dict[str, type[Place]]] = {
    carpenter.CARPENTER: carpenter.Carpenter,
    "scriptorium": cards.Scriptorium,
}
EVENTS: Final[dict[str, type[Event]]] = {
    **KINDS_OF_SCENARIO_EVENTS,
    **offers.KINDS_OF_OFFERS,
    **happenings.KINDS_OF_HAPPENINGS,
}


def carpenter_board() -> dict[str, Any]:
    """The further place of every player (INV-PROS-11, INV-PROS-13, INV-PROS-15)."""
    row = data.scenario(NAME)["carpenter"]
    return {
        "id": carpenter.CARPENTER,
        "slots": ["|".join(row["kinds"])] * row["max_tiles"],
        "technology_allowed": row["technology_allowed"],
        "technology_rule": "INV-PROS-15",
    }


def with_lying(g: Game, p: Player) -> Player:
    """The player as if everything next to open structures were still in the own supply
    (INV-PROS-47)."""
    out = Player(p)
    for site in works(g).sites:
        if site.seat == p.seat:
            lying = site.lying()
            out.coins += lying[WANT_COINS]
            for good in range(N_GOODS):
                out.goods[good] += lying[WANT_GOODS + good]
    return out


class Prosperity(Invasion):
    def components(self, players: int, edition: str, options: dict[str, Any]) -> Components:
        """INV-PROS-1 to INV-PROS-3, INV-PROS-6, INV-PROS-7, INV-GEN-20."""
        row = data.scenario(NAME)
        out = Components(tables(), edition)
        out.supplies(tables(), players)
        out.face_down = True
        out.development_citizens = []
        out.coins_limited = False
        out.start_coins = row["start_coins"]
        out.boards = [*out.boards, carpenter_board()]
        out.tiles = data.place_tiles(row["place_tiles"])
        out.deeds = row["deeds"]["deed"]
        out.fixed_events(row["events"]["list"])
        return out

    def tables(self) -> list[str]:
        return [*Invasion.tables(self), "structure_cards"]

    def phases(self) -> Phases:
        """INV-PROS-12."""
        acting = structures.ActionsWithStructures()
        out = tuple(acting if phase.name == acting.name else phase for phase in PHASES)
        out = inserted(without(out, "remove-tiles"), EndOfRound(), "event")
        out = inserted(out, structures.Furnishing("furnishing", False), "actions")
        out = inserted(out, structures.Furnishing("last-furnishing", True), "end-of-round")
        return (cards.DealCards(), *out)

    def frames(self) -> dict[str, Callable[..., Frame[Any]]]:
        return {
            **Invasion.frames(self),
            "choose-card": lambda: cards.CHOOSING,
            "carpenter": carpenter.Carpentry,
            "act": lambda: structures.ACTING_OR_PUTTING,
            "furnish": structures.Furnish,
            "offer": offers.Offered,
            "return-or-pay": happenings.ReturnOrPay,
            "return-another": happenings.ReturnAnother,
        }

    def place_class(self, name: str) -> type[Place]:
        return PLACES.get(name) or Invasion.place_class(self, name)

    def event_class(self, kind: str) -> type[Event]:
        return EVENTS[kind]

    def destinations(self, rules: Rules) -> list[Destination]:
        """INV-PROS-29."""
        out: list[Destination] = [*rules.deeds]
        return out + [structures.Structure(len(out) + card.index, card) for card in all_cards()]

    def action_texts(self, rules: Rules) -> Iterator[ActionText]:
        yield from Invasion.action_texts(self, rules)
        yield from offers.action_texts(rules)
        yield from cards.action_texts()
        yield from carpenter.action_texts(rules)
        yield from structures.action_texts()
        yield from happenings.action_texts()

    def set_up(self, g: Game, chance: Stream) -> None:
        """INV-PROS-7, INV-PROS-8, INV-PROS-10."""
        row, n = data.scenario(NAME), g.n
        start = g.rules.towns.index(row["carpenter_start_town"])
        seen = [0] * len(all_cards())
        own = Works(
            start, row["citizens"]["supply"], [], [NO_CARD] * n, [()] * n, seen, [], [0] * n
        )
        cards.deal(own, n, chance)
        g.own = own

    def load_slice(self, data: dict[str, Any]) -> Slice:
        return Works(
            int(data["carpenter"]),
            int(data["citizens"]),
            [int(card) for card in data["pile"]],
            [int(card) for card in data["hands"]],
            [tuple(int(card) for card in row) for row in data["drawn"]],
            [int(seats) for seats in data["seen"]],
            [
                Site(int(card), int(seat), int(slot), int(good), tuple(int(n) for n in missing))
                for card, seat, slot, good, missing in data["sites"]
            ],
            [int(mask) for mask in data["burnt"]],
        )

    # Rules

    def citizens_left(self, g: Game) -> int:
        return works(g).citizens

    def take_from_supply(self, g: Game) -> None:
        works(g).citizens -= 1

    def tiles_face_down(self, g: Game, p: Player) -> int:
        """INV-R56."""
        return works(g).burnt[p.seat]

    def tile_lost(self, g: Game, p: Player, place: Place) -> None:
        works(g).burnt[p.seat] &= ~(1 << place.index)

    def last_round(self, g: Game) -> None:
        """No citizen is given for the most stations (INV-PROS-44, INV-PROS-48)."""
        g.finish()

    def result(self, g: Game) -> dict[str, Any]:
        """INV-PROS-45, INV-PROS-46, INV-PROS-49."""
        by_seat = [scoring.sources(g, with_lying(g, p)) for p in g.players]
        sources = {name: [row[name] for row in by_seat] for name in by_seat[0]}
        sources["structures"] = [0] * g.n
        for site in works(g).sites:
            if not site.open():
                sources["structures"][site.seat] += all_cards()[site.card].points
        points = [sum(row) for row in zip(*sources.values(), strict=True)]
        return scoring.ranked(g, points, sources)

    def citizens_won(self, g: Game) -> int:
        """INV-GEN-7, INV-PROS-7."""
        total: int = data.invasion()["components"]["citizen_tiles_with_base"]
        return total - g.citizens.bit_count() - works(g).citizens

    def goods_elsewhere(self, g: Game) -> list[int]:
        """Under structures, and next to them."""
        out = [0] * N_GOODS
        for site in works(g).sites:
            out[site.good] += 1
            for good in range(N_GOODS):
                out[good] += site.lying()[WANT_GOODS + good]
        return out

    # The edges

    def view(self, g: Game, seat: int | None) -> dict[str, Any]:
        return edges.view(g, seat)

    def facts(self, rules: Rules) -> dict[str, Any]:
        return edges.facts(rules)

    def audit(self, g: Game) -> list[Reason]:
        return list(edges.audit(g))

    def position_keys(self) -> list[str]:
        return positions.KEYS

    def position(self, build: Builder) -> None:
        positions.position(build)


SCENARIO = Prosperity(NAME)
