### City Defense.

role-aim = aim
role-owner = seat
role-to = seat
role-character = character

scenario-city-defense = City Defense: together against the invasion, 2 to 5 players
option-characters = City Defense: characters at random, or chosen in turn

place-vehicle = Vehicle
place-guild_house = Guild House
place-hostel = Hostel
place-palatinate = Palatinate

aim-city_walls = City Walls
    .short = Walls
aim-reinforcement = Reinforcement
aim-assembly_hall = Assembly Hall
aim-warehouse = Warehouse
    .short = Warehouse
aim-treasury = City Treasury
    .short = Treasury
aim-citizens = Citizens
    .short = Citizens
aim-towers = Fortified Towers
    .short = Towers
aim-catapult = Catapult
aim-clothing_store = Clothing Store
aim-sword_smithy = Sword Smithy
aim-town_watch = Town Watch
aim-infirmary = Infirmary

character-librarian = Librarian
character-scholar = Scholar
character-mayor = Mayor
character-general = General
character-fisherman = Fisherman
character-merchant = Merchant
character-councilman = Councilman
character-innkeeper = Innkeeper
character-estate_manager = Estate Manager

happening-assembly = Assembly
happening-demolition = Demolition
happening-donation = Donation
happening-drought = Drought
happening-earthquake = Earthquake
happening-escape = Escape
happening-good_trade = Good Trade
happening-good_winds = Good Winds
happening-highwayman = Highwayman
happening-progress = Progress
happening-reinforcement = Reinforcement
happening-training = Training
happening-trip = Trip
happening-wool_market = Wool Market
happening-arson = Arson
happening-bon_voyage = Bon Voyage
happening-famine = Famine
happening-fishing_grounds = Fishing Grounds
happening-pirates = Pirates
happening-raging_plague = Raging Plague
happening-rats = Rats
happening-robbery = Robbery
happening-rome_calling = Rome Calling
happening-summoning = Summoning
happening-witch_hunt = Witch Hunt
happening-invasion = Invasion

effect-team_return_technology = together you return { $n } technology tiles or pay { $coins } coins for each
effect-team_remove_place_tiles = together you give up { $n } place tiles or pay { $coins } coins for each
effect-team_gain = together you share development points, wine and coins
effect-remove_map_goods = { $amount ->
    [all] all wool and brocade on waterways goes to the goods market
   *[other] { $amount } { $good } tiles of the map go to the goods market
}
effect-close_place_tiles = { $n } place tiles of the supply can no longer be built
effect-remove_citizen = the citizen in Le Blanc leaves the game
effect-team_buy_for_warehouse = together you may pay { $n } coins for 3 grain in the Warehouse
effect-free_move = at the end of the round one merchant may sail along a waterway
effect-no_connection_type = roads are closed this round
effect-build_for_coins = each of you may pay { $n } coins to build where the merchant stands
effect-extra_wall_space = one more knight is needed on the City Walls
effect-training = each of you moves one step on a track
effect-pay_if_in_town = at the end of the round each merchant in Orléans costs { $n } coins
effect-team_market = up to { $n } times wool or brocade is bought or sold
effect-famine = each of you returns { $n } unmarked followers
effect-coins_by_track = coins as printed where your boatmen marker stands
effect-remove_warehouse_goods = 2 cheese and 1 grain leave the Warehouse
effect-robbery = each of you loses goods worth { $n } points or a tower
effect-rome_calling = each of you returns a monk, or a citizen leaves the game
effect-merchants_home = merchants return to Orléans; { $n } coins keep one away
effect-team_lose_development = together you give up { $n } development points or monks
effect-final_check = the last round: all objectives are checked at its end

phase-characters = choosing characters
phase-dues = the Estate Manager's due
phase-choose-character = choosing characters
phase-keep-citizen = the Mayor's citizen
phase-pay-due = the Estate Manager's due
phase-catapult = the Catapult
phase-borrow = the Palatinate
phase-borrowed = the Palatinate
phase-send-others = sending followers from another Town Hall
phase-deliver = the Vehicle
phase-fund = the Guild House
phase-give-follower = the Hostel
phase-receive = receiving a follower
phase-return-followers = returning followers
phase-team-pays = paying together
phase-give-tiles = giving up tiles
phase-give-up = the Witch Hunt
phase-share = the Donation
phase-take-off = the Drought
phase-close-tiles = the Earthquake
phase-send-monks = Rome Calling
phase-drop-citizen = Rome Calling
phase-buy-goods = the Good Trade
phase-sailor = the Good Winds
phase-sail = the Good Winds
phase-trade-wool = the Wool Market
phase-build = Progress
phase-stay-away = the Summoning
phase-train = the Training
phase-robbed = the Robbery

