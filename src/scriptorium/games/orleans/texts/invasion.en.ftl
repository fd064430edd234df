### What the scenarios of Invasion have in common: place tiles and events.

role-with = place
role-given = good

option-invasion_tiles = the seven place tiles of Invasion are mixed in

place-stage_coach = Stage Coach
place-well = Well
place-market_stand = Market Stand
place-tavern = Tavern
place-black_market = Black Market
place-vineyard = Vineyard
place-depot = Depot

happening-conference = Conference
happening-strike = Strike
happening-crusade = Crusade
happening-dues = Dues
happening-technology_tax = Technology Tax
happening-sabotage = Sabotage
happening-axle_fracture = Axle Fracture
effect-no_recruit = nobody can gain { $kind-a } this round
effect-pay_coins = { $n ->
    [one] 1 coin is due
   *[other] { $n } coins are due
}
effect-pay_per_technology = { $n ->
    [one] 1 coin is due for each technology tile laid; unpaid ones go back to the supply
   *[other] { $n } coins are due for each technology tile laid; unpaid ones go back to the supply
}
effect-no_technology_places = places with a technology tile are closed this round
effect-no_place = the { $place } is closed this round
coming-no_recruit = no { $kind-short }
coming-no_technology_places = no places with ◆
coming-no_place = no { $place }
source-place_tiles = place tiles

phase-copy = the Well
phase-return-technology = the Technology Tax
phase-transactions = the Market Stand
phase-buy-wine = the Vineyard

action-buy = buy { $good }
    .group = Buy
    .item = { $good }
    .done = buys { $good }
action-sell = sell { $good }
    .group = Sell
    .item = { $good }
    .done = sells { $good }
action-act-exchange = { $place }: two { $given } for one { $good }
    .item = two { $given } for { $good }
    .done = exchanges two { $given } for one { $good }
action-act-joint = { $place } with the { $with }
    .item = with the { $with }
    .done = uses the { $place } with the { $with }

prompt-copy = Which action does the Well carry out?
prompt-return-technology = { $count ->
    [one] Which technology tile goes back to the supply?
   *[other] Which technology tiles go back to the supply? { $count } to choose.
}
prompt-transactions = { $left ->
    [one] One more purchase or sale?
   *[other] What do you buy or sell? Up to { $left } times.
}
prompt-buy-wine = { $coins ->
    [one] A wine for 1 coin?
   *[other] A wine for { $coins } coins?
}

reason-nothing-to-copy = None of your actions could be carried out now.
reason-must-copy = First choose the action that the Well carries out.
reason-copies-itself = The { $place } cannot copy itself.
reason-must-return-technology = { $count ->
    [one] First choose a technology tile that goes back to the supply.
   *[other] First choose { $count } technology tiles that go back to the supply.
}
reason-nothing-to-trade = There is nothing you could buy, sell or exchange here.
reason-not-in-goods-market = The goods market has no { $good }.
reason-price-too-high = { $coins ->
    [one] { $good } costs 1 coin.
   *[other] { $good } costs { $coins } coins.
}
reason-must-trade = Buy or sell a good.
reason-goods-short = You need { $count } { $good }.
reason-not-joint = The { $with } must be complete and yours.
reason-joint-needless = The { $with } is needed only where somebody else has built.
reason-choose-wine = Buy the wine or leave it.

event-copied = carries out the { $place } with the Well
event-technology-returned = gives the technology at the { $place } back to the supply
event-good-given = gives { $good } to the goods market

help-place-stage_coach = For 3 coins your merchant moves along one road or waterway and may take one good that lies on it.
help-place-well = Carries out any action of your board or your place tiles, even if nobody stands there; whoever stands there stays.
help-event-conference = Nobody can gain a scholar this round.
help-event-strike = Nobody can gain a craftsman this round.
help-event-crusade = Nobody can gain a knight this round.
help-event-dues = So many coins are due; what is missing is paid by torture.
help-event-technology_tax = 2 coins are due for each technology tile on your places; for each one you cannot pay, one goes back to the supply.
help-event-sabotage = No place that carries a technology tile can be used this round.
help-event-axle_fracture = The Stage Coach cannot be used this round.
help-place-market_stand = Up to two transactions, each buying or selling one good for as many coins as it counts points.
help-place-tavern = Together with the Guildhall, as one action: you may build a station where others have built.
help-place-black_market = Two goods of one kind for one of another kind from the goods market.
help-place-vineyard = Whenever you build a station in a town at a waterway, you may buy a wine for 1 coin. Needs nobody.
help-place-depot = At the end 5 points for each set of all five goods. Needs nobody.

## Events that offer something

effect-support_draw = everybody draws a follower from the bag: it brings a step on its track and one more of its kind
effect-buy_follower = { $n ->
    [one] everybody may buy { $kind-a } for 1 coin
   *[other] everybody may buy { $kind-a } for { $n } coins
}
effect-buy_citizen = { $n ->
    [one] everybody may buy a citizen for 1 coin
   *[other] everybody may buy a citizen for { $n } coins
}
effect-buy_goods = { $n ->
    [one] everybody may buy a good from the goods market
   *[other] everybody may buy up to { $n } goods from the goods market
}
effect-paid_move = { $n ->
    [one] everybody may move the merchant for 1 coin
   *[other] everybody may move the merchant for { $n } coins
}

