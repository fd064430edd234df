### Das Duell.

scenario-duel = Das Duell: zu zweit, vier Ziele in sechzehn Runden, und kein Erbarmen
name-duel = Das Duell

place-bourgeois_house = Bürgerhaus
    .subject = Das Bürgerhaus
    .the = das Bürgerhaus
    .to = ins Bürgerhaus
    .at = im Bürgerhaus
    .from = aus dem Bürgerhaus

deed-wine_press_house = Kelterhaus
    .short = Kelterhaus
    .to = zum Kelterhaus
deed-three_field_rotation = Dreifelderwirtschaft
    .short = Dreifelder
    .to = zur Dreifelderwirtschaft
deed-angelology = Engelslehre
    .short = Engelslehre
    .to = zur Engelslehre

objective-learn_bookkeeping = Buchführung lernen
    .short = Buchführung
    .title = Buchführung lernen
objective-three_new_branches = Drei Niederlassungen gründen
    .short = Kontore
    .title = Drei Niederlassungen
objective-wine_to_chatellerault = Wein für die Burg von Châtellerault
    .short = Wein
    .title = Wein nach Châtellerault
objective-clothe_your_lady = Die Dame einkleiden
    .short = Dame
    .title = Die Dame einkleiden

happening-town_meeting = Stadtversammlung
happening-trade = Tausch
happening-cheese_day = Käsetag
happening-quick_travel = Schnelle Reise
happening-journey_home = Heimreise

effect-trade_good = alle dürfen eine Ware gegen eine des Warenmarkts tauschen
effect-pay_good = alle geben { $n } { $good } ab; wer es nicht kann, hat verloren
effect-technology_tax = { $n ->
    [one] alle zahlen 1 Münze je gelegtem Technikplättchen; wer es nicht kann, hat verloren
   *[other] alle zahlen { $n } Münzen je gelegtem Technikplättchen; wer es nicht kann, hat verloren
}
effect-pay_value = alle zahlen Waren und Münzen im Wert von { $n } Punkten; wer es nicht kann, hat verloren
effect-journey_home = beide Händlerfiguren kommen nach { $town }

phase-opening = Händlerfiguren und Ortskarten
phase-place-merchant = Händlerfiguren aufstellen
phase-pick-tile = Ortskarten auswählen
phase-give-food = Ernte
phase-verdict = das Urteil
phase-finish = Ende der Runde

action-settle = die Händlerfigur in { $town } aufstellen
    .group = Die Händlerfigur beginnt in
    .item = { $town }
    .done = stellt die Händlerfigur in { $town } auf
action-pick = { $place } ins Spiel nehmen
    .group = Ins Spiel
    .item = { $place }
    .done = nimmt { $place } ins Spiel
action-exchange = { $given } gegen { $good } tauschen
    .group = Tauschen
    .item = { $given } gegen { $good }
    .done = tauscht { $given } gegen { $good }
action-act-house-good = { $place }: { $good } nehmen
    .item = { $good }
    .done = nimmt { $place-at } { $good }
action-act-house-coins = { $place }: { $coins } Münzen nehmen
    .item = { $coins } Münzen
    .done = nimmt { $place-at } { $coins } Münzen
action-act-house-development = { $place }: { $points } Schritte auf der Entwicklungsleiste
    .item = { $points } Entwicklungspunkte
    .done = geht { $place-at } { $points } Schritte auf der Entwicklungsleiste
action-complete-with = „{ $objective }“ mit { $count } { $good } erfüllen
    .group = Erfüllen
    .item = { $objective-short } mit { $count } { $good }
    .done = erfüllt „{ $objective }“ mit { $count } { $good }

prompt-place-merchant = Wo beginnt deine Händlerfigur?
prompt-pick-tile = { $left ->
    [one] Welche Ortskarte der Kategorie { $stack } kommt ins Spiel? Es ist deine letzte.
   *[other] Welche Ortskarten der Kategorie { $stack } kommen ins Spiel? Noch { $left } auszuwählen.
}
prompt-give-food = { $items ->
    [one] Ernte: Gib 1 Nahrungsmittel ab oder { $coins } Münzen.
   *[other] Ernte: { $items } Nahrungsmittel sind fällig oder je { $coins } Münzen dafür.
}

reason-must-place-merchant = Stelle zuerst deine Händlerfigur auf.
reason-must-pick-tile = Nimm zuerst eine Ortskarte der Kategorie { $stack } ins Spiel.
reason-already-picked = { $place } ist schon im Spiel.
reason-other-stack = { $place } gehört nicht zur Kategorie { $stack }.
reason-no-citizen = { $place-subject } kostet ein Bürgerplättchen, und du hast keines.

