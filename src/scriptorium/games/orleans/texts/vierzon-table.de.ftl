### Der Tisch der Hauptstadt Vierzon im Browser.

ending-vierzon-won = Gewonnen: Vierzon ist Hauptstadt
    .help = In Runde { $round } von { $rounds }.
ending-vierzon-lost = Verloren: { $gained } von { $goal } Zielen
    .help = { $left ->
        [0] Nach { $rounds } Runden.
       *[other] In Runde { $round }: Der Baumeister kam nicht rechtzeitig.
    }

guide-goal-vierzon = Worum es geht
guide-goal-vierzon-text = Erfülle fünf Ziele, bevor Runde 14 endet, den Baumeister vor Runde 9. Sie stehen neben den Leisten mit dem, was noch fehlt; was sich erfüllen lässt, wird golden. Punkte zählen nicht.
