"""The bots play City Defense: for the team, for the own card, and as speaker."""

from __future__ import annotations

import pytest

from scriptorium.arena.match import Result, play
from scriptorium.bots import ladder
from scriptorium.bots.orleans.bots import Greedy
from scriptorium.core import registry
from scriptorium.games.orleans.state import Game
from tests.rules.invasion.team import at, strike

GUILD_HOUSE = {"guild_house": ["craftsman"]}
VEHICLE = {"vehicle": ["trader"]}


def greedy() -> Greedy:
    bot = ladder.make("orleans", "greedy", "1")
    assert isinstance(bot, Greedy)
    return bot


def answers(g: Game, seat: int = 0) -> list[str]:
    return [g.rules.codec.text(action) for action in greedy().choose(g.copy(), seat)]


def acts(g: Game, seat: int = 0) -> list[str]:
    """What a seat does until it passes or is no longer asked."""
    g, out = g.copy(), []
    while seat in g.to_act and "pass" not in out:
        for text in answers(g, seat):
            out.append(text)
            g.apply(seat, g.rules.codec.action(text))
    return out


def game(bot: str, players: int, seed: int) -> Result:
    options = {"difficulty": "easier"}
    config = registry.config(
        "orleans", players, f"c/{seed}", scenario="city-defense", options=options
    )
    return play(config, [ladder.make("orleans", bot, f"{seed}/{i}") for i in range(players)])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_comes_far_nearer_to_victory_than_novice(players: int) -> None:
    seeds = range(3)
    ours = sum(game("greedy", players, seed).points[0] for seed in seeds)
    theirs = sum(game("novice", players, seed).points[0] for seed in seeds)
    assert ours > theirs + 6


def test_goods_that_the_warehouse_lacks_are_sent_there() -> None:
    seat = {"places": VEHICLE, "goods": ["grain", "grain", "wine"]}
    done = acts(at("actions", seat))
    assert done[0] == "act vehicle"
    assert sorted(done[1:4]) == [
        "deliver grain warehouse",
        "deliver grain warehouse",
        "deliver wine warehouse",
    ]


def test_what_the_own_card_asks_for_is_kept() -> None:
    seat = {"places": VEHICLE, "goods": ["wool", "wool"]}
    gone = {"citizens_gone": ["town_watch", "infirmary", "catapult", "grain", "wine", "cheese"]}
    assert acts(at("actions", seat, characters=["fisherman", "general"], city=gone)) == ["pass"]


def test_coins_go_to_whoever_cannot_pay_a_due() -> None:
    seat, manager = {"places": GUILD_HOUSE, "coins": 9}, {"coins": 0}
    cards = ["general", "estate_manager"]
    done = acts(at("actions", seat, manager, characters=cards, round=7))
    assert done[:2] == ["act guild_house", "fund 4 2"]


def test_coins_for_the_trip_stay_in_the_purse() -> None:
    seat = {"places": GUILD_HOUSE, "coins": 4}
    assert acts(at("actions", seat, event="trip")) == ["pass"]
    away = {**seat, "merchant": "blois"}
    assert acts(at("actions", away, event="trip"))[0] == "act guild_house"


def test_a_follower_that_is_due_stays_on_the_market() -> None:
    manager = {"market": ["farmer", "boatman", "trader"], "coins": 20}
    for number, waits in ((8, True), (9, False)):
        g = at("planning", manager, characters=["estate_manager", "general"], round=number)
        assert any("place farmer" in text for text in answers(g)) is not waits


def test_the_speaker_spares_those_who_need_what_is_given_up() -> None:
    cards = ["librarian", "merchant"]
    rows = [{"development": 22}, {"development": 22}]
    assert answers(strike("witch_hunt", *rows, characters=cards)) == ["back 2"]
    assert answers(strike("witch_hunt", *rows, characters=cards[::-1])) == ["back 1"]


def test_a_proposal_that_costs_too_much_is_refused() -> None:
    cards = ["librarian", "merchant"]
    g = strike("witch_hunt", {"development": 22}, {"development": 22}, characters=cards)
    mine, theirs = (g.rules.codec.action(f"back {seat}") for seat in (1, 2))
    assert greedy().agrees(g.copy(), 0, [theirs] * 6)
    assert not greedy().agrees(g.copy(), 0, [mine] * 6)


def test_the_mayor_keeps_two_citizens() -> None:
    seat = {"development": 2, "places": {"scriptorium": ["knight", "scholar"]}}
    g = at("actions", seat, characters=["mayor", "general"])
    assert acts(g)[:2] == ["act scriptorium", "yes"]
