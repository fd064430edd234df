### Der Würdenträger, und was er aus Invasion braucht.

scenario-dignitary = Der Würdenträger: allein, acht Bürgerplättchen in sechzehn Runden
option-difficulty = Der Würdenträger: acht Bürgerplättchen (normal) oder sieben (easier); Verteidigung der Stadt: welche Ereignisse kommen

place-stage_coach = Postkutsche
    .subject = Die Postkutsche
    .the = die Postkutsche
    .to = auf die Postkutsche
    .at = auf der Postkutsche
    .from = von der Postkutsche
place-well = Brunnen
    .subject = Der Brunnen
    .the = den Brunnen
    .to = an den Brunnen
    .at = am Brunnen
    .from = vom Brunnen

happening-conference = Konferenz
happening-strike = Streik
happening-crusade = Kreuzzug
happening-dues = Abgaben
happening-technology_tax = Techniksteuer
happening-sabotage = Sabotage
happening-axle_fracture = Achsbruch

effect-no_recruit = in dieser Runde kann niemand { $kind-a } gewinnen
effect-pay_coins = { $n ->
    [one] 1 Münze ist zu zahlen
   *[other] { $n } Münzen sind zu zahlen
}
effect-pay_per_technology = { $n ->
    [one] 1 Münze ist für jedes gelegte Technikplättchen zu zahlen; nicht bezahlte kommen in den Vorrat zurück
   *[other] { $n } Münzen sind für jedes gelegte Technikplättchen zu zahlen; nicht bezahlte kommen in den Vorrat zurück
}
effect-no_technology_places = Orte mit einem Technikplättchen sind in dieser Runde geschlossen
effect-no_place = { $place-the } kann in dieser Runde niemand nutzen

phase-place-citizens = Bürgerplättchen verteilen
phase-place-citizen = Bürgerplättchen verteilen
phase-copy = der Brunnen
phase-return-technology = die Techniksteuer

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
prompt-copy = Welche Aktion führt der Brunnen aus?
prompt-return-technology = { $count ->
    [one] Welches Technikplättchen kommt in den Vorrat zurück?
   *[other] Welche Technikplättchen kommen in den Vorrat zurück? { $count } auszuwählen.
}

reason-nothing-to-copy = Keine deiner Aktionen ließe sich jetzt ausführen.
reason-must-copy = Wähle zuerst die Aktion, die der Brunnen ausführt.
reason-copies-itself = { $place-subject } kann nicht sich selbst ausführen.
reason-must-return-technology = { $count ->
    [one] Wähle zuerst ein Technikplättchen, das in den Vorrat zurückkommt.
   *[other] Wähle zuerst { $count } Technikplättchen, die in den Vorrat zurückkommen.
}
reason-must-place-citizen = Verteile zuerst deine Bürgerplättchen: noch { $left }.
reason-citizen-there = Dort liegt schon ein Bürgerplättchen.
reason-audit-citizens-laid = Bürgerplättchen: { $gained } gewonnen, { $lying } in Städten und auf Feldern; zusammen sind es 13, davon höchstens 7 auf Feldern.
reason-audit-citizen-passed = Ein Bürgerplättchen liegt auf einem Feld, an dem du schon vorbei bist.
reason-audit-won = Mit { $citizens } Bürgerplättchen ist das Spiel schon gewonnen.

event-copied = nutzt mit dem Brunnen { $place-the }
event-technology-returned = gibt die Technik { $place-at } in den Vorrat zurück
event-citizen-placed = { $item-done }

help-place-stage_coach = Für 3 Münzen zieht deine Händlerfigur über eine Straße oder einen Wasserweg und darf eine Ware von dort mitnehmen.
help-place-well = Führt eine beliebige Aktion deines Spielplans oder deiner Ortskarten aus, auch wenn dort niemand steht; wer dort steht, bleibt.
help-event-conference = In dieser Runde kann niemand einen Gelehrten gewinnen.
help-event-strike = In dieser Runde kann niemand einen Handwerker gewinnen.
help-event-crusade = In dieser Runde kann niemand einen Ritter gewinnen.
help-event-dues = So viele Münzen sind zu zahlen; was fehlt, wird durch Folter beglichen.
help-event-technology_tax = Für jedes Technikplättchen auf deinen Orten sind 2 Münzen zu zahlen; für jedes, das du nicht bezahlen kannst, kommt eines in den Vorrat zurück.
help-event-sabotage = In dieser Runde kann kein Ort mit einem Technikplättchen genutzt werden.
help-event-axle_fracture = In dieser Runde kann die Postkutsche nicht genutzt werden.

## Das Bild

picture-dignitary-goal = Der Würdenträger: { $count } von { $goal } Bürgerplättchen
picture-coming = Kommende Ereignisse (→ nach heutigem Stand)
picture-coming-next = Es folgt:
coming-no_recruit = kein { $kind-short }
coming-no_technology_places = keine Orte mit ◆
coming-no_place = keine { $place }

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
dignitary-help-place-wagon = Deine Händlerfigur zieht über eine Straße.
dignitary-help-place-stage_coach = Für 3 Münzen zieht deine Händlerfigur über eine Straße oder einen Wasserweg.
dignitary-help-event-pilgrimage = In dieser Runde kann niemand einen Mönch gewinnen.
dignitary-help-event-income = Du erhältst Münzen nach deinem Entwicklungsstand: in Runde 5 das Doppelte, in Runde 10 das Einfache.
dignitary-help-event-trading_day = Du erhältst Münzen für jedes deiner Kontore auf der Landkarte: 3 in Runde 6, 2 in den Runden 9 und 12, 1 in Runde 15.
dignitary-help-event-dues = 5 Münzen in Runde 7, 10 in Runde 11, 15 in Runde 16; was fehlt, wird durch Folter beglichen.
dignitary-help-track-farmers = Die Bauernleiste bringt in diesem Szenario nichts als Bauern.
dignitary-help-track-boatmen = Die Schifferleiste bringt Münzen: 2, 3, 4, 5, und das Bürgerplättchen auf dem letzten Feld, wenn du dort eines ausgelegt hast.
dignitary-help-track-knights = Die Ritterleiste sagt, wie viele Gefolgsleute du jede Runde ziehst, und bringt das Bürgerplättchen auf dem vierten Feld, wenn du dort eines ausgelegt hast.
dignitary-help-track-development = Die Entwicklungsleiste bringt Münzen, die Bürgerplättchen, die du dort ausgelegt hast, und einen höheren Stand.
