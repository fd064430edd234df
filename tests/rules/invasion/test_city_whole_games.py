"""Whole games and whole rounds of City Defense, by the novice and by chance."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.games.orleans.audit import audit
from scriptorium.games.orleans.scenarios import data
from scriptorium.games.orleans.state import Game
from scriptorium.texts import LANGUAGES, Texts
from tests.contract import lively
from tests.rules.invasion.team import at, won
from tests.support import EDITIONS, ORLEANS

EVENTS = [row["id"] for row in data.invasion()["cooperative_events"]["list"]]
CARDS = ["mayor", "councilman", "estate_manager", "innkeeper", "general"]
MARKET = ["monk", "knight", "trader", "craftsman", "scholar", "farmer"]


@pytest.mark.parametrize("seed", range(12))
def test_lively_games_keep_the_rules(seed: int) -> None:
    players = 2 + seed % 4
    options = {
        "difficulty": ("easier", "normal", "harder")[seed % 3],
        "characters": ("random", "chosen")[seed // 4 % 2],
    }
    config = registry.config(
        "orleans", players, f"team/{seed}", EDITIONS[seed // 2 % 2], "city-defense", options
    )
    state: Any = None
    for state, seat, action in lively.play(config):
        legal = state.legal(seat)
        assert action in legal
        assert len(set(legal)) == len(legal)
        assert audit(state) == []
        assert won(state) is None
    assert state.over
    assert won(state) is False
    assert state.round <= state.rules.rounds


def rich(event: str, seed: int, players: int) -> Game:
    """Everybody has something of everything, and a lot has been done."""
    tiles = [["gunpowder_tower", "well", "market_stand"], ["laboratory", "tavern"], ["vineyard"]]
    rows: list[dict[str, Any]] = [
        {
            "coins": 12,
            "goods": ["grain", "wool", "brocade"] if players < 4 else ["grain", "wool"],
            "development": 2 + 6 * i,
            "bag": ["monk", "boatman"] if players < 5 else ["boatman"],
            "market": MARKET[: 5 - i // 2] if i < 3 else ["farmer"],
            "tracks": {"craftsmen": 2, "farmers": 1 + i},
            "tiles": tiles[i] if i < 3 else [],
            "places": {"castle": ["technology"], "palatinate": ["farmer"]},
            "merchant": ["le_blanc", "chartres", "orleans", "tours", "nevers"][i],
            "stations": [["blois"], ["vendome"], ["loches"], [], []][i],
        }
        for i in range(players)
    ]
    city = {
        "walls": 4,
        "treasury": 25,
        "warehouse": {"grain": 3, "cheese": 2},
        "achievements": {"infirmary": ["scholar"], "sword_smithy": {"coin": 7}},
    }
    towers = [["argenton_sur_creuse"], ["sancerre"]]
    return at(
        *("planning", *rows),
        event=event,
        city=city,
        towers=towers,
        characters=CARDS[:players],
        seed=seed,
        citizens_taken=["development 3"],
        technology=2,
    )


@pytest.mark.parametrize(
    ("event", "players"), [(event, (2, 5, 3)[i % 3]) for i, event in enumerate(EVENTS)]
)
def test_rounds_of_every_event_can_be_played_and_told(event: str, players: int) -> None:
    """By chance; every question, answer and story has its words in every language."""
    g = rich(event, players, players)
    spoken = [Texts(lang, "orleans", g.rules.codec, strict=True) for lang in LANGUAGES]
    chance = random.Random(f"{event}/{players}")
    last, steps = g.round + 1, 0
    while g.to_act and g.round <= last:
        seat = chance.choice(g.to_act)
        decision = g.decision(seat)
        assert decision is not None
        for texts in spoken:
            assert texts.t(f"prompt-{decision.kind}", **decision.values)
            labels = [texts.label(one) for one in decision.options if not one.takes_back]
            assert len(set(labels)) == len(labels)
            for one in decision.refused:
                assert one.refused is not None
                assert texts.reason(one.refused)
        legal = g.legal(seat)
        eager = [one for one in legal if g.rules.codec.text(one) not in ("pass", "ready", "done")]
        g.sink = []
        g.apply(seat, chance.choice(eager or legal) if chance.random() < 0.9 else legal[-1])
        for texts in spoken:
            texts.story(g.sink)
        g.sink = None
        assert audit(g) == []
        steps += 1
        if not steps % 7 and not g.over:
            again = ORLEANS.load(json.loads(json.dumps(g.dump())))
            assert again.dump() == g.dump()
            for who in (*range(g.n), None):
                assert again.view(who) == g.view(who)
    assert steps > 5
