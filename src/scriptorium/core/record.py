"""A game on paper: a header and one line for each choice, as JSON lines.

    {"format": "scriptorium", "version": 1, "game": "orleans", ..., "seed": "7"}
    {"n": 1, "seat": 0, "do": "place marked_farmer village", "check": "5f1c2a90"}
    {"n": 2, "seat": 0, "undo": 1, "check": "..."}
    {"n": 3, "seat": 1, "do": "pass", "auto": true, "check": "..."}
    {"n": 4, "rules": "orleans-2", "was": "orleans-1", "position": {...}, "check": "..."}
    {"n": 5, "end": {...}, "check": "..."}

Each line's check is a hash over the line and the check before it, so that a damaged line is found
where it is. `undo` names the entry that is taken back; `auto` marks a choice with one option that
was played without asking. `rules` says that the game was kept while the program was renewed: what
follows is played by these rules, from `position`, a dump of the state (`after`: as it was after
that entry, where later ones could not be carried over). `end` may say `hints`, by seat: how many a
coach has given. A record replays to the same result on
every machine that knows its rules.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Any

from scriptorium.core import registry
from scriptorium.core.errors import BadRecord, Problem
from scriptorium.core.rng import commitment

FORMAT = "scriptorium"
VERSION = 1


# Made once: json.dumps would make an encoder for every line.
_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def line(data: dict[str, Any]) -> str:
    return _ENCODER.encode(data)


def parsed(text: str | bytes) -> Any:
    """JSON that somebody hands us; ValueError for anything else, however it is wrong."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def check(previous: str, data: dict[str, Any]) -> str:
    return _check(previous, line(data))


def _check(previous: str, text: str) -> str:
    # Halves of letters can be written in JSON; they are no reason to fail before the check does.
    return hashlib.sha256((previous + text).encode("utf-8", "surrogatepass")).hexdigest()[:8]


def header(
    config: registry.Config,
    seats: list[str],
    position: dict[str, Any] | None = None,
    origin: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """The first line. `position` is the position file the game started from, if any; `origin`, for
    people, says of which game it was a moment."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": registry.meta(config.game).version(config.scenario),
        **config.json(),
        "seats": seats,
        "commitment": commitment(config.seed),
        "seed": config.seed,
    }
    if position is not None:
        data["position"] = position
    if origin is not None:
        data["from"] = origin
    return data


class Writer:
    """Makes the lines of a record, one after the other."""

    def __init__(self, head: dict[str, Any]) -> None:
        self.lines = [line(head)]
        self.count = 0
        self._check = check("", head)

    def entry(self, **data: Any) -> str:
        """The next line; it belongs to the record once `add` has taken it."""
        text = line({"n": self.count + 1, **data})
        return f'{text[:-1]},"check":"{_check(self._check, text)}"}}'

    def add(self, text: str) -> None:
        self.lines.append(text)
        self.count += 1
        self._check = text[-10:-2]  # the last value of every line

    @classmethod
    def after(cls, lines: Sequence[str]) -> Writer:
        """Goes on after these lines, which are whole, word for word."""
        writer = cls(json.loads(lines[0]))
        writer.lines = list(lines)
        writer.count = len(lines) - 1
        if writer.count:
            writer._check = json.loads(lines[-1])["check"]
        return writer


def read_header(text: str) -> tuple[dict[str, Any], registry.Config]:
    """The header of a record, by whichever rules it was begun, and the configuration it names."""
    try:
        head = parsed(text)
    except ValueError:
        raise BadRecord("record-no-header", entry=0) from None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadRecord("record-no-header", entry=0)
    if head.get("version") != VERSION:
        raise BadRecord("record-version", entry=0, version=str(head.get("version")))
    missing = [name for name in ("game", "players", "seats", "commitment") if name not in head]
    if missing:
        raise BadRecord("record-field", entry=0, field=missing[0])
    if "seed" not in head:
        raise BadRecord("record-no-seed", entry=0)
    try:
        config = registry.config(
            str(head["game"]),
            head["players"],
            head["seed"],
            head.get("edition"),
            head.get("scenario"),
            head.get("options"),
        )
    except Problem as problem:
        raise BadRecord("record-header", entry=0, problem=str(problem)) from problem
    except (TypeError, ValueError, AttributeError):
        raise BadRecord("record-header", entry=0, problem="options") from None
    seats = head["seats"]
    if not isinstance(seats, list) or len(seats) != config.players:
        raise BadRecord("record-field", entry=0, field="seats")
    if not isinstance(head.get("rules"), str):
        raise BadRecord("record-field", entry=0, field="rules")
    if head["commitment"] != commitment(config.seed):
        raise BadRecord("record-commitment", entry=0)
    return head, config


class Part:
    """Entries that were played by the same rules: from `first` on, those before `end`. `base` is
    the entry that says so; None: the header."""

    def __init__(self, first: int, end: int, rules: str, base: dict[str, Any] | None) -> None:
        self.first = first
        self.end = end
        self.rules = rules
        self.base = base

    def ours(self, config: registry.Config) -> bool:
        """Whether they are the rules of this program."""
        return self.rules == registry.meta(config.game).version(config.scenario)


def parts(head: dict[str, Any], entries: list[dict[str, Any]]) -> list[Part]:
    """Which rules hold from which entry."""
    found = [Part(1, len(entries) + 1, head["rules"], None)]
    for entry in entries:
        if "rules" in entry:
            found[-1].end = entry["n"]
            found.append(Part(entry["n"] + 1, len(entries) + 1, entry["rules"], entry))
    return found


def read_entries(texts: Iterable[str], head: dict[str, Any]) -> list[dict[str, Any]]:
    """The entries after the header, each one whole and in its place."""
    entries: list[dict[str, Any]] = []
    previous = check("", head)
    for number, text in enumerate(texts, 1):
        try:
            data = parsed(text)
        except ValueError:
            raise BadRecord("record-line", entry=number) from None
        if (
            not isinstance(data, dict)
            or data.get("n") != number
            or not is_entry(data, head["players"])
        ):
            raise BadRecord("record-entry", entry=number)
        given = data.pop("check", None)
        if given != check(previous, data):
            raise BadRecord("record-check", entry=number)
        previous = given
        entries.append(data)
    return entries


def is_entry(data: dict[str, Any], players: int) -> bool:
    """One choice or undo of one of the seats, other rules, or the end, and nothing beside it."""
    names = data.keys() - {"n", "check"}
    if "rules" in names:
        return _is_renewal(data, names)
    if data.get("auto") is True:
        names -= {"auto"}
    if names == {"end"}:
        return isinstance(data["end"], dict)
    seat = data.get("seat")
    if not _is_number(seat) or seat not in range(players):
        return False
    if names == {"seat", "do"}:
        return isinstance(data["do"], str)
    return names == {"seat", "undo"} and _is_number(data["undo"])


def _is_renewal(data: dict[str, Any], names: set[str]) -> bool:
    if "after" in names and not (_is_number(data["after"]) and data["after"] >= 0):
        return False
    if names - {"after"} != {"rules", "was", "position"}:
        return False
    return all(isinstance(data[name], str) for name in ("rules", "was")) and isinstance(
        data["position"], dict
    )


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