source-common = common objectives
source-characters = characters

action-yes = yes
action-no = no
action-yes-catapult = to the Catapult
action-no-catapult = keep it for an action space
action-yes-keep-citizen = keep the citizen
action-no-keep-citizen = give it to the team
action-yes-send-monks = every player returns a monk
action-no-send-monks = a citizen leaves the game
action-yes-buy-goods = buy the grain
action-no-buy-goods = buy nothing
action-yes-build = pay and build
action-no-build = do not build
action-yes-stay-away = pay and stay
action-no-stay-away = go to Orléans
action-keep-guest = keep it
action-character = { $character }
action-train = a step on the { $track }
action-give-tower = take down the tower in { $town }
    .done = takes down the tower in { $town }
action-send-city = send { $tile-a } to { $aim }
action-deliver-city = { $good } to { $aim }
    .done = sends { $good } to { $aim }
action-deliver = { $good } to { $seat }
    .done = sends { $good } to { $seat }
action-fund-city = { $coins ->
    [one] 1 coin to { $aim }
   *[other] { $coins } coins to { $aim }
}
    .done = { $coins ->
    [one] sends 1 coin to { $aim }
   *[other] sends { $coins } coins to { $aim }
}
action-fund = { $coins ->
    [one] 1 coin to { $seat }
   *[other] { $coins } coins to { $seat }
}
    .done = { $coins ->
    [one] sends 1 coin to { $seat }
   *[other] sends { $coins } coins to { $seat }
}
action-choose = { $seat }
action-host = { $kind-a } to { $seat }
action-borrow = the { $place } of { $seat }
action-team-back = { $seat }: one space back on the development track
action-grant-development = a development point for { $seat }
action-grant-good = the wine for { $seat }
action-grant-coin = a coin for { $seat }
action-team-pay = { $coins ->
    [one] { $seat } pays 1 coin
   *[other] { $seat } pays { $coins } coins
}
action-team-coins = pay coins instead of a tile
    .item = coins instead
action-buys = { $seat } buys { $good }
action-sells = { $seat } sells { $good }
action-team-technology = the technology at the { $place } of { $seat }
    .done = returns the technology at the { $place }
action-team-tile = the { $place } of { $seat }
    .done = gives up the { $place }
action-give-back-bag = { $kind-a } of { $seat } from the bag
    .item = from the bag
action-give-back-market = { $kind-a } of { $seat } from the market
    .item = from the market
action-give-back-tower = { $kind-a } of { $seat } from the Gunpowder Tower
    .item = from the Gunpowder Tower
action-give-back-place = { $kind-a } of { $seat } from the { $place }
    .item = from the { $place }
action-take-off = { $good } on the road between { $town } and { $here }
    .item = { $town }–{ $here }
action-take-off-water = { $good } on the waterway between { $town } and { $here }
    .item = { $town }–{ $here }
action-drop-development = the citizen on space { $space } of the development track
    .done = The citizen on space { $space } of the development track leaves the game.
action-drop-track = the citizen on the { $track }
    .done = The citizen on the { $track } leaves the game.
action-drop-tracks = the citizen above the farmers track
    .done = The citizen above the farmers track leaves the game.
action-drop-pile = the citizen next to the { $good }
    .done = The citizen next to the { $good } leaves the game.
action-drop-town = the citizen in { $town }
    .done = The citizen in { $town } leaves the game.
action-drop-goal = the citizen of the { $aim }
    .done = The citizen of the { $aim } leaves the game.

