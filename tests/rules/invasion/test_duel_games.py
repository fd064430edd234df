"""Whole duels: by chance, from the start and from rich positions, and told in words."""

from __future__ import annotations

import pytest

from scriptorium.bots import ladder
from scriptorium.bots.base import turn
from scriptorium.core import outcome, registry
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.audit import audit
from scriptorium.games.orleans.state import Game
from scriptorium.texts import LANGUAGES, Texts
from tests.contract import lively
from tests.rules.invasion.duel import ALL, at, own
from tests.support import EDITIONS

BAG = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]


@pytest.mark.parametrize("seed", range(20))
def test_lively_duels_keep_the_rules(seed: int) -> None:
    options = {"planning": ("together", "in-turn")[seed % 2]}
    config = registry.config("orleans", 2, f"duel/{seed}", EDITIONS[seed // 2 % 2], "duel", options)
    state = None
    for state, seat, action in lively.play(config):
        legal = state.legal(seat)
        assert action in legal
        assert len(set(legal)) == len(legal)
        assert audit(state) == []
    assert isinstance(state, Game)
    ends_well(state)


def ends_well(g: Game) -> None:
    assert g.over
    assert audit(g) == []
    lost, won = own(g)["lost"], outcome.winners(g.result())
    if lost:
        assert won == [seat for seat in (0, 1) if seat not in lost]
    else:
        most = max(g.result()["points"])
        assert won
        assert all(g.result()["points"][seat] == most for seat in won)
        assert g.round == 16 or most == len(ALL)


def rich(seed: int) -> Game:
    """Both have enough to come far."""
    seat = {
        "coins": 60 if seed % 3 else 9,
        "goods": ["cheese"] * 3 + ["wine"] * 2 + ["brocade"],
        "bag": BAG,
        "tracks": {"knights": 3},
        "citizens": 2,
        "merchant": "orleans" if seed % 2 else "chatellerault",
    }
    return at("followers", seat, seat, round=2 + seed % 8, seed=seed, edition=EDITIONS[seed % 2])


def test_rich_duels_end_in_every_way() -> None:
    """Some by a due, some after round 16; objectives are completed, the house is used."""
    ends = set()
    told: set[str] = set()
    asked: set[str] = set()
    for seed in range(24):
        g = rich(seed)
        bots = [ladder.make("orleans", "novice", f"rich/{seed}/{i}") for i in range(2)]
        g.sink = []
        while g.to_act:
            seat = g.to_act[0]
            asked.add(g.frames[-1].name)
            for action, _ in turn(bots[seat], g, seat):
                g.apply(seat, action)
                assert audit(g) == []
        told |= {event.kind for event in g.sink}
        ends_well(g)
        ends.add("lost" if own(g)["lost"] else "round 16")
    assert ends == {"lost", "round 16"}
    assert {"completed", "citizen-spent", "bankrupt", "merchant-home"} <= told
    assert {"claim", "offer", "pay-value", "give-food"} <= asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rich_duels_can_be_told(lang: str) -> None:
    """Questions, options, refusals and events, without any text missing."""
    for seed in range(6):
        g = rich(seed)
        texts = Texts(lang, "orleans", g.rules.codec, strict=True)
        chance = Stream(str(seed), "told")
        bots = [ladder.make("orleans", "novice", f"told/{seed}/{i}") for i in range(2)]
        while g.to_act:
            seat = g.to_act[0]
            decision = g.decision(seat)
            assert decision is not None
            assert texts.t(f"prompt-{decision.kind}", **decision.values)
            labels = [texts.label(option) for option in decision.options]
            assert len(set(labels)) == len(labels)
            for option in decision.refused:
                assert option.refused is not None
                assert texts.reason(option.refused)
            g.sink = []
            action, _ = next(iter(turn(bots[seat], g, seat)))
            g.apply(seat, chance.choice(g.legal(seat)) if not chance.below(4) else action)
            assert all(sentence.text for sentence in texts.story(g.sink))
            g.sink = None


def test_greedy_bots_play_it() -> None:
    for seed in range(2):
        config = registry.config("orleans", 2, f"greedy/{seed}", scenario="duel")
        g = registry.load("orleans").new(config)
        bots = [ladder.make("orleans", "greedy", f"{seed}/{i}") for i in range(2)]
        while g.to_act:
            seat = g.to_act[0]
            for action, _ in turn(bots[seat], g, seat):
                g.apply(seat, action)
        assert isinstance(g, Game)
        ends_well(g)
