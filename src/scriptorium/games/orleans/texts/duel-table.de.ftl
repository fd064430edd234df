### Der Tisch von „Das Duell“ im Browser.

goal-win-duel = alle { $goal } am Ende einer Runde, oder { $other } kann nicht zahlen
goal-lose-duel = ein Ereignis, das du nicht ganz zahlen kannst

## Was die Ziele verlangen, und wie weit beide sind

role-other = seat
role-winner = seat

goal-asks-learn_bookkeeping = Stand { $status }
goal-asks-three_new_branches = { $stations } Kontore, { $inland } ohne Wasserweg
goal-asks-wine_to_chatellerault = Händlerfigur dort, { $wine } Wein zahlen
goal-asks-clothe_your_lady = in { $town }, { $any_of } Wolle oder Brokat zahlen
half-status = Stand
half-stations = Kontore
half-inland = { $count ->
    [one] eines ohne Wasserweg
   *[other] ohne Wasserweg
}
half-goods = { $good }
half-any_of = { $which }
half-at-least = mindestens { $count } { $good }
half-merchant = { $steps ->
    [0] Händlerfigur dort
    [one] Händlerfigur: 1 Schritt
   *[other] Händlerfigur: { $steps } Schritte
}
half-met = erfüllt
half-done = erfüllt
half-lost = Konnte nicht zahlen: { $event }
half-danger = Kann so nicht zahlen: { $event }

## Was fällig ist

toll-goods = Gib { $count } { $good } ab, sonst verlierst du; du hast { $have }
toll-value = Zahle { $count } Punkte, sonst verlierst du; du hast { $have }
brief-buy_citizen = ein Bürger für { $n } Münzen
brief-trade_good = eine Ware gegen eine andere
brief-pay_good = { $n } { $good }, sonst verloren
brief-pay_value = Waren und Münzen im Wert { $n }, sonst verloren
brief-paid_move = Züge für { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
brief-journey_home = beide nach { $town }
brief-technology_tax = { $n ->
    [one] 1 Münze je Technikplättchen
   *[other] { $n } Münzen je Technikplättchen
}

## Das Bürgerhaus

house-good = eine Ware
house-move = Zug + Ware
house-coins = Münzen
house-development = Entwicklung
house-cost = wähle eines
house-shut = kein Bürger
house-other = { $seat }: { $there ->
    [yes] { $tile } steht dort
   *[no] niemand steht dort
}
house-chip-good = Ware
house-chip-move = Zug
house-chip-coins = { $coins } Münzen
house-chip-development = Entwicklung +{ $points }

## Was gefragt wird

ask-house = { $place }: wähle eines
ask-house-help = { $citizens ->
    [one] Kostet *deinen letzten Bürger*. { $tile } geht in den Vorrat.
   *[other] Kostet *1 von { $citizens } Bürgern*. { $tile } geht in den Vorrat.
}
ask-complete-with = { $objective }: mit welchen Waren?
ask-complete-with-help = Sie kommen in den Warenmarkt.
ask-act-house-good = { $place }: welche Ware?
ask-place-merchant = Wo beginnt deine Händlerfigur?
ask-place-merchant-help = In irgendeiner Stadt, auch neben der anderen. Eine Krone zeigt, wohin Waren zu liefern sind.
ask-pick-tile = { $left ->
    [one] Kategorie { $stack }: wähle noch eine Ortskarte
   *[other] Kategorie { $stack }: wähle { $left } Ortskarten
}
ask-pick-tile-help = Sie kommen ins Spiel: beide können sie später bauen.
board-picked = im Spiel
ask-pay-dues = { $owed ->
    [one] Zahle noch 1 in Waren oder Münzen
   *[other] Zahle noch { $owed } in Waren oder Münzen
}
ask-offer-town_meeting = Stadtversammlung: einen Bürger kaufen?
ask-offer-town_meeting-help = Für *{ $strength } Münzen*, du hast { $coins }. Mit Bürgern zahlst du im Bürgerhaus.
ask-offer-trade = Tausch: welche Ware gibst du ab?
ask-offer-trade-then = { $given }: gegen welche Ware?
ask-offer-trade-help = Eine Ware von dir gegen eine andere aus dem Warenmarkt.
ask-offer-quick_travel = { $left ->
    [one] Schnelle Reise: noch ein Zug?
   *[other] Schnelle Reise: die Händlerfigur bewegen?
}
ask-offer-quick_travel-help = Ab *{ $town }*, { $strength ->
    [one] 1 Münze
   *[other] { $strength } Münzen
} je Zug, ohne Waren. Du hast { $coins }.

main-act-house-good = { $good } nehmen
main-act-house-coins = { $coins } Münzen nehmen
main-act-house-development = Entwicklung +{ $points }
main-complete-with = Mit { $count } { $good }
main-settle = In { $town } beginnen
main-pick = { $place } wählen
main-exchange = { $given } gegen { $good }
main-travel-move = Nach { $town }

wait-place-merchant = { $who } stellt die Händlerfigur auf
wait-pick-tile = { $who } wählt Ortskarten
wait-give-food = { $who } gibt Nahrung ab

## Das Ende

ending-duel-me = { $lost ->
    [0] Du gewinnst: { $points } von { $goal } Zielen
   *[other] Du gewinnst: { $other } kann nicht zahlen
}
    .help = { $left ->
        [0] Nach { $rounds } Runden.
       *[other] In Runde { $round } von { $rounds }.
    }
ending-duel-other = { $lost ->
    [0] { $winner } gewinnt: { $points } von { $goal } Zielen
   *[other] { $winner } gewinnt: du kannst nicht zahlen
}
    .help = { $left ->
        [0] Nach { $rounds } Runden.
       *[other] In Runde { $round } von { $rounds }.
    }
ending-duel-guest = { $lost ->
    [0] { $winner } gewinnt: { $points } von { $goal } Zielen
   *[other] { $winner } gewinnt: { $other } kann nicht zahlen
}
    .help = { $left ->
        [0] Nach { $rounds } Runden.
       *[other] In Runde { $round } von { $rounds }.
    }
ending-duel-why = { $lost ->
    [0] { $winner } hat { $points } von { $goal } Zielen erfüllt, { $other } { $behind }.
   *[other] Wer nicht alles zahlen kann, was ein Ereignis verlangt, hat sofort verloren, was immer sonst erreicht ist: so { $other } in Runde { $round }. Bis dahin hatte { $winner } { $points } und { $other } { $behind } von { $goal } Zielen erfüllt.
}
ending-duel-both = Ihr gewinnt beide: { $points } von { $goal } Zielen
    .help = Auch Waren und Münzen sind gleich.
ending-duel-nobody = Niemand gewinnt
    .help = In Runde { $round } konnte keiner zahlen, was das Ereignis verlangt.

guide-goal-duel = Worum es geht
guide-goal-duel-text = Ein Wettlauf um vier Ziele: deine stehen neben denen deines Gegenübers. Was erfüllt werden kann, wird golden. Wer am Ende einer Runde alle vier hat, gewinnt; wer ein Ereignis nicht zahlen kann, hat verloren.