prompt-choose-character = Which character is yours?
prompt-keep-citizen = You have gained a citizen. Keep it as the Mayor's own?
prompt-pay-due = Your due of this round: what do you give?
prompt-catapult = Does the technology tile go to the Catapult?
prompt-borrow = Whose action do you use?
prompt-borrowed = How do you use the { $place }?
prompt-send-others = Which follower goes where?
prompt-deliver = { $left ->
    [one] Send one more good?
   *[other] Send up to { $left } goods to one destination.
}
prompt-fund = { $left ->
    [one] Send one more coin?
   *[other] Send up to { $left } coins to one destination.
}
prompt-give-follower = Which follower goes to whom?
prompt-receive = You receive { $kind-a }. Place it at once?
prompt-return-followers = { $count ->
    [one] Which follower returns to the supply?
   *[other] Which followers return to the supply? { $count } to choose.
}
prompt-team-pays = { $coins ->
    [one] Who pays the last coin?
   *[other] Who pays? { $coins } coins are due.
}
prompt-give-tiles = { $event }: { $left ->
    [one] one more tile, or { $coins } coins?
   *[other] { $left } tiles are due, or { $coins } coins for each. Who gives what?
}
prompt-give-up = { $event }: { $left ->
    [one] one more development point or monk. Whose?
   *[other] { $left } development points or monks. Whose?
}
prompt-share = { $gift ->
    [development] Who gets a development point?
    [good] Who gets the wine?
   *[coin] Who gets a coin?
}
prompt-take-off = { $event }: which grain leaves the map? { $left } to choose.
prompt-close-tiles = { $event }: which place tile is closed? { $left } to choose.
prompt-send-monks = Does every player return a monk? Otherwise a citizen leaves the game.
prompt-drop-citizen = { $event }: which citizen leaves the game? { $left } to choose.
prompt-buy-goods = Pay { $coins } coins together for grain in the Warehouse?
prompt-sailor = { $event }: whose merchant sails? { $left } may.
prompt-sail = Where does your merchant sail?
prompt-trade-wool = { $event }: buy or sell? { $left } to go.
prompt-build = Pay { $coins } coins to build in { $town }?
prompt-stay-away = Pay { $coins } coins, so that your merchant stays where it is?
prompt-train = On which track do you move one step?
prompt-robbed = Robbery: goods worth { $points } points, or a tower.

reason-not-copied = The Well does not copy the { $place }.
reason-nothing-to-give = You have nothing to send.
reason-nothing-to-borrow = No other player has activated anything you could use.
reason-tower-there = A tower already stands in your merchant's town.
reason-yes-or-no = First answer with yes or no.
reason-must-return-followers = { $count ->
    [one] First choose a follower to return.
   *[other] First choose { $count } followers to return.
}
reason-must-choose-character = First choose one of the characters that are left.
reason-must-pay-due = First pay the due of this round.
reason-city-space = There is no space for { $kind-a } there: { $aim }.
reason-councilman-only = Only the Councilman sends followers to the Assembly Hall.
reason-must-deliver = First choose a good and where it goes.
reason-must-fund = First choose how many coins go where.
reason-city-full = The City does not need that much there.
reason-one-destination = All goes to one destination: the City or one player.
reason-must-host = First choose a follower and who receives it.
reason-must-place-guest = First place { $kind-a }, or keep it.
reason-must-borrow = First choose whose place you use.
reason-cannot-borrow = The { $place } of that player cannot be used.
reason-must-use-borrowed = First choose how you use the { $place }.
reason-team-cannot = That is no step by which the team can meet this event.
reason-must-train = First choose a track.
reason-must-be-robbed = First give goods worth { $points } points, each of them needed, or a tower.
reason-audit-team-citizens = Citizens: { $gained } gained, { $lying } still lying; together with those lost there are 15.

event-team-citizen = The team gains a citizen.
event-achieved = completes the { $aim }
event-team-lost = The city is lost: { $event } could not be met.
event-returned = loses { $kind-a } to the supply
event-character = is the { $character }
event-citizen-kept = keeps the citizen
event-due-good = gives { $good } as a due
event-went-back = { $spaces ->
    [one] goes back 1 space on the development track
   *[other] goes back { $spaces } spaces on the development track
}
event-gave-due = { $item-done } (due)
event-sent-city = sends { $kind-a } to { $aim }
event-delivered = { $item-done }
event-hosted = gives { $kind-a } to { $to }
event-borrowed = uses the { $place } of { $owner }
event-tower-built = builds a tower in { $town }
event-tower-lost = loses the tower in { $town }
event-catapult = puts the technology tile into the Catapult
event-team-step = { $item-done }
event-taken-off = { $good } between { $town } and { $here } goes to the goods market.
event-closed-tile = The { $place } can no longer be built.
event-citizen-lost = { $item-done }
event-warehouse-filled = { $count } { $good } go to the Warehouse.
event-sold = sells { $good }
event-citizen-escaped = The citizen in { $town } leaves the game.
event-rats = Rats: { $count } { $good } leave the Warehouse.
event-called-home = goes back to { $town }
event-trained = moves a step on the { $track }
event-robbed-of = loses { $good }

