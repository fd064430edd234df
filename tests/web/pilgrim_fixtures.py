"""Moments of real games of Pilgrim, for the client's own tests and its development page. Whoever
plays them likes to build roads, so that there is something to see on the map.

python -m tests.web.pilgrim_fixtures
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from scriptorium.core import registry
from scriptorium.core.decision import Decision
from scriptorium.core.table import Table
from scriptorium.games.pilgrim.state import Game
from tests.browser.scenes import PILGRIM, Scene, build
from tests.web.fixtures import FOLDER, moment

PREFIX = "pilgrim-"
LATE = 24  # the round from which the map is full
# What is chosen first where it is offered; everything else by chance.
RICH = ("duty build_roads", "duty construct", "duty clerical", "duty taxation", "duty produce")
POOR = ("duty produce", "duty taxation", "duty clerical", "duty allocation", "duty ordination")
WORDS = ("accept", "take stone", "stone", "devotion", "assign road_engineer", "construct")
SHUNNED = ("demolish", "hire", "borrow", "use", "decline", "done", "donate", "give")
STONE = 2  # as much as a few tiles need
PIETY = 7  # as much as a site does
LAYOUT = {"setup": "first-play", "start": "1"}
MOST_GAMES = 20  # looked through for it
MOST = 12  # options of a decision that is only an example

Asks = Callable[[Table, Decision], bool]


def words(asked: Decision) -> list[str]:
    return [one.text.split()[0] for one in asked.options]


def asks(kind: str, *wanted: str, least: int = 1) -> Asks:
    """The first seat is asked this, and each of these words is among its options."""
    return lambda table, asked: (
        asked.kind == kind and all(words(asked).count(word) >= least for word in wanted)
    )


def refusing(label: str, then: Asks) -> Asks:
    """Besides, something of this kind is tempting and not possible."""
    return lambda table, asked: (
        then(table, asked) and any(one.label == label for one in asked.refused)
    )


def state_of(table: Table) -> Game:
    assert isinstance(table.state, Game)
    return table.state


def road_worth(table: Table, seat: int) -> dict[str, float]:
    """How good each tile would be: its points, and how near it comes to where roads end."""
    game = state_of(table)
    view, board = game.view(seat), game.rules.board
    at = dict(zip(board.names, board.at, strict=True))
    sites = [one["hex"] for one in view["sites"] if seat not in one["visitors"]]
    ports = {board.names[hex_] for hex_ in board.ports} - set(view["seats"][seat]["ports"])
    ends = [at[name] for name in [*sites, *ports]]

    def far(name: str) -> int:
        q, r = at[name]
        return min(max(abs(q - a), abs(r - b), abs(q + r - a - b)) for a, b in ends)

    return {
        one["text"]: 3 * sum(one["changes"].get(name, 0) for name in ("trails", "sites", "favours"))
        + 20 * bool(one["ends"])
        - far(one["ahead"] or one["hex"])
        for one in view["outlook"].get("roads", [])
    }


def choose(table: Table, seat: int, asked: Decision, chance: random.Random) -> str:
    texts = [one.text for one in asked.options if not one.takes_back]
    chance.shuffle(texts)
    if any(text.startswith(("lay", "upgrade", "shrine")) for text in texts):
        worth = road_worth(table, seat)
        return max(texts, key=lambda text: worth.get(text, -4.5))  # rather than far away, none
    stone, _, _, piety = state_of(table).players[seat].stock
    pious = () if piety >= PIETY else ("duty clerical",)
    for wish in (*pious, *(RICH if stone >= STONE else POOR), *WORDS):
        found = sorted(text for text in texts if text.startswith(wish))
        if found and chance.random() < 0.9:
            return found[-1]
    liked = [text for text in texts if text.split()[0] not in SHUNNED]
    return (liked or texts)[0]


def played(players: int, seed: str) -> Iterator[tuple[Table, Decision | None]]:
    """A game, stopped wherever the first seat is asked, and at the end. Its layout is the fixed
    one, so that a further building in the data changes nothing here."""
    table = Table(registry.config("pilgrim", players, seed, options=LAYOUT), ["human"] * players)
    chance = random.Random(seed)
    while table.state.to_act:
        seat = table.state.to_act[0]
        asked = table.decision(seat)
        assert asked is not None
        if seat == 0:
            yield table, asked
        table.act(seat, choose(table, seat, asked, chance))
    yield table, None


def late(table: Table, asked: Decision) -> bool:
    return table.state.round >= LATE and asked.kind == "move"


def from_round(number: int, then: Asks) -> Asks:
    return lambda table, asked: table.state.round >= number and then(table, asked)


# How many play, and what is wanted of their games: of the first ones that have it.
GAMES: list[tuple[int, int, dict[str, Asks]]] = [
    (
        4,
        60,
        {
            "start": asks("sow"),
            "roads": from_round(4, asks("roads", "lay", least=12)),
            "shrine": asks("roads", "lay", "shrine", "demolish"),
            "construct": asks("construct", "construct", "lay"),
            "favour": asks("favour"),
            "source": from_round(4, asks("source")),
            "late": late,
        },
    ),
    (4, 61, {"upgrade": refusing("lay", asks("roads", "upgrade"))}),
    (2, 9, {"two": from_round(12, asks("roads", "lay"))}),
    (1, 0, {"solo": from_round(12, asks("roads", "lay"))}),
]


def moments(
    players: int, seed: str, wanted: dict[str, Asks], found: dict[str, Any]
) -> dict[str, Any]:
    """What a game has of what is wanted and not yet found, each where it comes first."""
    out: dict[str, Any] = {}
    for table, asked in played(players, seed):
        for name, fits in wanted.items():
            if name not in found and name not in out and asked is not None and fits(table, asked):
                out[name] = moment(table)
    return out


def asked_in(scene: Scene) -> dict[str, Any]:
    """A decision of one kind, without most of what is refused."""
    asked = build(scene).decision(0)
    assert asked is not None
    data = asked.json()
    return {**data, "options": data["options"][:MOST], "refused": data["refused"][:MOST]}


def sources() -> dict[str, str]:
    found: dict[str, Any] = {}
    for players, first, wanted in GAMES:
        for seed in range(first, first + MOST_GAMES):
            if not wanted.keys() <= found.keys():
                found |= moments(players, str(seed), wanted, found)
    found["kinds"] = {kind: asked_in(scene) for kind, scene in PILGRIM.items()}
    config = registry.config("pilgrim", 4)
    found["board"] = registry.load("pilgrim").board(config)
    return {
        PREFIX + name: json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
        for name, data in found.items()
    }


if __name__ == "__main__":
    for name, source in sources().items():
        (FOLDER / f"{name}.json").write_text(source, encoding="utf-8")
