### Orléans. Namen haben Formen als Attribute; `role-X` sagt, was für ein Ding eine Variable X nennt.

role-tile = tile
role-tiles = tile
role-kind = tile
role-missing = tile
role-kinds = tile
role-good = good
role-goods = good
role-place = place
role-places = place
role-by = place
role-deed = deed
role-town = town
role-here = town
role-track = track
role-event = happening
role-events = happening
role-phase = phase
role-seat = seat
role-start = seat
role-laid = action
role-item = action
role-source = source

## Namen

game-title = Orléans
game-goal = Ziel: nach 18 Runden die meisten Punkte. Es zählen Münzen, Waren sowie Kontore und Bürgerplättchen mal Entwicklungsstand („hilfe Spiel“).
edition-2014 = Erstausgabe (2014)
edition-2019 = überarbeitete Ausgabe (2019)
scenario-base = Grundspiel
option-start = Startspieler
option-planning = geplant wird gleichzeitig oder nacheinander
option-take_back_ready = wer bereit ist, darf weiterplanen, bis es alle sind
option-open_points = die Punkte aller sind während des Spiels zu sehen
option-remove_tiles = vor Runde 1 entfernt jeder Spieler eine Ortskarte
option-coin_limit = Wert aller Münzen der Erstausgabe; 0: keine Grenze

seat-0 = Blau
    .letter = B
seat-1 = Rot
    .letter = R
seat-2 = Grün
    .letter = G
seat-3 = Gelb
    .letter = E
seat-4 = Schwarz
    .letter = S

tile-farmer = Bauer
    .short = Bau
    .a = { $count ->
        [one] einen Bauern
       *[other] { $count } Bauern
    }
    .count = { $count ->
        [one] 1 Bauer
       *[other] { $count } Bauern
    }
    .as = Bauern
    .field = Bauernfeld
tile-boatman = Schiffer
    .short = Sch
    .a = { $count ->
        [one] einen Schiffer
       *[other] { $count } Schiffer
    }
    .count = { $count ->
        [one] 1 Schiffer
       *[other] { $count } Schiffer
    }
    .as = Schiffer
    .field = Schifferfeld
tile-craftsman = Handwerker
    .short = Hwk
    .a = { $count ->
        [one] einen Handwerker
       *[other] { $count } Handwerker
    }
    .count = { $count ->
        [one] 1 Handwerker
       *[other] { $count } Handwerker
    }
    .as = Handwerker
    .field = Handwerkerfeld
tile-trader = Händler
    .short = Hdl
    .a = { $count ->
        [one] einen Händler
       *[other] { $count } Händler
    }
    .count = { $count ->
        [one] 1 Händler
       *[other] { $count } Händler
    }
    .as = Händler
    .field = Händlerfeld
tile-knight = Ritter
    .short = Rit
    .a = { $count ->
        [one] einen Ritter
       *[other] { $count } Ritter
    }
    .count = { $count ->
        [one] 1 Ritter
       *[other] { $count } Ritter
    }
    .as = Ritter
    .field = Ritterfeld
tile-scholar = Gelehrter
    .short = Gel
    .a = { $count ->
        [one] einen Gelehrten
       *[other] { $count } Gelehrte
    }
    .count = { $count ->
        [one] 1 Gelehrter
       *[other] { $count } Gelehrte
    }
    .as = Gelehrten
    .field = Gelehrtenfeld
tile-monk = Mönch
    .short = Mön
    .a = { $count ->
        [one] einen Mönch
       *[other] { $count } Mönche
    }
    .count = { $count ->
        [one] 1 Mönch
       *[other] { $count } Mönche
    }
    .as = Mönch
    .field = Mönchsfeld
tile-marked_farmer = markierter Bauer
    .brief = Bauer*
    .short = Bau*
    .a = { $count ->
        [one] den markierten Bauern
       *[other] { $count } markierte Bauern
    }
    .count = { $count ->
        [one] 1 markierter Bauer
       *[other] { $count } markierte Bauern
    }
    .as = Bauern
    .field = Bauernfeld
tile-marked_boatman = markierter Schiffer
    .brief = Schiffer*
    .short = Sch*
    .a = { $count ->
        [one] den markierten Schiffer
       *[other] { $count } markierte Schiffer
    }
    .count = { $count ->
        [one] 1 markierter Schiffer
       *[other] { $count } markierte Schiffer
    }
    .as = Schiffer
    .field = Schifferfeld
tile-marked_craftsman = markierter Handwerker
    .brief = Handwerker*
    .short = Hwk*
    .a = { $count ->
        [one] den markierten Handwerker
       *[other] { $count } markierte Handwerker
    }
    .count = { $count ->
        [one] 1 markierter Handwerker
       *[other] { $count } markierte Handwerker
    }
    .as = Handwerker
    .field = Handwerkerfeld
tile-marked_trader = markierter Händler
    .brief = Händler*
    .short = Hdl*
    .a = { $count ->
        [one] den markierten Händler
       *[other] { $count } markierte Händler
    }
    .count = { $count ->
        [one] 1 markierter Händler
       *[other] { $count } markierte Händler
    }
    .as = Händler
    .field = Händlerfeld
tile-any = beliebige Person
    .brief = beliebig
    .short = bel
    .a = { $count ->
        [one] eine beliebige Person
       *[other] { $count } beliebige Gefolgsleute
    }
    .count = { $count ->
        [one] 1 beliebige Person
       *[other] { $count } beliebige Gefolgsleute
    }
    .as = beliebige Person
    .field = beliebiges Feld
tile-any_neutral = beliebige unmarkierte Person
    .short = bel
    .a = { $count ->
        [one] eine beliebige unmarkierte Person
       *[other] { $count } beliebige unmarkierte Gefolgsleute
    }
    .count = { $count ->
        [one] 1 beliebige unmarkierte Person
       *[other] { $count } beliebige unmarkierte Gefolgsleute
    }
    .as = beliebige unmarkierte Person
    .field = beliebiges Feld
tile-technology = Technik
    .short = Tec
    .a = { $count ->
        [one] ein Technikplättchen
       *[other] { $count } Technikplättchen
    }
    .count = { $count ->
        [one] 1 Technikplättchen
       *[other] { $count } Technikplättchen
    }
    .as = Technik
    .field = Technikfeld

good-grain = Getreide
    .letter = g
    .count = { $count } Getreide
good-cheese = Käse
    .letter = k
    .count = { $count } Käse
