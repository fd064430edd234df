"""What things are worth in Prosperity: as in the base game, and structures (INV-PROS).

A structure is worth its points less what it takes, the less certain the more is missing for the
time that is left. Whatever brings it nearer is worth its share of that.
"""

from __future__ import annotations

from typing import Final

from scriptorium.bots.orleans.dignitary import distances
from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.bots.orleans.values import NOTHING
from scriptorium.bots.orleans.weights import Weights
from scriptorium.games.orleans.destinations import Destination
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    BOATMAN,
    BUILD,
    DONE,
    KEEP,
    KIND_OF,
    MONK,
    N_GOODS,
    N_KINDS,
    PUT,
    RETURN,
    STEP,
    TRADER,
    TRAVEL,
    UNSEEN,
    VERB,
    A,
)
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.scenarios.prosperity.carpenter import (
    CARPENTER,
    goods_at,
    ways_at,
)
from scriptorium.games.orleans.scenarios.prosperity.structures import Structure
from scriptorium.games.orleans.scenarios.prosperity.works import (
    WANT_COINS,
    WANT_GOODS,
    Card,
    card_in_hand,
    cards,
    own_sites,
    works,
)
from scriptorium.games.orleans.state import Game, Player
from scriptorium.games.orleans.travel import ways_from

AT_ONCE: Final = 3  # followers on the Carpenter
SENT: Final = 0.9  # followers sent to structures a round
RECRUITED: Final = 1.6  # rounds for a follower or a good that is not there yet
SURE: Final = 4.0  # spare rounds from hopeless to certain
BUILDING: Final = 2.0  # rounds to have the carpenter build
STEP_COST: Final = 0.7  # points for a follower that moves the token
FOLLOWER: Final = 1.0  # one that is sent, late in the game
GOOD: Final = 2.5  # an unseen good
READY_BY: Final = 10.0  # rounds that are left when structures are worth all of that ...
RIPENING: Final = 3.0  # ... and rounds before, in which they come to be
EASE: Final = 3.0  # rounds before the last moment at which followers are sent
HOPE: Final = 0.5  # of the difference, for exchanging a card for an unknown one
LACKED: Final = 0.4  # of its share, for recruiting a follower that is missing
PART: Final = 0.35  # of a structure, for the carpenter on the way to its town


