"""An adviser for the processes of the bots, which no patch of the tests reaches."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from scriptorium.arena import analysis
from scriptorium.bots import orleans
from scriptorium.server import bots
from tests.adviser import Counting

WAIT = "SCRIPTORIUM_COUNSEL"  # a file: while it is there, nothing is answered
_advise, _answer = bots.advise, analysis.answer


def alone() -> None:
    """Nobody but Counting gives advice."""
    for name, one in list(orleans.LADDER.items()):
        if hasattr(one, "advise"):
            del orleans.LADDER[name]
    orleans.LADDER[Counting.name] = Counting


def patient() -> None:
    file = Path(os.environ.get(WAIT, "nothing"))
    while file.exists():
        time.sleep(0.02)


def advise(question: bots.Advice) -> list[dict[str, Any]]:
    alone()
    patient()
    return _advise(question)


def answer(task: analysis.Task) -> dict[str, Any]:
    alone()
    patient()
    return _answer(task)


def fails(question: object) -> Any:
    raise RuntimeError("I cannot think")
