### The common world of the table: map, wheel, tracks, players.

## Wheel

wheel = Aufgaben
wheel-city = Stadt
wheel-dummies = neutrale Figuren
wheel-nobody = keine Akolyten
wheel-none-of-mine = kein Akolyt von dir
wheel-impossible = jetzt nicht möglich
wheel-lifted = aufgenommen
wheel-doing = wird gerade ausgeführt
wheel-value = Wert
wheel-coins = Münzen
wheel-or = oder
wheel-where = { $what }, { $where }
wheel-step = Schritt { $step } des Weges
wheel-step-maybe = Schritt { $step }, falls der Weg hierher führt
wheel-about-step = { $count ->
    [one] Die Zahl: Dein Akolyt { $steps } dieses Weges wird hier abgesetzt.
   *[other] Die Zahlen: Deine Akolyten { $steps } dieses Weges werden hier abgesetzt.
}
wheel-about-step-maybe = { $count ->
    [one] Die Zahl: Dein Akolyt { $steps } des Weges wird hier abgesetzt, wenn der Weg hierher führt.
   *[other] Die Zahlen: Dein Akolyt { $steps } des Weges kann hier abgesetzt werden, je nach Abzweigung.
}
wheel-aside = { $count ->
    [one] Der nächste Akolyt geht hierhin: { $places }.
   *[other] Der nächste Akolyt geht zu einem von diesen: { $places }.
}
wheel-which = Welche Ressource
wheel-tithe = Zehnt: { $what }
wheel-tithe-of = Zehnt von { $where }: { $what }
wheel-merchant = Händler
wheel-gives-allocation = { $count ->
    [one] 1 Akolyt umsetzen
   *[other] bis zu { $count } umsetzen
}
wheel-gives-build_roads = { $count ->
    [one] 1 Plättchen
   *[other] bis zu { $count } Plättchen
}
wheel-gives-construct = { $count ->
    [one] Bau oder { $roads ->
        [one] Straße
       *[other] { $roads } Straßen
    }
   *[other] Bau und { $roads ->
        [one] Straße
       *[other] { $roads } Straßen
    }
}
wheel-gives-give_alms = { $count ->
    [one] 1 Reihe
   *[other] bis zu { $count } Reihen
}
wheel-gives-ordination = { $count ->
    [one] 1 Schritt
   *[other] bis zu { $count } Schritte
}
wheel-gives-taxation = { $count ->
    [one] 1 + bis zu 1 Gut
   *[other] 1 + bis zu { $count } Güter
}
wheel-tip-minority = Jemand hat hier mehr Akolyten als du: Wert { $value }, und die Aufgabe kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}.
wheel-tip-parity = Jemand hat hier ebenso viele Akolyten wie du: Wert { $value }.
wheel-tip-majority = Du hast hier die meisten Akolyten: Wert { $value }.
wheel-tip-by-building = In Gebrauch: { $buildings }. Damit gilt hier { $standing }, was immer die Figuren zeigen: Wert { $value }.
wheel-help-allocation = Setzt Akolyten zwischen Abtei und Sondertätigkeiten um, einen je Wert.
wheel-help-build_roads = Legt je Wert ein Plättchen, baut eins aus oder reißt eins ab; auch Schreine.
wheel-help-clerical = Bringt so viel Pietät wie der Wert, oder so viele Münzen.
wheel-help-construct = Baut ein Gebäude oder arbeitet an einer Straße; bei Wert 2 beides.
wheel-help-give_alms = Für jede Münze oder jedes Getreide eine Reihe der Almosentafel, bis zum Wert; oder eine Reihe für ein gestiftetes Gebäude.
wheel-help-ordination = Für je 1 Getreide: ein Leibeigener wird Akolyt der Abtei, oder ein Akolyt der Abtei geht in die Stadt.
wheel-help-produce = Bringt so viel Stein wie der Wert, oder so viel Getreide.
wheel-help-taxation = Bringt eine Ressource nach Wahl; dann so viele wie der Wert, jede von einer Aufgabe, auf der du die Mehrheit hast.
wheel-help-city = Hierher kommen Akolyten über die Flüsse und nach ihrer Aufgabe. Mit dem Strom geht es weiter, nach Norden oder Süden.
wheel-help-tithe = Statt einer Aufgabe: nimm 1 { $what }. Das kostet nichts, und deine Akolyten bleiben.
wheel-help-cornucopia = Statt einer Aufgabe: nimm Stein, Getreide oder eine Münze. Das kostet nichts, und deine Akolyten bleiben.
wheel-help-merchant = Er zieht jede Runde weiter. Ein Gebäude zu mieten kostet 1 { $what }, und Handelsrouten bringen es ein.
wheel-help-merchant-any = Er zieht jede Runde weiter. Mieten kostet eine Ressource nach Wahl, und Handelsrouten bringen eine ein.
wheel-help-merchant-none = Auf den Steuern kann nichts gemietet werden, und Handelsrouten bringen nichts ein.

