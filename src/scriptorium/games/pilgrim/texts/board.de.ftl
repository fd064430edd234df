### Mein Tableau, Kopf und Seite des Tisches, und was das Band sagt und fragt.

## Das Tableau

board-mine = Mein Tableau
board-of-seat = { $seat }: Tableau
board-stock = Vorrat
board-people = Dorf, Abtei und Stadt
board-activities = Sondertätigkeiten
board-slots = Gebäude und Gunst
board-bot = Hier spielt ein Bot
board-good = { $good }: { $count }
board-good-limit = { $good }: { $count } von { $most }, die man behalten darf
board-good-stone = Bezahlt Plättchen und Gebäude. Am Rundenende darf man { $most } behalten.
board-good-grain = Bezahlt Weihen und Almosen. Am Rundenende darf man { $most } behalten.
board-good-coin = Bezahlt Stätten, Aufgaben in der Minderheit und Almosen. Ohne Grenze.
board-good-piety = Bezahlt Schreine und Stätten und zählt nach dem Feld auf der Leiste. Wer am meisten hat, benennt den Startspieler.
board-village = Dorf
board-village-help = Hier warten Leibeigene. Die Weihe macht sie zu Akolyten der Abtei.
board-village-count = { $count ->
    [one] Dorf: 1 Leibeigener
   *[other] Dorf: { $count } Leibeigene
}
board-abbey = Abtei
board-abbey-help = Hier warten Akolyten auf eine Sondertätigkeit, eine Mission in die Stadt oder die Spitze der Almosentafel.
board-abbey-count = { $count ->
    [one] Abtei: 1 Akolyt
   *[other] Abtei: { $count } Akolyten
}
board-city = Stadt
board-city-help = Von hier ziehen Akolyten zu den Aufgaben aus, und danach kommen sie zurück.
board-city-count = { $count ->
    [one] Stadt: 1 Akolyt
   *[other] Stadt: { $count } Akolyten
}
board-on-duty = auf Aufgaben
board-on-map = auf der Karte
board-on-top = Almosen
board-activity = { $count ->
    [0] { $activity }, niemand dort
    [one] { $activity }, 1 Akolyt
   *[other] { $activity }, { $count } Akolyten
}
board-short-fields = Felder
board-short-road_engineer = Straßenbau­meister
board-short-stone_mason = Steinmetz
board-short-alms_house = Armenhaus
board-short-engraver = Gravur­werk­statt
board-short-vestry = Sakristei
board-building = { $building }, { $state }
board-building-live = bereit
board-building-used = in diesem Zug benutzt
board-building-donated = gestiftet
board-given = gestiftet
board-used = benutzt
board-favour = Gunst für { $length } Plättchen: { $points } Punkte
board-favour-length = { $length } Plättchen
board-free = frei

## Kopf

head-players = { $players } Spieler
head-level = Solo, Stufe { $level }
head-campaign = Kampagne, Spiel { $game } von { $games }
head-season = Jahreszeit: { $season }
head-left = { $count ->
    [one] *letzte Runde*
   *[other] noch *{ $count } Runden*
}
head-leads = { $who } führt bei den Almosen
head-trade = Handel der Runde
head-no-trade = Kein Handel
head-trade-good = Handelsressource der Runde: { $good }
head-trade-none = In dieser Runde kein Handel
way = Der Weg des Schiffs
way-first = die erste Pilgerstätte
way-site = An einer Pilgerstätte endet eine Jahreszeit: Die Almosentafel wird entschieden.

## Seite

pane-map = Karte
pane-duties = Aufgaben, Leisten
pane-side = Spieler, Gebäude
tab-duties = Aufgaben
tab-rival = Ab-Bott
seat-state-acting = am Zug
seat-state-next = danach
seat-state-played = fertig
buildings = Gebäude
buildings-hire = Miete: 1
buildings-no-hire = jetzt keine Miete
building-state-live = aktiv, kostet { $stone } Stein
building-state-later = noch nicht aktiv, { $stone } Stein
building-state-donated = gestiftet
building-of = { $who }
building-used-by = in diesem Zug benutzt: { $who }
building-given-by = gestiftet von { $who }
supply = Plättchenvorrat
supply-price = je 1 Stein, Ausbau 2
supply-upgrades = Ausbau, je einmal
supply-left = { $count ->
    [0] { $tile }: keines übrig
   *[other] { $tile }: { $count } übrig
}
opponent-routes = Straßen
opponent-trails = Pfade
opponent-ports = Handelsrouten