phase-offer = the offer of the event
phase-end-of-round = end of the round

action-decline = decline
action-buy-citizen = buy a citizen
action-buy-follower = buy { $kind-a }
action-travel-move = go to { $town }
action-travel-move-good = go to { $town } and take { $good }
action-travel-move-unseen = go to { $town } and take a good, unseen
action-act-move-unseen = { $place }: go to { $town } and take a good, unseen
    .item = to { $town } with a good

prompt-offer = { $left ->
    [one] { $event }: do you accept the offer?
   *[other] { $event }: do you accept the offer? At most { $left } times.
}

reason-not-offered = { $event } offers nothing of the kind: accept, or decline.
reason-not-available = There is none left in the supply.
reason-not-next = No way leads from { $here } to { $town }.
reason-nothing-there = No goods tile lies there.

event-declined = declines

## Objectives, payments, followers that come and go

role-objective = objective

option-objectives = objectives: as many as can be met, one a round (step A), or one a round in order (step B)

happening-amnesty = Amnesty
happening-storm = Storm
happening-banishment = Banishment
happening-goods_tax = Goods Tax
happening-feeding = Feeding
happening-great_feast = Great Feast

effect-amnesty = a follower gained may be placed at once
effect-banishment = { $n } of the followers drawn go back to the bag
effect-no_merchant_move = the merchant cannot move this round
effect-goods_tax = { $n ->
    [one] 1 coin is due for each good
   *[other] 1 coin is due for every { $n } goods
}
effect-feed = { $n ->
    [one] 1 food tile or 2 coins are due, or the game is lost
   *[other] { $n } food tiles or 2 coins for each are due, or the game is lost
}
coming-no_merchant_move = no moves
coming-amnesty = followers placed at once
coming-banishment = 2 drawn go back

source-objectives = objectives

phase-after-actions = objectives
phase-after-event = objectives
phase-deadline = end of the round
phase-claim = objectives
phase-pay-value = paying with goods
phase-place-gained = the Amnesty
phase-banish = the Banishment
phase-feed = feeding

action-complete = complete “{ $objective }”
    .group = Complete
    .item = { $objective }
    .done = completes “{ $objective }”
action-pay = pay with { $good }
    .group = Pay with
    .item = { $good }
    .done = pays with { $good }
action-pay-instead = { $coins ->
    [one] pay 1 coin
   *[other] pay { $coins } coins
}
action-banish = { $tile } back to the bag
    .group = Back to the bag
    .item = { $tile }
    .done = sends { $tile-a } back to the bag

prompt-claim = Complete an objective now?
prompt-pay-value = { $coins ->
    [0] Goods
   *[other] Goods and coins
} worth { $owed ->
    [one] 1 more point are to be paid.
   *[other] { $owed } more points are to be paid.
}
prompt-place-gained = Place { $tile-a } at once, or into the bag?
prompt-banish = { $left ->
    [one] Who goes back to the bag?
   *[other] Who goes back to the bag? { $left } to choose.
}
prompt-feed = { $items ->
    [one] Give 1 food tile, or { $coins } coins.
   *[other] { $items } food tiles are due, or { $coins } coins for each.
}

reason-objective-complete = “{ $objective }” is complete already.
reason-objective-next-round = You have completed an objective this round: one a round.
reason-objective-order = The objectives are completed in their order.
reason-objective-by-itself = It marks itself as soon as its condition holds.
reason-objective-not-met = The conditions of “{ $objective }” do not hold.
reason-objective-not-paid = You cannot pay for “{ $objective }”.
reason-claim-or-done = Complete an objective or go on.
reason-must-pay-value = Goods worth { $owed } more points are to be paid.
reason-good-superfluous = { $good } would be more than is needed, or leave what cannot be paid.
reason-place-gained-or-done = Place { $tile-a } or let it go to the bag.
reason-must-banish = First choose who goes back to the bag: { $left } to go.
reason-must-feed = First the food: { $items } to go.

event-completed = completes “{ $objective }”
event-objective-missed = has missed “{ $objective }”
event-starved = can give neither food nor coins enough
event-banished = sends { $tile-a } back to the bag

help-event-amnesty = Whenever you gain a follower this round, you may place it at once on a free space that fits; a place completed that way can be used this round.
help-event-storm = Your merchant cannot move in any way this round.
help-event-banishment = Right after drawing, two of the followers drawn go back to the bag, of your choice.
help-event-goods_tax = 1 coin is due for every two goods you own; what is missing is paid by torture.
help-event-feeding = You give 1 food tile (grain, cheese or wine) or 2 coins. Whoever cannot has lost.
help-event-great_feast = You give 2 food tiles, or 2 coins for each that is missing. Whoever cannot has lost.

picture-objectives = Objectives
picture-objectives-goal = { $scenario }: { $count } of { $goal } objectives
picture-coming = Coming events (→ as things stand)
picture-coming-next = Coming:
asks-merchant = merchant in { $town }
asks-station = station in { $town }
asks-points = stations and citizens × status: { $have } of { $need }
asks-coins = coins: { $have } of { $need }
asks-value = goods worth: { $have } of { $need }
asks-goods = { $good }: { $have } of { $need }
asks-before_round = before round { $round }
