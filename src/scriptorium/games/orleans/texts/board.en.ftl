### My board, and what the spine says and asks.

## The board

board-mine = My board
board-of-seat = { $seat }: board
board-market = Market
board-places = Places
board-tiles = Place tiles
board-stock = Stock
board-bag = Bag
board-draws = draw { $draws }
board-bag-help = { $draws } are drawn from it each round, unseen. Followers of a used place go back into it.
board-drawn = Drawn
board-drawn-help = from the Bathhouse
board-tower = Gunpowder Tower
board-tower-help = may go straight to deeds
board-always = always on
board-complete = complete
board-next-tile = Next trader step: 1 more place tile
board-stack = Stack { $stack }
board-use = Use the { $place }
board-fill = fill it with followers who fit
board-fill-hint = Click the name to fill it with followers who fit.
keys-letters = the follower with this letter

board-space = { $place }, space { $number } of { $of }, { $kind }
board-space-empty = empty
board-space-holds = { $tile } stands there
board-space-fresh = can be taken back
board-space-refused = not possible: { $why }
board-space-taken = That space of the { $place } is taken
board-needs = Needs { $kind-a }
board-needs-instead = A { $tile } cannot stand in for one.
board-needs-none = Nobody in your market can stand there.

board-gives-wild = wild
board-gives-station = in { $town }
board-gives-waterway = 1 waterway
board-gives-road = 1 road
board-gives-deeds = 1–2 to deeds
board-gives-shelter = averts 1 event
board-gives-draw = { $draw }, place { $place }
board-gives-market = market +{ $market }
board-gives-all = all but
board-forbidden = closed this round
board-why-town-taken = { $town } is taken
board-why-own-station = { $town } is yours

board-coins = Coins
board-citizens = Citizens
board-stations = Stations built
board-status = Status: points for each station and citizen (development { $development })
board-bot = A bot plays here
board-waiting = { $count } waiting
board-in-hand = In hand
board-technology = { $count ->
    [one] Technology tile, waiting
   *[other] { $count } technology tiles, waiting
}
board-technology-help = fits any space but a monk’s
board-farmer-technology = Technology tile for a farmer, waiting
board-farmer-technology-help = only on a farmer’s space

## What is asked

ask-without-good = Nothing
ask-without-kind = Own space
ask-pay = { $coins ->
    [one] Pay 1 coin
   *[other] Pay { $coins } coins
}
ask-coins = { $coins } coins

ask-remove-tile = Remove a place tile
ask-remove-tile-help = It leaves the game before round 1.
ask-draw = { $left ->
    [0] Nobody to draw
    [one] Draw 1 follower
   *[other] Draw up to { $left } followers
}
ask-draw-help = In the bag: *{ $bag }*. Free on the market: *{ $room }*.
ask-draw-back = In the bag: *{ $bag }*. Instead of a draw, move one back to the market.
ask-fill-tower = Fill the Gunpowder Tower
ask-fill-tower-help = Choose followers from the market. From the tower they may go straight to deeds.
ask-fill-tower-must = The market is too full: choose who lies on the tower.
ask-plan = Plan your actions
ask-plan-help = Choose a follower, then a space. Or drag it there.
ask-plan-done = Everybody is placed. Press *Ready*, or take somebody back.
ask-plan-held = { $count ->
    [one] *{ $tile }* chosen: one space is open to it.
   *[other] *{ $tile }* chosen: { $count } spaces are open to it.
}
ask-doubt-nothing = Ready with nothing placed?
    .more = { $count ->
        [one] *1 follower* stays on your market.
       *[other] *{ $count } followers* stay on your market.
    } No place will work for you this round.
ask-doubt-half = Ready with a place half filled?
    .more = *{ $place }* is not complete and does nothing this round. Its followers stay where they are.
ask-doubt-closed = Ready with a place that cannot be used?
    .more = *{ $place }* is complete, but cannot be used this round.
