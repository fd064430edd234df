### My board, the head and the side of the table, and what the spine says and asks.

## The board

board-mine = My board
board-of-seat = { $seat }: board
board-stock = Stock
board-people = Village, abbey and city
board-activities = Special activities
board-slots = Buildings and favours
board-bot = A bot plays here
board-good = { $good }: { $count }
board-good-limit = { $good }: { $count } of { $most } that may be kept
board-good-stone = Pays for tiles and buildings. At the end of a round { $most } may be kept.
board-good-grain = Pays for ordination and alms. At the end of a round { $most } may be kept.
board-good-coin = Pays for sites, for duties in the minority, and for alms. No limit.
board-good-piety = Pays for shrines and sites, and counts by its place on the track. Whoever has the most names the start player.
board-village = Village
board-village-help = Serfs wait here. Ordination makes them acolytes of the abbey.
board-village-count = { $count ->
    [one] Village: 1 serf
   *[other] Village: { $count } serfs
}
board-abbey = Abbey
board-abbey-help = Acolytes wait here for an activity, for a mission to the city or for the top of the alms table.
board-abbey-count = { $count ->
    [one] Abbey: 1 acolyte
   *[other] Abbey: { $count } acolytes
}
board-city = City
board-city-help = From here acolytes go out to the duties, and come back after them.
board-city-count = { $count ->
    [one] City: 1 acolyte
   *[other] City: { $count } acolytes
}
board-on-duty = on duties
board-on-map = on the map
board-on-top = alms
board-activity = { $count ->
    [0] { $activity }, nobody there
    [one] { $activity }, 1 acolyte
   *[other] { $activity }, { $count } acolytes
}
board-short-fields = Fields
board-short-road_engineer = Road Engineer
board-short-stone_mason = Stone Mason
board-short-alms_house = Alms House
board-short-engraver = Engraver
board-short-vestry = Vestry
board-building = { $building }, { $state }
board-building-live = ready
board-building-used = used this turn
board-building-donated = donated
board-given = donated
board-used = used
board-favour = Favour for { $length } tiles: { $points } points
board-favour-length = { $length } tiles
board-free = free

## Head

head-players = { $players } players
head-level = Solo, level { $level }
head-campaign = Campaign, game { $game } of { $games }
head-season = Season: { $season }
head-left = { $count ->
    [one] *last round*
   *[other] *{ $count } rounds* left
}
head-leads = { $who } leads alms
head-trade = trade this round
head-no-trade = No trade
head-trade-good = Trade this round: { $good }
head-trade-none = No trade this round
way = The ship’s way
way-first = the first pilgrimage site
way-site = At a pilgrimage site a season ends: the alms table is decided.

## Side

pane-map = Map
pane-duties = Duties and tracks
pane-side = Players and buildings
tab-duties = Duties
tab-rival = Ab-Bott
seat-state-acting = to act
seat-state-next = next
seat-state-played = played
buildings = Buildings
buildings-hire = to hire: 1
buildings-no-hire = no hiring now
building-state-live = live, costs { $stone } stone
building-state-later = not live yet, { $stone } stone
building-state-donated = donated
building-of = { $who }
building-used-by = used this turn by { $who }
building-given-by = donated by { $who }
supply = Tile supply
supply-price = 1 stone each, upgrades 2
supply-upgrades = Upgrades, one of each
supply-left = { $count ->
    [0] { $tile }: none left
   *[other] { $tile }: { $count } left
}
opponent-routes = roads
opponent-trails = trails
opponent-ports = trade routes

abbott-turn = The Ab-Bott’s turn
abbott-turns = { $count ->
    [one] The Ab-Bott’s turn
   *[other] Two turns of the Ab-Bott
}
abbott-turn-part = { $number ->
    [one] Last of the round
   *[other] First of the next round
}
abbott-more = more
abbott-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
abbott-here = { $count ->
    [one] Step { $steps } of the Ab-Bott’s turn was done here
   *[other] Steps { $steps } of the Ab-Bott’s turn were done here
}
abbott-none = It has not moved yet.
abbott-sows = { $count ->
    [one] puts it down
   *[other] puts them down one by one
}
abbott-bag = { $count ->
    [one] 1 counter in the bag
   *[other] { $count } counters in the bag
}
abbott-bag-short = Bag
abbott-bag-part = { $counter } { $count }
abbott-drawn = drawn
abbott-why-oblated = it has nobody in the city or on duties
abbott-why-lifted = most of its acolytes stand there
abbott-why-counter = done as with a majority
abbott-why-assigned = the next free activity in its order
abbott-why-recalled = from autumn on, the last in its order
abbott-why-gate = a new trail begins at a gate
abbott-why-laid = the shortest way to the nearest site
abbott-why-upgraded = across a road in its way
abbott-why-shrine = tiles 2 and 5 are shrines
abbott-why-sent-out = from the city first, then the largest group
abbott-why-reached-site = it pays nothing
abbott-why-favour = as for a player
abbott-why-gained = for Clerical
abbott-why-constructed = the last one to go live, free
abbott-why-donated = from autumn on, the last one it built
abbott-why-rose = without a gift
abbott-why-row-bonus = taken if the abbey keeps one
abbott-why-ordained = the abbey has fewer than two
abbott-why-mission = the abbey has two or more
abbott-why-returned = its largest group

