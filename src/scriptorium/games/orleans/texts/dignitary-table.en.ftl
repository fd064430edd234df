### The table of The Dignitary in the browser.

pane-goals = Goal and deeds
tab-goals = Goal
goals = Goal
goal-rounds = { $count } rounds
goal-rounds-left = { $count ->
    [0] last round
    [one] 1 round left
   *[other] { $count } rounds left
}
goal-win = Win
goal-win-how = the moment you have { $goal } citizens
goal-lose = Lose
goal-lose-how = when round { $round } ends without them
goal-count = { $gained } of { $goal } citizens
goal-where = Still to be won: { $towns } in towns, { $board } on tracks and at deeds.
goal-due = { $rounds ->
    [one] Due next round: { $pays } coins,
   *[other] Due in { $rounds } rounds: { $pays } coins,
}
goal-due-have = you have { $have }
town-citizen = a citizen lies here

board-gives-copy = any action

ask-place-citizen = Place citizen { $number } of { $of }
ask-place-citizen-help = On a golden space of the tracks or beside a deed.
note-citizen-unreachable = Out of reach: the one on the *{ $track }*, which needs more followers than there are.
ask-copy = Well: which action?
ask-copy-help = Even of an empty place.
ask-return-technology = { $count ->
    [one] Give back a technology tile
   *[other] Give back { $count } technology tiles
}
ask-return-technology-help = Your coins do not pay for all of them. Its space is open again.
main-citizen-development = Space { $space }
main-citizen-track = { $track }
main-citizen-unreachable = { $track }, out of reach
main-citizen-deed = { $deed }
wait-place-citizen = { $who } places citizens
wait-copy = { $who } uses the Well
wait-return-technology = { $who } gives back technology

ending-dignitary-won = Won: { $gained } citizens
    .help = In round { $round } of { $rounds }.
ending-dignitary-lost = Lost: { $gained } of { $goal } citizens
    .help = After { $rounds } rounds.

tour-goal-dignitary = What it is about
tour-goal-dignitary-text = Win citizens before round 16 ends: in towns where your merchant arrives, on tracks, and for completed deeds. The events of all rounds are known; some cost coins. Rest on any icon and it explains itself.
