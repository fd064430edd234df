"""What breaks one rule of Orléans on purpose, and the rule tests that must notice."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Mutation:
    """In a module, one piece of code becomes another; `tests` must notice."""

    name: str
    module: str
    old: str
    new: str
    tests: str

    def __str__(self) -> str:
        return self.name


ORLEANS = [
    Mutation(
        "tied-leaders-are-paid",
        "census",
        "if positions.count(front) == 1:",
        "if positions.count(front) >= 1:",
        "census",
    ),
    Mutation(
        "two-players-pay-in-the-census",
        "census",
        "if g.n > 2 and positions.count(back) == 1:",
        "if positions.count(back) == 1:",
        "census",
    ),
    Mutation(
        "draws-ignore-the-market",
        "followers",
        "limit = min(allowance(g, p) - p.moved, market_room(g, p))",
        "limit = allowance(g, p) - p.moved",
        "followers",
    ),
    Mutation("monks-stand-for-nobody", "rules", "if kind == MONK:", "if kind > MONK:", "planning"),
    Mutation(
        "marked-followers-in-the-town-hall",
        "rules",
        "if tile < MARKED:",
        "if tile >= 0:",
        "scriptorium_and_town_hall",
    ),
    Mutation(
        "two-stations-in-a-town",
        "travel",
        "if g.taken >> p.merchant & 1:",
        "if g.taken < 0:",
        "travel",
    ),
    Mutation(
        "the-first-technology-goes-anywhere",
        "recruiting",
        "gain_technology(g, p, step in rules.bound_steps)",
        "gain_technology(g, p, False)",
        "technology",
    ),
    Mutation(
        "stack-two-on-the-first-step",
        "city",
        "return g.stock & g.rules.stacks_open[step]",
        "return g.stock & g.rules.stacks_open[-1]",
        "city",
    ),
    Mutation(
        "followers-return-before-the-bathhouse-draws",
        "actions",
        """        place.execute(g, p, action & B_MASK)
        # First the effect, then the followers return (ORL-ACT-6, ORL-BATH-6).
        if place.returns:
            clear(g.rules, p, place)
""",
        """        if place.returns:
            clear(g.rules, p, place)
        place.execute(g, p, action & B_MASK)
""",
        "bathhouse",
    ),
    Mutation(
        "torture-crosses-coin-spaces",
        "development",
        "return here > 0 and not coins[here] and not coins[here - 1]",
        "return here > 0 and not coins[here]",
        "torture",
    ),
    Mutation(
        "coins-before-food-in-2014",
        "events",
        "if g.rules.harvest_choice and g.players[seat].coins >= g.rules.harvest_coins:",
        "if g.players[seat].coins >= g.rules.harvest_coins:",
        "events",
    ),
    Mutation(
        "plague-takes-marked-followers",
        "events",
        "    if tile < N_KINDS:\n        g.supply[tile] += 1",
        "    if tile >= 0:\n        g.supply[tile % N_KINDS] += 1",
        "events",
    ),
    Mutation(
        "the-last-deed-space-gives-no-citizen",
        "deeds",
        "if not sum(self.free(g))",
        "if sum(g.deeds) < 0",
        "deeds",
    ),
    Mutation(
        "ties-are-shared-at-once",
        "scoring",
        "standing = [(totals[p.seat], p.development) for p in g.players]",
        "standing = [(totals[p.seat], 0) for p in g.players]",
        "scoring",
    ),
]
