"""What breaks one rule of Invasion on purpose, and the rule tests that must notice."""

from __future__ import annotations

from tests.contract.mutations import Mutation

CARDS = "scenarios.prosperity.cards"
CARPENTER = "scenarios.prosperity.carpenter"
STRUCTURES = "scenarios.prosperity.structures"
HAPPENINGS = "scenarios.prosperity.happenings"
WORKS = "scenarios.prosperity.works"
PROSPERITY = "scenarios.prosperity.scenario"
OFFERS = "scenarios.offers"

INVASION = [
    Mutation(
        "the-former-card-is-lost",
        CARDS,
        "own.pile = own.pile + others + ([] if former == NO_CARD else [former])",
        "own.pile = own.pile + ([] if former == NO_CARD else [former]) + others",
        "prosperity",
    ),
    Mutation(
        "two-drawn-cards-stay-known",
        CARDS,
        "(own.seen[card] if len(drawn) < DRAWN else 0)",
        "own.seen[card]",
        "prosperity_hidden",
    ),
    Mutation(
        "choices-of-cards-are-shown",
        CARDS,
        "private = True",
        "private = False",
        "prosperity_hidden",
    ),
    Mutation(
        "drawn-cards-are-told-to-all",
        CARDS,
        'g.emit("cards-seen", p.seat, p.seat, structures=names)',
        'g.emit("cards-seen", p.seat, None, structures=names)',
        "prosperity_hidden",
    ),
    Mutation(
        "cards-go-under-the-pile-by-seat",
        CARDS,
        "for seat in g.clockwise():",
        "for seat in reversed(g.clockwise()):",
        "prosperity",
    ),
    Mutation(
        "the-token-may-stay",
        CARPENTER,
        "return [*out, DONE] if self.moved else out",
        "return [*out, DONE]",
        "carpenter",
    ),
    Mutation(
        "traders-move-by-water",
        CARPENTER,
        "water = kind == BOATMAN",
        "water = kind == TRADER",
        "carpenter",
    ),
    Mutation(
        "a-structure-needs-no-station",
        CARPENTER,
        "or not p.stations:\n        return []",
        ":\n        return []",
        "carpenter",
    ),
    Mutation(
        "a-structure-leaves-its-goods-tile",
        CARPENTER,
        "    g.ways[slot] = NO_GOOD\n",
        "",
        "carpenter",
    ),
    Mutation(
        "every-structure-is-own",
        STRUCTURES,
        "site is not None and site.seat == p.seat and site.open() else None",
        "site is not None and site.open() else None",
        "structures",
    ),
    Mutation(
        "complete-structures-keep-their-followers",
        STRUCTURES,
        "g.supply[kind] += card.wants[kind]",
        "g.supply[kind] += 0",
        "structures",
    ),
    Mutation(
        "no-last-offer-before-the-scoring",
        STRUCTURES,
        "if self.last and g.round < g.rules.rounds:",
        "if self.last:",
        "structures",
    ),
    Mutation(
        "burnt-technology-is-lost",
        HAPPENINGS,
        "                g.technology += 1\n",
        "                pass\n",
        "prosperity_events",
    ),
    Mutation(
        "monks-on-the-tower-hear-no-mass",
        HAPPENINGS,
        "return p.market[kind] + p.tower[kind]",
        "return p.market[kind]",
        "prosperity_events",
    ),
    Mutation(
        "who-can-pay-must",
        HAPPENINGS,
        "if len(options) > 1:",
        "if len(options) > 9:",
        "prosperity_events",
    ),
    Mutation(
        "hands-are-not-dealt-again",
        WORKS,
        "self.hands = [became.get(card, card) for card in self.hands]",
        "pass",
        "prosperity_hidden",
    ),
    Mutation(
        "goods-under-structures-are-known",
        WORKS,
        "one.slot, pool.pop(), one.missing",
        "one.slot, one.good, one.missing",
        "prosperity_hidden",
    ),
    Mutation(
        "what-lies-at-structures-does-not-count",
        PROSPERITY,
        "out.coins += lying[WANT_COINS]",
        "out.coins += 0",
        "prosperity",
    ),
    Mutation(
        "goods-lie-face-up",
        PROSPERITY,
        "out.face_down = True",
        "out.face_down = False",
        "prosperity",
    ),
    Mutation(
        "a-bribe-is-free",
        OFFERS,
        "        pay(g, p, self.strength(g))\n        self.bought",
        "        self.bought",
        "prosperity_events",
    ),
    Mutation(
        "support-needs-the-follower",
        OFFERS,
        "if kind != MONK and p.tracks[kind] < g.rules.track_last[kind]:",
        "if kind != MONK and g.supply[kind] and p.tracks[kind] < g.rules.track_last[kind]:",
        "prosperity_events",
    ),
]