class ProsperityValuation(Valuation):
    def __init__(self, g: Game, p: Player, w: Weights) -> None:
        Valuation.__init__(self, g, p, w)
        self.distances: list[list[int]] = distances(g)
        self.neutral: list[int] = [
            p.bag[kind] + p.market[kind] + p.tower[kind] + p.spaces.count(kind)
            for kind in range(N_KINDS)
        ]
        # What own structures still miss, and the share of the points of each such thing.
        self.missing: list[int] = [0] * (WANT_COINS + 1)
        self.shares: list[float] = [0.0] * (WANT_COINS + 1)
        for site in own_sites(g, p.seat):
            card = cards()[site.card]
            for want, count in enumerate(site.missing):
                if count:
                    self.missing[want] += count
                    self.shares[want] = max(self.shares[want], self.share(card, site.missing))
        # There is a time for structures: what makes more actions possible comes first.
        self.ripe: float = max(0.0, min(1.0, 1.0 - (self.left - READY_BY) / RIPENING))
        self.card: Card | None = card_in_hand(g, p.seat)
        self.hand: float = self.worth(self.card) if self.card is not None else 0.0

    # Structures

    def other_points(self) -> float:
        """Structures, those begun as far as they are likely."""
        total = 0.0
        for site in works(self.g).sites:
            if site.seat == self.p.seat:
                chance = self.chance(site.missing, 0.0) if site.open() else 1.0
                total += cards()[site.card].points * chance
        return total

    def chance(self, missing: tuple[int, ...], more: float) -> float:
        """That all of it comes together in time, after so many rounds for other things."""
        rounds = more
        for want, count in enumerate(missing):
            if want < N_KINDS:
                rounds += count / SENT + RECRUITED * max(0, count - self.neutral[want])
            elif want < WANT_COINS:
                rounds += RECRUITED * max(0, count - self.p.goods[want - WANT_GOODS])
        spare = self.left + 0.5 - rounds
        return max(0.0, min(1.0, 0.5 + spare / SURE))

    def share(self, card: Card, missing: tuple[int, ...]) -> float:
        """Of a thing that is still missing next to a structure: what it is worth there."""
        left = sum(missing[:WANT_COINS]) + 0.3 * missing[WANT_COINS]
        return card.points * self.chance(missing, 0.0) / max(1.0, left)

    def worth(self, card: Card) -> float:
        """A card in the hand, less all that it takes to complete it."""
        value = card.points * self.chance(card.wants, BUILDING)
        value -= FOLLOWER * sum(card.wants[:N_KINDS])
        for good in range(N_GOODS):
            value -= card.wants[WANT_GOODS + good] * self.g.rules.goods_points[good]
        return value - card.wants[WANT_COINS]

    def kept(self, card: Card) -> float:
        """A card to be chosen: near ones can be built soon."""
        town = card.towns.bit_length() - 1
        away = self.distances[works(self.g).carpenter][town]
        return self.worth(card) - STEP_COST * min(away, 2 * AT_ONCE)

    def new_card(self) -> float:
        """The better of two cards that nobody has built, instead of the one in hand."""
        pile = sorted(self.kept(cards()[card]) for card in works(self.g).pile)
        if len(pile) < 2:
            return NOTHING
        # Of n values in order, the i-th is the better of two in i of all n (n - 1) / 2 pairs.
        pairs = len(pile) * (len(pile) - 1) / 2.0
        hoped = sum(i * max(0.0, value) for i, value in enumerate(pile)) / pairs
        now = self.kept(self.card) if self.card is not None and self.town_of_card() >= 0 else 0.0
        return (hoped - max(0.0, now)) * self.ripe * HOPE

    def structure(self, to: Destination) -> float:
        assert isinstance(to, Structure)
        site = to.own(self.g, self.p)
        if site is None:
            return 0.0
        # A follower works until it is sent: that can wait.
        pressing = (sum(site.missing[:N_KINDS]) + EASE) / (self.left + 1.0)
        return self.share(to.card, site.missing) * self.ripe * min(1.0, pressing)

    def good(self, good: int) -> float:
        value = Valuation.good(self, good)
        if self.missing[WANT_GOODS + good] > self.p.goods[good]:
            value = max(value, self.shares[WANT_GOODS + good])
        return value

    def recruit(self, kind: int) -> float:
        value = Valuation.recruit(self, kind)
        wanted = self.missing[kind]
        if self.card is not None and self.hand > 0.0:
            wanted += self.card.wants[kind]
        if wanted > self.neutral[kind]:
            value += LACKED * self.ripe * max(self.shares[kind], 4.0)
        return value

    # The carpenter

    def town_of_card(self) -> int:
        """Where the card in hand can be built on a goods tile; -1: nowhere."""
        if self.card is None or not self.p.stations:
            return -1
        town = self.card.towns.bit_length() - 1
        free = any(goods_at(self.g, way) for way in ways_at(self.g.rules, town))
        return town if free else -1

    def way(self, have: list[int], most: int) -> list[int]:
        """The kinds of the followers that move the token from where it stands to the town of the
        card, or as near as so many come; `have` are traders and boatmen."""
        goal = self.town_of_card()
        start = works(self.g).carpenter
        if goal < 0 or start == goal:
            return []
        best: tuple[int, int, tuple[int, ...]] = (self.distances[start][goal], 0, ())
        reached: list[tuple[int, tuple[int, ...]]] = [(start, ())]
        for length in range(1, most + 1):
            further: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {}
            for town, used in reached:
                for kind in (TRADER, BOATMAN):
                    if used.count(kind) < have[kind]:
                        for packed in ways_from(self.g, town, kind == BOATMAN):
                            other, more = packed >> 8, (*used, kind)
                            further.setdefault((other, more.count(TRADER)), (other, more))
            reached = list(further.values())
            for town, used in reached:
                best = min(best, (self.distances[town][goal], length, used))
            if not best[0]:
                break
        return list(best[2])

    def carpenter(self) -> float:
        return self.carpentry([0] * N_KINDS)[0]

    def laying(self, place: Place, have: list[int]) -> tuple[float, list[int]]:
        return self.carpentry(have) if place.id == CARPENTER else (NOTHING, [])

    def carpentry(self, have: list[int]) -> tuple[float, list[int]]:
        """Followers laid on the Carpenter: what that is worth, and which kinds."""
        g, p = self.g, self.p
        goal = self.town_of_card()
        if goal < 0 or self.hand <= 0.0:
            return NOTHING, []
        place = g.rules.by_id[CARPENTER]
        lying = [KIND_OF[tile] for tile in p.spaces[place.start : place.end] if tile >= 0]
        all_ = [have[kind] + lying.count(kind) for kind in range(N_KINDS)]
        for kind in (TRADER, BOATMAN):
            all_[kind] += lying.count(MONK)
        kinds = self.way(all_, AT_ONCE)
        start = works(g).carpenter
        if not kinds:
            return (self.hand * self.ripe, []) if start == goal else (NOTHING, [])
        for kind in lying:
            if kind in kinds:
                kinds.remove(kind)
        end = self.end(all_)
        if end == goal:
            return self.hand * self.ripe - STEP_COST * len(kinds), kinds
        nearer = self.distances[start][goal] - self.distances[end][goal]
        if self.distances[end][goal] > AT_ONCE or self.left < 2:
            return NOTHING, []
        return PART * self.ripe * self.hand * nearer / AT_ONCE - STEP_COST * len(kinds), kinds

    def end(self, have: list[int]) -> int:
        """Where the token comes by `way`."""
        goal = self.town_of_card()
        towns = {works(self.g).carpenter}
        for kind in self.way(have, AT_ONCE):
            towns = {
                packed >> 8 for town in towns for packed in ways_from(self.g, town, kind == BOATMAN)
            }
        return min(towns, key=self.distances[goal].__getitem__)

    # Choices

    def step(self, action: int) -> float | None:
        verb = action >> VERB << VERB
        a, b = action >> A & A_MASK, action & B_MASK
        if verb == KEEP:
            return self.kept(cards()[b])
        if verb == STEP:
            return self.stepping(a, b >> 1)
        if verb == BUILD:
            return 5.0 if self.hand > 0.0 or not self.left else -1.0
        if verb == DONE:
            return 0.0
        if verb == PUT:
            return self.putting(a)
        if verb == TRAVEL:
            return self.travelling(b)
        if verb == RETURN:
            return self.returning(a)
        return None

    def stepping(self, tile: int, town: int) -> float:
        """A move of the token: nearer to the town of the card, or back from it is out of the
        question."""
        goal = self.town_of_card()
        if goal < 0:
            return -1.0
        place = self.g.rules.by_id[CARPENTER]
        have = [0] * N_KINDS
        left = [one for one in self.p.spaces[place.start : place.end] if one >= 0]
        left.remove(tile)
        for one in left:
            for kind in (TRADER, BOATMAN):
                have[kind] += KIND_OF[one] in (kind, MONK)
        before = works(self.g).carpenter
        works(self.g).carpenter = town
        away = self.distances[self.end(have) if left else town][goal]
        works(self.g).carpenter = before
        return 0.5 * (self.distances[before][goal] - away) - (0.1 if KIND_OF[tile] == MONK else 0.0)

    def putting(self, item: int) -> float:
        """Coins and goods wait until the followers are there, unless the end comes near."""
        if self.left > 3 and sum(self.missing[:N_KINDS]) > 1:
            return -1.0
        return 0.1

    def travelling(self, argument: int) -> float:
        p = self.p
        town = (argument >> 3) - 1
        gain = GOOD if argument & 7 == UNSEEN else 0.0
        fare = self.spend(self.g.rules.event(self.g.event).strengths[0])
        return self.town(town, p.built, 0) - self.town(p.merchant, p.built, 0) + gain - fare

    def returning(self, kind: int) -> float | None:
        """A monk and another follower for a citizen; the knight of Riots is given anyway."""
        if self.g.rules.event(self.g.event).row.get("kind") != "exchange_for_citizen":
            return None
        cost = self.follower(kind, self.counts[kind] - 1) + (1.0 if self.missing[kind] else 0.0)
        if self.g.frames[-1].name == "return-another":
            return -cost
        return self.citizen() - cost - 1.0
