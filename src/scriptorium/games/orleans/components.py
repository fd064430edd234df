"""What is in the game: how many of each thing, which tiles and events, for how many rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from scriptorium.games.orleans.tables import Tables

# With further place tiles so many of each stack are drawn at random (ORL-VAR-9).
TILES_DRAWN: Final = {"I": 13, "II": 13}


class Components:
    """Those of the base game but for what depends on the number of players (`supplies`). A scenario
    takes them and changes what differs."""

    def __init__(self, tables: Tables, edition: str) -> None:
        self.rounds: int = tables.rounds
        self.technology: int = tables.technology
        self.start_coins: int = tables.start_coins
        self.farm_goods: list[int] = tables.farm_goods
        # Further boards of all players are rows without a stack.
        self.boards: list[dict[str, Any]] = tables.places
        self.tiles: list[dict[str, Any]] = tables.tiles
        # Of each stack so many tiles are drawn at random; empty: all are in the game.
        self.drawn: dict[str, int] = {}
        # Tiles that somebody owns from the start (INV-GEN-21): they lie in no stack.
        self.start_tiles: list[str] = []
        self.deeds: list[dict[str, Any]] = tables.deeds
        # The rows of the events, and the hour glass from top to bottom: parts that are shuffled, of
        # (event, letter).
        self.events: list[dict[str, Any]] = list(tables.events.values())
        self.hour_glass: list[list[tuple[int, int]]] = tables.hour_glass[edition]
        # Of each part so many tiles are dealt, the others stay in the box unseen; empty: all are.
        self.dealt: list[int] = []
        self.coins_limited: bool = tables.editions[edition]["coins_limited"]
        # Neutral followers; goods, of which some leave the game unseen; goods on connections.
        self.followers: list[int] = []
        self.goods: list[int] = []
        self.goods_removed: int = 0
        self.goods_spaces: list[int] = []
        # Whether the goods on connections lie face down until they are taken.
        self.face_down: bool = False
        # The spaces of the development track with a citizen.
        self.development_citizens: list[int] = tables.development_citizens

    def supplies(self, tables: Tables, players: int) -> None:
        """ORL-SET-7 to ORL-SET-17."""
        self.followers = tables.neutral[players]
        self.goods = tables.goods[players]
        self.goods_removed = tables.goods_removed[players]
        self.goods_spaces = [
            sum(least <= players for least in spaces) for _, _, _, spaces in tables.ways
        ]

    def add_tiles(self, rows: list[dict[str, Any]]) -> None:
        """Further place tiles, shuffled into the stacks (ORL-VAR-9)."""
        self.tiles = [*self.tiles, *rows]
        self.drawn = TILES_DRAWN

    def fixed_events(self, rows: list[dict[str, Any]]) -> None:
        """The event of each round is known from the start."""
        self.events = rows
        self.hour_glass = [[(event, 0)] for event in range(len(rows))]
        self.rounds = len(rows)
