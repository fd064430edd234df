### A toy: what is missing here is shown by its key.

game-title = Hands
edition-first = first edition
seat-0 = Blue
    .letter = B
seat-1 = Red
    .letter = R
seat-2 = Green
    .letter = G
source-cards = cards
source-bids = bids
event-round = Round { $round }
event-kept = keeps { $card }
event-all-kept = All have kept their cards.
event-bid = bids { $bid }
event-buried = buries { $card }
event-game-over = The game is over.
