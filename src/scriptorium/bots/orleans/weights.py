"""The weights of the bots of Orléans."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path

from scriptorium.bots import weighing
from scriptorium.bots.orleans.efforts import FILE as EFFORTS
from scriptorium.bots.orleans.efforts import Effort
from scriptorium.games.orleans.pieces import KINDS

FILE = Path(__file__).with_name("weights.toml")
STYLES = Path(__file__).with_name("styles.toml")
OBJECTIVES = Path(__file__).with_name("objectives.toml")
TUNED_BOT = "planner"  # who plays them: quick, and all others build on it
TUNED_FOR = (4, 4, 4, 2)  # players of the games that decide


class Weights(weighing.Weights):
    """Named numbers; see the comments in `weights.toml`."""

    def __init__(self, tables: weighing.Tables) -> None:
        weighing.Weights.__init__(self, tables)
        general = tables["general"]
        self.delay: float = general["delay"]
        self.growth: float = general["growth"]
        self.scholar_growth: float = general["scholar_growth"]
        self.far_status: float = general["far_status"]
        self.more_pieces: float = general["more_pieces"]
        self.income: float = general["income"]
        self.lead: float = general["lead"]
        self.scarce_coin: float = general["scarce_coin"]
        self.tax: float = general["tax"]
        self.food: float = general["food"]
        self.need: float = general["need"]
        self.need_span: float = general["need_span"]
        self.fade: float = general["fade"]
        self.draw: float = general["draw"]
        self.thin_draw: float = general["thin_draw"]
        self.technology: float = general["technology"]
        self.technology_fade: float = general["technology_fade"]
        self.census: float = general["census"]
        self.hand_over: float = general["hand_over"]
        self.build_here: float = general["build_here"]
        self.good_near: float = general["good_near"]
        self.towns_near: float = general["towns_near"]
        self.late_town: float = general["late_town"]
        self.hurry_build: float = general["hurry_build"]
        self.hurry_recruit: float = general["hurry_recruit"]
        self.bathhouse: float = general["bathhouse"]
        self.used: float = general["used"]
        self.effort: Effort | None = Effort(tables["effort"]) if "effort" in tables else None
        # What valuations with these weights remember of one look at the table for the next.
        self.memory: dict[tuple[int, ...], float] = {}
        self.follower: list[float] = [tables["follower"][kind] for kind in KINDS]
        self.tile: dict[str, float] = tables["tile"]
        self.technology_place: dict[str, float] = tables["technology_place"]
        self.technology_kind: list[float] = [
            tables["technology_kind"].get(kind, 0.0) for kind in KINDS
        ]


@functools.cache
def usual() -> Weights:
    """The weights that come with the bots."""
    return weighing.read(Weights, FILE)


@functools.cache
def styles() -> dict[str, Weights]:
    """The usual ones, with what each style sees otherwise in their place."""
    own = tomllib.loads(STYLES.read_text(encoding="utf-8"))
    return {name: weighing.changed(usual(), tables) for name, tables in own.items()}


@functools.cache
def of_scenario(name: str) -> Weights:
    """The usual ones, with the scenario's own in their place or beside them."""
    own = tomllib.loads(OBJECTIVES.read_text(encoding="utf-8")).get(name, {})
    if name == "city-defense":
        own = {"effort": tomllib.loads(EFFORTS.read_text(encoding="utf-8"))}
    return weighing.changed(usual(), own)
