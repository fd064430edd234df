"""The client is tested on what the engine says today."""

from __future__ import annotations

from tests.web import pilgrim_fixtures
from tests.web.fixtures import FOLDER, sources


def test_the_fixtures_are_up_to_date() -> None:
    made = {**sources(), **pilgrim_fixtures.sources()}
    assert sorted(made) == sorted(path.stem for path in FOLDER.glob("*.json"))
    for name, source in made.items():
        assert (FOLDER / f"{name}.json").read_text(encoding="utf-8") == source, (
            f"{name}: run python -m tests.web.fixtures, or tests.web.pilgrim_fixtures"
        )
