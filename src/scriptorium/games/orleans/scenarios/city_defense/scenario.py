"""City Defense, put together: the team against the invasion (INV-COOP)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.core.frames import Frame
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.components import Components
from scriptorium.games.orleans.destinations import Destination
from scriptorium.games.orleans.events import EndOfRound, Event
from scriptorium.games.orleans.pieces import KINDS, LETTERS, N_KINDS
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.planning import IN_TURN, Plan, Planning
from scriptorium.games.orleans.scenario import PHASES, Phases, inserted, without
from scriptorium.games.orleans.scenarios import data
from scriptorium.games.orleans.scenarios.city_defense import (
    characters,
    city,
    edges,
    objectives,
    words,
)
from scriptorium.games.orleans.scenarios.city_defense.asking import ReturnFollowers, TeamPays
from scriptorium.games.orleans.scenarios.city_defense.city import City
from scriptorium.games.orleans.scenarios.city_defense.destinations import destinations
from scriptorium.games.orleans.scenarios.city_defense.events import (
    PERSONAL_EVENTS,
    PERSONAL_FRAMES,
)
from scriptorium.games.orleans.scenarios.city_defense.hostel import GiveFollower, Hostel, Receive
from scriptorium.games.orleans.scenarios.city_defense.palatinate import (
    Borrow,
    Borrowed,
    Palatinate,
    SendOthers,
)
from scriptorium.games.orleans.scenarios.city_defense.support import (
    Deliver,
    Fund,
    GuildHouse,
    Vehicle,
)
from scriptorium.games.orleans.scenarios.city_defense.team_gains import GAIN_FRAMES, GAINS
from scriptorium.games.orleans.scenarios.city_defense.team_losses import LOSS_FRAMES, LOSSES
from scriptorium.games.orleans.scenarios.city_defense.towers import CityGuildhall
from scriptorium.games.orleans.scenarios.events import KINDS_OF_SCENARIO_EVENTS
from scriptorium.games.orleans.scenarios.invasion import Invasion
from scriptorium.games.orleans.scenarios.offers import KINDS_OF_OFFERS, Offered
from scriptorium.games.orleans.slice import Slice
from scriptorium.games.orleans.tables import tables

if TYPE_CHECKING:
    from scriptorium.games.orleans.position import Builder
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player

NAME: Final = "city-defense"

PLACES: Final[dict[str, type[Place]]] = {
    "guildhall": CityGuildhall,
    "vehicle": Vehicle,
    "guild_house": GuildHouse,
    "hostel": Hostel,
    "palatinate": Palatinate,
}
EVENTS: Final[dict[str, type[Event]]] = {
    **KINDS_OF_SCENARIO_EVENTS,
    **KINDS_OF_OFFERS,
    **PERSONAL_EVENTS,
    **LOSSES,
    **GAINS,
}


class OpenPlan(Plan):
    """All at the same time, and everybody sees what the others lay (INV-COOP-13)."""

    secret = False


OPEN_PLAN: Final = OpenPlan()
OWN_FRAMES: Final[dict[str, Callable[..., Frame[Any]]]] = {
    "choose-character": characters.ChooseCharacter,
    "keep-citizen": characters.KeepCitizen,
    "pay-due": characters.PayDue,
    "catapult": objectives.Catapult,
    "borrow": Borrow,
    "borrowed": Borrowed,
    "send-others": SendOthers,
    "deliver": Deliver,
    "fund": Fund,
    "give-follower": GiveFollower,
    "receive": Receive,
    "return-followers": ReturnFollowers,
    "team-pays": TeamPays,
    "offer": Offered,
    **PERSONAL_FRAMES,
    **LOSS_FRAMES,
    **GAIN_FRAMES,
    "plan": lambda in_turn=0: IN_TURN if in_turn else OPEN_PLAN,
}


class OpenPlanning(Planning):
    def begin(self, g: Game) -> None:
        Planning.begin(self, g)
        if not g.rules.plan_in_turn:
            g.frames[-1] = OPEN_PLAN


class CityDefense(Invasion):
    def tables(self) -> list[str]:
        return [*Invasion.tables(self), "special_buildings", "characters", "cooperative_events"]

    def components(self, players: int, edition: str, options: dict[str, Any]) -> Components:
        """INV-COOP-1 to INV-COOP-4, INV-COOP-11, INV-GEN-4, INV-GEN-20."""
        row = city.row()
        out = Components(tables(), edition)
        out.supplies(tables(), players)
        out.start_coins = row["start_coins"]
        out.coins_limited = False
        out.boards = [*out.boards, *row["support_board"]["place"]]
        out.tiles = data.place_tiles(row["place_tiles"])
        out.deeds = []
        self._event_stack(out, players, options["difficulty"])
        return out

    def _event_stack(self, out: Components, players: int, difficulty: str) -> None:
        """INV-COOP-3, INV-COOP-4."""
        row = city.row()
        grades = row["difficulty"]
        removed: dict[str, list[str]] = {
            "easier": grades["extra_mean"]["easy_removes"],
            "normal": grades["normal_removes"],
            "harder": grades["hard_removes"],
        }
        rows = data.invasion()["cooperative_events"]["list"]
        out.events = [
            {**one, "tiles": city.by_players(one["tiles"], players)}
            if isinstance(one.get("tiles"), dict)
            else one
            for one in rows
            if one["id"] not in removed[difficulty]
        ]
        stacks: list[str] = row["event_stack"]["top_to_bottom"]
        drawn = city.by_players(row["event_stack"]["draw"], players)
        out.hour_glass = [
            [(i, LETTERS.index(stack)) for i, one in enumerate(out.events) if one["stack"] == stack]
            for stack in stacks
        ]
        out.dealt = [drawn[stack] for stack in stacks]
        out.rounds = sum(out.dealt)

    def phases(self) -> Phases:
        """INV-COOP-12, INV-COOP-83, INV-GEN-5."""
        usual = without(PHASES, "remove-tiles", "census")
        plans = tuple(OpenPlanning() if one.name == "planning" else one for one in usual)
        ended = inserted(plans, EndOfRound(), "event")
        return (characters.Characters(), *inserted(ended, characters.Dues(), "end-of-round"))

    def frames(self) -> dict[str, Callable[..., Frame[Any]]]:
        return {**Invasion.frames(self), **OWN_FRAMES}

    def place_class(self, name: str) -> type[Place]:
        return PLACES.get(name) or Invasion.place_class(self, name)

    def event_class(self, kind: str) -> type[Event]:
        return EVENTS[kind]

    def destinations(self, rules: Rules) -> list[Destination]:
        return destinations()

    def action_texts(self, rules: Rules) -> Iterator[ActionText]:
        yield from Invasion.action_texts(self, rules)
        yield from words.action_texts(rules)

    def set_up(self, g: Game, chance: Stream) -> None:
        """INV-COOP-5 to INV-COOP-8, INV-COOP-10."""
        own = City()
        own.towers = [*([0] * g.n), city.prebuilt(g.rules)]
        own.lacking = city.asked(city.achievements())
        slots = city.hall_slots()
        own.hall = [slots.count(KINDS[kind]) for kind in range(N_KINDS)]
        own.citizens = (1 << len(city.citizen_names())) - 1
        g.own = own
        own.characters = characters.deal(g, chance)

    def load_slice(self, data: dict[str, Any]) -> Slice:
        return city.load(data)

    def citizen_gained(self, g: Game, p: Player) -> None:
        characters.citizen_gained(g, p)

    def station_built(self, g: Game, p: Player, town: int) -> None:
        """INV-COOP-42."""
        Invasion.station_built(self, g, p, town)
        if g.rules.towns[town] == city.row()["citizen_town"]:
            city.take(g, p, g.rules.towns[town])

    def technology_gained(self, g: Game, p: Player, bound: bool) -> None:
        objectives.technology_gained(g, p, bound)

    def track_full(self, g: Game, p: Player, kind: int) -> None:
        objectives.track_full(g, p)

    def emptied(self, g: Game, p: Player, good: int) -> None:
        city.emptied(g, p, good)

    def last_round(self, g: Game) -> None:
        """INV-COOP-84, INV-EVT-COOP-C1."""
        objectives.final_check(g)

    def result(self, g: Game) -> dict[str, Any]:
        return objectives.result(g)

    def view(self, g: Game, seat: int | None) -> dict[str, Any]:
        return edges.view(g)

    def facts(self, rules: Rules) -> dict[str, Any]:
        return edges.facts(rules)

    def audit(self, g: Game) -> list[Reason]:
        return edges.audit(g)

    def goods_elsewhere(self, g: Game) -> list[int]:
        return edges.goods_elsewhere(g)

    def technology_elsewhere(self, g: Game) -> int:
        return edges.technology_elsewhere(g)

    def citizens_won(self, g: Game) -> int:
        """None is gained but from the table, which `audit` counts."""
        return sum(p.citizens for p in g.players)

    def position_keys(self) -> list[str]:
        return edges.KEYS

    def position(self, build: Builder) -> None:
        edges.position(build)
