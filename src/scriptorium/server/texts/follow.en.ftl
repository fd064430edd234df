### What happened and how it ended: log, chat, points, result, replay, rules.

follow-title = Log, chat and points
follow-close = Close
log-tab = Log
log-nothing = Nothing has happened yet
log-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
log-show = Show lines of
log-events = events
log-jump = Show this moment
log-jump-round = Show the beginning of this round
log-auto = played automatically
log-earlier = Earlier rounds
log-newest = To the newest line

chat-tab = Chat
chat-empty = No messages yet
chat-say = Say something
chat-send = Send
chat-watcher = Spectator
chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}

score-tab = Points
score-source = Points from
score-sum = Total
score-note = As if the game ended now

result-title = Result
result-ranking = Ranking
result-players = Players
result-place = Place { $rank }
result-decided = What decided it
result-won = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}
result-won-by = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}
result-shared = { $names } win with { $points ->
    [one] 1 point
   *[other] { $points } points
}
result-shared-mine = You and { $names } win with { $points ->
    [one] 1 point
   *[other] { $points } points
}
result-nobody = Nobody wins
result-margin = { $margin ->
    [0] Level with { $name } on points, after { $rounds } rounds.
    [one] 1 point ahead of { $name }, after { $rounds } rounds.
   *[other] { $margin } points ahead of { $name }, after { $rounds } rounds.
}
result-alone = After { $rounds } rounds.
result-mine = { $rank ->
    [1] You are first.
    [2] You are second, with { $points } points.
    [3] You are third, with { $points } points.
    [4] You are fourth, with { $points } points.
    [5] You are fifth, with { $points } points.
   *[other] You are in place { $rank }, with { $points } points.
}
result-lead = { $name } takes the lead
    .more = and keeps it to the end
result-gain = { $name } gains { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .more = in one round, the largest gain
why-title = Why { $name } won
why-mine = Why you won
why-won = You have more than { $other } from { $sources }.
    .back = { $other } has more from { $sources }.
why-lost = { $winner } has more than you from { $sources }.
    .back = You have more from { $sources }.
why-other = { $winner } has more than { $other } from { $sources }.
    .back = { $other } has more from { $sources }.
why-level = { $winner } and { $other } have the same number of points. The rule for ties decides.
why-source = { $source } (+{ $points })
why-rest = elsewhere (+{ $points })
result-record = Record
result-replay = Replay
result-again = Play again
result-opening = Setting up
result-running = This game is still being played
result-running-more = The result will be here after the last round.
result-to-table = To the table
result-loading = Counting the points
result-chart = { $title } by round
result-value = { $name } { $value }

outcome-solo-won = You have won
    .guest = { $name } has won
outcome-solo-lost = You have lost
    .guest = { $name } has lost
outcome-team-won = You have won together
    .guest = Won together
outcome-team-lost = You have lost together
    .guest = Lost together

seed-matches = Seed { $seed } matches its seal
    .more = Its fingerprint is { $seal }, which was shown before round 1: nobody has changed the deal.
seed-differs = Seed { $seed } does not match its seal.
    .more = It gives { $found }, but { $seal } was shown before round 1. Report this game to whoever runs the server.
seed-unchecked = Seed { $seed } could not be checked here
    .more = The browser checks it on secure pages only. The seal shown before round 1 was { $seal }.
seed-checking = Checking the seed
seed-copy = Copy
seed-copied = Copied

replay-title = Replay
replay-first = Set-up
replay-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
replay-move = move { $n } of { $count }
replay-slider = Moment
replay-now = { $round ->
    [0] Set-up, move { $n } of { $count }
   *[other] Round { $round }, move { $n } of { $count }
}
replay-play = Play
replay-pause = Pause
replay-back = Previous move
replay-forward = Next move
replay-speed = Speed
replay-times = { $speed } times
replay-jump = Jump to
replay-jump-count = { $count ->
    [one] 1 event
   *[other] { $count } events
}
replay-to-table = Back to the game
replay-to-result = To the result
replay-by = Seen by
replay-by-seat = As { $name } saw it
replay-by-all = All
    .more = Nothing is hidden: plans before they were shown, cards in hands.
replay-begin = The table as it was set up.
replay-silent = Nothing to see from here.
replay-chosen = { $who }: { $what }
replay-on = Play on
    .title = Play on from here
replay-on-text = A new table begins at this moment, against bots. The finished game stays as it is.
replay-on-me = You
replay-on-note = What this seat could not know is dealt anew.
replay-on-start = { $round ->
    [0] Start at the set-up
   *[other] Start in round { $round }
}
replay-share = Share this position
replay-share-about = { $round ->
    [0] { $game }, set-up
   *[other] { $game }, round { $round }
}
replay-share-text = Whoever opens it sees the board at this moment, may look around in the whole game, and may play on against bots.
keys-play = play and pause
keys-steps = move by move
keys-rounds = round by round
keys-landmarks = landmark by landmark
keys-jump = jump to
keys-eyes = see it from the next seat
keys-on = play on from here
keys-bot = what a bot would do
replay-bot = What would a bot do?
replay-bot-knows = It knows only what { $name } knew.
replay-bot-choice = { $name }, round { $round }
replay-bot-played = this was played
replay-bot-less = this was played: { $points } points less
replay-bot-none = { $name } has chosen nothing yet that a bot could judge.
replay-bot-wait = Not judged yet.
replay-loading = Opening the record
replay-earlier = Not kept; shown is the last board before
replay-failed = This moment could not be read
replay-again = Try again
replay-nothing = There is nothing to replay yet

rules-title = Rules
rules-search = Search the rules
rules-clear = Clear the search
rules-groups = Groups
rules-found = { $count ->
    [0] No rule mentions “{ $query }”
    [one] 1 rule mentions “{ $query }”
   *[other] { $count } rules mention “{ $query }”
}
rules-edition = edition of { $edition } only
rules-overview = Overview
rules-questions = Questions people ask
rules-others = More rules
rules-chapter = { $title }, { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-count = { $count ->
    [0] No rule mentions it.
    [one] 1 rule
   *[other] { $count } rules
}
rules-show = Show me at the table
rules-search-title = “{ $query }” in the rules
rules-near = Perhaps you mean:
rules-both = both editions
rules-link = Link
rules-linked = Copied
rules-source = Source
rules-see = See also
rules-neighbours = Before and after
rules-before = Before
rules-after = After
rules-back = Back to the table
rules-open = Open in the rules
rules-close = Close
rules-missing = There is no rule { $id }
rules-loading = Opening the rules
rules-failed = The rules could not be read
