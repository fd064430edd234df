"""What the view promises about a choice is what the choice brings."""

from __future__ import annotations

import random
from typing import Any

import pytest

from scriptorium.games.pilgrim.scoring import points
from scriptorium.games.pilgrim.state import Game
from tests.rules.pilgrim.support import TRADE, at, do, start

ROADWORK = ("lay", "upgrade", "shrine")
STEPS = {"allocation", "build_roads", "construct", "give_alms", "ordination"}


def moments(players: int, seed: str) -> list[Game]:
    """States of a game by chance, which likes duties and roads."""
    g, chance = start(players, seed), random.Random(seed)
    out: list[Game] = []
    while not g.over:
        out.append(g.copy())
        seat = g.to_act[0]
        texts = [g.rules.codec.text(action) for action in g.legal(seat)]
        liked = [text for text in texts if text.startswith(("duty", "lay", "shrine", "upgrade"))]
        text = chance.choice(liked if liked and chance.random() < 0.8 else texts)
        g.apply(seat, g.rules.codec.action(text))
    return out


def done(g: Game, text: str) -> Game:
    other = g.copy()
    other.apply(g.to_act[0], g.rules.codec.action(text))
    return other


def asked(g: Game) -> Any:
    decision = g.decision(g.to_act[0])
    assert decision is not None
    return decision


def test_the_view_names_the_duty_in_hand_whatever_is_asked_on_the_way() -> None:
    asides = set()
    duty = None
    for g in moments(4, "doing"):
        asks, doing = g.frames[-1].name, g.view(None)["doing"]
        if asks in ("move", "sow", "act", "end"):
            assert doing is None
            duty = None
        elif "duty" in asked(g).values:
            duty = asked(g).values["duty"]
            assert doing == duty
        elif doing is not None:
            asides.add(asks)
            assert doing == (duty or doing)
    assert {"source", "payment"} & asides


def takes(g: Game) -> set[str]:
    return {one.text for one in asked(g).options if one.label == "take"}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_duty_gives_what_its_card_says(players: int) -> None:
    seen = set()
    for g in moments(players, "gives")[::2]:
        if g.frames[-1].name != "act":
            continue
        seat = g.to_act[0]
        for duty in g.view(seat)["duties"]:
            text = f"duty {duty['id']}"
            if g.rules.codec.action(text) not in g.legal(seat):
                continue
            after, gives = done(g, text), duty["gives"]
            values = asked(after).values if after.to_act == (seat,) else {}
            if values.get("duty") != duty["id"]:
                continue  # it was over at once
            seen.add(duty["id"])
            if duty["id"] in STEPS:
                assert values["left"] == gives["count"]
            elif duty["id"] == "taxation":
                assert values["left"] == gives["count"] + 1
                assert values["kinds"] == gives["kinds"]
                then = done(after, "take stone")
                goes_on = then.frames and then.frames[-1].name == "taxation"
                assert {f"take {good}" for good in gives["kinds"]} == (
                    takes(then) if goes_on else set()
                )
            else:
                assert gives["goods"] == {name: values[name] for name in gives["goods"]}
                assert len(gives["goods"]) == 2
    assert {"produce", "clerical", "build_roads", "taxation"} <= seen


