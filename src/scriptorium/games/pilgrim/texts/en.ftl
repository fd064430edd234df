### Pilgrim. Names have forms as attributes; `role-X` says what kind of thing a variable X names.

role-seat = seat
role-start = seat
role-owner = seat
role-duty = duty
role-counter = duty
role-space = space
role-here = space
role-origin = space
role-from = space
role-to = space
role-edge = space
role-activity = activity
role-building = building
role-good = good
role-tile = tile
role-hex = hex
role-beside = hex
role-site = site
role-season = season
role-standing = standing
role-quadrant = quadrant
role-favour = favour
role-rating = rating
role-phase = phase
role-source = source
role-at = place
role-onto = place
role-inflows = place
role-outflows = place
role-meeple = meeple

## Names

game-title = Pilgrim
game-goal = Goal: the most points after 26 rounds. Trails to the pilgrimage sites, alms, piety, donated buildings, favours and your acolytes count (“help game”).
edition-2022 = edition of 2022
scenario-base = base game
scenario-campaign = solo campaign: three games against the Ab-Bott
option-setup = duties, sites and buildings are drawn (random), or laid out for a first game (first-play)
option-start = start player; alone the Ab-Bott begins
option-open_points = everybody's points are shown while the game runs
option-level = playing alone: six (1), seven (2) or eight (3) dummies stand in your way
option-handicap_1 = acolytes of seat 1 that begin as serfs
option-handicap_2 = acolytes of seat 2 that begin as serfs
option-handicap_3 = acolytes of seat 3 that begin as serfs
option-handicap_4 = acolytes of seat 4 that begin as serfs

seat-0 = Blue
    .letter = B
seat-1 = Red
    .letter = R
seat-2 = Green
    .letter = G
seat-3 = Yellow
    .letter = Y
# Alone: the second player, who is no seat.
seat-rival = Ab-Bott
    .letter = A
# Who is paid for a building that belongs to nobody.
seat-map = the supply

good-stone = stone
    .count = { $count } stone
    .many = stone
    .shown = stone
    .trade = fees and income are in stone
good-grain = grain
    .count = { $count } grain
    .many = grain
    .shown = grain
    .trade = fees and income are in grain
good-coin = coin
    .count = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
    .many = coins
    .shown = a coin
    .trade = fees and income are in coins
good-piety = piety
    .count = { $count } piety
    .many = piety
    .shown = piety
    .trade = fees and income are in piety
good-cornucopia = cornucopia
    .count = { $count ->
        [one] 1 resource of your choice
       *[other] { $count } resources of your choice
    }
    .many = resources of your choice
    .shown = the cornucopia: say whether you take stone, grain or a coin
    .trade = fees and income are of your choice
good-any = any resource
    .count = { $count ->
        [one] 1 resource of any kind
       *[other] { $count } resources of any kind
    }
    .many = resources of any kind
    .shown = any resource
    .trade = fees and income are of your choice
good-none = nothing
    .count = nothing
    .many = nothing
    .shown = nothing
    .trade = no hiring and no income

# The duties, and what else a counter of the Ab-Bott may show.
duty-allocation = Allocation
duty-build_roads = Build Roads
duty-clerical = Clerical
duty-construct = Construct
duty-give_alms = Give Alms
duty-ordination = Ordination
duty-produce = Produce
duty-taxation = Taxation
duty-rest = Rest

standing-minority = minority
    .in = in the minority
standing-parity = tie
    .in = with as many acolytes as another colour
standing-majority = majority
    .in = with the majority

# Points of the compass: spaces of the ring, edges of a hex.
space-n = north
space-ne = north-east
space-e = east
space-se = south-east
space-s = south
space-sw = south-west
space-w = west
space-nw = north-west
space-city = city
space-abbey = abbey
space-village = village
# Where `shift` goes.
space-fields = { activity-fields }
space-road_engineer = { activity-road_engineer }
space-stone_mason = { activity-stone_mason }
space-alms_house = { activity-alms_house }
space-engraver = { activity-engraver }
space-vestry = { activity-vestry }

# A space of the ring by what lies there; by its point where that is not known.
place-allocation = { duty-allocation }
    .on = on { duty-allocation }
    .the = { duty-allocation }
place-build_roads = { duty-build_roads }
    .on = on { duty-build_roads }
    .the = { duty-build_roads }
place-clerical = { duty-clerical }
    .on = on { duty-clerical }
    .the = { duty-clerical }
place-construct = { duty-construct }
    .on = on { duty-construct }
    .the = { duty-construct }
place-give_alms = { duty-give_alms }
    .on = on { duty-give_alms }
    .the = { duty-give_alms }
place-ordination = { duty-ordination }
    .on = on { duty-ordination }
    .the = { duty-ordination }
place-produce = { duty-produce }
    .on = on { duty-produce }
    .the = { duty-produce }
place-taxation = { duty-taxation }
    .on = on { duty-taxation }
    .the = { duty-taxation }
place-n = { space-n }
    .on = in the { space-n }
    .the = the { space-n }
place-ne = { space-ne }
    .on = in the { space-ne }
    .the = the { space-ne }
place-e = { space-e }
    .on = in the { space-e }
    .the = the { space-e }
place-se = { space-se }
    .on = in the { space-se }
    .the = the { space-se }
place-s = { space-s }
    .on = in the { space-s }
    .the = the { space-s }
place-sw = { space-sw }
    .on = in the { space-sw }
    .the = the { space-sw }
place-w = { space-w }
    .on = in the { space-w }
    .the = the { space-w }
place-nw = { space-nw }
    .on = in the { space-nw }
    .the = the { space-nw }
place-city = { space-city }
    .on = in the { space-city }
    .the = the { space-city }
place-abbey = { space-abbey }
    .on = in the { space-abbey }
    .the = the { space-abbey }

meeple-serf = serf
    .a = a serf
meeple-acolyte = acolyte
    .a = an acolyte

quadrant-NW = north-west
quadrant-NE = north-east
quadrant-SE = south-east
quadrant-SW = south-west

