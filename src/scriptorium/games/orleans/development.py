"""The development track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.games.orleans.supply import payable, receive

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


def status(g: Game, p: Player) -> int:
    """The development status, 1 to 6 (ORL-DEV-4)."""
    return g.rules.status[p.development]


def develop(g: Game, p: Player, points: int) -> None:
    """Move forward, with the coins and citizens on the way; a surplus is lost (ORL-DEV)."""
    rules = g.rules
    start = p.development
    for _ in range(points):
        if p.development == rules.last_development:
            break
        p.development += 1
        coins = rules.development_coins[p.development]
        if coins:
            receive(g, p, coins)
        take_citizen(g, p, rules.development_citizens[p.development])
    if g.sink is not None and p.development > start:
        g.emit("developed", p.seat, points=p.development - start, space=p.development)


def gains(g: Game, p: Player, coins: int, points: int) -> list[dict[str, Any]]:
    """What coins and development points would bring, with all that lies on the way."""
    rules = g.rules
    last = min(p.development + points, rules.last_development)
    citizens = 0
    for space in range(p.development + 1, last + 1):
        coins += rules.development_coins[space]
        if rules.development_citizens[space] & g.citizens:
            citizens += 1
    coins = payable(g, coins)
    out: list[dict[str, Any]] = []
    if coins:
        out.append({"coins": coins})
    if last > p.development:
        out.append({"development": last - p.development})
    if citizens:
        out.append({"citizen": citizens})
    return out


def take_citizen(g: Game, p: Player, citizen: int) -> None:
    """The first player to come by takes the citizen (a bit of `g.citizens`), if it is there."""
    if citizen & g.citizens:
        g.citizens ^= citizen
        gain_citizen(g, p)


def gain_citizen(g: Game, p: Player) -> None:
    """From a track or a complete deed."""
    p.citizens += 1
    if g.sink is not None:
        g.emit("citizen", p.seat)


def may_fall_back(g: Game, p: Player) -> bool:
    """One space back is never onto or past a coin space nor below 0 (ORL-TORT-6, ORL-TORT-7)."""
    coins = g.rules.development_coins
    here = p.development
    return here > 0 and not coins[here] and not coins[here - 1]
