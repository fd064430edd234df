"""Capital Vierzon: alone, fourteen rounds, five objectives (INV-VIER)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.codec import ActionText
from scriptorium.core.frames import Frame, Phase
from scriptorium.games.orleans.components import Components
from scriptorium.games.orleans.pieces import KINDS
from scriptorium.games.orleans.scenario import Phases, inserted
from scriptorium.games.orleans.scenarios import data
from scriptorium.games.orleans.scenarios.claiming import ObjectiveScenario, of
from scriptorium.games.orleans.scenarios.events import Amnesty
from scriptorium.games.orleans.scenarios.objectives import progress
from scriptorium.games.orleans.scenarios.received import (
    Banish,
    PlaceGained,
    banish_texts,
    place_at_once,
)
from scriptorium.games.orleans.tables import tables

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player

NAME: Final = "vierzon"


class Deadline(Phase["Game"]):
    """An objective that was due before the next round and is not complete loses the game
    (INV-VIER-17, INV-R48)."""

    name = "deadline"

    def begin(self, g: Game) -> None:
        for one in of(g).board(g.rules).objectives:
            late = one.before_round == g.round + 1
            if late and not progress(g).done[0] >> one.index & 1 and not g.over:
                if g.sink is not None:
                    g.emit("objective-missed", 0, objective=one.id)
                g.finish()


class Vierzon(ObjectiveScenario):
    def components(self, players: int, edition: str, options: dict[str, Any]) -> Components:
        """INV-VIER-1 to INV-VIER-7, INV-GEN-4, INV-GEN-20."""
        row = data.scenario(NAME)
        out = Components(tables(), edition)
        out.followers = [row["setup_followers"][kind] for kind in KINDS]
        out.technology = row["technology_tiles"]
        out.start_coins = row["start_coins"]
        out.coins_limited = False
        every = tables().goods[max(tables().goods)]
        out.goods = every
        out.goods_removed = sum(every) - row["goods_drawn_at_random"]
        supplied = [tables().towns.index(town) for town in row["goods_towns"]]
        out.goods_spaces = [
            1 if a in supplied or b in supplied else 0 for a, b, _, _ in tables().ways
        ]
        out.deeds = row["deeds"]["deed"]
        out.start_tiles = row["start_place_tiles"]
        out.tiles = data.every_place_tile()
        out.drawn = row["place_tiles_drawn"]
        out.fixed_events(row["events"]["list"])
        return out

    def phases(self) -> Phases:
        return inserted(ObjectiveScenario.phases(self), Deadline(), "start-player")

    def frames(self) -> dict[str, Callable[..., Frame[Any]]]:
        own = {"place-gained": PlaceGained, "banish": Banish}
        return {**ObjectiveScenario.frames(self), **own}

    def action_texts(self, rules: Rules) -> Iterator[ActionText]:
        yield from ObjectiveScenario.action_texts(self, rules)
        yield from banish_texts()

    def follower_gained(self, g: Game, p: Player, kind: int) -> None:
        """INV-EVT-VIER-6."""
        if isinstance(g.rules.event(g.event), Amnesty):
            place_at_once(g, p, kind)

    def limit_rule(self, ordered: bool) -> str:
        return "INV-VIER-24" if ordered else "INV-VIER-23"


SCENARIO = Vierzon(NAME)
