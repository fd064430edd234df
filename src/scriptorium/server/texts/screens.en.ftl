### The screens around the table: home, setting up, waiting, joining, settings. Ours alone is the client's voice:
### short, second person, no full stop in titles and buttons.

app-name = Scriptorium
close = Close
sheet-fold = See the table
loading = One moment
retry = Try again

## The bar

bar-home = To the start page
bar-tables = Tables
bar-rules = Rules
bar-language = Language
bar-theme = Light or dark
bar-settings = Settings

## Languages and themes

language-auto = Same as the browser
language-en = English
    .short = EN
language-de = Deutsch
    .short = DE
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark

## Games

game-players = { $low }–{ $high }
game-players-label = { $low } to { $high } players
game-exactly-label = { $low ->
    [one] 1 player
   *[other] { $low } players
}
game-minutes = { $minutes } min
game-minutes-label = about { $minutes } minutes
game-depth = { $depth ->
    [one] easy
    [2] medium
   *[other] hard
}
game-depth-label = Difficulty: { $depth ->
    [one] easy
    [2] medium
   *[other] hard
}

level-random = Random
    .more = plays anything that is allowed
level-easy = Easy
    .more = knows the basics, forgets the rest; answers at once
level-fair = Fair
    .more = takes what is best right now; answers at once
level-good = Good
    .more = weighs whole plans against each other; answers at once
level-strong = Strong
    .more = tries its best plans out, a few rounds ahead; up to a third of a second
level-master = Master
    .more = plays its best plans on many times; up to a second for a choice
level-trader = The trader
    .more = a little weaker than Good; lives on goods and the places that make them
level-builder = The builder
    .more = as strong as Good; wants a trading station in every town first
level-scholar = The scholar
    .more = as strong as Good; books and citizens before wares

## Home

home-title = Medieval board games, at one table
home-text = Play { $games } in your browser, against bots or with friends over a link.
home-play = Play now
home-play-how = you against two bots, no account, no form
home-guide = The first round with a guide.
home-guide-without = Without the guide
home-tables = My tables
home-tables-running = { $count ->
    [0] none running
    [one] 1 running
   *[other] { $count } running
}
home-tables-none = Your tables will appear here, so you can carry on tomorrow.
home-tables-all = { $count ->
    [one] Manage my table
   *[other] All { $count } tables
}
home-games = Choose a game
home-editions = Editions
home-open = Set up a table
home-ways = Ways to play
home-way-bots = Against bots
    .more = One to four opponents in five strengths. They never keep you waiting.
home-way-friends = With friends
    .more = Open a seat, send its link. Nobody needs an account.
home-way-rules = Look something up
    .more = Every rule has a number, a sentence and its place in the rulebook.

table-scenario = { $game }: { $scenario }
table-name = { $game } · Table { $id }
table-waiting = { $open ->
    [one] Not started · 1 seat open
   *[other] Not started · { $open } seats open
}
table-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
table-over = { $points ->
    [one] Finished · 1 point
   *[other] Finished · { $points } points
}
table-watched = Finished
table-against = Finished · { $rival }
table-ended = Finished
table-won-by = { $by ->
    [0] Won on the tie-break
   *[other] Won by { $by }
}
table-lost-by = { $by ->
    [0] Lost on the tie-break
   *[other] Lost by { $by }
}
table-closed = Closed
table-yours = Your turn
table-wait = waiting
table-to-act = { $name } to act
table-to-act-many = { $count } to act
table-rank = { $rank ->
    [1] 1st of { $players }
    [2] 2nd of { $players }
    [3] 3rd of { $players }
   *[other] { $rank }th of { $players }
}
table-won = won
table-lost = lost
table-watching = watching

## Setting up

setup-title = New table
setup-game = Game
setup-seats = Seats
setup-seats-hint = The start player is drawn when the game begins
setup-edition = Edition
setup-way = How do you play?
setup-bots = Bots
setup-bots-all = All bots
setup-options = Options
setup-auto = Play forced choices automatically
    .more = they still appear in the log
