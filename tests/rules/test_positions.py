"""Positions of Orléans: what can be said, and what cannot stand on the table."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.core.errors import BadPosition, Illegal
from scriptorium.core.events import Event
from scriptorium.games.orleans.audit import audit
from scriptorium.games.orleans.pieces import KINDS
from scriptorium.games.orleans.state import Game
from scriptorium.texts import LANGUAGES, Texts
from tests.support import ORLEANS, at

TWO: list[dict[str, Any]] = [{}, {}]
SIX = ["school", "brewery", "hayrick", "bathhouse", "library", "office"]


def refusal(**data: Any) -> tuple[str, str]:
    with pytest.raises(BadPosition) as caught:
        ORLEANS.position({"seats": TWO, **data})
    return caught.value.key, str(caught.value.values.get("where"))


def hour_glass(g: Game) -> list[str]:
    letters = ["", " A", " B", " C"]
    return [g.rules.events[tile >> 2].id + letters[tile & 3] for tile in g.hour_glass]


@pytest.mark.parametrize(
    ("key", "where", "data"),
    [
        ("position-key", "supply.kinght", {"supply": {"kinght": 2}}),
        ("position-key", "goods_market.beer", {"goods_market": {"beer": 2}}),
        ("position-only-with", "turn", {"turn": 2}),
        ("position-only-with", "passed", {"phase": "event", "passed": [1]}),
        ("position-event", "event", {"round": 1, "event": "harvest A"}),
        ("position-event", "event", {"round": 1, "event": "harvest", "edition": "2014"}),
        ("position-event", "event", {"round": 9, "event": "taxes A"}),
        ("position-event", "event", {"event": "war"}),
        ("position-event", "event", {"event": ["taxes"]}),
        ("position-event", "coming", {"coming": ["pilgrimage"]}),
        ("position-event", "coming", {"round": 2, "event": "taxes", "coming": ["taxes"]}),
        ("position-value", "coming", {"coming": "taxes"}),
        ("position-too-many", "coming", {"round": 17, "coming": ["plague", "taxes"]}),
        ("position-traders", "seats[1].tiles", {"seats": [{"tiles": SIX}, {}]}),
        (
            "position-traders",
            "seats[2].tiles",
            {"seats": [{}, {"tiles": SIX[:1], "tracks": {"traders": 0}}]},
        ),
    ],
)
def test_a_wrong_position_is_refused_with_the_place(
    key: str, where: str, data: dict[str, Any]
) -> None:
    assert refusal(**data) == (key, where)


def test_place_tiles_came_with_steps_on_the_traders_track() -> None:
    g = at("planning", {"tiles": SIX[:3]}, {"tiles": SIX[3:4], "tracks": {"traders": 2}})
    assert [g.view(0)["seats"][seat]["tracks"]["traders"] for seat in (0, 1)] == [3, 2]


# The hour glass


def test_coming_events_are_those_said() -> None:
    g = at("planning", round=4, event="plague", coming=["income", "harvest A", "pilgrimage"])
    assert g.round == 4
    assert hour_glass(g)[3:7] == ["plague A", "income A", "harvest A", "pilgrimage B"]
    assert sorted(hour_glass(g)) == sorted(hour_glass(at("planning")))


def test_coming_events_alone_leave_the_event_of_the_round_as_dealt() -> None:
    g = at("planning", edition="2014", round=7, coming=["plague", "plague", "plague"])
    assert hour_glass(g)[7:10] == ["plague"] * 3
    assert g.event == g.hour_glass[6]


def test_an_event_without_a_round_comes_as_early_as_it_may() -> None:
    rounds = [at("planning", event=event).round for event in ("pilgrimage", "taxes", "taxes C")]
    assert rounds == [1, 2, 13]


def test_coming_events_stay_hidden() -> None:
    said = at("planning", round=4, event="plague", coming=["income", "taxes"])
    other = at("planning", round=4, event="plague", coming=["taxes", "income"])
    assert said.view(0) == other.view(0)


# What happens until somebody has to choose


def test_a_sink_is_told_what_happens_meanwhile() -> None:
    told: list[Event] = []
    seats = [{"tracks": {"farmers": 1}, "tiles": ["school"]}, {}, {}]
    state = ORLEANS.position({"phase": "census", "seats": seats}, told)
    assert (told[0].kind, told[0].seat) == ("census-leads", 0)
    assert state.sink is None
    assert "tile" not in [event.kind for event in told]  # building the position is no event


# Findings of the audit


def findings(change: str) -> list[dict[str, Any]]:
    g = at("planning", {"coins": 9}, {}, edition="2014")
    p = g.players[1]
    if change == "followers":
        g.supply[KINDS.index("monk")] -= 1
    elif change == "marked":
        p.market[-1] += 1
        p.market_n += 1
    elif change == "goods":
        g.goods[0] += 1
    elif change == "technology":
        g.technology -= 1
    elif change == "coins":
        p.coins += 1
    elif change == "citizens":
        p.citizens += 1
    elif change == "tile-twice":
        p.owned |= g.stock & -g.stock
    elif change == "negative":
        p.coins, g.bank = -1, g.bank + 6
    elif change == "bag-count":
        p.bag_n += 1
    elif change == "stations":
        p.stations += 1
    elif change == "not-owned":
        p.spaces[g.rules.by_id["brewery"].start] = KINDS.index("monk")
        g.supply[KINDS.index("monk")] -= 1
    elif change == "spaces":
        p.filled ^= 1
    return [one.json() for one in audit(g)]


FINDINGS = {
    "followers": {"kind": "monk", "found": 7, "total": 8},
    "marked": {"seat": 1, "tile": "marked_trader", "found": 2},
    "goods": {"found": 79, "total": 78},
    "technology": {"found": 15, "total": 16},
    "coins": {"found": 213, "total": 212},
    "citizens": {"found": 1, "total": 0},
    "tile-twice": {"seat": 1},
    "negative": {"seat": 1},
    "bag-count": {"seat": 1},
    "stations": {"seat": 1, "total": 10},
    "not-owned": {"seat": 1, "place": "brewery"},
    "spaces": {"seat": 1},
}


@pytest.mark.parametrize("change", FINDINGS)
def test_the_audit_says_what_is_wrong_and_with_whom(change: str) -> None:
    first = findings(change)[0]
    assert (first["key"], first["values"]) == (f"audit-{change}", FINDINGS[change])


def test_a_position_with_a_finding_is_refused_in_words_of_both_languages() -> None:
    with pytest.raises(BadPosition) as caught:
        at("planning", {"citizens": 9}, {})
    texts = [Texts(lang, "orleans", strict=True).problem(caught.value) for lang in LANGUAGES]
    assert "Citizens: the players have 9" in texts[0]
    assert "Bürger: Die Spieler haben 9" in texts[1]
    assert isinstance(caught.value.__cause__, Illegal)


def test_a_finding_in_a_dump_names_the_seat() -> None:
    data = at("planning").dump()
    data["state"]["seats"][1]["stations"] = 11
    with pytest.raises(BadPosition) as caught:
        registry.load("orleans").load(data)
    assert "Red" in Texts("en", "orleans", strict=True).problem(caught.value)
