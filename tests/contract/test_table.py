"""The table: record, journal, undo."""

from __future__ import annotations

import json

import pytest

from scriptorium.bots import ladder
from scriptorium.bots.base import turn
from scriptorium.core import registry
from scriptorium.core.errors import BadRecord, Illegal
from scriptorium.core.record import Writer
from scriptorium.core.rng import Stream
from scriptorium.core.table import Table
from scriptorium.games.orleans.audit import audit
from tests.contract import lively


def table(players: int = 2, seed: int = 1, **options: object) -> Table:
    config = registry.config("orleans", players, seed, options={"start": "1", **options})
    return Table(config, ["human"] * players)


def finished(config: registry.Config) -> Table:
    made = Table(config, ["novice"] * config.players)
    for state, seat, action in lively.play(config):
        made.act(seat, state.rules.codec.text(action))
    assert made.ended
    return made


@pytest.mark.parametrize("config", lively.every(), ids=lively.name)
def test_a_record_replays_to_the_same_game(config: registry.Config) -> None:
    made = finished(config)
    again = Table.replay(made.lines)
    assert again.state.dump() == made.state.dump()
    assert again.lines == made.lines
    assert again.ended


@pytest.mark.parametrize("config", [lively.games()[5], lively.pilgrim()[3]], ids=lively.name)
def test_undo_restores_the_same_state_at_every_step(config: registry.Config) -> None:
    made = Table(config, ["human"] * config.players)
    taken_back = 0
    for state, seat, action in lively.play(config):
        text = state.ruleset.codec.text(action)
        before = json.dumps(made.state.dump())
        made.act(seat, text)
        if made.can_undo(seat):
            made.undo(seat)
            assert json.dumps(made.state.dump()) == before
            made.act(seat, text)
            taken_back += 1
    assert taken_back > 100
    assert Table.replay(made.lines).state.dump() == made.state.dump()


def test_a_draw_cannot_be_taken_back() -> None:
    made = table()
    plan_for_the_farm_house(made)
    for seat in (0, 1):
        made.act(seat, "act farm_house")
    for seat in (0, 1):
        made.act(seat, "pass")
    made.act(0, "draw 1")
    assert not made.can_undo(0)
    with pytest.raises(Illegal) as caught:
        made.undo(0)
    assert caught.value.reason.key == "no-undo"


def plan_for_the_farm_house(made: Table) -> None:
    for seat in (0, 1):
        made.act(seat, "place marked_boatman farm_house")
        made.act(seat, "place marked_craftsman farm_house")
        made.act(seat, "ready")


def test_what_is_sealed_cannot_be_taken_back() -> None:
    made = table(take_back_ready=False)
    made.act(0, "place marked_boatman farm_house")
    made.act(0, "ready")
    assert not made.can_undo(0)


def test_another_players_action_cannot_be_undone_past() -> None:
    made = table()
    plan_for_the_farm_house(made)
    made.act(0, "act farm_house")
    assert made.can_undo(0)
    assert not made.can_undo(1)
    made.act(1, "act farm_house")
    assert not made.can_undo(0)
    assert made.can_undo(1)
    assert made.undo(1) == made.count - 1
    assert made.state.to_act == (1,)


def test_plans_are_undone_without_touching_the_others() -> None:
    made = table()
    made.act(0, "place marked_boatman farm_house")
    made.act(1, "place marked_farmer village")
    made.act(0, "place marked_craftsman farm_house")
    made.act(1, "place marked_boatman village")
    assert made.reset(0) == 2
    places = made.state.view(1)["seats"][1]["places"]
    assert places["village"][:2] == ["marked_farmer", "marked_boatman"]
    assert made.state.view(0)["seats"][0]["places"]["farm_house"] == [None, None]
    assert [entry.seat for entry in made.log] == [1, 1]
    assert Table.replay(made.lines, partial=True).state.dump() == made.state.dump()


def test_undo_leaves_what_others_have_finished_meanwhile() -> None:
    made = table()
    made.act(0, "place marked_boatman farm_house")
    made.act(1, "place marked_farmer village")
    made.act(1, "ready")
    made.undo(0)
    assert made.state.to_act == (0,)
    assert made.state.view(1)["seats"][1]["places"]["village"][0] == "marked_farmer"
    assert (made.can_undo(0), made.can_undo(1)) == (False, True)  # ready, and not bound yet
    assert Table.replay(made.lines, partial=True).state.dump() == made.state.dump()