setup-none = free
setup-open-hint = You get a link for this seat
setup-colour = You play { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
    [black] black
   *[other] { $colour }
}.
setup-name = Your name
setup-name-beside = Their name
setup-beside = Beside you, at this browser
setup-kind = Who sits here
setup-level = Strength
setup-defaults = Defaults
setup-start = Start
setup-invite = Open the table
setup-summary = { $players ->
    [one] { $game }, alone
   *[other] { $game }, { $players } players
}
setup-with-me = { $bots ->
    [0] { $open ->
        [0] You alone
        [one] You and an open seat
       *[other] You and { $open } open seats
    }
    [one] { $open ->
        [0] You and a bot
        [one] You, a bot and an open seat
       *[other] You, a bot and { $open } open seats
    }
   *[other] { $open ->
        [0] You and { $bots } bots
        [one] You, { $bots } bots and an open seat
       *[other] You, { $bots } bots and { $open } open seats
    }
}, { $edition }, about { $minutes } minutes.
setup-together = { $bots ->
    [0] { $open ->
        [0] { $here } of you at this browser
        [one] { $here } of you at this browser and an open seat
       *[other] { $here } of you at this browser and { $open } open seats
    }
    [one] { $open ->
        [0] { $here } of you at this browser and a bot
        [one] { $here } of you at this browser, a bot and an open seat
       *[other] { $here } of you at this browser, a bot and { $open } open seats
    }
   *[other] { $open ->
        [0] { $here } of you at this browser and { $bots } bots
        [one] { $here } of you at this browser, { $bots } bots and an open seat
       *[other] { $here } of you at this browser, { $bots } bots and { $open } open seats
    }
}, { $edition }, about { $minutes } minutes.
setup-without-me = { $open ->
    [0] { $bots } bots play, you watch
    [one] An open seat and { $bots } bots, you watch
   *[other] { $open } open seats and { $bots } bots, you watch
}, { $edition }, about { $minutes } minutes.
setup-rules = Rules
setup-guide = Guided first game

seat-number = { $number ->
    [1] First seat
    [2] Second seat
    [3] Third seat
    [4] Fourth seat
    [5] Fifth seat
   *[other] Seat { $number }
}
kind-me = Me
kind-here = Here
kind-open = Open
kind-bot = Bot
kind-none = None
# Bots are called by the letter of their seat.
bot-name-0 = Agathe
bot-name-1 = Bruno
bot-name-2 = Cosima
bot-name-3 = Dietrich
bot-name-4 = Edda
bot-name-5 = Fulko
bot-called-trader = Odo the trader
bot-called-builder = Berta the builder
bot-called-scholar = Alcuin the scholar

## Waiting

waiting-seats = Seats
waiting-taken = { $taken } of { $players } taken
waiting-you = you
waiting-host = you, host
waiting-here = here
waiting-away = away
waiting-open = open
waiting-bot = bot, { $level }
waiting-invite = Invite
waiting-shown = its link is shown alongside
waiting-watch = Watch
waiting-watch-hint = Spectators see what everybody may see, and nothing hidden.
waiting-copy = Copy
waiting-copied = Copied
waiting-link-make = Make a link
waiting-scenario = Scenario
waiting-edition = Edition
waiting-rounds = Length
waiting-rounds-value = about { $minutes } min
waiting-seed = Seed sealed
waiting-seed-hint = The seed of this game is fixed now. Its fingerprint is shown before the first draw, the seed after the last round.
waiting-title = { $open ->
    [one] Waiting for one player
   *[other] Waiting for { $open } players
}
waiting-help = Or fill the open seats with bots and begin.
waiting-help-guest = The game begins when all seats are taken.
waiting-leave = To my tables
waiting-start = { $open ->
    [one] Start with 1 bot
   *[other] Start with { $open } bots
}

## Links, and ways to hand them on

invite-seat = { $number ->
    [1] Invite to the first seat
    [2] Invite to the second seat
    [3] Invite to the third seat
    [4] Invite to the fourth seat
    [5] Invite to the fifth seat
   *[other] Invite to seat { $number }
}
invite-watch = Invite to watch
invite-hint = Scan it with a phone, or send the link. Whoever opens it first keeps the seat in that browser.
invite-watch-hint = Scan it with a phone, or send the link. As many people as you like may use it.
share = Share
share-alone = This link works on this computer only.
share-alone-more = So that others in your network can come, end the server and start it again with:
share-network = The address of this computer in your network: it works for devices in the same network.
share-mail = E-mail
share-message = Message
share-code = QR code
share-large = Show large
share-about = A table of { $game }

## Several people at one browser

curtain-title = Hand over to { $name }
curtain-text = Everybody else, please look away. Nobody’s plan is on this screen right now.
curtain-main = I am { $name }
curtain-again = Or I am { $name }
curtain-wait = Nobody here has to choose right now
curtain-wait-text = The table waits for the others. To look at your own board, take your seat.