good-wine = Wein
    .letter = w
    .count = { $count } Wein
good-wool = Wolle
    .letter = l
    .count = { $count } Wolle
good-brocade = Brokat
    .letter = b
    .count = { $count } Brokat

place-farm_house = Bauernhaus
    .subject = Das Bauernhaus
    .the = das Bauernhaus
    .to = ins Bauernhaus
    .at = im Bauernhaus
    .from = aus dem Bauernhaus
place-village = Dorf
    .subject = Das Dorf
    .the = das Dorf
    .to = ins Dorf
    .at = im Dorf
    .from = aus dem Dorf
place-university = Universität
    .subject = Die Universität
    .the = die Universität
    .to = in die Universität
    .at = in der Universität
    .from = aus der Universität
place-castle = Burg
    .subject = Die Burg
    .the = die Burg
    .to = in die Burg
    .at = in der Burg
    .from = aus der Burg
place-monastery = Kloster
    .subject = Das Kloster
    .the = das Kloster
    .to = ins Kloster
    .at = im Kloster
    .from = aus dem Kloster
place-ship = Schiff
    .subject = Das Schiff
    .the = das Schiff
    .to = aufs Schiff
    .at = auf dem Schiff
    .from = vom Schiff
place-wagon = Wagen
    .subject = Der Wagen
    .the = den Wagen
    .to = auf den Wagen
    .at = auf dem Wagen
    .from = vom Wagen
place-guildhall = Gildenhaus
    .subject = Das Gildenhaus
    .the = das Gildenhaus
    .to = ins Gildenhaus
    .at = im Gildenhaus
    .from = aus dem Gildenhaus
place-scriptorium = Scriptorium
    .subject = Das Scriptorium
    .the = das Scriptorium
    .to = ins Scriptorium
    .at = im Scriptorium
    .from = aus dem Scriptorium
place-town_hall = Rathaus
    .subject = Das Rathaus
    .the = das Rathaus
    .to = ins Rathaus
    .at = im Rathaus
    .from = aus dem Rathaus
place-hayrick = Heuschober
    .subject = Der Heuschober
    .the = den Heuschober
    .to = in den Heuschober
    .at = im Heuschober
    .from = aus dem Heuschober
place-cheese_factory = Käserei
    .subject = Die Käserei
    .the = die Käserei
    .to = in die Käserei
    .at = in der Käserei
    .from = aus der Käserei
place-winery = Winzerei
    .subject = Die Winzerei
    .the = die Winzerei
    .to = in die Winzerei
    .at = in der Winzerei
    .from = aus der Winzerei
place-wool_manufacturer = Wollmanufaktur
    .subject = Die Wollmanufaktur
    .the = die Wollmanufaktur
    .to = in die Wollmanufaktur
    .at = in der Wollmanufaktur
    .from = aus der Wollmanufaktur
place-tailor_shop = Schneiderei
    .subject = Die Schneiderei
    .the = die Schneiderei
    .to = in die Schneiderei
    .at = in der Schneiderei
    .from = aus der Schneiderei
place-shipping_line = Reederei
    .subject = Die Reederei
    .the = die Reederei
    .to = in die Reederei
    .at = in der Reederei
    .from = aus der Reederei
place-brewery = Brauerei
    .subject = Die Brauerei
    .the = die Brauerei
    .to = in die Brauerei
    .at = in der Brauerei
    .from = aus der Brauerei
place-library = Bibliothek
    .subject = Die Bibliothek
    .the = die Bibliothek
    .to = in die Bibliothek
    .at = in der Bibliothek
    .from = aus der Bibliothek
place-windmill = Windmühle
    .subject = Die Windmühle
    .the = die Windmühle
    .to = in die Windmühle
    .at = in der Windmühle
    .from = aus der Windmühle
place-cellar = Ratskeller
    .subject = Der Ratskeller
    .the = den Ratskeller
    .to = in den Ratskeller
    .at = im Ratskeller
    .from = aus dem Ratskeller
place-pharmacy = Apotheke
    .subject = Die Apotheke
    .the = die Apotheke
    .to = in die Apotheke
    .at = in der Apotheke
    .from = aus der Apotheke
place-office = Kämmerei
    .subject = Die Kämmerei
    .the = die Kämmerei
    .to = in die Kämmerei
    .at = in der Kämmerei
    .from = aus der Kämmerei
place-bathhouse = Badehaus
    .subject = Das Badehaus
    .the = das Badehaus
    .to = ins Badehaus
    .at = im Badehaus
    .from = aus dem Badehaus
place-hospital = Hospital
    .subject = Das Hospital
    .the = das Hospital
    .to = ins Hospital
    .at = im Hospital
    .from = aus dem Hospital
place-school = Schule
    .subject = Die Schule
    .the = die Schule
    .to = in die Schule
    .at = in der Schule
    .from = aus der Schule
place-horse_wagon = Pferdewagen
    .subject = Der Pferdewagen
    .the = den Pferdewagen
    .to = auf den Pferdewagen
    .at = auf dem Pferdewagen
    .from = vom Pferdewagen
place-herb_garden = Kräutergarten
    .subject = Der Kräutergarten
    .the = den Kräutergarten
    .to = in den Kräutergarten
    .at = im Kräutergarten
    .from = aus dem Kräutergarten
place-sacristy = Sakristei
    .subject = Die Sakristei
    .the = die Sakristei
    .to = in die Sakristei
    .at = in der Sakristei
    .from = aus der Sakristei
place-gunpowder_tower = Pulverturm
    .subject = Der Pulverturm
    .the = den Pulverturm
    .to = auf den Pulverturm
    .at = auf dem Pulverturm
    .from = vom Pulverturm
place-laboratory = Laboratorium
    .subject = Das Laboratorium
    .the = das Laboratorium
    .to = ins Laboratorium
    .at = im Laboratorium
    .from = aus dem Laboratorium

deed-city_wall = Bau der Stadtmauer
    .short = Stadtmauer
    .to = zum Bau der Stadtmauer
deed-papal_conclave = Papstwahl
    .short = Papstwahl
    .to = zur Papstwahl
deed-defeating_plague = Sieg über die Pest
    .short = Pest
    .to = zum Sieg über die Pest
deed-astronomy = Astronomie
    .short = Astronomie
    .to = zur Astronomie
deed-boatmens_guild = Gründung der Schiffergilde
    .short = Schiffergilde
    .to = zur Gründung der Schiffergilde
