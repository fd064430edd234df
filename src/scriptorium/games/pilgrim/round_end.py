"""The end of a round: excess, ship, season, then (see `merchant`) income, and the start player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.core.frames import Frame, Phase, SeatFrame
from scriptorium.games.pilgrim.campaign import next_game
from scriptorium.games.pilgrim.deciding import decider, tied_for_start
from scriptorium.games.pilgrim.hiring import Moment, forget_uses
from scriptorium.games.pilgrim.merchant import see_building_at
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    CONFESSION_BOX,
    DECLINE,
    N_DUTIES,
    PIETY,
    RESOURCES,
    ROUND_END,
    SEASONS,
    SPACES,
    START,
    VERB,
    A,
)
from scriptorium.games.pilgrim.places import place
from scriptorium.games.pilgrim.setup import ABBOTT

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player


class RoundEnd(Phase["Game"]):
    """Steps 1 to 3 (PIL-REND-1)."""

    name = "round-end"

    def begin(self, g: Game) -> None:
        for p in g.players:
            discard_excess(g, p)
        sail(g)
        rim, first = len(g.rules.board.rim), g.site_places[0]
        if (first + g.ship) % rim in g.site_places:
            end_season(g)


def discard_excess(g: Game, p: Player) -> None:
    """PIL-REND-2; the Ab-Bott keeps what it has (PIL-SOLO-35)."""
    if p.seat >= g.rules.players:
        return
    for kind, limit in enumerate(g.rules.tables.limits):
        over = p.stock[kind] - limit
        if limit >= 0 and over > 0:
            p.stock[kind] = limit
            if g.sink is not None:
                g.emit("discarded", p.seat, good=RESOURCES[kind], count=over)


def sail(g: Game) -> None:
    """One perimeter hex on; ports are passed (PIL-REND-4)."""
    g.ship += 1
    board = g.rules.board
    place = (g.site_places[0] + g.ship) % len(board.rim)
    if g.sink is not None:
        g.emit("ship", None, hex=board.names[board.rim[place]])
    see_building_at(g, place)


def end_season(g: Game) -> None:
    """Alms table; then leap-frog and a herald less, or the end (PIL-REND-5, PIL-REND-6)."""
    if g.sink is not None:
        g.emit("season-end", None, season=SEASONS[g.season])
    award_alms(g)
    if g.ship == g.rules.last_round:
        end_game(g)
        return
    g.season += 1
    for p in g.players:
        p.alms = 0
    if g.rules.solo:
        g.bag += tuple(g.rules.tables.counters[g.season])
    leap_frog(g)


def end_game(g: Game) -> None:
    """After the last season there is nothing more, or in a campaign the next game (PIL-GEND-2,
    PIL-SOLO-38)."""
    if len(g.past) + 1 < g.rules.games:
        next_game(g)
    else:
        g.finish()


def award_alms(g: Game) -> None:
    """The leader of the table sends an acolyte of the abbey to its top (PIL-ATBL-8, 9)."""
    leader = alms_leader(g)
    if leader is None:
        return
    p = g.players[leader]
    if not p.abbey:
        if g.sink is not None:
            g.emit("prize-lost", leader, tie=alms_tie(g, p))
        return
    p.abbey -= 1
    p.prizes += 1
    if g.sink is not None:
        points = g.rules.tables.prize_points
        won = points[p.prizes] - points[p.prizes - 1]
        g.emit("prize", leader, count=p.prizes, points=won, tie=alms_tie(g, p))


def alms_tie(g: Game, leader: Player) -> str:
    """What made the leader out of those equal on the table."""
    equal = [p for p in g.players if p is not leader and p.alms == leader.alms]
    if not equal:
        return "none"
    piety = leader.stock[PIETY]
    return "turn" if any(p.stock[PIETY] == piety for p in equal) else "piety"


def alms_leader(g: Game) -> int | None:
    """Ties go to more piety, then to the earlier turn (PIL-ATBL-10, PIL-R43)."""
    order = g.order()
    best = max(order, key=lambda s: (g.players[s].alms, g.players[s].stock[PIETY], -order.index(s)))
    if not g.players[best].alms and not g.rules.tables.row_0_can_win:
        return None
    return best


def leap_frog(g: Game) -> None:
    """In each group the rearmost dummy jumps to the next duty beyond its front without that
    colour; the tile it stands on is no target (PIL-REND-11, PIL-R6, PIL-R101)."""
    groups = list(g.groups)
    for number, group in enumerate(groups):
        if not group:
            continue
        rear, front = group[0], group[-1]
        for step in range(1, N_DUTIES):
            space = (front + step) % N_DUTIES
            if not g.dummies[space]:
                g.dummies[rear] -= 1
                g.dummies[space] += 1
                groups[number] = (*group[1:], space)
                if g.sink is not None:
                    told = {"space": SPACES[rear], "to": SPACES[space]}
                    g.emit("leaped", None, at=place(g, rear), onto=place(g, space), **told)
                break
    g.groups = tuple(groups)


def heralds(g: Game) -> list[int]:
    """Quadrants whose site has a herald, with fewer than four players; each is taken away when the
    ship ends a season there (PIL-SET-24, PIL-REND-5)."""
    if g.rules.players >= len(g.site_places):
        return []
    return [quadrant for quadrant in range(len(g.site_places)) if not 0 < quadrant <= g.season]


class StartPlayer(Phase["Game"]):
    """Step 5: who has most piety names the start player (PIL-REND-8 to PIL-REND-10)."""

    name = "start-player"

    def begin(self, g: Game) -> None:
        g.confessed = 0
        g.frames.append(DECIDE)
        if not g.live >> CONFESSION_BOX & 1:
            return
        for seat in reversed(g.order()):
            if seat < g.rules.players:
                g.frames.append(Confess(seat))
            elif g.owner[CONFESSION_BOX] == seat:
                confess(g, g.players[seat])  # always used if owned (PIL-R81)


def confess(g: Game, p: Player) -> None:
    g.confessed |= 1 << p.seat
    if g.sink is not None:
        g.emit("confessed", p.seat)


class Confess(Moment):
    """The Confession Box may be used or hired, in turn order (PIL-R5)."""

    name = "confess"
    moment = ROUND_END

    def moves(self, g: Game, p: Player, out: list[int]) -> None:
        out.append(DECLINE)

    def begin(self, g: Game) -> bool:
        p = g.players[self.seat]
        if p.used >> CONFESSION_BOX & 1:
            confess(g, p)
        elif len(self.legal(g, self.seat)) > 1:
            return True
        self.act(g, p, DECLINE)
        return False

    def act(self, g: Game, p: Player, action: int) -> bool:
        forget_uses(p)
        g.frames.pop()
        return True

    def why_not(self, g: Game, p: Player, action: int) -> Reason:
        return Reason("not-now", "PIL-REND-8")


class Decide(Frame["Game"]):
    """Below the Confession Boxes: finds out who names the start player. It asks nobody."""

    name = "decide"

    def begin(self, g: Game) -> bool:
        seat = decider(g)
        if g.rules.solo and seat == ABBOTT:  # it starts itself (PIL-SOLO-36, PIL-SOLO-40)
            g.frames.pop()
            name_start_player(g, seat, seat)
        else:
            g.frames[-1] = NameStart(seat)
        return False


DECIDE = Decide()


def name_start_player(g: Game, by: int, seat: int) -> None:
    if g.sink is not None:
        g.emit("start-player", by, start=seat, tied=tied_for_start(g))
    g.start = seat
    g.confessed = 0


class NameStart(SeatFrame["Game"]):
    """Anyone may be named (PIL-R64)."""

    name = "name-start"

    def legal(self, g: Game, seat: int) -> list[int]:
        return [START | other << A for other in range(g.rules.parties)]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        name_start_player(g, seat, action >> A & A_MASK)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB == START >> VERB:
            return Reason("nobody-sits-there", "PIL-REND-9")
        return Reason("not-now", "PIL-REND-9")

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"start": g.start, "tied": tied_for_start(g)}
