"""Nothing appears and nothing vanishes: what must hold in every position."""

from __future__ import annotations

from collections.abc import Iterator

from scriptorium.core.errors import Reason
from scriptorium.games.orleans.pieces import (
    EMPTY,
    GONE_GOODS,
    GONE_TECHNOLOGY,
    KINDS,
    MARKED,
    N_TILES,
    NO_GOOD,
    TECHNOLOGY,
    TILES,
)
from scriptorium.games.orleans.state import Game, Player
from scriptorium.games.orleans.tiles import PlaceDrawn


def audit(g: Game) -> list[Reason]:
    """What is wrong with a position; empty if all is well."""
    return [*_followers(g), *_pieces(g), *(one for p in g.players for one in _player(g, p))]


def held(g: Game, p: Player) -> list[int]:
    """All followers of a player by tile, wherever they are."""
    counts = [p.bag[tile] + p.market[tile] + p.tower[tile] for tile in range(N_TILES)]
    for tile in p.spaces:
        if 0 <= tile < TECHNOLOGY:
            counts[tile] += 1
    for frame in g.frames:
        if isinstance(frame, PlaceDrawn) and frame.seat == p.seat:
            for tile in frame.drawn:
                counts[tile] += 1
    return counts


def _followers(g: Game) -> Iterator[Reason]:
    owned = [held(g, p) for p in g.players]
    for kind, total in enumerate(g.rules.components.followers):
        sent = sum(one.sent(g)[kind] for one in g.rules.destinations)
        found = g.supply[kind] + sent + g.gone[kind] + sum(counts[kind] for counts in owned)
        if found != total or g.supply[kind] < 0:
            yield Reason("audit-followers", "", kind=KINDS[kind], found=found, total=total)
    for p, counts in zip(g.players, owned):
        for kind in g.rules.tables.marked:
            found = counts[MARKED + kind]
            if found != 1:
                yield Reason(
                    "audit-marked", "", seat=p.seat, tile=TILES[MARKED + kind], found=found
                )


def _pieces(g: Game) -> Iterator[Reason]:
    rules, components = g.rules, g.rules.components
    in_game = sum(components.goods) - components.goods_removed
    on_map = [good for good in g.ways if good != NO_GOOD]
    goods = sum(g.goods) + len(on_map) + sum(sum(p.goods) for p in g.players)
    goods += sum(g.gone[GONE_GOODS:GONE_TECHNOLOGY]) + sum(rules.scenario.goods_elsewhere(g))
    if goods != in_game or min(g.goods) < 0:
        yield Reason("audit-goods", "", found=goods, total=in_game)
    placed = sum(p.spaces.count(TECHNOLOGY) + p.tech_free + p.tech_bound for p in g.players)
    placed += rules.scenario.technology_elsewhere(g)
    found = g.technology + placed + g.gone[GONE_TECHNOLOGY]
    if found != components.technology or g.technology < 0:
        yield Reason("audit-technology", "", found=found, total=components.technology)
    coins = g.bank + sum(p.coins for p in g.players)
    if rules.coins_limited and (coins != rules.coin_limit or g.bank < 0):
        yield Reason("audit-coins", "", found=coins, total=rules.coin_limit)
    yield from rules.scenario.audit(g)
    won = rules.scenario.citizens_won(g)
    citizens = sum(p.citizens for p in g.players)
    if citizens != won and not (g.over and citizens == won + 1):
        yield Reason("audit-citizens", "", found=citizens, total=won)
    for p in g.players:
        if p.owned & g.stock or any(
            p.owned & other.owned & rules.all_tiles for other in g.players if other is not p
        ):
            yield Reason("audit-tile-twice", "", seat=p.seat)


def _player(g: Game, p: Player) -> Iterator[Reason]:
    rules = g.rules
    counts = [*p.bag, *p.market, *p.tower, *p.goods, p.coins, p.stations, p.tech_free]
    if min(counts) < 0:
        yield Reason("audit-negative", "", seat=p.seat)
    if p.bag_n != sum(p.bag) or p.market_n != sum(p.market):
        yield Reason("audit-bag-count", "", seat=p.seat)
    if p.stations + p.built.bit_count() > rules.tables.stations:
        yield Reason("audit-stations", "", seat=p.seat, total=rules.tables.stations)
    yield from _spaces(g, p)


def _spaces(g: Game, p: Player) -> Iterator[Reason]:
    """The masks agree with a slow look at the spaces."""
    rules = g.rules
    filled = sum(1 << i for i, tile in enumerate(p.spaces) if tile != EMPTY)
    open_ = active = tech = 0
    for place in rules.places:
        owned = p.owned >> place.index & 1
        if not owned:
            if filled & place.mask:
                yield Reason("audit-not-owned", "", seat=p.seat, place=place.id)
            continue
        for space in range(place.start, place.end):
            if p.spaces[space] == EMPTY:
                open_ |= 1 << rules.first[space]
        on_it = filled & place.mask
        if place.needs_nobody or (on_it and (place.partial or on_it == place.mask)):
            active |= place.act_bit
        if TECHNOLOGY in p.spaces[place.start : place.end]:
            tech |= place.mask
    found = (p.filled, p.open, p.active, p.tech_spaces, p.allowed)
    if found != (filled, open_, active, tech, rules.allowed_spaces(p.owned)):
        yield Reason("audit-spaces", "", seat=p.seat)
