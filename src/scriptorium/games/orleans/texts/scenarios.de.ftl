### Ereignisse, die mehrere Szenarien von Invasion haben: was für Münzen angeboten wird, und Beistand.

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
action-buy-good = { $good } kaufen
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
