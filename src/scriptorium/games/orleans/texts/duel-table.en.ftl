### The table of The Duel in the browser.

goal-win-duel = all { $goal } when a round ends, or { $other } cannot pay
goal-lose-duel = an event you cannot pay in full

## What the objectives ask, and how far both are

role-other = seat
role-winner = seat

goal-asks-learn_bookkeeping = status { $status }
goal-asks-three_new_branches = { $stations } stations, { $inland } without waterway
goal-asks-wine_to_chatellerault = merchant there, pay { $wine } wine
goal-asks-clothe_your_lady = in { $town }, pay { $any_of } wool or brocade
half-status = status
half-stations = stations
half-inland = { $count ->
    [one] one without waterway
   *[other] without waterway
}
half-goods = { $good }
half-any_of = { $which }
half-at-least = at least { $count } { $good }
half-merchant = { $steps ->
    [0] merchant there
    [one] merchant: 1 step away
   *[other] merchant: { $steps } steps away
}
half-met = met
half-done = done
half-lost = Could not pay: { $event }
half-danger = Cannot pay as things stand: { $event }

## What is owed

toll-goods = Give { $count } { $good } or lose, you have { $have }
toll-value = Pay { $count } points or lose, you have { $have }
brief-buy_citizen = a citizen for { $n } coins
brief-trade_good = one good for another
brief-pay_good = { $n } { $good } or lose
brief-pay_value = goods and coins worth { $n }, or lose
brief-paid_move = moves for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
brief-journey_home = both go to { $town }
brief-technology_tax = { $n ->
    [one] 1 coin for each technology tile
   *[other] { $n } coins for each technology tile
}

## The Bourgeois House

house-good = any good
house-move = move + good
house-coins = coins
house-development = development
house-cost = choose one
house-shut = no citizen
house-other = { $seat }: { $there ->
    [yes] { $tile } stands there
   *[no] nobody stands there
}
house-chip-good = Good
house-chip-move = Move
house-chip-coins = { $coins } coins
house-chip-development = Development +{ $points }

## What is asked

ask-house = { $place }: choose one
ask-house-help = { $citizens ->
    [one] Costs *your last citizen*; the { $tile } goes to the supply.
   *[other] Costs *1 of { $citizens } citizens*; the { $tile } goes to the supply.
}
ask-complete-with = { $objective }: with which goods?
ask-complete-with-help = They go to the goods market.
ask-act-house-good = { $place }: which good?
ask-place-merchant = Where does your merchant begin?
ask-place-merchant-help = Any town of the map, even beside the other one. A crown marks where goods are to be delivered.
ask-pick-tile = { $left ->
    [one] Stack { $stack }: pick one more place tile
   *[other] Stack { $stack }: pick { $left } place tiles
}
ask-pick-tile-help = They come into the game: both of you can build them later.
board-picked = in the game
ask-pay-dues = { $owed ->
    [one] Pay 1 more in goods or coins
   *[other] Pay { $owed } more in goods or coins
}
ask-offer-town_meeting = Town Meeting: buy a citizen?
ask-offer-town_meeting-help = For *{ $strength } coins*, you have { $coins }. Citizens pay for the Bourgeois House.
ask-offer-trade = Trade: which good do you give?
ask-offer-trade-then = { $given }: for which good?
ask-offer-trade-help = One of your goods for another one from the goods market.
ask-offer-quick_travel = { $left ->
    [one] Quick Travel: move once more?
   *[other] Quick Travel: move your merchant?
}
ask-offer-quick_travel-help = From *{ $town }* for { $strength ->
    [one] 1 coin
   *[other] { $strength } coins
} a move, without goods. You have { $coins }.

main-act-house-good = Take { $good }
main-act-house-coins = Take { $coins } coins
main-act-house-development = Development +{ $points }
main-complete-with = With { $count } { $good }
main-settle = Begin in { $town }
main-pick = Pick { $place }
main-exchange = { $given } for { $good }
main-travel-move = Go to { $town }

wait-place-merchant = { $who } places the merchant
wait-pick-tile = { $who } picks place tiles
wait-give-food = { $who } gives food

## The end

ending-duel-me = { $lost ->
    [0] You win: { $points } of { $goal } objectives
   *[other] You win: { $other } cannot pay
}
    .help = { $left ->
        [0] After { $rounds } rounds.
       *[other] In round { $round } of { $rounds }.
    }
ending-duel-other = { $lost ->
    [0] { $winner } wins: { $points } of { $goal } objectives
   *[other] { $winner } wins: you cannot pay
}
    .help = { $left ->
        [0] After { $rounds } rounds.
       *[other] In round { $round } of { $rounds }.
    }
ending-duel-guest = { $lost ->
    [0] { $winner } wins: { $points } of { $goal } objectives
   *[other] { $winner } wins: { $other } cannot pay
}
    .help = { $left ->
        [0] After { $rounds } rounds.
       *[other] In round { $round } of { $rounds }.
    }
ending-duel-why = { $lost ->
    [0] { $winner } completed { $points } of { $goal } objectives, { $other } { $behind }.
   *[other] Whoever cannot pay all that an event demands has lost at once, whatever else they have: so { $other } lost in round { $round }. Until then { $winner } had completed { $points } and { $other } { $behind } of { $goal } objectives.
}
ending-duel-both = You both win: { $points } of { $goal } objectives
    .help = Goods and coins are equal too.
ending-duel-nobody = Nobody wins
    .help = In round { $round } neither could pay what the event demands.

guide-goal-duel = What it is about
guide-goal-duel-text = A race for four objectives: yours stand beside those of the other player. What can be completed turns gold. Whoever has all four when a round ends wins; whoever cannot pay an event has lost.
