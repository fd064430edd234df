### Die gemeinsame Welt des Tisches: Karte, Leisten, Werke, Spieler, Stundenglas.

role-type = way

letter-farmer = B
letter-boatman = S
letter-craftsman = W
letter-trader = H
letter-knight = R
letter-scholar = G
letter-monk = M
letter-any = alle

## Kopf

head-over = Spiel zu Ende
head-edition = { $scenario ->
    [base] Ausgabe { $edition }
   *[other] { $name }
}
hour-glass = Stundenglas, Ereignisse der Runden
event-hidden = Noch verdeckt, eines von diesen: { $what }.
phase-title = Phasen einer Runde
phase-help = In dieser Reihenfolge: { $phases }.
toll-food = { $count ->
    [one] Du gibst 1 Nahrung, du hast { $have }
   *[other] Du gibst { $count } Nahrung, du hast { $have }
}
toll-pays = { $count ->
    [0] Du zahlst nichts
    [one] Du zahlst 1 Münze, du hast { $have }
   *[other] Du zahlst { $count } Münzen, du hast { $have }
}
toll-receives = { $count ->
    [0] Du bekommst nichts
    [one] Du bekommst 1 Münze
   *[other] Du bekommst { $count } Münzen
}

## Teile des Tisches

pane-map = Karte
pane-tracks = Leisten
pane-side = Spieler und Werke
tab-deeds = Werke

## Karte

map = Karte
map-towns-and-goods = Städte und Waren
map-road = Landweg
map-waterway = Wasserweg
river-loire = Loire
river-cher = Cher
way-road = Landweg
way-waterway = Wasserweg
town-station = Kontor von { $seat }
town-merchant = Händlerfigur von { $seat }
town-free = Hier hat niemand gebaut.
good-on-way = { $good }, { $type } zwischen { $town } und { $here }
good-worth = { $points ->
    [one] Zählt am Ende 1 Punkt.
   *[other] Zählt am Ende { $points } Punkte.
}
goods-market = Warenmarkt
goods-market-holds = Warenmarkt: { $what }

## Leisten

tracks = Leisten
supply-left = { $count ->
    [0] Im Vorrat: { $kind } ×0.
   *[other] Im Vorrat: { $kind } ×{ $count }.
}
technology = Technik
technology-left = { $count ->
    [0] Kein Technikplättchen ist mehr da.
    [one] 1 Technikplättchen ist noch da.
   *[other] { $count } Technikplättchen sind noch da.
}
place-tiles = Ortskarten
stack = Kategorie { $stack }
stack-empty = Hier liegt keine Karte mehr.
status = Stand
score-how = Ein Kontor oder Bürger zählt so viele Punkte wie der Stand; Waren zählen 1 (Getreide) bis 5 (Brokat).
next = nächst
reward-nothing = nichts
reward-status = Entwicklungsstand { $status }
reward-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
reward-technology = Technikplättchen
reward-technology-only = Technikplättchen, für ein Feld: { $kind }
reward-tile = Ortskarte der Kategorie { $stacks }
reward-draws = je Runde { $count } ziehen
reward-development = { $count ->
    [one] 1 Entwicklungspunkt
   *[other] { $count } Entwicklungspunkte
}
reward-citizen = Bürgerplättchen
reward-citizen-taken = Bürgerplättchen (vergeben)
space-number = Feld { $space }
space = Feld { $space }: { $what }.
space-here = Hier: { $who }.

## Werke

deeds = Segensreiche Werke
deeds-reward = 1 Person = Lohn{ $citizens ->
    [yes] , die letzte = Bürger
   *[no] {""}
}
deed-done = Vollendet.

## Spieler

seat-state-planning = plant
seat-state-ready = bereit
seat-state-drawing = zieht
seat-state-choosing = wählt
seat-state-acting = am Zug
seat-state-passed = gepasst
count-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
count-goods = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
count-stations = { $count ->
    [one] 1 Kontor
   *[other] { $count } Kontore
}
count-citizens = { $count } Bürgerplättchen
count-status = Entwicklungsstand { $count }
count-followers = { $count ->
    [one] 1 Person insgesamt
   *[other] { $count } Gefolgsleute insgesamt
}
opponent-board = Tableau von { $seat }
opponent-points = Punkte
opponent-points-help = Punkte, wenn das Spiel jetzt zu Ende wäre.
opponent-market = Markt
opponent-goods = Waren
opponent-followers = Gefolgsleute
opponent-bag = Beutel
place-complete = vollständig
place-always = gilt immer
place-space-free = frei ({ $kind })

## Rundenwechsel

recap-event-text = Runde { $round }: { $what }
recap-census = Volkszählung
recap-census-text = Erster und Letzter auf der Bauernleiste
recap-drew = Du ziehst { $count }
recap-drew-text = { $left ->
    [0] der Beutel ist leer
    [one] 1 bleibt im Beutel
   *[other] { $left } bleiben im Beutel
}
recap-due = Diese Runde: { $name }
recap-missing = { $count ->
    [one] Das fehlende Stück kostet *{ $coins } Münzen*.
   *[other] Die { $count } fehlenden kosten *{ $coins } Münzen*.
}
fate-torture = Für jede fehlende Münze gibst du etwas anderes her: *Folter*.
fate-lost = Wer nicht zahlen kann, *verliert*.
fate-technology = Was nicht bezahlt wird, geht *zurück*.

## Seit meinem letzten Zug

since-acted = { $place }
since-moved = { $place } nach { $town }
since-passed = passt

event-about-income = Alle erhalten Münzen nach ihrem Entwicklungsstand.
event-about-harvest = Nahrung sind Getreide, Käse und Wein.
event-about-taxes = Es zählen die Waren, nicht ihr Wert.
event-about-trading_day = Es zählen nur Kontore auf der Karte.