## The tray

tray-hex = Choose a hex
tray-build = Build or lay
tray-turn = { $hex }: choose its turn
tray-left = { $left ->
    [0] nothing left
    [one] 1 left
   *[other] { $left } left
}
tray-all = All hexes
tray-fold = Duties
tray-unfold = Tiles
tray-more = { $count ->
    [one] One more hex on the map
   *[other] { $count } more hexes on the map
}
tray-none = Nothing can be laid now.
tray-supply = { $count } left
tray-site = { $points } points for the site
tray-site-favour = site { $points }, favour { $worth }
tray-port = a trade route from now on
tray-trail = { $points } points for the trail
tray-open = open road, no points yet
running-trail = Trail
running-site = Site
running-favour = Favour
running-piety = Piety { $from } → { $to }
running-points = Points

## What is asked

ask-seed = Seed your acolytes
ask-sow = Put down your acolytes
ask-sow-help = { $count ->
    [one] *1 in hand*, coming from { $where }.
   *[other] *{ $count } in hand*, coming from { $where }.
}
ask-move = Choose acolytes to move
ask-move-help = All of yours on one space go on clockwise, one by one.
ask-move-from = { $ways ->
    [one] *{ $count } from { $where }.*
   *[other] *{ $count } from { $where }.* Choose their way.
}
ask-act = Choose a duty or a tithe
ask-act-help = A tile for its duty, a counter for its tithe.
ask-tithe = Which tithe?
ask-tithe-help = The cornucopia brings what you like.
ask-end = End your turn
ask-end-help = Or use another building first.
ask-allocate = { $left ->
    [0] Allocation is done
    [one] Move 1 acolyte
   *[other] Move up to { $left } acolytes
}
ask-allocate-help = Choose who moves.
ask-allocate-from = From *{ $where }*: choose where to.
ask-roads = { $left ->
    [0] The value is used up
    [one] Lay a tile
   *[other] Lay up to { $left } tiles
}
ask-roads-help = { $count ->
    [one] *One hex* is open.
   *[other] *{ $count } hexes* are open. Choose one on the map or in the list.
}
ask-roads-turns = { $count ->
    [one] *One turn* on { $hex }.
   *[other] *{ $count } turns* on { $hex }. Key R turns the tile.
}
ask-roads-turns-touch = { $count ->
    [one] *One turn* on { $hex }.
   *[other] *{ $count } turns* on { $hex }. Tap it again to turn the tile.
}
ask-roads-none = Nothing more can be laid.
ask-construct = { $open ->
    [both] A building and a road
    [either] A building or a road
    [building] A building may follow
    [road] A road may follow
    [building-or-more-road] A building or a further road
    [more-road] A further road
   *[other] The value is used up
}
ask-construct-help = { $builds ->
    [one] *One building* can be had
   *[other] *{ $builds } buildings* can be had
}, { $hexes ->
    [0] no road laid.
    [one] one hex is open.
   *[other] { $hexes } hexes are open.
}
ask-clerical = Piety or coins?
ask-clerical-help = Devotion brings piety, the Silversmith coins.
ask-produce = Grain or stone?
ask-produce-help = One of the two, never both.
ask-fewer = Fewer
ask-alms = { $left ->
    [0] The value is used up
    [one] Give alms: 1 row
   *[other] Give alms: up to { $left } rows
}
ask-alms-help = You are on row *{ $row }*. { $lost ->
    [0] Each row costs a coin or grain{ $donations ->
        [0] .
       *[other] ; a building given counts for one.
    }
   *[other] You cannot rise any further in this season: coins and grain are lost.
}
ask-ordination = { $left ->
    [0] The value is used up
    [one] Ordination: 1 step
   *[other] Ordination: up to { $left } steps
}
ask-ordination-help = Each costs 1 grain. You have *{ $grain }*.
ask-taxation = { $left ->
    [one] Take 1 resource
   *[other] Take up to { $left } resources
}
ask-taxation-first = { $count ->
    [0] Of your choice; other majorities would bring more.
   *[other] One of your choice, then up to *{ $count }*: *{ $kinds }*.
}
ask-taxation-free = All of your choice.
ask-taxation-more = From your majorities: *{ $kinds }*.
ask-row-bonus = Row { $row }: take the bonus?
ask-row-bonus-help = One goes from the *{ $origin }* to the *{ $to }*, for free.
ask-favour = Take the favour for { $length } tiles?
ask-favour-help = It counts *{ $points } points* and fills a space of your board.
ask-payment = How do you pay?
ask-payment-help = Due: *{ $what }*. Coins may stand in for one kind.
ask-source = Which acolyte goes on the map?
ask-source-help = It stays there. From the city, or from a duty.
ask-trade = { $good ->
   *[other] Trade { $good }
}
ask-trade-help = 1 coin each; either buy or sell, not both. You have { $coins ->
        [one] *1* coin
       *[other] *{ $coins }* coins
    }.
