"""What a place is: a row of data, and a few questions a special place answers in its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.games.orleans.bans import usable
from scriptorium.games.orleans.development import develop, gains
from scriptorium.games.orleans.pieces import ACT, GOODS, KINDS, A
from scriptorium.games.orleans.reasons import (
    BANK_EMPTY,
    BANNED,
    DEVELOPMENT_END,
    GAIN_BANNED,
    NEVER,
    NO_GOOD_LEFT,
    OPEN,
    reason,
)
from scriptorium.games.orleans.supply import no_coins_left, receive, take_good

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player


class Argument:
    """One way to execute a place: its number, its words, its label and what it is about."""

    def __init__(
        self, number: int, words: list[str], label: str, args: tuple[tuple[str, str], ...]
    ) -> None:
        self.number = number
        self.words = words
        self.label = label
        self.args = args


@mypyc_attr(allow_interpreted_subclasses=True)
class Place:
    """A place of the player board or a place tile.

    A place without arguments asks `closed` and does `execute`. One with a choice overrides
    `options` (the legal actions), `arguments` (all it could ever offer) and `why_argument`.
    """

    # Where a reason has a rule of its own at this place.
    rule_ids: dict[int, str] = {}
    # Complete with any of its spaces filled (Town Hall).
    partial: bool = False
    # Usable without any follower on it (Gunpowder Tower).
    needs_nobody: bool = False
    # Its followers return to the bag after execution.
    returns: bool = True
    # Executed in the action phase at all.
    executable: bool = True
    # Followers on it protect from harmful events (Sacristy).
    shelter: bool = False
    # A follower is recruited there.
    recruits: bool = False
    # Of the player board or a place tile, so that a Well may copy it (INV-TILE-17).
    copyable: bool = True
    # Counts points at the end (`points`).
    scores: bool = False

    def __init__(self, index: int, row: dict[str, Any], start: int) -> None:
        slots: list[str] = row["slots"]
        self.index: int = index
        self.id: str = row["id"]
        self.row: dict[str, Any] = row
        self.stack: str = row.get("stack", "")
        self.start: int = start
        self.end: int = start + len(slots)
        self.slots: list[str] = slots
        self.mask: int = ((1 << len(slots)) - 1) << start
        # The spaces that actions name: of equal ones only the first.
        self.firsts: int = 0
        for i, slot in enumerate(slots):
            if slots.index(slot) == i:
                self.firsts |= 1 << (start + i)
        self.technology_allowed: bool = row["technology_allowed"]
        self.technology_rule: str = row.get("technology_rule", "ORL-TOWN-9")
        self.substitutes: list[tuple[int, int]] = [
            (KINDS.index(kind), KINDS.index(other))
            for kind, others in row.get("substitute", {}).items()
            for other in others
        ]
        self.extra_market: int = row.get("extra_market_spaces", 0)
        self.act: int = ACT | index << A
        usable = self.executable and (bool(slots) or self.needs_nobody)
        self.act_bit: int = 1 << index if usable else 0
        # What is no longer active when its last follower is gone.
        self.off_bit: int = 0 if self.needs_nobody else self.act_bit

    def closed(self, g: Game, p: Player) -> int:
        """Why an activated place cannot be executed; 0 if it can (ORL-ACT-10, ORL-ACT-11)."""
        return OPEN

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        """Append the legal actions of an activated place that is not banned."""
        if not self.closed(g, p):
            out.append(self.act)

    def execute(self, g: Game, p: Player, argument: int) -> None:
        raise NotImplementedError

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        """What executing it would give now; whether it can be is another question (`why_closed`).

        Items, each name once, goods apart: `follower`, `good`, `station` (a town), `coins`,
        `development` and `citizen` (with what lies on the way), `draws` [before, after],
        `technology` (`only`: bound to this kind), `tiles` (the open stacks), `ways` and how many
        (`count`), `deeds` (followers that could be sent), `pay` [least, most] for `each` coin,
        `draw` and `place` (followers from the bag), `market` (more spaces), `shelter`, `swap` a
        kind `for` others, `choice` between lists of items.
        """
        return []

    def closed_if_full(self, g: Game, p: Player) -> int:
        """Why it could not be executed even if it were complete; 0 if it could."""
        return self.closed(g, p)

    def points(self, g: Game, p: Player) -> int:
        """What it adds to its owner's score."""
        return 0

    def lost(self, g: Game, p: Player) -> None:
        """The place tile is given up: put back what lies on it beside its spaces."""

    def arguments(self, rules: Rules) -> list[Argument]:
        return []

    def near_misses(self, g: Game, p: Player) -> list[int]:
        """Actions of an owned place that people look for when they are not legal."""
        return [self.act]

    def why(self, g: Game, p: Player, argument: int) -> Reason:
        """Why it cannot be executed with this argument."""
        if not self.act_bit:
            return reason(NEVER, self.rule_ids, place=self.id)
        if not p.owned >> self.index & 1:
            return self.not_owned(g)
        if not p.active & self.act_bit:
            missing = [
                slot for i, slot in enumerate(self.slots) if not p.filled >> (self.start + i) & 1
            ]
            if self.partial:
                return Reason("incomplete", "ORL-TOWN-3", place=self.id, missing=missing[:1])
            return Reason("incomplete", "ORL-PLN-8", place=self.id, missing=missing)
        why_closed = self.why_closed(g, p)
        if why_closed is not None:
            return why_closed
        key, rule, values = self.why_argument(g, p, argument)
        return Reason(key, rule, place=self.id, **values)

    def why_closed(self, g: Game, p: Player) -> Reason | None:
        """Why its owner could not execute it even if it were complete."""
        if not self.act_bit:
            return reason(NEVER, self.rule_ids, place=self.id)
        event = g.rules.event(g.event)
        if not usable(g, p, self):
            rules = {BANNED: event.rule} if event.rule else self.rule_ids
            return reason(BANNED, rules, place=self.id, event=event.id)
        code = self.closed_if_full(g, p)
        if code == GAIN_BANNED and event.rule:
            return reason(code, {code: event.rule}, place=self.id)
        return reason(code, self.rule_ids, place=self.id) if code else None

    def not_owned(self, g: Game) -> Reason:
        """A tile of somebody else's city, or of nobody's yet."""
        others = any(p.owned >> self.index & 1 for p in g.players)
        rule = "ORL-PLN-15" if others else "ORL-CITY-4"
        return Reason("place-not-owned", rule, place=self.id)

    def why_argument(self, g: Game, p: Player, argument: int) -> tuple[str, str, dict[str, Any]]:
        return "needs-choice", "", {}


