"""A copy of everything that is kept, while people play."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, make_url

from scriptorium.core.errors import Problem
from scriptorium.server.database import OWNER_ONLY, engine_for


def backup(database: str, file: Path) -> None:
    """Write the database as it is at this moment into a new file, for its owner only. It is there
    when it is whole."""
    engine_for(database)  # complains of an address that is none
    url = make_url(database)
    if file.exists():
        raise Problem("file-exists", file=str(file))
    part = file.with_name(f".{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_EXCL, OWNER_ONLY))
        if url.get_backend_name() == "sqlite":
            _copy(Path(url.database or ""), part)
        else:
            _dump(url, part)
        part.rename(file)
    except (OSError, sqlite3.Error) as error:
        detail = str(getattr(error, "strerror", None) or error)
        raise Problem("backup-failed", file=str(file), detail=detail) from error
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, part: Path) -> None:
    if not source.is_file():
        raise Problem("backup-nothing", file=str(source))
    address = f"{source.absolute().as_uri()}?mode=rw"  # never made; what lies beside it may be
    with closing(sqlite3.connect(address, uri=True)) as connection:
        connection.execute("vacuum into ?", (str(part),))
    with closing(sqlite3.connect(part)) as copy:
        found = copy.execute("pragma quick_check").fetchone()[0]
    if found != "ok":
        raise Problem("backup-failed", file=str(source), detail=str(found))


def _dump(url: URL, part: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise Problem("backup-no-pg-dump")
    plain = url.set(drivername="postgresql", password=None).render_as_string()
    # Not on the command line, where everybody could read it.
    secret = {"PGPASSWORD": url.password} if url.password else {}
    command = [program, "--format=custom", f"--file={part}", f"--dbname={plain}"]
    done = subprocess.run(
        command, env={**os.environ, **secret}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Problem("backup-failed", file=str(part), detail=done.stderr.strip()[-300:])
