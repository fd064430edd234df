"""Whatever somebody hands us: a problem that says what and where, never anything else."""

from __future__ import annotations

import functools
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scriptorium.core import registry
from scriptorium.core.errors import BadData, BadPosition, Illegal, Problem
from scriptorium.core.record import Writer
from scriptorium.core.table import Table
from scriptorium.games.orleans import position, tables
from tests.contract import lively

GAME = registry.load("orleans")
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 99) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=40))
def test_any_text_is_a_legal_action_or_gets_a_reason(text: str) -> None:
    state = GAME.new(registry.config("orleans", 2, 1))
    before = state.dump()
    with pytest.raises(Illegal):
        state.step(0, f"x{text}")
    assert state.dump() == before


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(st.sampled_from(position.KEYS), PLAIN, max_size=5))
def test_any_position_stands_or_gets_a_reason(data: dict[str, Any]) -> None:
    try:
        state = GAME.position(data)
    except Problem:
        return
    assert state.to_act or state.over


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.dictionaries(st.sampled_from(position.SEAT_KEYS), PLAIN, max_size=4), max_size=4)
)
def test_any_seats_stand_or_get_a_reason(seats: list[dict[str, Any]]) -> None:
    try:
        GAME.position({"players": 4, "seats": seats})
    except Problem:
        return


GAMES = pytest.mark.parametrize("game", registry.names())


@GAMES
@settings(max_examples=100, deadline=None)
@given(st.data())
def test_any_broken_dump_gets_a_reason(game: str, data: st.DataObject) -> None:
    dump = registry.load(game).new(registry.config(game, 2, 1)).dump()
    part = data.draw(st.sampled_from([dump, dump["state"], dump["state"]["seats"][0]]))
    key = data.draw(st.sampled_from(sorted(part)))
    part[key] = data.draw(PLAIN)
    try:
        registry.load(game).load(json.loads(json.dumps(dump)))
    except Problem:
        return


@functools.cache
def some_dumps(game: str) -> list[str]:
    played = lively.play(registry.config(game, 3, "dumps"))
    return [json.dumps(state.dump()) for i, (state, _, _) in enumerate(played) if i % 37 == 0]