class Gain(Place):
    """Goods, coins and development points as its row of data says."""

    def __init__(self, index: int, row: dict[str, Any], start: int) -> None:
        Place.__init__(self, index, row, start)
        gain: dict[str, Any] = row["gain"]
        self.goods: list[int] = [GOODS.index(good) for good in gain.get("goods", [])]
        self.coins: int = gain.get("coins", 0)
        self.development: int = gain.get("development", 0)
        rule: str = row.get("rule", "ORL-ACT-10")
        self.rule_ids = {NO_GOOD_LEFT: rule, DEVELOPMENT_END: rule}

    def closed(self, g: Game, p: Player) -> int:
        if self.goods:
            for good in self.goods:
                if not g.goods[good]:
                    return NO_GOOD_LEFT
            return OPEN
        # Coins or points alone: closed only if nothing at all would happen (ORL-R7).
        if self.coins and not no_coins_left(g):
            return OPEN
        if self.development and p.development < g.rules.last_development:
            return OPEN
        return BANK_EMPTY if self.coins else DEVELOPMENT_END

    def execute(self, g: Game, p: Player, argument: int) -> None:
        for good in self.goods:
            take_good(g, p, good)
        if self.coins:
            receive(g, p, self.coins)
        if self.development:
            develop(g, p, self.development)

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        out: list[dict[str, Any]] = [{"good": GOODS[good]} for good in self.goods]
        return out + gains(g, p, self.coins, self.development)
