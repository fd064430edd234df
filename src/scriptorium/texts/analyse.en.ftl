# `scriptorium analyse`

cli-analyse-file = The record.
cli-analyse-seat = Only the moments of this seat, counted from 1; without it, those of the people, or of all.
cli-analyse-json = Print one JSON object instead of tables.

problem-analyse-seat = There is no seat { $seat }: { $players ->
    [one] one player sits
   *[other] { $players } players sit
} at this table, counted from 1.
problem-analysis-old = This game was played by other rules ({ $rules }) than those of today ({ $known }), so it cannot be analysed. “{ $command } replay” shows its result.
problem-no-adviser = No bot can give advice in this scenario ({ $scenario }).

analyse-progress = Positions
analyse-expected = Expected final points, before each round
analyse-head-round = round
analyse-end = end
analyse-moments = { $who }: { $count ->
    [0] no choice that cost anything
    [one] the moment that cost most
   *[other] the { $count } moments that cost most
}
analyse-moment = { $number }. Round { $round }: −{ $cost } points
analyse-played = played: { $what }
analyse-better = better: { $what }
analyse-balance = Expected at the start { $start }, got { $final }: choices { $choices }, luck and the others { $luck }.
analyse-sources = Points by source
analyse-head-source = source
