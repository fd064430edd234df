"""Whatever a game has come to at the start of a turn can be said as a position."""

from __future__ import annotations

import random
from typing import Any

import pytest

from scriptorium.games.pilgrim.pieces import (
    ACTIVITIES,
    BUILDINGS,
    DONATED,
    DUTIES,
    EMPTY,
    FAVOUR,
    N_BUILDINGS,
    N_DUTIES,
    NO_TITHE,
    OUT,
    PAYABLE,
    QUADRANTS,
    SPACES,
    TITHES,
)
from scriptorium.games.pilgrim.state import Game, Player
from scriptorium.games.pilgrim.tables import COUNTERS
from scriptorium.games.pilgrim.trails import LEAVES_NOT
from tests.rules.pilgrim.support import PILGRIM, legal, start

# What random play would do too seldom to fill the map.
ROADS = ("lay", "upgrade", "shrine", "duty build_roads", "duty construct", "duty produce")


def said(g: Game) -> dict[str, Any]:
    """The position at the start of the turn of the seat to act."""
    rules, board = g.rules, g.rules.board
    out: dict[str, Any] = {
        "players": rules.players,
        "scenario": rules.scenario,
        "options": dict(rules.options),
        "round": g.round,
        "start": g.start + 1,
        "turn": g.to_act[0] + 1,
        "ring": [DUTIES[duty] for duty in g.ring],
        "tithes": {
            DUTIES[g.ring[i]]: TITHES[kind] for i, kind in enumerate(g.tithes) if kind != NO_TITHE
        },
        "merchant": SPACES[g.merchant],
        "site_numbers": {
            QUADRANTS[q]: board.by_die[q].index(place) + 1 for q, place in enumerate(g.site_places)
        },
        "site_tiles": {QUADRANTS[q]: rules.tables.sites[tile] for q, tile in enumerate(g.sites)},
        "buildings": clockwise(g),
        "dummies": {
            name: [SPACES[space] for space in group]
            for name, group in zip(["north", "south"], g.groups, strict=True)
        },
        "seats": [of_player(g, p) for p in g.players[: rules.players]],
    }
    if rules.solo:
        out["bag"] = [COUNTERS[counter] for counter in g.bag]
        out["abbott"] = of_player(g, g.players[-1])
    if rules.games > 1:
        out["past"] = [list(one) for one in g.past]
    return out


def clockwise(g: Game) -> list[str]:
    first, rim = g.site_places[0], len(g.rules.board.rim)
    found = [index for index in range(N_BUILDINGS) if g.building_places[index] != OUT]
    found.sort(key=lambda index: (g.building_places[index] - first) % rim)
    return [BUILDINGS[index] for index in found]


def of_player(g: Game, p: Player) -> dict[str, Any]:
    slots = [slot for slot in p.slots if slot != EMPTY]
    routes = sorted(p.routes, key=lambda route: p.open >= 0 and route == p.routes[p.open])
    return {
        **dict(zip(PAYABLE, p.stock, strict=True)),
        "village": p.village,
        "abbey": p.abbey,
        "city": p.city,
        "alms": p.alms,
        "prizes": p.prizes,
        "duties": {SPACES[space]: p.duties[space] for space in range(N_DUTIES)},
        "activities": dict(zip(ACTIVITIES, p.activities, strict=True)),
        "buildings": [BUILDINGS[slot & ~DONATED] for slot in slots if slot < FAVOUR],
        "donated": [BUILDINGS[slot - DONATED] for slot in slots if DONATED <= slot < FAVOUR],
        "favours": [slot - FAVOUR for slot in slots if slot >= FAVOUR],
        "routes": [course(g, route) for route in routes],
    }


def course(g: Game, route: tuple[int, ...]) -> str:
    board = g.rules.board
    words = [board.names[board.next[route[0]]]]
    words += ["*" * (step & 1) + board.names[step >> 4] for step in route[1:]]
    leave = route[-1] >> 1 & 7
    if leave != LEAVES_NOT:
        words.append(board.names[board.next[(route[-1] >> 4) * 6 + leave]])
    return " ".join(words)


def compared(g: Game) -> dict[str, Any]:
    """A dump without chance, and without the order of things that lie beside each other."""
    state: dict[str, Any] = g.dump()["state"]
    for key in ("r1", "r2", "barriers"):
        del state[key]
    state["bag"].sort()
    state["drawn"].sort()
    for row in state["seats"]:
        at = row.pop("open")
        row["open road"] = row["routes"][at] if at >= 0 else None
        row["routes"].sort()
        row["slots"].sort()
    return state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_start_of_a_turn_can_be_said(players: int) -> None:
    for seed in range(2):
        scenario = "campaign" if players == 1 and seed else "base"
        g = start(players, f"said {seed}", scenario)
        chance = random.Random(seed)
        while g.to_act:
            seat = g.to_act[0]
            if g.frames[-1].name == "move" and not g.players[seat].used:
                same = PILGRIM.position(said(g))
                assert isinstance(same, Game)
                assert compared(same) == compared(g)
            texts = legal(g)
            roads = [text for text in texts if text.startswith(ROADS)]
            g.step(seat, chance.choice(roads if roads and chance.random() < 0.8 else texts))
