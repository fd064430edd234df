# What `scriptorium simulate`, `scriptorium tournament` and `scriptorium bench` say.

number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

cli-simulate-game = the game, e.g. orleans
cli-simulate-players = how many sit at the table
cli-simulate-bots = the bots, separated by commas: a name or level, mine.py:Class, package.module:Class, with options behind it (search:budget=0.2); a list that is too short repeats
cli-simulate-games = how many games
cli-simulate-seed = any text; the same seed gives the same games
cli-simulate-jobs = processes at the same time; without it, one for each processor
cli-simulate-edition = the edition of the rules
cli-simulate-scenario = the scenario
cli-simulate-option = a setting of the game as name=value; may be repeated
cli-simulate-json = print one JSON object instead of tables
cli-simulate-records = write the record of each game into this folder

problem-simulate-games = At least one game is needed, not { $games }.
problem-simulate-bots = { $players } players need 1 to { $players } bots; { $bots } were named.
problem-simulate-jobs = At least one process is needed, not { $jobs }.

problem-simulate-records = { $file } cannot be written: { $detail }.

simulate-progress = Games
simulate-bots = Bots
simulate-sources = Points by source
simulate-seats = Seats
simulate-length = Length of a game
simulate-head-bot = bot
simulate-head-copies = at the table
simulate-head-wins = games won
simulate-head-share = share (95 % interval)
simulate-head-points = points
simulate-head-seat = seat
simulate-head-length = per game
simulate-head-mean = mean
simulate-head-least = least
simulate-head-most = most
simulate-length-decisions = decisions
simulate-length-forced = of these, with a single legal action
simulate-length-rounds = rounds
simulate-winner = Whoever won had { $points }{ $between } points.
simulate-whoever-won = whoever won
simulate-digest = { $games } games, digest { $digest }

cli-tournament-bots = the bots, separated by commas, from the weakest to the strongest, written as for “simulate”; without it, the levels of the game
cli-tournament-games = how many games each pairing plays, all on the same set-ups

problem-tournament-opponent = A tournament needs opponents: nobody plays against another here. Choose more players, or a scenario without a team.
problem-tournament-bots = A tournament needs at least two bots, not { $bots }.
problem-tournament-twice = { $bot } stands in the list twice. Name each bot once.

tournament-shares = { $others ->
    [one] Share of games won against the bot of the column (95 % interval); games of each pairing: { $games }
   *[other] Share of games won by one against { $others } of the column (95 % interval; fair: { $fair }); games of each pairing: { $games }
}
tournament-points = Mean points in these games
tournament-above = { $bot } is above { $than }.
tournament-below = { $bot } is below { $than }.
tournament-open = { $bot } is not shown to be above { $than }: the interval holds the fair share.

cli-bench-json = print one JSON object instead of a table
cli-bench-seconds = time for each kind of play, in seconds (3); of play with --server (20)
cli-bench-games = games recorded for each kind of play
cli-bench-bots = time whole games of each bot instead, thinking included

problem-bench-seconds = The time must be a number of seconds above 0, not { $seconds }.
problem-bench-games = At least one recorded game is needed, not { $games }.

bench-progress = Measuring
bench-bots = Whole games, the same bot in all seats ({ $count } of each)
bench-bot = bot
bench-bot-row = { $game } ({ $players }), { $bot }
bench-whole-ms = a game, ms
bench-title = Orléans 2019, four players, one core, { $way }
bench-compiled = compiled engine
bench-interpreted = pure Python
bench-play-lively = novice
bench-play-planner = planner
bench-play-wide = novice, rich start
bench-play-uniform = uniform random
bench-play-pilgrim-2 = Pilgrim, 2 players
bench-play-pilgrim-4 = Pilgrim, 4 players
bench-play-prosperity-4 = Prosperity, 4 players
bench-play-city-defense-4 = City Defense, 4 players
bench-play-duel-2 = The Duel
bench-play-dignitary-1 = The Dignitary
bench-play-vierzon-1 = Capital Vierzon
bench-play-salesman-1 = Travelling Salesman
bench-play-catanatron = catanatron
bench-play = play
bench-engine = engine
bench-facts = What these games are like
bench-calls = Single calls, in the middle of a lively game
bench-decisions-per-s = decisions/s
bench-forced-per-s = forced/s
bench-games-per-s = games/s
bench-legal-per-s = legal actions/s
bench-copy-us = copy, µs
bench-setup-us = set-up, µs
bench-mean-points = mean score
bench-options-per-decision = options a decision
bench-decisions-per-game = decisions a game
bench-forced-share = forced
bench-thinking-ms = a choice, ms
bench-thinking-most-ms = longest, ms
bench-ratio = { $ratio } times the decisions/s of catanatron ({ $low }–{ $high })
bench-no-peer = catanatron is not installed: nothing to compare with.
bench-note = Forced: a single legal action. Medians of slices in turn, with their range; { $seconds } s for each kind of play. Bots’ thinking (a choice, longest) is no part of the rates, the choices of uniform play and catanatron are.

## Puzzles

cli-puzzles = Find positions in which one plan is clearly best.
cli-puzzles-what = make
cli-puzzles-game = the game
cli-puzzles-out = the new file that gets them, one a line
cli-puzzles-count = how many
cli-puzzles-seed = the same seed finds the same puzzles
cli-puzzles-margin = points by which the best plan is ahead of the second
cli-puzzles-jobs = processes; all processors if you say nothing
puzzles-progress = puzzles
puzzles-written = { $count ->
    [one] 1 puzzle is in { $file }.
   *[other] { $count } puzzles are in { $file }.
}
