"""Whatever somebody hands us: a problem that says what and where, never anything else."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scriptorium.core import registry
from scriptorium.core.errors import BadData, BadPosition, BadRecord, Illegal, Problem
from scriptorium.core.record import Writer
from scriptorium.core.table import Table
from scriptorium.games.orleans import position, tables
from scriptorium.texts import LANGUAGES, Texts

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


# Dumps and records; `test_fuzz` breaks them in many more ways


def dumped(game: str, players: int = 2) -> dict[str, Any]:
    state = registry.load(game).new(registry.config(game, players, 1))
    found: dict[str, Any] = json.loads(json.dumps(state.dump()))
    return found


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("pilgrim", {"season": 3, "ship": 9}),
        ("pilgrim", {"ship": 9}),
        ("pilgrim", {"live": -(10**30)}),
        ("pilgrim", {"favours": 1 << 40}),
        ("pilgrim", {"tithes": [-2, 0, 0, 1, 1, 2, 2, 3]}),
        ("pilgrim", {"frames": [["sow", 0, 30, 5], ["sow", 1, 8, 5]]}),
        ("pilgrim", {"phase": 1}),
        ("orleans", {"phase": 7, "round": 18}),
    ],
)
def test_a_dump_that_no_game_has_is_refused(game: str, changes: dict[str, Any]) -> None:
    data = dumped(game)
    data["state"].update(changes)
    with pytest.raises(BadPosition) as caught:
        registry.load(game).load(data)
    for lang in LANGUAGES:
        assert Texts(lang, game, strict=True).problem(caught.value)


@GAMES
@pytest.mark.parametrize(("key", "value"), [("seats", 5), ("players", True), ("scenario", {})])
def test_a_dump_with_a_wrong_head_is_refused(game: str, key: str, value: Any) -> None:
    data = {**dumped(game), key: value}
    with pytest.raises(Problem) as caught:
        registry.load(game).position(data)
    for lang in LANGUAGES:
        assert Texts(lang, game, strict=True).problem(caught.value)


@GAMES
@pytest.mark.parametrize("seat", [-1, 2, 10**30, True, 1.0])
def test_an_entry_of_a_seat_that_is_none_is_refused(game: str, seat: Any) -> None:
    """In the action phase of Orléans, where a seat that waits is told why."""
    position = {"game": game, "seats": [{}, {}]}
    if game == "orleans":
        position["phase"] = "actions"
    table = Table(registry.config(game, 2), ["human"] * 2, None, position)
    writer = Writer.after(table.lines)
    writer.add(writer.entry(seat=seat, do=table.state.decision(0).options[0].text))
    with pytest.raises(BadRecord) as caught:
        Table.replay(writer.lines, partial=True)
    assert (caught.value.key, caught.value.values["entry"]) == ("record-entry", 1)
    with pytest.raises(Illegal):
        table.state.step(-1, "pass")


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


# Scenarios: each has players, things and rules of its own


WRONG_PLAYERS = ("bad-players", "scenario-players")
SCENARIOS = [(game, one) for game in registry.names() for one in registry.meta(game).scenarios]


def said(problem: Problem, game: str) -> list[str]:
    """What is said of it: one line in each language."""
    lines = [Texts(lang, game, strict=True).problem(problem) for lang in LANGUAGES]
    assert all(line and "\n" not in line for line in lines)
    return lines


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_scenario_says_how_many_play_it(game: str, scenario: str) -> None:
    low, high = registry.meta(game).players_of(scenario)
    for players in (-1, 0, low - 1, high + 1, 10**30):
        with pytest.raises(Problem) as caught:
            registry.config(game, players, 1, scenario=scenario)
        assert caught.value.key in WRONG_PLAYERS
        for one in said(caught.value, game):
            assert str(high) in one or high == 1
            assert f"{high} to {high}" not in one
            assert f"{high} bis {high}" not in one
        position = {"game": game, "scenario": scenario, "seats": [{}] * (high + 1)}
        with pytest.raises(Problem) as caught:
            registry.load(game).position(position)
        said(caught.value, game)


def state_of(game: str, scenario: str) -> dict[str, Any]:
    players = registry.meta(game).players_of(scenario)[0]
    state = registry.load(game).new(registry.config(game, players, 1, scenario=scenario))
    found: dict[str, Any] = json.loads(json.dumps(state.dump()))
    return found


@pytest.mark.parametrize(
    ("scenario", "other"), [*itertools.permutations(registry.meta("orleans").scenarios, 2)]
)
def test_a_state_of_one_scenario_is_none_of_another(scenario: str, other: str) -> None:
    """Neither as it is, nor with the rules it would have."""
    data = state_of("orleans", scenario)
    with pytest.raises(BadPosition) as caught:
        GAME.position({**data, "scenario": other})
    assert caught.value.key == "position-rules"
    said(caught.value, "orleans")
    forged = {**data, "scenario": other, "rules": registry.meta("orleans").version(other)}
    with pytest.raises(Problem) as found:
        GAME.position(forged)
    assert found.value.key in {"position-broken", "position-impossible", *WRONG_PLAYERS}
    said(found.value, "orleans")


OWN: dict[str, dict[str, Any]] = {
    "prosperity": {"structures": {}},
    "city-defense": {"characters": ["librarian", "scholar"]},
    "dignitary": {"citizens_in": []},
}


@pytest.mark.parametrize(
    ("scenario", "other"),
    [(one, other) for one in OWN for other in registry.meta("orleans").scenarios if other != one],
)
def test_a_position_of_one_scenario_is_none_of_another(scenario: str, other: str) -> None:
    """What a scenario alone has is named as unknown elsewhere."""
    seats: list[dict[str, Any]] = [{}] * registry.meta("orleans").players_of(other)[0]
    with pytest.raises(BadPosition) as caught:
        GAME.position({"scenario": other, "seats": seats, **OWN[scenario]})
    (key,) = OWN[scenario]
    assert (caught.value.key, caught.value.values["where"]) == ("position-key", key)
    said(caught.value, "orleans")


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_record_of_other_rules_is_refused(game: str, scenario: str) -> None:
    """An earlier or later version, none at all, or the rules of another scenario."""
    meta = registry.meta(game)
    players = meta.players_of(scenario)[0]
    table = Table(registry.config(game, players, 1, scenario=scenario), ["human"] * players)
    seat = table.state.to_act[0]
    table.act(seat, table.state.ruleset.codec.text(table.state.legal(seat)[0]))
    head, known = json.loads(table.lines[0]), meta.version(scenario)
    wrong = {f"{known}.1", known[:-1] + "0", f"{game}-0", "", None, 1, "chess-1"}
    wrong |= {meta.version(one) for one in meta.scenarios} - {known}
    for rules in wrong:
        writer = Writer({**head, "rules": rules})
        writer.add(writer.entry(seat=seat, do=json.loads(table.lines[1])["do"]))
        with pytest.raises(BadRecord) as caught:
            Table.replay(writer.lines, partial=True)
        if isinstance(rules, str):
            assert (caught.value.key, caught.value.values["known"]) == ("record-rules", known)
        else:
            assert (caught.value.key, caught.value.values["field"]) == ("record-field", "rules")
        for one in said(caught.value, game):
            assert known in one or not isinstance(rules, str)
    Table.replay(table.lines, partial=True)
