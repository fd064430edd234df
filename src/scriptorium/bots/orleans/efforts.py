"""How much work things are in City Defense: the numbers of `efforts.toml`."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path

from scriptorium.games.orleans.pieces import KINDS

FILE = Path(__file__).with_name("efforts.toml")


class Effort:
    """How much work things are, in actions, and what an action is worth in the points of
    `weights.toml`."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.action: float = numbers["action"]
        self.emphasis: float = numbers["emphasis"]
        self.hurry: float = numbers["hurry"]
        self.closing: float = numbers["closing"]
        self.finish: float = numbers["finish"]
        self.citizen: float = numbers["citizen"]
        self.own: float = numbers["own"]
        self.wall: float = numbers["wall"]
        self.coin: float = numbers["coin"]
        self.good: float = numbers["good"]
        self.point: float = numbers["point"]
        self.knight: float = numbers["knight"]
        self.lack: float = numbers["lack"]
        self.move: float = numbers["move"]
        self.build: float = numbers["build"]
        self.track: float = numbers["track"]
        self.tile: float = numbers["tile"]
        self.send: float = numbers["send"]
        self.deliver: float = numbers["deliver"]
        self.engine: float = numbers["engine"]
        self.need: float = numbers["need"]
        self.fade: float = numbers["fade"]
        self.draw: float = numbers["draw"]
        self.slack: float = numbers["slack"]
        self.technology: float = numbers["technology"]
        self.uses: float = numbers["uses"]
        self.at: dict[str, float] = {
            name[3:]: value for name, value in numbers.items() if name.startswith("at_")
        }
        self.follower: list[float] = [
            numbers["knight_follower" if kind == "knight" else kind] for kind in KINDS
        ]


@functools.cache
def usual() -> Effort:
    with FILE.open("rb") as file:
        return Effort(tomllib.load(file))