activity-fields = Fields
activity-road_engineer = Road Engineer
activity-stone_mason = Stone Mason
activity-alms_house = Alms House
activity-engraver = Engraver
activity-vestry = Vestry

building-confession_box = Confession Box
    .is = The Confession Box is
building-chapel = Chapel
    .is = The Chapel is
building-chapter_house = Chapter House
    .is = The Chapter House is
building-guild = Guild
    .is = The Guild is
building-infirmary = Infirmary
    .is = The Infirmary is
building-mint = Mint
    .is = The Mint is
building-quarry = Quarry
    .is = The Quarry is
building-well = Well
    .is = The Well is
building-brewery = Brewery
    .is = The Brewery is
building-cloisters = Cloisters
    .is = The Cloisters are
building-dormitory = Dormitory
    .is = The Dormitory is
building-grain_store = Grain Store
    .is = The Grain Store is
building-indulgences = Indulgences
    .is = The Indulgences are
building-library = Library
    .is = The Library is
building-reliquary = Reliquary
    .is = The Reliquary is
building-stone_yard = Stone Yard
    .is = The Stone Yard is
building-bank = Bank
    .is = The Bank is
building-customs_house = Customs House
    .is = The Customs House is
building-inquisition = Inquisition
    .is = The Inquisition is
building-kogge = Kogge
    .is = The Kogge is
building-mill = Mill
    .is = The Mill is
building-pulpit = Pulpit
    .is = The Pulpit is
building-scriptorium = Scriptorium
    .is = The Scriptorium is
building-wagon_yard = Wagon Yard
    .is = The Wagon Yard is

tile-S = straight
    .a = a straight road
tile-G = gentle curve
    .a = a road with a gentle curve
tile-T = tight curve
    .a = a road with a tight curve
tile-B_SA = bridge leaning right
    .a = a bridge leaning right
tile-B_SB = bridge leaning left
    .a = a bridge leaning left
tile-B_G = curved bridge
    .a = a curved bridge
tile-F_S = straight ford
    .a = a straight ford
tile-F_GA = ford curving right
    .a = a ford curving right
tile-F_GB = ford curving left
    .a = a ford curving left
tile-U2_SS = upgrade: two straights
    .a = an upgrade with two straights
tile-U2_SG = upgrade: straight and gentle curve
    .a = an upgrade with a straight and a gentle curve
tile-U2_ST = upgrade: straight and tight curve
    .a = an upgrade with a straight and a tight curve
tile-U2_GG_cross = upgrade: two gentle curves, crossing
    .a = an upgrade with two gentle curves, crossing
tile-U2_GG_par = upgrade: two gentle curves, apart
    .a = an upgrade with two gentle curves, apart
tile-U2_GT_a = upgrade: gentle and tight curve, one way
    .a = an upgrade with a gentle and a tight curve
tile-U2_GT_b = upgrade: gentle and tight curve, the other way
    .a = an upgrade with a gentle and a tight curve
tile-U2_TT_adj = upgrade: two tight curves, side by side
    .a = an upgrade with two tight curves, side by side
tile-U2_TT_opp = upgrade: two tight curves, opposite
    .a = an upgrade with two tight curves, opposite
tile-U3_SSS = upgrade: three straights
    .a = an upgrade with three straights
tile-U3_SGG = upgrade: straight and two gentle curves
    .a = an upgrade with a straight and two gentle curves
tile-U3_GGT = upgrade: two gentle curves and a tight one
    .a = an upgrade with two gentle curves and a tight one
tile-U3_STT = upgrade: straight and two tight curves
    .a = an upgrade with a straight and two tight curves
tile-U3_TTT = upgrade: three tight curves
    .a = an upgrade with three tight curves
tile-UB_X = upgrade: two bridges, crossing
    .a = an upgrade with two bridges, crossing
tile-UB_PAR = upgrade: two bridges, apart
    .a = an upgrade with two bridges, apart
tile-shrine = shrine
    .a = a shrine
# Where no tile can lie, its form is not known.
tile-road = road
    .a = a road

# Hexes of the map.
hex-b5 = B5
hex-b6 = B6
hex-b7 = B7
hex-c3 = C3
hex-c4 = C4
hex-c5 = C5
hex-c6 = C6
hex-c7 = C7
hex-c8 = C8
hex-c9 = C9
hex-d1 = D1
hex-d2 = D2
hex-d3 = D3
hex-d4 = D4
hex-d5 = D5
hex-d6 = D6
hex-d7 = D7
hex-d8 = D8
hex-d9 = D9
hex-d10 = D10
hex-d11 = D11
hex-e1 = E1
hex-e2 = E2
hex-e3 = E3
hex-e4 = E4
hex-e5 = E5
hex-e6 = E6
hex-e7 = E7
hex-e8 = E8
hex-e9 = E9
hex-e10 = E10
hex-e11 = E11
hex-f1 = F1
hex-f2 = F2
hex-f3 = F3
hex-f4 = F4
hex-f5 = F5
hex-f6 = F6
hex-f7 = F7
hex-f8 = F8
hex-f9 = F9
hex-f10 = F10
hex-f11 = F11
hex-g1 = G1
hex-g2 = G2
hex-g3 = G3
hex-g4 = G4
hex-g5 = G5
hex-g6 = G6
hex-g7 = G7
hex-g8 = G8
hex-g9 = G9
hex-g10 = G10
hex-g11 = G11
hex-h1 = H1
hex-h2 = H2
hex-h3 = H3
hex-h4 = H4
hex-h5 = H5
hex-h6 = H6
hex-h7 = H7
hex-h8 = H8
hex-h9 = H9
hex-h10 = H10
hex-h11 = H11
hex-i1 = I1
hex-i2 = I2
hex-i3 = I3
hex-i4 = I4
hex-i5 = I5
hex-i6 = I6
hex-i7 = I7
hex-i8 = I8
hex-i9 = I9
hex-i10 = I10
hex-i11 = I11
hex-j2 = J2
hex-j3 = J3
hex-j4 = J4
hex-j5 = J5
hex-j6 = J6
hex-j7 = J7
hex-j8 = J8
hex-j9 = J9
hex-j10 = J10
hex-k4 = K4
hex-k5 = K5
hex-k6 = K6
hex-k7 = K7
hex-k8 = K8
hex-l6 = L6

