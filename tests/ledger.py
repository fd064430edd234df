"""Which rules of the ledgers have a test.

    python -m tests.ledger [--json]

Prints rules, tested and missing ids by group, and what is not built; fails when an id is missing.
"""

from __future__ import annotations

import argparse
import ast
import json
import sys
from pathlib import Path
from typing import TypedDict

from scriptorium.texts.ledger import Ledger

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
LEDGERS = {
    path.stem: Ledger(path.read_text(encoding="utf-8"))
    for path in sorted(RULES.glob("*.md"))
    if "." not in path.stem  # orleans.de.md is the German orleans.md
}
# What no code plays yet: whole groups of a ledger, or single rules. Whoever builds it takes it out.
NOT_BUILT: dict[str, tuple[str, ...]] = {}


class Coverage(TypedDict):
    rules: int  # those that are built
    tested: int
    missing: list[str]
    not_built: list[str]  # groups and rules, as in NOT_BUILT


def rule_ids(name: str) -> list[str]:
    return [rule.id for rule in LEDGERS[name].rules]


def ids_of(name: str, entry: str) -> list[str]:
    """The rules of a ledger that an entry of NOT_BUILT means."""
    ledger = LEDGERS[name]
    rule = ledger.rule(entry)
    found = [rule] if rule is not None else ledger.group(entry.partition("-")[2])
    return [one.id for one in found]


def built(name: str) -> list[str]:
    waiting = {one for entry in NOT_BUILT.get(name, ()) for one in ids_of(name, entry)}
    return [one for one in rule_ids(name) if one not in waiting]


def ids_in_tests(folder: Path = ROOT / "tests") -> set[str]:
    """The ids named by `@pytest.mark.rule(...)` on test functions and classes."""
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(
                node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
            ) and node.name.lower().startswith("test"):
                for mark in node.decorator_list:
                    found |= marked(mark)
    return found


def marked(mark: ast.expr) -> set[str]:
    if not isinstance(mark, ast.Call) or not ast.unparse(mark.func).endswith("mark.rule"):
        return set()
    return {str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)}


def coverage() -> dict[str, Coverage]:
    tested = ids_in_tests()
    out: dict[str, Coverage] = {}
    for name in LEDGERS:
        ids = built(name)
        missing = [one for one in ids if one not in tested]
        out[name] = {
            "rules": len(ids),
            "tested": len(ids) - len(missing),
            "missing": missing,
            "not_built": list(NOT_BUILT.get(name, ())),
        }
    return out


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    report = coverage()
    if parser.parse_args().json:
        print(json.dumps(report))
    else:
        for name, part in report.items():
            print(f"{name}: {part['tested']} of {part['rules']} rules tested")
            show_groups(name, part["missing"])
            if part["not_built"]:
                print(f"  not built: {' '.join(part['not_built'])}")
    return 1 if any(part["missing"] for part in report.values()) else 0


def show_groups(name: str, missing: list[str]) -> None:
    groups: dict[str, list[str]] = {}
    for rule in LEDGERS[name].rules:
        groups.setdefault(rule.group, []).append(rule.id)
    own = set(built(name))
    for group, every in groups.items():
        ids = [one for one in every if one in own]
        lacking = [one for one in ids if one in missing]
        if ids:
            print(f"  {group:8} {len(ids) - len(lacking):3} of {len(ids):3}  {' '.join(lacking)}")


if __name__ == "__main__":
    sys.exit(main())
