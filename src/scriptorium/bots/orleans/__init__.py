"""The bots that know Orléans, from the weakest to the strongest."""

from __future__ import annotations

from scriptorium.bots.base import Bot
from scriptorium.bots.orleans.bots import Greedy, Novice, Planner

LADDER: dict[str, type[Bot]] = {bot.name: bot for bot in (Novice, Greedy, Planner)}
