"""Setting up the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.core.rng import Stream, stream
from scriptorium.games.orleans.pieces import EMPTY, GOODS, MARKED, NO_GOOD
from scriptorium.games.orleans.state import Game, Player

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules


def set_up(rules: Rules, seed: str) -> Game:
    """A game before its first phase."""
    chance = Stream(seed, "orleans/setup")
    g = Game(rules, None)
    g.supply = rules.components.followers[:]
    g.technology = rules.components.technology
    g.citizens = rules.all_citizens
    g.deeds = [count for deed in rules.deeds for count in deed.spaces]
    g.players = [new_player(rules, seat, seed) for seat in range(g.n)]
    g.bank = max(0, rules.coin_limit - sum(p.coins for p in g.players))
    fill_map(g, chance)
    g.hour_glass = rules.deal(chance)
    g.stock = rules.stack_tiles(chance)
    start = rules.options["start"]
    g.start = chance.below(g.n) if start == "random" else int(start) - 1
    rules.scenario.set_up(g, chance)
    return g


def new_player(rules: Rules, seat: int, seed: str) -> Player:
    """ORL-SET-2 to ORL-SET-5, ORL-SET-18."""
    p = Player(None)
    p.seat = seat
    p.coins = rules.components.start_coins
    p.stations = rules.tables.stations
    p.merchant = rules.start_town
    p.spaces = [EMPTY] * rules.n_spaces
    p.owned = rules.board_mask
    p.open = rules.owned_firsts(p.owned)
    p.active = rules.always_active
    p.allowed = rules.allowed
    for kind in rules.tables.marked:
        p.market[MARKED + kind] += 1
        p.market_n += 1
    p.r1, p.r2 = stream(seed, f"orleans/seat/{seat}")
    return p


def fill_map(g: Game, chance: Stream) -> None:
    """Some goods leave the game unseen, one lies on each goods space in use, the rest is the
    goods market (ORL-SET-13 to ORL-SET-17)."""
    components = g.rules.components
    tiles = [good for good in range(len(GOODS)) for _ in range(components.goods[good])]
    chance.shuffle(tiles)
    del tiles[: components.goods_removed]
    g.ways = [NO_GOOD] * (2 * len(g.rules.ways))
    for way, spaces in enumerate(components.goods_spaces):
        for i in range(spaces):
            g.ways[2 * way + i] = tiles.pop()
    for good in tiles:
        g.goods[good] += 1
