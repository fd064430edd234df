"""What is said of a position: prompts, refusals, the log and the menu follow the state."""

from __future__ import annotations

import pytest

from scriptorium.core.events import Event
from scriptorium.games.pilgrim import abbott, picture
from scriptorium.games.pilgrim.round_end import award_alms
from scriptorium.games.pilgrim.state import Game
from scriptorium.texts import Texts
from tests.rules.pilgrim.support import alone, at, do, events, legal, player, refused

ENGLISH = Texts("en", "pilgrim", strict=True)
GERMAN = Texts("de", "pilgrim", strict=True)


def prompt(g: Game) -> str:
    asked = g.decision(g.to_act[0])
    assert asked is not None
    return ENGLISH.t(f"prompt-{asked.kind}", **asked.values)


def labels(g: Game) -> list[str]:
    asked = g.decision(g.to_act[0])
    assert asked is not None
    return [ENGLISH.label(option) for option in asked.options]


def told(texts: Texts, happened: list[Event]) -> str:
    return " ".join(sentence.text for sentence in texts.story(happened))


def menu(g: Game) -> list[str]:
    """The rows of the terminal, a head and its items in one text."""
    seat = g.to_act[0]
    asked = g.decision(seat)
    assert asked is not None
    rows = picture.menu(g.view(seat), asked.json(), ENGLISH, 100)
    return [
        " ".join(["".join(text for text, _ in head).strip(), *(text for _, _, text in items)])
        for head, items in rows
    ]


# The ring


def test_the_log_names_duties_and_joins_what_is_put_down() -> None:
    g = at({"duties": {"n": 3}}, {}, moment="move")
    happened = do(g, "move n")
    assert told(ENGLISH, happened) == (
        "Blue lifts 3 acolytes on Produce and puts one each on Allocation and on Clerical."
    )
    assert told(GERMAN, happened) == (
        "Blau nimmt 3 Akolyten auf Produktion auf und setzt je einen auf Zuweisung und auf Klerus "
        "ab."
    )
    assert [one["space"] for one in events(happened, "dropped")] == ["ne", "e"]
    assert labels(g) == ["put the next acolyte on Build Roads", "put the next acolyte in the city"]
    assert told(ENGLISH, do(g, "to city")) == "Blue puts one in the city."


def test_what_is_put_twice_on_a_space_is_not_told_in_one() -> None:
    twice = [Event("dropped", 0, {"space": "n", "at": "produce"}, None)] * 2
    assert told(ENGLISH, twice) == "Blue puts one on Produce and puts one on Produce."


def test_a_way_that_is_none_is_told_by_duties() -> None:
    g = at({"duties": {"n": 3}}, {}, moment="move")
    do(g, "move n")
    said = ENGLISH.reason(refused(g, "to nw"))
    assert "from Clerical and Give Alms and out of it to Produce and Taxation" in said


# Duties


def test_taxation_speaks_of_the_free_choice_only_at_first() -> None:
    g = at({"duties": {"taxation": 2, "produce": 2}, "city": 0}, {}, moment="act")
    do(g, "duty taxation")
    assert "the first of your choice" in prompt(g)
    do(g, "take coin")
    assert prompt(g) == "Taxation: up to 2 more resources, as your majorities show."


def test_construct_speaks_of_what_is_left() -> None:
    g = at({"duties": {"construct": 2}, "stone": 6}, {}, moment="act", round=9)
    do(g, "duty construct")
    assert prompt(g) == "Construct: a building and a road, in either order."
    do(g, next(one for one in legal(g) if one.startswith("construct")))
    assert prompt(g) == "Construct: your building is done; a road may follow."


@pytest.mark.rule("PIL-R42")
def test_give_alms_says_what_is_possible_and_when_it_is_lost() -> None:
    row = {"duties": {"give_alms": 3}, "buildings": ["well"], "coin": 3}
    g = at(row, {}, moment="act", round=9)
    do(g, "duty give_alms")
    assert prompt(g).endswith("or donate a building for one row.")
    do(g, "give coin")
    assert prompt(g).endswith("for 1 coin or 1 grain.")
    late = at({**row, "alms": 6}, {"alms": 7}, moment="act", round=9)
    do(late, "duty give_alms")
    assert prompt(late).endswith("coins and grain that you give are lost.")


@pytest.mark.rule("PIL-ATBL-1", "PIL-ATBL-2")
@pytest.mark.parametrize(("alms", "who"), [(1, "a serf"), (3, "an acolyte"), (5, "a serf")])
def test_a_row_bonus_names_who_moves(alms: int, who: str) -> None:
    g = at({"duties": {"give_alms": 2}, "alms": alms}, {}, moment="act")
    do(g, "duty give_alms", "give coin")
    assert f": move {who} from the" in prompt(g)


# Refusals


