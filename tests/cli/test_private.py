"""What was chosen in private, at the terminal."""

from __future__ import annotations

from tests import toys
from tests.cli.terminal import Terminal


def test_it_is_told_to_others_when_the_game_is_over(terminal: Terminal) -> None:
    with toys.on_the_shelf():
        shown = terminal("play", "hands", "--seats", "random,random", "--seed", 3).out
        told, _, after = shown.partition("The game is over.")
        assert "Blue bids" in told
        assert "keeps" not in told
        assert "Blue keeps" in after
        assert "Red keeps" in after


def test_a_person_reads_of_her_own_choices_at_once(terminal: Terminal) -> None:
    with toys.on_the_shelf():
        typed = "keep 3\ndone\n" + "bid 1\ndone\ndone\nbid 2\ndone\n"
        shown = terminal("play", "hands", "--seats", "human,random", "--seed", 3, typed=typed).out
        told, _, after = shown.partition("The game is over.")
        assert "Blue keeps 3" in told
        assert "Red keeps" not in told
        assert "Red keeps" in after
