### Was die Szenarien von Invasion gemeinsam haben: Ortsplättchen und Ereignisse.

role-with = place
role-given = good

option-invasion_tiles = die sieben Ortsplättchen von Invasion werden eingemischt

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
source-place_tiles = Ortsplättchen

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
action-act-exchange = { $place }: zwei { $given } gegen ein { $good }
    .item = zwei { $given } gegen { $good }
    .done = tauscht zwei { $given } gegen ein { $good }
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

help-place-stage_coach = Für 3 Münzen zieht deine Händlerfigur über eine Straße oder einen Wasserweg und darf eine Ware von dort mitnehmen.
help-place-well = Führt eine beliebige Aktion deines Spielplans oder deiner Ortskarten aus, auch wenn dort niemand steht; wer dort steht, bleibt.
help-event-conference = In dieser Runde kann niemand einen Gelehrten gewinnen.
help-event-strike = In dieser Runde kann niemand einen Handwerker gewinnen.
help-event-crusade = In dieser Runde kann niemand einen Ritter gewinnen.
help-event-dues = So viele Münzen sind zu zahlen; was fehlt, wird durch Folter beglichen.
help-event-technology_tax = Für jedes Technikplättchen auf deinen Orten sind 2 Münzen zu zahlen; für jedes, das du nicht bezahlen kannst, kommt eines in den Vorrat zurück.
help-event-sabotage = In dieser Runde kann kein Ort mit einem Technikplättchen genutzt werden.
help-event-axle_fracture = In dieser Runde kann die Postkutsche nicht genutzt werden.
help-place-market_stand = Bis zu zwei Geschäfte, jedes kauft oder verkauft eine Ware für so viele Münzen, wie sie Punkte zählt.
help-place-tavern = Zusammen mit dem Gildehaus, als eine Aktion: Du darfst ein Kontor errichten, wo andere schon eines haben.
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
