### Orléans. Names have forms as attributes; `role-X` says what kind of thing a variable X names.

role-tile = tile
role-tiles = tile
role-kind = tile
role-missing = tile
role-kinds = tile
role-good = good
role-goods = good
role-place = place
role-places = place
role-by = place
role-deed = deed
role-town = town
role-here = town
role-track = track
role-event = happening
role-events = happening
role-phase = phase
role-seat = seat
role-start = seat
role-laid = action
role-item = action
role-source = source

## Names

game-title = Orléans
game-goal = Goal: the most points after 18 rounds. Coins and goods count, and stations and citizens times your development status (“help game”).
edition-2014 = first edition (2014)
edition-2019 = revised edition (2019)
scenario-base = base game
option-start = start player
option-planning = players plan at the same time, or one after the other
option-take_back_ready = whoever is ready may plan again until all are
option-open_points = everybody's points are shown while the game runs
option-remove_tiles = each player removes one place tile before round 1
option-coin_limit = value of all coins of the first edition; 0: no limit

seat-0 = Blue
    .letter = B
seat-1 = Red
    .letter = R
seat-2 = Green
    .letter = G
seat-3 = Yellow
    .letter = Y
seat-4 = Black
    .letter = K

tile-farmer = farmer
    .short = far
    .a = { $count ->
        [one] a farmer
       *[other] { $count } farmers
    }
    .count = { $count ->
        [one] 1 farmer
       *[other] { $count } farmers
    }
tile-boatman = boatman
    .short = boa
    .a = { $count ->
        [one] a boatman
       *[other] { $count } boatmen
    }
    .count = { $count ->
        [one] 1 boatman
       *[other] { $count } boatmen
    }
tile-craftsman = craftsman
    .short = cra
    .a = { $count ->
        [one] a craftsman
       *[other] { $count } craftsmen
    }
    .count = { $count ->
        [one] 1 craftsman
       *[other] { $count } craftsmen
    }
tile-trader = trader
    .short = tra
    .a = { $count ->
        [one] a trader
       *[other] { $count } traders
    }
    .count = { $count ->
        [one] 1 trader
       *[other] { $count } traders
    }