@GAMES
@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_dump_with_a_wrong_number_gets_a_reason_or_can_be_played(
    game: str, data: st.DataObject
) -> None:
    dump = json.loads(data.draw(st.sampled_from(some_dumps(game))))
    state = dump["state"]
    part = data.draw(st.sampled_from([state, *state["seats"], *state["frames"][-1:]]))
    names = range(1, len(part)) if isinstance(part, list) else sorted(part.keys() - {"phase"})
    if not names:
        return
    key = data.draw(st.sampled_from(names))
    if isinstance(part[key], list) and part[key]:
        part, key = part[key], data.draw(st.integers(0, len(part[key]) - 1))
    if isinstance(part[key], int):
        part[key] = data.draw(st.integers(-5, 99) | st.just(1 << 40))
    try:
        g = registry.load(game).load(dump)
    except Problem:
        return
    for _ in range(50):
        if not g.to_act:
            break
        legal = g.legal(g.to_act[0])
        g.apply(g.to_act[0], legal[len(legal) // 2])


@GAMES
@settings(max_examples=100, deadline=None)
@given(st.data())
def test_any_broken_record_gets_a_reason(game: str, data: st.DataObject) -> None:
    made = Table(registry.config(game, 2, 1), ["human", "human"])
    for _, seat, action in lively.play(registry.config(game, 2, 1)):
        made.act(seat, made.state.ruleset.codec.text(action))
        if made.count > 12:
            break
    lines = made.lines
    at = data.draw(st.integers(0, len(lines) - 1))
    entry = json.loads(lines[at])
    key = data.draw(st.sampled_from([*sorted(entry), "end", "undo"]))
    entry[key] = data.draw(PLAIN)
    lines[at] = json.dumps(entry)
    if at and data.draw(st.booleans()):
        # The checks are right: somebody lies.
        writer = Writer.after(lines[:at])
        entry.pop("n", None)
        entry.pop("check", None)
        writer.add(writer.entry(**entry))
        lines = writer.lines
    try:
        Table.replay(lines, partial=True)
    except Problem:
        return


@pytest.mark.parametrize(
    ("key", "where", "value"),
    [
        ("data-total", "goods.total_tiles", 91),
        ("data-total", "followers.neutral_tiles", 87),
        ("data-total", "deeds.spaces_total", 44),
        ("data-total", "place_tiles.count", 21),
        ("data-total", "map.goods_spaces_total.p3", 47),
        ("data-total", "citizens.total_tiles", 13),
        ("data-reference", "map.start_town", "paris"),
        ("data-missing", "player_board", None),
        ("data-source", "goods", {"source": "hearsay"}),
    ],
)
def test_wrong_data_is_named(key: str, where: str, value: Any) -> None:
    data = tables.datafile.read(tables.FILE)
    *path, last = where.split(".")
    part = data
    for name in path:
        part = part[name]
    if value is None:
        del part[last]
    else:
        part[last] = value
    with pytest.raises(BadData) as caught:
        tables.Tables(data)
    assert caught.value.key == key
    assert str(caught.value.values["where"]).startswith(where)


def test_a_wrong_reference_in_a_row_is_named() -> None:
    data = tables.datafile.read(tables.FILE)
    data["map"]["connection"][3]["b"] = "paris"
    with pytest.raises(BadData) as caught:
        tables.Tables(data)
    assert caught.value.values["where"] == "map.connection.c04.b"
    assert caught.value.values["value"] == "paris"


@pytest.mark.parametrize(
    ("key", "arguments"),
    [
        ("unknown-game", {"game": "chess", "players": 2}),
        ("bad-players", {"game": "orleans", "players": 6}),
        ("bad-players", {"game": "orleans", "players": 1}),
        ("bad-edition", {"game": "orleans", "players": 2, "edition": "1999"}),
        ("bad-scenario", {"game": "orleans", "players": 2, "scenario": "moon"}),
        ("unknown-option", {"game": "orleans", "players": 2, "options": {"x": 1}}),
        ("bad-option", {"game": "orleans", "players": 2, "options": {"coin_limit": "many"}}),
        ("bad-option", {"game": "orleans", "players": 2, "options": {"remove_tiles": "maybe"}}),
        ("bad-option", {"game": "orleans", "players": 2, "options": {"start": "9"}}),
        ("bad-option", {"game": "orleans", "players": 2, "options": {"start": "3"}}),
        ("bad-option", {"game": "pilgrim", "players": 3, "options": {"start": "4"}}),
        (
            "option-scenario",
            {"game": "pilgrim", "players": 1, "scenario": "campaign", "options": {"level": 2}},
        ),
        ("bad-players", {"game": "pilgrim", "players": 5}),
        ("bad-option", {"game": "pilgrim", "players": 1, "options": {"level": 4}}),
    ],
)
def test_a_wrong_configuration_is_named(key: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(Problem) as caught:
        registry.config(**arguments)
    assert caught.value.key == key


def test_an_option_of_another_scenario_may_have_its_default() -> None:
    """A record names all options of its game."""
    options = {"level": 1, "handicap_2": 0}
    config = registry.config("pilgrim", 1, scenario="campaign", options=options)
    assert config.options["level"] == 1


@pytest.mark.parametrize(
    ("key", "where", "data"),
    [
        ("position-key", "sets", {"players": 2, "sets": []}),
        ("position-key", "seats[1].gold", {"players": 2, "seats": [{"gold": 3}]}),
        ("position-number", "seats[1].coins", {"players": 2, "seats": [{"coins": -1}]}),
        ("position-name", "seats[2].bag", {"players": 2, "seats": [{}, {"bag": ["king"]}]}),
        ("position-too-many", "supply", {"players": 2, "seats": [{"bag": {"knight": 9}}]}),
        (
            "position-not-owned",
            "seats[1].places.school",
            {"players": 2, "seats": [{"places": {"school": []}}]},
        ),
        (
            "position-not-there",
            "seats[1].places.castle",
            {"players": 2, "seats": [{"places": {"castle": ["knight"]}}]},
        ),
        ("position-event", "event", {"players": 2, "round": 3, "event": "income C C"}),
    ],
)
def test_a_wrong_position_is_named(key: str, where: str, data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.position(data)
    assert (caught.value.key, caught.value.values["where"]) == (key, where)
