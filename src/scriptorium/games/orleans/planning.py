"""Phase 4: planning. All players plan at the same time and show their plans together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.core.frames import SEATS, Frame, Phase
from scriptorium.games.orleans.pieces import (
    A_MASK,
    ANY_NEUTRAL,
    B_MASK,
    KINDS,
    LAY,
    MARKED,
    MONK,
    N_TILES,
    PLACE,
    PLACE_TOWER,
    READY,
    SEVERAL,
    TAKE_BACK,
    TECH_BOUND,
    TECH_FREE,
    TECHNOLOGY,
    TILES,
    VERB,
    A,
)
from scriptorium.games.orleans.spaces import find, lift, put, straighten
from scriptorium.games.orleans.technology import (
    near_miss_technology,
    place_technology,
    technology_options,
    why_no_technology,
)

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


class Planning(Phase["Game"]):
    """Who has nothing to lay is not asked."""

    name = "planning"

    def begin(self, g: Game) -> None:
        g.pending = 0
        for p in g.players:
            if p.market_n or p.tech_free or p.tech_bound or sum(p.tower):
                g.pending |= 1 << p.seat
        g.frames.append(IN_TURN if g.rules.plan_in_turn else PLAN)


class Plan(Frame["Game"]):
    """Lay followers from the market (and the tower) on own action spaces, one at a time."""

    name = "plan"
    simultaneous = True
    secret = True

    def seats(self, g: Game) -> tuple[int, ...]:
        return SEATS[g.pending]

    def begin(self, g: Game) -> bool:
        if g.pending:
            return True
        show_plans(g)
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        p = g.players[seat]
        open_ = p.open
        allowed = p.allowed
        out: list[int] = []
        if p.market_n:
            market = p.market
            actions = g.rules.placements
            for tile in range(N_TILES):
                if market[tile]:
                    mask = open_ & allowed[tile]
                    row = actions[tile]
                    while mask:
                        low = mask & -mask
                        out.append(row[low.bit_length()])
                        mask ^= low
        if p.owned & g.rules.extra_market_mask:
            self.from_tower(p, out)
        if p.tech_free or p.tech_bound:
            technology_options(g, p, out)
        out.append(READY)
        return out

    def from_tower(self, p: Player, out: list[int]) -> None:
        """ORL-GUNP-2."""
        for tile in range(N_TILES):
            if p.tower[tile]:
                mask = p.open & p.allowed[tile]
                base = (PLACE_TOWER | tile << A) - 1
                while mask:
                    low = mask & -mask
                    out.append(base + low.bit_length())
                    mask ^= low

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p = g.players[seat]
        verb = action >> VERB
        if verb == PLACE >> VERB:
            tile = action >> A & A_MASK
            p.market[tile] -= 1
            p.market_n -= 1
            put(g.rules, p, tile, action & B_MASK)
        elif verb == READY >> VERB:
            g.pending &= ~(1 << seat)
            if self.binds(g, seat):
                g.barriers += 1
            return not g.pending
        elif verb == PLACE_TOWER >> VERB:
            tile = action >> A & A_MASK
            p.tower = p.tower[:]
            p.tower[tile] -= 1
            put(g.rules, p, tile, action & B_MASK)
        elif verb == TAKE_BACK >> VERB:
            take_back(g, p, action)
            return False
        else:
            place_technology(g, p, action)
        p.plan = (*p.plan, action)
        return False

    def binds(self, g: Game, seat: int) -> bool:
        """Whether being ready cannot be taken back (ORL-R34): all are, the table wants it so, or
        there was nothing to plan."""
        if not g.pending or not g.rules.take_back_ready:
            return True
        return not g.players[seat].plan and len(self.legal(g, seat)) == 1

    def waiting(self, g: Game, seat: int) -> str:
        return "ORL-PLN-13"

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        """`doubts`: why somebody who is ready now may not have meant it."""
        return {"doubts": doubts(g, g.players[seat])}

    def takebacks(self, g: Game, seat: int) -> list[int]:
        """Followers placed in this very phase may be rearranged (ORL-PLN-14); technology tiles
        are never moved (ORL-TECH-10)."""
        out: list[int] = []
        for action in g.players[seat].plan:
            if action >> VERB not in (TECH_FREE >> VERB, TECH_BOUND >> VERB):
                back = TAKE_BACK | action & (A_MASK << A | B_MASK)
                if back not in out:
                    out.append(back)
        return out

    def near_misses(self, g: Game, seat: int) -> list[int]:
        """Own spaces that would take a follower of the market if they were free, and the Town
        Hall for marked followers."""
        rules = g.rules
        p = g.players[seat]
        town_hall = rules.any_neutral_mask & p.open
        out = near_miss_technology(g, p)
        for tile in range(N_TILES):
            if p.market[tile]:
                mask = p.allowed[tile] & rules.owned_firsts(p.owned) & ~p.open
                if tile >= MARKED:
                    mask |= town_hall
                while mask:
                    low = mask & -mask
                    out.append((PLACE | tile << A) + low.bit_length() - 1)
                    mask ^= low
        return out

    def why(self, g: Game, seat: int, action: int) -> Reason:
        p = g.players[seat]
        verb = action >> VERB
        if verb in (TECH_FREE >> VERB, TECH_BOUND >> VERB):
            return why_no_technology(g, p, action)
        if verb == LAY >> VERB:
            return Reason("tower-later", "ORL-GUNP-6")
        if verb == TAKE_BACK >> VERB:
            return Reason("not-placed-now", "ORL-PLN-9")
        if verb not in (PLACE >> VERB, PLACE_TOWER >> VERB):
            return Reason("not-now", "ORL-RND-3")
        return why_not_there(g, p, action, verb == PLACE_TOWER >> VERB)


class PlanInTurn(Plan):
    """On request of the table: one after the other, in turn order, openly (ORL-PLN-13)."""

    simultaneous = False
    secret = False

    def binds(self, g: Game, seat: int) -> bool:
        return True

    def seats(self, g: Game) -> tuple[int, ...]:
        for seat in g.clockwise():
            if g.pending >> seat & 1:
                return g.rules.single[seat]
        return ()

    def dump(self) -> list[Any]:
        return [self.name, 1]


PLAN = Plan()
IN_TURN = PlanInTurn()


ONE_TILE_A_SPACE = "ORL-PLN-2"


def space_rule(kind: int) -> str:
    """The rule by which a space takes nobody but its kind."""
    return "ORL-PLN-3" if kind == MONK else ONE_TILE_A_SPACE


def why_not_there(g: Game, p: Player, action: int, from_tower: bool) -> Reason:
    """Why this follower cannot be laid on this space."""
    rules = g.rules
    tile = action >> A & A_MASK
    space = action & B_MASK
    place = rules.places[rules.place_of[space]]
    if from_tower and not p.tower[tile]:
        return Reason("not-on-tower", "ORL-GUNP-2", tile=TILES[tile])
    if not from_tower and not p.market[tile]:
        return Reason("not-on-market", "ORL-PLN-1", tile=TILES[tile])
    if not p.owned >> place.index & 1:
        return place.not_owned(g)
    values: dict[str, Any] = {"tile": TILES[tile], "place": place.id}
    if not p.allowed[tile] >> space & 1:
        kind = rules.slot[space]
        if kind == ANY_NEUTRAL:
            return Reason("marked-town-hall", "ORL-TOWN-2", **values)
        if kind == SEVERAL:
            kinds = [name for i, name in enumerate(KINDS) if rules.slot_kinds[space] >> i & 1]
            return Reason("wrong-kinds", ONE_TILE_A_SPACE, kinds=kinds, **values)
        return Reason("wrong-kind", space_rule(kind), kind=KINDS[kind], **values)
    if p.spaces[space] == TECHNOLOGY:
        return Reason("space-technology", "ORL-PLN-10", **values)
    return Reason("space-occupied", ONE_TILE_A_SPACE, **values)


def doubts(g: Game, p: Player) -> list[dict[str, Any]]:
    """What of a plan does nothing in this round: `nothing` was placed and no place works, a place
    stays `half` filled, or a complete one is `closed`."""
    rules = g.rules
    works = any(place.act_bit & p.active and not place.why_closed(g, p) for place in rules.places)
    if not p.plan:
        return [] if works or not p.market_n else [{"kind": "nothing", "count": p.market_n}]
    touched = {rules.place_of[action & B_MASK] for action in p.plan}
    out: list[dict[str, Any]] = []
    for place in rules.places:
        if place.index in touched and place.act_bit:
            if not place.act_bit & p.active:
                out.append({"kind": "half", "place": place.id})
            elif place.why_closed(g, p):
                out.append({"kind": "closed", "place": place.id})
    return out


def take_back(g: Game, p: Player, action: int) -> None:
    """Undo one placement of this phase: the follower returns to where it came from."""
    what = action & (A_MASK << A | B_MASK)
    tile = action >> A & A_MASK
    plan = list(p.plan)
    for i in range(len(plan) - 1, -1, -1):
        if plan[i] in (PLACE | what, PLACE_TOWER | what):
            done = plan.pop(i)
            break
    p.plan = tuple(plan)
    lift(g.rules, p, find(g.rules, p, tile, action & B_MASK))
    if done >> VERB == PLACE >> VERB:
        p.market[tile] += 1
        p.market_n += 1
    else:
        p.tower = p.tower[:]
        p.tower[tile] += 1


def hide_plans(g: Game, seat: int | None) -> None:
    """Undo what the others have planned so far, their readiness included: nobody sees it before
    all are ready."""
    frame = g.frames[-1] if g.frames else None
    if not isinstance(frame, Plan) or not frame.secret:
        return
    for p in g.players:
        if p.seat == seat:
            continue
        if p.market_n or p.plan or p.tech_free or p.tech_bound or sum(p.tower):
            g.pending |= 1 << p.seat
        for action in reversed(p.plan):
            if action >> VERB in (TECH_FREE >> VERB, TECH_BOUND >> VERB):
                unplace_technology(g, p, action)
            else:
                take_back(g, p, TAKE_BACK | action & (A_MASK << A | B_MASK))
        p.plan = ()
        straighten(g.rules, p)


def unplace_technology(g: Game, p: Player, action: int) -> None:
    space = find(g.rules, p, TECHNOLOGY, action & B_MASK)
    lift(g.rules, p, space)
    p.tech_spaces &= ~g.rules.places[g.rules.place_of[space]].mask
    if action >> VERB == TECH_BOUND >> VERB:
        p.tech_bound += 1
    else:
        p.tech_free += 1


def show_plans(g: Game) -> None:
    """Everybody is ready: the plans lie open."""
    for p in g.players:
        if g.sink is not None and p.plan:
            laid = [g.rules.codec.text(action) for action in p.plan]
            g.emit("planned", p.seat, laid=laid)
        p.plan = ()
