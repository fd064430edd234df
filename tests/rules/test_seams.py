"""What a scenario can build on: made-up ones show it (INV-GEN)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.components import Components
from scriptorium.games.orleans.events import EndOfRound, Event
from scriptorium.games.orleans.position import position
from scriptorium.games.orleans.rules import Rules
from scriptorium.games.orleans.scenario import PHASES, Phases, Scenario, inserted
from scriptorium.games.orleans.state import Game, Player
from scriptorium.games.orleans.travel import ways_from
from tests.rules.test_variants import OPTIONS, MorePlaces
from tests.support import do, refused, texts

ALL_DAY = {"id": "all_day", "kind": "all_day"}


class AllDay(Event):
    """Writes down each of its moments."""

    def turned_up(self, g: Game) -> None:
        g.emit("line", None, moment="turned up", phase=g.rules.phases[g.phase].name)

    def drawn(self, g: Game, p: Player, tiles: list[int]) -> None:
        g.emit("line", p.seat, moment="drawn", phase=g.rules.phases[g.phase].name)

    def begin(self, g: Game) -> None:
        g.emit("line", None, moment="event", phase=g.rules.phases[g.phase].name)

    def end_of_round(self, g: Game) -> None:
        g.emit("line", None, moment="end of round", phase=g.rules.phases[g.phase].name)


class Moments(Scenario):
    def __init__(self) -> None:
        Scenario.__init__(self, "moments")

    def components(self, players: int, edition: str, options: dict[str, Any]) -> Components:
        out = Scenario.components(self, players, edition, options)
        out.fixed_events([ALL_DAY, {**ALL_DAY, "id": "again"}])
        return out

    def phases(self) -> Phases:
        return inserted(PHASES, EndOfRound(), "event")

    def event_class(self, kind: str) -> type[Event]:
        return AllDay


def play(g: Game) -> None:
    """Everybody does as little as possible."""
    while g.to_act:
        seat = g.to_act[0]
        g.apply(seat, g.legal(seat)[-1])


@pytest.mark.rule("INV-GEN-9")
def test_an_event_has_four_moments_in_this_order() -> None:
    happened: list[Any] = []
    seats = [{"market": []}, {"market": []}]
    g = position({"phase": "hour-glass", "seats": seats}, lambda _: MOMENTS, happened)
    g.sink = happened
    play(g)
    told = [(one.values["moment"], one.values["phase"]) for one in happened if one.kind == "line"]
    one_round = [
        *2 * [("drawn", "followers")],  # by each player
        ("event", "event"),
        ("end of round", "end-of-round"),
    ]
    assert told == 2 * [("turned up", "hour-glass"), *one_round]
    assert (g.round, g.over) == (2, True)


@pytest.mark.rule("INV-GEN-2", "INV-GEN-3")
def test_events_of_a_scenario_are_known_from_the_start() -> None:
    g = position({"phase": "hour-glass", "seats": [{}, {}]}, lambda _: MOMENTS)
    view = g.view(None)
    assert view["event"]["id"] == "all_day"
    assert [one["tiles"][0]["id"] for one in view["events_left"]] == ["again"]


@pytest.mark.rule("INV-GEN-22")
def test_a_closed_type_of_connection_is_closed_for_every_move() -> None:
    seats = [{"merchant": "orleans", "places": {"ship": ["farmer", "boatman", "knight"]}}, {}]
    g = position({"phase": "actions", "seats": seats}, lambda _: MOMENTS)
    assert any(text.startswith("act ship") for text in texts(g, 0))
    g.no_ways = 2
    assert not any(text.startswith("act ship") for text in texts(g, 0))
    assert refused(g, 0, "act ship").key == "no-way"
    assert ways_from(g, g.players[0].merchant, False)
    assert not ways_from(g, g.players[0].merchant, True)


def test_a_space_may_take_one_of_several_kinds() -> None:
    row = {"id": "mixed", "stack": "", "slots": ["trader|boatman", "farmer"], "gain": {"coins": 1}}
    rules = Rules(MorePlaces([{**row, "technology_allowed": False}]), 2, "2019", OPTIONS)
    seats = [{"market": ["trader", "boatman", "knight", "monk"]}, {}]
    g = position({"phase": "planning", "seats": seats}, lambda _: rules)
    found = {text for text in texts(g, 0) if " mixed" in text}
    assert found == {
        "place trader mixed",
        "place boatman mixed",
        "place monk mixed trader|boatman",
        "place monk mixed farmer",
    }
    why = refused(g, 0, "place knight mixed trader|boatman")
    assert (why.key, why.values["kinds"]) == ("wrong-kinds", ["boatman", "trader"])
    do(g, 0, "place trader mixed")
    assert refused(g, 0, "place boatman mixed").key == "space-occupied"


MOMENTS = Rules(Moments(), 2, "2019", OPTIONS)
