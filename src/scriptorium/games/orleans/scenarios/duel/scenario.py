"""The Duel: two players, sixteen rounds, four objectives, and nobody is tortured (INV-DUEL)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core import outcome
from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.core.frames import Frame
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.components import Components
from scriptorium.games.orleans.events import Event
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.scenario import Phases, inserted
from scriptorium.games.orleans.scenarios import data, offers
from scriptorium.games.orleans.scenarios.claiming import ObjectiveScenario
from scriptorium.games.orleans.scenarios.duel import dues, happenings, house, opening
from scriptorium.games.orleans.scenarios.duel.race import (
    Finish,
    Race,
    Verdict,
    race,
    result,
)
from scriptorium.games.orleans.scenarios.events import KINDS_OF_SCENARIO_EVENTS
from scriptorium.games.orleans.slice import Slice
from scriptorium.games.orleans.tables import tables

if TYPE_CHECKING:
    from scriptorium.games.orleans.position import Builder
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player

NAME: Final = "duel"
EVENTS: Final[dict[str, type[Event]]] = {
    **KINDS_OF_SCENARIO_EVENTS,
    **offers.KINDS_OF_OFFERS,
    **happenings.KINDS_OF_HAPPENINGS,
    **dues.KINDS_OF_DUES,
}


def citizen_tiles() -> int:
    """All there are (INV-GEN-7)."""
    total: int = data.invasion()["components"]["citizen_tiles_with_base"]
    return total


class Duel(ObjectiveScenario):
    def components(self, players: int, edition: str, options: dict[str, Any]) -> Components:
        """INV-DUEL-1, INV-DUEL-2, INV-GEN-4, INV-GEN-20. Which tiles are in the game is decided in
        the opening; positions that begin later have random ones."""
        row = data.scenario(NAME)
        out = Components(tables(), edition)
        out.supplies(tables(), players)
        out.technology = row["technology_tiles"]
        out.start_coins = row["start_coins"]
        out.coins_limited = False
        out.development_citizens = []
        out.boards = [*out.boards, house.board()]
        out.tiles = data.every_place_tile()
        out.drawn = {}
        for step in opening.steps():
            out.drawn[step["stack"]] = out.drawn.get(step["stack"], 0) + step["tiles"]
        out.deeds = row["deeds"]["deed"]
        out.fixed_events(row["events"]["list"])
        return out

    def phases(self) -> Phases:
        """INV-DUEL-7, INV-DUEL-8, INV-DUEL-29, INV-DUEL-34."""
        out = inserted(ObjectiveScenario.phases(self), Verdict(), "event")
        return (opening.Opening(), *inserted(out, Finish(), "after-event"))

    def frames(self) -> dict[str, Callable[..., Frame[Any]]]:
        return {
            **ObjectiveScenario.frames(self),
            "place-merchant": opening.PlaceMerchant,
            "pick-tile": opening.PickTile,
            "offer": offers.Offered,
            "give-food": dues.GiveFood,
        }

    def place_class(self, name: str) -> type[Place]:
        if name == house.HOUSE:
            return house.BourgeoisHouse
        return ObjectiveScenario.place_class(self, name)

    def event_class(self, kind: str) -> type[Event]:
        return EVENTS[kind]

    def action_texts(self, rules: Rules) -> Iterator[ActionText]:
        yield from ObjectiveScenario.action_texts(self, rules)
        yield from offers.action_texts(rules)
        yield from opening.action_texts(rules)
        yield from happenings.action_texts()

    def set_up(self, g: Game, chance: Stream) -> None:
        """Citizens on the deeds alone (INV-DUEL-4, INV-R36)."""
        g.citizens = sum(deed.citizen for deed in g.rules.deeds)
        supply: int = data.scenario(NAME)["citizens"]["supply"]
        g.own = Race([0] * g.n, [0] * g.n, supply, 0)

    def load_slice(self, data: dict[str, Any]) -> Slice:
        done, last = ([int(one) for one in data[name]] for name in ("done", "last"))
        return Race(done, last, int(data["citizens"]), int(data["lost"]))

    # Rules

    def all_completed(self, g: Game, p: Player) -> None:
        """The round is played to its end (INV-DUEL-29)."""
        if g.sink is not None:
            g.emit("all-completed", p.seat)

    def citizens_left(self, g: Game) -> int:
        return race(g).citizens

    def take_from_supply(self, g: Game) -> None:
        race(g).citizens -= 1

    def citizens_won(self, g: Game) -> int:
        """INV-GEN-7."""
        return citizen_tiles() - g.citizens.bit_count() - race(g).citizens

    def result(self, g: Game) -> dict[str, Any]:
        return result(g)

    # The edges

    def view(self, g: Game, seat: int | None) -> dict[str, Any]:
        lost = [p.seat for p in g.players if race(g).lost >> p.seat & 1]
        won = outcome.winners(result(g)) if g.over else []
        own = {"citizens": race(g).citizens, "lost": lost, "winners": won}
        return {**ObjectiveScenario.view(self, g, seat), **own}

    def facts(self, rules: Rules) -> dict[str, Any]:
        """With what the Bourgeois House gives."""
        place = rules.by_id[house.HOUSE]
        assert isinstance(place, house.BourgeoisHouse)
        uses = {"coins": place.coins, "development": place.development}
        return {**ObjectiveScenario.facts(self, rules), "house": uses}

    def audit(self, g: Game) -> list[Reason]:
        own = race(g)
        if not 0 <= own.citizens <= citizen_tiles():
            return [Reason("audit-field", "", field="own.citizens")]
        if not 0 <= own.lost < 1 << g.n:
            return [Reason("audit-field", "", field="own.lost")]
        picked = g.stock | sum(p.owned & g.rules.all_tiles for p in g.players)
        for stack, most in g.rules.components.drawn.items():
            if (picked & g.rules.stack_masks[stack]).bit_count() > most:
                return [Reason("audit-field", "", field="stock")]
        for frame in g.frames:
            if isinstance(frame, opening.PickTile) and not frame.fits():
                return [Reason("audit-frame", "", frame=frame.name)]
        return ObjectiveScenario.audit(self, g)

    def position(self, build: Builder) -> None:
        """The citizens that neither lie on deeds nor are had by anybody are the supply."""
        ObjectiveScenario.position(self, build)
        g = build.g
        had = sum(p.citizens for p in g.players)
        race(g).citizens = citizen_tiles() - g.citizens.bit_count() - had


SCENARIO = Duel(NAME)
