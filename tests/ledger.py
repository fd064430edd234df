"""Which rules of the ledgers have a test.

    python -m tests.ledger [--json]

Prints rules, tested and missing ids by group and fails when one is missing.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections import defaultdict
from pathlib import Path

from scriptorium.core import registry

ROOT = Path(__file__).parents[1]
LEDGERS = {name: ROOT / "docs" / "rules" / f"{name}.md" for name in registry.names()}
ID = re.compile(r"^- \*\*([A-Z]{3}-[A-Z0-9]+(?:-[A-Z0-9_]+)?)\*\*", re.MULTILINE)


def rule_ids(ledger: Path) -> list[str]:
    return ID.findall(ledger.read_text(encoding="utf-8"))


def ids_in_tests(folder: Path = ROOT / "tests") -> set[str]:
    """The ids named by `@pytest.mark.rule(...)` on test functions and classes."""
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith(
                "test"
            ):
                for mark in node.decorator_list:
                    found |= marked(mark)
    return found


def marked(mark: ast.expr) -> set[str]:
    if not isinstance(mark, ast.Call) or not ast.unparse(mark.func).endswith("mark.rule"):
        return set()
    return {str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)}


def coverage() -> dict[str, dict[str, object]]:
    tested = ids_in_tests()
    out: dict[str, dict[str, object]] = {}
    for game, ledger in LEDGERS.items():
        ids = rule_ids(ledger)
        missing = [one for one in ids if one not in tested]
        out[game] = {"rules": len(ids), "tested": len(ids) - len(missing), "missing": missing}
    return out


def unknown() -> list[str]:
    """Ids that tests name and no ledger has."""
    known = {one for ledger in LEDGERS.values() for one in rule_ids(ledger)}
    return sorted(ids_in_tests() - known)


def group(rule: str) -> str:
    parts = rule.split("-")
    return parts[1] if len(parts) > 2 else "R"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    report = coverage()
    if parser.parse_args().json:
        print(json.dumps(report))
    else:
        for game, ledger in LEDGERS.items():
            missing = report[game]["missing"]
            assert isinstance(missing, list)
            groups: dict[str, list[str]] = defaultdict(list)
            for one in rule_ids(ledger):
                groups[group(one)].append(one)
            print(f"{game}: {report[game]['tested']} of {report[game]['rules']} rules tested")
            for name, ids in groups.items():
                lacking = [one for one in ids if one in missing]
                print(
                    f"  {name:5} {len(ids) - len(lacking):3} of {len(ids):3}  {' '.join(lacking)}"
                )
    return 1 if any(part["missing"] for part in report.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
