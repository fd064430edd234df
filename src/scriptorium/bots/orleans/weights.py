"""The bots' weights: one data file, and the same as a vector for tuning."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path

from scriptorium.core.errors import BadData
from scriptorium.games.orleans.pieces import KINDS

FILE = Path(__file__).with_name("weights.toml")


class Weights:
    """Named numbers; see the comments in `weights.toml`."""

    def __init__(self, tables: dict[str, dict[str, float]]) -> None:
        self.tables: dict[str, dict[str, float]] = tables
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
        self.follower: list[float] = [tables["follower"][kind] for kind in KINDS]
        self.tile: dict[str, float] = tables["tile"]
        self.technology_place: dict[str, float] = tables["technology_place"]
        self.technology_kind: list[float] = [
            tables["technology_kind"].get(kind, 0.0) for kind in KINDS
        ]

    def vector(self) -> list[float]:
        return [value for table in self.tables.values() for value in table.values()]

    def with_vector(self, vector: list[float]) -> Weights:
        """The same names with other values."""
        values = iter(vector)
        return Weights(
            {name: {key: next(values) for key in table} for name, table in self.tables.items()}
        )


def read(path: Path = FILE) -> Weights:
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        return Weights({n: {k: float(v) for k, v in t.items()} for n, t in tables.items()})
    except OSError as error:
        raise BadData("data-unreadable", file=path.name, detail=error.strerror or "") from error
    except tomllib.TOMLDecodeError as error:
        raise BadData("data-syntax", file=path.name, detail=str(error)) from error
    except (KeyError, AttributeError, TypeError, ValueError) as error:
        raise BadData("data-missing", file=path.name, where=str(error)) from error


@functools.cache
def usual() -> Weights:
    """The weights that come with the bots."""
    return read()


def write(weights: Weights, text: str) -> str:
    """The data file with these values in it; names, order and comments stay."""
    table = ""
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith("["):
            table = line.strip("[] ")
        elif "=" in line and not line.startswith("#"):
            name, _, rest = line.partition("=")
            _, mark, comment = rest.partition("#")
            line = f"{name.strip()} = {weights.tables[table][name.strip()]:.3f}"
            line = f"{line:<26}{mark}{comment}" if mark else line
        lines.append(line)
    return "\n".join(lines) + "\n"
