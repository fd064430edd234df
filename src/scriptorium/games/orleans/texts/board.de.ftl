### Mein Tableau, und was der Buchrücken sagt und fragt.

## Das Tableau

board-mine = Mein Tableau
board-of-seat = { $seat }: Tableau
board-market = Markt
board-places = Orte
board-tiles = Ortskarten
board-stock = Vorrat
board-bag = Beutel
board-draws = ziehe { $draws }
board-bag-help = Jede Runde werden { $draws } blind daraus gezogen. Wer an einem genutzten Ort war, kommt wieder hinein.
board-drawn = Gezogen
board-drawn-help = aus dem Badehaus
board-tower = Pulverturm
board-tower-help = von hier direkt zu Werken
board-always = gilt immer
board-complete = vollständig
board-next-tile = Nächster Händlerschritt: 1 Ortskarte mehr
board-stack = Kategorie { $stack }
board-use = { $place } nutzen
board-fill = mit passenden Gefolgsleuten füllen
board-fill-hint = Ein Klick auf den Namen stellt hin, wer passt.
keys-letters = die Gefolgsperson mit diesem Buchstaben

board-space = { $place }, Feld { $number } von { $of }, { $kind }
board-space-empty = leer
board-space-holds = { $tile } steht dort
board-space-fresh = kann zurück
board-space-refused = nicht möglich: { $why }
board-space-taken = Dieses Feld ist belegt ({ $place })
board-needs = Braucht { $kind-a }
board-needs-instead = Ein { $tile } ist kein Ersatz.
board-needs-none = Niemand auf deinem Markt kann dort stehen.

board-gives-wild = Joker
board-gives-station = in { $town }
board-gives-waterway = 1 Wasserweg
board-gives-road = 1 Landweg
board-gives-deeds = 1–2 zu Werken
board-gives-shelter = wehrt Ereignis ab
board-gives-draw = { $draw }, lege { $place }
board-gives-market = Markt +{ $market }
board-gives-all = alle außer
board-forbidden = diese Runde zu
board-why-town-taken = { $town } ist belegt
board-why-own-station = { $town } ist dein

board-coins = Münzen
board-citizens = Bürger
board-stations = Gebaute Kontore
board-status = Stand: Punkte je Kontor und Bürger (Entwicklung { $development })
board-bot = Hier spielt ein Bot
board-waiting = { $count ->
    [one] 1 wartet
   *[other] { $count } warten
}
board-in-hand = In der Hand
board-technology = { $count ->
    [one] Technikplättchen, wartet
   *[other] { $count } Technikplättchen, warten
}
board-technology-help = überall, nur nicht für Mönche
board-farmer-technology = Technikplättchen für einen Bauern, wartet
board-farmer-technology-help = nur auf ein Bauernfeld

## Was gefragt wird

ask-without-good = Ohne Ware
ask-without-kind = Eigenes Feld
ask-pay = { $coins ->
    [one] 1 Münze zahlen
   *[other] { $coins } Münzen zahlen
}
ask-coins = { $coins } Münzen

ask-remove-tile = Entferne eine Ortskarte
ask-remove-tile-help = Sie verlässt das Spiel vor Runde 1.
ask-draw = { $left ->
    [0] Niemand zu ziehen
    [one] Ziehe 1 Person
   *[other] Ziehe bis zu { $left } Gefolgsleute
}
ask-draw-help = Im Beutel: *{ $bag }*. Frei auf dem Markt: *{ $room }*.
ask-draw-back = Im Beutel: *{ $bag }*. Statt zu ziehen kannst du jemanden auf den Markt zurückholen.
ask-fill-tower = Besetze den Pulverturm
ask-fill-tower-help = Wähle Gefolgsleute vom Markt. Von dort gehen sie direkt zu Werken.
ask-fill-tower-must = Der Markt ist zu voll: wähle, wer auf den Turm kommt.
ask-plan = Plane deine Aktionen
ask-plan-help = Wähle jemanden vom Markt, dann ein Feld. Oder zieh die Figur hin.
ask-plan-done = Alle stehen. Drück *Bereit*, oder nimm jemanden zurück.
ask-plan-held = { $count ->
    [one] *{ $tile }* gewählt: ein Feld ist offen.
   *[other] *{ $tile }* gewählt: { $count } Felder sind offen.
}
ask-doubt-nothing = Bereit, ohne etwas einzusetzen?
    .more = { $count ->
        [one] *1 Person* bleibt auf deinem Markt.
       *[other] *{ $count } Personen* bleiben auf deinem Markt.
    } Kein Ort arbeitet diese Runde für dich.
