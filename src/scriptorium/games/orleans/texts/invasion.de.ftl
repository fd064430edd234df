### Was die Szenarien von Invasion gemeinsam haben: Ortskarten und Ereignisse.

role-with = place
role-given = good

option-invasion_tiles = die sieben Ortskarten von Invasion werden eingemischt

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
place-market_stand = Marktstand
    .subject = Der Marktstand
    .the = den Marktstand
    .to = an den Marktstand
    .at = am Marktstand
    .from = vom Marktstand
place-tavern = Taverne
    .subject = Die Taverne
    .the = die Taverne
    .to = in die Taverne
    .at = in der Taverne
    .from = aus der Taverne
place-black_market = Schwarzmarkt
    .subject = Der Schwarzmarkt
    .the = den Schwarzmarkt
    .to = auf den Schwarzmarkt
    .at = auf dem Schwarzmarkt
    .from = vom Schwarzmarkt
place-vineyard = Weinberg
    .subject = Der Weinberg
    .the = den Weinberg
    .to = in den Weinberg
    .at = im Weinberg
    .from = aus dem Weinberg
place-depot = Lagerhaus
    .subject = Das Lagerhaus
    .the = das Lagerhaus
    .to = in das Lagerhaus
    .at = im Lagerhaus
    .from = aus dem Lagerhaus

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
coming-no_recruit = kein { $kind-short }
coming-no_technology_places = keine Orte mit ◆
coming-no_place = keine { $place }
source-place_tiles = Ortskarten

phase-copy = der Brunnen
phase-return-technology = die Techniksteuer
phase-transactions = der Marktstand
phase-buy-wine = der Weinberg

action-buy = { $good } kaufen
    .group = Kaufen
    .item = { $good }
    .done = kauft { $good }
action-sell = { $good } verkaufen
    .group = Verkaufen
    .item = { $good }
    .done = verkauft { $good }
action-act-exchange = { $place }: 2 { $given } gegen 1 { $good }
    .item = 2 { $given } gegen 1 { $good }
    .done = tauscht 2 { $given } gegen 1 { $good }
action-act-joint = { $place } mit der { $with }
    .item = mit der { $with }
    .done = nutzt { $place-the } mit der { $with }

prompt-copy = Welche Aktion führt der Brunnen aus?
prompt-return-technology = { $count ->
    [one] Welches Technikplättchen kommt in den Vorrat zurück?
   *[other] Welche Technikplättchen kommen in den Vorrat zurück? { $count } auszuwählen.
}
prompt-transactions = { $left ->
    [one] Noch ein Kauf oder Verkauf?
   *[other] Was kaufst oder verkaufst du? Bis zu { $left }-mal.
}
prompt-buy-wine = { $coins ->
    [one] Ein Wein für 1 Münze?
   *[other] Ein Wein für { $coins } Münzen?
}

reason-nothing-to-copy = Keine deiner Aktionen ließe sich jetzt ausführen.
reason-must-copy = Wähle zuerst die Aktion, die der Brunnen ausführt.
reason-copies-itself = { $place-subject } kann nicht sich selbst ausführen.
reason-must-return-technology = { $count ->
    [one] Wähle zuerst ein Technikplättchen, das in den Vorrat zurückkommt.
   *[other] Wähle zuerst { $count } Technikplättchen, die in den Vorrat zurückkommen.
}
reason-nothing-to-trade = Hier gibt es nichts zu kaufen, zu verkaufen oder zu tauschen.
reason-not-in-goods-market = Im Warenmarkt liegt kein Plättchen { $good }.
reason-price-too-high = { $coins ->
    [one] { $good } kostet 1 Münze.
   *[other] { $good } kostet { $coins } Münzen.
}
reason-must-trade = Kaufe oder verkaufe eine Ware.
reason-goods-short = Du brauchst { $count } { $good }.
reason-not-joint = { $with-subject } muss vollständig sein und dir gehören.
reason-joint-needless = { $with-subject } wird nur gebraucht, wo schon jemand anderes gebaut hat.
reason-choose-wine = Kaufe den Wein oder lass ihn.

event-copied = nutzt mit dem Brunnen { $place-the }
event-technology-returned = gibt die Technik { $place-at } in den Vorrat zurück
event-good-given = gibt { $good } an den Warenmarkt

