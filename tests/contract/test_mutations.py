"""The rule tests catch broken rules: each of the changes in `mutations`, `invasion_mutations` and
`pilgrim_mutations` breaks one rule on purpose."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.contract.city_mutations import CITY_DEFENSE
from tests.contract.duel_mutations import DUEL
from tests.contract.invasion_mutations import INVASION
from tests.contract.mutants import NOT_BROKEN, ROOT, Mutants
from tests.contract.mutations import ORLEANS, Mutation
from tests.contract.pilgrim_mutations import PILGRIM

pytestmark = pytest.mark.slow
# Where the tests of a game or an expansion are, and the package of an expansion.
RULES = {
    "orleans": "tests/rules",
    "invasion": "tests/rules/invasion",
    "pilgrim": "tests/rules/pilgrim",
}
PACKAGES = {"invasion": "orleans"}
EVERY = [
    (game, one)
    for game, mutations in (
        ("orleans", ORLEANS),
        ("invasion", [*INVASION, *CITY_DEFENSE, *DUEL]),
        ("pilgrim", PILGRIM),
    )
    for one in mutations
]


@pytest.fixture(scope="module")
def mutants() -> Iterator[Mutants]:
    one = Mutants()
    yield one
    one.end()


def files(game: str, *names: str) -> list[str]:
    return [f"{RULES[game]}/test_{name}.py" for name in names]


@pytest.mark.parametrize(("game", "mutation"), EVERY, ids=str)
def test_the_rule_tests_notice(mutants: Mutants, game: str, mutation: Mutation) -> None:
    name = f"scriptorium.games.{PACKAGES.get(game, game)}.{mutation.module}"
    path = ROOT / "src" / f"{name.replace('.', '/')}.py"
    source = path.read_text(encoding="utf-8")
    assert source.count(mutation.old) == 1, "the code has changed: adapt the mutation"
    code = mutants.ask(
        {
            "module": name,
            "source": source.replace(mutation.old, mutation.new),
            "tests": files(game, mutation.tests),
        }
    )
    assert code == 1, "no rule test noticed"


@pytest.mark.parametrize(
    ("game", "tests"),
    [("orleans", ("census", "events", "travel")), ("pilgrim", ("duties", "roads", "solo"))],
)
def test_the_rule_tests_pass_on_an_unbroken_copy(
    mutants: Mutants, game: str, tests: tuple[str, ...]
) -> None:
    """Otherwise the test above would show nothing."""
    assert mutants.ask({"module": "", "source": "", "tests": files(game, *tests)}) == 0


def test_a_module_that_no_test_loads_is_told(mutants: Mutants) -> None:
    """So that a test which fails for another reason is not taken for one that noticed."""
    unused = {"module": "scriptorium.games.pilgrim.duty", "source": "", "tests": []}
    unused["tests"] = files("orleans", "census")
    assert mutants.ask(unused) == NOT_BROKEN
