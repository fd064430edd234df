"""A copy is made while people play; what is restored from it goes on."""

from __future__ import annotations

import asyncio
import stat
import subprocess
from pathlib import Path

import pytest

from scriptorium.cli.main import main
from scriptorium.core.errors import Problem
from scriptorium.server.backup import backup
from tests.server.browser import ME, Browser, bot, settled
from tests.server.conftest import Fresh
from tests.server.postgres import Postgres, program
from tests.server.serving import house
from tests.server.test_play import FARMER


async def restored(kind: str, file: Path, postgres: Postgres | None) -> str:
    """The address of a database made from a copy."""
    if postgres is None:
        return f"sqlite+aiosqlite:///{file}"
    await postgres.sql("create database restored")
    restore = program("pg_restore")
    assert restore is not None
    there = f"postgresql://tester@127.0.0.1:{postgres.port}/restored"
    subprocess.run([restore, f"--dbname={there}", str(file)], check=True)
    return postgres.url("restored")


@pytest.mark.both_databases
async def test_a_copy_made_while_people_play_goes_on(
    kind: str, fresh: Fresh, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    postgres = request.getfixturevalue("postgres") if kind == "postgresql" else None
    database, file = await fresh(kind), tmp_path / "copy"
    async with house(database) as one, Browser(one.address) as ada:
        table = (await ada.open(ME, bot()))["table"]
        before = await ada.do(table, FARMER)

        async def talk() -> None:
            for n in range(20):
                await ada.post(f"/tables/{table}/chat", text=str(n))

        await asyncio.gather(talk(), asyncio.to_thread(backup, database, file))
        await ada.do(table, "ready")
        key = ada.moved("")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["copy"]
    async with house(await restored(kind, file, postgres)) as other:
        ada = key.moved(other.address)
        found = await ada.look(table)
        assert found.log == before.log
        assert [one["text"] for one in found.chat] == [str(n) for n in range(len(found.chat))]
        await ada.do(table, "ready")
        await settled(ada, table, lambda seen: seen.seq > before.seq + 1)
        await ada.http.aclose()
    await key.http.aclose()


async def test_the_command_says_what_it_did(
    fresh: Fresh, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = await fresh("sqlite")
    async with house(database):
        pass
    words = ["backup", str(tmp_path / "copy.db"), "--db", database]
    assert await asyncio.to_thread(main, words) == 0
    assert f"{tmp_path / 'copy.db'}: " in capsys.readouterr().out
    assert await asyncio.to_thread(main, words) == 2
    assert "exists already" in capsys.readouterr().err
    assert await asyncio.to_thread(main, [*words, "--dated"]) == 0
    assert len(list(tmp_path.glob("copy-*.db"))) == 1


def test_what_cannot_be_copied_leaves_nothing(tmp_path: Path) -> None:
    for database, key in (
        (f"sqlite+aiosqlite:///{tmp_path / 'missing.db'}", "backup-nothing"),
        ("postgresql+asyncpg://nobody@127.0.0.1:1/x", "backup-failed"),
        ("nonsense", "bad-database"),
    ):
        with pytest.raises(Problem) as caught:
            backup(database, tmp_path / "copy")
        assert caught.value.key == key
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"no database at all" * 100)
    with pytest.raises(Problem):
        backup(f"sqlite+aiosqlite:///{broken}", tmp_path / "copy")
    assert [path.name for path in tmp_path.iterdir()] == ["broken.db"]
