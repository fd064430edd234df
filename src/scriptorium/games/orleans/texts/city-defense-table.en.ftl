### The table of City Defense in the browser.

tab-team = Team
support-board = Support board
support-board-for = to help the city and each other

board-gives-city = 1–2 to the city
board-gives-goods_sent = up to { $count }
board-gives-coins_sent = up to { $count }
board-gives-follower_sent = give one
board-gives-borrow = use theirs

## What the team is up to

goal-city-title = Hold the city
goal-city = What the City needs
goal-city-count = city
goal-person-count = personal
goal-city-win = All { $goal } goals are met when round { $round } ends
goal-city-lose = As soon as the team cannot pay
aim-about-city_walls = { $have } of { $need } knights, sent by the Town Hall.
aim-about-citizens = { $have } of { $need } citizens of the team.
aim-about-treasury = { $have } of { $need } coins, sent by the Guild House.
aim-about-warehouse = { $have } of { $need } goods, sent by the Vehicle.
aim-about-towers = { $have } of { $need } towers, built by the Guildhall in the outer towns.
aim-about-assembly_hall = { $have } of { $need } followers, sent by the Town Hall.
aim-missing = Without one: { $towns }.

achievements = Achievements
achievements-help = each full one brings a citizen
achievement-done = Complete.
achievement-lacks = Missing: { $what }.

goal-characters = Characters
goal-character = You: { $character }
goal-character-of = { $seat }: { $character }
goal-due-mine = You owe this round:
goal-due-theirs = { $seat } owes this round:
due = { $what ->
    [coins] { $count } coins
    [good] { $good }
    [development] { $count } spaces back on the development track
    [follower] { $tile-a } from the market
    [technology_tile] a technology tile
    [trading_station] a station
   *[other] a place tile
}
asks-city-development_space_with_status = Development status
asks-city-stations_in = Stations: { $towns }
asks-city-place_tiles = Place tiles
asks-city-trading_stations = Stations
asks-city-coins = Coins
asks-city-own_citizens = Citizens kept
asks-city-track_end = { $track }
asks-city-technology_tiles = Technology tiles
asks-city-followers = { $tile } followers
asks-city-vp_from = Value of { $what }
asks-city-all_dues_paid = Every due paid so far
character-grade-easier = easier
character-grade-harder = harder
character-taken = Somebody else has this one.

town-tower = tower of { $seat }
town-tower-standing = a tower stands here
town-city-citizen = a citizen waits here for the first station
map-tower-only = tower only
map-empty-pile = empty pile = citizen

## What is asked

ask-choose-character = Choose your character
ask-choose-character-help = At the end each of you must have fulfilled theirs.
ask-send-city = Send followers to the city
ask-send-city-help = Choose a follower and where it goes. It does not come back.
ask-send-city-held = *{ $tile }*: choose where it goes. It does not come back.
ask-deliver = { $left ->
    [one] Vehicle: one more good
   *[other] Vehicle: send up to { $left } goods
}
ask-deliver-help = Choose a good, then the city or a player.
ask-deliver-more = The rest goes the same way, or stays with you.
ask-fund = { $left ->
    [one] Guild House: one more coin
   *[other] Guild House: send up to { $left } coins
}
ask-fund-help = Choose the city or a player, then how many.
ask-fund-more = The rest goes the same way, or stays with you.
ask-give-follower = Hostel: give a follower
ask-give-follower-help = One from your market; whoever gets it may place it at once.
ask-receive = You receive { $kind-a }
ask-receive-help = Place it on a free space now, or keep it.
ask-borrow = Palatinate: whose action?
ask-borrow-help = Your followers there and theirs go back to the bags.
ask-borrowed = { $place }: how?
ask-borrowed-help = As if it were your own.
ask-sail = Good Winds: where do you sail?
ask-sail-help = Along a waterway, with one good at most.
ask-return-followers = { $count ->
    [one] Return a follower
   *[other] Return { $count } followers
}
ask-return-followers-help = Unmarked ones, from the market, your board or the bag.
ask-pay-due = Your due: what do you give?
ask-pay-due-help = Without it the city would be lost.
ask-robbed = { $points ->
    [one] Robbery: goods worth 1 more
   *[other] Robbery: goods worth { $points }
}
ask-robbed-help = { $goods ->
    [0] A tower comes down.
   *[other] { $worth }. Or a tower.
}
ask-train = Training: which track?
ask-train-help = One step, with its reward, without a follower.
ask-offer-bon_voyage = Bon Voyage: travel?
ask-offer-bon_voyage-help = 2 coins for one way, with one good at most.
ask-keep-citizen = Keep the citizen?
ask-keep-citizen-help = Your own for good, or for the team.
ask-catapult = Technology for the Catapult?
ask-catapult-help = Otherwise it goes on one of your spaces.
ask-build = Build in { $town }?
ask-build-help = Progress: a tower or a station for { $coins } coins.
ask-stay-away = Stay where you are?
ask-stay-away-help = { $coins } coins, or your merchant returns to Orléans.

