"""City Defense, which the rulebook also calls Invasion: a team of two to five (INV-COOP)."""

from __future__ import annotations

from scriptorium.games.orleans.scenarios.city_defense.scenario import NAME, CityDefense

SCENARIO = CityDefense(NAME)
