"""Whether play has changed since a version of the rules was written down.

A record says who chose what. Its digest is made of what each seat might have chosen at every step
and of the points at the end: if it is another one, games are played otherwise, and the rules need
another version (`meta.py` of the game), so that tables say by which they are played.

    python -m tests.records.versions            # compares
    python -m tests.records.versions --write    # adds the digests of versions that are new
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable
from pathlib import Path

from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.core.record import read_header

FOLDER = Path(__file__).parent
FILE = FOLDER / "versions.json"
Digests = dict[str, dict[str, str]]  # by version, then by record


def digest(lines: Iterable[str]) -> tuple[str, str]:
    """The version that would be played by now, and what the game comes to."""
    head, *entries = lines
    _, config = read_header(head)
    state = registry.load(config.game).new(config)
    codec, made = state.ruleset.codec, hashlib.sha256()
    for line in entries:
        entry = json.loads(line)
        if "do" not in entry:
            continue
        for seat in state.to_act:
            made.update(" | ".join(sorted(codec.text(one) for one in state.legal(seat))).encode())
        try:
            state.step(entry["seat"], entry["do"])
        except Problem:
            made.update(b"not allowed any more")
            break
    made.update(json.dumps(state.result()["points"]).encode())
    return registry.meta(config.game).version(config.scenario), made.hexdigest()[:16]


def present() -> Digests:
    found: Digests = {}
    for path in sorted(FOLDER.glob("*.jsonl")):
        version, made = digest(path.read_text(encoding="utf-8").splitlines())
        found.setdefault(version, {})[path.stem] = made
    return found


def kept() -> Digests:
    found: Digests = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def findings(old: Digests, now: Digests) -> list[str]:
    """What is wrong with the versions there are now."""
    out: list[str] = []
    for version, records in now.items():
        before = old.get(version)
        if before is None:
            same = [name for name, known in old.items() if _same(known, records)]
            out += [
                f"{version}: play is that of {name}: no new version needed, keep {name}"
                for name in same
            ] or [f"{version} is new: write it down with python -m tests.records.versions --write"]
            continue
        for record, made in records.items():
            if record in before and made != before[record]:
                out.append(f"{record} is played otherwise than by {version}: new version needed")
    return out


def _same(known: dict[str, str], records: dict[str, str]) -> bool:
    return bool(records) and all(known.get(name) == made for name, made in records.items())


def main(write: bool) -> int:
    old, now = kept() if FILE.is_file() else {}, present()
    wrong = [one for one in findings(old, now) if not (write and " is new: " in one)]
    for one in wrong:
        print(one)
    if write and not wrong:
        merged = {**old, **{name: {**old.get(name, {}), **one} for name, one in now.items()}}
        FILE.write_text(json.dumps(merged, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main("--write" in sys.argv[1:]))
