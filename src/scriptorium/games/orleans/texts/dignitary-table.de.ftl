### Der Tisch des Würdenträgers im Browser.

pane-goals = Ziel und Werke
tab-goals = Ziel
goals = Ziel
goal-rounds = { $count } Runden
goal-rounds-left = { $count ->
    [0] letzte Runde
    [one] noch 1 Runde
   *[other] noch { $count } Runden
}
goal-win = Sieg
goal-win-how = sobald du { $goal } Bürgerplättchen hast
goal-lose = Niederlage
goal-lose-how = wenn Runde { $round } ohne sie endet
goal-count = { $gained } von { $goal } Bürgerplättchen
goal-where = Noch zu gewinnen: { $towns } in Orten, { $board } auf Leisten und bei Werken.
goal-due = { $rounds ->
    [one] Nächste Runde fällig: { $pays } Münzen,
   *[other] In { $rounds } Runden fällig: { $pays } Münzen,
}
goal-due-have = du hast { $have }
town-citizen = hier liegt ein Bürgerplättchen

board-gives-copy = jede Aktion

ask-place-citizen = Bürgerplättchen { $number } von { $of } legen
ask-place-citizen-help = Auf ein goldenes Feld der Leisten oder neben ein Werk.
note-citizen-unreachable = Unerreichbar ist das auf der *{ $track }*: Es verlangt mehr Gefolgsleute, als es gibt.
ask-copy = Brunnen: welche Aktion?
ask-copy-help = Auch die eines leeren Ortes.
ask-return-technology = { $count ->
    [one] Ein Technikplättchen zurückgeben
   *[other] { $count } Technikplättchen zurückgeben
}
ask-return-technology-help = Deine Münzen reichen nicht für alle. Sein Feld ist wieder offen.
main-citizen-development = Feld { $space }
main-citizen-track = { $track }
main-citizen-unreachable = { $track }, unerreichbar
main-citizen-deed = { $deed }
wait-place-citizen = { $who } legt Bürgerplättchen
wait-copy = { $who } nutzt den Brunnen
wait-return-technology = { $who } gibt Technik zurück

ending-dignitary-won = Gewonnen: { $gained } Bürgerplättchen
    .help = In Runde { $round } von { $rounds }.
ending-dignitary-lost = Verloren: { $gained } von { $goal } Bürgerplättchen
    .help = Nach { $rounds } Runden.

tour-goal-dignitary = Worum es geht
tour-goal-dignitary-text = Gewinne Bürgerplättchen, bevor Runde 16 endet: in Orten, die dein Händler betritt, auf Leisten und für vollendete Werke. Die Ereignisse aller Runden sind bekannt; manche kosten Münzen. Zeige auf ein Symbol, und es erklärt sich.
