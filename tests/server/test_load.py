"""`scriptorium bench --server`, small: that it runs and tells the truth, not how fast it is."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from scriptorium.cli import bench_server
from scriptorium.cli.main import main
from scriptorium.server.load.prepare import MOST, places, prepare, secret_kinds
from scriptorium.server.load.report import Report, Span, Spread
from scriptorium.server.load.run import Load, run
from scriptorium.server.store import Store

SMALL = ["bench", "--server", "--tables", "3", "--sockets", "6", "--seconds", "2"]


@pytest.fixture(scope="module")
def measured() -> list[Report]:
    """What a run has given, for the tests after the first one: it takes seconds."""
    return []


@pytest.fixture
def once(measured: list[Report], monkeypatch: pytest.MonkeyPatch) -> None:
    def one(load: Load, progress: Callable[[int, int], None]) -> Report:
        if not measured:
            measured.append(run(load, progress))
        return measured[0]

    monkeypatch.setattr(bench_server, "run", one)


@pytest.mark.usefixtures("once")
def test_a_small_load_test_says_all_there_is_to_say(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--rate", "0", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["tables"], found["sockets"], found["database"]) == (3, 6, "sqlite")
    assert found["offered_per_s"] is None
    assert found["actions"] > 0
    assert found["lost"] == 0
    for measure in ("shown_ms", "answer_ms"):
        whole = found[measure]["whole"]
        assert 0 < whole["p50"] <= whole["p95"] <= whole["p99"] <= whole["most"]
    assert found["answer_ms"]["whole"]["count"] == found["actions"]
    assert found["first_screen"]["requests"] >= 4
    assert found["first_screen"]["ms"] > 0


@pytest.mark.usefixtures("once")
def test_the_report_is_for_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, words in (("en", "actions/s"), ("de", "Aktionen/s")):
        assert main(["--lang", lang, *SMALL]) == 0
        out = capsys.readouterr().out
        assert words in out
        assert "bench-server-" not in out


@pytest.mark.parametrize(
    "wrong",
    [
        ["--tables", "0"],
        ["--tables", "3", "--sockets", "5"],
        ["--rate", "-1"],
        ["--seconds", "0"],
        ["--workers", "0"],
        ["--workers", "2"],
        ["--db", "nonsense"],
        ["--db", "postgresql+asyncpg://nobody@127.0.0.1:1/none"],
    ],
)
def test_wrong_wishes_get_one_line(capsys: pytest.CaptureFixture[str], wrong: list[str]) -> None:
    assert main(["--lang", "en", "bench", "--server", *wrong]) == 2
    out, error = capsys.readouterr()
    assert not out
    assert len(error.splitlines()) == 1


def test_sockets_are_spread_over_seats_and_watchers() -> None:
    around = places(200, 600)
    assert sum(len(table) for table in around) == 600
    for table in around:
        seats = [place.seat for place in table if place.seat is not None]
        assert seats == list(range(len(seats)))
        assert 2 <= len(seats) <= MOST
    assert any(place.seat is None for table in around for place in table)
    assert [len(table) for table in places(3, 8)] == [3, 3, 2]


async def test_prepared_tables_lie_in_the_database(tmp_path: object) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/load.db"
    prepared = await prepare(database, 3, 6)
    store = Store(database)
    try:
        entries = [len(await store.lines(one.id)) for one in prepared]
    finally:
        await store.close()
    assert entries[0] == 0 < entries[1] < entries[2]


def test_plans_are_made_in_secret() -> None:
    assert secret_kinds() == {"plan"}


def test_spreads() -> None:
    found = Spread.of([i / 1000 for i in range(101)])
    assert found == Spread(101, 50.0, 95.0, 99.0, 100.0)
    assert Spread.of([]) is None
    span = Span.of([(0, 0.010), (1, 5.0), (2, 0.020)])
    assert span.ratio("p50") == 2.0
    assert Span.of([]).ratio("p50") is None