help-place-stage_coach = Für 3 Münzen zieht deine Händlerfigur über einen Landweg oder einen Wasserweg und darf eine Ware von dort mitnehmen.
help-place-well = Führt eine beliebige Aktion deines Spielplans oder deiner Ortskarten aus, auch wenn dort niemand steht; wer dort steht, bleibt.
help-event-conference = In dieser Runde kann niemand einen Gelehrten gewinnen.
help-event-strike = In dieser Runde kann niemand einen Handwerker gewinnen.
help-event-crusade = In dieser Runde kann niemand einen Ritter gewinnen.
help-event-dues = So viele Münzen sind zu zahlen; was fehlt, wird durch Folter beglichen.
help-event-technology_tax = Für jedes Technikplättchen auf deinen Orten sind 2 Münzen zu zahlen; für jedes, das du nicht bezahlen kannst, kommt eines in den Vorrat zurück.
help-event-sabotage = In dieser Runde kann kein Ort mit einem Technikplättchen genutzt werden.
help-event-axle_fracture = In dieser Runde kann die Postkutsche nicht genutzt werden.
help-place-market_stand = Bis zu zwei Geschäfte, jedes kauft oder verkauft eine Ware für so viele Münzen, wie sie Punkte zählt.
help-place-tavern = Zusammen mit dem Gildenhaus, als eine Aktion: Du darfst ein Kontor errichten, wo andere schon eines haben.
help-place-black_market = Zwei Waren einer Art gegen eine anderer Art aus dem Warenmarkt.
help-place-vineyard = Immer wenn du in einer Stadt am Wasserweg ein Kontor errichtest, darfst du für 1 Münze einen Wein kaufen. Braucht niemanden.
help-place-depot = Am Ende 5 Punkte für jeden Satz aller fünf Waren. Braucht niemanden.

## Ereignisse, die etwas anbieten

effect-support_draw = alle ziehen eine Person aus dem Beutel: Sie bringt einen Schritt auf ihrer Leiste und eine weitere ihrer Art
effect-buy_follower = { $n ->
    [one] alle dürfen für 1 Münze { $kind-a } kaufen
   *[other] alle dürfen für { $n } Münzen { $kind-a } kaufen
}
effect-buy_citizen = { $n ->
    [one] alle dürfen für 1 Münze ein Bürgerplättchen kaufen
   *[other] alle dürfen für { $n } Münzen ein Bürgerplättchen kaufen
}
effect-buy_goods = { $n ->
    [one] alle dürfen eine Ware des Warenmarkts kaufen
   *[other] alle dürfen bis zu { $n } Waren des Warenmarkts kaufen
}
effect-paid_move = { $n ->
    [one] alle dürfen für 1 Münze die Händlerfigur ziehen
   *[other] alle dürfen für { $n } Münzen die Händlerfigur ziehen
}

phase-offer = das Angebot des Ereignisses
phase-end-of-round = Ende der Runde

action-decline = ablehnen
action-buy-citizen = ein Bürgerplättchen kaufen
action-buy-follower = { $kind-a } kaufen
action-travel-move = nach { $town } ziehen
action-travel-move-good = nach { $town } ziehen und { $good } nehmen
action-travel-move-unseen = nach { $town } ziehen und verdeckt eine Ware nehmen
action-act-move-unseen = { $place }: nach { $town } ziehen und verdeckt eine Ware nehmen
    .item = nach { $town } mit einer Ware

prompt-offer = { $left ->
    [one] { $event }: Nimmst du das Angebot an?
   *[other] { $event }: Nimmst du das Angebot an? Höchstens { $left }-mal.
}

reason-not-offered = { $event } bietet so etwas nicht an: Nimm an oder lehne ab.
reason-not-available = Davon ist nichts mehr im Vorrat.
reason-not-next = Kein Weg führt von { $here } nach { $town }.
reason-nothing-there = Dort liegt keine Ware.

event-declined = lehnt ab

## Ziele, Zahlungen, Gefolgsleute, die kommen und gehen

role-objective = objective

option-objectives = Ziele: so viele, wie sich erfüllen lassen, eines je Runde (Stufe A) oder eines je Runde der Reihe nach (Stufe B)

happening-amnesty = Amnestie
happening-storm = Sturm
happening-banishment = Verbannung
happening-goods_tax = Warensteuer
happening-feeding = Verpflegung
happening-great_feast = Festmahl

effect-amnesty = wer gewonnen wird, darf sofort eingesetzt werden
effect-banishment = { $n } der gezogenen Gefolgsleute kommen in den Beutel zurück
effect-no_merchant_move = die Händlerfigur kann in dieser Runde nicht ziehen
effect-goods_tax = { $n ->
    [one] 1 Münze ist für jede Ware zu zahlen
   *[other] 1 Münze ist für je { $n } Waren zu zahlen
}
effect-feed = { $n ->
    [one] 1 Nahrungsmittel oder 2 Münzen sind fällig, sonst ist das Spiel verloren
   *[other] { $n } Nahrungsmittel oder je 2 Münzen sind fällig, sonst ist das Spiel verloren
}
coming-no_merchant_move = keine Züge
coming-amnesty = sofort einsetzen
coming-banishment = 2 Gezogene zurück