ask-plan-space = *{ $place }* chosen: now the follower.
ask-technology-held = { $count ->
    [one] *Technology* chosen: one space is open to it.
   *[other] *Technology* chosen: { $count } spaces are open to it.
}
ask-act = Choose an action
ask-act-help = Use one complete place, or pass for this round.
ask-act-none = Nothing left to use
ask-act-none-help = No complete place can be used now.
ask-act-waterway = Choose a waterway
ask-act-road = Choose a road
ask-act-way = Choose a way
ask-act-move-help = From *{ $town }*. One good at most.
ask-act-good = To { $town }: take a good?
ask-act-good-help = One good from this way, or none.
ask-act-recruit = Whom to recruit?
ask-act-pay = How many coins?
ask-act-how = { $place }: how?
ask-act-how-help = *{ $place }* leaves you a choice.
ask-send = Send followers to deeds
ask-send-second = Send one more, or stop
ask-send-help = Choose a follower and a deed. It does not come back.
ask-send-held = *{ $tile }*: choose the deed. It does not come back.
ask-choose-tile = Choose a place tile
ask-choose-tile-one = First trader: stack I is open to you.
ask-choose-tile-both = Trader recruited. Stacks I and II are open to you.
ask-bathhouse = { $left ->
    [one] Place a follower
   *[other] Place { $left } followers
}
ask-bathhouse-help = Drawn: *{ $tiles-a }*. The others go back into the bag.
ask-place-technology = Place your technology
ask-place-technology-help = It stands for this follower for the rest of the game and never moves.
ask-place-technology-farmer = The first one replaces a farmer, for the rest of the game.
ask-shelter = { $event }: use the Sacristy?
ask-shelter-help = The monk goes back to the bag, the event passes you by.
ask-harvest = { $items ->
    [one] Harvest: give 1 food
   *[other] Harvest: give { $items } food
}
ask-harvest-help = { $items ->
    [one] Or { $coins } coins instead.
   *[other] Each item may be { $coins } coins instead.
}
ask-harvest-food = { $items ->
    [one] 1 food: grain, cheese or wine
   *[other] { $items } food: grain, cheese or wine
}
ask-harvest-only = What you give
ask-harvest-item = { $number ->
    [1] First item
    [2] Second item
   *[other] Third item
}
ask-torture = { $owed ->
    [one] Give 1 item for 1 coin
   *[other] Give { $owed } items for { $owed } coins
}
ask-torture-help = Your coins are gone. Each item counts as 1 coin and leaves the game.
ask-torture-name = Torture
ask-torture-missing = Still missing
ask-torture-count = { $chosen } of { $owed }
ask-torture-items = { $owed } items
ask-torture-never = never given
    .rule = ORL-TORT-10

item-give-good = { $good }
item-give-good-note = { $points ->
    [one] 1 point · have { $have }
   *[other] { $points } points · have { $have }
}
item-give-station = Station in { $town }
item-give-station-note = { $status ->
    [one] 1 point now
   *[other] { $status } points now
}
item-give-station-stock = Station in stock
item-give-station-stock-note = { $have } left to build
item-give-follower = Follower
item-give-follower-note = drawn from the bag, { $have } there
item-give-development = Development
item-give-development-note = { $now } → { $then }
item-give-technology = Technology at the { $place }
item-give-technology-note = the space is open again
item-give-technology-stock = Technology
item-give-technology-stock-note = waiting, { $have }
item-give-technology-farmer = Farmer technology
item-give-technology-farmer-note = waiting
item-give-place = { $place }
item-give-place-note = place tile
item-more = one more: { $what }
item-less = one less: { $what }

## The move on the button

main-ready = Ready
main-plan-on = Keep planning
ask-ready-anyway = Ready anyway
ask-unready = Take back Ready
main-pass = Pass
main-keep-technology = Keep for later
main-draw = { $count ->
    [0] Draw nobody
    [one] Draw 1
   *[other] Draw { $count }
}
main-place = { $tile }: { $place }
main-place-as = { $tile } as { $kind }: { $place }
main-place-tower = { $tile }: { $place }
main-place-tower-as = { $tile } as { $kind }: { $place }
main-technology = Place on { $place }, { $kind }
main-farmer-technology = Place on { $place }, { $kind }
main-act = Use the { $place }
main-act-recruit = Recruit { $kind-a }
main-act-move = Go to { $town }
main-act-move-good = Go to { $town }, take { $good }
main-take = Take { $place }
main-remove = Remove { $place }
main-sacristy = Use the Sacristy
main-endure = Endure it
main-give = Give { $what }
main-choose-more = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
}

## Waiting

wait-act = { $who } chooses an action
wait-plan = { $count ->
    [one] { $who } is still planning
   *[other] { $who } are still planning
}
wait-draw = { $count ->
    [one] { $who } draws followers
   *[other] { $who } draw followers
}
wait-fill-tower = { $who } fills the Gunpowder Tower
wait-send = { $who } sends followers to deeds
wait-choose-tile = { $who } chooses a place tile
wait-remove-tile = { $who } removes a place tile
wait-bathhouse = { $who } places followers
wait-place-technology = { $who } places technology
wait-shelter = { $who } decides on the Sacristy
wait-harvest = { $who } gives food
wait-torture = { $who } pays under torture
wait-ready = You are ready
wait-ready-more = { $count ->
    [one] { $who } is still planning. Until then you may change your plan.
   *[other] { $who } are still planning. Until then you may change your plan.
}
wait-ready-help = You are ready. When all are, places are used one by one.
wait-passed = You have passed for this round.
wait-complete = Your complete places: { $places }.
