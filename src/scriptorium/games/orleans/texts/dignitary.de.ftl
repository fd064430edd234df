### Der Würdenträger, und was er aus Invasion braucht.

scenario-dignitary = Der Würdenträger: allein, acht Bürgerplättchen in sechzehn Runden
option-difficulty = Der Würdenträger: acht Bürgerplättchen (normal) oder sieben (easier)

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
    .done = legt ein Bürgerplättchen auf Feld { $space } der Entwicklungsleiste
action-citizen-track = ein Bürgerplättchen auf der { $track }
    .done = legt ein Bürgerplättchen auf die { $track }
action-citizen-unreachable = ein Bürgerplättchen auf der { $track } (unerreichbar: zu wenige Gefolgsleute)
    .done = legt ein Bürgerplättchen auf die { $track }
action-citizen-deed = ein Bürgerplättchen bei: { $deed }
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
