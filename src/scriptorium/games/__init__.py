"""The games. Each is a package with `meta` (facts) and `game` (rules); see core.registry."""
