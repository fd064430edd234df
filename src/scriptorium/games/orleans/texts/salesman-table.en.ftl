### The table of Travelling Salesman in the browser.

ending-salesman-won = Won: all { $goal } deliveries made
    .help = In round { $round } of { $rounds }.
ending-salesman-lost = Lost: { $gained } of { $goal } deliveries
    .help = { $left ->
        [0] After { $rounds } rounds.
       *[other] In round { $round }: not enough food or coins.
    }

guide-goal-salesman = What it is about
guide-goal-salesman-text = Deliver goods to five towns before round 15 ends; the towns wear a crown on the map, and what can be delivered turns gold. Every round takes food or coins: whoever cannot give them loses. Points do not count.
