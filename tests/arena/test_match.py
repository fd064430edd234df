"""One game between bots."""

from __future__ import annotations

import pytest

from scriptorium.arena.match import Match, play
from scriptorium.bots import ladder
from scriptorium.bots.base import Bot
from scriptorium.core import registry
from scriptorium.core.rng import Stream
from scriptorium.core.state import State
from scriptorium.core.table import Table

CONFIG = registry.config("orleans", 3, "match")


def bots(name: str, seed: str = "1") -> list[Bot]:
    return [ladder.make("orleans", name, f"{seed}/{seat}") for seat in range(CONFIG.players)]


@pytest.mark.parametrize("name", ["random", "novice"])
def test_a_record_is_accepted_and_leads_to_the_same_result(name: str) -> None:
    result = play(CONFIG, bots(name), recorded=True)
    table = Table.replay(result.lines)
    found = table.state.result()
    assert table.ended
    assert table.lines == result.lines
    assert table.seats == [name] * 3
    assert (found["points"], found["ranks"]) == (result.points, result.ranks)
    assert found["sources"] == result.sources
    assert result.decisions == len(result.lines) - 2  # all but the header and the end
    assert 0 < result.forced < result.decisions
    assert result.rounds == 18


def test_without_a_record_the_game_is_the_same() -> None:
    recorded = play(CONFIG, bots("novice"), recorded=True)
    plain = play(CONFIG, bots("novice"))
    assert plain.lines == []
    assert plain.text == ""
    assert (plain.points, plain.decisions) == (recorded.points, recorded.decisions)


class Listing(Bot):
    """Answers with a list that somebody else has written."""

    name = "listing"

    def __init__(self, chance: Stream, answer: list[int]) -> None:
        super().__init__(chance)
        self.answer = answer
        self.seen: list[State] = []

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        self.seen.append(state)
        return self.answer


def match(answer: list[int]) -> Match:
    return Match(CONFIG, [Listing(Stream("1", "1"), answer) for _ in range(3)], None, False)


def first_choice() -> tuple[State, int, list[int]]:
    """The first position in which seat 0 has a choice: the planning of round 1."""
    state = registry.load("orleans").new(CONFIG)
    while state.frames[-1].name != "plan":
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    return state, 0, state.legal(0)


def test_a_list_of_actions_is_taken_while_it_is_legal() -> None:
    state, seat, legal = first_choice()
    after = state.copy()
    after.apply(seat, legal[0])
    gone = next(action for action in legal if action not in after.legal(seat))
    game = match([legal[0], gone, legal[-1]])
    game.state = state
    game.turn(seat)
    assert game.decisions == 1
    assert game.state.dump() == after.dump()


def test_a_list_ends_when_the_seat_has_nothing_more_to_say() -> None:
    state, seat, legal = first_choice()
    codec = state.ruleset.codec
    game = match([codec.action("ready"), legal[0]])
    game.state = state
    game.turn(seat)
    assert game.decisions == 1
    assert seat not in game.state.to_act


def test_bots_see_neither_the_state_itself_nor_the_plans_of_others() -> None:
    state, _, legal = first_choice()
    game = match(legal[:1])
    game.state = state
    game.turn(0)
    game.turn(1)
    other = game.bots[1]
    assert isinstance(other, Listing)
    assert other.seen[0] is not state
    assert legal[0] in other.seen[0].legal(0)  # as if seat 0 had planned nothing yet


@pytest.mark.parametrize("answer", [[], [-1]])
def test_a_bot_that_breaks_the_rules_is_named(answer: list[int]) -> None:
    state, seat, _ = first_choice()
    game = match(answer)
    game.state = state
    with pytest.raises(ValueError, match="bot listing chose"):
        game.turn(seat)