## Joining

join-title = You are invited
join-text = Take a seat at this table, or watch. It stays yours in this browser.
join-seat = { $game }, { $edition }, { $players } players. { $count ->
        [0] Take a seat; it stays yours in this browser.
        [one] { $names } is waiting for you. Your seat stays yours in this browser.
       *[other] { $names } are waiting for you. Your seat stays yours in this browser.
    }
join-watch = { $game }, { $edition }, { $players } players. You come to watch{ $count ->
        [0] .
       *[other] { ": " }{ $names }.
    }
join-name = Your name
join-take = Come in
join-taken = This link does not open a seat
join-home = To the start page

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-size = Text size
settings-size-small = S
    .label = small
settings-size-normal = M
    .label = normal
settings-size-large = L
    .label = large
settings-size-huge = XL
    .label = very large
settings-speed = Animation
    .more = also how long others’ moves stay on the screen
settings-speed-off = Off
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-display = Display
settings-plain = Plain board
    .more = no pictures, flat pieces
settings-rounds = Between rounds
    .more = what event, census and income brought to whom
settings-rounds-card = Card
settings-rounds-line = Line
settings-rounds-nothing = Nothing
settings-play = Playing
settings-confirm = Confirm each choice
    .more = with the main button or Enter
settings-auto = Play forced choices automatically
    .more = they still appear in the log
settings-draw = Draw automatically
    .more = as many followers as you may, at once
settings-sound = Sound
    .more = your turn, pieces, coins, pages
settings-name = Name at new tables
settings-reset = Back to the defaults

## The table, and what can go wrong

connection-none = No connection.
connection-more = Your choices are safe at the table.
connection-next = { $seconds ->
    [0] Trying now.
   *[other] Next try in { $seconds } s.
}
connection-now = Try now
connection-lost = Connection lost
title-yours = ● Your turn · { $game }
title-other = { $name } to act · { $game }
title-over = Game over · { $game }
title-page = { $page } · Scriptorium
changed-title = Something happened in between
changed-text = The table has been brought up to date. Choose again.
failed-title = That did not work

missing-title = There is nothing here
missing-text = The address is wrong, or the table is not one of yours.
problem-offline = The server does not answer. Is it running, and is there a connection?
problem-server = Something went wrong on the server. Try again in a moment.
problem-request = The server did not understand this. Load the page again.

closed-outdated = This table can only be looked at
closed-outdated-text = It was played by rules that this version cannot go on with. What was kept of it stays.
closed-damaged = This table cannot be opened
closed-damaged-text = Something that was stored of it is damaged. Whoever runs the server has been told. What is whole can be read here.
closed-result = Result
closed-standing = How it stood
closed-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
closed-record = Record
closed-no-log = Nothing was kept of the log.
closed-leave-ask = The table leaves your list. The others keep it in theirs.
closed-to-table = See what was kept

## Notifications

notify = Notify me
notify-title = Tell me when it is my turn
notify-text = Only while this table is not in front of you, never for other players’ moves. The browser will ask once.
notify-refused = This browser blocks notifications from here. You can allow them in its settings for this site, next to the address.
notify-allow = Allow
notify-later = Not now
notify-turn = { $game }: your turn, round { $round }
notify-body = The table is waiting for you.

## My statistics

me-title = My statistics
me-kept = kept without an account
me-games = Games
me-wins = Wins
me-none = Your finished games will be listed here: how many you have played and won, your best scores, and against whom.
me-history = Last games
me-against = Wins by opponents
me-against-hint = the strongest at the table counts
me-against-people = People
me-against-alone = Alone
me-against-team = As a team
me-best = Best scores
me-carry = Carry to another device
me-carry-text = A link, good for one day and one use. Both devices then have all your tables.
me-devices = Your phrase, passkeys, other devices, and who gets in as you
me-join = This link brings the tables of another device here. Both devices are yours then, and have all of them.
me-join-yes = Both are mine

## Characters of Pilgrim

level-pilgrim = The pilgrim
    .more = a way to play Good; lives for trails, and will reach a site
level-donor = The donor
    .more = a way to play Good; builds, and gives away what was built
level-almoner = The almoner
    .more = a way to play Good; wants to lead on the alms table in every season
bot-called-pilgrim = Gisela the pilgrim
bot-called-donor = Hugo the donor
bot-called-almoner = Milo the almoner