deed-cathedral = Bau der Kathedrale
    .short = Kathedrale
    .to = zum Bau der Kathedrale
deed-peace_treaty = Friedensvertrag
    .short = Friedensvertrag
    .to = zum Friedensvertrag
deed-canalization = Kanalisation
    .short = Kanalisation
    .to = zur Kanalisation

town-orleans = Orléans
town-chartres = Chartres
town-etampes = Étampes
town-le_mans = Le Mans
town-chateaudun = Châteaudun
town-montargis = Montargis
town-vendome = Vendôme
town-blois = Blois
town-briare = Briare
town-tours = Tours
town-chinon = Chinon
town-montrichard = Montrichard
town-vierzon = Vierzon
town-loches = Loches
town-bourges = Bourges
town-sancerre = Sancerre
town-chatellerault = Châtellerault
town-le_blanc = Le Blanc
town-chateauroux = Châteauroux
town-nevers = Nevers
town-argenton_sur_creuse = Argenton-sur-Creuse
town-la_chatre = La Châtre
town-saint_amand_montrond = Saint-Amand-Montrond

track-farmers = Bauernleiste
    .short = Bauern
track-boatmen = Schifferleiste
    .short = Schiffer
track-craftsmen = Handwerkerleiste
    .short = Handwerker
track-traders = Händlerleiste
    .short = Händler
track-knights = Ritterleiste
    .short = Ritter
track-scholars = Gelehrtenleiste
    .short = Gelehrte
track-development = Entwicklungsleiste
    .short = Entwicklung

happening-pilgrimage = Wallfahrt
happening-income = Einnahmen
happening-harvest = Ernte
happening-taxes = Steuern
happening-trading_day = Handelstag
happening-plague = Pest

# Was das Ereignis der Runde bewirkt, mit seiner Stärke.
effect-pilgrimage = in dieser Runde kann niemand das Kloster nutzen
effect-income = { $n ->
    [one] alle erhalten so viele Münzen wie ihr Entwicklungsstand
   *[other] alle erhalten { $n } Münzen je Punkt ihres Entwicklungsstands
}
effect-harvest = { $n ->
    [one] alle schulden 1 Nahrungsmittel oder 5 Münzen
   *[other] alle schulden { $n } Nahrungsmittel oder je 5 Münzen dafür
}
effect-taxes = { $n ->
    [one] alle zahlen 1 Münze für jede Ware
   *[other] alle zahlen 1 Münze für je { $n } Waren
}
effect-trading_day = { $n ->
    [one] alle erhalten 1 Münze für jedes ihrer Kontore
   *[other] alle erhalten { $n } Münzen für jedes ihrer Kontore
}
effect-plague = alle verlieren eine Person, aus dem Beutel gezogen

# Phasen der Runde und die Fragen, die in ihnen gestellt werden.
phase-remove-tiles = Entfernen von Ortskarten
phase-hour-glass = Stundenglas
phase-census = Volkszählung
phase-followers = Gefolgsleute
phase-planning = Planung
phase-actions = Aktionen
phase-event = Ereignis
phase-start-player = Wechsel
phase-remove-tile = Entfernen einer Ortskarte
phase-draw = Gefolgsleute ziehen
phase-fill-tower = Belegen des Pulverturms
phase-plan = Planung
phase-act = Aktionen
phase-send = Entsenden zu den Werken
phase-choose-tile = Wahl einer Ortskarte
phase-bathhouse = Badehaus
phase-place-technology = Legen von Technik
phase-shelter = Ereignis
phase-harvest = Ernte
phase-torture = Folter

source-coins = Münzen
source-goods = Waren
source-stations = Kontore
source-citizens = Bürgerplättchen

# Gründe eines Trainers

part-place = { $place } nutzen
part-road = { $place }: einen Landweg weiter, mit einer Ware vom Weg
part-water = { $place }: einen Wasserweg weiter, mit einer Ware vom Weg
part-build = { $place }: ein Kontor
part-coins = { $place }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
part-development = { $place }: { $development ->
    [one] 1 Entwicklungspunkt
   *[other] { $development } Entwicklungspunkte
}{ $coins ->
    [0] {""}
    [one] , 1 Münze
   *[other] , { $coins } Münzen
}{ $citizen ->
    [0] {""}
   *[other] , ein Bürgerplättchen
}
part-technology = { $place }: 1 Technikplättchen
part-good = { $place }: { $good-count }
part-goods = { $place }: { $count } Waren
part-recruit-good = { $place }: wirbt { $kind-a } an, dazu { $good-count }
part-recruit = { $place }: wirbt { $kind-a } an{ $technology ->
    [0] {""}
   *[other] , { $technology } Technikplättchen
}{ $cards ->
    [0] {""}
   *[other] , eine Ortskarte
}{ $draws ->
    [0] {""}
   *[other] , je Runde { $draws } mehr ziehen
}{ $development ->
    [0] {""}
    [one] , 1 Entwicklungspunkt
   *[other] , { $development } Entwicklungspunkte
}{ $coins ->
    [0] {""}
    [one] , 1 Münze
   *[other] , { $coins } Münzen
}{ $citizen ->
    [0] {""}
   *[other] , ein Bürgerplättchen
}
part-send = { $kind-a } zu einem Werk schicken
part-send-coins = { $kind-a } { $deed-to } schicken: { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}{ $citizen ->
    [0] {""}
   *[other] , ein Bürgerplättchen
}
part-send-development = { $kind-a } { $deed-to } schicken: { $count ->
    [one] 1 Entwicklungspunkt
   *[other] { $count } Entwicklungspunkte
}{ $citizen ->
    [0] {""}
   *[other] , ein Bürgerplättchen
}
part-food = spart { $coins } Münzen bei der Ernte
part-harvest = { $coins } Münzen bei der Ernte: Nahrung fehlt

# Was über die Runden aufgezeichnet wird.
figure-points = Punkte
figure-coins = Münzen
figure-followers = Gefolgsleute
figure-development = Entwicklung

## Aktionen

action-ready = Planung abschließen (fertig)
action-pass = passen
action-done = fertig
action-coins = 5 Münzen statt eines Nahrungsmittels zahlen
action-sacristy = den Mönch der Sakristei in den Beutel legen und das Ereignis abwenden
action-endure = das Ereignis hinnehmen
action-lay = { $tile-a } auf den Pulverturm legen
action-draw = { $count ->
    [0] niemanden ziehen
    [one] 1 Person ziehen
   *[other] { $count } Gefolgsleute ziehen
}
action-food = { $good } abgeben
action-place = { $tile-a } { $place-to } setzen
    .group = { $place }
    .item = { $tile-brief }
    .told = { $tile }
    .dense = { $tile-short }