help-place-vehicle = Sends one to three of your goods to the City (Warehouse, achievements) or to one other player.
help-place-guild_house = Sends one to four of your coins to the City (treasury, achievements) or to one other player.
help-place-hostel = Gives an unmarked follower from your market to another player, who may place it at once.
help-place-palatinate = Uses an action that another player has activated, as if it were yours; the followers of both go back to their bags.
help-event-assembly = Nobody can use the Town Hall this round. The Gunpowder Tower stays usable.
help-event-demolition = Together you return 2 placed technology tiles (3 with four or five players), or pay 6 coins for each one missing. Otherwise the city is lost.
help-event-donation = Together you share 3 development points, 1 wine and 3 coins.
help-event-drought = 4 grain tiles of your choice go from the map to the goods market.
help-event-earthquake = 5 place tiles of the supply, of your choice, can no longer be built.
help-event-escape = The citizen in Le Blanc leaves the game if it is still there.
help-event-good_trade = Together you may pay 8 coins; then 3 grain go from the goods market to the Warehouse.
help-event-good_winds = At the end of the round one player of your choice may move the merchant along a waterway and take a good.
help-event-highwayman = No merchant moves along a road this round.
help-event-progress = Each of you may pay 4 coins to build a tower or a station where the merchant stands.
help-event-reinforcement = The City Walls have one more space. Without a knight on it the city is lost at the end.
help-event-training = Each of you moves one step on a track of their choice and takes its reward, without a follower.
help-event-trip = At the end of the round each player whose merchant is in Orléans pays 4 coins. Otherwise the city is lost.
help-event-wool_market = Together you buy or sell up to three times: wool for 2 coins, brocade for 3.
help-event-arson = Together you give up 2 place tiles you have built (3 with four or five players), or pay 6 coins for each one missing. Otherwise the city is lost.
help-event-bon_voyage = Each of you may pay 2 coins to move the merchant along one connection and take a good there.
help-event-famine = Each of you returns 3 unmarked followers of their choice to the supply, or as many as they have.
help-event-fishing_grounds = Each of you receives the coins printed where the boatmen marker stands; nothing on the first and the last space.
help-event-pirates = All wool and brocade on waterways goes to the goods market.
help-event-raging_plague = Each of you draws two followers from the bag and loses them. Marked ones return.
help-event-rats = 2 cheese and 1 grain go from the Warehouse to the goods market.
help-event-robbery = Each of you gives goods worth at least 5 points or takes down a tower. Otherwise the city is lost.
help-event-rome_calling = Either every player returns a monk, or a citizen nobody has gained yet leaves the game.
help-event-summoning = Each merchant returns to Orléans unless its owner pays 5 coins.
help-event-witch_hunt = Together you give up 6: steps back on the development track or monks. Otherwise the city is lost.
help-event-invasion = The last round: at its end all common objectives and all characters must be fulfilled.

help-character-librarian = development status 5, a station in Loches, 4 place tiles
help-character-scholar = the last space of the development track, 4 stations
help-character-mayor = 10 coins and 2 citizens kept
help-character-general = the last space of the knights track, 4 technology tiles laid
help-character-fisherman = the last space of the boatmen track, 4 monks, 2 wool
help-character-merchant = brocade, wool and coins worth 50 points
help-character-councilman = the Assembly Hall full
help-character-innkeeper = grain, cheese and wine worth 16 points, stations in Châteaudun and Châteauroux
help-character-estate_manager = the due of every round

## The picture

picture-city-title = City Defense: { $count } of { $goal } objectives
picture-city = City
picture-characters = Characters
picture-city-missing = (without: { $towns })
picture-city-done = complete
picture-city-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
picture-city-technology = { $count ->
    [one] 1 technology tile
   *[other] { $count } technology tiles
}
picture-due = { $what ->
    [coins] Estate Manager: { $count } coins are due at the end of the round.
    [good] Estate Manager: { $count } { $good } is due at the end of the round.
    [development] Estate Manager: { $count } spaces back on the development track are due at the end of the round.
    [follower] Estate Manager: a follower from the market is due at the end of the round.
    [technology_tile] Estate Manager: a technology tile is due at the end of the round.
    [trading_station] Estate Manager: a station is due at the end of the round.
   *[other] Estate Manager: a place tile is due at the end of the round.
}

## In place of the base game's words

city-defense-game-goal = Goal: at the end of the last round all five common objectives and every character must be fulfilled. You win or lose together (“help game”).
city-defense-help-game = You play as one team. When the invasion comes, in round 18 (16 with four or five players), the City Walls must be full of knights, the City Treasury of coins and the Warehouse of goods, towers must stand in the 13 outer towns, the team must have its citizens, and every player must fulfil their own character. The Support board has four more places: the Vehicle sends goods, the Guild House coins, the Hostel gives followers away, and the Palatinate uses what another player has activated. The start player speaks for the team where an event concerns all.
city-defense-help-census = There is no census in this scenario.
city-defense-help-place-town_hall = Sends one or two unmarked followers to the City Walls (knights), the achievements or, for the Councilman, the Assembly Hall. They are gone for good.
city-defense-help-event-pilgrimage = Nobody can gain a monk this round.
city-defense-help-event-income = Each of you receives coins for the development status.
city-defense-help-event-harvest = Each of you gives one food tile or 5 coins; what is missing is paid by torture.
