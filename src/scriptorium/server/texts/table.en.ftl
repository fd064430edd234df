### What the tables of all games have: head, players, the spine and its keys.

## Head and parts of the table

head-home = Scriptorium, start page
head-tools = Log, chat, menu
menu = Menu
menu-guide = Guided first game
menu-guide-resume = Resume the guide
menu-intro = What it is about
menu-leave = To my tables
menu-beside = Hand over to
menu-watchers = A link to watch
menu-device = My seat on another device
menu-bot = Let a bot play for me
menu-bot-help = It plays on from here. You can take your seat back at any time.
origin-note = { $round ->
    [0] Played on from the set-up
   *[other] Played on from round { $round }
}
round-number = Round { $round }
round-none = Set-up
round-of = of { $rounds }
panes = Parts of the table
spine = What to do
tab-board = Board
tab-map = Map
tab-tracks = Tracks
tab-players = Players
tab-log = Log
can-be-chosen = can be chosen

## Players

players = Players
start-player = Start player
seat-bot = bot
bot-since = { $round ->
    [0] bot since the set-up
   *[other] bot since round { $round }
}
points-count = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
points-source = { $source } { $points }

## What is asked

ask-all = Everything you can do
ask-undo = Undo
ask-reset = Reset
ask-confirm = Confirm it with the gold button.
ask-drop = Back
ask-unfold = Show the choice
ask-bot = A bot plays for you
ask-bot-help = { $round ->
    [0] Since the set-up. You can go on whenever you like.
   *[other] Since round { $round }. You can go on whenever you like.
}
ask-bot-did = { $round ->
    [0] Since the set-up. Its last move: it { $what }
   *[other] Since round { $round }. Its last move: it { $what }
}
main-done = Done
main-take-seat = Take my seat back
main-result = See the result

## Waiting

wait-any = { $who } { $count ->
    [one] chooses
   *[other] choose
}
wait-thinking = thinking …
wait-table = One moment
wait-watching = You are watching.
wait-then = Then { $who }, then you.
wait-you-next = Then it is your turn.

## Keys

keys-title = Keys
keys-close = Close
keys-tab = from one group to the next
keys-arrows = within a group
keys-chips = the numbered answers
keys-main = the gold button
keys-undo = undo
keys-drop = let go
keys-log = log
keys-help = these keys

## First game
guide-count = First game, { $number } of { $of }
guide-skip = Skip the guide
guide-back = Back
guide-next = Next
guide-end = Play on
guide-aside = In between; next comes step { $number } of { $of }
guide-icons = Point at an icon, and it explains itself.
guide-icons-press = Tap an icon, and it explains itself.
guide-close = Close
guide-do = Do it for me
guide-done = done
guide-pill = Guide { $number }/{ $of }
guide-waits = The guide waits at step { $number }
guide-waits-returns = It goes on by itself when this comes up again.
guide-waits-moment = It goes on when you have answered what you are asked now.
guide-waits-menu = You find it in the menu.
guide-resume = Resume
guide-table = Guided, prepared start

## A phone on its side

turn-title = Turn your phone upright
turn-text = A table needs height: upright, everything on it is one tap away.
turn-stay = Go on like this

## The turn of a round

recap-title = Round { $round } of { $rounds }
recap-begins = Round { $round } begins
recap-starts = { $who } starts
recap-you-start = You start
recap-you = you
recap-skip = Skip
key-space = Space

## What the others did

since-title = Since your last turn
since-rest = { $count ->
    [one] 1 more in the log
   *[other] { $count } more in the log
}
since-watch = Watch it step by step
steps-count = Step { $number } of { $of }
steps-back = Back
steps-next = Next step
steps-mine = Play my turn
steps-now = To the present
keys-since = what the others did, one after the other
