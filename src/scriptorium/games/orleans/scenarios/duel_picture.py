"""The Duel in a terminal."""

from __future__ import annotations

from scriptorium.games.orleans.scenarios.objectives_picture import ObjectivesPicture


class DuelPicture(ObjectivesPicture):
    first_panels = {"place-merchant": "more 0", "pick-tile": "supplies"}


PICTURE = DuelPicture()
