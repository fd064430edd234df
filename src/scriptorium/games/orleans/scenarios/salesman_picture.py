"""Travelling Salesman in a terminal."""

from __future__ import annotations

from scriptorium.games.orleans.scenarios.objectives_picture import ObjectivesPicture

PICTURE = ObjectivesPicture()