site-site_1 = site 1
site-site_2 = site 2
site-site_3 = site 3
site-site_4 = site 4
site-site_5 = site 5
site-site_6 = site 6
site-site_7 = site 7
site-site_8 = site 8
site-site_9 = site 9

favour-3 = favour for 3 tiles
favour-4 = favour for 4 tiles
favour-5 = favour for 5 tiles
favour-6 = favour for 6 tiles
favour-7 = favour for 7 tiles
favour-8 = favour for 8 tiles

season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter

rating-defeated = Defeated
rating-shameful = Shameful
rating-admonished = Admonished
rating-aspiring = Aspiring
rating-triumphant = Triumphant
rating-god_like = God-like

# Phases of the round, and the questions asked in them.
phase-seeding = seeding
phase-turns = turns
phase-round-end = end of the round
phase-income = income of trade routes
phase-start-player = start player
phase-sow = putting down acolytes
phase-move = movement
phase-act = tithe or duty
phase-end = end of the turn
phase-allocate = Allocation
phase-roads = Build Roads
phase-clerical = Clerical
phase-construct = Construct
phase-alms = Give Alms
phase-ordination = Ordination
phase-produce = Produce
phase-taxation = Taxation
phase-row-bonus = a bonus of the alms table
phase-favour = a cardinal's favour
phase-payment = a payment with the Bank
phase-source = choosing an acolyte
phase-trade = trading
phase-call-back = the Dormitory
phase-send-out = sending out an acolyte
phase-wagon = the Wagon Yard
phase-confess = the Confession Box
phase-name-start = choosing the start player
phase-abbott-fee = the Ab-Bott's fee

source-acolytes = acolytes
source-trails = pilgrim trails
source-sites = sites
source-piety = piety
source-alms = alms table
source-buildings = donated buildings
source-favours = favours
source-resources = resources
# In a campaign: what each game was won or lost by.
source-game_1 = game 1
source-game_2 = game 2
source-game_3 = game 3

# What is charted over the rounds.
figure-points = points
figure-piety = piety
figure-acolytes = acolytes

# Why a bot thinks well or badly of a turn: what changes, for the points of the end.
part-acolytes = acolytes { $old } → { $new }: their points, and hands for later turns
part-trails = trails
part-sites = sites reached
part-piety = piety { $old } → { $new }
part-alms = alms table { $old } → { $new }: the prize of the season
part-buildings = buildings to donate
part-favours = favours
part-resources = resources { $old } → { $new }
part-road = the way to a trail or trade route
part-engine = activities and buildings for later turns
part-income = trade routes
part-next = what the ring offers next, against the other turns

## Actions

action-end = end the turn
action-done = done
action-accept = take it
action-decline = do without it
action-buy = buy 1 for 1 coin
action-sell = sell 1 for 1 coin
action-pay = pay without the Bank
action-demolish = demolish the last tile of your open road
action-ordain = ordain a serf: from the village to the abbey, for 1 grain
action-mission = send an acolyte on a mission: from the abbey to the city, for 1 grain
action-move = lift your acolytes { $at-on }
    .item = { $at }
action-to = put the next acolyte { $at-on }
    .item = { $at }
action-skip = leave out { $at-the } (Cloisters)
    .item = leave out { $at-the }
action-from = take the acolyte from { $at-the }
    .item = { $at }
action-into = send the acolyte to { $at-the }
    .item = { $at }
action-duty = do the duty { $duty }
action-tithe = take the tithe of { $duty }
action-tithe-good = take the tithe of { $duty }: { $good-count }
action-assign = assign an acolyte of the abbey: { $activity }
    .item = { $activity }
action-recall = call the acolyte back to the abbey: { $activity }
    .item = { $activity }
action-shift = move the acolyte from the { $activity } to the { $to }
    .item = { $activity } → { $to }
action-use = use the { $building }
action-hire = hire the { $building }
action-hire-good = hire the { $building } for { $good-count }
action-borrow = hire the { $building } without a fee
action-construct = construct the { $building }
action-donate = donate the { $building }
action-devotion = Devotion: take { $count } piety
action-silversmith = { $count ->
    [one] Silversmith: take 1 coin
   *[other] Silversmith: take { $count } coins
}
action-grain = produce { $count } grain
action-stone = produce { $count } stone
action-collect = { $count ->
    [0] take no income
    [one] take the income of 1 trade route
   *[other] take the income of { $count } trade routes
}
action-take = take { $good-count }
action-give = give { $good-count } as alms
action-swap = { $count ->
    [one] pay 1 coin instead of 1 { $good }
   *[other] pay { $count } coins instead of { $count } { $good }
}
action-shrine = build a shrine on { $hex }
action-lay = lay { $tile-a } on { $hex }, from { $from } to { $to }
    .item = { $from } → { $to }
action-upgrade = upgrade { $hex } with a road from { $from } to { $to }
    .item = { $from } → { $to }
action-start = { $seat } starts

## Prompts

