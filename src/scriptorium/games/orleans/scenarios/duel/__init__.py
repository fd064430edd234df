"""The Duel: two players, sixteen rounds, four objectives, and nobody is tortured (INV-DUEL)."""

from scriptorium.games.orleans.scenarios.duel.scenario import SCENARIO

__all__ = ["SCENARIO"]
