### The table of Prosperity in the browser.

tile-trader_or_boatman = trader or boatman
    .a = a trader or a boatman
letter-trader_or_boatman = T/B
help-good-unseen = Nobody knows which until it is taken.

goal-mind = Mind
goal-structures-win = most points after round { $round }
goal-structures-mind = open structures and cards in hand score nothing
goal-structures-points = { $built } built, { $open } to gain
town-carpenter = the carpenter is here

structure-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
structure-wants = Asks for { $what }.
structure-missing = Missing: { $what }
structure-unfinished = Never finished: no points, but what lies there counts.
structure-never-built = Never built: no points.
structure-no-card = You hold no structure card.
structure-put = Put { $good }
structure-put-coin = Put a coin
structure-send = To { $structure }
structure-of = { $structure }, { $seat }
structure-card-back = { $seat } holds a structure card that you do not see
structure-card-known = { $seat } holds { $structure }
structures-others = Others build
structures-pile = { $count ->
    [one] pile 1
   *[other] pile { $count }
}
build-has = there:
build-lacks = missing:
build-here = carpenter here
build-reach = carpenter in reach
build-away = carpenter out of reach
build-good = a good beside it
build-station = a station

board-face-down = face down until the restoration
board-gives-card = another card
board-about-carpenter = Each trader moves the carpenter along a road, each boatman along a waterway. Then build in the town of your card.
board-gives-steps = { $count ->
    [0] build only
    [one] 1 step
   *[other] { $count } steps
}
map-face-down = face down
ask-carpenter-more = { $count } more
opponent-face-down = Face down

ask-choose-card = Which structure card do you keep?
ask-choose-card-help = Only you see them. The other one goes under the pile.
ask-choose-card-former = Only you see them. The other one and *{ $structure }* go under the pile.
ask-carpenter = Move the carpenter
ask-carpenter-or-build = Build, or move the carpenter
ask-carpenter-help = From *{ $here }*. Your card: *{ $structure }*, built in *{ $town }*.
ask-carpenter-no-card = From *{ $here }*. You hold no structure card.
ask-carpenter-build = *{ $structure }* can be built here, in *{ $here }*: choose a good beside the town.
ask-carpenter-way = From *{ $here }*: { $steps }.
ask-carpenter-step = { $tile } to { $town }
carpenter-in-steps = Move the carpenter to { $town } in { $count } steps
main-carpenter-go = Go to { $town }
main-carpenter-stay = Stay in { $here }
main-carpenter-build = { $here } – { $town }
ask-send-structures = Send to deeds or structures
ask-send-structures-help = Deeds pay coins; structures take exactly whom they ask for.
ask-furnish = Coins or goods for your structures?
ask-furnish-help = What lies there stays there. It can wait for a later round.
ask-furnish-last = The last time: a structure scores only when it is complete.
ask-offer-indulgence-help = A monk for *4 coins*, into the bag.
ask-offer-bribe-help = A citizen from the supply for *4 coins*.
ask-offer-peregrination-help = Your merchant moves along one way for *2 coins*, and may take a good there.
ask-offer-pilgrims_day-help = A monk and one more follower from the market for a *citizen*.
ask-return-or-pay = { $event }: return { $kind-a }, or pay { $coins } coins
ask-return-or-pay-help = From market or bag; it goes back to the supply.
ask-return-another = Who goes with the monk?
ask-return-another-help = Two followers from the market for a citizen.

main-keep = Keep { $structure }
main-put-good = { $good } for { $structure }
main-put-coin = A coin for { $structure }
main-send-structure = { $tile }: to { $structure }
main-buy-follower = Buy { $kind-a }
main-return-market = Return { $kind-a }
main-return-tower = Return { $kind-a } from the tower
main-return-bag = Return { $kind-a } from the bag

wait-choose-card = { $who } chooses a structure card
wait-carpenter = { $who } uses the carpenter
wait-furnish = { $who } may furnish structures
wait-return-or-pay = { $who } returns a follower or pays
wait-return-another = { $who } returns a second follower

guide-goal-prosperity = What it is about
guide-goal-prosperity-text = Points as in the base game, and structures: move the carpenter to the town of your secret card, build, and bring what it asks for. Sixteen rounds, every event known.