## What the speaker decides

ask-team-help = You speak for the team.
ask-team-propose = *{ $seat }* speaks for the team. This is your proposal.
ask-team-steps = You speak for the team: *{ $steps }*.
ask-team-proposed = *{ $seat }* speaks for the team. You propose { $steps }.
ask-team-pays = { $coins ->
    [one] Who pays the last coin?
   *[other] Who pays? { $coins } coins
}
ask-give-tiles = { $left ->
    [one] Give one more tile
   *[other] Give { $left } tiles
}
ask-give-up = Give up { $left } together
ask-share = { $gift ->
    [development] Who gets a development point?
    [good] Who gets the wine?
   *[coin] Who gets a coin?
}
ask-take-off = { $event }: take off { $left } more
ask-close-tiles = { $event }: close { $left } more
ask-send-monks = Does everybody return a monk?
ask-drop-citizen = { $event }: which citizen leaves?
ask-buy-goods = Buy grain for { $coins } coins?
ask-sailor = { $event }: whose merchant sails?
ask-trade-wool = { $event }: { $left ->
    [one] one more deal
   *[other] up to { $left } deals
}

main-keep-guest = Keep it

wait-choose-character = { $who } chooses a character
wait-keep-citizen = { $who } decides on a citizen
wait-pay-due = { $who } pays the due
wait-catapult = { $who } decides on the Catapult
wait-borrow = { $who } uses the Palatinate
wait-borrowed = { $who } uses the Palatinate
wait-send-others = { $who } sends followers to the city
wait-city-defense-send = { $who } sends followers to the city
wait-deliver = { $who } sends goods
wait-fund = { $who } sends coins
wait-give-follower = { $who } gives a follower
wait-receive = { $who } receives a follower
wait-return-followers = { $who } returns followers
wait-team-pays = { $who } says who pays
wait-build = { $who } may build
wait-stay-away = { $who } decides on the summoning
wait-train = { $who } trains
wait-robbed = { $who } is robbed
wait-give-tiles = { $who } says who gives what
wait-give-up = { $who } says who gives what
wait-take-off = { $who } chooses for the team
wait-close-tiles = { $who } chooses for the team
wait-send-monks = { $who } decides for the team
wait-drop-citizen = { $who } chooses for the team
wait-share = { $who } says who gets what
wait-buy-goods = { $who } decides for the team
wait-sailor = { $who } chooses for the team
wait-sail = { $who } sails
wait-trade-wool = { $who } trades for the team

ending-city-defense-won = The city holds
    .help = All objectives were met at the end of round { $rounds }.
ending-city-defense-lost = { $left ->
    [0] The city falls
   *[other] The city is lost
}
    .help = { $left ->
        [0] { $gained } of { $goal } objectives were met at the end.
       *[other] In round { $round }, with { $gained } of { $goal } objectives met.
    }

guide-goal-city-defense = What it is about
guide-goal-city-defense-text = You play together. Before the invasion the walls, the treasury, the warehouse, the towers and the citizens must be complete, and the character of every player fulfilled; the goals show what is missing. Some events strike all of you: then the start player speaks for the team.

## The team's panel

team = What the team decides
team-title = { $seat } speaks for the team
team-mine = Your proposal
team-theirs = Proposal of { $seat }
team-make = Make a proposal
team-another = Make another
team-mine-again = To mine
team-withdraw = Start over
team-proposals = Proposals
team-complete = complete
team-steps = Its steps
team-remove = Take out: { $what }
team-none = Nobody has made a proposal yet.
team-none-mine = Choose step by step; everybody sees it. Nothing happens before { $seat } confirms.
team-agree = I agree
team-agreed = You agree
team-speaks = speaker
team-proposes = proposes
team-agrees = agrees
team-plus = { $seat }: more ({ $what })
team-minus = { $seat }: less ({ $what })
team-count = { $what }: { $n } of { $has }
team-thing-technology = technology tiles
team-thing-tile = place tiles
team-thing-coins = coins
team-thing-back = development points
team-thing-monk = monks
team-thing-development = development points
team-thing-good = wine
team-thing-coin = coins
team-in-its-place = in its place
team-paid = paid together
team-coins-paid = { $count } coins ({ $who })
wait-team-help = Agree with what somebody proposes, or show a proposal of your own.
team-comment = Say something about it
team-comments = Comments
team-deadly = If nobody can pay it,
team-deadly-lost = the team loses at once.
ask-team-whole = { $event }: all settled
main-confirm-proposal = Confirm proposal
main-proposed = Leave it at that
