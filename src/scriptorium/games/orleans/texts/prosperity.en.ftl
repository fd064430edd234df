### Prosperity.

role-structure = structure
role-structures = structure

scenario-prosperity = Prosperity: sixteen rounds, a carpenter, and structures all over the map

place-carpenter = Carpenter

deed-carpenters_guild = Founding the Carpenter's Guild
    .short = Carpenter's Guild
deed-right_of_assembly = Right of Assembly
    .short = Assembly
deed-orphanage = Building the Orphanage
    .short = Orphanage

good-unseen = a good face down
    .letter = ?
    .count = { $count } face down

structure-cathedral_workshop = Cathedral Workshop
structure-granary = Granary
structure-fair_hall = Fair Hall
structure-chapel = Chapel
structure-river_lock = River Lock
structure-abbey = Abbey
structure-palace_garden = Palace Garden
structure-pottery = Pottery
structure-silk_mill = Silk Mill
structure-fortress = Fortress
structure-rock_cellar = Rock Cellar
structure-forge = Forge
structure-keep = Keep
structure-bell_tower = Bell Tower
structure-dairy = Dairy
structure-blade_smithy = Blade Smithy
structure-stone_bridge = Stone Bridge
structure-vineyard = Vineyard
structure-shipyard = Shipyard
structure-tannery = Tannery
structure-hospice = Hospice
structure-market_hall = Market Hall

happening-support = Support
happening-indulgence = Indulgence
happening-riots = Riots
happening-bribe = Bribe
happening-firestorm = Firestorm
happening-mass = Mass
happening-peregrination = Peregrination
happening-restoration = Restoration
happening-pilgrims_day = Pilgrim's Day
happening-market_day = Market Day
happening-development_tax = Development Tax

effect-return_follower_or_pay = everybody returns { $kind-a } from market or bag, or pays { $n } coins
effect-turn_places_down = all place tiles are turned down and have no effect
effect-turn_places_up = all place tiles that were turned down are turned up
effect-coins_per_market_follower = at the end of the round { $n } coins for each follower of this kind on the market: { $kind }
effect-exchange_for_citizen = everybody may return { $kind-a } and one more follower from the market for a citizen
effect-pay_status = everybody pays as many coins as their development status

phase-structure-cards = choosing structure cards
phase-choose-card = choosing a structure card
phase-carpenter = the Carpenter
phase-furnishing = coins and goods for structures
phase-last-furnishing = the last coins and goods for structures
phase-furnish = coins and goods for structures
phase-return-or-pay = riots
phase-return-another = the second follower

source-structures = structures

action-keep = keep the structure card { $structure }
action-act-development = { $place }: one step on the development track
    .item = 1 development point
action-act-card = { $place }: exchange the structure card
    .item = exchange the structure card
action-step-road = { $tile-a } moves the carpenter by road to { $town }
action-step-waterway = { $tile-a } moves the carpenter by water to { $town }
action-build-road = build on the road between { $here } and { $town }
action-build-waterway = build on the waterway between { $here } and { $town }
action-build-road-it = build { $structure } on the road between { $here } and { $town }
action-build-waterway-it = build { $structure } on the waterway between { $here } and { $town }
action-send-structure = send { $tile-a } to the structure { $structure }
action-put-good = put { $good } next to { $structure }
    .item = { $good } for { $structure }
action-put-coin = put a coin next to { $structure }
    .item = a coin for { $structure }
action-return-market = return { $kind-a } from the market
action-return-tower = return { $kind-a } from the Gunpowder Tower
action-return-bag = return { $kind-a } from the bag

prompt-choose-card = Which structure card do you keep?
prompt-carpenter = The carpenter is in { $town }: move, or build the structure of your card.
prompt-furnish = Coins or goods for your structures?
prompt-return-or-pay = { $event }: return { $kind-a }, or pay { $coins } coins.
prompt-return-another = Which follower from the market goes with it?

reason-carpenter-idle = Nobody there moves the carpenter, and your card cannot be built where it is.
reason-must-keep-card = First choose the structure card that you keep.
reason-card-not-drawn = You did not draw { $structure }.
reason-pile-empty = No structure card is left in the pile.
reason-no-step = This follower cannot move the carpenter to { $town }: { $tile }.
reason-must-move-or-build = The carpenter must move, or you must build.
reason-no-structure-card = You hold no structure card.
reason-structure-elsewhere = { $structure } cannot be built in { $here }.
reason-way-elsewhere = That way does not lead to { $here }.
reason-structure-follower = { $structure } does not need { $kind-a }.
reason-structure-item = { $structure } does not need that.
reason-structure-not-built = { $structure } has not been built.
reason-structure-of-another = { $structure } belongs to somebody else.
reason-structure-done = { $structure } is complete.
reason-must-return = First choose the follower that goes back.
reason-not-returnable = You have no such follower to give back: { $tile }.
reason-audit-cards = Structure cards: { $found } in all instead of { $total }, or one of them twice.
reason-audit-structure = { $structure } stands where it cannot.

