"""What the options of Pilgrim are called: all that the table knows of them is said."""

from __future__ import annotations

import pytest

from scriptorium.core.decision import Option
from scriptorium.games.pilgrim.state import Game
from scriptorium.texts import Texts
from tests.rules.pilgrim.support import at

ROW = {"duties": {"produce": 1, "build_roads": 2, "clerical": 1}, "coin": 2, "stone": 3}


def told(g: Game, text: str) -> Option:
    decision = g.decision(g.to_act[0])
    assert decision is not None
    options = (*decision.options, *decision.refused)
    return next(one for one in options if one.text == text)


def labels(g: Game, text: str) -> tuple[str, str]:
    option = told(g, text)
    english, german = (
        Texts(lang, "pilgrim", g.rules.codec, strict=True).label(option) for lang in ("en", "de")
    )
    return english, german


def test_a_tithe_names_what_it_brings() -> None:
    g = at(ROW, moment="act", tithes={"produce": "stone", "clerical": "cornucopia"})
    assert labels(g, "tithe produce") == (
        "take the tithe of Produce: 1 stone",
        "1 Stein als Zehnt der Aufgabe Produktion nehmen",
    )
    assert labels(g, "tithe clerical grain")[0] == "take the tithe of Clerical: 1 grain"


def test_hiring_names_the_fee() -> None:
    g = at(ROW, moment="act", round=21, merchant="produce", tithes={"produce": "coin"})
    assert labels(g, "hire bank") == ("hire the Bank for 1 coin", "die Bank für 1 Münze mieten")


def test_no_fee_is_named_that_cannot_be_paid() -> None:
    """With the Merchant at Taxation nothing is hired."""
    g = at(ROW, moment="act", round=21, merchant="taxation")
    option = told(g, "hire bank")
    assert option.refused is not None
    assert labels(g, "hire bank") == ("hire the Bank", "die Bank mieten")


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("lay e7 sw ne", "a straight road", "eine gerade Straße"),
        ("lay e7 sw n", "a road with a gentle curve", "eine Straße mit weiter Kurve"),
        ("lay e7 sw nw", "a road with a tight curve", "eine Straße mit enger Kurve"),
        ("lay g8 nw se", "a bridge leaning right", "eine nach rechts geneigte Brücke"),
    ],
)
def test_a_tile_is_told_by_its_form(text: str, english: str, german: str) -> None:
    g = at(ROW, moment="act")
    g.step(g.to_act[0], "duty build_roads")
    one, other = labels(g, text)
    assert english in one
    assert german in other


def test_fords_and_tiles_that_cannot_lie_anywhere_have_a_name() -> None:
    g = at(ROW, moment="act")
    texts = Texts("en", "pilgrim", g.rules.codec, strict=True)
    names = {dict(one.args)["tile"] for one in g.rules.codec if one.label == "lay"}
    assert {"S", "G", "T", "B_SA", "B_SB", "B_G", "F_S", "F_GA", "F_GB", "road"} == names
    assert texts.name("tile", "F_S", "a") == "a straight ford"
