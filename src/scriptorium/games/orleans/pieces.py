"""The pieces and the actions, as numbers."""

from __future__ import annotations

from typing import Final

# Followers. A tile is a neutral follower of a kind (0-6) or a marked one (7-10).
FARMER: Final = 0
BOATMAN: Final = 1
CRAFTSMAN: Final = 2
TRADER: Final = 3
KNIGHT: Final = 4
SCHOLAR: Final = 5
MONK: Final = 6
N_KINDS: Final = 7
N_TRACKS: Final = 6
MARKED: Final = 7
N_TILES: Final = 11
KINDS: Final[list[str]] = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
TILES: Final[list[str]] = KINDS + [f"marked_{kind}" for kind in KINDS[:4]]
KIND_OF: Final[list[int]] = [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3]
TRACKS: Final[list[str]] = ["farmers", "boatmen", "craftsmen", "traders", "knights", "scholars"]

# What is printed on an action space, if not a single kind.
ANY: Final = -1
ANY_NEUTRAL: Final = -2
SEVERAL: Final = -3

# What an action space holds.
EMPTY: Final = -1
TECHNOLOGY: Final = 11

GOODS: Final[list[str]] = ["grain", "cheese", "wine", "wool", "brocade"]
N_GOODS: Final = 5
NO_GOOD: Final = -1
# In a move, where good + 1 stands: one of the tiles that lie there face down.
UNSEEN: Final = 6

# What has left the game, by torture: followers by kind, then goods, then technology tiles.
GONE_GOODS: Final = 7
GONE_TECHNOLOGY: Final = 12
N_GONE: Final = 13

# The letters of the hour glass tiles; the first edition has none.
LETTERS: Final[list[str]] = ["one", "A", "B", "C"]

# Actions: verb << 20 | a << 12 | b.
A: Final = 12
A_MASK: Final = 0xFF
B_MASK: Final = 0xFFF
VERB: Final = 20

READY: Final = 1 << 20
PASS: Final = 2 << 20
DONE: Final = 3 << 20
PLACE: Final = 4 << 20  # a = tile from the market, b = space
PLACE_TOWER: Final = 5 << 20  # a = tile from the Gunpowder Tower, b = space
TAKE_BACK: Final = 6 << 20  # a = tile placed in this very phase, b = space
TECH_FREE: Final = 7 << 20  # b = space
TECH_BOUND: Final = 8 << 20  # b = space; the tile that may only replace a farmer
ACT: Final = 9 << 20  # a = place, b = argument of the place
SEND: Final = 10 << 20  # a = tile, b = destination and choice (`destinations`)
TAKE: Final = 11 << 20  # a = place tile
DRAW: Final = 12 << 20  # b = number
RECALL: Final = 13 << 20  # a = tile, b = space
LAY: Final = 14 << 20  # a = tile from the market to the Gunpowder Tower
GIVE: Final = 15 << 20  # a = item (below), b = which one
FOOD: Final = 16 << 20  # a = good
COINS: Final = 17 << 20
SHELTER: Final = 18 << 20
ENDURE: Final = 19 << 20
REMOVE: Final = 20 << 20  # a = place tile
CITIZEN: Final = 21 << 20  # b = space for a citizen
BUY: Final = 22 << 20  # a = good
SELL: Final = 23 << 20  # a = good
COMPLETE: Final = 24 << 20  # a = objective
PAY: Final = 25 << 20  # a = good given as payment
BANISH: Final = 26 << 20  # a = tile that goes back to the bag
# 32 to 39: events that offer something, and Prosperity
ACQUIRE: Final = 32 << 20  # a = CITIZENS or FOLLOWERS, b = which one
TRAVEL: Final = 33 << 20  # b = as in a place that moves the merchant
DECLINE: Final = 34 << 20
RETURN: Final = 35 << 20  # a = tile, b = FROM_...
KEEP: Final = 36 << 20  # b = structure card
STEP: Final = 37 << 20  # a = tile on the Carpenter, b = town << 1 | by water
BUILD: Final = 38 << 20  # b = connection
PUT: Final = 39 << 20  # a = good, or N_GOODS: a coin; b = structure card
# 60 to 63: The Duel
SETTLE: Final = 60 << 20  # b = town in which the merchant begins
PICK: Final = 61 << 20  # a = place tile that comes into the game
EXCHANGE: Final = 62 << 20  # a = good given, b = good taken

CITIZENS: Final = 0
FOLLOWERS: Final = 1  # b = kind
FROM_MARKET: Final = 0
FROM_TOWER: Final = 1
FROM_BAG: Final = 2

# City Defense (`scenarios.city_defense.words`).
YES: Final = 40 << 20
NO: Final = 41 << 20
DELIVER: Final = 42 << 20  # a = good, b = target of goods
FUND: Final = 43 << 20  # a = coins, b = target of coins
HOST: Final = 44 << 20  # a = kind of follower, b = seat that receives it
KEEP_GUEST: Final = 45 << 20
BORROW: Final = 46 << 20  # a = seat of the owner, b = place
CHOOSE: Final = 47 << 20  # b = seat
CHARACTER: Final = 48 << 20  # b = character
TRAIN: Final = 49 << 20  # b = kind of the track
TEAM_TECH: Final = 50 << 20  # a = seat, b = place it lies on
TEAM_TILE: Final = 51 << 20  # a = seat, b = place tile
TEAM_COINS: Final = 52 << 20  # coins instead of one tile
TEAM_PAY: Final = 53 << 20  # a = seat, b = coins
TEAM_BACK: Final = 54 << 20  # a = seat whose development marker moves back
GIVE_BACK: Final = 55 << 20  # a = kind of follower, b = seat and where it is
GRANT: Final = 56 << 20  # a = gift, b = seat
TAKE_OFF: Final = 57 << 20  # a = good, b = connection
TEAM_TRADE: Final = 58 << 20  # a = good, with 8 if it is sold, b = seat
DROP: Final = 59 << 20  # b = citizen

# Items of torture.
GIVE_STATION: Final = 0  # b = town
GIVE_STOCK: Final = 1
GIVE_FOLLOWER: Final = 2
GIVE_DEVELOPMENT: Final = 3
GIVE_GOOD: Final = 4  # b = good
GIVE_PLACE: Final = 5  # b = place
GIVE_TECH: Final = 6  # b = place it lies on
GIVE_TECH_FREE: Final = 7
GIVE_TECH_BOUND: Final = 8
GIVE_TOWER: Final = 9  # b = town; of City Defense