action-place-as = { $tile-a } als { $kind-as } { $place-to } setzen
    .group = { $place }
    .item = { $tile-brief } als { $kind }
    .told = { $tile } als { $kind }
    .dense = { $tile-short }→{ $kind-short }
action-place-tower = { $tile-a } vom Turm { $place-to } setzen
    .group = { $place }
    .item = { $tile-brief } vom Turm
    .told = { $tile } vom Turm
    .dense = { $tile-short }↑
action-place-tower-as = { $tile-a } vom Turm als { $kind-as } { $place-to } setzen
    .group = { $place }
    .item = { $tile-brief } vom Turm als { $kind }
    .told = { $tile } vom Turm als { $kind }
    .dense = { $tile-short }↑→{ $kind-short }
action-take-back = { $tile-a } { $place-from } zurücknehmen
    .group = { $place }
    .item = { $tile-brief }
action-take-back-as = { $tile-a } { $place-from } zurücknehmen ({ $kind-field })
    .group = { $place }
    .item = { $tile-brief } als { $kind }
action-recall = { $tile-a } { $place-from } auf den Markt zurückholen
    .group = { $place }
    .item = { $tile-brief }
action-recall-as = { $tile-a } { $place-from } auf den Markt zurückholen ({ $kind-field })
    .group = { $place }
    .item = { $tile-brief } als { $kind }
action-technology = Technik { $place-to } legen ({ $kind-field })
    .group = { $place }
    .item = Technik statt { $kind }
    .dense = ◆{ $kind-short }
action-farmer-technology = Bauerntechnik { $place-to } legen ({ $kind-field })
    .group = { $place }
    .item = Technik statt { $kind }
    .dense = ◆{ $kind-short }
action-act = { $place-the } nutzen
    .item = nutzen
action-act-recruit = { $place }: { $kind-a } anwerben
    .item = { $kind-a } anwerben
action-act-move = { $place }: nach { $town } ziehen
    .item = nach { $town }
action-act-move-good = { $place }: nach { $town } ziehen und { $good } nehmen
    .item = nach { $town } mit { $good }
action-act-pay = { $coins ->
    [one] { $place }: 1 Münze zahlen
   *[other] { $place }: { $coins } Münzen zahlen
}
    .item = { $coins ->
        [one] 1 Münze zahlen
       *[other] { $coins } Münzen zahlen
    }
action-take = { $place-the } nehmen
action-remove = { $place-the } aus dem Spiel nehmen
action-send = { $tile-a } { $deed-to } entsenden
action-send-development = { $tile-a } für einen Entwicklungspunkt { $deed-to } entsenden
action-give-station = das Kontor in { $town } abgeben
    .done = gibt das Kontor in { $town } ab
action-give-station-stock = ein Kontor aus dem Bestand abgeben
    .done = gibt ein Kontor aus dem Bestand ab
action-give-follower = eine Person abgeben, aus dem Beutel gezogen
    .done = gibt eine Person aus dem Beutel ab
action-give-development = auf der Entwicklungsleiste ein Feld zurückgehen
    .done = geht auf der Entwicklungsleiste ein Feld zurück
action-give-good = { $good } abgeben
    .done = gibt { $good } ab
action-give-technology = die Technik { $place-at } abgeben
    .done = gibt die Technik { $place-at } ab
action-give-place = { $place-the } abgeben
    .done = gibt { $place-the } ab
action-give-technology-stock = ein Technikplättchen aus dem Bestand abgeben
    .done = gibt ein Technikplättchen aus dem Bestand ab
action-give-technology-farmer = die Bauerntechnik aus dem Bestand abgeben
    .done = gibt die Bauerntechnik aus dem Bestand ab

## Fragen

prompt-remove-tile = Welche Ortskarte scheidet vor Runde 1 aus?
prompt-draw = { $left ->
    [one] Ziehe 1 Person oder hole eine auf den Markt zurück. Im Beutel: { $bag }, freie Marktfelder: { $room }.
   *[other] Ziehe bis zu { $left } Gefolgsleute; für jede nicht gezogene Person darfst du eine auf den Markt zurückholen. Im Beutel: { $bag }, freie Marktfelder: { $room }.
}
prompt-fill-tower = Welche Gefolgsleute des Marktes liegen auf dem Pulverturm?
prompt-plan = Planung: Wer geht wohin?
prompt-act = Du bist am Zug: Nutze einen vollständigen Ort oder passe.
prompt-send = Wer geht zu welchem Werk?
prompt-choose-tile = Wähle eine Ortskarte.
prompt-bathhouse = { $left ->
    [one] Du hast { $tiles-a } gezogen. Setze eine Person davon ein.
   *[other] Du hast { $tiles-a } gezogen. Setze { $left } davon ein.
}
prompt-place-technology = Du hast gepasst. Technik jetzt legen oder behalten?
prompt-shelter = Ereignis: { $event }. Die Sakristei verwenden?
prompt-harvest = { $items ->
    [one] Ernte: Gib 1 Nahrungsmittel ab oder { $coins } Münzen.
   *[other] Ernte: { $items } Nahrungsmittel sind fällig oder je { $coins } Münzen dafür.
}
prompt-torture = { $owed ->
    [one] Du kannst nicht zahlen: Gib etwas für die fehlende Münze ab.
   *[other] Du kannst nicht zahlen: { $owed } Münzen fehlen, gib für jede etwas ab.
}

## Warum nicht