def test_taxation_in_minority_promises_no_tithe() -> None:
    row = {"duties": {"taxation": 1, "produce": 1}, "coin": 0}
    g = at(row, {"duties": {"taxation": 2}}, moment="act")
    assert refused(g, "duty taxation").key == "minority-taxation"


@pytest.mark.rule("PIL-TRAIL-5")
def test_the_price_of_a_site_is_told_with_what_is_there() -> None:
    row = {"duties": {"build_roads": 2}, "routes": ["f7 f8 e8 d9"], "stone": 3}
    g = at({**row, "piety": 1, "coin": 2}, {}, moment="act")
    do(g, "duty build_roads")
    reason = refused(g, "lay d9 sw n")
    assert reason.values["hex"] == "c9"
    assert (reason.values["held"], reason.values["purse"]) == (1, 2)
    assert ENGLISH.reason(reason).startswith("C9 costs ")


@pytest.mark.rule("PIL-R46")
def test_the_mill_wants_a_second_grain_held() -> None:
    row = {"duties": {"give_alms": 2}, "buildings": ["mill"], "grain": 1, "coin": 2}
    g = at(row, {}, moment="act", round=20)
    do(g, "duty give_alms", "use mill", "give grain")
    reason = refused(g, "give grain")
    assert reason.key == "mill-grain"
    assert (reason.values["count"], reason.values["stock"]) == (2, 1)


def test_a_fee_is_not_missed_for_a_building_without_use() -> None:
    row = {"duties": {"taxation": 2, "produce": 2}, "stone": 0}
    tithes = {"produce": "stone", "allocation": "grain"}
    g = at(row, {"buildings": ["chapter_house"]}, moment="act", merchant="produce", tithes=tithes)
    do(g, "duty taxation")
    assert refused(g, "hire chapter_house").key == "no-effect"


# The end of a round


@pytest.mark.rule("PIL-ATBL-10")
@pytest.mark.parametrize(
    ("rows", "tie"),
    [(((4, 0), (2, 0)), "none"), (((4, 1), (4, 0)), "piety"), (((4, 1), (4, 1)), "turn")],
)
def test_the_log_says_what_decided_the_alms_table(
    rows: tuple[tuple[int, int], tuple[int, int]], tie: str
) -> None:
    g = at(*({"alms": alms, "piety": piety} for alms, piety in rows), start=1)
    happened = g.sink = []
    award_alms(g)
    [won] = events(happened, "prize")
    assert (won["tie"], won["points"]) == (tie, 5)


@pytest.mark.rule("PIL-REND-10")
def test_in_a_tie_of_piety_the_prompt_does_not_claim_the_most() -> None:
    no_hiring = {"moment": "round-end", "merchant": "build_roads", "round": 2, "start": 1}
    assert prompt(at({"piety": 3}, {"piety": 3}, **no_hiring)).startswith("You share the most")
    assert prompt(at({"piety": 4}, {"piety": 3}, **no_hiring)).startswith("You have the most")


@pytest.mark.rule("PIL-SOLO-28")
def test_the_abbotts_clerical_tells_only_what_counted() -> None:
    g = alone(abbott={"activities": ["vestry"]})
    happened = g.sink = []
    abbott.clerical(g, player(g, 2))
    assert [one["activity"] for one in events(happened, "worked")] == ["vestry"]
    assert events(happened, "used") == []


# The menu of the terminal


def test_a_donation_is_called_one_in_the_menu() -> None:
    g = at({"duties": {"give_alms": 2}, "buildings": ["bank"]}, {}, moment="act", round=20)
    do(g, "duty give_alms")
    assert menu(g)[:2] == ["give grain coin", "Bank donate: 6 points"]  # the keys of gifts stay


def test_the_heading_of_new_roads_stands_only_above_new_roads() -> None:
    row = {"duties": {"build_roads": 2}, "stone": 3, "piety": 3}
    heading = "New road from the city (takes 1 acolyte):"

    def rows(*routes: str) -> list[str]:
        g = at({**row, "routes": list(routes)}, {}, moment="act")
        do(g, "duty build_roads")
        return [one.strip() for one in menu(g)]

    assert heading in rows()
    assert heading not in rows("f7 f8 e8")
    from_shrine = rows("f6 e7 *d7")
    assert from_shrine.index(heading) < from_shrine.index("On from a shrine of yours:")


@pytest.mark.rule("PIL-TRAIL-4")
def test_the_acolyte_for_a_site_goes_onto_the_site() -> None:
    row = {"duties": {"build_roads": 2}, "city": 1, "routes": ["f7 f8 e8 d9"], "stone": 3}
    g = at({**row, "piety": 12, "coin": 9}, {}, moment="act")
    do(g, "duty build_roads")
    do(g, "lay d9 sw n")
    assert prompt(g) == "Which acolyte goes onto the map, to C9?"
