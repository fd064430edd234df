### What all games share: problems, the command line, the table in the terminal.

role-who = seat
role-seats = seat
role-bot = bot

# Who sits at the table.
bot-human = human
bot-random = random
bot-novice = novice
bot-greedy = greedy
bot-planner = planner
bot-light = light
bot-search = search
bot-scout = scout
bot-easy = easy
bot-fair = fair
bot-good = good
bot-strong = strong
bot-master = master
bot-pilgrim = pilgrim
bot-donor = donor
bot-almoner = almoner
bot-trader = trader
bot-builder = builder
bot-scholar = scholar

## Lists and sentences

list-none = nothing
list-more = { $a }, { $b }
list-last = { $a } and { $b }
list-group = { $group } ({ $items })
event-line = { $what }.
event-rules = From here on by the rules “{ $now }”; until here by “{ $was }”{ $lost ->
    [0] .
    [one] . The last choice could not be carried over: it is made again.
   *[other] . The last { $lost } choices could not be carried over: they are made again.
}

## Why not, in any game

reason-not-now = That is not what is asked for now; it is time for: { $phase }.
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn. It is up to { $seats } now.
reason-unknown-action = There is no action “{ $text }”. Nearest: { $near }.
reason-no-undo = There is nothing that you could take back now.
reason-audit-field = { $field } has a value that no game has.
reason-audit-frame = What is being asked (“{ $frame }”) does not fit the rest.

## Problems: the command line

problem-usage = { $detail } Try: { $command } --help
problem-usage-command = There is no command “{ $given }”. The commands are listed by: { $command } --help
problem-usage-option = There is no option “{ $given }” here. The options are listed by adding --help
problem-usage-value = “{ $given }” is no valid value for { $option }. What is expected is listed by adding --help
problem-usage-missing = A value is missing for { $option }. What is expected is listed by adding --help
problem-usage-extra = “{ $given }” is too much here. What is expected is listed by adding --help
problem-usage-twice = { $option } was given twice. Give it once.
problem-unknown-language = There are no texts in the language “{ $lang }”. Choose one of: { $known }
problem-option-conflict = { $option } leaves no room for { $other }. Leave one of them out.
problem-option-form = “{ $given }” is no setting. Write --option name=value; names are listed by: { $command } games
problem-seats-count = --seats names { $count } seats for { $players } players. Name each seat once, separated by commas.

## Problems: games, bots, settings

problem-unknown-game = There is no game “{ $game }”. Choose one of: { $known }
problem-scenario-players = { $high ->
    [1] The scenario { $scenario } is for one player alone.
   *[other] { $span ->
        [0] The scenario { $scenario } is for exactly { $low } players.
       *[other] The scenario { $scenario } is for { $low } to { $high } players.
    }
}
problem-bad-players = { $game } is not for { $players } players. Choose { $low } to { $high }.
problem-bad-edition = { $game } has no edition “{ $edition }”. Choose one of: { $known }
problem-bad-scenario = { $game } has no scenario “{ $scenario }”. Choose one of: { $known }
problem-unknown-option = { $game } has no setting “{ $option }”. Choose one of: { $known }
problem-option-players = The setting { $option } means nothing with { $players ->
    [one] 1 player
   *[other] { $players } players
}; it is for { $low ->
    [1] one player alone
   *[other] { $low } to { $high } players
}. Leave it out, or choose another number of players.
problem-option-edition = The setting { $option } means nothing in the edition { $edition }; it is for: { $known }. Leave it out, or choose another edition.
problem-option-scenario = The setting { $option } means nothing in the scenario { $scenario }; it is for: { $known }. Leave it out, or choose another scenario.
problem-bad-seed = { $seed } is no seed: it holds halves of letters. Use any other text or number.
problem-system = The system refused: { $detail }. What was saved before is not lost.
problem-too-deep = What was read is nested too deeply. Nothing was changed; use a file that people or this program wrote.
problem-usage-range = { $given } is too much for { $option }. Choose a number up to { $most }.
problem-bad-option = “{ $value }” is no value for the setting { $option }. Allowed: { $allowed }
problem-unknown-bot = Nobody called “{ $bot }” plays { $game }. Choose from: { $known }
problem-bot-none = { $bot } is no bot: make it a class that inherits from scriptorium.bots.base.Bot.
problem-bot-class = There is no { $name } in { $where }. Name a class that stands there: { $where }:Name
problem-bot-import = { $where } cannot be imported: { $detail }. Mend it, or name another bot.
problem-bot-game = The bot { $bot } does not play { $game }; it plays: { $known }
problem-bot-option = The bot { $bot } has no option { $option }. It has: { $known }
problem-bot-value = “{ $value }” is no value for the option { $option } of the bot { $bot }. Allowed: { $allowed }
problem-resume-seats = At this table sit: { $seats }. Bots from outside are loaded only if you name them: go on with --seats { $seats }

