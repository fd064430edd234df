"""What must hold at every step of any game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.core.errors import Illegal
from scriptorium.core.events import Event
from scriptorium.core.rng import Stream
from tests.contract import lively

EVERY = pytest.mark.parametrize("config", lively.every(), ids=lively.name)


@EVERY
def test_nothing_appears_and_nothing_vanishes(config: registry.Config) -> None:
    audit = registry.load(config.game).audit
    for state, _, _ in lively.play(config):
        assert audit(state) == []
    assert state.over
    assert state.to_act == ()
    assert audit(state) == []


@EVERY
def test_legal_lists_are_never_empty_free_of_duplicates_and_spoken(config: registry.Config) -> None:
    codec = None
    for state, _, action in lively.play(config):
        codec = state.ruleset.codec
        assert state.to_act
        for seat in state.to_act:
            legal = state.legal(seat)
            assert legal
            assert len(set(legal)) == len(legal)
            assert legal == state.legal(seat)
            for one in legal:
                assert codec.action(codec.text(one)) == one
        assert codec.text(action)


@EVERY
def test_a_decision_offers_exactly_what_step_accepts(config: registry.Config) -> None:
    for i, (state, seat, _) in enumerate(lively.play(config)):
        if i % 17:
            continue
        decision = state.decision(seat)
        assert decision is not None
        json.dumps(decision.json())
        for option in decision.options:
            state.copy().step(seat, option.text)
        for option in decision.refused:
            assert option.refused is not None
            with pytest.raises(Illegal) as caught:
                state.copy().step(seat, option.text)
            assert caught.value.reason == option.refused
        for other in range(config.players):
            if other not in state.to_act:
                assert state.decision(other) is None


@EVERY
def test_a_dump_loads_to_the_same_game(config: registry.Config) -> None:
    for i, (state, seat, action) in enumerate(lively.play(config)):
        if i % 23:
            continue
        dumped = state.dump()
        whole = json.dumps(dumped)
        again = registry.load(config.game).load(json.loads(json.dumps(dumped)))
        assert again.dump() == dumped
        other = state.copy()
        other.apply(seat, action)
        again.apply(seat, action)
        assert again.dump() == other.dump()
        # What was handed out belongs to whoever got it.
        for frame in dumped["state"]["frames"]:
            for part in frame:
                if isinstance(part, list):
                    part.clear()
        dumped["options"].clear()
        state.view(seat)["options"].clear()
        assert json.dumps(state.dump()) == whole


@EVERY
def test_copies_are_independent(config: registry.Config) -> None:
    kept = []
    for i, (state, _, _) in enumerate(lively.play(config)):
        if i % 29 == 0:
            kept.append((state.copy(), json.dumps(state.dump())))
    for copy, before in kept:
        assert json.dumps(copy.dump()) == before
    middle, before = kept[len(kept) // 2]
    branch = middle.copy()
    while branch.to_act:
        seat = branch.to_act[0]
        branch.apply(seat, branch.legal(seat)[0])
    assert json.dumps(middle.dump()) == before


@EVERY
def test_questions_change_nothing(config: registry.Config) -> None:
    for i, (state, seat, _) in enumerate(lively.play(config)):
        if i % 31:
            continue
        before = json.dumps(state.dump())
        state.view(seat)
        state.view(None)
        state.decision(seat)
        state.result()
        state.figures()
        state.legal(seat)
        assert json.dumps(state.dump()) == before


@EVERY
def test_rounds_are_counted_and_figures_are_public(config: registry.Config) -> None:
    chance = Stream("figures", "test")
    last = 0
    for i, (state, _, _) in enumerate(lively.play(config)):
        assert state.round in (last, last + 1, 0)
        last = state.round
        if i % 37:
            continue
        found = state.figures()
        assert next(iter(found)) == "points"
        seen = state.view(None)["seats"]  # an automaton plays along without a seat
        assert all(len(values) == len(seen) for values in found.values())
        for seat in (*range(config.players), None):
            assert state.determinize(seat, chance).figures() == found
            seen = state.view(seat)["seats"]
            assert found["points"] == [row["points"] for row in seen]
    # Won or lost before the last round.
    early = config.scenario == "duel" or state.result()["outcome"]["kind"] != "ranks"
    assert last == state.view(None)["rounds"] or early


@pytest.mark.parametrize("config", lively.games(), ids=lively.name)
def test_figures_are_those_of_the_view(config: registry.Config) -> None:
    for i, (state, _, _) in enumerate(lively.play(config)):
        if i % 37:
            continue
        found, seen = state.figures(), state.view(None)["seats"]
        assert found["coins"] == [row["coins"] for row in seen]
        assert found["development"] == [row["development"] for row in seen]
        assert found["followers"] == [followers(row) for row in seen]
    assert state.figures()["points"] == state.result()["points"]


def followers(row: dict[str, Any]) -> int:
    """All followers of a player, counted in the view."""
    lying = [tile for tiles in row["places"].values() for tile in tiles]
    placed = [tile for tile in lying if tile is not None and tile != "technology"]
    stores = [*row["bag"].values(), *row["market"].values(), *row["tower"].values()]
    return sum(stores) + len(placed) + len(row["drawn"])


@EVERY
def test_events_do_not_change_the_game(config: registry.Config) -> None:
    with_sink = registry.load(config.game).new(config)
    for state, seat, action in lively.play(config):
        assert with_sink.barriers == state.barriers
        sink: list[Event] = []
        with_sink.sink = sink
        with_sink.apply(seat, action)
        for event in sink:
            json.dumps(event.json())
    assert with_sink.dump() == state.dump()