tile-knight = knight
    .short = kni
    .a = { $count ->
        [one] a knight
       *[other] { $count } knights
    }
    .count = { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
tile-scholar = scholar
    .short = sch
    .a = { $count ->
        [one] a scholar
       *[other] { $count } scholars
    }
    .count = { $count ->
        [one] 1 scholar
       *[other] { $count } scholars
    }
tile-monk = monk
    .short = mon
    .a = { $count ->
        [one] a monk
       *[other] { $count } monks
    }
    .count = { $count ->
        [one] 1 monk
       *[other] { $count } monks
    }
tile-marked_farmer = marked farmer
    .brief = farmer*
    .short = far*
    .a = { $count ->
        [one] the marked farmer
       *[other] { $count } marked farmers
    }
    .count = { $count ->
        [one] 1 marked farmer
       *[other] { $count } marked farmers
    }
tile-marked_boatman = marked boatman
    .brief = boatman*
    .short = boa*
    .a = { $count ->
        [one] the marked boatman
       *[other] { $count } marked boatmen
    }
    .count = { $count ->
        [one] 1 marked boatman
       *[other] { $count } marked boatmen
    }
tile-marked_craftsman = marked craftsman
    .brief = craftsman*
    .short = cra*
    .a = { $count ->
        [one] the marked craftsman
       *[other] { $count } marked craftsmen
    }
    .count = { $count ->
        [one] 1 marked craftsman
       *[other] { $count } marked craftsmen
    }
tile-marked_trader = marked trader
    .brief = trader*
    .short = tra*
    .a = { $count ->
        [one] the marked trader
       *[other] { $count } marked traders
    }
    .count = { $count ->
        [one] 1 marked trader
       *[other] { $count } marked traders
    }
tile-any = any follower
    .brief = any
    .short = any
    .a = { $count ->
        [one] any follower
       *[other] { $count } followers of any kind
    }
    .count = { $count ->
        [one] any follower
       *[other] { $count } followers of any kind
    }
tile-any_neutral = any unmarked follower
    .short = any
    .a = { $count ->
        [one] any unmarked follower
       *[other] { $count } unmarked followers of any kind
    }
    .count = { $count ->
        [one] any unmarked follower
       *[other] { $count } unmarked followers of any kind
    }
tile-technology = technology
    .short = tec
    .a = { $count ->
        [one] a technology tile
       *[other] { $count } technology tiles
    }
    .count = { $count ->
        [one] 1 technology tile
       *[other] { $count } technology tiles
    }

good-grain = grain
    .letter = g
    .count = { $count } grain
good-cheese = cheese
    .letter = c
    .count = { $count } cheese
good-wine = wine
    .letter = w
    .count = { $count } wine
good-wool = wool
    .letter = l
    .count = { $count } wool
good-brocade = brocade
    .letter = b
    .count = { $count } brocade

place-farm_house = Farm House
place-village = Village
place-university = University
place-castle = Castle
place-monastery = Monastery
place-ship = Ship
place-wagon = Wagon
place-guildhall = Guildhall
place-scriptorium = Scriptorium
place-town_hall = Town Hall
place-hayrick = Hayrick
place-cheese_factory = Cheese Factory
place-winery = Winery
place-wool_manufacturer = Wool Manufacturer
place-tailor_shop = Tailor Shop
place-shipping_line = Shipping Line
place-brewery = Brewery
place-library = Library
place-windmill = Windmill
place-cellar = Cellar
place-pharmacy = Pharmacy
place-office = Office
place-bathhouse = Bathhouse
place-hospital = Hospital
place-school = School
place-horse_wagon = Horse Wagon
place-herb_garden = Herb Garden
place-sacristy = Sacristy
place-gunpowder_tower = Gunpowder Tower
place-laboratory = Laboratory

deed-city_wall = Building the City Wall
    .short = City Wall
deed-papal_conclave = Papal Conclave
    .short = Papal Conclave
deed-defeating_plague = Defeating the Plague
    .short = Plague
deed-astronomy = Astronomy
    .short = Astronomy
deed-boatmens_guild = Founding the Boatmen's Guild
    .short = Boatmen's Guild
deed-cathedral = Building the Cathedral
    .short = Cathedral
deed-peace_treaty = Peace Treaty
    .short = Peace Treaty
deed-canalization = Canalization
    .short = Canalization

town-orleans = Orléans
town-chartres = Chartres
town-etampes = Étampes
town-le_mans = Le Mans
town-chateaudun = Châteaudun
town-montargis = Montargis
town-vendome = Vendôme
town-blois = Blois
town-briare = Briare
town-tours = Tours
town-chinon = Chinon
town-montrichard = Montrichard
town-vierzon = Vierzon
town-loches = Loches
town-bourges = Bourges
town-sancerre = Sancerre
town-chatellerault = Châtellerault
town-le_blanc = Le Blanc
town-chateauroux = Châteauroux
town-nevers = Nevers
town-argenton_sur_creuse = Argenton-sur-Creuse
town-la_chatre = La Châtre
town-saint_amand_montrond = Saint-Amand-Montrond

track-farmers = Farmers Track
    .short = Farmers
track-boatmen = Boatmen Track
    .short = Boatmen
track-craftsmen = Craftsmen Track
    .short = Craftsmen
track-traders = Traders Track
    .short = Traders
track-knights = Knights Track
    .short = Knights
track-scholars = Scholars Track
    .short = Scholars
track-development = Development Track
    .short = Development

happening-pilgrimage = Pilgrimage
happening-income = Income
happening-harvest = Harvest
happening-taxes = Taxes
happening-trading_day = Trading Day
happening-plague = Plague

# What the event of the round does, with its strength.
effect-pilgrimage = nobody can use the Monastery this round
effect-income = { $n ->
    [one] everybody receives as many coins as their development status
   *[other] everybody receives { $n } coins for each point of development status
}
effect-harvest = { $n ->
    [one] everybody owes 1 food tile, or 5 coins
   *[other] everybody owes { $n } food tiles, or 5 coins for each
}
effect-taxes = { $n ->
    [one] everybody pays 1 coin for each good
   *[other] everybody pays 1 coin for every { $n } goods
}
effect-trading_day = { $n ->
    [one] everybody receives 1 coin for each of their stations
   *[other] everybody receives { $n } coins for each of their stations
}
effect-plague = everybody loses one follower, drawn from the bag

# Phases of the round, and the questions asked in them.
phase-remove-tiles = removing place tiles
phase-hour-glass = hour glass
phase-census = census
phase-followers = followers
phase-planning = planning
phase-actions = actions
phase-event = event
phase-start-player = start player
phase-remove-tile = removing a place tile
phase-draw = drawing followers
phase-fill-tower = filling the Gunpowder Tower
phase-plan = planning
phase-act = actions
phase-send = sending followers to deeds
phase-choose-tile = choosing a place tile
phase-bathhouse = the Bathhouse
phase-place-technology = laying technology
phase-shelter = the event
phase-harvest = the harvest
phase-torture = torture

source-coins = coins
source-goods = goods
source-stations = trading stations
source-citizens = citizens

# Reasons of a coach

part-place = use of the { $place }
part-road = { $place }: one road on, with a good from the way
part-water = { $place }: one waterway on, with a good from the way
part-build = { $place }: a trading station
part-coins = { $place }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
part-development = { $place }: { $development ->
    [one] +1 development
   *[other] +{ $development } development
}{ $coins ->
    [0] {""}
    [one] , 1 coin
   *[other] , { $coins } coins
}{ $citizen ->
    [0] {""}
   *[other] , a citizen
}
part-technology = { $place }: +1 technology
part-good = { $place }: { $good-count }
part-goods = { $place }: { $count } goods
part-recruit-good = { $place }: recruits { $kind-a }, { $good-count }
part-recruit = { $place }: recruits { $kind-a }{ $technology ->
    [0] {""}
   *[other] , +{ $technology } technology
}{ $cards ->
    [0] {""}
   *[other] , a place tile
}{ $draws ->
    [0] {""}
    [one] , 1 draw more a round
   *[other] , { $draws } draws more a round
}{ $development ->
    [0] {""}
   *[other] , +{ $development } development
}{ $coins ->
    [0] {""}
    [one] , 1 coin
   *[other] , { $coins } coins
}{ $citizen ->
    [0] {""}
   *[other] , a citizen
}
part-send = { $kind-a } sent to a deed
part-send-coins = { $kind-a } to { $deed }: { $count ->
    [one] 1 coin
   *[other] { $count } coins
}{ $citizen ->
    [0] {""}
   *[other] , a citizen
}
part-send-development = { $kind-a } to { $deed }: +{ $count } development{ $citizen ->
    [0] {""}
   *[other] , a citizen
}
part-food = saves { $coins } coins at the harvest
part-harvest = { $coins } coins at the harvest: food is missing

# What is charted over the rounds.
figure-points = points
figure-coins = coins
figure-followers = followers
figure-development = development

## Actions

action-ready = finish planning
action-pass = pass
action-done = done
action-coins = pay 5 coins instead of one food
action-sacristy = send the monk of the Sacristy back to the bag and ignore the event
action-endure = endure the event
action-lay = put { $tile-a } on the Gunpowder Tower
action-draw = { $count ->
    [0] draw nobody
    [one] draw 1 follower
   *[other] draw { $count } followers
}
action-food = give { $good }
action-place = place { $tile-a } at the { $place }
    .group = { $place }
    .item = { $tile-brief }
    .told = { $tile }
    .dense = { $tile-short }
action-place-as = place { $tile-a } at the { $place } as { $kind }
    .group = { $place }
    .item = { $tile-brief } as { $kind }
    .told = { $tile } as { $kind }
    .dense = { $tile-short }→{ $kind-short }
action-place-tower = move { $tile-a } from the tower to the { $place }
    .group = { $place }
    .item = { $tile-brief } from the tower
    .told = { $tile } from the tower
    .dense = { $tile-short }↑
action-place-tower-as = move { $tile-a } from the tower to the { $place } as { $kind }
    .group = { $place }
    .item = { $tile-brief } from the tower as { $kind }
    .told = { $tile } from the tower as { $kind }
    .dense = { $tile-short }↑→{ $kind-short }
action-take-back = take { $tile-a } back from the { $place }
    .group = { $place }
    .item = { $tile-brief }
action-take-back-as = take { $tile-a } back from the { $place } ({ $kind } space)
    .group = { $place }
    .item = { $tile-brief } as { $kind }
action-recall = move { $tile-a } from the { $place } back to the market
    .group = { $place }
    .item = { $tile-brief }
action-recall-as = move { $tile-a } from the { $place } ({ $kind } space) back to the market
    .group = { $place }
    .item = { $tile-brief } as { $kind }
action-technology = lay technology at the { $place } ({ $kind } space)
    .group = { $place }
    .item = technology instead of { $kind }
    .dense = ◆{ $kind-short }
action-farmer-technology = lay the farmer technology at the { $place } ({ $kind } space)
    .group = { $place }
    .item = technology instead of { $kind }
    .dense = ◆{ $kind-short }
action-act = use the { $place }
    .item = use
action-act-recruit = { $place }: recruit { $kind-a }
    .item = recruit { $kind-a }
action-act-move = { $place }: go to { $town }
    .item = to { $town }
action-act-move-good = { $place }: go to { $town } and take { $good }
    .item = to { $town } with { $good }
action-act-pay = { $coins ->
    [one] { $place }: pay 1 coin
   *[other] { $place }: pay { $coins } coins
}
    .item = { $coins ->
        [one] pay 1 coin
       *[other] pay { $coins } coins
    }
action-take = take the { $place }
action-remove = remove the { $place } from the game
action-send = send { $tile-a } to { $deed }
action-send-development = send { $tile-a } to { $deed } for a development point
action-give-station = give up the station in { $town }
    .done = gives up the station in { $town }
action-give-station-stock = give up a station from the stock
    .done = gives up a station from the stock
action-give-follower = give up a follower drawn from the bag
    .done = gives up a follower drawn from the bag
action-give-development = go back one space on the development track
    .done = goes back one space on the development track
action-give-good = give up { $good }
    .done = gives up { $good }
action-give-technology = give up the technology at the { $place }
    .done = gives up the technology at the { $place }
action-give-place = give up the { $place }
    .done = gives up the { $place }
action-give-technology-stock = give up a technology tile from the stock
    .done = gives up a technology tile from the stock
action-give-technology-farmer = give up the farmer technology from the stock
    .done = gives up the farmer technology from the stock

## Prompts

prompt-remove-tile = Which place tile leaves the game before round 1?
prompt-draw = { $left ->
    [one] Draw 1 follower, or move one back to the market. In the bag: { $bag }, free market spaces: { $room }.
   *[other] Draw up to { $left } followers; each draw you give up may move one back to the market. In the bag: { $bag }, free market spaces: { $room }.
}
prompt-fill-tower = Which followers of the market lie on the Gunpowder Tower?
prompt-plan = Plan: which follower goes where?
prompt-act = Your turn: use one complete place, or pass.
prompt-send = Which follower goes to which deed?
prompt-choose-tile = Choose a place tile.
prompt-bathhouse = { $left ->
    [one] You drew { $tiles-a }. Place one of them.
   *[other] You drew { $tiles-a }. Place { $left } of them.
}
prompt-place-technology = You have passed. Lay technology now, or keep it?
prompt-shelter = { $event } strikes. Use the Sacristy?
prompt-harvest = { $items ->
    [one] Harvest: give 1 food tile, or { $coins } coins.
   *[other] Harvest: { $items } food tiles are due, or { $coins } coins for each.
}
prompt-torture = { $owed ->
    [one] You cannot pay: give up something for the missing coin.
   *[other] You cannot pay: { $owed } coins are missing, give up something for each.
}

## Why not

reason-no-follower-left = No such follower is left in the supply.
reason-track-end = Your marker stands on the last space of that track.
reason-no-good-left = That good is no longer in the goods market.
reason-no-technology-left = No technology tile is left.
reason-banned = During { $event } nobody can use the { $place }.
reason-development-end = Your marker stands on the last space of the development track.
reason-no-coins = You have no coin to pay with.
reason-no-way = No such way leads out of your merchant's town.
reason-town-taken = Somebody else's station stands in your merchant's town.
reason-own-station = Your station already stands in your merchant's town.
reason-no-station-left = You have no station left to build.
reason-no-deed = None of the followers there fits a free space of a deed.
reason-choices-closed = Boatman, craftsman and trader are all out of reach at present.
reason-bank-empty = There are no coins left in the supply.
reason-no-stations-built = You have no station on the map.
reason-bag-empty = Your bag is empty.
reason-never-executed = The { $place } is not used in the action phase; it works by itself.
reason-gain-banned = Nobody can recruit this kind in this round.
reason-nothing-to-send = No follower on the tower fits a free space of a deed.
reason-not-enough-coins = You do not have that many coins.
reason-incomplete = The { $place } is not complete. Missing: { $missing }.
reason-place-not-owned = You do not own the { $place }.
reason-needs-choice = The { $place } leaves you a choice: say which.
reason-no-waterway = No waterway leads from { $here } to { $town }.
reason-no-road = No road leads from { $here } to { $town }.
reason-no-good-there = There is no { $good } on that way.
reason-not-on-market = On your market there is no such follower: { $tile }.
reason-not-on-tower = On your tower there is no such follower: { $tile }.
reason-marked-town-hall = Marked followers never go to the { $place }.
reason-wrong-kind = That space of the { $place } is for { $kind-a }; this follower cannot stand there: { $tile }.
reason-wrong-kinds = That space of the { $place } is only for: { $kinds }. This follower cannot stand there: { $tile }.
reason-space-technology = A technology tile already does that work at the { $place }.
reason-space-occupied = That space of the { $place } is taken.
reason-not-placed-now = Only what you placed in this phase can be taken back.
reason-allowance = { $left ->
    [0] Your draws of this round are used up.
    [one] You have only 1 draw left.
   *[other] You have only { $left } draws left.
}
reason-bag-short = { $bag ->
    [0] Your bag is empty.
    [one] There is only 1 follower in your bag.
   *[other] There are only { $bag } followers in your bag.
}
reason-market-full = { $room ->
    [0] Your market is full.
    [one] Your market has only 1 free space.
   *[other] Your market has only { $room } free spaces.
}
reason-nobody-there = No such follower stands there: { $tile }.
reason-tower-needed = The market is too full: something must lie on the tower.
reason-stack-closed = The first step on the traders track opens stack I only.
reason-tile-gone = That place tile is no longer in its stack.
reason-deed-space = { $deed } has no free space for { $kind-a }.
reason-marked-deed = Marked followers never go to deeds.
reason-must-send = At least one follower must be sent.
reason-no-such-follower = No such follower lies there: { $tile }.
reason-coins-short = As long as you have food, paying instead needs { $coins } coins in hand.
reason-food-first = As long as you have food, you must give it.
reason-not-food = This is not food: { $good }.
reason-no-such-good = You have none of it: { $good }.
reason-technology-farmer-only = Your first technology tile may only replace a farmer.
reason-no-technology-in-stock = You have no such technology tile to lay.
reason-technology-later = Technology is laid after passing, or while planning.
reason-technology-not-bound = Your technology tile is not bound to a farmer: lay it without that.
reason-technology-monk = A monk is never replaced by technology.
reason-technology-single = A place with a single space takes no technology: { $place }.
reason-technology-town-hall = The { $place } takes no technology.
reason-technology-twice = The { $place } already has a technology tile.
reason-technology-occupied = That space of the { $place } is taken.
reason-tower-later = The tower is filled in the followers phase only.
reason-must-choose-tile = First choose a place tile.
reason-must-remove-tile = First choose a place tile that leaves the game.
reason-choose-shelter = First decide whether the Sacristy protects you.
reason-bathhouse-both = Place the followers so that all of them find a space.
reason-bathhouse-itself = The Bathhouse itself is no place for them.
reason-bathhouse-must-place = You must place a follower that you drew.
reason-not-drawn = You did not draw such a follower: { $tile }.
reason-wrong-space = This follower cannot go there: { $tile }.
reason-torture-give = { $owed ->
    [one] First give up something for the missing coin.
   *[other] First give up something for { $owed } missing coins.
}
reason-torture-on-coins = A marker on a coin space cannot go back.
reason-torture-barrier = The marker cannot go back onto or past a coin space, nor below 0.
reason-torture-no-neutral = Your bag holds no follower that can be given up.
reason-torture-not-owned = You do not have that.
# What is wrong with a position
reason-audit-followers = Followers, { $kind }: { $found } in all instead of { $total }, or fewer than none in the supply.
reason-audit-marked = { $seat } has { $found } of this follower instead of 1: { $tile }.
reason-audit-goods = Goods: { $found } in all instead of { $total }, or fewer than none in the goods market.
reason-audit-technology = Technology tiles: { $found } in all instead of { $total }, or fewer than none in the supply.
reason-audit-coins = Coins: { $found } in all instead of { $total }, or fewer than none in the supply.
reason-audit-citizens = Citizens: the players have { $found }; tracks and deeds have given { $total }.
reason-audit-tile-twice = { $seat } has a place tile that lies somewhere else, too.
reason-audit-negative = { $seat } has fewer than none of something.
reason-audit-bag-count = { $seat }: bag or market hold another number of followers than is noted.
reason-audit-stations = { $seat } has more than { $total } trading stations.
reason-audit-not-owned = { $seat } has followers on a place without owning it: { $place }.
reason-audit-spaces = { $seat }: what is noted of the action spaces is not what lies there.

## What happened. With a seat: what it did, without the subject.

event-round = { $letter ->
    [one] Round { $round } · { $event } · { $start } starts.
   *[other] Round { $round } · { $event } { $letter } · { $start } starts.
}
event-strikes = { $letter ->
    [one] Event: { $event }.
   *[other] Event: { $event } { $letter }.
}
event-acted = uses the { $place }
event-passed = passes
event-census-leads = leads the census
event-census-last = is last in the census
event-removed = removes the { $place } from the game
event-tile = takes the { $place }
event-citizen = gains a citizen
event-sent = sends { $kind-a } to { $deed }
event-developed = { $points ->
    [one] moves on by 1 space on the development track (to space { $space })
   *[other] moves on by { $points } spaces on the development track (to space { $space })
}
event-gave-food = gives { $good }
event-plague-spared = loses nobody to the plague
event-plague-took = loses { $kind-a } to the plague
event-sheltered = is sheltered by the Sacristy
event-drew = draws { $tiles-a }
event-moved-back = moves { $tile-a } from the { $place } back to the market
event-on-tower = puts { $tile-a } on the Gunpowder Tower
event-game-over = The game is over.
event-planned = plans { $laid }
event-recruited = recruits { $kind-a }
event-most-stations = gains a citizen for the most stations
event-coins = { $coins ->
    [one] receives 1 coin
   *[other] receives { $coins } coins
}
event-paid = { $coins ->
    [one] pays 1 coin
   *[other] pays { $coins } coins
}
event-good = receives { $good }
event-technology = receives a technology tile
event-technology-placed = lays technology at the { $place }
event-placed = places { $tile-a } at the { $place }
event-debt-cancelled = { $coins ->
    [one] has nothing left to give: 1 coin is cancelled
   *[other] has nothing left to give: { $coins } coins are cancelled
}
event-gave = { $item-done } (torture)
event-lost-follower = loses { $kind-a }
event-built = builds a station in { $town }
event-moved = goes to { $town }

## The picture

picture-round = Round { $round } of { $rounds }
picture-starts = { $who } starts
picture-passed = passed: { $names }
picture-over = The game is over.
picture-points = pts
picture-coins = coins
picture-goods = goods
picture-stations = stat
picture-citizens = cit
picture-status = status
picture-draws = draw
picture-bag = bag
picture-merchant = merchant
picture-technology = Technology
picture-technology-stock = { $count ->
    [one] 1 tile to lay
   *[other] { $count } tiles to lay
}
picture-technology-farmer = { $count ->
    [one] 1 tile to lay, in place of a farmer
   *[other] { $count } tiles to lay, in place of farmers
}
picture-board = { $who }: board
picture-market = Market
picture-in-bag = Bag
picture-tower = Tower
picture-nobody = nobody
picture-marked = (* marked)
picture-stations-owned = Stations
picture-stations-left = { $count } left to build
picture-tracks = Tracks
picture-deeds = Beneficial deeds
picture-deeds-full = complete
picture-supplies = Supplies
picture-supply-followers = Followers
picture-supply-goods = Goods
picture-supply-technology = Technology
picture-supply-coins = Coins
picture-stack = Stack { $stack }
picture-hour-glass = To come
picture-map = Map
picture-legend-road = road
picture-legend-water = waterway
picture-legend-station = station
picture-legend-merchant = merchant
picture-ways = Ways from { $town }
picture-way-road = road
picture-way-water = waterway
picture-way-empty = no goods
picture-towns = Who is where
picture-merchants-here = merchant
picture-station-here = { $count ->
    [one] station
   *[other] stations
}
picture-nothing = nothing
picture-back = Take back
picture-draw = Draw
picture-as = as
picture-from-tower = from the tower
picture-marked-word = marked
picture-closed = (closed this round)
picture-where = round { $round }, { $phase }
picture-doubt-draw = There are followers in the bag and there is room on the market. Really draw nobody? Then type 0 again.
picture-stay = { $count ->
    [one] 1 follower stays on the market.
   *[other] { $count } followers stay on the market.
}
picture-gain-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
picture-gain-citizen = citizen
picture-gain-development = { $count ->
    [one] 1 development point
   *[other] { $count } development points
}
picture-gain-technology = technology
picture-gain-tile = place tile { $stacks }
picture-gain-draws = { $count } draws a round
picture-places = Places
picture-recall = Or move back to the market, each instead of a draw:

## Help for newcomers

topic-game = game
    .also = goal
topic-torture = torture
    .also = debt
topic-deeds = beneficial deeds
    .also = deeds, deed, beneficial deed
topic-census = census
    .also = count
topic-technology = technology
    .also = technology tile, farmer technology
topic-monk = monks
    .also = monk
topic-marked = marked followers
    .also = marked, *, followers, follower
topic-station = trading station
    .also = station, stations, trading stations
topic-citizen = citizen
    .also = citizens
topic-goods = goods
    .also = good, food, grain, cheese, wine, wool, brocade
topic-status = development status
    .also = status, development, development points, development point
topic-coins = coins
    .also = coin, money
topic-tracks = tracks
    .also = track
topic-signs = signs
    .also = symbols, abbreviations, legend
topic-places = places
    .also = place, place tiles, place tile

help-game = You lead a household near Orléans for 18 rounds. Each round you draw followers from your bag, place them on the places of your board, and then use the complete places one by one: they recruit more followers, move your merchant, build trading stations, bring goods, coins and development points. At the end count coins, goods, and stations plus citizens times your development status.
help-torture = Whoever must pay and cannot gives up one thing for each missing coin: a station, a follower from the bag, a step on the development track, a good, a place tile or a technology tile. All of it leaves the game.
help-deeds = Followers sent there never come back, but each earns the coins of that deed, and whoever fills the last space gains the citizen.
help-census = At the start of each round the sole leader on the farmers track receives 1 coin; with three or more players the one who is alone in last place pays 1 coin.
help-technology = A tile replaces one follower at a place for the rest of the game. The first one from the craftsmen track may only replace a farmer. It is laid after passing, or while planning.
help-marked = The four followers you start with are marked with your colour (*). They work like the others, but never go to the Town Hall or to deeds, and plague and torture spare them.
help-station = You build a trading station with the Guildhall, in your merchant's town. At the end each counts as many points as your development status, and whoever alone has the most gains a citizen.
help-citizen = A citizen (☺) counts as many points at the end as your development status. You gain them on spaces of the development track, as the first on certain spaces of the boatmen and knights tracks, with the last follower of a beneficial deed, and for the most stations.
help-goods = Goods count points at the end: grain 1, cheese 2, wine 3, wool 4, brocade 5. They lie on the ways of the map and come from the Farm House and some place tiles. Grain, cheese and wine are food as well (harvest).
help-status = The development status (1 to 6) is the factor by which stations and citizens count at the end. It rises on the development track with spaces 4, 9, 15, 22 and 30. In the column “status” 2 (6) means: status 2, marker on space 6.
help-coins = Coins (¢) count 1 point each at the end. They come from the boatmen track, beneficial deeds, the development track, place tiles and events; taxes, harvest and census cost some.
help-tracks = Each follower you recruit moves your marker one space on along the track of that kind and brings what stands there. The development track comes on top. For each track: “help farmers track” and so on.
help-signs = ☺ citizen · ◆ technology tile · ¢ coins · I/II place tile of stack I or II · g c w l b grain, cheese, wine, wool, brocade · far boa cra tra kni sch mon any farmer, boatman, craftsman, trader, knight, scholar, monk, any follower · * marked follower · ■ occupied space · □ empty space · ✓ complete place · ▸ is to act · ♟ merchant · “1 (0)” development status and, in brackets, the space on the development track · “4 BRG” on a track: what the space gives (here: draw 4 followers) and who stands on it (Blue, Red, Green) · +2 development points · “3¢/+1” at a deed: 3 coins or 1 development point · mon→boa monk as boatman · ↑ from the Gunpowder Tower.
help-places = All places of your board and the place tiles: what they need and what they bring.
about-deed = { $development ->
    [yes] Each follower brings { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } or 1 development point and never comes back. Still free: { $free }.
   *[no] { $coins ->
        [one] Each follower brings 1 coin and never comes back. Still free: { $free }.
       *[other] Each follower brings { $coins } coins and never comes back. Still free: { $free }.
    }
}
about-deed-citizen = Whoever fills the last space gains a citizen.
help-monk = Monks stand in for any other follower on your board, but not at deeds.

help-place-farm_house = Recruits a farmer and brings the good shown on the farmers track: grain first, brocade last.
help-place-village = Recruits a boatman (coins), a craftsman (a technology tile) or a trader (a place tile), as you choose when you use it.
help-place-university = Recruits a scholar and moves you on along the development track: 2 spaces the first time, up to 6 the fifth.
help-place-castle = Recruits a knight. With more knights you draw more followers each round: 5, 6, 7, 7, 8.
help-place-monastery = Recruits a monk, who stands in for any other follower. Closed during pilgrimage.
help-place-ship = Moves your merchant along one waterway; you may take one good that lies on it.
help-place-wagon = Moves your merchant along one road; you may take one good that lies on it.
help-place-guildhall = Builds a trading station in your merchant's town, if nobody has one there. In Orléans everybody may have one.
help-place-scriptorium = One step on the development track.
help-place-town_hall = Sends one or two unmarked followers to beneficial deeds. They earn coins and are gone for good.
help-place-hayrick = A farmer brings 1 grain from the goods market.
help-place-cheese_factory = Two farmers bring 1 cheese from the goods market.
help-place-winery = Brings 1 wine from the goods market.
help-place-wool_manufacturer = Brings 1 wool from the goods market.
help-place-tailor_shop = Brings 1 brocade from the goods market.
help-place-shipping_line = A boatman gives one step on the development track.
help-place-brewery = A monk brings 2 coins.
help-place-library = Two steps on the development track.
help-place-windmill = Two craftsmen bring 2 coins and one step on the development track.
help-place-cellar = Brings 4 coins.
help-place-pharmacy = With any follower: pay 1 to 3 coins, one step on the development track for each.
help-place-office = 1 coin for each of your stations on the map.
help-place-bathhouse = { $edition ->
    [first] Draw 3 followers from the bag and place 2 of them at once: a place they complete can still be used this round.
   *[revised] Draw 2 followers from the bag and place one of them at once: a place it completes can still be used this round.
}
help-place-hospital = As many coins as your development status.
help-place-school = Without any follower: your scholars may stand on every space but a monk's.
help-place-horse_wagon = Moves your merchant along one road with only two followers; you may take one good that lies on it.
help-place-herb_garden = Without any follower: your boatmen may stand for craftsmen, traders and farmers.
help-place-sacristy = A monk waiting here protects you once from harvest, taxes or plague, then returns to the bag.
help-place-gunpowder_tower = Two more market spaces. Unmarked followers on it can go straight to beneficial deeds, as an action.
help-place-laboratory = Brings a technology tile for any space but a monk's.

help-event-pilgrimage = In this round nobody can use the Monastery.
help-event-income = Everybody receives coins for their development status: three times the status (A), twice (B) or once (C); in the first edition once.
help-event-harvest = Everybody gives food (grain, cheese or wine): 1 (A), 2 (B) or 3 (C) tiles, or 5 coins for each; in the first edition always 1 tile, and coins only without food.
help-event-taxes = Everybody pays 1 coin for each good (A), every two (B) or every three goods (C); in the first edition for every three.
help-event-trading_day = Everybody receives 3 (A), 2 (B) or 1 coin (C) for each of their stations on the map; in the first edition 1.
help-event-plague = Everybody draws one follower from the bag and loses it. Marked followers are safe and return to the bag.

help-track-farmers = The farmers track brings goods; whoever leads on it alone receives 1 coin in each census.
help-track-boatmen = The boatmen track brings coins: 2, 3, 4, 5. The first on the last space gains a citizen.
help-track-craftsmen = Each step on the craftsmen track brings a technology tile.
help-track-traders = Each step on the traders track brings a place tile: the first from stack I, later ones from stack I or II.
help-track-knights = The knights track says how many followers you draw each round. The first on the fourth space gains a citizen.
help-track-scholars = The scholars track brings development points: 2, 3, 4, 5, 6.
help-track-development = The development track brings coins and citizens on the way, and a higher status: at the end stations and citizens count that many points each.