abbott-turn = Zug des Ab-Bott
abbott-turns = { $count ->
    [one] Zug des Ab-Bott
   *[other] Zwei Züge des Ab-Bott
}
abbott-turn-part = { $number ->
    [one] Letzter der Runde
   *[other] Erster der nächsten Runde
}
abbott-more = mehr
abbott-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
abbott-here = { $count ->
    [one] Hier tat der Ab-Bott Schritt { $steps } seines Zuges
   *[other] Hier tat der Ab-Bott die Schritte { $steps } seines Zuges
}
abbott-none = Er hat noch nicht gezogen.
abbott-sows = { $count ->
    [one] setzt ihn ab
   *[other] setzt sie einzeln ab
}
abbott-bag = { $count ->
    [one] 1 Marker im Beutel
   *[other] { $count } Marker im Beutel
}
abbott-bag-short = Beutel
abbott-bag-part = { $counter } { $count }
abbott-drawn = gezogen
abbott-why-oblated = er hat niemanden in der Stadt und auf Aufgaben
abbott-why-lifted = dort stehen die meisten
abbott-why-counter = ausgeführt wie mit Mehrheit
abbott-why-assigned = die nächste freie seiner Reihenfolge
abbott-why-recalled = ab Herbst, die letzte seiner Reihenfolge
abbott-why-gate = ein neuer Pfad beginnt an einem Tor
abbott-why-laid = kürzester Weg zur nächsten Stätte
abbott-why-upgraded = über eine Straße im Weg
abbott-why-shrine = Plättchen 2 und 5 sind Schreine
abbott-why-sent-out = erst aus der Stadt, dann von der größten Gruppe
abbott-why-reached-site = er bezahlt nichts
abbott-why-favour = wie ein Spieler
abbott-why-gained = für Klerus
abbott-why-constructed = das zuletzt aktive, kostenlos
abbott-why-donated = ab Herbst, sein letztes
abbott-why-rose = ohne Gabe
abbott-why-row-bonus = wenn die Abtei einen behält
abbott-why-ordained = die Abtei hat weniger als zwei
abbott-why-mission = die Abtei hat zwei oder mehr
abbott-why-returned = seine größte Gruppe

## Die Ablage

tray-hex = Wähle ein Feld
tray-build = Baue oder lege
tray-turn = { $hex }: wähle die Lage
tray-left = { $left ->
    [0] nichts übrig
    [one] noch 1
   *[other] noch { $left }
}
tray-all = Alle Felder
tray-fold = Aufgaben
tray-unfold = Plättchen
tray-more = { $count ->
    [one] Ein weiteres Feld auf der Karte
   *[other] { $count } weitere Felder auf der Karte
}
tray-none = Jetzt kann nichts gelegt werden.
tray-supply = { $count } übrig
tray-site = { $points } Punkte für die Stätte
tray-site-favour = Stätte { $points }, Gunst { $worth }
tray-port = fortan eine Handelsroute
tray-trail = { $points } Punkte für den Pfad
tray-open = offen, noch keine Punkte
running-trail = Pfad
running-site = Stätte
running-favour = Gunst
running-piety = Pietät { $from } → { $to }
running-points = Punkte

## Was gefragt wird