prompt-sow = { $count ->
    [one] 1 acolyte in your hand, on the way from { $at-the }. Where does it go?
   *[other] { $count } acolytes in your hand, on the way from { $at-the }. Where does the next one go?
}
prompt-move = Your turn: which acolytes do you move?
prompt-act = Take one tithe or do one duty, wherever you have an acolyte.
prompt-end = End your turn, or use another building first.
prompt-allocate = { $left ->
    [0] Allocation: all moves are used. A building can add one; else you are done.
    [one] Allocation: move 1 acolyte between abbey and activities.
   *[other] Allocation: move up to { $left } acolytes between abbey and activities.
}
prompt-roads = { $left ->
    [0] Build Roads: the value is used up. A building can add to it; else you are done.
    [one] Build Roads: lay, upgrade or demolish 1 tile, or build a shrine.
   *[other] Build Roads: lay, upgrade or demolish up to { $left } tiles; shrines count as well.
}
prompt-clerical = Clerical: Devotion for up to { $piety } piety, or Silversmith for up to { $coin ->
    [one] 1 coin
   *[other] { $coin } coins
}?
prompt-construct = { $open ->
    [both] Construct: a building and a road, in either order.
    [either] Construct: a building or a road.
    [building] Construct: your road is done; a building may follow.
    [road] Construct: your building is done; a road may follow.
    [building-or-more-road] Construct: a building, or a further road by the Road Engineer.
    [more-road] Construct: the Road Engineer may add a further road; else you are done.
   *[other] Construct: the value is used up. A building can add to it; else you are done.
}
prompt-alms = { $left ->
    [0] Give Alms: the value is used up. A building can add to it; else you are done.
    [one] Give Alms: 1 row of the alms table for 1 coin or 1 grain{ $donations ->
        [0] .
       *[other] , or donate a building for it.
    }
   *[other] Give Alms: up to { $left } rows of the alms table, each for 1 coin or 1 grain{ $donations ->
        [0] .
       *[other] ; or donate a building for one row.
    }
}{ $lost ->
    [0] {""}
   *[other] {" "}You cannot rise any further in this season: coins and grain that you give are lost.
}
prompt-ordination = { $left ->
    [0] Ordination: the value is used up. A building can add a step; else you are done.
    [one] Ordination: ordain a serf or send an acolyte on a mission, for 1 grain.
   *[other] Ordination: up to { $left } steps, each ordains a serf or sends an acolyte on a mission, for 1 grain.
}
prompt-produce = Produce: up to { $grain } grain, or up to { $stone } stone?
prompt-taxation = { $step ->
    [first] { $left ->
        [one] Taxation: take 1 resource of your choice.
       *[other] Taxation: up to { $left } resources, the first of your choice, the others as your majorities show.
    }
   *[more] { $left ->
        [0] Taxation: there is nothing more to take.
        [one] Taxation: 1 more resource, as your majorities show.
       *[other] Taxation: up to { $left } more resources, as your majorities show.
    }
}
prompt-row-bonus = Row { $row } of the alms table: move { $meeple-a } from the { $origin } to the { $to } for free?
prompt-favour = Your trail has { $length } tiles: take the cardinal's favour for it, worth { $points } points? It fills a space of your board for good.
prompt-payment = To pay: { $grain ->
    [0] { $stone } stone{ $coin ->
        [0] {""}
        [one] , 1 coin
       *[other] , { $coin } coins
    }{ $piety ->
        [0] {""}
       *[other] , { $piety } piety
    }
   *[other] { $grain } grain
}. With the Bank coins may stand in for one kind.
prompt-source = Which acolyte goes onto the map, to { $hex }?
prompt-trade = Buy or sell { $good }, for 1 coin each and in one direction.
prompt-call-back = Dormitory: which acolyte comes back to the city?
prompt-send-out = Where does one acolyte of the city go?
prompt-wagon = Wagon Yard: which building do you hire without a fee?
prompt-income = { $count ->
    [one] Your trade route may bring { $good-count }.
   *[other] Your trade routes ({ $count }) may each bring { $good-count }.
}
prompt-confess = The start player is about to be chosen. Use the Confession Box, to count 2 more piety?
prompt-name-start = { $tied ->
    [0] You have the most piety: who starts the next round?
   *[other] You share the most piety, and of those you come first clockwise after the start player: who starts the next round?
} This time it was { $start }.
prompt-abbott-fee = The Ab-Bott has used your Infirmary. What do you take as its fee?

## Why not

# Turn and movement
reason-nobody-there = None of your acolytes stands { $at-on }. Choose a space where one does.
reason-move-first = First lift and move your acolytes.
reason-finish-moving = First put down all acolytes in your hand.
reason-no-cloisters = No space may be left out. The Cloisters would allow it, used before you move.
reason-against-stream = The river does not flow from { $at-the } to { $onto-the }. Only a building lets you go against the stream: the Kogge, used before you move.
reason-not-next = From { $at-the } the way does not go to { $onto-the }. It goes clockwise along the ring; rivers lead into the city from { $inflows } and out of it to { $outflows }.
reason-act-now = Now take a tithe or do a duty.
reason-must-act = A tithe or a duty is still possible, so take one of them.
reason-acted-already = Only one tithe or one duty a turn, and you have had yours.
reason-nobody-on-duty = None of your acolytes stands on { $duty }. Choose a duty where one does.
reason-no-tithe-counter = Taxation has no tithe counter. Choose another duty for a tithe, or do Taxation itself.
reason-other-tithe = The tithe counter there shows { $good-shown }.
reason-minority-coin = Another colour has more acolytes there: in the minority { $duty } costs 1 coin, and you have none. Its tithe is free.
reason-minority-taxation = Another colour has more acolytes there: in the minority { $duty } costs 1 coin, and you have none. It has no tithe either.
reason-nothing-to-do = You could not carry out a single action of { $duty } now.
reason-at-least-one = At least one action of { $duty } must be done.
reason-needed-for-duty = Then no action of { $duty } could be done any more, and at least one must be.
reason-not-in-duty = That is no part of { $duty }. Finish this duty first.
reason-value-used = The value of the duty is used up.

# Allocation, Ordination, Produce, Clerical, Taxation, Give Alms
reason-abbey-empty = Your abbey is empty. Ordination brings serfs there.
reason-village-empty = Your village is empty: there is no serf to ordain.
reason-nobody-left = Village and abbey are empty: there is nobody to ordain or to send.
reason-nobody-at = Nobody is there: { $activity }.
reason-activity-full = Somebody is there already: { $activity }. A second acolyte needs the Chapter House.
reason-no-grain = You do not have the grain for it.
reason-mill-grain = With the Mill the next grain counts only if you hold { $count }; you hold { $stock }.
reason-no-coin = You have no coin.
reason-value-only = { $count ->
    [one] You can take at most 1 { $good }.
   *[other] You can take at most { $count } { $good-many }.
}
reason-no-majority-for = The first resource is of your choice; the others must be shown where you have the majority. You have none for: { $good }.
reason-nothing-to-give = You have nothing to give: neither a coin nor grain, and no building to donate.
reason-donation-alone = A donation takes the whole duty, and you have given something already.