## Problems: files

problem-file-missing = There is no file { $file }.
problem-file-unreadable = { $file } cannot be read: { $detail }.
problem-file-not-text = { $file } is no text file.
problem-file-syntax = { $file } is neither good TOML nor, named .json, good JSON: { $detail }
problem-file-no-table = { $file } must hold a table of keys and values.
problem-file-exists = { $file } exists already and is left as it is. Choose another name.
problem-cannot-save = { $file } cannot be written: { $detail }. Make room or choose another place with --save.
problem-game-in-use = { $file } is being played in another window. Close that one first.
problem-nothing-to-resume = There is no unfinished game. Start one with: { $command } play
problem-already-finished = The game in { $file } is over. Look at it with: { $command } replay { $file }
problem-no-ledger = The rules are not part of this installation.
problem-no-rule = No rule fits “{ $words }”. Try other words, or “{ $command } rules” for the list of groups.
problem-no-entry = The record has no entry { $at }. Choose { $first } to { $last }.
problem-no-entries = The record has no entries yet, only the beginning of the game. Choose 0.
problem-only-entry = The record cannot be shown at entry { $at }, only at { $only }.

## Problems: records. Entry n is on line n + 1 of the file.

problem-record-no-header = The record does not begin with the header of a game (line 1). Is it the right file?
problem-record-version = The record has format version { $version }, which this program does not know (line 1).
problem-record-field = The header of the record lacks “{ $field }”, or it is wrong (line 1).
problem-record-no-seed = The header of the record has no seed (line 1); it can only be replayed with it.
problem-record-header = The header of the record names no game that can be played (line 1): { $problem }
problem-record-rules = The record was made with the rules “{ $rules }”; this program plays by “{ $known }” (line { $line }).
problem-record-no-state = The table was played by the rules “{ $rules }”, and the version that did so kept no state of it from which another could go on.
problem-record-broken = What is stored of the game cannot be read: { $detail }
problem-record-commitment = The seed of the record is not the one it was begun with (line 1).
problem-record-line = Entry { $entry } of the record is damaged (line { $line }): it is no whole line of JSON.
problem-record-entry = Entry { $entry } of the record is damaged (line { $line }): it is out of order or says nothing that can be played.
problem-record-check = Entry { $entry } of the record was changed, or something before it (line { $line }): its check does not fit.
problem-record-illegal = Entry { $entry } of the record breaks a rule (line { $line }): { $problem }
problem-record-after-end = Entry { $entry } of the record comes after the end of the game (line { $line }).
problem-record-early-end = Entry { $entry } of the record ends the game too early (line { $line }).
problem-record-result = Entry { $entry } of the record claims another result than the game had (line { $line }).
problem-record-unfinished = The record ends after entry { $entry }, before the game is over. Look at it with --partial, or play on with: { $command } play --resume FILE

## Problems: positions

problem-position-not-a-table = A position must be a table of keys and values.
problem-position-game = This is a position of “{ $found }”, not of “{ $wanted }”.
problem-position-key = The position has a key that means nothing: { $where }. Known there: { $known }
problem-position-value = The position has a value that cannot be used at { $where }: { $value }
problem-position-number = The position says { $where } = { $value }; it must be a number from { $low } to { $high }.
problem-position-name = The position names something unknown at { $where }: “{ $value }”. Known: { $known }
problem-position-too-many = The position has more than there is at { $where }: { $value }
problem-position-not-owned = The position fills a place that its owner does not have: { $where }. Add it to that seat's tiles.
problem-position-not-there = In the position “{ $value }” cannot lie at { $where }.
problem-position-passed = In the position seat { $value } is to act ({ $where }) and has passed as well.
problem-position-event = The position names an event at { $where } that no tile for round { $round } shows: { $value }. There are: { $known }
problem-position-only-with = The position says { $where }, which means something only with { $needs }.
problem-position-traders = The position has { $have } place tiles at { $where }, but the traders' marker has made { $steps } steps; each step brings one.
problem-position-impossible = The position cannot stand on the table: { $problem }
problem-position-format = This saved state cannot be read: { $found }
problem-position-rules = This saved state was made with the rules “{ $rules }”; for its scenario this program plays by “{ $known }”.
problem-position-broken = This saved state is damaged: { $detail }

