"""What a game comes to: places, or won and lost, alone or as a team."""

from __future__ import annotations

from typing import Any, Final

RANKS: Final = "ranks"
SOLO: Final = "solo"
TEAM: Final = "team"


def ranked() -> dict[str, Any]:
    """Everybody for themselves: whoever ranks first has won; nobody, where nobody does."""
    return {"kind": RANKS}


def alone(won: bool | None) -> dict[str, Any]:
    """One player against the game; `won` is None while it runs."""
    return {"kind": SOLO, "won": won}


def together(won: bool | None) -> dict[str, Any]:
    """All against the game."""
    return {"kind": TEAM, "won": won}


def winners(result: dict[str, Any]) -> list[int]:
    """The seats that have won, by what `State.result` says; several share the victory."""
    if result["outcome"]["kind"] == RANKS:
        return [seat for seat, rank in enumerate(result["ranks"]) if rank == 1]
    return list(range(len(result["points"]))) if result["outcome"]["won"] else []