@pytest.mark.parametrize("players", [2, 4])
def test_a_way_says_what_taxation_would_bring_at_its_end(players: int) -> None:
    kinds = set()
    for g in moments(players, "taxes"):
        if g.frames[-1].name != "move":
            continue
        seat = g.to_act[0]
        for space, ways in g.view(seat)["outlook"]["ways"].items():
            after = done(g, f"move {space}")
            if len(ways) > 1 or after.frames[-1].name != "act":
                continue
            gives = {one["id"]: one["gives"] for one in after.view(seat)["duties"]}["taxation"]
            said = ways[0].get("taxes")
            assert (said is None) == (gives is None)
            if said:
                assert gives == {**gives, **said}
                kinds |= {*said["kinds"]}
    assert kinds == {"stone", "grain", "coin"}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_hex_can_be_laid_on_or_says_why(players: int) -> None:
    seen: set[str] = set()
    for g in moments(players, "hexes"):
        if g.frames[-1].name not in ("roads", "construct"):
            continue
        outlook = g.view(g.to_act[0])["outlook"]
        works = [one for one in asked(g).options if one.label in ROADWORK]
        free = {dict(one.args)["hex"] for one in works}
        assert set(outlook["barred"]).isdisjoint(free)
        assert set(outlook["barred"]) | free == set(g.rules.board.names)
        seen |= {reason["key"] for reason in outlook["barred"].values()}
    assert {"no-road-hex", "building-there", "out-of-reach"} <= seen


def test_the_points_of_a_tile_are_those_it_brings() -> None:
    tried = 0
    for g in moments(4, "points"):
        if g.frames[-1].name != "roads":
            continue
        seat = g.to_act[0]
        for row in g.view(seat)["outlook"]["roads"][::5]:
            if not row["affordable"] or g.players[seat].active:
                continue
            after = done(g, row["text"])
            for answer in ("from", "accept"):  # whoever is sent, and the favour is taken
                if after.to_act == (seat,) and after.frames[-1].name in ("source", "favour"):
                    options = [one.text for one in asked(after).options]
                    after = done(after, next(one for one in options if one.startswith(answer)))
            gained = points(after, after.players[seat]) - points(g, g.players[seat])
            assert row["points"] == gained == sum(row["changes"].values())
            tried += 1
    assert tried > 10


def test_alone_the_figures_are_also_those_of_the_ab_bott() -> None:
    g = start(1)
    assert [len(values) for values in g.figures().values()] == [2, 2, 2]


def test_with_an_open_road_a_new_one_has_to_wait() -> None:
    g = at({"duties": {"build_roads": 2}, "routes": [TRADE[:8]], "stone": 3}, {}, moment="act")
    do(g, "duty build_roads")
    barred = g.view(0)["outlook"]["barred"]
    assert barred["e5"]["key"] == "one-open-road"
    assert barred["d4"]["key"] == "out-of-reach"
    assert barred["b6"]["key"] == "no-road-hex"


@pytest.mark.rule("PIL-R49", "PIL-R50", "PIL-BUIL-5", "PIL-TURN-5")
@pytest.mark.parametrize(
    ("building", "actions"),
    [
        ("scriptorium", ["use scriptorium", "tithe produce"]),
        ("customs_house", ["use customs_house", "tithe produce"]),
        ("quarry", ["duty produce", "stone 2"]),  # of which one is the Quarry's
    ],
)
def test_what_a_building_did_in_a_turn_is_over_with_it(building: str, actions: list[str]) -> None:
    """What the others' turns show of it is as if it had not been used."""
    row = {"duties": {"produce": 1, "taxation": 1}, "city": 0, "buildings": [building]}
    rival = {"duties": {"produce": 1, "taxation": 1}}
    g = at(row, rival, moment="act", tithes={"produce": "stone"})
    before = g.view(0)
    do(g, *actions)
    after = g.view(0)
    assert after["to_act"] == [1]
    assert (after["seats"][0]["used"], after["seats"][0]["active"]) == ([], [])
    assert after["outlook"]["gives"] == before["outlook"]["gives"]
    still = {one["id"]: one["standing"] for one in after["duties"] if one["standing"]}
    assert still == dict.fromkeys(still, "parity")


@pytest.mark.rule("PIL-R5", "PIL-R99")
def test_a_confession_box_is_over_with_the_end_of_the_round() -> None:
    row = {"piety": 3, "buildings": ["confession_box", "wagon_yard"]}
    g = at(row, {"piety": 4}, moment="round-end")
    do(g, "use confession_box")
    assert g.view(None)["confessed"] == [0]
    assert g.view(None)["seats"][0]["used"] == []
