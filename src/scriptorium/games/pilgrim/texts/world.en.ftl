### The common world of the table: map, wheel, tracks, players.

## Wheel

wheel = Duties
wheel-city = City
wheel-dummies = Dummies
wheel-nobody = no acolytes
wheel-none-of-mine = no acolyte of yours
wheel-impossible = not possible now
wheel-lifted = lifted
wheel-doing = is being done now
wheel-value = Value
wheel-coins = coins
wheel-or = or
wheel-where = { $what }, { $where }
wheel-step = Step { $step } of the way
wheel-step-maybe = Step { $step }, if the way leads here
wheel-about-step = { $count ->
    [one] The number: your acolyte { $steps } of this way is set down here.
   *[other] The numbers: your acolytes { $steps } of this way are set down here.
}
wheel-about-step-maybe = { $count ->
    [one] The number: your acolyte { $steps } of the way is set down here, if the way leads here.
   *[other] The numbers: your acolyte { $steps } of the way may be set down here, depending on the branch.
}
wheel-aside = { $count ->
    [one] The next acolyte goes to { $places }.
   *[other] The next acolyte goes to one of these: { $places }.
}
wheel-which = Which resource
wheel-tithe = Tithe: { $what }
wheel-tithe-of = Tithe of { $where }: { $what }
wheel-merchant = Merchant
wheel-gives-allocation = { $count ->
    [one] move 1 acolyte
   *[other] move up to { $count }
}
wheel-gives-build_roads = { $count ->
    [one] 1 tile
   *[other] up to { $count } tiles
}
wheel-gives-construct = { $count ->
    [one] building or { $roads ->
        [one] road
       *[other] { $roads } roads
    }
   *[other] building and { $roads ->
        [one] road
       *[other] { $roads } roads
    }
}
wheel-gives-give_alms = { $count ->
    [one] 1 row
   *[other] up to { $count } rows
}
wheel-gives-ordination = { $count ->
    [one] 1 step
   *[other] up to { $count } steps
}
wheel-gives-taxation = { $count ->
    [one] 1 good + up to 1
   *[other] 1 good + up to { $count }
}
wheel-tip-minority = Somebody has more acolytes here than you: value { $value }, and the duty costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
wheel-tip-parity = Somebody has as many acolytes here as you: value { $value }.
wheel-tip-majority = You have the most acolytes here: value { $value }.
wheel-tip-by-building = In use: { $buildings }. So this counts as a { $standing }, whatever the figures show: value { $value }.
wheel-help-allocation = Moves acolytes between the abbey and your special activities, one for each value.
wheel-help-build_roads = Lays, upgrades or demolishes one tile for each value; shrines too.
wheel-help-clerical = Takes as much piety as the value, or as many coins.
wheel-help-construct = Constructs one building or works on one road; with value 2 one of each.
wheel-help-give_alms = One row of the alms table for each coin or grain, up to the value; or one row for a donated building.
wheel-help-ordination = For 1 grain each: a serf becomes an acolyte of the abbey, or an acolyte of the abbey goes to the city.
wheel-help-produce = Takes as much stone as the value, or as much grain.
wheel-help-taxation = Takes one resource of your choice; then as many as the value, each shown on a duty where you have the majority.
wheel-help-city = Acolytes come here by the rivers, and after their duty. They leave with the stream, to the north or south.
wheel-help-tithe = Instead of a duty: take 1 { $what }. It costs nothing, and your acolytes stay.
wheel-help-cornucopia = Instead of a duty: take one stone, grain or coin. It costs nothing, and your acolytes stay.
wheel-help-merchant = He moves on each round. Hiring a building costs 1 { $what }, and trade routes bring it.
wheel-help-merchant-any = He moves on each round. Hiring costs one resource of your choice, and trade routes bring one.
wheel-help-merchant-none = On Taxation nothing can be hired, and trade routes bring nothing.

## Tracks

tracks = Tracks
tracks-piety = Piety
tracks-piety-mine = you { $place } · { $signed } { $points ->
    [one] point
   *[other] points
}
tracks-piety-help = Counts at the end by where the marker stands. Whoever has the most piety names the start player of the next round.
tracks-piety-space = Piety { $place }: { $signed } { $points ->
    [one] point
   *[other] points
}
tracks-alms = Alms
tracks-alms-points = on top: { $points } points
tracks-alms-help = At the end of a season the leader sends an acolyte of the abbey to the top, where it stays and counts; then all begin again at row 0.
tracks-row = Row { $row }
tracks-top = top
tracks-top-help = Only the first to reach row 6 in a season comes here, and is sure to win it.
tracks-top-holds = On top: { $what }.
tracks-prizes = { $count ->
    [one] { $who } 1 acolyte, { $points } points
   *[other] { $who } { $count } acolytes, { $points } points
}
tracks-bonus-village-abbey = Whoever comes by may move a serf from the village to the abbey, for free.
tracks-bonus-abbey-city = Whoever comes by may send an acolyte from the abbey to the city, for free.
tracks-bonus-village-city = Whoever comes by may send a serf from the village straight to the city, for free.
tracks-here = Here: { $who }.
tracks-favours = Favours
tracks-favours-help = The first trail to a site with exactly so many tiles, roads and shrines, earns the favour of that length; it takes a space for buildings.
tracks-favour = { $length } tiles: { $points } points
tracks-favour-taken = { $length } tiles: taken by { $who }