ask-doubt-half = Bereit mit halb gefülltem Ort?
    .more = *{ $place }* ist nicht voll und bringt diese Runde nichts. Wer schon dort ist, bleibt.
ask-doubt-closed = Bereit mit einem Ort, der nicht nutzbar ist?
    .more = *{ $place }* ist voll, kann diese Runde aber nicht genutzt werden.
ask-plan-space = *{ $place }* gewählt: wer kommt dorthin?
ask-technology-held = { $count ->
    [one] *Technik* gewählt: ein Feld ist offen.
   *[other] *Technik* gewählt: { $count } Felder sind offen.
}
ask-act = Wähle eine Aktion
ask-act-help = Nutze einen vollen Ort, oder passe für diese Runde.
ask-act-none = Nichts mehr zu nutzen
ask-act-none-help = Kein voller Ort lässt sich jetzt nutzen.
ask-act-waterway = Wähle einen Wasserweg
ask-act-road = Wähle einen Landweg
ask-act-way = Wähle einen Weg
ask-act-move-help = Ab *{ $town }*. Höchstens eine Ware.
ask-act-good = Nach { $town }: eine Ware nehmen?
ask-act-good-help = Eine Ware vom Weg oder keine.
ask-act-recruit = Wen wirbst du an?
ask-act-pay = Wie viele Münzen?
ask-act-how = { $place }: wie?
ask-act-how-help = *{ $place }* lässt dir die Wahl.
ask-send = Schicke Gefolgsleute zu Werken
ask-send-second = Noch jemanden schicken?
ask-send-help = Wähle Person und Werk. Wer geht, kommt nicht zurück.
ask-send-held = *{ $tile }*: wähle das Werk. Wer geht, kommt nicht zurück.
ask-choose-tile = Wähle eine Ortskarte
ask-choose-tile-one = Erster Händler: Kategorie I steht dir offen.
ask-choose-tile-both = Händler angeworben. Kategorie I und II stehen dir offen.
ask-bathhouse = { $left ->
    [one] Lege eine Person
   *[other] Lege { $left } Gefolgsleute
}
ask-bathhouse-help = Gezogen: *{ $tiles-a }*. Die anderen gehen zurück in den Beutel.
ask-place-technology = Lege deine Technik
ask-place-technology-help = Sie ersetzt diese Person bis zum Ende des Spiels und bleibt dort.
ask-place-technology-farmer = Die erste ersetzt einen Bauern, bis zum Ende des Spiels.
ask-shelter = { $event }: Sakristei nutzen?
ask-shelter-help = Der Mönch geht in den Beutel, das Ereignis geht an dir vorbei.
ask-harvest = { $items ->
    [one] Ernte: gib 1 Nahrung ab
   *[other] Ernte: gib { $items } Nahrung ab
}
ask-harvest-help = { $items ->
    [one] Oder { $coins } Münzen stattdessen.
   *[other] Statt jeder Ware auch { $coins } Münzen.
}
ask-harvest-food = { $items ->
    [one] 1 Nahrung: Getreide, Käse, Wein
   *[other] { $items } Nahrung: Getreide, Käse, Wein
}
ask-harvest-only = Was du gibst
ask-harvest-item = { $number ->
    [1] Erste Ware
    [2] Zweite Ware
   *[other] Dritte Ware
}
ask-torture = { $owed ->
    [one] Gib 1 Sache für 1 Münze
   *[other] Gib { $owed } Sachen für { $owed } Münzen
}
ask-torture-help = Deine Münzen sind weg. Jede Sache zählt 1 Münze und verlässt das Spiel.
ask-torture-name = Folter
ask-torture-missing = Fehlt noch
ask-torture-count = { $chosen } von { $owed }
ask-torture-items = { $owed } Sachen
ask-torture-never = wird nie abgegeben
    .rule = ORL-TORT-10

