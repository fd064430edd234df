### The Dignitary, and what it takes from Invasion.

scenario-dignitary = The Dignitary: alone, eight citizens in sixteen rounds
option-difficulty = The Dignitary: eight citizens (normal) or seven (easier); City Defense: which events come

phase-place-citizens = placing citizens
phase-place-citizen = placing citizens

action-citizen-development = a citizen on space { $space } of the development track
    .group = Development track
    .item = space { $space }
    .done = lays a citizen on space { $space } of the development track
action-citizen-track = a citizen on the { $track }
    .group = Tracks
    .item = { $track }
    .done = lays a citizen on the { $track }
action-citizen-unreachable = a citizen on the { $track } (out of reach: too few followers)
    .group = Tracks
    .item = { $track } (out of reach)
    .done = lays a citizen on the { $track }
action-citizen-deed = a citizen at { $deed }
    .group = Deeds (followers)
    .item = { $deed-short }
    .done = lays a citizen at { $deed }

prompt-place-citizen = { $left ->
    [one] Where does the last citizen lie?
   *[other] Where do your citizens lie? { $left } to place.
}

reason-must-place-citizen = First place your citizens: { $left } to go.
reason-citizen-there = A citizen lies there already.
reason-audit-citizens-laid = Citizens: { $gained } gained, { $lying } in towns and on spaces; together there are 13, at most 7 of them on spaces.
reason-audit-citizen-passed = A citizen lies on a space that you have come by already.
reason-audit-won = With { $citizens } citizens the game is won already.

event-citizen-placed = { $item-done }

## The picture

picture-dignitary-goal = The Dignitary: { $count } of { $goal } citizens

dignitary-play-solo-won = { $names } has won The Dignitary with { $count } citizens.
dignitary-play-solo-lost = { $count ->
    [one] { $names } has lost The Dignitary: sixteen rounds, and only 1 citizen.
   *[other] { $names } has lost The Dignitary: sixteen rounds, and only { $count } citizens.
}

## In place of the base game's words

dignitary-game-goal = Goal: eight citizens (seven in the easier version) before sixteen rounds are over. Nothing else counts (“help game”).
dignitary-help-game = You play alone and win as soon as you have eight citizens (seven in the easier version); after sixteen rounds without them you have lost. Six lie in towns and are yours when your merchant comes there; seven more you lay yourself before the first round, on the development track, the boatmen and knights tracks and the beneficial deeds. Rounds are those of Orléans without a census and without goods: draw followers, place them, use the complete places. The events of all rounds are known: the next ones stand at the top, all of them with “table”. Points are not counted.
dignitary-help-census = There is no census in this scenario.
dignitary-help-station = You build a trading station with the Guildhall, in your merchant's town. In this scenario stations bring coins on trading days and with the Office, and no citizen.
dignitary-help-citizen = Citizens (☺) are all that counts in this scenario. Six lie in towns: your merchant takes one by coming there. The others lie where you laid them: on the development track, the fifth space of the boatmen track, the fourth of the knights track, and at beneficial deeds, where the last follower brings them.
dignitary-help-goods = There are no goods in this scenario.
dignitary-help-status = The development status (1 to 6) says how many coins income and the Hospital bring. It rises on the development track with spaces 4, 9, 15, 22 and 30. In the column “status” 2 (6) means: status 2, marker on space 6.
dignitary-help-coins = Coins (¢) pay for the Stage Coach, dues and the technology tax. They come from the boatmen track, beneficial deeds, the development track, place tiles and events. What you cannot pay of the dues is paid by torture.
dignitary-help-place-farm_house = Recruits a farmer. There are no goods in this scenario.
dignitary-help-place-ship = Moves your merchant along one waterway.
dignitary-help-place-wagon = Moves your merchant along one road.
dignitary-help-place-stage_coach = For 3 coins your merchant moves along one road or waterway.
dignitary-help-event-pilgrimage = Nobody can gain a monk this round.
dignitary-help-event-income = You receive coins for your development status: twice the status in round 5, once in round 10.
dignitary-help-event-trading_day = You receive coins for each of your stations on the map: 3 in round 6, 2 in rounds 9 and 12, 1 in round 15.
dignitary-help-event-dues = 5 coins in round 7, 10 in round 11, 15 in round 16; what is missing is paid by torture.
dignitary-help-track-farmers = The farmers track brings nothing but farmers in this scenario.
dignitary-help-track-boatmen = The boatmen track brings coins: 2, 3, 4, 5, and the citizen on its last space if you laid one there.
dignitary-help-track-knights = The knights track says how many followers you draw each round, and brings the citizen on its fourth space if you laid one there.
dignitary-help-track-development = The development track brings coins, the citizens you laid there, and a higher status.
