"""Nothing appears and nothing vanishes: what must hold in every position."""

from __future__ import annotations

from collections.abc import Iterator

from scriptorium.games.orleans.pieces import (
    EMPTY,
    GONE_GOODS,
    GONE_TECHNOLOGY,
    KINDS,
    MARKED,
    N_KINDS,
    N_TILES,
    NO_GOOD,
    TECHNOLOGY,
    TILES,
)
from scriptorium.games.orleans.state import Game, Player
from scriptorium.games.orleans.tiles import PlaceDrawn


def audit(g: Game) -> list[str]:
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


def _followers(g: Game) -> Iterator[str]:
    owned = [held(g, p) for p in g.players]
    for kind, total in enumerate(g.rules.tables.neutral[g.n]):
        spaces = range(kind, len(g.deeds), N_KINDS)
        sent = sum(g.rules.deed_spaces[i] - g.deeds[i] for i in spaces)
        found = g.supply[kind] + sent + g.gone[kind] + sum(counts[kind] for counts in owned)
        if found != total or g.supply[kind] < 0:
            yield f"{KINDS[kind]}: {found} of {total}, supply {g.supply[kind]}"
    for counts in owned:
        for kind in g.rules.tables.marked:
            if counts[MARKED + kind] != 1:
                yield f"{TILES[MARKED + kind]}: {counts[MARKED + kind]}"


def _pieces(g: Game) -> Iterator[str]:
    tables, rules = g.rules.tables, g.rules
    in_game = sum(tables.goods[g.n]) - tables.goods_removed[g.n]
    on_map = [good for good in g.ways if good != NO_GOOD]
    goods = sum(g.goods) + len(on_map) + sum(sum(p.goods) for p in g.players)
    goods += sum(g.gone[GONE_GOODS:GONE_TECHNOLOGY])
    if goods != in_game or min(g.goods) < 0:
        yield f"goods: {goods} of {in_game}"
    placed = sum(p.spaces.count(TECHNOLOGY) + p.tech_free + p.tech_bound for p in g.players)
    if g.technology + placed + g.gone[GONE_TECHNOLOGY] != tables.technology or g.technology < 0:
        yield f"technology: {g.technology} + {placed} + {g.gone[GONE_TECHNOLOGY]}"
    if rules.coins_limited and g.bank + sum(p.coins for p in g.players) != rules.coin_limit:
        yield f"coins: {g.bank} in the supply"
    complete = 0
    for deed in range(rules.n_deeds):
        complete += not sum(g.deeds[deed * N_KINDS : deed * N_KINDS + N_KINDS])
    won = (rules.all_citizens & ~g.citizens).bit_count() + complete
    citizens = sum(p.citizens for p in g.players)
    if citizens != won and not (g.over and citizens == won + 1):
        yield f"citizens: {citizens} held, {won} won"
    for p in g.players:
        if p.owned & g.stock or any(
            p.owned & other.owned & rules.all_tiles for other in g.players if other is not p
        ):
            yield "a place tile in two places"


def _player(g: Game, p: Player) -> Iterator[str]:
    rules = g.rules
    name = f"seat {p.seat + 1}"
    counts = [*p.bag, *p.market, *p.tower, *p.goods, p.coins, p.stations, p.tech_free]
    if min(counts) < 0:
        yield f"{name}: fewer than nothing"
    if p.bag_n != sum(p.bag) or p.market_n != sum(p.market):
        yield f"{name}: bag {p.bag_n}, market {p.market_n}"
    if p.stations + p.built.bit_count() > rules.tables.stations:
        yield f"{name}: too many stations"
    yield from _spaces(g, p)


def _spaces(g: Game, p: Player) -> Iterator[str]:
    """The masks agree with a slow look at the spaces."""
    rules = g.rules
    filled = sum(1 << i for i, tile in enumerate(p.spaces) if tile != EMPTY)
    open_ = active = tech = 0
    for place in rules.places:
        owned = p.owned >> place.index & 1
        if not owned:
            if filled & place.mask:
                yield f"seat {p.seat + 1}: followers on {place.id}"
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
    wanted = (filled, open_, active, tech, rules.allowed_spaces(p.owned))
    if found != wanted:
        yield f"seat {p.seat + 1}: masks {found}, wanted {wanted}"