ask-seed = Setze deine Akolyten
ask-sow = Setze deine Akolyten ab
ask-sow-help = { $count ->
    [one] *1 in der Hand*, von: { $where }.
   *[other] *{ $count } in der Hand*, von: { $where }.
}
ask-move = Wähle Akolyten zum Ziehen
ask-move-help = Alle deine Akolyten eines Feldes gehen im Uhrzeigersinn weiter, einer nach dem anderen.
ask-move-from = { $ways ->
    [one] *{ $count } von: { $where }.*
   *[other] *{ $count } von: { $where }.* Wähle ihren Weg.
}
ask-act = Wähle Aufgabe oder Zehnt
ask-act-help = Ein Feld für die Aufgabe, ein Marker für den Zehnt.
ask-tithe = Welcher Zehnt?
ask-tithe-help = Das Füllhorn bringt, was du willst.
ask-end = Beende deinen Zug
ask-end-help = Oder benutze vorher noch ein Gebäude.
ask-allocate = { $left ->
    [0] Die Zuweisung ist getan
    [one] Versetze 1 Akolyten
   *[other] Versetze bis zu { $left } Akolyten
}
ask-allocate-help = Wähle, wer geht.
ask-allocate-from = Von *{ $where }*: wähle, wohin.
ask-roads = { $left ->
    [0] Der Wert ist aufgebraucht
    [one] Lege ein Plättchen
   *[other] Lege bis zu { $left } Plättchen
}
ask-roads-help = { $count ->
    [one] *Ein Feld* ist offen.
   *[other] *{ $count } Felder* sind offen. Wähle eines auf der Karte oder in der Liste.
}
ask-roads-turns = { $count ->
    [one] *Eine Lage* auf { $hex }.
   *[other] *{ $count } Lagen* auf { $hex }. Taste R dreht das Plättchen.
}
ask-roads-turns-touch = { $count ->
    [one] *Eine Lage* auf { $hex }.
   *[other] *{ $count } Lagen* auf { $hex }. Noch einmal tippen dreht das Plättchen.
}
ask-roads-none = Es kann nichts mehr gelegt werden.
ask-construct = { $open ->
    [both] Ein Gebäude und eine Straße
    [either] Ein Gebäude oder eine Straße
    [building] Ein Gebäude kann folgen
    [road] Eine Straße kann folgen
    [building-or-more-road] Ein Gebäude oder eine weitere Straße
    [more-road] Eine weitere Straße
   *[other] Der Wert ist aufgebraucht
}
ask-construct-help = { $builds ->
    [one] *Ein Gebäude* ist zu haben
   *[other] *{ $builds } Gebäude* sind zu haben
}, { $hexes ->
    [0] keine Straße.
    [one] ein Feld ist offen.
   *[other] { $hexes } Felder sind offen.
}
ask-clerical = Pietät oder Münzen?
ask-clerical-help = Die Andacht bringt Pietät, die Silberschmiede Münzen.
ask-produce = Getreide oder Stein?
ask-produce-help = Eins von beiden, nie beides.
ask-fewer = Weniger
ask-alms = { $left ->
    [0] Der Wert ist aufgebraucht
    [one] Gib Almosen: 1 Reihe
   *[other] Gib Almosen: bis zu { $left } Reihen
}
ask-alms-help = Du stehst auf Reihe *{ $row }*. { $lost ->
    [0] Jede Reihe kostet Münze oder Getreide{ $donations ->
        [0] .
       *[other] ; ein gestiftetes Gebäude zählt als eine.
    }
   *[other] In dieser Jahreszeit steigst du nicht mehr weiter: Münzen und Getreide sind verloren.
}
ask-ordination = { $left ->
    [0] Der Wert ist aufgebraucht
    [one] Weihe: 1 Schritt
   *[other] Weihe: bis zu { $left } Schritte
}
ask-ordination-help = Jeder kostet 1 Getreide. Du hast *{ $grain }*.
ask-taxation = { $left ->
    [one] Nimm 1 Gut
   *[other] Nimm bis zu { $left } Güter
}
ask-taxation-first = { $count ->
    [0] Nach Wahl; andere Mehrheiten brächten mehr.
   *[other] Eins nach Wahl, dann bis zu *{ $count }*: *{ $kinds }*.
}
ask-taxation-free = Alle nach Wahl.
ask-taxation-more = Aus deinen Mehrheiten: *{ $kinds }*.
ask-row-bonus = Reihe { $row }: Bonus nehmen?
ask-row-bonus-help = Einer geht kostenlos. Von: *{ $origin }*. Nach: *{ $to }*.
ask-favour = Gunst für { $length } Plättchen nehmen?
ask-favour-help = Sie zählt *{ $points } Punkte* und füllt einen Platz deines Tableaus.
ask-payment = Wie bezahlst du?
ask-payment-help = Fällig: *{ $what }*. Münzen dürfen für eine Art einspringen.
ask-source = Welcher Akolyt geht auf die Karte?
ask-source-help = Er bleibt dort. Aus der Stadt oder von einer Aufgabe.
ask-trade = { $good ->
   *[other] Handel: { $good }
}
ask-trade-help = Je 1 Münze; entweder kaufen oder verkaufen. Du hast { $coins ->
        [one] *1* Münze
       *[other] *{ $coins }* Münzen
    }.
ask-call-back = Wen zurückrufen?
ask-call-back-help = Ein Akolyt kommt von einer Aufgabe in die Stadt.
ask-send-out = Wohin mit einem?
ask-send-out-help = Ein Akolyt verlässt die Stadt.
ask-wagon = Welches Gebäude?
ask-wagon-help = Der Wagenhof mietet es ohne Gebühr.
ask-income = { $count ->
    [one] Einkommen deiner Handelsroute
   *[other] Einkommen von { $count } Handelsrouten
}
ask-income-help = Jede darf bringen: *{ $good }*.
ask-confess = Beichtstuhl benutzen?
ask-confess-help = Du würdest 2 Pietät mehr zählen, wenn der Startspieler bestimmt wird.
ask-name-start = Wer beginnt die nächste Runde?
ask-name-start-help = Du hast die meiste Pietät. In dieser Runde: *{ $start }*.
ask-name-start-tie = Gleichstand bei der meisten Pietät: Du bist im Uhrzeigersinn der Erste nach *{ $start }*.
ask-abbott-fee = Nimm die Miete des Ab-Bott
ask-abbott-fee-help = Er hat deine Krankenstube benutzt.
ask-buildings = Gebäude
ask-use-building = { $count ->
    [one] Gebäude
   *[other] Gebäude
}
ask-hire = { $building }: womit bezahlen?
ask-hire-fee = Die Miete geht an { $who }.
ask-hire-supply = Die Miete geht in den Vorrat.