## Tracks

tracks = Leisten
tracks-piety = Pietät
tracks-piety-mine = du { $place } · { $signed } { $points ->
    [one] Punkt
   *[other] Punkte
}
tracks-piety-help = Zählt am Ende nach dem Stand des Markers. Wer die meiste Pietät hat, bestimmt, wer die nächste Runde beginnt.
tracks-piety-space = Pietät { $place }: { $signed } { $points ->
    [one] Punkt
   *[other] Punkte
}
tracks-alms = Almosen
tracks-alms-points = oben: { $points } Punkte
tracks-alms-help = Am Ende einer Jahreszeit schickt, wer führt, einen Akolyten der Abtei nach oben, wo er bleibt und zählt; dann beginnen alle wieder bei Reihe 0.
tracks-row = Reihe { $row }
tracks-top = oben
tracks-top-help = Nur wer in einer Jahreszeit zuerst Reihe 6 erreicht, kommt hierher und gewinnt sie sicher.
tracks-top-holds = Oben: { $what }.
tracks-prizes = { $count ->
    [one] { $who } 1 Akolyt, { $points } Punkte
   *[other] { $who } { $count } Akolyten, { $points } Punkte
}
tracks-bonus-village-abbey = Wer hier vorbeikommt, darf einen Leibeigenen kostenlos vom Dorf in die Abtei setzen.
tracks-bonus-abbey-city = Wer hier vorbeikommt, darf einen Akolyten kostenlos von der Abtei in die Stadt schicken.
tracks-bonus-village-city = Wer hier vorbeikommt, darf einen Leibeigenen kostenlos vom Dorf gleich in die Stadt schicken.
tracks-here = Hier: { $who }.
tracks-favours = Gunst
tracks-favours-help = Der erste Pfad zu einer Stätte mit genau so vielen Plättchen, Straßen und Schreinen, bringt die Gunst dieser Länge; sie belegt einen Platz für Gebäude.
tracks-favour = { $length } Plättchen: { $points } Punkte
tracks-favour-taken = { $length } Plättchen: hat { $who }


## Map

