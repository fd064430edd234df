"""Dumps that older rules have made."""

from __future__ import annotations

from typing import Any


def renew(data: dict[str, Any]) -> None:
    """A dump of pilgrim-1 or later becomes one of ours, in place."""
    state = data["state"]
    if "seals" in state:  # the name of the barriers up to pilgrim-2
        state["barriers"] = state.pop("seals")
    for row in state["seats"]:
        row.setdefault("bank_bound", 0)  # since pilgrim-3: nothing the Bank has begun to pay for
