"""The log as each viewer comes to know it; lines of others; chronicles."""

from __future__ import annotations

import json

import pytest

from scriptorium.core import registry
from scriptorium.core.chronicle import Chronicle, Scribe, kept_of
from scriptorium.core.errors import BadRecord
from scriptorium.core.rng import Stream
from scriptorium.core.table import Table
from tests.contract import lively


def planning(players: int = 2, **options: object) -> Table:
    config = registry.config("orleans", players, 1, options={"start": "1", **options})
    return Table(config, ["human"] * players)


def known(table: Table, viewer: int | None) -> list[tuple[int, str, int | None]]:
    feed = table.feed(viewer)
    return [(one.seat, one.text, one.undoes and feed.place(one.undoes)) for one in feed.entries]


def test_a_secret_plan_leaves_no_trace_in_the_logs_of_others() -> None:
    table = planning()
    table.act(1, "place marked_farmer village")
    table.act(0, "place marked_boatman farm_house")
    table.act(1, "ready")
    for viewer in (0, None):
        assert all(seat != 1 for seat, _, _ in known(table, viewer))
    # Numbers without gaps: not even how much the other has planned can be told.
    assert known(table, 0) == [(0, "place marked_boatman farm_house", None)]


def test_a_plan_taken_back_in_secret_is_never_heard_of() -> None:
    table = planning()
    table.act(1, "place marked_farmer village")
    table.act(0, "place marked_boatman farm_house")
    table.undo(1)
    table.act(1, "ready")
    table.act(0, "ready")
    assert known(table, 1) == [
        (1, "place marked_farmer village", None),
        (1, "", 1),
        (1, "ready", None),
        (0, "place marked_boatman farm_house", None),
        (0, "ready", None),
    ]
    assert known(table, 0) == known(table, None)[:1] + known(table, 0)[1:]
    assert [seat for seat, _, _ in known(table, 0)] == [0, 1, 0]
    assert [text for _, text, _ in known(table, None)][-1] == "ready"


def test_a_log_only_ever_grows() -> None:
    table = planning(3)
    before: dict[int | None, list[int]] = {viewer: [] for viewer in (0, 1, 2, None)}
    chance = Stream("7", "grows")
    for _ in range(300):
        seat = chance.choice(list(table.state.to_act))
        table.act(seat, table.state.ruleset.codec.text(chance.choice(table.state.legal(seat))))
        seat = chance.below(3)
        if not chance.below(3) and table.can_undo(seat):
            table.undo(seat)
        for viewer, numbers in before.items():
            now = [entry.n for entry in table.feed(viewer).entries]
            assert now[: len(numbers)] == numbers
            before[viewer] = now
    assert len(set(map(len, before.values()))) > 1


def test_what_others_plan_at_the_same_time_does_not_concern_me() -> None:
    table = planning()
    assert not table.concerns(0, 0)
    table.act(1, "place marked_farmer village")
    assert not table.concerns(0, 0)
    table.act(0, "place marked_boatman farm_house")
    assert table.concerns(0, 0)
    assert not table.concerns(0, 1)
    table.act(1, "ready")
    table.act(0, "ready")
    assert table.concerns(0, 1)
    assert table.concerns(1, len(table.feed(1).entries) - 1)


def test_draws_of_others_do_not_concern_me_but_the_end_of_the_phase_before_does() -> None:
    seat = {"bag": ["monk"] * 3}
    config = registry.config("orleans", 2, 0)
    position = {"phase": "followers", "seats": [seat, seat], "round": 2}
    table = Table(config, ["human"] * 2, None, position)
    table.act(1, "draw 2")
    assert len(table.feed(0).entries) == 1  # everybody sees a draw
    assert not table.concerns(0, 0)
    table.act(0, "draw 2")
    assert table.concerns(1, 1)


@pytest.mark.parametrize("config", lively.games()[3:6], ids=lively.name)
def test_the_lines_of_another_process_give_the_same_table(config: registry.Config) -> None:
    made = Table(config, ["human"] * config.players)
    other = Table(config, ["human"] * config.players)
    for state, seat, action in lively.play(config):
        made.act(seat, state.rules.codec.text(action))
        if made.can_undo(seat) and not made.count % 7:
            made.undo(seat)
            made.act(seat, state.rules.codec.text(action))
        for line in made.lines[other.count + 1 :]:
            other.follow(line)
    assert other.ended
    assert other.lines == made.lines
    assert other.state.dump() == made.state.dump()
    for viewer in (*range(config.players), None):
        assert known(other, viewer) == known(made, viewer)


def test_a_line_that_does_not_fit_is_refused_and_changes_nothing() -> None:
    made, other = planning(), planning()
    made.act(0, "place marked_farmer village")
    first = made.lines[1]
    before = other.state.dump()
    for line in ("", "[]", first.replace("farmer", "knight"), first.replace('"n":1', '"n":2')):
        with pytest.raises(BadRecord):
            other.follow(line)
    assert (other.state.dump(), other.count) == (before, 0)
    other.follow(first)
    with pytest.raises(BadRecord):
        other.follow(first)
    assert other.lines == made.lines


@pytest.mark.parametrize("config", lively.games()[2:6], ids=lively.name)
def test_a_table_resumed_from_its_chronicle_is_the_same(config: registry.Config) -> None:
    made = Table(config, ["human"] * config.players, scribe=Scribe())
    for state, seat, action in lively.play(config):
        made.act(seat, state.rules.codec.text(action))
        if made.can_undo(seat) and not made.count % 5:
            made.undo(seat)
            made.act(seat, state.rules.codec.text(action))
    kept = made.taken()
    assert len(kept) == len(made.lines)
    for n in range(0, len(kept), len(kept) // 10):
        again = Table.resume(made.lines, Chronicle(kept[: n + 1]))
        assert again.state.dump() == made.state.dump()
        assert (again.lines, again.ended) == (made.lines, True)
        assert [one.dump() for one in again.entries] == [one.dump() for one in made.entries]
        assert again.taken() == kept[n + 1 :]
        for viewer in (*range(config.players), None):
            assert known(again, viewer) == known(made, viewer)


def test_what_may_be_taken_back_may_be_so_by_a_table_that_is_resumed() -> None:
    table = planning()
    table.scribe = Scribe(kept_of(table.state))
    start = Scribe()
    start.begin(None, kept_of(table.state))
    table.act(0, "place marked_boatman farm_house")
    again = Table.resume(table.lines, Chronicle([*start.taken(), *table.taken()]))
    assert again.can_undo(0)
    again.undo(0)
    table.undo(0)
    assert (again.lines, again.taken()) == (table.lines, table.taken())


def test_a_secret_is_held_in_a_chronicle_too() -> None:
    table = planning(take_back_ready=False)
    table.act(0, "place marked_boatman farm_house")
    table.act(0, "ready")
    kept = Scribe()
    Table.replay(table.lines, partial=True, scribe=kept)
    again = Table.resume(table.lines, Chronicle(kept.taken()))
    assert known(again, 1) == []
    for made in (table, again):
        made.act(1, "ready")
    assert len(known(table, 1)) == 3
    for viewer in (0, 1, None):
        assert known(again, viewer) == known(table, viewer)


def test_a_choice_played_by_itself_is_marked_in_record_and_log() -> None:
    table = planning()
    table.act(0, "ready", auto=True)
    table.act(1, "ready")
    assert [entry.auto for entry in table.log] == [True, False]
    assert json.loads(table.lines[1])["auto"] is True
    again = Table.replay(table.lines, partial=True)
    assert [entry.auto for entry in again.log] == [True, False]
