"""Phase 3: moving followers back, drawing from the bag, filling the Gunpowder Tower."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.core.frames import SEATS, Frame, Phase, SeatFrame
from scriptorium.core.rng import A1, A2, M1, M2, SPAN
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    DONE,
    DRAW,
    KNIGHT,
    LAY,
    N_TILES,
    RECALL,
    TECHNOLOGY,
    TILES,
    VERB,
    A,
)
from scriptorium.games.orleans.spaces import find, lift

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


def draw(g: Game, p: Player, count: int) -> list[int]:
    """Followers at random from the bag, which holds that many (ORL-RND-8)."""
    r1, r2 = p.r1, p.r2
    bag = p.bag
    left = p.bag_n
    out: list[int] = []
    for _ in range(count):
        r1 = r1 * A1 % M1
        r2 = r2 * A2 % M2
        at = (r1 - r2) % SPAN % left
        tile = 0
        while at >= bag[tile]:
            at -= bag[tile]
            tile += 1
        bag[tile] -= 1
        left -= 1
        out.append(tile)
    p.bag_n = left
    p.r1, p.r2 = r1, r2
    g.barriers += 1
    return out


def allowance(g: Game, p: Player) -> int:
    """Draws and moves back together (ORL-FOL-1, ORL-FOL-8)."""
    return g.rules.draws[p.tracks[KNIGHT]]


def market_room(g: Game, p: Player) -> int:
    """Free market spaces, those of an own Gunpowder Tower included (ORL-FOL-3)."""
    room = g.rules.market_spaces - p.market_n
    for place in g.rules.extra_markets:
        if p.owned >> place.index & 1:
            room += place.extra_market
    return room


class Followers(Phase["Game"]):
    name = "followers"

    def begin(self, g: Game) -> None:
        g.pending = 0
        for p in g.players:
            p.moved = 0
            for place in g.rules.extra_markets:
                if p.owned >> place.index & 1:
                    self.open_tower(g, p)
            # Nobody is asked who has nothing to draw or no room to put it (ORL-FOL-7).
            if (p.bag_n or followers_placed(p)) and market_room(g, p) > 0:
                g.pending |= 1 << p.seat
        g.frames.append(DRAWING)

    def open_tower(self, g: Game, p: Player) -> None:
        """What lay on the tower is sorted anew with the market (ORL-GUNP-6)."""
        for tile in range(N_TILES):
            p.market[tile] += p.tower[tile]
            p.market_n += p.tower[tile]
        p.tower = [0] * N_TILES
        g.frames.append(FillTower(p.seat))


def followers_placed(p: Player) -> bool:
    if not p.filled:
        return False
    for tile in p.spaces:
        if 0 <= tile < TECHNOLOGY:
            return True
    return False


class Drawing(Frame["Game"]):
    """First moves back, without knowing the draw, then one draw (ORL-FOL-10)."""

    name = "draw"
    simultaneous = True

    def seats(self, g: Game) -> tuple[int, ...]:
        return SEATS[g.pending]

    def begin(self, g: Game) -> bool:
        if g.pending:
            return True
        g.frames.pop()
        return False

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        p = g.players[seat]
        left = allowance(g, p) - p.moved
        return {"left": left, "bag": p.bag_n, "room": market_room(g, p), "moved": p.moved}

    def legal(self, g: Game, seat: int) -> list[int]:
        """Drawing fewer than allowed, even none, is permitted (ORL-FOL-6)."""
        p = g.players[seat]
        limit = min(allowance(g, p) - p.moved, market_room(g, p))
        out = [DRAW | count for count in range(min(limit, p.bag_n), -1, -1)]
        if limit > 0:
            self.moves_back(g, p, out)
        return out

    def moves_back(self, g: Game, p: Player, out: list[int]) -> None:
        rules = g.rules
        filled = p.filled
        while filled:
            low = filled & -filled
            filled ^= low
            space = low.bit_length() - 1
            tile = p.spaces[space]
            if tile != TECHNOLOGY:
                first = rules.first[space]
                # The same tile on an equal space would be the same move.
                if find(rules, p, tile, first) == space:
                    out.append(RECALL | tile << A | first)

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p = g.players[seat]
        if action >> VERB == RECALL >> VERB:
            tile = action >> A & A_MASK
            lift(g.rules, p, find(g.rules, p, tile, action & B_MASK))
            p.market[tile] += 1
            p.market_n += 1
            p.moved += 1
            if g.sink is not None:
                place = g.rules.places[g.rules.place_of[action & B_MASK]]
                g.emit("moved-back", seat, tile=TILES[tile], place=place.id)
            return False
        drawn = draw(g, p, action & B_MASK)
        for tile in drawn:
            p.market[tile] += 1
        p.market_n += len(drawn)
        g.pending &= ~(1 << seat)
        if g.sink is not None:
            g.emit("drew", seat, tiles=[TILES[tile] for tile in drawn])
        g.rules.event(g.event).drawn(g, p, drawn)
        return not g.pending

    def why(self, g: Game, seat: int, action: int) -> Reason:
        p = g.players[seat]
        verb = action >> VERB
        if verb not in (RECALL >> VERB, DRAW >> VERB):
            return Reason("not-now", "ORL-RND-3")
        if verb == RECALL >> VERB:
            tile = action >> A & A_MASK
            if find(g.rules, p, tile, action & B_MASK) < 0:
                return Reason("nobody-there", "ORL-FOL-11", tile=TILES[tile])
        elif action & B_MASK > p.bag_n:
            return Reason("bag-short", "ORL-FOL-5", bag=p.bag_n)
        left = allowance(g, p) - p.moved
        if left <= 0 or (verb == DRAW >> VERB and action & B_MASK > left):
            return Reason("allowance", "ORL-FOL-8" if p.moved else "ORL-FOL-1", left=left)
        rule = "ORL-FOL-9" if verb == RECALL >> VERB else "ORL-FOL-3"
        return Reason("market-full", rule, room=market_room(g, p))

    def near_misses(self, g: Game, seat: int) -> list[int]:
        """The whole allowance, one more, and moving anybody back."""
        p = g.players[seat]
        most = allowance(g, p)
        out = [DRAW | count for count in (most, most + 1) if count <= max(g.rules.draws)]
        self.moves_back(g, p, out)
        return out

    def waiting(self, g: Game, seat: int) -> str:
        return "ORL-FOL-10"


DRAWING = Drawing()


class FillTower(SeatFrame["Game"]):
    """The owner chooses which followers of the market lie on the tower: up to two, and at least
    those the market has no room for (ORL-GUNP-1, ORL-GUNP-6)."""

    name = "fill-tower"

    def room(self, g: Game) -> int:
        p = g.players[self.seat]
        spaces = 0
        for place in g.rules.extra_markets:
            if p.owned >> place.index & 1:
                spaces += place.extra_market
        return spaces - sum(p.tower)

    def begin(self, g: Game) -> bool:
        if self.room(g) > 0 and g.players[self.seat].market_n:
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        p = g.players[seat]
        out = [LAY | tile << A for tile in range(N_TILES) if p.market[tile]]
        if p.market_n <= g.rules.market_spaces:
            out.append(DONE)
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        if action == DONE:
            g.frames.pop()
            return True
        p = g.players[seat]
        tile = action >> A & A_MASK
        p.market[tile] -= 1
        p.market_n -= 1
        p.tower = p.tower[:]
        p.tower[tile] += 1
        if g.sink is not None:
            g.emit("on-tower", seat, tile=TILES[tile])
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action == DONE:
            return Reason("tower-needed", "ORL-FOL-3")
        if action >> VERB == LAY >> VERB:
            tile = TILES[action >> A & A_MASK]
            return Reason("not-on-market", "ORL-GUNP-6", tile=tile)
        return Reason("not-now", "ORL-RND-3")
