"""Questions of City Defense that come again and again: yes or no, which follower, who pays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.codec import ActionText
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    GIVE_BACK,
    KINDS,
    N_KINDS,
    NO,
    TEAM_PAY,
    YES,
    A,
)
from scriptorium.games.orleans.scenarios.city_defense.city import short
from scriptorium.games.orleans.spaces import find, lift
from scriptorium.games.orleans.supply import pay

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player

# Where a follower is: in the bag, on the market or the tower, or on a space (FIRST_SPACE + space).
BAG: Final = 0
MARKET: Final = 1
TOWER: Final = 2
FIRST_SPACE: Final = 3
WHERE: Final = 8  # b of GIVE_BACK: seat << WHERE | where
WHERE_MASK: Final = 0xFF
ANY_KIND: Final = N_KINDS


@mypyc_attr(allow_interpreted_subclasses=True)
class YesNo(SeatFrame["Game"]):
    """A question with two answers; each has a label of its own (`action-yes-NAME`)."""

    rule: str = ""

    def legal(self, g: Game, seat: int) -> list[int]:
        return [YES, NO]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action == YES:
            self.yes(g)
        else:
            self.no(g)
        return True

    def yes(self, g: Game) -> None:
        raise NotImplementedError

    def no(self, g: Game) -> None:
        """Nothing happens."""

    def describe(self, g: Game, seat: int, action: ActionText) -> ActionText:
        if action.action not in (YES, NO):
            return action
        return ActionText(action.action, action.text, f"{action.text}-{self.name}", action.args)

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return Reason("yes-or-no", self.rule_of(g))

    def rule_of(self, g: Game) -> str:
        return self.rule or g.rules.event(g.event).rule


# Followers that go back to the supply (INV-GEN-11); marked ones never do (INV-GEN-8).


def returnable(g: Game, p: Player, kinds: list[int]) -> list[int]:
    """A GIVE_BACK for each neutral follower of these kinds in bag, market or on the boards."""
    out: list[int] = []
    for kind in kinds:
        base = GIVE_BACK | kind << A | p.seat << WHERE
        if p.bag[kind]:
            out.append(base | BAG)
        out += in_market(p, kind)
        for space in range(g.rules.n_spaces):
            if g.rules.first[space] == space and find(g.rules, p, kind, space) >= 0:
                out.append(base | FIRST_SPACE + space)
    return out


def in_market(p: Player, kind: int) -> list[int]:
    """The same for those in the market, of which the tower is a part."""
    base = GIVE_BACK | kind << A | p.seat << WHERE
    out = [base | MARKET] if p.market[kind] else []
    return [*out, base | TOWER] if p.tower[kind] else out


def neutral(p: Player, kind: int) -> int:
    """How many of a kind a player has, wherever they are."""
    return p.bag[kind] + p.market[kind] + p.tower[kind] + p.spaces.count(kind)


def take_from(g: Game, p: Player, kind: int, where: int) -> None:
    """A follower leaves the place where it is."""
    if where == BAG:
        p.bag[kind] -= 1
        p.bag_n -= 1
    elif where == MARKET:
        p.market[kind] -= 1
        p.market_n -= 1
    elif where == TOWER:
        p.tower = p.tower[:]
        p.tower[kind] -= 1
    else:
        lift(g.rules, p, find(g.rules, p, kind, where - FIRST_SPACE))


def give_back(g: Game, action: int) -> None:
    """To its pile; the marker of its track stays (INV-GEN-11)."""
    kind, which = action >> A & A_MASK, action & B_MASK
    p = g.players[which >> WHERE]
    take_from(g, p, kind, which & WHERE_MASK)
    g.supply[kind] += 1
    if g.sink is not None:
        g.emit("returned", p.seat, kind=KINDS[kind])


class ReturnFollowers(SeatFrame["Game"]):
    """So many followers of the player's choice; with no more than that, all of them. `kind` is the
    only one asked for (Rome Calling), or ANY_KIND (Famine)."""

    name = "return-followers"

    def __init__(self, seat: int, count: int, kind: int) -> None:
        SeatFrame.__init__(self, seat)
        self.count = count
        self.kind = kind

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.count, self.kind]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"count": self.count}

    def kinds(self) -> list[int]:
        return list(range(N_KINDS)) if self.kind == ANY_KIND else [self.kind]

    def begin(self, g: Game) -> bool:
        p = g.players[self.seat]
        left = sum(neutral(p, kind) for kind in self.kinds())
        if left > self.count > 0 and len(self.legal(g, self.seat)) > 1:
            return True
        g.frames.pop()
        for _ in range(min(left, self.count)):
            give_back(g, self.legal(g, self.seat)[0])
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return returnable(g, g.players[seat], self.kinds())

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames[-1] = ReturnFollowers(seat, self.count - 1, self.kind)
        give_back(g, action)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        rule = g.rules.event(g.event).rule
        return Reason("must-return-followers", rule, count=self.count)


# Coins of the team (INV-COOP-81)


def team_coins(g: Game) -> int:
    return sum(p.coins for p in g.players)


class TeamPays(SeatFrame["Game"]):
    """The speaker says who pays how much of a sum that the team has: whoever pays, the rest can
    be paid by the others (INV-COOP-89)."""

    name = "team-pays"
    team = True

    def __init__(self, seat: int, owed: int) -> None:
        SeatFrame.__init__(self, seat)
        self.owed = owed

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.owed]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"coins": self.owed}

    def begin(self, g: Game) -> bool:
        if self.owed:
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return [
            TEAM_PAY | p.seat << A | coins
            for p in g.players
            for coins in range(min(p.coins, self.owed), 0, -1)
        ]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        coins = action & B_MASK
        g.frames[-1] = TeamPays(seat, self.owed - coins)
        pay(g, g.players[action >> A & A_MASK], coins)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return short("INV-COOP-81")
