"""Whole games of Prosperity, and positions and dumps of it that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.core.errors import BadPosition
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.audit import audit
from scriptorium.games.orleans.scenarios.prosperity.works import works
from tests.contract import lively
from tests.rules.invasion.prosperity import at, built, own, structures
from tests.support import EDITIONS, ORLEANS

RICH = {
    "coins": 30,
    "goods": {"grain": 2, "cheese": 2, "wine": 1},
    "bag": ["trader"] * 2 + ["boatman"] * 2 + ["craftsman", "farmer", "knight"],
    "market": [],
    "tracks": {"knights": 4},
    "tiles": [],
}


@pytest.mark.parametrize("seed", range(8))
def test_lively_games_keep_the_rules(seed: int) -> None:
    players, edition = 2 + seed % 4, EDITIONS[seed // 4]
    config = registry.config("orleans", players, f"pros/{seed}", edition, "prosperity")
    state: Any = None
    for state, seat, action in lively.play(config):
        legal = state.legal(seat)
        assert action in legal
        assert len(set(legal)) == len(legal)
        assert audit(state) == []
        assert 0 <= state.round <= 16
    assert (state.over, state.round) == (True, 16)
    assert audit(state) == []


def test_games_in_which_structures_are_built_and_completed() -> None:
    """By chance, from a position in which that is easy: with all sixteen events."""
    done = count = 0
    asked: set[str] = set()
    for seed in range(6):
        chance = Stream(str(seed), "prosperity")
        sites = [
            built("dairy", "c35", "farmer", "farmer"),
            built("fair_hall", "c23", "trader", "trader", "knight", seat=2),
        ]
        g = at("followers", RICH, RICH, seed=seed, structures=sites, carpenter="vierzon")
        while g.to_act:
            seat = chance.choice(list(g.to_act))
            legal = g.legal(seat)
            name = g.frames[-1].name
            asked.add(name)
            dull = len(legal) > 1 and name in ("act", "plan", "carpenter") and chance.below(8)
            g.apply(seat, chance.choice(legal[:-1] if dull else legal))
            assert audit(g) == []
        count += len(structures(g)) - len(sites)
        done += sum(site["complete"] for site in structures(g))
        result = g.result()
        assert result["points"] == [sum(row) for row in zip(*result["sources"].values())]
    assert count
    assert done > 6
    assert asked >= {"choose-card", "carpenter", "offer", "furnish", "return-or-pay", "send"}


# What cannot be


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"carpenter": "paris"}, "paris"),
        ({"hands": ["castle"]}, "castle"),
        ({"hands": ["keep", "keep"]}, "keep"),
        ({"hands": ["keep"], "pile": ["keep"]}, "keep"),
        ({"hands": ["vineyard"], "structures": [built("vineyard", "c42")]}, "vineyard"),
        ({"hands": "keep"}, "hands"),
        ({"pile": [[]]}, "pile"),
        ({"structures": [built("vineyard", "c30")]}, "structures[1].way"),
        ({"structures": [built("vineyard", "c42")], "map": {"c42": []}}, "structures[1].way"),
        ({"structures": [built("vineyard", "c42", "monk")]}, "monk"),
        ({"structures": [built("vineyard", "c42"), built("forge", "c42")]}, "structures[2].way"),
        ({"structures": [built("vineyard", "c42", seat=3)]}, "structures[1].seat"),
        ({"structures": [{"card": "vineyard"}]}, "structures[1].way"),
        ({"structures": [{"what": 1}]}, "what"),
        ({"face_down": ["school"]}, "face_down"),
        ({"face_down": ["bathhouse"]}, "bathhouse"),
        ({"phase": "structure-cards", "hands": ["keep"]}, "hands"),
        ({"citizens_taken": ["development 3"]}, "development 3"),
        ({"seats": [{"citizens": 12}, {}]}, "audit"),
    ],
)
def test_a_position_that_cannot_be_is_refused(more: dict[str, Any], key: str) -> None:
    data = {"scenario": "prosperity", "phase": "planning", "seats": [{}, {}], **more}
    with pytest.raises(BadPosition) as found:
        ORLEANS.position(data)
    assert key in str(found.value)


def test_what_a_position_does_not_say_is_as_dealt() -> None:
    g = at("planning", {"citizens": 2}, {"tiles": ["library"]}, face_down=["library"])
    assert (own(g)["citizens"], own(g)["carpenter"]) == (9, "orleans")
    assert [row["holds"] for row in own(g)["seats"]] == [True, True]
    assert len(own(g)["pile"]) == 20
    none = at("planning", hands=["-", "keep"])
    assert [row["holds"] for row in own(none)["seats"]] == [False, True]
    assert at("structure-cards").to_act == (0, 1)


def forged(own_: dict[str, Any]) -> dict[str, Any]:
    sites = [built("vineyard", "c42", "wine")]
    dump = at("actions", {"tiles": ["library"]}, {}, structures=sites).dump()
    dump["state"]["own"] |= own_
    return dump


@pytest.mark.parametrize(
    "own_",
    [
        {"carpenter": 99},
        {"carpenter": -1},
        {"citizens": -1},
        {"citizens": 12},
        {"pile": []},
        {"pile": [0] * 19},
        {"hands": [0]},
        {"hands": [0, 0]},
        {"drawn": [[], [1, 2]]},
        {"drawn": []},
        {"seen": [0]},
        {"seen": [99] * 22},
        {"burnt": [0]},
        {"burnt": [1, 0]},
        {"burnt": [1 << 90, 0]},
        {"sites": []},
        {"sites": [[17, 5, 82, 0, [0] * 13]]},
        {"sites": [[17, 0, 82, 9, [0] * 13]]},
        {"sites": [[17, 0, 999, 0, [0] * 13]]},
        {"sites": [[17, 0, 58, 0, [0] * 13]]},  # a good lies there
        {"sites": [[17, 0, 82, 0, [9] * 13]]},
        {"sites": [[17, 0, 82, 0, []]]},
        {"sites": [[17]]},
    ],
)
def test_a_forged_slice_is_refused(own_: dict[str, Any]) -> None:
    whole = forged({})
    assert ORLEANS.load(json.loads(json.dumps(whole))).dump() == whole
    with pytest.raises(BadPosition):
        ORLEANS.load(json.loads(json.dumps(forged(own_))))


@pytest.mark.parametrize(
    "frames",
    [
        [["act"], ["choose-card"]],
        [["act"], ["offer", 0, 1]],
        [["act"], ["carpenter", 0, 0]],
        [["carpenter", 0, [1]], ["act"]],
        [["act"], ["furnish", 1]],
        [["act"], ["return-or-pay", 0]],
        [["act"], ["return-another", 0]],
    ],
)
def test_a_forged_question_is_refused(frames: list[Any]) -> None:
    dump = forged({})
    dump["state"]["frames"] = frames
    with pytest.raises(BadPosition):
        ORLEANS.load(json.loads(json.dumps(dump)))


def test_the_audit_counts_stations_goods_and_citizens() -> None:
    g = at("actions", {}, {}, structures=[built("vineyard", "c42")])
    g.players[0].stations += 1
    assert [one.key for one in audit(g)] == ["audit-stations"]
    g = at("actions", {}, {})
    works(g).citizens -= 1
    assert [one.key for one in audit(g)] == ["audit-citizens"]
    g = at("actions", {}, {}, structures=[built("vineyard", "c42", "wine")])
    works(g).sites.pop()
    assert [one.key for one in audit(g)] == ["audit-goods", "audit-cards"]
