"""The same files compiled with mypyc play the same games and pass the same tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.compiled import GAMES, LONGEST, ROOT, Build, compiler
from tests.contract.mutants import PLAIN, PYTEST
from tests.needs import missing

pytestmark = [pytest.mark.slow, pytest.mark.timeout(LONGEST + 600)]
# They look at the sources, at texts or at packages, or would compile within the compiled run.
LEFT_OUT = ["test_compiled.py", "test_mutations.py", "test_layers.py", "test_ledger.py"]
LEFT_OUT += ["test_texts.py", "test_filling.py", "test_describe.py", "test_facts.py"]
LEFT_OUT += ["test_bad_input.py", "test_packaging.py", "test_deploy.py"]


def files(folder: str) -> list[str]:
    """The files of tests in a folder that run on the compiled engine."""
    found = sorted((ROOT / "tests" / folder).glob("test_*.py"))
    return [f"tests/{folder}/{path.name}" for path in found if path.name not in LEFT_OUT]


# In parts of about the same length, which any worker takes.
PARTS = {
    "rules": ["tests/rules", *(f"--ignore={path}" for path in GAMES)],
    **{f"contract-{i}": files("contract")[i::3] for i in range(3)},
    "games": ["tests/playthroughs", "tests/records", "tests/arena/test_blunders.py", *GAMES],
    **{f"bots-{i}": files("bots")[i::3] for i in range(3)},
}


@pytest.fixture(scope="module")
def compiled(build: Build) -> Path:
    """A folder with the compiled package."""
    if not compiler():
        missing("no C compiler: the compiled engine is not tested")
    return build.result()


def run(command: list[str], extra: dict[str, str]) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **extra}
    return subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("module", ["orleans.planning", "pilgrim.roads"])
def test_the_engine_is_really_compiled(compiled: Path, module: str) -> None:
    check = f"import scriptorium.games.{module} as one; print(one.__file__)"
    done = run([sys.executable, "-c", check], {"PYTHONPATH": str(compiled)})
    assert done.stdout.strip().endswith((".so", ".pyd")), done.stderr


@pytest.mark.parametrize("part", PARTS)
def test_the_tests_pass_on_the_compiled_engine(compiled: Path, part: str) -> None:
    command = [sys.executable, "-m", "pytest", *PYTEST, *PARTS[part]]
    done = run(command, {"PYTHONPATH": str(compiled), **PLAIN})
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.parametrize(
    ("game", "scenario", "bots", "count"),
    [
        ("orleans", "base", "random,novice,greedy,planner", "3"),
        ("orleans", "prosperity", "random,novice,greedy", "3"),
        ("orleans", "city-defense", "random,novice,greedy", "3"),
        ("orleans", "duel", "novice,greedy", "6"),
        ("orleans", "vierzon", "greedy", "4"),
        ("orleans", "salesman", "greedy", "2"),
        ("pilgrim", "base", "random,novice,greedy", "1"),
    ],
)
def test_the_digest_is_the_same(
    compiled: Path, game: str, scenario: str, bots: str, count: str
) -> None:
    digests = set()
    for extra in ({}, {"PYTHONPATH": str(compiled)}):
        command = [sys.executable, "-m", "scriptorium.cli.main", "simulate", game]
        games = ["--players", str(bots.count(",") + 1), "--bots", bots, "--games", count]
        wanted = ["--scenario", scenario, "--jobs", "1", "--json"]
        done = run([*command, *games, *wanted], extra)
        assert done.returncode == 0, done.stderr
        digests.add(json.loads(done.stdout)["digest"])
    assert len(digests) == 1