event-settled = stellt die Händlerfigur in { $town } auf
event-picked = nimmt { $place } ins Spiel
event-citizen-spent = gibt ein Bürgerplättchen und { $kind-a } ab
event-merchant-home = kommt heim nach { $town }
event-bankrupt = kann nicht alles zahlen und hat verloren ({ $event })
event-all-completed = hat alle vier Ziele erfüllt: Dies ist die letzte Runde

asks-status = Entwicklungsstand: { $have } von { $need }
asks-stations = Kontore: { $have } von { $need }
asks-inland = davon in einer Stadt ohne Wasserweg: { $have } von { $need }
asks-any_of = { $which }: { $have } von { $need }

help-place-bourgeois_house = Eine beliebige unmarkierte Person, die in den allgemeinen Vorrat kommt, und eines deiner Bürgerplättchen: Dafür bekommst du eine Ware des Warenmarkts, einen Zug deiner Händlerfigur über Land- oder Wasserweg mit einer Ware von dort, 5 Münzen oder 3 Schritte auf der Entwicklungsleiste. Alle haben dort ein eigenes Feld.
help-event-town_meeting = Alle dürfen ein Bürgerplättchen für 3 Münzen kaufen.
help-event-trade = Alle dürfen eine Ware gegen eine andere des Warenmarkts tauschen.
help-event-cheese_day = Alle geben 1 Käse ab. Nichts anderes wird angenommen: Wer keinen hat, hat verloren.
help-event-quick_travel = Deine Händlerfigur darf über eine oder zwei Verbindungen ziehen, für je 1 Münze, ohne Waren mitzunehmen.
help-event-journey_home = Beide Händlerfiguren kommen ohne Waren nach Orléans; danach können Ziele erfüllt werden.

## Statt der Worte des Grundspiels

duel-game-goal = Ziel: als Erster alle vier Ziele erfüllen und zahlen, was die Ereignisse verlangen: Wer es nicht kann, hat verloren („hilfe Spiel“).
duel-help-game = Zu zweit, sechzehn Runden, alle Ereignisse von Anfang an bekannt. Zuerst stellen beide ihre Händlerfigur auf, dann wählen sie die zwanzig Ortskarten des Spiels. Wer alle vier Ziele erfüllt, gewinnt am Ende dieser Runde: Entwicklungsstand 3; drei Kontore, eines davon in einer Stadt ohne Wasserweg; 3 Wein mit der Händlerfigur in Châtellerault; 3 Wolle oder Brokat, mindestens 1 Brokat, mit der Händlerfigur in Orléans. Schaffen es beide in derselben Runde, entscheiden die Waren, dann die Münzen. Gefoltert wird niemand: Wer nicht alles zahlen kann, was ein Ereignis verlangt, hat sofort verloren. Nach Runde 16 gewinnen die meisten Ziele.
duel-help-census = In diesem Szenario gibt es keine Volkszählung.
duel-help-citizen = Bürgerplättchen (☺) sind der Preis des Bürgerhauses. Auf jedem der vier Werke liegt eines, und die Stadtversammlung der ersten Runde verkauft welche.
duel-help-station = Ein Kontor baust du mit dem Gildenhaus in der Stadt deiner Händlerfigur. Drei davon, eines in einer Stadt ohne Wasserweg, erfüllen ein Ziel, und an Handelstagen bringen sie Münzen.
duel-help-goods = Mit Waren zahlst du zwei der Ziele, Ernte, Käsetag und Abgaben: Getreide 1, Käse 2, Wein 3, Wolle 4, Brokat 5. Erfüllen beide in derselben Runde alle vier Ziele, entscheidet ihr Wert.
duel-help-event-harvest = Alle geben 1 Nahrungsmittel (Getreide, Käse oder Wein) ab, in Runde 11 zwei, oder je 5 Münzen; in der ersten Ausgabe Münzen nur ohne Nahrungsmittel. Wer es nicht kann, hat verloren.
duel-help-event-trading_day = Alle erhalten Münzen für jedes eigene Kontor: 3 in Runde 3, 2 in Runde 7, 1 in Runde 12.
duel-help-event-technology_tax = Alle zahlen 1 Münze für jedes Technikplättchen auf eigenen Orten. Wer es nicht kann, hat verloren.
duel-help-event-goods_tax = Alle zahlen 1 Münze für jede Ware. Wer es nicht kann, hat verloren.
duel-help-event-dues = Alle zahlen Waren und Münzen im Wert von 7 Punkten, in Runde 15 von 4. Wer es nicht kann, hat verloren.