# Buildings
reason-not-in-game = { $building-is } not in this game.
reason-not-live = { $building-is } not live yet: the ship has not come there so far.
reason-donated = { $building-is } donated and cannot be used any more.
reason-used-already = You have used the { $building } in this turn.
reason-wrong-moment = { $building-is } of no use at this moment.
reason-own-building = { $building-is } your own: there is no need to hire.
reason-not-yours = { $building-is } not among your buildings.
reason-merchant-on-taxation = The Merchant is at Taxation: the { $building } cannot be hired now.
reason-no-fee = Hiring the { $building } costs { $good-count }, which you do not have.
reason-no-effect = The { $building } would do nothing for you now.
reason-not-on-map = { $building-is } not on the map.
reason-board-full = There is no empty space on your board for the { $building }.
reason-no-stone = { $count ->
    [one] Constructing the { $building } costs 1 stone, and you have none.
   *[other] Constructing the { $building } costs { $count } stone, more than you have.
}
reason-one-building = Only one building with each Construct, as long as its value lasts.
reason-trade-one = Trade at least one.
reason-one-direction = Either buy or sell: not both with one use.
reason-cannot-trade = You lack what you would have to give, or there is no room for more { $good }.
reason-finish-trade = First finish trading.
reason-not-there = The acolyte cannot go to { $at-the } now.
reason-cannot-pay-so = This cannot be paid in that way.
reason-other-income = Trade routes bring { $good-many } this time. Say how many of them you use.
reason-routes-only = { $count ->
    [one] Only 1 trade route is left to bring something; at the cornucopia say what it brings.
   *[other] Only { $count } trade routes are left to bring something; at the cornucopia say for each what it brings.
}
reason-nobody-sits-there = Nobody sits there.

# Roads
reason-no-shrine-here = Shrines are built with Build Roads only.
reason-one-road = Construct lays one road; a further one needs the Road Engineer.
reason-engineer-lays = The Road Engineer only lays and upgrades; he does not demolish.
reason-no-open-road = You have no open road to demolish.
reason-no-tile-left-over = The tile for the roads that would remain there is not in the supply.
reason-no-acolyte = It needs an acolyte from the city or from a duty, and you have none there.
reason-needs-stone = { $count ->
    [one] It costs 1 stone, and you have none.
   *[other] It costs { $count } stone, more than you have.
}
reason-shrine-price = The shrine costs { $piety } piety; you have { $held }.
reason-site-price = { $hex } costs { $piety } piety and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}; you have { $held } and { $purse }.
reason-no-road-hex = No tile can lie on { $hex }: that is the city, a port or a pilgrimage site.
reason-building-there = A building lies on { $hex }. The hex is free once it has been constructed.
reason-shrine-there = A shrine stands on { $hex }, and shrines stay.
reason-quadrant-closed = { $hex } lies in a quadrant that is closed.
reason-shrine-at-end = A shrine goes where your open road leads to, and that is not { $hex }.
reason-shrine-river = { $hex } is a river: no shrine can stand there.
reason-shrine-too-soon = { $count ->
    [one] A shrine needs at least 1 road tile before it.
   *[other] This shrine needs at least { $count } road tiles in a row before it.
}
reason-shrine-too-near = A shrine on this hex would stand next to { $beside }: not next to the city, a port, a pilgrimage site or another shrine.
reason-shrine-other-road = Another road leads to { $hex } as well, and a shrine there would join it.
reason-no-shrine-left = No shrine is left in the supply.
reason-hex-taken = { $hex } is not empty. A road on it can only be upgraded.
reason-hex-empty = { $hex } is empty: there is nothing to upgrade. Lay a road there instead.
reason-one-open-road = You have an open road, and only one is allowed. Continue it, or bring it to a shrine, a site or a port first.
reason-not-connected = No road of yours comes into { $hex } from the { $edge }.
reason-out-of-reach = { $hex } is out of reach: a tile goes on from the end of your open road; without one, from the city or one of your shrines.
reason-edge-taken = A road already uses that edge of { $hex }.
reason-ford-there = The ford on { $hex } cannot be upgraded.
reason-no-such-tile = No tile joins these two edges on { $hex } and keeps what is there.
reason-no-tile-left = None of these is left in the supply ({ $tile }).
reason-faces-city = In the { $edge } lies the city, and no road leads back into it.
reason-faces-nothing = In the { $edge } the map ends.
reason-port-once = You have connected to the port on { $hex } already.
reason-no-shrine-on-route = A road with a shrine cannot end at the port on { $hex }.
reason-site-once = You have visited the site on { $hex } already.
reason-faces-shrine = The road would run into the shrine on { $hex }, which it may not join.
reason-meets-road = The road would meet another one on { $hex }.
# What is wrong with a position
reason-audit-negative = { $seat } has fewer than none of something.
reason-audit-meeples = { $seat } has { $found } meeples instead of { $total }.
reason-audit-tracks = { $seat }: piety or alms lie beyond their track.
reason-audit-activities = { $seat } has more than two acolytes on one Special Activity.
reason-audit-marks = { $seat } uses buildings that do not exist.
reason-audit-turn-over = { $seat } has buildings in use from a turn that is over.
reason-audit-on-map = { $seat } has { $found } acolytes on the map; the routes need { $total }.
reason-audit-slots = { $seat } has { $found } spaces for buildings and favours.
reason-audit-reach = { $seat }: what is noted of the roads to come is out of date.
reason-audit-favours = A cardinal's favour is missing, or there twice.
reason-audit-building = This building is not where its owner says: { $building }.
reason-audit-live = Whether this building is live does not fit the ship: { $building }.
reason-audit-ship = The season or the round does not fit the ship.
reason-audit-hex = What lies on { $hex } does not fit routes, sites and buildings.
reason-audit-quadrants = The number of tiles in a quadrant is not what lies there.
reason-audit-route-city = { $seat }, route { $route }: it does not begin at the city.
reason-audit-route-broken = { $seat }, route { $route }: its tiles do not join.
reason-audit-route-off = { $seat }, route { $route }: it leaves the map.
reason-audit-route-open = { $seat }, route { $route }: whether it is open does not fit its end.
reason-audit-no-tile = No tile has the roads on { $hex }.
reason-audit-tiles = Road tiles are missing, or there are too many.
reason-audit-shrines = Shrines: { $found } in all instead of { $total }.
reason-audit-dummy-groups = The dummies do not stand where their groups are.
reason-audit-dummies = Dummies: { $found } instead of { $total }.
reason-audit-counters = The counters in the bag and outside are not those of the seasons begun.

