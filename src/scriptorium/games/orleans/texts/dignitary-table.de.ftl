### Der Tisch des Würdenträgers im Browser.

goal-win-how = sobald du { $goal } Bürgerplättchen hast
goal-lose-how = wenn Runde { $round } ohne sie endet
goal-count = { $gained } von { $goal } Bürgerplättchen
goal-where = Noch zu gewinnen: { $towns } in Städten, { $board } auf Leisten und bei Werken.
town-citizen = hier liegt ein Bürgerplättchen

ask-place-citizen = Bürgerplättchen { $number } von { $of } legen
ask-place-citizen-help = Auf ein goldenes Feld der Leisten oder neben ein Werk.
note-citizen-unreachable = Unerreichbar ist das auf der *{ $track }*: Es verlangt mehr Gefolgsleute, als es gibt.
main-citizen-development = Feld { $space }
main-citizen-track = { $track }
main-citizen-unreachable = { $track }, unerreichbar
main-citizen-deed = { $deed }
wait-place-citizen = { $who } legt Bürgerplättchen

ending-dignitary-won = Gewonnen: { $gained } Bürgerplättchen
    .help = In Runde { $round } von { $rounds }.
ending-dignitary-lost = Verloren: { $gained } von { $goal } Bürgerplättchen
    .help = Nach { $rounds } Runden.

guide-goal-dignitary = Worum es geht
guide-goal-dignitary-text = Gewinne Bürgerplättchen, bevor Runde 16 endet: in Städten, die deine Händlerfigur betritt, auf Leisten und für vollendete Werke. Die Ereignisse aller Runden sind bekannt; manche kosten Münzen.