## Problems: component data

problem-data-unreadable = The data file { $file } cannot be read: { $detail }
problem-data-syntax = The data file { $file } is not well written: { $detail }
problem-data-source = The data says a source that does not exist at { $where }: “{ $source }”. Allowed: rulebook, public, reconstructed
problem-data-missing = The data file { $file } lacks { $where }.
problem-data-total = The data file { $file } does not add up at { $where }: { $found } instead of { $wanted }
problem-data-reference = The data file { $file } names something unknown at { $where }: “{ $value }”. Allowed: { $allowed }
problem-data-twice = The data file { $file } names the same thing twice at { $where }: { $value }

## Help pages of the command line

cli-about = A digital table for medieval eurogames.
cli-epilogue = --lang en or --lang de chooses the language, with every command.
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-help = Show this page.
cli-version = Show the version.
cli-play = Play a game in the terminal.
cli-play-game = The game; see “{ $command } games”.
cli-play-players = How many players.
cli-play-edition = The printed edition to play by.
cli-play-scenario = The scenario.
cli-play-seats = Who sits where, separated by commas: human, or a bot: a name or level, mine.py:Class, package.module:Class; options behind it (search:budget=0.2).
cli-play-seed = Chance; the same seed deals the same game.
cli-play-option = A setting of the game as name=value; may be given several times.
cli-play-position = Start from a position file (TOML or JSON).
cli-play-resume = Go on with the unfinished game played last, or with the one in this file.
cli-play-save = Keep the record in this file.
cli-replay = Check the record of a game and show its result.
cli-replay-file = The record.
cli-replay-step = Walk through the game, entry by entry.
cli-replay-at = Show the table after this entry.
cli-replay-partial = Allow a game that is not over.
cli-analyse = Say what a strong bot makes of a finished game: what it cost, what was luck.
cli-rules = Look up rules by id, by group or by words.
cli-rules-words = An id (ORL-CEN-3), a group (CEN) or words that occur in the rule.
cli-games = List the games with their editions, settings and bots.
cli-data = Say where the numbers of the components come from.
cli-data-game = The game; all of them if left out.
cli-data-markdown = As the page docs/data.md.
cli-simulate = Let bots play many games and compare them.
cli-tournament = Let every bot of a list play every other.
cli-bench = Measure how fast the engine is.

## At the table

play-welcome = { $game }, { $edition }, seed { $seed }
play-you = (you)
play-bot-short = ({ $bot })
play-hint = Type the number of an option, or words of it. “help” explains, “quit” leaves; the game is saved as you play.
play-unfinished = An unfinished game of { $when } is waiting. To go on with it: quit, then “{ $command } play --resume”.
play-resumed = Going on in { $where }. ({ $file })
play-torn = The last line of the record was torn while it was written and has been left out.
play-pass-keyboard = Pass the keyboard to { $who }.
play-press-enter = Press Enter.
play-thinking = { $who } is thinking …
play-empty = Type a number or words of an option; “help” explains.
play-page = page { $page } of { $pages } – Enter turns over; numbers of other pages can be typed too
play-only-choice = { $who } has only one choice: { $action }.
play-ambiguous = “{ $typed }” fits several:
play-no-number = There is no option { $typed }.
play-unknown = Nothing here fits “{ $typed }”. “help” explains, “options” says what is not possible and why.
play-more-log = { $count ->
    [one] … and 1 line before; “log” shows it
   *[other] … and { $count } lines before; “log” shows them
}
play-undo-draw = A draw from the bag is not taken back.
play-undo-ready = You have finished planning; that stands.
play-undo-others = Another player has acted since; what was before that stands.
play-stopped = That was the end of it; not possible any more: { $typed }
play-draws-all = That is all there is: { $action }.
play-not-shown = not shown (type { $orders }): { $names }
play-order = “{ $order }”
play-undone = Taken back.
play-undone-ready = { $who } is no longer ready.
play-reset = { $count ->
    [0] There is nothing that you could take back now.
    [one] Taken back: 1 choice.
   *[other] Taken back: { $count } choices.
}
play-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
play-nobody = Nobody wins.
play-solo-won = { $names } has won.
play-solo-lost = { $names } has lost.
play-team-won = You have won together.
play-team-lost = You have lost together.
play-record = To look at the record of the game: { $command } replay --step { $file }
play-left = The game is saved. Go on with: { $command } play --resume
play-left-file = The game is saved. Go on with: { $command } play --resume { $file }
play-left-unplayed = Goodbye.

