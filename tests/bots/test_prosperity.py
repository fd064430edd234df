"""The bots play Prosperity: the carpenter, structures, and cards."""

from __future__ import annotations

from scriptorium.arena.match import Result, play
from scriptorium.bots import ladder
from scriptorium.core import registry
from scriptorium.games.orleans.state import Game
from tests.rules.invasion.prosperity import at

LATE = 9  # a round in which it is time for structures


def answers(g: Game) -> list[str]:
    chosen = ladder.make("orleans", "greedy", "1").choose(g.copy(), 0)
    return [g.rules.codec.text(action) for action in chosen]


def acts(g: Game) -> list[str]:
    g, out = g.copy(), []
    while 0 in g.to_act and "pass" not in out:
        for text in answers(g):
            out.append(text)
            g.apply(0, g.rules.codec.action(text))
    return out


def game(players: int, seed: int) -> Result:
    config = registry.config("orleans", players, f"p/{seed}", scenario="prosperity")
    return play(config, [ladder.make("orleans", "greedy", f"{seed}/{i}") for i in range(players)])


def test_followers_are_laid_out_for_the_way_of_the_carpenter() -> None:
    seat = {"market": ["trader", "trader", "boatman"], "bag": ["craftsman", "craftsman", "trader"]}
    g = at("planning", seat, hands=["pottery"], round=LATE)
    assert "place boatman carpenter" in answers(g)


def test_the_carpenter_goes_to_the_town_of_the_card_and_builds() -> None:
    seat = {"places": {"carpenter": ["trader", "boatman"]}, "bag": ["farmer", "craftsman"]}
    done = acts(at("actions", seat, hands=["palace_garden"], round=LATE))
    assert done[:2] == ["act carpenter", "step boatman waterway blois"]
    assert done[2].startswith("build ")


def test_structures_are_built_and_completed() -> None:
    points = [result.sources["structures"] for result in (game(2, seed) for seed in range(6))]
    assert sum(map(sum, points)) > 40