## Kurze Antworten

chip-devotion = { $count } Pietät
chip-silversmith = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
chip-grain = { $count } Getreide
chip-stone = { $count } Stein
chip-take = { $good }
chip-taxation-take = { $good } { $have } → { $more }
chip-give = { $good }
chip-tithe-good = { $good }
chip-donate = Stifte: { $building }
chip-ordain = Weihen
chip-mission = Mission
chip-assign = { $activity }
chip-recall = In die Abtei
chip-shift = { $to }
chip-buy = 1 kaufen
chip-sell = 1 verkaufen
chip-swap = { $count } für { $count }
chip-to = { $where }
chip-skip = { $where } auslassen
chip-from = { $where }
chip-into = { $where }
chip-start = { $seat }
chip-demolish = Abreißen
chip-collect = { $count ->
    [0] Nichts
   *[other] { $count }
}
chip-use = Benutzen
chip-hire = Mieten
chip-hire-good = Für 1 { $good }
chip-borrow = Frei mieten

## Der Zug auf dem Knopf

main-end = Zug beenden
main-move = { $count ->
    [one] 1 ziehen
   *[other] { $count } ziehen
}
main-move-to = Ziehen bis { $where }
main-lay = Auf { $hex } legen
main-upgrade = { $hex } ausbauen
main-shrine = Schrein bauen
main-demolish = Abreißen
main-construct = Baue: { $building }
main-reach-site = Stätte erreichen
main-reach-port = Hafen erreichen
main-duty = Ausführen: { $duty }
main-tithe = Zehnt nehmen
main-use = Benutze: { $building }
main-hire = Miete: { $building }
main-decline = Verzichten
main-row-bonus = Bonus nehmen
main-favour = Gunst nehmen
main-pay = Ohne Bank bezahlen
main-collect = { $count ->
    [0] Nichts nehmen
   *[other] Nimm { $count } { $good }
}
main-confess-not = Verzichten

## Warten

wait-sow = { $who } setzt Akolyten ab
wait-move = { $who } wählt Akolyten zum Ziehen
wait-act = { $who } wählt Aufgabe oder Zehnt
wait-end = { $who } beendet den Zug
wait-roads = { $who } baut Straßen
wait-construct = { $who } baut
wait-name-start = { $who } benennt den Startspieler
wait-confess = { $who } denkt über den Beichtstuhl nach
wait-income = { $who } nimmt Einkommen

## Das Ende einer Jahreszeit

season-over = Der { $season } ist zu Ende
season-nobody = Niemand führte die Almosentafel an: Niemand schickt einen Akolyten an ihre Spitze.
season-leaps = Bocksprung: { $list }.
season-leap = { $from } → { $to }
season-markers = Alle Almosenmarker stehen wieder in Reihe 0.
game-over = Spiel { $game } von { $games } ist zu Ende
game-stood = { $points } zu { $rival } gegen den Ab-Bott, in der Kampagne bisher { $sum }.
game-on = Weiter mit Spiel { $next }
game-next = Spiel { $next } beginnt mit einem neuen Aufbau; { $dummies } neutrale Figuren stehen auf den Aufgaben.

## Das Ende

ending-won = Du gewinnst, { $points } zu { $rival }
ending-lost = Der Ab-Bott gewinnt, { $rival } zu { $points }
ending-level = Gleichauf mit dem Ab-Bott, je { $points }
ending-help = { $sum } gegen den Ab-Bott, nach { $rounds } Runden.
ending-campaign = { $rating }, mit { $sum }
ending-campaign-help = Die Summe aus { $games } Spielen gegen den Ab-Bott.
ending-games = Die Kampagne
ending-later = kommt noch
ending-game = Spiel
ending-difference = Differenz
ending-range = { $min } bis { $max }
ending-range-most = bis { $max }
ending-range-least = ab { $min }

## Tasten

keys-zero = die Gebäude
keys-turn = dreht das Plättchen, mit Umschalt zurück
keys-take = nimmt das Feld im Fokus