why-legal = This is possible now: { $action }.
why-not = { $action }: not possible. { $reason }
why-nothing = Nothing obvious is forbidden at the moment.
why-unknown = There is no action “{ $typed }” in this game.

explain-choosing = Choose by number, by any words of an option that fit no other one (“Castle farmer”), or by the canonical text (“place farmer castle”). While planning several numbers may be typed at once (“1 4 7”), and the name of a place fills it if it is clear with whom. “why” and an action says why it is not possible; “help” and the name of a place, an event or a track explains it; “help signs” explains the signs, “help places” shows all places.
explain-topic = { $name }: { $text }
explain-which = Which one? { $names }
explain-unknown = There is no explanation of “{ $typed }”. Try: { $names }

board-whose = Whose board? { $names }
log-empty = Nothing has happened yet.
save-where = Say where: save FILE
save-done = A copy of the record is in { $file }.

rules-none = No rule fits “{ $words }”.
rules-more = { $count ->
    [one] … and 1 more; use more words.
   *[other] … and { $count } more; use more words.
}
rules-how = Show a group or a rule with: { $command } rules CEN, { $command } rules CEN-3. Search by words: { $command } rules harvest coins.

score-title = Score
score-total = total
score-rank = rank

# Orders: their words, separated by commas, and what they do.
order-help = help, h
order-help-help = this page; “help Castle” explains a place, an event or a track
order-why = why
order-why-help = “why ACTION”: why something is not possible now, and by which rule
order-options = options
order-options-help = what is not possible now, each with its reason; also “?”
order-undo = undo, u
order-undo-help = take back your last choice
order-reset = reset
order-reset-help = take back all you can
order-map = map, m
order-map-help = the map
order-table = table, t
order-table-help = tracks, deeds and supplies
order-board = board, b
order-board-help = your board; “board Red” shows another one
order-score = score
order-score-help = the points as they stand
order-log = log, l
order-log-help = what happened; “log 50” shows the last 50 lines
order-rules = rules, rule
order-rules-help = “rules CEN-3”, “rules harvest”: the rules
order-save = save
order-save-help = “save FILE”: a copy of the record
order-quit = quit, exit, q
order-quit-help = leave; the game stays saved
order-next = next, n
order-back = back, b
order-round = round, r

## Replaying

replay-good = { $count ->
    [one] The record is good: 1 entry, and the result is right.
   *[other] The record is good: { $count } entries, and the result is right.
}
replay-partial = { $count ->
    [0] The record is good as far as it goes: it has no entries yet.
    [one] The record is good as far as it goes: 1 entry, the game is not over.
   *[other] The record is good as far as it goes: { $count } entries, the game is not over.
}
replay-no-entries = No entries yet, rules “{ $rules }”.
replay-played = Entries { $first } to { $last }, rules “{ $rules }”: played again, right.
replay-not-played = Entries { $first } to { $last }, rules “{ $rules }”: nobody has changed them, but this program plays by “{ $known }” and cannot play them again.
replay-claimed = The result as the record has it, not checked: { $points }
replay-rules = goes on by the rules “{ $rules }”
replay-start = { $last ->
    [0] The beginning of the game: no entries yet
    [one] Before the only entry
   *[other] Before the first of { $last } entries
}
replay-entry = Entry { $at } of { $last } · { $who }: { $what }
replay-undo = takes back entry { $entry }
replay-prompt = Enter: next · back · a number · round 10 · quit >
replay-unknown = “{ $typed }” means nothing here. Possible are: next, back, the number of an entry, “round 10”, quit.
replay-no-round = There is no round { $round } in this record.
replay-who = { $bot }
replay-end = This is the end of the record.

## Games and data

games-players = players
games-editions = editions
games-scenarios = scenarios
games-options = settings
games-bots = bots

data-title = Where the component data comes from
data-intro = This page is made by `scriptorium data --markdown` from the data files themselves. A reconstructed value is a best estimate: whoever owns the boxed game can correct it in the data file without touching any code.
data-files = Data: { $files }
data-table = Table
data-note = Note
origin-rulebook = Rulebook
origin-rulebook-means = Stated in the printed rules.
origin-public = Public
origin-public-means = Not printed as text, but read off the components by public implementations or reviews.
origin-reconstructed = Reconstructed
origin-reconstructed-means = A best estimate; the note says how it was chosen.