def at_table(phase: str, *seats: dict[str, object], **more: object) -> Table:
    position = {"phase": phase, "seats": list(seats), **more}
    config = registry.config("orleans", len(seats), 0)
    return Table(config, ["human"] * len(seats), None, position)


def test_undo_leaves_what_others_have_drawn_meanwhile() -> None:
    seat = {"bag": ["monk"] * 3, "places": {"ship": ["-", "-", "knight"]}}
    made = at_table("followers", seat, {"bag": ["farmer"] * 3}, round=2)
    made.act(0, "recall knight ship")
    made.act(1, "draw 2")
    assert made.undo(0) == 1
    assert made.state.to_act == (0,)
    assert made.state.view(1)["seats"][1]["market"]["farmer"] == 2


def laid_in_the_tower() -> Table:
    """Seat 0 was the last to choose before all plan."""
    tower = {"tiles": ["gunpowder_tower"], "market": ["knight", "monk"]}
    made = at_table("followers", tower, {}, round=2)
    made.act(0, "draw 0")
    made.act(0, "lay knight")
    made.act(0, "done")
    assert made.state.view(0)["asks"] == "plan"
    return made


def test_undo_does_not_pass_the_beginning_of_secret_plans() -> None:
    """That it could until somebody plans would tell when they do."""
    made = laid_in_the_tower()
    assert not made.can_undo(0)
    with pytest.raises(Illegal):
        made.undo(0)
    made.act(1, "place marked_farmer castle")
    assert not made.can_undo(0)
    made.act(0, "place_tower knight ship")
    assert made.undo(0) == made.count - 1
    assert not made.can_undo(0)


def test_undo_can_be_asked_about_a_game_whose_end_is_not_recorded_yet() -> None:
    """Nobody is asked any more, and what was chosen last is still there to be taken back."""
    made = Table(registry.config("orleans", 1, "end", scenario="dignitary"), ["human"])
    bot = ladder.make("orleans", "novice", "end")
    while not made.state.over:
        for action, _ in turn(bot, made.state, 0):
            made.act(0, made.state.ruleset.codec.text(action))
    cut = Table.replay(made.lines[:-1], partial=True)
    assert cut.state.over
    assert not cut.state.frames
    assert cut.can_undo(0)
    cut.undo(0)
    assert not cut.state.over


def test_a_record_may_still_have_passed_the_beginning_of_secret_plans() -> None:
    made = laid_in_the_tower()
    made.undo(0, made.count)
    assert made.state.view(0)["asks"] != "plan"
    assert Table.replay(made.lines, partial=True).state.dump() == made.state.dump()


@pytest.mark.parametrize("config", lively.games(), ids=lively.name)
def test_undo_touches_nobody_else(config: registry.Config) -> None:
    made = Table(config, ["human"] * config.players)
    chance = Stream(config.seed, "undo")
    bots = [ladder.make("orleans", "novice", f"{config.seed}/{i}") for i in range(config.players)]
    undone = 0
    while not made.ended:
        seat = chance.choice(list(made.state.to_act))
        texts = made.state.ruleset.codec.text
        chosen, _ = next(turn(bots[seat], made.state, seat))
        made.act(seat, texts(chance.choice(made.state.legal(seat)) if undone % 5 else chosen))
        seat = chance.below(config.players)
        if not chance.below(3) and made.can_undo(seat):
            before = made.state.dump()["state"]["seats"]
            made.undo(seat)
            after = made.state.dump()["state"]["seats"]
            if made.state.frames[-1].simultaneous:
                assert [p for p in after if p["seat"] != seat] == [
                    p for p in before if p["seat"] != seat
                ]
            assert seat in made.state.to_act
            assert audit(made.state) == []
            undone += 1
    assert undone > 5
    again = Table.replay(made.lines)
    assert (again.state.dump(), again.lines) == (made.state.dump(), made.lines)
    assert [entry.n for entry in again.log] == [entry.n for entry in made.log]


def test_an_action_is_journaled_before_it_counts() -> None:
    def broken(line: str) -> None:
        if '"do"' in line:
            raise OSError("disk full")

    made = Table(registry.config("orleans", 2, 1), ["human", "human"], broken)
    before = made.state.dump()
    with pytest.raises(OSError, match="disk full"):
        made.act(0, "place marked_boatman farm_house")
    assert made.state.dump() == before
    assert made.count == 0