reason-no-follower-left = Davon ist niemand mehr im Vorrat.
reason-track-end = Dein Markierer steht auf dem letzten Feld dieser Leiste.
reason-no-good-left = Diese Ware liegt nicht mehr im Warenmarkt.
reason-no-technology-left = Es ist kein Technikplättchen mehr da.
reason-banned = Ereignis { $event }: In dieser Runde kann niemand { $place-the } nutzen.
reason-development-end = Dein Markierer steht auf dem letzten Feld der Entwicklungsleiste.
reason-no-coins = Du hast keine Münze zum Zahlen.
reason-no-way = Aus der Stadt deiner Händlerfigur führt kein solcher Weg.
reason-town-taken = In der Stadt deiner Händlerfigur steht schon ein fremdes Kontor.
reason-own-station = In der Stadt deiner Händlerfigur steht schon dein Kontor.
reason-no-station-left = Du hast kein Kontor mehr zu bauen.
reason-no-deed = Von den Gefolgsleuten dort passt niemand auf ein freies Feld eines Werks.
reason-choices-closed = Schiffer, Handwerker und Händler sind derzeit alle nicht zu haben.
reason-bank-empty = Im Vorrat sind keine Münzen mehr.
reason-no-stations-built = Du hast kein Kontor auf der Landkarte.
reason-bag-empty = Dein Beutel ist leer.
reason-never-executed = { $place-subject } wird in der Aktionsphase nicht genutzt, die Karte wirkt von selbst.
reason-gain-banned = Diese Art kann in dieser Runde niemand anwerben.
reason-nothing-to-send = Vom Turm passt niemand auf ein freies Feld eines Werks.
reason-not-enough-coins = So viele Münzen hast du nicht.
reason-incomplete = { $place-subject } ist nicht vollständig. Es fehlen: { $missing }.
reason-place-not-owned = { $place-subject } gehört dir nicht.
reason-needs-choice = { $place-subject } lässt dir die Wahl: Sag, was es sein soll.
reason-no-waterway = Von { $here } führt kein Wasserweg nach { $town }.
reason-no-road = Von { $here } führt kein Landweg nach { $town }.
reason-no-good-there = Auf diesem Weg liegt das nicht: { $good }.
reason-not-on-market = Auf deinem Markt liegt niemand von dieser Art: { $tile }.
reason-not-on-tower = Auf deinem Turm liegt niemand von dieser Art: { $tile }.
reason-marked-town-hall = Markierte Gefolgsleute gehen nie { $place-to }.
reason-wrong-kind = Dieses Feld { $place-at } ist für { $kind-a }; hier passt nicht: { $tile }.
reason-wrong-kinds = Dieses Feld { $place-at } ist nur für: { $kinds }. Dieser Gefolgsmann kann dort nicht stehen: { $tile }.
reason-space-technology = Diese Arbeit { $place-at } übernimmt schon ein Technikplättchen.
reason-space-occupied = Dieses Feld { $place-at } ist besetzt.
reason-not-placed-now = Zurücknehmen kannst du nur, was du in eben dieser Phase gesetzt hast.
reason-allowance = { $left ->
    [0] Dein Kontingent für diese Runde ist verbraucht.
    [one] Dein Kontingent reicht nur noch für 1 Person.
   *[other] Dein Kontingent reicht nur noch für { $left } Gefolgsleute.
}
reason-bag-short = { $bag ->
    [0] Dein Beutel ist leer.
    [one] In deinem Beutel ist nur 1 Person.
   *[other] In deinem Beutel sind nur { $bag } Gefolgsleute.
}
reason-market-full = { $room ->
    [0] Dein Markt ist voll.
    [one] Dein Markt hat nur 1 freies Feld.
   *[other] Dein Markt hat nur { $room } freie Felder.
}
reason-nobody-there = Dort steht niemand von dieser Art: { $tile }.
reason-tower-needed = Der Markt ist zu voll: Jemand muss auf den Turm.
reason-stack-closed = Der erste Schritt auf der Händlerleiste öffnet nur Kategorie I.
reason-tile-gone = Diese Ortskarte liegt nicht mehr im Stapel.
reason-deed-space = Dieses Werk hat kein freies Feld für { $kind-a }: { $deed }.
reason-marked-deed = Markierte Gefolgsleute gehen nie zu den Werken.
reason-must-send = Mindestens eine Person muss entsandt werden.
reason-no-such-follower = Dort liegt niemand von dieser Art: { $tile }.
reason-coins-short = Solange du Nahrungsmittel hast, brauchst du zum Zahlen { $coins } Münzen.
reason-food-first = Solange du Nahrungsmittel hast, musst du sie abgeben.
reason-not-food = Das ist kein Nahrungsmittel: { $good }.
reason-no-such-good = Davon hast du nichts: { $good }.
reason-technology-farmer-only = Dein erstes Technikplättchen darf nur einen Bauern ersetzen.
reason-no-technology-in-stock = Du hast kein solches Technikplättchen zu legen.
reason-technology-later = Technik wird nach dem Passen gelegt oder beim Planen.
reason-technology-not-bound = Dein Technikplättchen ist nicht an einen Bauern gebunden: Lege es ohne diesen Zusatz.
reason-technology-monk = Ein Mönch wird nie durch Technik ersetzt.
reason-technology-single = Ein Ort mit nur einem Feld nimmt keine Technik auf: { $place }.
reason-technology-town-hall = { $place-subject } nimmt keine Technik auf.
reason-technology-twice = { $place-subject } hat schon ein Technikplättchen.
reason-technology-occupied = Dieses Feld { $place-at } ist besetzt.
reason-tower-later = Der Turm wird nur in der Gefolgsleutephase belegt.
reason-must-choose-tile = Wähle zuerst eine Ortskarte.
reason-must-remove-tile = Wähle zuerst eine Ortskarte, die ausscheidet.
reason-choose-shelter = Entscheide zuerst, ob dich die Sakristei schützt.
reason-bathhouse-both = Setze so ein, dass alle ein Feld finden.
reason-bathhouse-itself = Das Badehaus selbst kommt dafür nicht in Frage.
reason-bathhouse-must-place = Du musst eine der gezogenen Personen einsetzen.
reason-not-drawn = So jemanden hast du nicht gezogen: { $tile }.
reason-wrong-space = Hier passt diese Person nicht hin: { $tile }.
reason-torture-give = { $owed ->
    [one] Gib zuerst etwas für die fehlende Münze ab.
   *[other] Gib zuerst etwas für { $owed } fehlende Münzen ab.
}
reason-torture-on-coins = Von einem Münzfeld geht kein Markierer zurück.
reason-torture-barrier = Der Markierer geht nicht auf oder über ein Münzfeld zurück und nicht unter 0.
reason-torture-no-neutral = In deinem Beutel ist niemand, den du abgeben kannst.
reason-torture-not-owned = Das hast du nicht.
# Was an einer Stellung nicht stimmt
reason-audit-followers = Gefolgsleute, { $kind }: insgesamt { $found } statt { $total }, oder weniger als keine im Vorrat.
reason-audit-marked = { $seat } hat { $found } dieser Gefolgsleute statt 1: { $tile }.
reason-audit-goods = Waren: insgesamt { $found } statt { $total }, oder weniger als keine auf dem Warenmarkt.
reason-audit-technology = Technikplättchen: insgesamt { $found } statt { $total }, oder weniger als keine im Vorrat.
reason-audit-coins = Münzen: insgesamt { $found } statt { $total }, oder weniger als keine im Vorrat.
reason-audit-citizens = Bürger: Die Spieler haben { $found }; Leisten und segensreiche Werke haben { $total } vergeben.
reason-audit-tile-twice = { $seat } hat eine Ortskarte, die auch anderswo liegt.
reason-audit-negative = { $seat } hat von etwas weniger als nichts.
reason-audit-bag-count = { $seat }: In Beutel oder Markt liegen andere Mengen, als vermerkt ist.
reason-audit-stations = { $seat } hat mehr als { $total } Kontore.
reason-audit-not-owned = { $seat } hat Gefolgsleute auf einem Ort, der ihm nicht gehört: { $place }.
reason-audit-spaces = { $seat }: Was über die Aktionsfelder vermerkt ist, liegt dort nicht.

