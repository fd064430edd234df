"""What is chosen in private stays so until the game is over: in logs, chronicles and undo."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scriptorium.core import registry
from scriptorium.core.chronicle import Chronicle, Scribe
from scriptorium.core.errors import Illegal
from scriptorium.core.table import Table
from tests import toys

Known = tuple[int | None, str, list[str]]


@pytest.fixture(autouse=True)
def hands() -> Iterator[None]:
    with toys.on_the_shelf():
        yield


def table(players: int = 2) -> Table:
    return Table(registry.config("hands", players), ["human"] * players)


def do(made: Table, *choices: str) -> None:
    """Each choice as "SEAT TEXT" or "SEAT undo"."""
    for choice in choices:
        seat, _, text = choice.partition(" ")
        if text == "undo":
            made.undo(int(seat))
        else:
            made.act(int(seat), text)


def known(made: Table, viewer: int | None) -> list[Known]:
    return [
        (one.seat, one.text, [event.kind for event in one.events])
        for one in made.feed(viewer).entries
    ]


ROUND = ("0 done", "1 done", "0 bid 1", "1 bid 2", "0 done")


def test_others_hear_of_a_private_choice_by_its_public_events_alone() -> None:
    made = table()
    do(made, "0 keep 3", "0 keep 1", "1 keep 2", "0 done", "1 done")
    assert known(made, 0) == [
        (0, "keep 3", ["kept"]),
        (0, "keep 1", ["kept"]),
        (0, "done", []),
        (None, "", ["all-kept"]),
    ]
    assert known(made, None) == [(None, "", ["all-kept"])]


def test_the_number_of_private_choices_makes_no_difference_to_anybody_else() -> None:
    few, many = table(3), table(3)
    do(few, "1 done", "2 keep 1", "0 done", "2 done", "0 bid 1")
    do(many, "1 keep 4", "1 keep 1", "0 done", "1 undo", "1 keep 2", "2 keep 1", "1 done")
    do(many, "2 done", "0 bid 1")
    for viewer in (0, 2, None):
        assert known(few, viewer) == known(many, viewer)
        assert few.state.view(viewer) == many.state.view(viewer)
    assert len(known(many, 1)) == len(known(few, 1)) + 4


def test_a_private_choice_taken_back_is_never_heard_of() -> None:
    made = table()
    do(made, "0 keep 3", "0 undo")
    assert [undone for _, undone, _ in known(made, 0)] == ["keep 3", ""]
    assert known(made, 1) == known(made, None) == []
    do(made, *ROUND, *ROUND)
    assert made.ended
    assert all(text != "keep 3" for _, text, _ in known(made, 1))


def test_if_it_was_heard_of_by_its_events_so_is_its_undo() -> None:
    made = table(1)
    do(made, "0 done", "0 bid 1", "0 done")
    assert known(made, None)[-1] == (None, "", ["round"])
    made.undo(0)
    feed = made.feed(None)
    assert feed.entries[-1].seat is None
    assert feed.place(feed.entries[-1].undoes or 0) == len(feed.entries) - 1
    assert [one.text for one in made.log_for(None)] == ["", "bid 1"]


def test_when_the_game_is_over_all_is_shown() -> None:
    made = table()
    do(made, "1 keep 4", *ROUND, "0 keep 2", "0 done", "1 done", "0 bid 1", "1 bid 1")
    before = known(made, None)
    assert all(seat is None or text.startswith("bid") for seat, text, _ in before)
    do(made, "0 bury 2", "0 done")
    assert made.ended
    assert known(made, None)[: len(before)] == before
    assert known(made, None)[len(before) :] == [
        (None, "", ["game-over"]),
        (1, "keep 4", ["kept"]),
        (0, "done", []),
        (1, "done", []),
        (0, "done", []),
        (0, "keep 2", ["kept"]),
        (0, "done", []),
        (1, "done", []),
        (0, "bury 2", ["buried"]),
        (0, "done", []),
    ]
    events = [event for entry in made.feed(None).entries for event in entry.events]
    assert {event.private_to for event in events} == {None}
    assert (1, "keep 4", ["kept"]) in known(made, 0)


def test_a_choice_that_leads_to_a_private_question_cannot_be_taken_back() -> None:
    """Else it could be seen whether the question has been answered."""
    made = table()
    do(made, "0 done", "1 done", "0 bid 1")
    assert made.can_undo(0)
    made.act(1, "bid 2")  # now seat 0 buries
    assert not made.can_undo(1)
    with pytest.raises(Illegal):
        made.undo(1)
    made.act(0, "done")  # now both keep
    assert not made.can_undo(0)


def test_ones_own_private_choice_can_be_taken_back() -> None:
    made = table()
    do(made, "0 keep 3", "1 keep 1", "0 undo")
    assert made.state.view(0)["seats"][0]["kept"] == []
    assert made.state.view(1)["seats"][1]["kept"] == [1]
    assert Table.replay(made.lines, partial=True).state.dump() == made.state.dump()


def test_private_choices_of_others_do_not_concern_me() -> None:
    made = table()
    do(made, "1 keep 1", "1 done")
    assert not made.concerns(0, 0)
    do(made, "0 done")
    assert made.concerns(0, 0)


def test_a_chronicle_keeps_what_is_private_and_what_is_secret() -> None:
    made = table()
    do(made, "1 keep 4", "0 keep 1", *ROUND, *ROUND)
    assert made.ended
    scribe = Scribe()
    Table.replay(made.lines, scribe=scribe)
    kept = scribe.taken()
    for n in range(len(kept)):
        again = Table.resume(made.lines, Chronicle(kept[: n + 1]))
        assert [one.dump() for one in again.entries] == [one.dump() for one in made.entries]
        for viewer in (0, 1, None):
            assert known(again, viewer) == known(made, viewer)
