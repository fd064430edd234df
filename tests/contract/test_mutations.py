"""The rule tests catch broken rules: each of these changes breaks one rule on purpose."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = Path("scriptorium") / "games" / "orleans"


@dataclass(frozen=True)
class Mutation:
    """In a module, one piece of code becomes another; `tests` must notice."""

    name: str
    module: str
    old: str
    new: str
    tests: str

    def __str__(self) -> str:
        return self.name


MUTATIONS = [
    Mutation(
        "tied-leaders-are-paid",
        "census",
        "if positions.count(front) == 1:",
        "if positions.count(front) >= 1:",
        "census",
    ),
    Mutation(
        "two-players-pay-in-the-census",
        "census",
        "if g.n > 2 and positions.count(back) == 1:",
        "if positions.count(back) == 1:",
        "census",
    ),
    Mutation(
        "draws-ignore-the-market",
        "followers",
        "limit = min(allowance(g, p) - p.moved, market_room(g, p))",
        "limit = allowance(g, p) - p.moved",
        "followers",
    ),
    Mutation("monks-stand-for-nobody", "rules", "if kind == MONK:", "if kind > MONK:", "planning"),
    Mutation(
        "marked-followers-in-the-town-hall",
        "rules",
        "if tile < MARKED:",
        "if tile >= 0:",
        "scriptorium_and_town_hall",
    ),
    Mutation(
        "two-stations-in-a-town",
        "travel",
        "if g.taken >> p.merchant & 1:",
        "if g.taken < 0:",
        "travel",
    ),
    Mutation(
        "the-first-technology-goes-anywhere",
        "recruiting",
        "gain_technology(g, p, step in rules.bound_steps)",
        "gain_technology(g, p, False)",
        "technology",
    ),
    Mutation(
        "stack-two-on-the-first-step",
        "city",
        "return g.stock & g.rules.stacks_open[step]",
        "return g.stock & g.rules.stacks_open[-1]",
        "city",
    ),
    Mutation(
        "followers-return-before-the-bathhouse-draws",
        "actions",
        """        place.execute(g, p, action & B_MASK)
        # First the effect, then the followers return (ORL-ACT-6, ORL-BATH-6).
        if place.returns:
            clear(g.rules, p, place)
""",
        """        if place.returns:
            clear(g.rules, p, place)
        place.execute(g, p, action & B_MASK)
""",
        "bathhouse",
    ),
    Mutation(
        "torture-crosses-coin-spaces",
        "development",
        "return here > 0 and not coins[here] and not coins[here - 1]",
        "return here > 0 and not coins[here]",
        "torture",
    ),
    Mutation(
        "coins-before-food-in-2014",
        "events",
        "if g.rules.harvest_choice and g.players[seat].coins >= g.rules.harvest_coins:",
        "if g.players[seat].coins >= g.rules.harvest_coins:",
        "events",
    ),
    Mutation(
        "plague-takes-marked-followers",
        "events",
        "        if tile < N_KINDS:\n            g.supply[tile] += 1",
        "        if tile >= 0:\n            g.supply[tile % N_KINDS] += 1",
        "events",
    ),
    Mutation(
        "the-last-deed-space-gives-no-citizen",
        "deeds",
        "if not sum(g.deeds[deed * N_KINDS : deed * N_KINDS + N_KINDS]):",
        "if sum(g.deeds) < 0:",
        "deeds",
    ),
    Mutation(
        "ties-are-shared-at-once",
        "scoring",
        "standing = [(totals[p.seat], p.development) for p in g.players]",
        "standing = [(totals[p.seat], 0) for p in g.players]",
        "scoring",
    ),
]


@pytest.mark.parametrize("mutation", MUTATIONS, ids=str)
def test_the_rule_tests_notice(mutation: Mutation, tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    module = tmp_path / "src" / RULES / f"{mutation.module}.py"
    source = module.read_text(encoding="utf-8")
    assert source.count(mutation.old) == 1, "the code has changed: adapt the mutation"
    module.write_text(source.replace(mutation.old, mutation.new), encoding="utf-8")
    assert run(tmp_path / "src", mutation.tests) == 1, "no rule test noticed"


def test_the_rule_tests_pass_on_an_unbroken_copy(tmp_path: Path) -> None:
    """Otherwise the test above would show nothing."""
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    assert run(tmp_path / "src", "census", "events", "travel") == 0


def run(src: Path, *tests: str) -> int:
    """pytest's exit code on some rule tests, with the package taken from `src`."""
    check = "import scriptorium, sys; assert scriptorium.__file__.startswith(sys.argv[1])"
    env = {**os.environ, "PYTHONPATH": str(src), "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run([sys.executable, "-c", check, str(src)], check=True, env=env, cwd=ROOT)
    files = [f"tests/rules/test_{name}.py" for name in tests]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *files]
    return subprocess.run(command, env=env, cwd=ROOT, capture_output=True, check=False).returncode