## Was geschah. Mit Sitz: was er tat, ohne das Subjekt.

event-round = { $letter ->
    [one] Runde { $round } · { $event } · { $start } beginnt.
   *[other] Runde { $round } · { $event } { $letter } · { $start } beginnt.
}
event-strikes = { $letter ->
    [one] Ereignis: { $event }.
   *[other] Ereignis: { $event } { $letter }.
}
event-acted = nutzt { $place-the }
event-passed = passt
event-census-leads = führt in der Volkszählung
event-census-last = ist Letzter in der Volkszählung
event-removed = nimmt { $place-the } aus dem Spiel
event-tile = nimmt { $place-the }
event-citizen = gewinnt ein Bürgerplättchen
event-sent = entsendet { $kind-a } { $deed-to }
event-developed = { $points ->
    [one] rückt auf der Entwicklungsleiste um 1 Feld vor (auf Feld { $space })
   *[other] rückt auf der Entwicklungsleiste um { $points } Felder vor (auf Feld { $space })
}
event-gave-food = gibt { $good } ab
event-plague-spared = verliert niemanden an die Pest
event-plague-took = verliert { $kind-a } an die Pest
event-sheltered = ist durch die Sakristei geschützt
event-drew = zieht { $tiles-a }
event-moved-back = holt { $tile-a } { $place-from } auf den Markt zurück
event-on-tower = legt { $tile-a } auf den Pulverturm
event-game-over = Das Spiel ist zu Ende.
event-planned = plant { $laid }
event-recruited = wirbt { $kind-a } an
event-most-stations = gewinnt ein Bürgerplättchen für die meisten Kontore
event-coins = { $coins ->
    [one] erhält 1 Münze
   *[other] erhält { $coins } Münzen
}
event-paid = { $coins ->
    [one] zahlt 1 Münze
   *[other] zahlt { $coins } Münzen
}
event-good = erhält { $good }
event-technology = erhält ein Technikplättchen
event-technology-placed = legt Technik { $place-to }
event-placed = setzt { $tile-a } { $place-to }
event-debt-cancelled = { $coins ->
    [one] hat nichts mehr zu geben: 1 Münze wird erlassen
   *[other] hat nichts mehr zu geben: { $coins } Münzen werden erlassen
}
event-gave = { $item-done } (Folter)
event-lost-follower = verliert { $kind-a }
event-built = baut ein Kontor in { $town }
event-moved = zieht nach { $town }

## Das Bild

picture-round = Runde { $round } von { $rounds }
picture-starts = { $who } beginnt
picture-passed = gepasst: { $names }
picture-over = Das Spiel ist zu Ende.
picture-points = Pkt
picture-coins = Mün
picture-goods = Waren
picture-stations = Kon
picture-citizens = Bür
picture-status = Stand
picture-draws = Zieht
picture-bag = Beu
picture-merchant = Figur in
picture-technology = Technik
picture-technology-stock = { $count ->
    [one] 1 Plättchen zu legen
   *[other] { $count } Plättchen zu legen
}
picture-technology-farmer = { $count ->
    [one] 1 Plättchen zu legen, anstelle eines Bauern
   *[other] { $count } Plättchen zu legen, anstelle von Bauern
}
picture-board = { $who }: Spielertableau
picture-market = Markt
picture-in-bag = Beutel
picture-tower = Turm
picture-nobody = niemand
picture-marked = (* markiert)
picture-stations-owned = Kontore
picture-stations-left = noch { $count } zu bauen
picture-tracks = Leisten
picture-deeds = Segensreiche Werke
picture-deeds-full = vollendet
picture-supplies = Vorräte
picture-supply-followers = Gefolge
picture-supply-goods = Waren
picture-supply-technology = Technik
picture-supply-coins = Münzen
picture-stack = Kategorie { $stack }
picture-hour-glass = Es kommen
picture-map = Landkarte
picture-legend-road = Landweg
picture-legend-water = Wasserweg
picture-legend-station = Kontor
picture-legend-merchant = Händlerfigur
picture-ways = Wege ab { $town }
picture-way-road = Landweg
picture-way-water = Wasserweg
picture-way-empty = keine Ware
picture-towns = Wer ist wo
picture-merchants-here = Händlerfigur
picture-station-here = { $count ->
    [one] Kontor
   *[other] Kontore
}
picture-nothing = nichts
picture-back = Wegnehmen
picture-draw = Ziehen
picture-as = als
picture-from-tower = vom Turm
picture-marked-word = markiert
picture-closed = (diesmal geschlossen)
picture-where = Runde { $round }, { $phase }
picture-doubt-draw = Im Beutel ist noch jemand, und auf dem Markt ist Platz. Wirklich niemanden ziehen? Dann noch einmal 0.
picture-stay = { $count ->
    [one] 1 Person bleibt auf dem Markt.
   *[other] { $count } Gefolgsleute bleiben auf dem Markt.
}
picture-gain-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
picture-gain-citizen = Bürgerplättchen
picture-gain-development = { $count ->
    [one] 1 Entwicklungspunkt
   *[other] { $count } Entwicklungspunkte
}
picture-gain-technology = Technik
picture-gain-tile = Ortskarte { $stacks }
picture-gain-draws = je Runde { $count } ziehen
picture-places = Orte
picture-recall = Oder auf den Markt zurückholen, jeweils anstelle eines Zugs:

## Hilfe für Neulinge

topic-game = Spiel
    .also = Ziel
topic-torture = Folter
    .also = Schulden
topic-deeds = Segensreiche Werke
    .also = Werke, Werk, Segensreiches Werk
topic-census = Volkszählung
    .also = Zählung
topic-technology = Technik
    .also = Technikplättchen, Bauerntechnik
topic-monk = Mönche
    .also = Mönch
topic-marked = markierte Gefolgsleute
    .also = markiert, *, Gefolgsleute, Person
topic-station = Kontor
    .also = Kontore
topic-citizen = Bürger
    .also = Bürgerplättchen
topic-goods = Waren
    .also = Ware, Nahrungsmittel, Getreide, Käse, Wein, Wolle, Brokat
topic-status = Entwicklungsstand
    .also = Stand, Entwicklung, Entwicklungspunkt, Entwicklungspunkte
topic-coins = Münzen
    .also = Münze, Geld
topic-tracks = Leisten
    .also = Leiste
topic-signs = Zeichen
    .also = Symbole, Abkürzungen, Legende
topic-places = Orte
    .also = Ort, Ortskarten, Ortskarte

help-game = Du führst 18 Runden lang ein Haus bei Orléans. Jede Runde ziehst du Gefolgsleute aus deinem Beutel, setzt sie auf die Orte deines Tableaus und nutzt dann die vollständigen Orte einen nach dem anderen: Sie werben weitere Gefolgsleute an, bewegen deine Händlerfigur, bauen Kontore, bringen Waren, Münzen und Entwicklungspunkte. Am Ende zählen Münzen, Waren sowie Kontore und Bürgerplättchen mal Entwicklungsstand.
help-torture = Wer zahlen muss und nicht kann, gibt für jede fehlende Münze etwas ab: ein Kontor, eine Person aus dem Beutel, einen Schritt auf der Entwicklungsleiste, eine Ware, eine Ortskarte oder ein Technikplättchen. Alles davon scheidet aus dem Spiel aus.
help-deeds = Wer dorthin entsandt wird, kommt nicht zurück, bringt aber die Münzen dieses Werks, und wer das letzte Feld füllt, gewinnt das Bürgerplättchen.
help-census = Zu Beginn jeder Runde erhält 1 Münze, wer auf der Bauernleiste allein führt; ab drei Spielern zahlt 1 Münze, wer allein Letzter ist.
help-technology = Ein Plättchen ersetzt für den Rest des Spiels eine Person an einem Ort. Das erste von der Handwerkerleiste darf nur einen Bauern ersetzen. Gelegt wird nach dem Passen oder beim Planen.
help-marked = Die vier Gefolgsleute, mit denen du beginnst, tragen deine Farbe (*). Sie arbeiten wie die anderen, gehen aber nie ins Rathaus oder zu den Werken, und Pest und Folter verschonen sie.
help-station = Ein Kontor baust du mit dem Gildenhaus in der Stadt deiner Händlerfigur. Am Ende zählt jedes so viele Punkte wie dein Entwicklungsstand, und wer allein die meisten hat, gewinnt ein Bürgerplättchen.
help-citizen = Ein Bürgerplättchen (☺) zählt am Ende so viele Punkte wie dein Entwicklungsstand. Du gewinnst es auf Feldern der Entwicklungsleiste, als Erster auf bestimmten Feldern der Schiffer- und der Ritterleiste, mit der letzten Person eines Segensreichen Werks und mit den meisten Kontoren.
help-goods = Waren zählen am Ende Punkte: Getreide 1, Käse 2, Wein 3, Wolle 4, Brokat 5. Du findest sie auf den Wegen der Landkarte und bekommst sie vom Bauernhaus und einigen Ortskarten. Getreide, Käse und Wein sind auch Nahrungsmittel (Ernte).
help-status = Der Entwicklungsstand (1 bis 6) ist der Faktor, mit dem am Ende Kontore und Bürgerplättchen zählen. Er steigt auf der Entwicklungsleiste mit den Feldern 4, 9, 15, 22 und 30. In der Spalte „Stand“ heißt 2 (6): Stand 2, Markierer auf Feld 6.
help-coins = Münzen (¢) zählen am Ende je 1 Punkt. Sie kommen von der Schifferleiste, den Segensreichen Werken, der Entwicklungsleiste, Ortskarten und Ereignissen; Steuern, Ernte und Volkszählung kosten welche.
help-tracks = Jede Anwerbung rückt deinen Markierer auf der Leiste dieser Gefolgsleute ein Feld vor und bringt, was dort steht. Die Entwicklungsleiste kommt dazu. Zu jeder Leiste: „hilfe Bauernleiste“ und so weiter.
help-signs = ☺ Bürgerplättchen · ◆ Technikplättchen · ¢ Münzen · I/II Ortskarte aus Kategorie I oder II · g k w l b Getreide, Käse, Wein, Wolle, Brokat · Bau Sch Hwk Hdl Rit Gel Mön bel Bauer, Schiffer, Handwerker, Händler, Ritter, Gelehrter, Mönch, beliebig · * markierte Person · ■ besetztes Feld · □ leeres Feld · ✓ vollständiger Ort · ▸ ist am Zug · ♟ Händlerfigur · „1 (0)“ Entwicklungsstand und, in Klammern, das Feld auf der Entwicklungsleiste · „4 BRG“ auf einer Leiste: was das Feld bringt (hier: 4 Gefolgsleute ziehen) und wer darauf steht (Blau, Rot, Grün) · +2 Entwicklungspunkte · „3¢/+1“ beim Werk: 3 Münzen oder 1 Entwicklungspunkt · Mön→Sch Mönch als Schiffer · ↑ vom Pulverturm.
help-places = Alle Orte deines Tableaus und die Ortskarten: was sie brauchen und was sie bringen.
about-deed = { $development ->
    [yes] Jede Person bringt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } oder 1 Entwicklungspunkt und kommt nicht zurück. Noch frei: { $free }.
   *[no] { $coins ->
        [one] Jede Person bringt 1 Münze und kommt nicht zurück. Noch frei: { $free }.
       *[other] Jede Person bringt { $coins } Münzen und kommt nicht zurück. Noch frei: { $free }.
    }
}
about-deed-citizen = Wer das letzte Feld füllt, gewinnt ein Bürgerplättchen.
help-monk = Mönche vertreten auf deinem Tableau alle anderen, aber nicht bei den Werken.

