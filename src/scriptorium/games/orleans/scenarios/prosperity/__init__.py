"""Prosperity: two to five players, sixteen rounds, and structures all over the map (INV-PROS)."""

from scriptorium.games.orleans.scenarios.prosperity.scenario import SCENARIO

__all__ = ["SCENARIO"]
