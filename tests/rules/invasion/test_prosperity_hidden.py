"""What nobody else may know in Prosperity: structure cards in hand and in the pile, and what lies
face down (INV-PROS-4, INV-PROS-9)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.core.events import Event
from scriptorium.core.rng import Stream
from scriptorium.core.table import Table
from scriptorium.games.orleans.audit import audit
from scriptorium.games.orleans.pieces import NO_GOOD
from scriptorium.games.orleans.scenarios.prosperity.works import (
    Works,
    cards,
    unseen_goods,
    works,
)
from scriptorium.games.orleans.state import Game
from tests.contract import lively
from tests.rules.invasion.prosperity import SCRIPTORIUM, SHIP, at, building, card, do, own
from tests.support import texts

PROSPERITY = [config for config in lively.games() if config.scenario == "prosperity"]
NAMES = [one.id for one in cards()]
OTHER_WORDS = {"keep", "vineyard"}  # are not only cards


def table(players: int = 2, seed: int = 1) -> Table:
    config = registry.config("orleans", players, seed, scenario="prosperity")
    return Table(config, ["human"] * players)


def secrets(g: Game, viewer: int | None) -> list[str]:
    """The cards whose place a viewer must not know."""
    own_ = works(g)
    hidden = [*own_.pile, *(one for one in own_.hands if one >= 0)]
    hidden += [one for row in own_.drawn for one in row]
    mask = 0 if viewer is None else 1 << viewer
    return [cards()[one].id for one in hidden if not own_.seen[one] & mask]


def known(made: Table, viewer: int | None) -> str:
    """All that a viewer has ever been told: the feed, the log, the view and the question."""
    entries = made.feed(viewer).entries
    feed = [[entry.seat, entry.text, *map(told, entry.events)] for entry in entries]
    log = [[entry.text, *map(told, entry.events)] for entry in made.log_for(viewer)]
    question = made.decision(viewer) if viewer is not None else None
    asked = question.json() if question is not None else None
    return json.dumps([feed, log, made.state.view(viewer), asked])


def told(event: Event) -> list[Any]:
    return [event.kind, event.values]


# Cards


@pytest.mark.rule("INV-PROS-9", "INV-R9")
def test_a_card_in_hand_is_known_to_its_owner_only() -> None:
    g = at("actions", hands=["keep", "abbey"])
    assert (card(g, 0), card(g, 1)) == ("keep", "abbey")
    assert (card(g, 1, viewer=0), card(g, 0, viewer=1)) == (None, None)
    assert [row["card"] for row in own(g, None)["seats"]] == [None, None]
    assert [row["holds"] for row in own(g, None)["seats"]] == [True, True]


@pytest.mark.rule("INV-PROS-9", "INV-R9")
def test_a_card_put_under_the_pile_is_known_to_who_put_it_there() -> None:
    g = at("actions", {"places": SCRIPTORIUM}, hands=["keep"], pile=["chapel", "abbey"])
    do(g, 0, "act scriptorium exchange", "keep abbey")
    assert own(g, 0)["pile"][-2:] == ["chapel", "keep"]
    for viewer in (1, None):
        assert own(g, viewer)["pile"] == [None] * 20


@pytest.mark.rule("INV-PROS-9")
def test_who_draws_two_cards_is_not_known_to_have_kept_one_of_them() -> None:
    """Whoever knew one of the two knows only that it is in the hand or under the pile."""
    seats: list[dict[str, Any]] = [{}, {"places": SCRIPTORIUM}]
    g = at("actions", *seats, hands=["keep", "forge"], pile=["chapel", "abbey"], turn=2)
    works(g).seen[NAMES.index("chapel")] = 1
    assert own(g, 0)["pile"][0] == "chapel"
    do(g, 1, "act scriptorium exchange")
    assert "chapel" not in json.dumps(g.view(0))
    do(g, 1, "keep chapel")
    assert "chapel" not in json.dumps(g.view(0))


@pytest.mark.rule("INV-PROS-9")
def test_who_knows_the_only_card_of_the_pile_knows_who_has_it_then() -> None:
    seats: list[dict[str, Any]] = [{}, {"places": SCRIPTORIUM}]
    g = at("actions", *seats, hands=["keep", "forge"], pile=["chapel"], turn=2)
    works(g).pile = works(g).pile[:1]
    works(g).seen[NAMES.index("chapel")] = 1
    g.step(1, "act scriptorium exchange")
    assert card(g, 1, viewer=0) == "chapel"
    assert card(g, 1, viewer=None) is not None
    assert own(g, None)["seats"][1]["card"] is None
    assert (own(g, 0)["pile"], own(g, 1)["pile"]) == ([None], ["forge"])


@pytest.mark.rule("INV-PROS-9")
def test_when_the_game_is_over_all_cards_are_shown() -> None:
    g = at("start-player", round=16, hands=["keep", "abbey"])
    assert [row["card"] for row in own(g, None)["seats"]] == ["keep", "abbey"]


@pytest.mark.rule("INV-PROS-9", "INV-R9")
@pytest.mark.parametrize("players", [2, 5])
def test_neither_feed_nor_log_names_a_card_of_others(players: int) -> None:
    made = table(players)
    for seat in reversed(range(players)):
        made.act(seat, texts_of(made, seat)[0])
        for viewer in (*range(players), None):
            told_of = known(made, viewer)
            assert isinstance(made.state, Game)
            hidden = set(secrets(made.state, viewer)) - OTHER_WORDS
            assert not [one for one in hidden if one in told_of]
    assert [entry.text for entry in made.feed(None).entries if entry.text] == []


def texts_of(made: Table, seat: int) -> list[str]:
    assert isinstance(made.state, Game)
    return texts(made.state, seat)


@pytest.mark.rule("INV-PROS-9", "INV-R9")
def test_others_hear_that_cards_are_drawn_and_not_which() -> None:
    position = {
        "scenario": "prosperity",
        "phase": "actions",
        "seats": [{}, {}],
        **building(),
        "pile": ["chapel", "abbey"],
    }
    config = registry.config("orleans", 2, 0, scenario="prosperity", options={"start": "1"})
    made = Table(config, ["human"] * 2, None, position)
    for text in ("act carpenter", "build c42", "keep abbey"):
        made.act(0, text)
    mine = ["cards-drawn", "cards-seen", "card-kept", "card-chosen"]
    for viewer, kinds in ((0, mine), (1, ["cards-drawn", "card-chosen"])):
        events = [one for entry in made.feed(viewer).entries for one in entry.events]
        assert [one.kind for one in events if one.kind.startswith("card")] == kinds
    assert "abbey" in known(made, 0)
    assert not {"abbey", "chapel"} & set(known(made, 1).replace('"', " ").split())


# Property tests over whole games


@pytest.mark.rule("INV-PROS-4", "INV-PROS-9")
@pytest.mark.parametrize("config", PROSPERITY, ids=lively.name)
def test_no_view_and_no_question_names_what_a_seat_cannot_know(config: registry.Config) -> None:
    for i, (state, _, _) in enumerate(lively.play(config)):
        if i % 23:
            continue
        for viewer in (*range(config.players), None):
            view = state.view(viewer)
            cards_shown = json.dumps(view["own"])
            assert not [one for one in secrets(state, viewer) if f'"{one}"' in cards_shown]
            assert {good for way in view["map"].values() for good in way} <= {"unseen"}


@pytest.mark.rule("INV-PROS-4", "INV-PROS-9")
@pytest.mark.parametrize("config", PROSPERITY, ids=lively.name)
def test_what_is_dealt_again_could_be_so(config: registry.Config) -> None:
    chance = Stream("prosperity", "hidden")
    changed = 0
    for i, (state, _, _) in enumerate(lively.play(config)):
        if i % 29:
            continue
        for viewer in (*range(config.players), None):
            other = state.determinize(viewer, chance)
            assert audit(other) == []
            assert {**other.view(viewer), "to_act": []} == {**state.view(viewer), "to_act": []}
            assert unseen_goods(other) == unseen_goods(state)
            one, two = works(state), works(other)
            assert lying(state) == lying(other)
            if viewer is not None:
                assert one.hands[viewer] == two.hands[viewer]
                assert sorted(one.drawn[viewer]) == sorted(two.drawn[viewer])
            changed += one.pile != two.pile and state.ways != other.ways
    assert changed > 10


@pytest.mark.rule("INV-PROS-9", "INV-R9")
@pytest.mark.parametrize("config", PROSPERITY[:2], ids=lively.name)
def test_over_a_whole_game_nobody_is_told_of_a_card_before_its_time(
    config: registry.Config,
) -> None:
    """In the feed of a viewer stand only cards that were built, or that the viewer has drawn."""
    made = Table(config, ["novice"] * config.players)
    viewers: tuple[int | None, ...] = (*range(config.players), None)
    drawn: dict[int | None, set[str]] = {viewer: set() for viewer in viewers}
    read = dict.fromkeys(viewers, 0)
    words = {f'"{name}"' for name in NAMES} | {f"{name}" for name in NAMES if "_" in name}
    for state, seat, action in lively.play(config):
        note(drawn, state)
        made.act(seat, state.ruleset.codec.text(action))
        if made.ended:
            break
        assert isinstance(made.state, Game)
        built_ = {NAMES[site.card] for site in works(made.state).sites}
        note(drawn, made.state)
        for viewer in viewers:
            fresh = made.feed(viewer).entries[read[viewer] :]
            read[viewer] += len(fresh)
            told_of = json.dumps([[one.text.split(), *map(told, one.events)] for one in fresh])
            found = {word.strip('"') for word in words if word in told_of} - OTHER_WORDS
            assert found <= built_ | drawn[viewer]
    assert made.ended
    assert drawn[0]


def note(drawn: dict[int | None, set[str]], g: Game) -> None:
    for seat, row in enumerate(works(g).drawn):
        drawn[seat] |= {NAMES[one] for one in row}


def lying(g: Game) -> list[bool]:
    return [good != NO_GOOD for good in g.ways]


@pytest.mark.rule("INV-PROS-9")
def test_every_unknown_card_may_be_anywhere() -> None:
    """Over many deals the others' hand takes all values that the seat cannot exclude."""
    g = at("actions", {}, {}, hands=["keep", "abbey"])
    chance = Stream("many", "deals")
    held = {works(g.determinize(0, chance)).hands[1] for _ in range(400)}
    assert {NAMES[one] for one in held} == set(NAMES) - {"keep"}


