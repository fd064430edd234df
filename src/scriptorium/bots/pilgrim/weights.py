"""The weights of the bots of Pilgrim."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path

from scriptorium.bots import weighing
from scriptorium.games.pilgrim.pieces import ACTIVITIES, BUILDINGS
from scriptorium.games.pilgrim.tables import tables as components

FILE = Path(__file__).with_name("weights.toml")
STYLES = Path(__file__).with_name("styles.toml")
TUNED_BOT = "greedy"  # who plays them: quick, and all others build on it
TUNED_FOR = (1, 2)  # players of the games that decide


class Weights(weighing.Weights):
    """Named numbers; see the comments in `weights.toml`."""

    def __init__(self, tables: weighing.Tables) -> None:
        weighing.Weights.__init__(self, tables)
        general = tables["general"]
        self.stone: float = general["stone"]
        self.grain: float = general["grain"]
        self.coin: float = general["coin"]
        self.spare: float = general["spare"]
        self.spare_fade: float = general["spare_fade"]
        self.stock_turns: float = general["stock_turns"]
        self.piety: float = general["piety"]
        self.worker: float = general["worker"]
        self.worker_fade: float = general["worker_fade"]
        self.abbey: float = general["abbey"]
        self.work: float = general["work"]
        self.zeal: float = general["zeal"]
        self.slot: float = general["slot"]
        self.share: float = general["share"]
        self.patience: float = general["patience"]
        self.pace: float = general["pace"]
        self.turn_yield: float = general["turn_yield"]
        self.income: float = general["income"]
        self.income_fade: float = general["income_fade"]
        self.prize: float = general["prize"]
        self.deny: float = general["deny"]
        self.sure: float = general["sure"]
        self.unsure: float = general["unsure"]
        self.no_abbey: float = general["no_abbey"]
        self.donation: float = general["donation"]
        self.donation_turns: float = general["donation_turns"]
        self.use_turns: float = general["use_turns"]
        self.ahead: float = general["ahead"]
        self.activity: list[float] = [tables["activity"][name] for name in ACTIVITIES]
        self.building: list[float] = [
            tables["yield"][adds] if adds is not None else tables["building"][name]
            for name, adds in zip(BUILDINGS, components().adds, strict=True)
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
