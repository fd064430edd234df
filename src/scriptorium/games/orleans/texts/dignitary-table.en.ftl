### The table of The Dignitary in the browser.

goal-win-how = the moment you have { $goal } citizens
goal-lose-how = when round { $round } ends without them
goal-count = { $gained } of { $goal } citizens
goal-where = Still to be won: { $towns } in towns, { $board } on tracks and at deeds.
town-citizen = a citizen lies here

ask-place-citizen = Place citizen { $number } of { $of }
ask-place-citizen-help = On a golden space of the tracks or beside a deed.
note-citizen-unreachable = Out of reach: the one on the *{ $track }*, which needs more followers than there are.
main-citizen-development = Space { $space }
main-citizen-track = { $track }
main-citizen-unreachable = { $track }, out of reach
main-citizen-deed = { $deed }
wait-place-citizen = { $who } places citizens

ending-dignitary-won = Won: { $gained } citizens
    .help = In round { $round } of { $rounds }.
ending-dignitary-lost = Lost: { $gained } of { $goal } citizens
    .help = After { $rounds } rounds.

guide-goal-dignitary = What it is about
guide-goal-dignitary-text = Win citizens before round 16 ends: in towns where your merchant arrives, on tracks, and for completed deeds. The events of all rounds are known; some cost coins.
