### Those who are away, clocks, colours, and playing again.

seat-away-for = { $minutes ->
    [one] away 1 min
   *[other] away { $minutes } min
}
away-title = { $who } is away
away-help = Since { $time }. The table is waiting for this seat.
away-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
away-seen = Last seen at { $time }.
away-happens = What happens
away-happens-bot = A bot plays the seat from its next decision on.
away-happens-back = Its owner gets it back the moment they return.
away-happens-hidden = Nobody sees what was hidden.
away-votes = A bot until they are back?
away-votes-rule = Two votes are enough. After 3 minutes the host decides alone, or whoever is the only one here.
away-you = You
away-yes = seat a bot
away-yours = your vote
away-silent = has not answered
away-wait = Keep waiting
away-vote = Vote for a bot
away-unvote = Take back my vote
notice-own = hands the seat to a bot ({ $level })
notice-vote = is away: a bot ({ $level }) plays, by vote
notice-clock = has no time left: a bot ({ $level }) plays
notice-back = is back
notice-link = is away: the host has made a new link to this seat
clock-of = clock
clock-mine = Your clock
clock-aloud = { $seconds } seconds left
clock-days = { $days } d { $hours } h
setup-clock = Clock
setup-clock-none = None
setup-clock-game = Per game
setup-clock-move = Per move
setup-clock-days = Days
setup-clock-time = Time for each
setup-clock-free = Free per turn
setup-clock-each = For each turn
setup-clock-minutes = { $n } min
setup-clock-seconds = { $n } s
setup-clock-in-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
setup-clock-out = When it runs out
setup-clock-out-bot = A bot plays
setup-clock-out-wait = The game waits
setup-clock-bot = A bot plays the seat until its owner returns.
setup-clock-wait = The clock is only shown.
setup-clock-more = More: { $what }
setup-clock-less = Less: { $what }
colour-choose = { $who }: choose a colour
colour-taken = swap
colour-0 = Blue
colour-1 = Red
colour-2 = Green
colour-3 = Yellow
colour-4 = Black
rematch = Rematch
rematch-join = Join the rematch
rematch-want = { $count ->
    [one] { $who } wants a rematch
   *[other] { $who } want a rematch
}
rematch-help = Same people, same options, seats rotated. Anybody who does not come within 5 minutes is replaced by a bot.
