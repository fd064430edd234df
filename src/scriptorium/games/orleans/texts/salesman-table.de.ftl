### Der Tisch des Handelsreisenden im Browser.

ending-salesman-won = Gewonnen: alle { $goal } Lieferungen
    .help = In Runde { $round } von { $rounds }.
ending-salesman-lost = Verloren: { $gained } von { $goal } Lieferungen
    .help = { $left ->
        [0] Nach { $rounds } Runden.
       *[other] In Runde { $round }: weder genug Nahrung noch genug Münzen.
    }

guide-goal-salesman = Worum es geht
guide-goal-salesman-text = Liefere Waren in fünf Städte, bevor Runde 15 endet; sie tragen auf der Karte eine Krone, und was sich liefern lässt, wird golden. Jede Runde kostet Nahrung oder Münzen: Wer sie nicht hat, verliert. Punkte zählen nicht.