@pytest.mark.rule("INV-PROS-4")
def test_every_unseen_good_may_be_anywhere() -> None:
    g = at("actions", {"places": SHIP}, {}, map={"c30": ["wine"]})
    chance = Stream("many", "goods")
    found = {g.determinize(0, chance).ways[2 * 29] for _ in range(200)}
    assert found == {0, 1, 2, 3, 4}


@pytest.mark.rule("INV-PROS-4")
def test_goods_under_a_structure_are_dealt_again_too() -> None:
    site = {"seat": 1, "card": "vineyard", "way": "c42"}
    g = at("actions", structures=[site], map={"c42": ["wine"]})
    chance = Stream("many", "goods")
    found = {works(g.determinize(0, chance)).sites[0].good for _ in range(200)}
    assert found == {0, 1, 2, 3, 4}


def test_copies_of_the_slice_are_independent() -> None:
    g = at("actions", structures=[{"seat": 1, "card": "vineyard", "way": "c42"}])
    before = works(g).dump()
    other = works(g).copy()
    assert other.dump() == before
    for row in (other.pile, other.hands, other.drawn, other.seen, other.sites, other.burnt):
        row.clear()
    assert works(g).dump() == before
    assert isinstance(g.rules.scenario.load_slice(before), Works)


# Taking back


def test_a_choice_of_cards_can_be_taken_back_but_not_what_led_to_it() -> None:
    made = table()
    first, second = texts_of(made, 0)
    made.act(0, first)
    made.undo(0)
    made.act(0, second)
    made.act(1, texts_of(made, 1)[0])
    assert not made.can_undo(0)  # the first round has begun
    assert Table.replay(made.lines, partial=True).state.dump() == made.state.dump()


def test_a_good_seen_cannot_be_put_back() -> None:
    position = {
        "scenario": "prosperity",
        "phase": "actions",
        "seats": [{"places": SHIP}, {}],
    }
    config = registry.config("orleans", 2, 0, scenario="prosperity", options={"start": "1"})
    made = Table(config, ["human"] * 2, None, position)
    made.act(0, "act ship blois good")
    assert not made.can_undo(0)
    made = Table(config, ["human"] * 2, None, position)
    made.act(0, "act ship blois")
    assert made.can_undo(0)