## Problems

problem-data-water = The data file { $file } has a road on the water at { $where }.
problem-data-bank = The data file { $file } has a road that does not cross the river at { $where }.

## What happened. With a seat: what it did, without the subject.

event-round = Round { $round }.
event-ship = The ship sails to { $hex }.
event-live = { $building-is } live.
event-season-end = The { $season } is over.
event-leaped = A dummy leaps from { $at-the } to { $onto-the }.
event-merchant = The Merchant moves to { $duty }: { $good-trade }.
event-lifted = { $count ->
    [one] lifts 1 acolyte { $at-on }
   *[other] lifts { $count } acolytes { $at-on }
}
event-dropped = puts one { $at-on }
    .each = puts one each { $at-on }
event-left-out = leaves out { $at-the }
event-oblated = { $step ->
    [mission] has no acolyte in the city or on duties: instead of a turn one of the abbey goes to the city
    [ordained] has no acolyte in the city or on duties: instead of a turn a serf goes to the abbey
   *[none] has nobody to move and sits out this turn
}
event-income = { $count ->
    [one] takes the income of 1 trade route
   *[other] takes the income of { $count } trade routes
}
event-tithe = takes the tithe of { $duty }
event-duty = does { $duty } { $standing-in } (value { $value })
event-returned = { $count ->
    [0] has nobody left on { $duty } to bring back
    [one] brings 1 acolyte back to the city from { $duty }
   *[other] brings { $count } acolytes back to the city from { $duty }
}
event-gained = { $count ->
    [0] has as much { $good } as there can be
    [one] receives 1 { $good }
   *[other] receives { $count } { $good-many }
}
event-paid = { $count ->
    [one] pays 1 { $good }
   *[other] pays { $count } { $good-many }
}
event-discarded = { $count ->
    [one] discards 1 { $good }, above the limit
   *[other] discards { $count } { $good-many }, above the limit
}
event-assigned = assigns an acolyte to the { $activity }
event-recalled = calls an acolyte back from the { $activity } to the abbey
event-ordained = ordains a serf
event-mission = sends an acolyte on a mission
event-donated = donates the { $building }
event-rose = { $top ->
    [1] rises to row { $row } of the alms table and on to the top
    [true] rises to row { $row } of the alms table and on to the top
   *[other] rises to row { $row } of the alms table
}
event-row-bonus = takes the bonus of row { $row } ({ $meeple-a } from the { $origin } to the { $to })
event-prize = { $tie ->
    [piety] leads the alms table, tied but with more piety, and sends an acolyte to its top: { $points } points
    [turn] leads the alms table, tied also in piety but earlier in turn order, and sends an acolyte to its top: { $points } points
   *[none] leads the alms table and sends an acolyte to its top: { $points } points
}
event-prize-lost = { $tie ->
    [piety] leads the alms table, tied but with more piety, and has no acolyte in the abbey to send to its top
    [turn] leads the alms table, tied also in piety but earlier in turn order, and has no acolyte in the abbey to send to its top
   *[none] leads the alms table, but has no acolyte in the abbey to send to its top
}
event-laid = lays { $tile-a } on { $hex }
event-upgraded = lays { $tile-a } on { $hex }
event-shrine = builds a shrine on { $hex }
event-demolished = demolishes the road on { $hex }
event-sent-out = puts an acolyte from { $at-the } on the map
event-reached-site = reaches the pilgrimage site on { $hex }
event-reached-port = reaches the port on { $hex }
event-favour = takes the cardinal's favour for { $length } tiles
event-constructed = constructs the { $building }
event-used = uses the { $building }
event-worked = has an acolyte at work: { $activity }
event-hired = hires the { $building } and pays { $good-count } to { $owner }
event-borrowed = hires the { $building } without a fee
event-called-back = calls an acolyte back from { $at-the } to the city
event-sent = sends an acolyte from the city to { $at-the }
event-confessed = counts 2 more piety with the Confession Box
event-start-player = { $tied ->
    [0] has the most piety and decides who starts: { $start }
   *[other] shares the most piety, comes first clockwise after the start player and decides who starts: { $start }
}
event-counter = draws the counter “{ $counter }”
event-gate = rolls a { $die } for a gate of the city
event-campaign = ends game { $game } of { $games } with { $points } points, the Ab-Bott with { $rival }; game { $next } begins

## Help for newcomers

topic-game = game
    .also = goal, points, scoring
topic-value = value
    .also = duty value, majority, parity, tie, minority
topic-tithe = tithe
    .also = tithes, tithe counter, cornucopia
topic-movement = movement
    .also = move, sow, seeding, rivers, river
topic-acolytes = acolytes
    .also = acolyte, serf, serfs, meeple, meeples
topic-resources = resources
    .also = resource, stone, grain, coin, coins
topic-piety = piety
topic-merchant = Merchant
    .also = trade resource, fee
topic-buildings = buildings
    .also = building, hire, live, donate
topic-activities = activities
    .also = special activities, activity
topic-roads = roads
    .also = road, tiles, upgrade, demolish, quadrant, quadrants
topic-shrines = shrines
    .also = shrine
topic-trails = pilgrim trails
    .also = trail, trails, site, sites, pilgrimage site
topic-routes = trade routes
    .also = trade route, port, ports, income
topic-favours = cardinal's favours
    .also = favour, favours, cardinal
topic-alms = alms table
    .also = alms
topic-seasons = seasons
    .also = season, ship, spring, summer, autumn, winter
topic-dummies = dummies
    .also = dummy, herald, heralds, leap-frog
topic-abbott = Ab-Bott
    .also = solo, campaign