map-title = Karte
map-hexes = Hexfelder der Karte
map-land = freies Land
map-land-about = Hier ist noch nichts gebaut.
map-coast = freies Land an der Küste
map-closed = gesperrter Quadrant
map-closed-short = gesperrt
map-closed-about = In diesem Quadranten kann nichts mehr gebaut werden.
map-river = Fluss
map-river-about = Straßen überqueren ihn auf einer Brücke, an einer Biegung durch eine Furt.
map-port = Markthafen
map-site = Pilgerstätte
map-site-about = { $points ->
    [one] Bringt 1 Punkt. Um sie zu erreichen, zahlst du { $price }.
   *[other] Bringt { $points } Punkte. Um sie zu erreichen, zahlst du { $price }.
}
map-shrine = Schrein von { $who }
map-section = { $tiles ->
    [one] Der Abschnitt bis hierher hat 1 Plättchen und zählt es ×{ $factor }.
   *[other] Der Abschnitt bis hierher hat { $tiles } Plättchen und zählt sie ×{ $factor }.
}
map-herald = Hier steht ein Herold der neutralen Farbe.
map-here = Hier: { $who }.
map-level = Stufe { $level }
map-live = aktiv
map-later = später
map-live-about = Aktiv: lässt sich mieten oder für { $price } errichten.
map-later-about = Noch nicht aktiv: Das Schiff muss es erst erreichen. Dann kostet es { $price }.
map-city = Stadt
map-city-about = Hier beginnt jede Straße, an einer Perle der Mauer.
map-city-here = Akolyten in der Stadt: { $who }.
map-city-gates = Die Zahlen sind die Tore des Ab-Bott.
map-ship = Schiff
map-ship-here = Hier liegt das Schiff.
map-path = { $who }: { $from } nach { $to }
map-can = wählbar
map-turns = { $count ->
    [one] Ein Plättchen passt hier auf 1 Weise.
   *[other] Ein Plättchen passt hier auf { $count } Weisen.
}
map-turns-demolish = Dieses Plättchen lässt sich abreißen.
map-turns-best = Bis zu +{ $points } jetzt.
map-turn-count = Drehung { $number } von { $count }
map-bridge = Brücke
map-ford = Furt
map-upgrade = Ausbau
map-demolish = Abreißen
map-demolish-about = in den Vorrat
map-leads-on = weiter nach { $to }
map-leads-site = bis zur Stätte
map-leads-port = bis zum Hafen
map-leads-shrine = schließt sie ab
map-leads-building = vor: { $building }
map-acolyte = 1 Akolyt
map-points = { $points } Punkte
map-routes = Straßen aller Spieler
map-routes-none = Noch hat niemand eine Straße gebaut.
map-route-shrine = Schrein auf { $hex }
map-route-site = bis zur Pilgerstätte auf { $hex }
map-route-port = bis zum Hafen auf { $hex }
map-route-open = offen nach { $hex }
map-trails = Pfade
map-trails-help = Punkte der Pilgerpfade bisher und der Stätten, die sie erreicht haben.
map-buildings = Gebäude
# Names on the cards of the map: where they break.
map-lines-confession_box = Beicht-|stuhl
map-lines-chapter_house = Kapitel-|haus
map-lines-infirmary = Kranken-|stube
map-lines-mint = Münz-|stätte
map-lines-quarry = Stein-|bruch
map-lines-brewery = Brau-|erei
map-lines-cloisters = Kreuz-|gang
map-lines-dormitory = Dormi-|torium
map-lines-grain_store = Kornspei-|cher
map-lines-indulgences = Ablass-|handel
map-lines-library = Biblio-|thek
map-lines-reliquary = Reli-|quiar
map-lines-stone_yard = Stein-|lager
map-lines-customs_house = Zoll-|haus
map-lines-inquisition = Inqui-|sition
map-lines-scriptorium = Skrip-|torium
map-lines-wagon_yard = Wagen-|hof

## Rundenwechsel

recap-live = { $building }: jetzt aktiv
recap-live-text = mit „Bauen“ zu haben, { $stone } Stein
recap-trade = Handel: { $good }
recap-trade-text = der Händler steht bei { $duty }
recap-no-trade = Kein Handel in dieser Runde
recap-no-trade-text = der Händler steht bei { $duty }
recap-alms = Almosen
recap-alms-text = { $rows ->
    [one] { $who } führt mit 1 Reihe
   *[other] { $who } führt mit { $rows } Reihen
}
recap-season = Ende der Jahreszeit: { $season }
recap-season-text = wer bei den Almosen führte, hat einen Akolyten nach oben geschickt
recap-discarded = Über der Grenze
recap-discarded-text = was der Vorrat nicht fasst, ist weg
recap-due = { $left ->
    [one] Mit dieser Runde endet: { $season }
   *[other] { $season } endet in { $left } Runden
}
recap-due-nobody = Noch niemand hat Almosen gegeben: Eine Reihe genügt zur Führung.
recap-due-mine = *Du führst* bei den Almosen und würdest einen Akolyten nach oben schicken.
recap-due-level = Wer bei den Almosen führt, schickt dann einen Akolyten nach oben. Du bist gleichauf mit { $who }, gewinnst den Gleichstand aber nicht.
recap-due-behind = { $rows ->
    [one] Wer bei den Almosen führt, schickt dann einen Akolyten nach oben. Du liegst *1 Reihe* hinter { $who }.
   *[other] Wer bei den Almosen führt, schickt dann einen Akolyten nach oben. Du liegst *{ $rows } Reihen* hinter { $who }.
}

## Seit meinem letzten Zug

since-duty = { $duty }
since-tithe = Zehnt: { $duty }