def test_an_illegal_action_leaves_no_trace() -> None:
    made = table()
    for text in ("act castle", "place knight ship", "nonsense", "", "ready now"):
        with pytest.raises(Illegal):
            made.act(0, text)
    with pytest.raises(Illegal):
        made.act(7, "ready")
    assert made.count == 0


def edited(lines: list[str], at: int, **changes: object) -> list[str]:
    data = {**json.loads(lines[at]), **changes}
    return [
        *lines[:at],
        json.dumps(data, ensure_ascii=False, separators=(",", ":")),
        *lines[at + 1 :],
    ]


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return finished(lively.games()[4]).lines


@pytest.mark.parametrize(
    ("key", "entry", "damage"),
    [
        ("record-no-header", 0, lambda lines: []),
        ("record-no-header", 0, lambda lines: ["not json", *lines[1:]]),
        ("record-no-header", 0, lambda lines: ['{"format": "chess"}', *lines[1:]]),
        ("record-version", 0, lambda lines: edited(lines, 0, version=99)),
        ("record-header", 0, lambda lines: edited(lines, 0, game="chess")),
        ("record-header", 0, lambda lines: edited(lines, 0, players=6)),
        ("record-rules", 0, lambda lines: edited(lines[:1], 0, rules="orleans-0")),
        ("record-check", 1, lambda lines: edited(lines, 0, rules="orleans-0")),
        ("record-commitment", 0, lambda lines: edited(lines, 0, seed="another")),
        ("record-check", 5, lambda lines: edited(lines, 5, do="ready")),
        ("record-entry", 5, lambda lines: edited(lines, 5, n=6)),
        ("record-entry", 7, lambda lines: edited(lines, 7, do=3)),
        ("record-line", 9, lambda lines: [*lines[:9], lines[9][:20], *lines[10:]]),
        ("record-entry", 9, lambda lines: [*lines[:9], *lines[10:]]),
        ("record-unfinished", 20, lambda lines: lines[:21]),
    ],
)
def test_damage_is_found_where_it_is(lines: list[str], key: str, entry: int, damage) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadRecord) as caught:
        Table.replay(damage(lines))
    assert (caught.value.key, caught.value.values["entry"]) == (key, entry)


def forged(lines: list[str], change) -> list[str]:  # type: ignore[no-untyped-def]
    """A record with valid checks all the way, written by somebody who lies."""
    writer = Writer(json.loads(lines[0]))
    for text in lines[1:]:
        data = json.loads(text)
        data.pop("check")
        data.pop("n")
        changed = change(dict(data), writer.count + 1)
        if changed is not None:
            writer.add(writer.entry(**changed))
    return writer.lines


def test_an_honest_looking_record_with_an_illegal_action_is_refused(lines: list[str]) -> None:
    lie = forged(lines, lambda data, n: {**data, "do": "act castle"} if n == 3 else data)
    with pytest.raises(BadRecord) as caught:
        Table.replay(lie)
    assert (caught.value.key, caught.value.values["entry"]) == ("record-illegal", 3)


def test_an_honest_looking_record_with_another_result_is_refused(lines: list[str]) -> None:
    def lie(data: dict[str, object], n: int) -> dict[str, object]:
        return {"end": {"points": [999, 0], "ranks": [1, 2]}} if "end" in data else data

    with pytest.raises(BadRecord) as caught:
        Table.replay(forged(lines, lie))
    assert caught.value.key == "record-result"
    assert caught.value.values["entry"] == len(lines) - 1


@pytest.mark.parametrize("more", [{"end": {}}, {"undo": 1}, {"note": "hm"}])
def test_an_entry_says_one_thing_only(lines: list[str], more: dict[str, object]) -> None:
    lie = forged(lines, lambda data, n: {**data, **more} if n == 3 else data)
    with pytest.raises(BadRecord) as caught:
        Table.replay(lie)
    assert (caught.value.key, caught.value.values["entry"]) == ("record-entry", 3)


def test_a_record_is_gone_on_with_word_for_word() -> None:
    """Also if an option has come since, or somebody wrote an action in another spelling."""
    head = json.loads(table().lines[0])
    del head["options"]["coin_limit"]
    writer = Writer(head)
    writer.add(writer.entry(seat=0, do="Place  marked_farmer castle"))
    added: list[str] = []
    made = Table.replay(writer.lines, added.append, partial=True)
    made.act(1, "ready")
    assert made.lines == [*writer.lines, *added]
    assert Table.replay([*writer.lines, *added], partial=True).count == 2