help-game = You lead an abbey for 26 rounds. In each turn you lift all your acolytes of one space and put them down one by one along the ring of duties; then you take a tithe or do a duty where you have an acolyte. At the end count: 1 point for each acolyte in abbey, city and on duties; pilgrim trails and the sites they reach; piety; acolytes on top of the alms table; donated buildings; cardinal's favours; and 1 point for every 3 resources.
help-value = More acolytes than every other colour on a duty is a majority: value 2. As many as the strongest other colour is a tie (parity): value 1. Fewer is a minority: value 1, and it costs 1 coin. Dummies are a colour as well. After a duty your acolytes on it go to the city.
help-tithe = Instead of a duty: take the resource on the tithe counter of a duty where you have an acolyte. It is free, even in the minority, and your acolytes stay. The cornucopia gives a resource of your choice. Taxation has no counter.
help-movement = Acolytes go clockwise, one to each space. From east and west the river may take them into the city, from the city they go on to the north or the south.
help-acolytes = Serfs wait in the village. Ordained, they are acolytes in the abbey; from there they go to activities or, on a mission, to the city and on to the duties. Roads, shrines, sites and ports keep theirs, and those count no points of their own.
help-resources = Stone, grain and coins. At the end of a round you keep at most 6 stone and 6 grain; coins are not limited.
help-piety = Piety runs from 0 to 12. It pays for shrines and sites, decides who names the start player, and counts from -5 to 9 points at the end.
help-merchant = The Merchant goes on by one duty at the end of each round. The tithe counter there is the trade resource: the fee for hiring buildings and the income of trade routes. At Taxation there is none.
help-buildings = A building is live once the ship has reached it. Then everybody may hire it for 1 trade resource, or construct it for as much stone as its level; the owner uses it free of charge. Each building once a turn. Donated as alms it counts points, twice its level, and is of no more use.
help-activities = Allocation puts acolytes of the abbey on six special activities. Each adds 1 to what it is for, as long as its acolyte stays.
help-roads = A road begins at the city with an acolyte and goes on tile by tile, for 1 stone each; an upgrade leads through a hex that is taken, for 2 stone. You may have one open road; it is closed when it reaches a shrine, a site or a port. With fewer than four players only as many quadrants may be built on as there are players.
help-shrines = Built with Build Roads where your open road leads to. The first of a trail needs 1 road tile before it and costs 1 piety, the second 2 and 2, and so on, each with 1 stone and an acolyte. Never on a river nor next to the city, a port, a site or another shrine.
help-trails = A road over shrines or to a pilgrimage site. Each stretch up to a shrine counts its tiles times the number of that shrine, the last stretch to a site one time more. The tile into a site costs the coins and piety shown there and an acolyte, and the site counts its own points.
help-routes = A road without shrines to a port, with an acolyte on it. Each may bring 1 trade resource at the end of every round, and counts no points. Stone and grain come by themselves; a coin or a choice is yours to take.
help-favours = Whoever first brings a trail of exactly 3 to 8 tiles to a site may take the favour of that length. It fills a space of the board and counts points.
help-alms = Each coin or grain given, or a donated building, is one row. Row 2 brings a serf to the abbey, row 4 an acolyte to the city, row 6 a serf to the city. At the end of a season the leader sends an acolyte of the abbey to the top: 1, 2, 3, 4 of them count 5, 11, 18, 26 points.
help-seasons = The ship goes on by one hex at the end of each round. When it reaches a pilgrimage site, the season ends: the alms table is decided and begins anew. Back at the first site the game is over.
help-dummies = With fewer than four players acolytes of a spare colour stand on some duties and count for majorities. At the end of a season the last one of each group leaps to the front. Heralds on the sites only remind of it.
help-abbott = Alone you play against the Ab-Bott: it moves its acolytes by fixed rules, draws a counter and does what it shows, without paying. A campaign is three games, each with one dummy more; what counts is the sum of the differences.

help-duty-allocation = Move acolytes between the abbey and the special activities, one for each point of value.
help-duty-build_roads = Lay, upgrade or demolish a tile or build a shrine, one for each point of value.
help-duty-clerical = Devotion brings piety, Silversmith coins: one of the two, as much as the value.
help-duty-construct = Value 1: construct a building, or work on one road. Value 2: one of each.
help-duty-give_alms = Give coins or grain, up to the value, each for a row of the alms table; or donate one building for one row.
help-duty-ordination = For 1 grain each, up to the value: ordain a serf (village to abbey), or send an acolyte on a mission (abbey to city).
help-duty-produce = Take grain or stone, as much as the value.
help-duty-taxation = Take one resource of your choice; then as many as the value from the tithe counters of other duties where you have the majority.

help-activity-fields = 1 more grain with Produce.
help-activity-road_engineer = 1 more action with Build Roads; with Construct a further road once you have laid one.
help-activity-stone_mason = 1 more stone with Produce.
help-activity-alms_house = 1 more row with Give Alms, which must be paid.
help-activity-engraver = 1 more coin with Silversmith (Clerical).
help-activity-vestry = 1 more piety with Devotion (Clerical).

help-building-confession_box = At the end of a round, when the start player is chosen: you count 2 more piety.
help-building-chapel = During Clerical: 1 more piety with Devotion.
help-building-chapter_house = During Allocation: one activity may take a second acolyte, for a further +1. Whoever hires it during another duty lets a second acolyte work that is there already.
help-building-guild = At any moment of your turn: the Merchant moves on by one duty.
help-building-infirmary = During Allocation or Ordination: one step more; in Ordination it costs its grain.
help-building-mint = During Clerical: 1 more coin with Silversmith.
help-building-quarry = During Produce: 1 more stone, if you take stone.
help-building-well = During Produce: 1 more grain, if you take grain.
help-building-brewery = At any moment of your turn: sell 1 grain for 2 coins.
help-building-cloisters = Before you move: one space on the way may be left out.
help-building-dormitory = At the start of your turn: one of your acolytes comes from a duty to the city.
help-building-grain_store = At any moment of your turn: buy or sell any number of grain, for 1 coin each.
help-building-indulgences = At any moment of your turn: buy or sell any amount of piety, for 1 coin each.
help-building-library = At the end of your turn: one of your acolytes goes from the city to a duty or to the abbey.
help-building-reliquary = During Build Roads or Construct: 1 piety less for a shrine or for reaching a site.
help-building-stone_yard = At any moment of your turn: buy or sell any number of stone, for 1 coin each.
help-building-bank = In your turn, before you pay: coins may stand in for one kind of what is due, piety included.
help-building-customs_house = Before you do Taxation: you have the majority on every duty with an acolyte of yours, Taxation included.
help-building-inquisition = At the start of your turn: one of your acolytes goes from the city to any duty.
help-building-kogge = Before you move: the rivers lead both ways, into the city and out of it.
help-building-mill = During Give Alms or Ordination, before the first grain: the first 2 grain must be there, but are not spent.
help-building-pulpit = At any moment of your turn: one serf goes from the village to the abbey for free.
help-building-scriptorium = Before you choose a duty: in this turn you count one more acolyte on every duty where you have one.
help-building-wagon_yard = At any moment of your turn: hire one live building without a fee; the owner may do so even with the Merchant at Taxation.

