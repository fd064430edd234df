"""`scriptorium backup`: a copy of all tables, while people play."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from scriptorium.cli import language
from scriptorium.cli.serve import DATABASE, default_database
from scriptorium.server.backup import backup


def command(
    file: Annotated[Path, Parameter(help="cli-backup-file")],
    /,
    *,
    db: Annotated[str | None, Parameter(help="cli-backup-db", env_var=DATABASE)] = None,
    dated: Annotated[bool, Parameter(help="cli-backup-dated", negative=())] = False,
) -> None:
    if dated:
        now = time.strftime("%Y-%m-%d-%H%M%S")
        file = file.with_name(f"{file.stem}-{now}{file.suffix}")
    backup(db or default_database(), file)
    texts = language.texts()
    print(texts.t("backup-done", file=str(file), size=round(file.stat().st_size / 1000)))
