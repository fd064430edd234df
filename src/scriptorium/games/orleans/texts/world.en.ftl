### The common world of the table: map, tracks, deeds, players, hour glass.

role-type = way

letter-farmer = F
letter-boatman = B
letter-craftsman = C
letter-trader = T
letter-knight = K
letter-scholar = S
letter-monk = M
letter-any = any

## Head

head-over = Game over
head-edition = { $scenario ->
    [base] Edition { $edition }
   *[other] { $name }
}
hour-glass = Hour glass, events of the rounds
event-hidden = Still face down, one of: { $what }.
phase-title = Phases of a round
phase-help = In this order: { $phases }.
toll-food = { $count ->
    [one] You owe 1 food, you have { $have }
   *[other] You owe { $count } food, you have { $have }
}
toll-pays = { $count ->
    [0] You pay nothing
    [one] You pay 1 coin, you have { $have }
   *[other] You pay { $count } coins, you have { $have }
}
toll-receives = { $count ->
    [0] You receive nothing
    [one] You receive 1 coin
   *[other] You receive { $count } coins
}

## Parts of the table

pane-map = Map
pane-tracks = Tracks
pane-side = Players and deeds
tab-deeds = Deeds

## Map

map = Map
map-towns-and-goods = Towns and goods
map-road = Road
map-waterway = Waterway
river-loire = Loire
river-cher = Cher
way-road = road
way-waterway = waterway
town-station = station of { $seat }
town-merchant = merchant of { $seat }
town-free = Nobody has built here.
good-on-way = { $good }, { $type } between { $town } and { $here }
good-worth = { $points ->
    [one] Counts 1 point at the end.
   *[other] Counts { $points } points at the end.
}
goods-market = Goods market
goods-market-holds = Goods market: { $what }

## Tracks

tracks = Tracks
supply-left = { $count ->
    [0] No { $kind } is left in the supply.
    [one] 1 { $kind } is left in the supply.
   *[other] In the supply: { $kind } ×{ $count }.
}
technology = Technology
technology-left = { $count ->
    [0] No technology tile is left.
    [one] 1 technology tile is left.
   *[other] { $count } technology tiles are left.
}
place-tiles = Place tiles
stack = Stack { $stack }
stack-empty = No tile is left here.
status = status
score-how = A station or citizen counts as many points as the status; goods count 1 (grain) to 5 (brocade).
next = next
reward-nothing = nothing
reward-status = status { $status }
reward-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
reward-technology = technology tile
reward-technology-only = technology tile, for a { $kind } space
reward-tile = place tile from stack { $stacks }
reward-draws = { $count } draws a round
reward-development = { $count ->
    [one] 1 development point
   *[other] { $count } development points
}
reward-citizen = citizen
reward-citizen-taken = citizen (taken)
space-number = Space { $space }
space = Space { $space }: { $what }.
space-here = Here: { $who }.

## Deeds

deeds = Beneficial deeds
deeds-reward = 1 follower = reward{ $citizens ->
    [yes] , last one = citizen
   *[no] {""}
}
deed-done = Complete.

## Players

seat-state-planning = planning
seat-state-ready = ready
seat-state-drawing = drawing
seat-state-choosing = choosing
seat-state-acting = to act
seat-state-passed = passed
count-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
count-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
count-stations = { $count ->
    [one] 1 trading station
   *[other] { $count } trading stations
}
count-citizens = { $count ->
    [one] 1 citizen
   *[other] { $count } citizens
}
count-status = Development status { $count }
count-followers = { $count ->
    [one] 1 follower in all
   *[other] { $count } followers in all
}
opponent-board = { $seat }’s board
opponent-points = Points
opponent-points-help = Points if the game ended now.
opponent-market = Market
opponent-goods = Goods
opponent-followers = Followers
opponent-bag = Bag
place-complete = complete
place-always = always on
place-space-free = free ({ $kind })

## The turn of a round

recap-event-text = round { $round }: { $what }
recap-census = Census
recap-census-text = first and last on the farmers track
recap-drew = You draw { $count }
recap-drew-text = { $left ->
    [0] the bag is empty
    [one] 1 stays in the bag
   *[other] { $left } stay in the bag
}
recap-due = This round: { $name }
recap-missing = { $count ->
    [one] The missing one costs *{ $coins } coins*.
   *[other] The { $count } missing ones cost *{ $coins } coins*.
}
fate-torture = For every coin you lack you give something else: *torture*.
fate-lost = Whoever cannot pay *loses*.
fate-technology = What is not paid for is *given back*.

## Since my last turn

since-acted = { $place }
since-moved = { $place } to { $town }
since-passed = passes

event-about-income = Everybody receives coins for their development status.
event-about-harvest = Food is grain, cheese and wine.
event-about-taxes = Goods are counted, not their value.
event-about-trading_day = Only stations on the map count.
