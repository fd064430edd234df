"""Payments, coins and goods, and running out of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.games.orleans.pieces import GOODS

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


def payable(g: Game, coins: int) -> int:
    """Of a limited supply only what is there is paid out (ORL-SUPP-7, ORL-SUPP-8)."""
    return min(coins, g.bank) if g.rules.coins_limited else coins


def receive(g: Game, p: Player, coins: int) -> None:
    """Coins from the supply."""
    if g.rules.coins_limited:
        coins = payable(g, coins)
        g.bank -= coins
    p.coins += coins
    if g.sink is not None and coins:
        g.emit("coins", p.seat, coins=coins)


def pay(g: Game, p: Player, coins: int) -> None:
    """Coins back to the supply (ORL-RND-7). The player has them."""
    p.coins -= coins
    if g.rules.coins_limited:
        g.bank += coins
    if g.sink is not None and coins:
        g.emit("paid", p.seat, coins=coins)


def no_coins_left(g: Game) -> bool:
    return g.rules.coins_limited and not g.bank


def take_good(g: Game, p: Player, good: int) -> None:
    """A tile from the goods market."""
    g.goods[good] -= 1
    p.goods[good] += 1
    if g.sink is not None:
        g.emit("good", p.seat, good=GOODS[good])
    if not g.goods[good]:
        g.rules.scenario.emptied(g, p, good)


def leave_game(g: Game, piece: int) -> None:
    """A follower of a kind, GONE_GOODS + good or GONE_TECHNOLOGY leaves the game (ORL-TORT-8)."""
    gone = g.gone[:]
    gone[piece] += 1
    g.gone = gone
