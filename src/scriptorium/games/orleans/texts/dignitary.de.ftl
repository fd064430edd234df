### Der Würdenträger, und was er aus Invasion braucht.

scenario-dignitary = Der Würdenträger: allein, acht Bürgerplättchen in sechzehn Runden
option-difficulty = Der Würdenträger: acht Bürgerplättchen (normal) oder sieben (easier); Verteidigung der Stadt: welche Ereignisse kommen

phase-place-citizens = Bürgerplättchen verteilen
phase-place-citizen = Bürgerplättchen verteilen

action-citizen-development = ein Bürgerplättchen auf Feld { $space } der Entwicklungsleiste
    .group = Entwicklungsleiste
    .item = Feld { $space }
    .done = legt ein Bürgerplättchen auf Feld { $space } der Entwicklungsleiste
action-citizen-track = ein Bürgerplättchen auf der { $track }
    .group = Leisten
    .item = { $track }
    .done = legt ein Bürgerplättchen auf die { $track }
action-citizen-unreachable = ein Bürgerplättchen auf der { $track } (unerreichbar: zu wenige Gefolgsleute)
    .group = Leisten
    .item = { $track } (unerreichbar)
    .done = legt ein Bürgerplättchen auf die { $track }
action-citizen-deed = ein Bürgerplättchen bei: { $deed }
    .group = Werke (Personen)
    .item = { $deed-short }
    .done = legt ein Bürgerplättchen zu: { $deed }

prompt-place-citizen = { $left ->
    [one] Wohin kommt das letzte Bürgerplättchen?
   *[other] Wohin kommen deine Bürgerplättchen? Noch { $left } zu verteilen.
}

reason-must-place-citizen = Verteile zuerst deine Bürgerplättchen: noch { $left }.
reason-citizen-there = Dort liegt schon ein Bürgerplättchen.
reason-audit-citizens-laid = Bürgerplättchen: { $gained } gewonnen, { $lying } in Städten und auf Feldern; zusammen sind es 13, davon höchstens 7 auf Feldern.
reason-audit-citizen-passed = Ein Bürgerplättchen liegt auf einem Feld, an dem du schon vorbei bist.
reason-audit-won = Mit { $citizens } Bürgerplättchen ist das Spiel schon gewonnen.

event-citizen-placed = { $item-done }

## Das Bild

picture-dignitary-goal = Der Würdenträger: { $count } von { $goal } Bürgerplättchen

dignitary-play-solo-won = { $names } hat den Würdenträger mit { $count } Bürgerplättchen gewonnen.
dignitary-play-solo-lost = { $names } hat den Würdenträger verloren: sechzehn Runden, und nur { $count } Bürgerplättchen.

## Statt der Worte des Grundspiels

dignitary-game-goal = Ziel: acht Bürgerplättchen (leichter gespielt: sieben), bevor sechzehn Runden vorüber sind. Sonst zählt nichts („hilfe Spiel“).
dignitary-help-game = Du spielst allein und gewinnst, sobald du acht Bürgerplättchen hast (leichter gespielt: sieben); nach sechzehn Runden ohne sie hast du verloren. Sechs liegen in Städten und gehören dir, wenn deine Händlerfigur dorthin kommt; sieben weitere legst du vor der ersten Runde selbst aus: auf die Entwicklungsleiste, die Schiffer- und die Ritterleiste und zu den Segensreichen Werken. Die Runden sind die von Orléans, ohne Volkszählung und ohne Waren: Gefolgsleute ziehen, einsetzen, vollständige Orte nutzen. Die Ereignisse aller Runden sind bekannt: Die nächsten stehen oben, alle zeigt „tisch“. Punkte zählen nicht.
dignitary-help-census = In diesem Szenario gibt es keine Volkszählung.
dignitary-help-station = Ein Kontor baust du mit dem Gildenhaus in der Stadt deiner Händlerfigur. In diesem Szenario bringen Kontore an Handelstagen und mit der Kämmerei Münzen, aber keine Bürgerplättchen.
dignitary-help-citizen = Nur Bürgerplättchen (☺) zählen in diesem Szenario. Sechs liegen in Städten: Deine Händlerfigur nimmt eines, wenn sie dorthin kommt. Die anderen liegen, wo du sie ausgelegt hast: auf der Entwicklungsleiste, dem fünften Feld der Schifferleiste, dem vierten der Ritterleiste und bei Segensreichen Werken, wo die letzte Person sie bringt.
dignitary-help-goods = In diesem Szenario gibt es keine Waren.
dignitary-help-status = Der Entwicklungsstand (1 bis 6) sagt, wie viele Münzen Einnahmen und Hospital bringen. Er steigt auf der Entwicklungsleiste mit den Feldern 4, 9, 15, 22 und 30. In der Spalte „Stand“ heißt 2 (6): Stand 2, Markierer auf Feld 6.
dignitary-help-coins = Mit Münzen (¢) zahlst du Postkutsche, Abgaben und Techniksteuer. Sie kommen von der Schifferleiste, den Segensreichen Werken, der Entwicklungsleiste, Ortskarten und Ereignissen. Was dir an Abgaben fehlt, wird durch Folter beglichen.
dignitary-help-place-farm_house = Wirbt einen Bauern an. Waren gibt es in diesem Szenario nicht.
dignitary-help-place-ship = Deine Händlerfigur zieht über einen Wasserweg.
dignitary-help-place-wagon = Deine Händlerfigur zieht über einen Landweg.
dignitary-help-place-stage_coach = Für 3 Münzen zieht deine Händlerfigur über einen Landweg oder einen Wasserweg.
dignitary-help-event-pilgrimage = In dieser Runde kann niemand einen Mönch gewinnen.
dignitary-help-event-income = Du erhältst Münzen nach deinem Entwicklungsstand: in Runde 5 das Doppelte, in Runde 10 das Einfache.
dignitary-help-event-trading_day = Du erhältst Münzen für jedes deiner Kontore auf der Landkarte: 3 in Runde 6, 2 in den Runden 9 und 12, 1 in Runde 15.
dignitary-help-event-dues = 5 Münzen in Runde 7, 10 in Runde 11, 15 in Runde 16; was fehlt, wird durch Folter beglichen.
dignitary-help-track-farmers = Die Bauernleiste bringt in diesem Szenario nichts als Bauern.
dignitary-help-track-boatmen = Die Schifferleiste bringt Münzen: 2, 3, 4, 5, und das Bürgerplättchen auf dem letzten Feld, wenn du dort eines ausgelegt hast.
dignitary-help-track-knights = Die Ritterleiste sagt, wie viele Gefolgsleute du jede Runde ziehst, und bringt das Bürgerplättchen auf dem vierten Feld, wenn du dort eines ausgelegt hast.
dignitary-help-track-development = Die Entwicklungsleiste bringt Münzen, die Bürgerplättchen, die du dort ausgelegt hast, und einen höheren Stand.
