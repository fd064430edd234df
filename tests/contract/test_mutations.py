"""The rule tests catch broken rules: each of the changes in `mutations` and in `pilgrim_mutations`
breaks one rule on purpose."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.mutations import ORLEANS, Mutation
from tests.contract.pilgrim_mutations import PILGRIM

ROOT = Path(__file__).parents[2]
GAMES = Path("scriptorium") / "games"
RULES = {"orleans": "tests/rules", "pilgrim": "tests/rules/pilgrim"}  # where a game's tests are
EVERY = [("orleans", one) for one in ORLEANS] + [("pilgrim", one) for one in PILGRIM]
# One process: that it tests the broken copy, and the tests.
RUN = """
import pytest, scriptorium, sys
assert scriptorium.__file__.startswith(sys.argv[1])
sys.exit(pytest.main(["-o", "addopts=", "-q", "-x", "-p", "no:cacheprovider", *sys.argv[2:]]))
"""


@pytest.mark.parametrize(("game", "mutation"), EVERY, ids=str)
def test_the_rule_tests_notice(game: str, mutation: Mutation, tmp_path: Path) -> None:
    src = copied(tmp_path)
    module = src / GAMES / game / f"{mutation.module}.py"
    source = module.read_text(encoding="utf-8")
    assert source.count(mutation.old) == 1, "the code has changed: adapt the mutation"
    module.write_text(source.replace(mutation.old, mutation.new), encoding="utf-8")
    assert run(src, game, mutation.tests) == 1, "no rule test noticed"


@pytest.mark.parametrize(
    ("game", "tests"),
    [("orleans", ("census", "events", "travel")), ("pilgrim", ("duties", "roads", "solo"))],
)
def test_the_rule_tests_pass_on_an_unbroken_copy(
    game: str, tests: tuple[str, ...], tmp_path: Path
) -> None:
    """Otherwise the test above would show nothing."""
    assert run(copied(tmp_path), game, *tests) == 0


def copied(folder: Path) -> Path:
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "static")
    shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)
    return folder / "src"


def run(src: Path, game: str, *tests: str) -> int:
    """pytest's exit code on some rule tests, with the package taken from `src`. Plugins are left
    out: these tests need none, and some take longer to load than the tests to run."""
    env = {
        **os.environ,
        "PYTHONPATH": str(src),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    files = [f"{RULES[game]}/test_{name}.py" for name in tests]
    command = [sys.executable, "-c", RUN, str(src), *files]
    return subprocess.run(command, env=env, cwd=ROOT, capture_output=True, check=False).returncode