event-cards-drawn = { $count ->
    [one] draws a structure card
   *[other] draws { $count } structure cards
}
event-cards-seen = sees { $structures }
event-card-kept = keeps { $structure }
event-card-chosen = has a new structure card
event-carpenter-moved = moves the carpenter to { $town } with { $tile-a }
event-structure-built = builds { $structure } in { $town }
event-structure-complete = completes { $structure }: { $points } points
event-sent-structure = sends { $kind-a } to { $structure }
event-put-coin = puts a coin next to { $structure }
event-put-good = puts { $good } next to { $structure }
event-follower-returned = returns { $kind-a } to the supply
event-tiles-down = has all place tiles turned down
event-tiles-up = has all place tiles turned up again

help-place-carpenter = With up to three traders and boatmen, or nobody: each trader moves the carpenter along a road, each boatman along a waterway. If it then stands in the town of your structure card, you may build.
help-event-support = Everybody draws a follower from the bag, takes a step on its track with the reward, and gains one more follower of that kind; the drawn one goes back into the bag.
help-event-indulgence = Everybody may buy one monk for 4 coins.
help-event-riots = Everybody returns a knight from market or bag, or pays 5 coins; torture for those who have neither.
help-event-bribe = Everybody may buy one citizen for 4 coins.
help-event-firestorm = All place tiles are turned down until the restoration; technology on them goes back to the supply, followers go to the bag.
help-event-mass = At the end of the round 3 coins for each monk on your market.
help-event-peregrination = For 2 coins your merchant may move along one way and take a good there.
help-event-restoration = All place tiles that the firestorm turned down can be used again.
help-event-pilgrims_day = Everybody may return a monk and one more unmarked follower from the market for a citizen.
help-event-market_day = Everybody may buy up to two goods from the goods market: grain 1, cheese 2, wine 3, wool 4, brocade 5 coins.
help-event-development_tax = Everybody pays as many coins as their development status; torture for what is missing.

## The picture

picture-prosperity-title = Prosperity
picture-prosperity-carpenter = Carpenter in { $town }
picture-prosperity-card = Your card: { $structure } in { $town } ({ $points } points): { $needs }
picture-prosperity-none = You hold no structure card.
picture-prosperity-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
picture-prosperity-supply = { $count ->
    [one] 1 citizen in the supply
   *[other] { $count } citizens in the supply
}
picture-prosperity-structures = Structures
picture-prosperity-done = complete
picture-prosperity-missing = missing: { $needs }
picture-prosperity-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}

## In place of the base game's words

prosperity-game-goal = Goal: the most points after 16 rounds. As in the base game, and structures count: build them with the Carpenter and bring what they ask for (“help game”).
prosperity-help-game = Rounds are those of Orléans, with events that are known from the start. You hold a structure card, hidden from the others. Traders and boatmen on the Carpenter move the token that belongs to all; if it stands in the town of your card, you may build: a trading station on a goods tile there, the card open before you. Followers are sent to it by the Town Hall or the Gunpowder Tower, coins and goods you put there at any time in your turn. A complete structure brings its points at the end. Goods on the map lie face down.
prosperity-help-deeds = Followers sent there never come back, but each earns the coins of that deed, and whoever fills the last space gains the citizen. Your own structures take followers, too: no coins, but points when everything is there.
prosperity-help-citizen = A citizen (☺) counts as many points at the end as your development status. One each lies on the boatmen and knights tracks and at the three deeds; the others are a supply, from which events offer them.
prosperity-help-station = You build a trading station with the Guildhall, in your merchant's town. At the end each counts as many points as your development status. Structures, too, take a station from your supply, but are no stations themselves.
prosperity-help-goods = Goods count points at the end: grain 1, cheese 2, wine 3, wool 4, brocade 5. On the map they lie face down: you see what you have taken. They come from the Farm House and some place tiles, too, and some structures ask for them.
prosperity-help-place-scriptorium = One step on the development track, or another structure card: draw two, keep one; the other and your former card go under the pile.
prosperity-help-place-monastery = Recruits a monk, who stands in for any other follower; not in the round of the pilgrimage.
prosperity-help-place-town_hall = Sends one or two unmarked followers to beneficial deeds or to your open structures.
prosperity-help-place-gunpowder_tower = Two more market spaces. Unmarked followers on it can go straight to beneficial deeds and to your own structures, as an action.
prosperity-help-event-pilgrimage = Nobody can gain a monk this round.
prosperity-help-event-taxes = Everybody pays 3 coins; torture for what is missing.
prosperity-help-event-harvest = Everybody gives 1 food tile (grain, cheese or wine) or 5 coins; in the first edition coins only without food.
prosperity-help-track-development = The development track brings coins and a higher status: at the end stations and citizens count that many points each.
