"""The bots that know Pilgrim, from the weakest to the strongest."""

from __future__ import annotations

from scriptorium.bots.base import Bot
from scriptorium.bots.pilgrim.bots import Greedy
from scriptorium.bots.pilgrim.novice import Novice

LADDER: dict[str, type[Bot]] = {bot.name: bot for bot in (Novice, Greedy)}