## Map

map-title = Map
map-hexes = Hexes of the map
map-land = open land
map-land-about = Nothing has been built here yet.
map-coast = open land on the coast
map-closed = closed quadrant
map-closed-short = closed
map-closed-about = Nothing more can be built in this quadrant.
map-river = river
map-river-about = Roads cross it on a bridge; where it bends, on a ford.
map-port = market port
map-site = pilgrimage site
map-site-about = { $points ->
    [one] Worth 1 point. To reach it you pay { $price }.
   *[other] Worth { $points } points. To reach it you pay { $price }.
}
map-shrine = shrine of { $who }
map-section = { $tiles ->
    [one] The stretch up to here has 1 tile and counts it ×{ $factor }.
   *[other] The stretch up to here has { $tiles } tiles and counts them ×{ $factor }.
}
map-herald = A herald of the spare colour stands here.
map-here = Here: { $who }.
map-level = level { $level }
map-live = live
map-later = later
map-live-about = Live: it can be hired, or constructed for { $price }.
map-later-about = Not live yet: the ship has to reach it first. Then it costs { $price }.
map-city = City
map-city-about = Every road begins here, at a bead of the wall.
map-city-here = Acolytes in the city: { $who }.
map-city-gates = The numbers are the gates of the Ab-Bott.
map-ship = Ship
map-ship-here = The ship is here.
map-path = { $who }: { $from } to { $to }
map-can = can be chosen
map-turns = { $count ->
    [one] A tile can be laid here in 1 way.
   *[other] A tile can be laid here in { $count } ways.
}
map-turns-demolish = This tile can be taken away.
map-turns-best = Up to +{ $points } now.
map-turn-count = turn { $number } of { $count }
map-bridge = bridge
map-ford = ford
map-upgrade = upgrade
map-demolish = demolish
map-demolish-about = back to the supply
map-leads-on = on to the { $to }
map-leads-site = reaches the site
map-leads-port = reaches the port
map-leads-shrine = closes the road
map-leads-building = before the { $building }
map-acolyte = 1 acolyte
map-points = { $points } points
map-routes = Roads of all players
map-routes-none = Nobody has built a road yet.
map-route-shrine = shrine on { $hex }
map-route-site = to the site on { $hex }
map-route-port = to the port on { $hex }
map-route-open = open towards { $hex }
map-trails = Trails
map-trails-help = Points of the pilgrim trails so far, and of the sites they have reached.
map-buildings = Buildings
# Names on the cards of the map: where they break.
map-lines-confession_box = Confess.|Box
map-lines-chapter_house = Chapter|House
map-lines-infirmary = Infir-|mary
map-lines-mint = Mint
map-lines-quarry = Quarry
map-lines-brewery = Brewery
map-lines-cloisters = Clois-|ters
map-lines-dormitory = Dormi-|tory
map-lines-grain_store = Grain|Store
map-lines-indulgences = Indul-|gences
map-lines-library = Library
map-lines-reliquary = Reli-|quary
map-lines-stone_yard = Stone|Yard
map-lines-customs_house = Customs|House
map-lines-inquisition = Inqui-|sition
map-lines-scriptorium = Scrip-|torium
map-lines-wagon_yard = Wagon|Yard

## The turn of a round

recap-live = { $building } goes live
recap-live-text = Construct may take it now, { $stone } stone
recap-trade = Trade: { $good }
recap-trade-text = the Merchant stands at { $duty }
recap-no-trade = No trade this round
recap-no-trade-text = the Merchant stands at { $duty }
recap-alms = Alms
recap-alms-text = { $rows ->
    [one] { $who } leads with 1 row
   *[other] { $who } leads with { $rows } rows
}
recap-season = The end of { $season }
recap-season-text = who led in alms has sent an acolyte to the top
recap-discarded = Over the limit
recap-discarded-text = what the stock cannot hold is gone
recap-due = { $left ->
    [one] This round ends { $season }
   *[other] { $season } ends in { $left } rounds
}
recap-due-nobody = Nobody has given alms yet: a single row leads.
recap-due-mine = *You lead* in alms and would send an acolyte to the top.
recap-due-level = The leader in alms then sends an acolyte to the top. You are level with { $who }, who wins the tie.
recap-due-behind = { $rows ->
    [one] The leader in alms then sends an acolyte to the top. You are *1 row* behind { $who }.
   *[other] The leader in alms then sends an acolyte to the top. You are *{ $rows } rows* behind { $who }.
}

## Since my last turn

since-duty = { $duty }
since-tithe = Tithe: { $duty }
