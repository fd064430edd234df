### The table of Capital Vierzon in the browser.

ending-vierzon-won = Won: Vierzon is the capital
    .help = In round { $round } of { $rounds }.
ending-vierzon-lost = Lost: { $gained } of { $goal } objectives
    .help = { $left ->
        [0] After { $rounds } rounds.
       *[other] In round { $round }: no Builder was hired in time.
    }

guide-goal-vierzon = What it is about
guide-goal-vierzon-text = Complete five objectives before round 14 ends, the Builder before round 9. They stand beside the tracks with what is still missing; what can be completed turns gold. Points do not count.
