# The coach, and what a bot makes of a game that is over

setup-coach = Coach: hints on request
    .more = what a strong bot would do, and why; the result says how many you took
    .people = for everybody who sits down here: they see it before, and agree by sitting down
join-coach = Hints of a coach are allowed there, for everybody: whoever sits down agrees.

coach-hint = Hint
coach-title = Hints of the coach
coach-thinking = The coach thinks …
coach-plans = { $count ->
    [one] One plan
    [2] Two plans
   *[3] Three plans
}
coach-choices = { $count ->
    [one] One choice
    [2] Two choices
   *[3] Three choices
}
coach-knows = The coach knows only what you know. + and − say what a reason adds.
coach-would = What it would do
coach-expected = expected final points
coach-alike = One is as good as the other.
coach-place = Place plan { $number }
coach-do = Make choice { $number }
coach-used = { $count ->
    [one] 1 hint taken, shown in the result
   *[other] { $count } hints taken, shown in the result
}
coach-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-range = Four games of five: { $low } to { $high } points
result-hints = { $count ->
    [one] with 1 hint of the coach
   *[other] with { $count } hints of the coach
}

result-analysis = Analysis
analysis-title = Analysis
analysis-expected = Expected final points
analysis-expected-more = as a strong bot sees it after each round
analysis-chance = Chance to win, in %
analysis-chance-short = Chance to win
analysis-points = Points
analysis-show = What the lines show
analysis-seat = Whose moments
analysis-progress = { $total ->
    [0] Waiting for its turn …
   *[other] { $done } of { $total } positions judged. You may leave: it goes on.
}
analysis-failed = There is no analysis
analysis-again = Try again
analysis-moments = { $count ->
    [0] Moments that cost most
    [one] The moment that cost most
   *[other] The { $count } moments that cost most
}
analysis-round = Round { $round }
analysis-better = The bot instead
analysis-none = No choice cost anything worth telling.
analysis-none-yet = None so far.
analysis-balance = Expected at the start { $start }, got { $final }: choices { $choices }, luck and the others { $luck }.
analysis-decided = What decided the game
analysis-against = { $who } against { $other }
analysis-against-mine = you against { $other }
analysis-to = To moment { $number }
