### The Duel.

scenario-duel = The Duel: two players, four objectives in sixteen rounds, and no mercy
name-duel = The Duel

place-bourgeois_house = Bourgeois House

deed-wine_press_house = Wine Press House
    .short = Wine Press
deed-three_field_rotation = Three-Field Rotation
    .short = Rotation
deed-angelology = Angelology
    .short = Angelology

objective-learn_bookkeeping = Learn Bookkeeping
    .short = Bookkeeping
    .title = Learn Bookkeeping
objective-three_new_branches = Establish Three New Branches
    .short = Branches
    .title = Three New Branches
objective-wine_to_chatellerault = Deliver Wine to the Castle of Châtellerault
    .short = Wine
    .title = Wine to Châtellerault
objective-clothe_your_lady = Clothe Your Lady
    .short = Lady
    .title = Clothe Your Lady

happening-town_meeting = Town Meeting
happening-trade = Trade
happening-cheese_day = Cheese Day
happening-quick_travel = Quick Travel
happening-journey_home = Journey Home

effect-trade_good = everybody may exchange a good for one from the goods market
effect-pay_good = everybody gives { $n } { $good }; whoever cannot has lost
effect-technology_tax = { $n ->
    [one] everybody pays 1 coin for each technology tile laid; whoever cannot has lost
   *[other] everybody pays { $n } coins for each technology tile laid; whoever cannot has lost
}
effect-pay_value = everybody pays goods and coins worth { $n } points; whoever cannot has lost
effect-journey_home = both merchants go to { $town }

phase-opening = merchants and place tiles
phase-place-merchant = placing merchants
phase-pick-tile = picking place tiles
phase-give-food = the harvest
phase-verdict = the verdict
phase-finish = end of the round

action-settle = place the merchant in { $town }
    .group = The merchant begins in
    .item = { $town }
    .done = places the merchant in { $town }
action-pick = pick { $place } for the game
    .group = For the game
    .item = { $place }
    .done = picks { $place } for the game
action-exchange = exchange { $given } for { $good }
    .group = Exchange
    .item = { $given } for { $good }
    .done = exchanges { $given } for { $good }
action-act-house-good = { $place }: take { $good }
    .item = { $good }
    .done = takes { $good } in the { $place }
action-act-house-coins = { $place }: take { $coins } coins
    .item = { $coins } coins
    .done = takes { $coins } coins in the { $place }
action-act-house-development = { $place }: { $points } steps on the development track
    .item = { $points } development points
    .done = takes { $points } steps on the development track in the { $place }
action-complete-with = complete “{ $objective }” with { $count } { $good }
    .group = Complete
    .item = { $objective-short } with { $count } { $good }
    .done = completes “{ $objective }” with { $count } { $good }

prompt-place-merchant = Where does your merchant begin?
prompt-pick-tile = { $left ->
    [one] Which tile of stack { $stack } comes into the game? This is your last one.
   *[other] Which tiles of stack { $stack } come into the game? { $left } to pick.
}
prompt-give-food = { $items ->
    [one] The harvest: give 1 food tile, or { $coins } coins.
   *[other] The harvest: { $items } food tiles are due, or { $coins } coins for each.
}

reason-must-place-merchant = First place your merchant.
reason-must-pick-tile = First pick a place tile of stack { $stack } for the game.
reason-already-picked = { $place } is in the game already.
reason-other-stack = { $place } is not of stack { $stack }.
reason-no-citizen = The { $place } costs a citizen, and you have none.

event-settled = places the merchant in { $town }
event-picked = picks { $place } for the game
event-citizen-spent = gives up a citizen and { $kind-a }
event-merchant-home = comes home to { $town }
event-bankrupt = cannot pay all that the { $event } demands, and has lost
event-all-completed = has completed all four objectives: this is the last round

asks-status = status: { $have } of { $need }
asks-stations = stations: { $have } of { $need }
asks-inland = of these in a town without waterway: { $have } of { $need }
asks-any_of = { $which }: { $have } of { $need }

help-place-bourgeois_house = Any unmarked follower, who goes to the general supply, and one of your citizens: for them you get a good from the goods market, a move of your merchant by road or water with a good on the way, 5 coins, or 3 steps on the development track. Each player has a space there.
help-event-town_meeting = Everybody may buy one citizen for 3 coins.
help-event-trade = Everybody may exchange one good for another one from the goods market.
help-event-cheese_day = Everybody gives 1 cheese. Nothing else is accepted: whoever has none has lost.
help-event-quick_travel = Your merchant may move along one or two ways for 1 coin each, without taking goods.
help-event-journey_home = Both merchants go to Orléans, without goods; then objectives may be completed.

## In place of the base game's words

duel-game-goal = Goal: be the first to complete all four objectives, and pay what every event demands: whoever cannot has lost (“help game”).
duel-help-game = Two players, sixteen rounds, all events known from the start. First both place their merchants, then they pick the twenty place tiles of the game. Whoever completes all four objectives wins at the end of that round: status 3; three stations, one of them in a town without waterway; 3 wine with the merchant in Châtellerault; 3 wool or brocade, at least 1 brocade, with the merchant in Orléans. If both do so in the same round, goods decide, then coins. Nobody is tortured: whoever cannot pay all that an event demands has lost at once. After round 16 the most objectives win.
duel-help-census = There is no census in this scenario.
duel-help-citizen = Citizens (☺) are the price of the Bourgeois House. One lies on each of the four deeds, and the Town Meeting of round 1 sells some.
duel-help-station = You build a trading station with the Guildhall, in your merchant's town. Three of them, one in a town without waterway, complete an objective, and on trading days they bring coins.
duel-help-goods = Goods pay for two of the objectives and for harvest, Cheese Day and dues: grain 1, cheese 2, wine 3, wool 4, brocade 5. If both players complete all four objectives in the same round, their value decides.
duel-help-event-harvest = Everybody gives 1 food tile (grain, cheese or wine), in round 11 two, or 5 coins for each; in the first edition coins only without food. Whoever cannot has lost.
duel-help-event-trading_day = Everybody receives coins for each of their stations: 3 in round 3, 2 in round 7, 1 in round 12.
duel-help-event-technology_tax = Everybody pays 1 coin for each technology tile on their places. Whoever cannot has lost.
duel-help-event-goods_tax = Everybody pays 1 coin for each good. Whoever cannot has lost.
duel-help-event-dues = Everybody pays goods and coins worth 7 points, in round 15 worth 4. Whoever cannot has lost.