ask-call-back = Whom to call back?
ask-call-back-help = One acolyte comes from a duty to the city.
ask-send-out = Where to send one?
ask-send-out-help = One acolyte leaves the city.
ask-wagon = Which building?
ask-wagon-help = The Wagon Yard hires it without a fee.
ask-income = { $count ->
    [one] Income of your trade route
   *[other] Income of { $count } trade routes
}
ask-income-help = Each may bring *{ $good }*.
ask-confess = Use the Confession Box?
ask-confess-help = You would count 2 more piety when the start player is chosen.
ask-name-start = Who starts the next round?
ask-name-start-help = You have the most piety. This round it was *{ $start }*.
ask-name-start-tie = Tied for the most piety, you are the first clockwise from the start player, *{ $start }*.
ask-abbott-fee = Take the Ab-Bott’s fee
ask-abbott-fee-help = It has used your Infirmary.
ask-buildings = Buildings
ask-use-building = { $count ->
    [one] Building
   *[other] Buildings
}
ask-hire = { $building }: pay what?
ask-hire-fee = The fee goes to { $who }.
ask-hire-supply = The fee goes to the supply.

## Short answers

chip-devotion = { $count } piety
chip-silversmith = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
chip-grain = { $count } grain
chip-stone = { $count } stone
chip-take = { $good }
chip-taxation-take = { $good } { $have } → { $more }
chip-give = { $good }
chip-tithe-good = { $good }
chip-donate = Donate the { $building }
chip-ordain = Ordain
chip-mission = Mission
chip-assign = { $activity }
chip-recall = To the abbey
chip-shift = { $to }
chip-buy = Buy 1
chip-sell = Sell 1
chip-swap = { $count } for { $count }
chip-to = { $where }
chip-skip = Leave out { $where }
chip-from = { $where }
chip-into = { $where }
chip-start = { $seat }
chip-demolish = Demolish
chip-collect = { $count ->
    [0] None
   *[other] { $count }
}
chip-use = Use
chip-hire = Hire
chip-hire-good = For 1 { $good }
chip-borrow = Hire for free

## The move on the button

main-end = End turn
main-move = { $count ->
    [one] Move 1
   *[other] Move { $count }
}
main-move-to = Move to { $where }
main-lay = Lay it on { $hex }
main-upgrade = Upgrade { $hex }
main-shrine = Build a shrine
main-demolish = Demolish it
main-construct = Build the { $building }
main-reach-site = Reach the site
main-reach-port = Reach the port
main-duty = Do { $duty }
main-tithe = Take the tithe
main-use = Use the { $building }
main-hire = Hire the { $building }
main-decline = Do without
main-row-bonus = Take the bonus
main-favour = Take the favour
main-pay = Pay without the Bank
main-collect = { $count ->
    [0] Take nothing
   *[other] Take { $count } { $good }
}
main-confess-not = Do without

## Waiting

wait-sow = { $who } puts down acolytes
wait-move = { $who } chooses acolytes to move
wait-act = { $who } chooses a duty or a tithe
wait-end = { $who } ends the turn
wait-roads = { $who } builds roads
wait-construct = { $who } constructs
wait-name-start = { $who } names the start player
wait-confess = { $who } is thinking about the Confession Box
wait-income = { $who } takes income

## The end of a season

season-over = The { $season } is over
season-nobody = Nobody led the alms table: nobody sends an acolyte to its top.
season-leaps = Dummies leap: { $list }.
season-leap = { $from } → { $to }
season-markers = All alms markers are back on row 0.
game-over = Game { $game } of { $games } is over
game-stood = { $points } to { $rival } against the Ab-Bott, { $sum } in the campaign so far.
game-on = On to game { $next }
game-next = Game { $next } begins with a new set-up; { $dummies } dummies stand on the duties.

## The end

ending-won = You win, { $points } to { $rival }
ending-lost = The Ab-Bott wins, { $rival } to { $points }
ending-level = Level with the Ab-Bott, { $points } each
ending-help = { $sum } against the Ab-Bott, after { $rounds } rounds.
ending-campaign = { $rating }, with { $sum }
ending-campaign-help = The sum of { $games } games against the Ab-Bott.
ending-games = The campaign
ending-later = still to come
ending-game = Game
ending-difference = Difference
ending-range = { $min } to { $max }
ending-range-most = up to { $max }
ending-range-least = { $min } or more

## Keys

keys-zero = the buildings
keys-turn = turns the tile; with Shift, back
keys-take = takes the hex in focus