source-objectives = Ziele

phase-after-actions = Ziele
phase-after-event = Ziele
phase-deadline = Ende der Runde
phase-claim = Ziele
phase-pay-value = Zahlen mit Waren
phase-place-gained = die Amnestie
phase-banish = die Verbannung
phase-feed = die Verpflegung

action-complete = „{ $objective }“ erfüllen
    .group = Erfüllen
    .item = { $objective }
    .done = erfüllt „{ $objective }“
action-pay = mit { $good } zahlen
    .group = Zahlen mit
    .item = { $good }
    .done = zahlt mit { $good }
action-pay-instead = { $coins ->
    [one] 1 Münze zahlen
   *[other] { $coins } Münzen zahlen
}
action-banish = { $tile } zurück in den Beutel
    .group = Zurück in den Beutel
    .item = { $tile }
    .done = legt { $tile-a } in den Beutel zurück

prompt-claim = Jetzt ein Ziel erfüllen?
prompt-pay-value = { $coins ->
    [0] Waren
   *[other] Waren und Münzen
} im Wert von noch { $owed ->
    [one] 1 Punkt sind zu zahlen.
   *[other] { $owed } Punkten sind zu zahlen.
}
prompt-place-gained = { $tile }: sofort einsetzen oder in den Beutel?
prompt-banish = { $left ->
    [one] Wer kommt in den Beutel zurück?
   *[other] Wer kommt in den Beutel zurück? { $left } auszuwählen.
}
prompt-feed = { $items ->
    [one] Gib 1 Nahrungsmittel ab oder { $coins } Münzen.
   *[other] { $items } Nahrungsmittel sind fällig oder je { $coins } Münzen dafür.
}

reason-objective-complete = „{ $objective }“ ist schon erfüllt.
reason-objective-next-round = In dieser Runde hast du schon ein Ziel erfüllt: eines je Runde.
reason-objective-order = Die Ziele werden der Reihe nach erfüllt.
reason-objective-by-itself = Es gilt von selbst als erfüllt, sobald seine Bedingung zutrifft.
reason-objective-not-met = Die Bedingungen von „{ $objective }“ sind nicht erfüllt.
reason-objective-not-paid = „{ $objective }“ kannst du nicht bezahlen.
reason-claim-or-done = Erfülle ein Ziel oder mach weiter.
reason-must-pay-value = Waren im Wert von noch { $owed } Punkten sind zu zahlen.
reason-good-superfluous = { $good } wäre mehr als nötig, oder der Rest ließe sich nicht zahlen.
reason-place-gained-or-done = { $tile }: einsetzen oder in den Beutel.
reason-must-banish = Wähle zuerst, wer in den Beutel zurückkommt: noch { $left }.
reason-must-feed = Zuerst die Verpflegung: noch { $items }.

event-completed = erfüllt „{ $objective }“
event-objective-missed = hat „{ $objective }“ verpasst
event-starved = kann weder genug Nahrung noch Münzen geben
event-banished = legt { $tile-a } in den Beutel zurück

help-event-amnesty = Wen du in dieser Runde gewinnst, darfst du sofort auf ein freies passendes Feld einsetzen; ein so vervollständigter Ort kann in dieser Runde genutzt werden.
help-event-storm = Deine Händlerfigur kann in dieser Runde auf keine Weise ziehen.
help-event-banishment = Gleich nach dem Ziehen kommen zwei der gezogenen Gefolgsleute deiner Wahl in den Beutel zurück.
help-event-goods_tax = 1 Münze ist für je zwei deiner Waren fällig; was fehlt, wird durch Folter beglichen.
help-event-feeding = Du gibst 1 Nahrungsmittel (Getreide, Käse oder Wein) oder 2 Münzen ab. Wer das nicht kann, hat verloren.
help-event-great_feast = Du gibst 2 Nahrungsmittel ab oder 2 Münzen für jedes fehlende. Wer das nicht kann, hat verloren.

picture-objectives = Ziele
picture-objectives-goal = { $scenario }: { $count } von { $goal } Zielen
picture-coming = Kommende Ereignisse (→ nach heutigem Stand)
picture-coming-next = Es folgt:
asks-merchant = Händlerfigur in { $town }
asks-station = Kontor in { $town }
asks-points = Kontore und Bürgerplättchen × Stand: { $have } von { $need }
asks-coins = Münzen: { $have } von { $need }
asks-value = Waren im Wert von: { $have } von { $need }
asks-goods = { $good }: { $have } von { $need }
asks-before_round = vor Runde { $round }