### picture: the table in the terminal

picture-round = Round { $round } of { $rounds }
picture-over = The game is over
picture-starts = { $who } starts
picture-level = level { $level }
picture-game = game { $game } of { $games }
picture-where = round { $round }, { $season }
picture-before = the seeding
picture-ship = ship at { $hex }
picture-next-live = { $count ->
    [one] { $building } live in 1 round
   *[other] { $building } live in { $count } rounds
}
picture-season-left = { $count ->
    [one] { $season } ends with this round
   *[other] { $season } ends in { $count } rounds
}
picture-merchant = Merchant at { $duty }: { $good-trade }

# The table of players: short words.
picture-column-points = pts
picture-column-stone = stone
picture-column-grain = grain
picture-column-coin = coins
picture-column-piety = piety
picture-column-alms = alms
picture-column-prizes = won
picture-column-village = serfs
picture-column-abbey = abbey
picture-column-city = city
picture-column-duties = duty

picture-board = { $who }: board
picture-people = People
picture-stock = Stock
picture-activities = Activities
picture-slots = Spaces
picture-roads = Roads
picture-on-duty = duties { $count }
picture-won = { $count } on top of the alms table
picture-slots-free = { $count } free
picture-donated = donated
picture-favour = { $length } tiles
picture-favour-owned = favour for { $length } tiles ({ $points })
picture-nothing = nothing

picture-duties = Duties with tithes
picture-tithe-stone = stone
picture-tithe-grain = grain
picture-tithe-coin = coin
picture-tithe-cornucopia = any
picture-dummy-letter = D
picture-space-n = N
picture-space-ne = NE
picture-space-e = E
picture-space-se = SE
picture-space-s = S
picture-space-sw = SW
picture-space-w = W
picture-space-nw = NW

picture-tracks = Piety and alms
picture-track-piety = Piety
picture-track-points = points
picture-track-alms = Alms
picture-top = top
picture-buildings = Buildings
picture-in-rounds = { $count ->
    [one] in 1 round
   *[other] in { $count } rounds
}
picture-supplies = Supplies
picture-supply-favours = Favours
picture-supply-tiles = Tiles
picture-supply-bag = Ab-Bott's bag
picture-tile-s = straights
picture-tile-g = gentle
picture-tile-t = tight
picture-tile-shrine = shrines
picture-tile-bridge = bridges
picture-tile-ford = fords
picture-tile-upgrade = upgrades

picture-map = Map
picture-city = City
picture-sites = Pilgrimage sites
picture-routes = Roads
picture-no-routes = nobody has a road yet
picture-route-open = open
picture-points-of = { $count ->
    [one] 1 point
   *[other] { $count } points
}
picture-sign-live = building of level 1, live
picture-sign-asleep = not yet live
picture-sign-site = site, 5 points
picture-sign-port = port
picture-sign-shrine = shrine
picture-sign-water = river
picture-sign-ship = ship
picture-sign-closed = closed
picture-sign-edges = | / \ road over an edge

# Menus
picture-or = or
picture-tithe = tithe: { $good-count }
picture-do-duty = do it: { $what }
picture-costs = costs { $price }
picture-step-to = here
picture-step-skip = leave it out (Cloisters)
picture-step-from = from here
picture-step-into = here
picture-take = take
picture-give = give
picture-construct = construct
picture-donate = { $count ->
    [one] donate: 1 point
   *[other] donate: { $count } points
}
picture-use = use
picture-hire = hire for { $price }
picture-borrow = hire for free
picture-devotion = Devotion
picture-silversmith = Silversmith
picture-grain = Grain
picture-stone = Stone
picture-road-from = { $hex } from { $side }
picture-board-full = your board is full
picture-no-fee = you do not have the fee
picture-no-stone = too little stone
picture-upgrade = upgrade
picture-bridge = bridge
picture-ford = ford
picture-new-road = New road from the city (takes 1 acolyte):
picture-shrine-road = On from a shrine of yours:
picture-points-more = { $count ->
    [one] +1 point
   *[other] +{ $count } points
}

# The score
picture-factor-piety = place on the track
picture-factor-alms = acolytes on top
picture-factor-resources = resources
picture-you-rival = you : Ab-Bott
picture-verdict-won = You beat the Ab-Bott by { $mine } to { $other }.
picture-verdict-lost = The Ab-Bott beats you by { $other } to { $mine }.
picture-verdict-campaign = { $total } in all: { $rating }.

# Texts of all games, in the words of this one.
game-explain-choosing = Choose by number, by any words of an option that fit no other one (“duty Produce”, “hire Mint”), or by the canonical text (“lay e7 sw n”). “why” and an action says why it is not possible; “options” tells all that is not possible now; “help” and a name explains a duty, an activity, a building or another word of the game.
game-order-help-help = this page; “help Mint”, “help Produce”, “help shrines” explain something
game-order-map-help = the map, the pilgrimage sites and all roads
game-order-table-help = duties, piety and alms, buildings and supplies
game-order-rules-help = “rules MOVE-3”, “rules shrine”: the rules
