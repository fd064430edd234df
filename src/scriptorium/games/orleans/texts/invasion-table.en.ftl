### The tables of Invasion in the browser: what its scenarios share.

pane-goals = Goal and deeds
pane-own = Goals
tab-goals = Goal
goals = Goal
goal-rounds = { $count } rounds
goal-rounds-left = { $count ->
    [0] last round
    [one] 1 round left
   *[other] { $count } rounds left
}
goal-rounds-over = over in round { $round }
goal-win = Win
goal-lose = Lose
goal-due = { $rounds ->
    [one] Due next round:
   *[other] Due in { $rounds } rounds:
} { $pays ->
    [one] 1 coin,
   *[other] { $pays } coins,
}
goal-due-have = you have { $have }
board-gives-copy = any action
ask-copy = Well: which action?
ask-copy-help = Even that of an empty place.
ask-return-technology = { $count ->
    [one] Give back a technology tile
   *[other] Give back { $count } technology tiles
}
ask-return-technology-help = Your coins do not cover all of them. The space opens up again.
wait-copy = { $who } uses the Well
wait-return-technology = { $who } gives back technology

## Objectives

goal-objectives = Objectives
goal-objectives-count = { $count } of { $goal }
goal-objectives-win = when all { $goal } are complete
goal-objectives-one = (one a round)
goal-objectives-in-order = (one a round, in order)
goal-objective-done = Complete.
goal-objective-now = complete now
goal-objective-end = { $rounds ->
    [0] too late
    [one] last round
   *[other] { $rounds } rounds left
}
goal-lose-vierzon = no Builder before round 9, or round { $round } ends
goal-lose-salesman = no food or coins when due, or round { $round } ends
town-objective = to be done here: “{ $objective }”
town-objective-done = done here: “{ $objective }”
toll-feed = { $count ->
    [one] You owe 1 food or { $coins_each } coins; you have { $have } food, { $coins } coins
   *[other] You owe { $count } food or { $coins_each } coins for each; you have { $have } food, { $coins } coins
}

brief-feed = { $n ->
    [one] 1 food or 2 coins
   *[other] { $n } food or 2 coins each
}

board-gives-trade = buy or sell { $count }
board-gives-exchange = { $count } for 1
board-gives-station_beside = with others
board-gives-points = { $count } per set

## What is asked

ask-act-exchange = Exchange which goods?
ask-transactions = { $left ->
    [one] Market Stand: one more deal
   *[other] Market Stand: up to { $left } deals
}
ask-transactions-help = Buy or sell one good at a time. You have { $coins ->
    [one] *1 coin*.
   *[other] *{ $coins } coins*.
}
ask-transactions-more = Another one, or done. You have { $coins ->
    [one] *1 coin*.
   *[other] *{ $coins } coins*.
}
trade-buy = Buy
trade-sell = Sell
trade-stock = you have { $have } · market { $left }
ask-buy-wine = Vineyard: buy a wine?
ask-buy-wine-help = { $coins ->
    [one] For 1 coin, with the station you have built.
   *[other] For { $coins } coins, with the station you have built.
}
ask-offer = { $left ->
    [one] { $event }: accept?
   *[other] { $event }: up to { $left }
}
ask-offer-coins = { $coins ->
    [one] You have *1 coin*.
   *[other] You have *{ $coins } coins*.
}
ask-claim = Complete an objective?
ask-claim-help = Here, or in the list of objectives. It can wait.
ask-pay-value = { $owed ->
    [one] Pay goods worth 1 more
   *[other] Pay goods worth { $owed } more
}
ask-pay-value-worth = *{ $good }* { $points }
ask-place-gained = Amnesty: place { $tile-a }?
ask-place-gained-help = On a free space at once, or into the bag as usual.
ask-banish = { $left ->
    [one] Send a follower back to the bag
   *[other] Send { $left } followers back to the bag
}
ask-banish-help = Of those you have just drawn.
ask-feed = { $items ->
    [one] Give 1 food
   *[other] Give { $items } food
}

main-buy-wine = { $coins ->
    [one] Buy for 1 coin
   *[other] Buy for { $coins } coins
}
main-not-now = Not now
main-complete = Complete: { $objective-short }
main-into-bag = Into the bag
main-buy = Buy { $good }
main-sell = Sell { $good }
main-pay = Pay with { $good }
main-banish = { $tile }: into the bag

wait-transactions = { $who } trades at the Market Stand
wait-buy-wine = { $who } may buy a wine
wait-claim = { $who } may complete objectives
wait-pay-value = { $who } pays with goods
wait-place-gained = { $who } places a follower
wait-banish = { $who } sends followers back
wait-feed = { $who } gives food

## What is reconstructed

about-scenario = About { $name }
about-reconstructed = Reconstructed; correct it if you own the box
about-reconstructed-text = These are only shown as pictures on the components, and could not be looked up. They are a best estimate; their values stand in the data of the game (invasion.toml), each with a note on how it was chosen.
reconstructed-structure_cards = Structure cards: the town of each, what it asks for, its points
reconstructed-deeds = Beneficial deeds: the spaces for followers
reconstructed-market_day_prices = Market Day: the prices of the goods
reconstructed-extra_mean = Difficulty: which event tiles count as mean
reconstructed-citizens = Objectives: how many citizens are needed
reconstructed-achievements = Achievements: names and amounts
reconstructed-support_board = Support board: the spaces of its places
reconstructed-assembly_hall = Assembly Hall: its spaces
reconstructed-special_buildings = Special buildings: which towns have one
reconstructed-dues = Dues of the characters: the numbers of most rounds
reconstructed-demolition_price = Demolition: its price
reconstructed-harvest_2 = The second Harvest: coins for missing food
reconstructed-place_tiles = Place tiles: stack and spaces of { $places }
tracks-next = right: your next step
main-buy-citizen = Buy a citizen
main-decline = Decline
main-pay-instead = { $coins ->
    [one] Pay 1 coin
   *[other] Pay { $coins } coins
}
wait-offer = { $who } decides on the offer