help-place-farm_house = Wirbt einen Bauern an und bringt die Ware, die auf der Bauernleiste steht: zuerst Getreide, zuletzt Brokat.
help-place-village = Wirbt einen Schiffer (Münzen), einen Handwerker (ein Technikplättchen) oder einen Händler (eine Ortskarte) an; du wählst beim Nutzen.
help-place-university = Wirbt einen Gelehrten an und bringt dich auf der Entwicklungsleiste voran: beim ersten Mal 2 Felder, beim fünften 6.
help-place-castle = Wirbt einen Ritter an. Mit mehr Rittern ziehst du jede Runde mehr Gefolgsleute: 5, 6, 7, 7, 8.
help-place-monastery = Wirbt einen Mönch an, der alle anderen vertreten kann. Bei Wallfahrt geschlossen.
help-place-ship = Bewegt deine Händlerfigur auf einem Wasserweg; du darfst eine Ware nehmen, die darauf liegt.
help-place-wagon = Bewegt deine Händlerfigur auf einem Landweg; du darfst eine Ware nehmen, die darauf liegt.
help-place-guildhall = Baut ein Kontor in der Stadt deiner Händlerfigur, wenn dort noch niemand eines hat. In Orléans darf jeder eines haben.
help-place-scriptorium = Ein Schritt auf der Entwicklungsleiste.
help-place-town_hall = Entsendet eine oder zwei unmarkierte Personen zu den Segensreichen Werken. Sie bringen Münzen und kommen nicht zurück.
help-place-hayrick = Ein Bauer bringt 1 Getreide aus dem Warenmarkt.
help-place-cheese_factory = Zwei Bauern bringen 1 Käse aus dem Warenmarkt.
help-place-winery = Bringt 1 Wein aus dem Warenmarkt.
help-place-wool_manufacturer = Bringt 1 Wolle aus dem Warenmarkt.
help-place-tailor_shop = Bringt 1 Brokat aus dem Warenmarkt.
help-place-shipping_line = Ein Schiffer bringt einen Schritt auf der Entwicklungsleiste.
help-place-brewery = Ein Mönch bringt 2 Münzen.
help-place-library = Zwei Schritte auf der Entwicklungsleiste.
help-place-windmill = Zwei Handwerker bringen 2 Münzen und einen Schritt auf der Entwicklungsleiste.
help-place-cellar = Bringt 4 Münzen.
help-place-pharmacy = Mit einer beliebigen Person: Zahle 1 bis 3 Münzen, für jede gibt es einen Schritt auf der Entwicklungsleiste.
help-place-office = 1 Münze für jedes deiner Kontore auf der Landkarte.
help-place-bathhouse = { $edition ->
    [first] Ziehe 3 Gefolgsleute aus dem Beutel und setze 2 davon sofort ein: Ein Ort, der so vollständig wird, ist noch in dieser Runde nutzbar.
   *[revised] Ziehe 2 Gefolgsleute aus dem Beutel und setze einen davon sofort ein: Ein Ort, der so vollständig wird, ist noch in dieser Runde nutzbar.
}
help-place-hospital = So viele Münzen wie dein Entwicklungsstand.
help-place-school = Ganz ohne Gefolgsleute: Deine Gelehrten dürfen auf jedem Feld außer einem Mönchsfeld stehen.
help-place-horse_wagon = Bewegt deine Händlerfigur mit nur zwei Personen auf einem Landweg; du darfst eine Ware nehmen, die darauf liegt.
help-place-herb_garden = Ganz ohne Gefolgsleute: Deine Schiffer dürfen für Handwerker, Händler und Bauern stehen.
help-place-sacristy = Ein Mönch, der hier wartet, schützt dich einmal vor Ernte, Steuern oder Pest und kehrt dann in den Beutel zurück.
help-place-gunpowder_tower = Zwei weitere Marktfelder. Wer unmarkiert darauf liegt, kann als Aktion unmittelbar zu den Segensreichen Werken gehen.
help-place-laboratory = Bringt ein Technikplättchen für jedes Feld außer einem Mönchsfeld.

help-event-pilgrimage = In dieser Runde kann niemand das Kloster nutzen.
help-event-income = Alle erhalten Münzen nach ihrem Entwicklungsstand: das Dreifache (A), das Doppelte (B) oder das Einfache (C); in der Erstausgabe das Einfache.
help-event-harvest = Alle geben Nahrungsmittel ab (Getreide, Käse oder Wein): 1 (A), 2 (B) oder 3 (C) Plättchen oder je 5 Münzen dafür; in der Erstausgabe immer 1 Plättchen, und Münzen nur, wer keine Nahrungsmittel hat.
help-event-taxes = Alle zahlen 1 Münze für jede Ware (A), für je zwei (B) oder je drei Waren (C); in der Erstausgabe für je drei.
help-event-trading_day = Alle erhalten 3 (A), 2 (B) oder 1 Münze (C) für jedes ihrer Kontore auf der Landkarte; in der Erstausgabe 1.
help-event-plague = Alle ziehen eine Person aus dem Beutel und verlieren sie. Markierte sind sicher und kommen in den Beutel zurück.

help-track-farmers = Die Bauernleiste bringt Waren; wer auf ihr allein führt, erhält bei jeder Volkszählung 1 Münze.
help-track-boatmen = Die Schifferleiste bringt Münzen: 2, 3, 4, 5. Wer zuerst das letzte Feld erreicht, gewinnt ein Bürgerplättchen.
help-track-craftsmen = Jeder Schritt auf der Handwerkerleiste bringt ein Technikplättchen.
help-track-traders = Jeder Schritt auf der Händlerleiste bringt eine Ortskarte: der erste aus Kategorie I, spätere aus Kategorie I oder II.
help-track-knights = Die Ritterleiste sagt, wie viele Gefolgsleute du jede Runde ziehst. Wer zuerst das vierte Feld erreicht, gewinnt ein Bürgerplättchen.
help-track-scholars = Die Gelehrtenleiste bringt Entwicklungspunkte: 2, 3, 4, 5, 6.
help-track-development = Die Entwicklungsleiste bringt unterwegs Münzen und Bürgerplättchen und einen höheren Stand: Am Ende zählen Kontore und Bürgerplättchen je so viele Punkte.
