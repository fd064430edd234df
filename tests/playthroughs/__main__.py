from __future__ import annotations

from tests.contract import lively
from tests.playthroughs import path, playthrough

for config in lively.every():
    path(config).write_text(playthrough(config), encoding="utf-8")
    print(path(config).name)