item-give-good = { $good }
item-give-good-note = { $points ->
    [one] 1 Punkt · du hast { $have }
   *[other] { $points } Punkte · du hast { $have }
}
item-give-station = Kontor in { $town }
item-give-station-note = { $status ->
    [one] jetzt 1 Punkt
   *[other] jetzt { $status } Punkte
}
item-give-station-stock = Kontor im Vorrat
item-give-station-stock-note = noch { $have } zu bauen
item-give-follower = Person
item-give-follower-note = aus dem Beutel gezogen, { $have } dort
item-give-development = Entwicklung
item-give-development-note = { $now } → { $then }
item-give-technology = Technik: { $place }
item-give-technology-note = das Feld ist wieder offen
item-give-technology-stock = Technik
item-give-technology-stock-note = wartet, { $have }
item-give-technology-farmer = Technik für Bauern
item-give-technology-farmer-note = wartet
item-give-place = { $place }
item-give-place-note = Ortskarte
item-more = mehr: { $what }
item-less = weniger: { $what }

## Der Zug auf dem Knopf

main-ready = Bereit
main-plan-on = Weiter planen
ask-ready-anyway = Trotzdem bereit
ask-unready = Doch nicht bereit
main-pass = Passen
main-keep-technology = Für später behalten
main-draw = { $count ->
    [0] Niemanden ziehen
    [one] 1 ziehen
   *[other] { $count } ziehen
}
main-place = { $tile }: { $place }
main-place-as = { $tile } als { $kind }: { $place }
main-place-tower = { $tile }: { $place }
main-place-tower-as = { $tile } als { $kind }: { $place }
main-technology = { $place }, { $kind }: legen
main-farmer-technology = { $place }, { $kind }: legen
main-act = { $place } nutzen
main-act-recruit = { $kind-a } anwerben
main-act-move = Nach { $town }
main-act-move-good = Nach { $town }, { $good } nehmen
main-take = { $place } nehmen
main-remove = { $place } entfernen
main-sacristy = Sakristei nutzen
main-endure = Hinnehmen
main-give = { $what } geben
main-choose-more = { $count ->
    [one] Noch eine wählen
   *[other] Noch { $count } wählen
}

## Warten

wait-act = { $who } wählt eine Aktion
wait-plan = { $count ->
    [one] { $who } plant noch
   *[other] { $who } planen noch
}
wait-draw = { $count ->
    [one] { $who } zieht Gefolgsleute
   *[other] { $who } ziehen Gefolgsleute
}
wait-fill-tower = { $who } besetzt den Pulverturm
wait-send = { $who } schickt Gefolgsleute zu Werken
wait-choose-tile = { $who } wählt eine Ortskarte
wait-remove-tile = { $who } entfernt eine Ortskarte
wait-bathhouse = { $who } legt Gefolgsleute
wait-place-technology = { $who } legt Technik
wait-shelter = { $who } entscheidet über die Sakristei
wait-harvest = { $who } gibt Nahrung ab
wait-torture = { $who } zahlt unter Folter
wait-ready = Du bist bereit
wait-ready-more = { $count ->
    [one] { $who } plant noch. Bis dahin darfst du deinen Plan ändern.
   *[other] { $who } planen noch. Bis dahin darfst du deinen Plan ändern.
}
wait-ready-help = Du bist bereit. Sind es alle, werden die Orte reihum genutzt.
wait-passed = Du hast für diese Runde gepasst.
wait-complete = Deine vollen Orte: { $places }.
