"""What breaks one rule of The Duel on purpose, and the rule tests that must notice."""

from __future__ import annotations

from tests.contract.mutations import Mutation

RACE = "scenarios.duel.race"
DUES = "scenarios.duel.dues"
HOUSE = "scenarios.duel.house"
OPENING = "scenarios.duel.opening"
HAPPENINGS = "scenarios.duel.happenings"
SCENARIO = "scenarios.duel.scenario"
CLAIMING = "scenarios.claiming"
OBJECTIVES = "scenarios.objectives"

DUEL = [
    Mutation(
        "both-bankrupt-share-the-victory",
        RACE,
        '"ranks": [g.n] * g.n if all(lost) else ranks,',
        '"ranks": ranks,',
        "duel",
    ),
    Mutation("a-loser-can-win", RACE, "(-lost[p.seat], done", "(0, done", "duel"),
    Mutation("coins-before-goods", RACE, "worth(g, p), p.coins)", "p.coins, worth(g, p))", "duel"),
    Mutation(
        "a-finisher-can-lose", DUES, "elif home(g, p):", "elif home(g, p) and g.round < 0:", "duel"
    ),
    Mutation(
        "the-first-loser-ends-the-event",
        RACE,
        "    race(g).lost |= 1 << p.seat\n",
        "    race(g).lost |= 1 << p.seat\n    g.finish()\n",
        "duel",
    ),
    Mutation(
        "the-fourth-objective-ends-the-game-at-once",
        SCENARIO,
        '            g.emit("all-completed", p.seat)\n',
        '            g.emit("all-completed", p.seat)\n        g.finish()\n',
        "duel",
    ),
    Mutation(
        "the-game-goes-on-after-the-fourth-objective",
        RACE,
        "        if any(home(g, p) for p in g.players):\n            g.finish()",
        "        pass",
        "duel",
    ),
    Mutation(
        "coins-instead-of-food-in-the-first-edition",
        DUES,
        "return found if g.rules.harvest_choice else",
        "return found if g.round else",
        "duel_events",
    ),
    Mutation(
        "a-harvest-of-coins-is-cheaper",
        DUES,
        "food_payable(g, p, self.strength(g), self.coins_each())",
        "food_payable(g, p, self.strength(g), 4)",
        "duel_events",
    ),
    Mutation(
        "technology-next-to-the-board-is-taxed",
        DUES,
        "self.strength(g) * p.spaces.count(TECHNOLOGY)",
        "self.strength(g) * (p.spaces.count(TECHNOLOGY) + p.tech_free)",
        "duel_events",
    ),
    Mutation("the-house-is-free", HOUSE, "        p.citizens -= 1\n", "", "duel"),
    Mutation(
        "the-follower-returns-from-the-house",
        HOUSE,
        "        g.supply[kind] += 1\n",
        "        p.bag[kind] += 1\n        p.bag_n += 1\n",
        "duel",
    ),
    Mutation("the-well-copies-the-house", HOUSE, "copyable = False", "copyable = True", "duel"),
    Mutation("no-move-by-water", HOUSE, " + ways_from(g, p.merchant, True)", "", "duel"),
    Mutation(
        "the-other-player-picks-last",
        OPENING,
        'seat = first if rows[step]["by"] == STARTS else other',
        'seat = other if rows[step]["by"] == STARTS else first',
        "duel",
    ),
    Mutation("the-other-begins", OPENING, "(other), PlaceMerchant(first)", "(first)", "duel"),
    Mutation("all-tiles-are-in-the-game", OPENING, "        g.stock = 0\n", "", "duel"),
    Mutation("trade-without-a-good", HAPPENINGS, " and p.goods[given] and", " and", "duel_events"),
    Mutation(
        "citizens-on-the-tracks",
        SCENARIO,
        "g.citizens = sum(deed.citizen for deed in g.rules.deeds)",
        "g.citizens = g.rules.all_citizens",
        "duel",
    ),
    Mutation(
        "nothing-is-offered-after-an-action",
        CLAIMING,
        "            g.frames.insert(depth, Claim(seat))",
        "            pass",
        "duel",
    ),
    Mutation(
        "three-branches-anywhere",
        OBJECTIVES,
        "if self.inland and inland_stations(g, p) < self.inland:",
        "if self.inland and inland_stations(g, p) < 0:",
        "duel",
    ),
    Mutation(
        "the-lady-takes-wool-alone",
        OBJECTIVES,
        "load[GOODS.index(name)] >= least for",
        "load[GOODS.index(name)] >= 0 * least for",
        "duel",
    ),
]
