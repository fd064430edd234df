### Pilgrim. Namen haben Formen als Attribute; `role-X` sagt, was für ein Ding eine Variable X nennt.

role-seat = seat
role-start = seat
role-owner = seat
role-duty = duty
role-counter = duty
role-space = space
role-here = space
role-origin = space
role-from = space
role-to = space
role-edge = space
role-activity = activity
role-building = building
role-good = good
role-tile = tile
role-hex = hex
role-beside = hex
role-site = site
role-season = season
role-standing = standing
role-quadrant = quadrant
role-favour = favour
role-rating = rating
role-phase = phase
role-source = source
role-at = place
role-onto = place
role-inflows = place
role-outflows = place
role-meeple = meeple

## Namen

game-title = Pilgrim
game-goal = Ziel: nach 26 Runden die meisten Punkte. Es zählen Pfade zu den Pilgerstätten, Almosen, Pietät, gestiftete Gebäude, Gunstplättchen und deine Akolyten („hilfe Spiel“).
edition-2022 = Ausgabe von 2022
scenario-base = Grundspiel
scenario-campaign = Solokampagne: drei Spiele gegen den Ab-Bott
option-setup = Aufgaben, Pilgerstätten und Gebäude werden gelost (random) oder liegen wie fürs erste Spiel (first-play)
option-start = Startspieler; allein beginnt der Ab-Bott
option-open_points = die Punkte aller sind während des Spiels zu sehen
option-level = allein: sechs (1), sieben (2) oder acht (3) neutrale Figuren stehen dir im Weg
option-handicap_1 = Akolyten von Sitz 1, die als Leibeigene beginnen
option-handicap_2 = Akolyten von Sitz 2, die als Leibeigene beginnen
option-handicap_3 = Akolyten von Sitz 3, die als Leibeigene beginnen
option-handicap_4 = Akolyten von Sitz 4, die als Leibeigene beginnen

seat-0 = Blau
    .letter = B
seat-1 = Rot
    .letter = R
seat-2 = Grün
    .letter = G
seat-3 = Gelb
    .letter = E
# Allein: der zweite Spieler, der kein Sitz ist.
seat-rival = Ab-Bott
    .letter = A
# Wer die Miete für ein Gebäude erhält, das niemandem gehört.
seat-map = den Vorrat

good-stone = Stein
    .count = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
    .many = Steine
    .shown = einen Stein
    .trade = Miete und Einkommen in Stein
good-grain = Getreide
    .count = { $count } Getreide
    .many = Getreide
    .shown = Getreide
    .trade = Miete und Einkommen in Getreide
good-coin = Münze
    .count = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
    .many = Münzen
    .shown = eine Münze
    .trade = Miete und Einkommen in Münzen
good-piety = Pietät
    .count = { $count } Pietät
    .many = Pietät
    .shown = Pietät
    .trade = Miete und Einkommen in Pietät
good-cornucopia = Füllhorn
    .count = { $count ->
        [one] 1 Ressource nach Wahl
       *[other] { $count } Ressourcen nach Wahl
    }
    .many = Ressourcen nach Wahl
    .shown = das Füllhorn: Sag, ob du Stein, Getreide oder eine Münze nimmst
    .trade = Miete und Einkommen nach Wahl
good-any = beliebige Ressource
    .count = { $count ->
        [one] 1 beliebige Ressource
       *[other] { $count } beliebige Ressourcen
    }
    .many = beliebige Ressourcen
    .shown = eine beliebige Ressource
    .trade = Miete und Einkommen nach Wahl
good-none = nichts
    .count = nichts
    .many = nichts
    .shown = nichts
    .trade = kein Mieten und kein Einkommen

# Die Aufgaben, und was ein Marker des Ab-Bott sonst noch zeigen kann.
duty-allocation = Zuweisung
duty-build_roads = Straßenbau
duty-clerical = Klerus
duty-construct = Bauen
duty-give_alms = Almosen geben
duty-ordination = Weihe
duty-produce = Produktion
duty-taxation = Steuern
duty-rest = Ruhe

standing-minority = Minderheit
    .in = in der Minderheit
standing-parity = Gleichstand
    .in = mit ebenso vielen Akolyten wie eine andere Farbe
standing-majority = Mehrheit
    .in = mit Mehrheit

# Himmelsrichtungen: Felder des Rings, Kanten eines Hexfelds.
space-n = Nord
    .at = im Norden
    .to = in den Norden
    .from = aus dem Norden
    .the = den Norden
space-ne = Nordost
    .at = im Nordosten
    .to = in den Nordosten
    .from = aus dem Nordosten
    .the = den Nordosten
space-e = Ost
    .at = im Osten
    .to = in den Osten
    .from = aus dem Osten
    .the = den Osten
space-se = Südost
    .at = im Südosten
    .to = in den Südosten
    .from = aus dem Südosten
    .the = den Südosten
space-s = Süd
    .at = im Süden
    .to = in den Süden
    .from = aus dem Süden
    .the = den Süden
space-sw = Südwest
    .at = im Südwesten
    .to = in den Südwesten
    .from = aus dem Südwesten
    .the = den Südwesten
space-w = West
    .at = im Westen
    .to = in den Westen
    .from = aus dem Westen
    .the = den Westen
space-nw = Nordwest
    .at = im Nordwesten
    .to = in den Nordwesten
    .from = aus dem Nordwesten
    .the = den Nordwesten
space-city = Stadt
    .at = in der Stadt
    .to = in die Stadt
    .from = aus der Stadt
    .the = die Stadt
space-abbey = Abtei
    .at = in der Abtei
    .to = in die Abtei
    .from = aus der Abtei
    .the = die Abtei
space-village = Dorf
    .at = im Dorf
    .to = ins Dorf
    .from = aus dem Dorf
    .the = das Dorf
# Wohin `shift` führt.
space-fields = { activity-fields }
    .at = { activity-fields.at }
    .to = { activity-fields.to }
    .from = { activity-fields.from }
    .the = { activity-fields.the }
space-road_engineer = { activity-road_engineer }
    .at = { activity-road_engineer.at }
    .to = { activity-road_engineer.to }
    .from = { activity-road_engineer.from }
    .the = { activity-road_engineer.the }
space-stone_mason = { activity-stone_mason }
    .at = { activity-stone_mason.at }
    .to = { activity-stone_mason.to }
    .from = { activity-stone_mason.from }
    .the = { activity-stone_mason.the }
space-alms_house = { activity-alms_house }
    .at = { activity-alms_house.at }
    .to = { activity-alms_house.to }
    .from = { activity-alms_house.from }
    .the = { activity-alms_house.the }
space-engraver = { activity-engraver }
    .at = { activity-engraver.at }
    .to = { activity-engraver.to }
    .from = { activity-engraver.from }
    .the = { activity-engraver.the }
space-vestry = { activity-vestry }
    .at = { activity-vestry.at }
    .to = { activity-vestry.to }
    .from = { activity-vestry.from }
    .the = { activity-vestry.the }

# Ein Feld des Rings nach dem, was dort liegt; nach der Himmelsrichtung, wo das nicht bekannt ist.
place-allocation = { duty-allocation }
    .at = auf { duty-allocation }
    .to = auf { duty-allocation }
    .from = von { duty-allocation }
    .the = { duty-allocation }
place-build_roads = { duty-build_roads }
    .at = auf { duty-build_roads }
    .to = auf { duty-build_roads }
    .from = von { duty-build_roads }
    .the = { duty-build_roads }
place-clerical = { duty-clerical }
    .at = auf { duty-clerical }
    .to = auf { duty-clerical }
    .from = von { duty-clerical }
    .the = { duty-clerical }
place-construct = „{ duty-construct }“
    .at = auf „{ duty-construct }“
    .to = auf „{ duty-construct }“
    .from = von „{ duty-construct }“
    .the = „{ duty-construct }“
place-give_alms = „{ duty-give_alms }“
    .at = auf „{ duty-give_alms }“
    .to = auf „{ duty-give_alms }“
    .from = von „{ duty-give_alms }“
    .the = „{ duty-give_alms }“
place-ordination = { duty-ordination }
    .at = auf { duty-ordination }
    .to = auf { duty-ordination }
    .from = von { duty-ordination }
    .the = { duty-ordination }
place-produce = { duty-produce }
    .at = auf { duty-produce }
    .to = auf { duty-produce }
    .from = von { duty-produce }
    .the = { duty-produce }
place-taxation = { duty-taxation }
    .at = auf { duty-taxation }
    .to = auf { duty-taxation }
    .from = von { duty-taxation }
    .the = { duty-taxation }
place-n = { space-n }
    .at = { space-n.at }
    .to = { space-n.to }
    .from = { space-n.from }
    .the = { space-n.the }
place-ne = { space-ne }
    .at = { space-ne.at }
    .to = { space-ne.to }
    .from = { space-ne.from }
    .the = { space-ne.the }
place-e = { space-e }
    .at = { space-e.at }
    .to = { space-e.to }
    .from = { space-e.from }
    .the = { space-e.the }
place-se = { space-se }
    .at = { space-se.at }
    .to = { space-se.to }
    .from = { space-se.from }
    .the = { space-se.the }
place-s = { space-s }
    .at = { space-s.at }
    .to = { space-s.to }
    .from = { space-s.from }
    .the = { space-s.the }
place-sw = { space-sw }
    .at = { space-sw.at }
    .to = { space-sw.to }
    .from = { space-sw.from }
    .the = { space-sw.the }
place-w = { space-w }
    .at = { space-w.at }
    .to = { space-w.to }
    .from = { space-w.from }
    .the = { space-w.the }
place-nw = { space-nw }
    .at = { space-nw.at }
    .to = { space-nw.to }
    .from = { space-nw.from }
    .the = { space-nw.the }
place-city = { space-city }
    .at = { space-city.at }
    .to = { space-city.to }
    .from = { space-city.from }
    .the = { space-city.the }
place-abbey = { space-abbey }
    .at = { space-abbey.at }
    .to = { space-abbey.to }
    .from = { space-abbey.from }
    .the = { space-abbey.the }

meeple-serf = Leibeigener
    .a = einen Leibeigenen
meeple-acolyte = Akolyt
    .a = einen Akolyten

quadrant-NW = Nordwest
quadrant-NE = Nordost
quadrant-SE = Südost
quadrant-SW = Südwest

activity-fields = Felder
    .at = auf den Feldern
    .to = auf die Felder
    .from = von den Feldern
    .the = die Felder
activity-road_engineer = Straßenbaumeister
    .at = beim Straßenbaumeister
    .to = zum Straßenbaumeister
    .from = vom Straßenbaumeister
    .the = den Straßenbaumeister
activity-stone_mason = Steinmetz
    .at = beim Steinmetz
    .to = zum Steinmetz
    .from = vom Steinmetz
    .the = den Steinmetz
activity-alms_house = Armenhaus
    .at = im Armenhaus
    .to = ins Armenhaus
    .from = aus dem Armenhaus
    .the = das Armenhaus
activity-engraver = Gravurwerkstatt
    .at = in der Gravurwerkstatt
    .to = in die Gravurwerkstatt
    .from = aus der Gravurwerkstatt
    .the = die Gravurwerkstatt
activity-vestry = Sakristei
    .at = in der Sakristei
    .to = in die Sakristei
    .from = aus der Sakristei
    .the = die Sakristei

building-confession_box = Beichtstuhl
    .subject = Der Beichtstuhl
    .the = den Beichtstuhl
building-chapel = Kapelle
    .subject = Die Kapelle
    .the = die Kapelle
building-chapter_house = Kapitelhaus
    .subject = Das Kapitelhaus
    .the = das Kapitelhaus
building-guild = Gilde
    .subject = Die Gilde
    .the = die Gilde
building-infirmary = Krankenstube
    .subject = Die Krankenstube
    .the = die Krankenstube
building-mint = Münzstätte
    .subject = Die Münzstätte
    .the = die Münzstätte
building-quarry = Steinbruch
    .subject = Der Steinbruch
    .the = den Steinbruch
building-well = Brunnen
    .subject = Der Brunnen
    .the = den Brunnen
building-brewery = Brauerei
    .subject = Die Brauerei
    .the = die Brauerei
building-cloisters = Kreuzgang
    .subject = Der Kreuzgang
    .the = den Kreuzgang
building-dormitory = Dormitorium
    .subject = Das Dormitorium
    .the = das Dormitorium
building-grain_store = Kornspeicher
    .subject = Der Kornspeicher
    .the = den Kornspeicher
building-indulgences = Ablasshandel
    .subject = Der Ablasshandel
    .the = den Ablasshandel
building-library = Bibliothek
    .subject = Die Bibliothek
    .the = die Bibliothek
building-reliquary = Reliquiar
    .subject = Das Reliquiar
    .the = das Reliquiar
building-stone_yard = Steinlager
    .subject = Das Steinlager
    .the = das Steinlager
building-bank = Bank
    .subject = Die Bank
    .the = die Bank
building-customs_house = Zollhaus
    .subject = Das Zollhaus
    .the = das Zollhaus
building-inquisition = Inquisition
    .subject = Die Inquisition
    .the = die Inquisition
building-kogge = Kogge
    .subject = Die Kogge
    .the = die Kogge
building-mill = Mühle
    .subject = Die Mühle
    .the = die Mühle
building-pulpit = Kanzel
    .subject = Die Kanzel
    .the = die Kanzel
building-scriptorium = Skriptorium
    .subject = Das Skriptorium
    .the = das Skriptorium
building-wagon_yard = Wagenhof
    .subject = Der Wagenhof
    .the = den Wagenhof

tile-S = Gerade
    .a = eine gerade Straße
tile-G = weite Kurve
    .a = eine Straße mit weiter Kurve
tile-T = enge Kurve
    .a = eine Straße mit enger Kurve
tile-B_SA = Brücke, nach rechts geneigt
    .a = eine nach rechts geneigte Brücke
tile-B_SB = Brücke, nach links geneigt
    .a = eine nach links geneigte Brücke
tile-B_G = gebogene Brücke
    .a = eine gebogene Brücke
tile-F_S = gerade Furt
    .a = eine gerade Furt
tile-F_GA = Furt mit Rechtskurve
    .a = eine Furt mit Rechtskurve
tile-F_GB = Furt mit Linkskurve
    .a = eine Furt mit Linkskurve
tile-U2_SS = Ausbau: zwei Geraden
    .a = ein Ausbauplättchen mit zwei Geraden
tile-U2_SG = Ausbau: Gerade und weite Kurve
    .a = ein Ausbauplättchen mit einer Geraden und einer weiten Kurve
tile-U2_ST = Ausbau: Gerade und enge Kurve
    .a = ein Ausbauplättchen mit einer Geraden und einer engen Kurve
tile-U2_GG_cross = Ausbau: zwei weite Kurven, gekreuzt
    .a = ein Ausbauplättchen mit zwei weiten Kurven, gekreuzt
tile-U2_GG_par = Ausbau: zwei weite Kurven, getrennt
    .a = ein Ausbauplättchen mit zwei weiten Kurven, getrennt
tile-U2_GT_a = Ausbau: weite und enge Kurve, die eine Form
    .a = ein Ausbauplättchen mit einer weiten und einer engen Kurve
tile-U2_GT_b = Ausbau: weite und enge Kurve, die andere Form
    .a = ein Ausbauplättchen mit einer weiten und einer engen Kurve
tile-U2_TT_adj = Ausbau: zwei enge Kurven, nebeneinander
    .a = ein Ausbauplättchen mit zwei engen Kurven, nebeneinander
tile-U2_TT_opp = Ausbau: zwei enge Kurven, gegenüber
    .a = ein Ausbauplättchen mit zwei engen Kurven, einander gegenüber
tile-U3_SSS = Ausbau: drei Geraden
    .a = ein Ausbauplättchen mit drei Geraden
tile-U3_SGG = Ausbau: Gerade und zwei weite Kurven
    .a = ein Ausbauplättchen mit einer Geraden und zwei weiten Kurven
tile-U3_GGT = Ausbau: zwei weite Kurven und eine enge
    .a = ein Ausbauplättchen mit zwei weiten Kurven und einer engen
tile-U3_STT = Ausbau: Gerade und zwei enge Kurven
    .a = ein Ausbauplättchen mit einer Geraden und zwei engen Kurven
tile-U3_TTT = Ausbau: drei enge Kurven
    .a = ein Ausbauplättchen mit drei engen Kurven
tile-UB_X = Ausbau: zwei Brücken, gekreuzt
    .a = ein Ausbauplättchen mit zwei Brücken, gekreuzt
tile-UB_PAR = Ausbau: zwei Brücken, getrennt
    .a = ein Ausbauplättchen mit zwei Brücken, getrennt
tile-shrine = Schrein
    .a = einen Schrein
# Wo kein Plättchen liegen kann, ist seine Form nicht bekannt.
tile-road = Straße
    .a = eine Straße

# Hexfelder der Karte.
hex-b5 = B5
hex-b6 = B6
hex-b7 = B7
hex-c3 = C3
hex-c4 = C4
hex-c5 = C5
hex-c6 = C6
hex-c7 = C7
hex-c8 = C8
hex-c9 = C9
hex-d1 = D1
hex-d2 = D2
hex-d3 = D3
hex-d4 = D4
hex-d5 = D5
hex-d6 = D6
hex-d7 = D7
hex-d8 = D8
hex-d9 = D9
hex-d10 = D10
hex-d11 = D11
hex-e1 = E1
hex-e2 = E2
hex-e3 = E3
hex-e4 = E4
hex-e5 = E5
hex-e6 = E6
hex-e7 = E7
hex-e8 = E8
hex-e9 = E9
hex-e10 = E10
hex-e11 = E11
hex-f1 = F1
hex-f2 = F2
hex-f3 = F3
hex-f4 = F4
hex-f5 = F5
hex-f6 = F6
hex-f7 = F7
hex-f8 = F8
hex-f9 = F9
hex-f10 = F10
hex-f11 = F11
hex-g1 = G1
hex-g2 = G2
hex-g3 = G3
hex-g4 = G4
hex-g5 = G5
hex-g6 = G6
hex-g7 = G7
hex-g8 = G8
hex-g9 = G9
hex-g10 = G10
hex-g11 = G11
hex-h1 = H1
hex-h2 = H2
hex-h3 = H3
hex-h4 = H4
hex-h5 = H5
hex-h6 = H6
hex-h7 = H7
hex-h8 = H8
hex-h9 = H9
hex-h10 = H10
hex-h11 = H11
hex-i1 = I1
hex-i2 = I2
hex-i3 = I3
hex-i4 = I4
hex-i5 = I5
hex-i6 = I6
hex-i7 = I7
hex-i8 = I8
hex-i9 = I9
hex-i10 = I10
hex-i11 = I11
hex-j2 = J2
hex-j3 = J3
hex-j4 = J4
hex-j5 = J5
hex-j6 = J6
hex-j7 = J7
hex-j8 = J8
hex-j9 = J9
hex-j10 = J10
hex-k4 = K4
hex-k5 = K5
hex-k6 = K6
hex-k7 = K7
hex-k8 = K8
hex-l6 = L6

site-site_1 = Pilgerstätte 1
site-site_2 = Pilgerstätte 2
site-site_3 = Pilgerstätte 3
site-site_4 = Pilgerstätte 4
site-site_5 = Pilgerstätte 5
site-site_6 = Pilgerstätte 6
site-site_7 = Pilgerstätte 7
site-site_8 = Pilgerstätte 8
site-site_9 = Pilgerstätte 9

favour-3 = Gunstplättchen für 3 Plättchen
favour-4 = Gunstplättchen für 4 Plättchen
favour-5 = Gunstplättchen für 5 Plättchen
favour-6 = Gunstplättchen für 6 Plättchen
favour-7 = Gunstplättchen für 7 Plättchen
favour-8 = Gunstplättchen für 8 Plättchen

season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter

rating-defeated = Besiegt
rating-shameful = Beschämend
rating-admonished = Ermahnt
rating-aspiring = Aufstrebend
rating-triumphant = Triumphal
rating-god_like = Gottgleich

# Phasen der Runde und die Fragen, die in ihnen gestellt werden.
phase-seeding = Aussaat
phase-turns = Züge
phase-round-end = Rundenende
phase-income = Einkommen der Handelsrouten
phase-start-player = Startspieler
phase-sow = Absetzen der Akolyten
phase-move = Bewegung
phase-act = Zehnt oder Aufgabe
phase-end = Ende des Zuges
phase-allocate = Zuweisung
phase-roads = Straßenbau
phase-clerical = Klerus
phase-construct = Bauen
phase-alms = Almosen geben
phase-ordination = Weihe
phase-produce = Produktion
phase-taxation = Steuern
phase-row-bonus = ein Bonus der Almosentafel
phase-favour = ein Gunstplättchen
phase-payment = eine Zahlung mit der Bank
phase-source = Wahl eines Akolyten
phase-trade = Tauschen
phase-call-back = Dormitorium
phase-send-out = Aussenden eines Akolyten
phase-wagon = Wagenhof
phase-confess = Beichtstuhl
phase-name-start = Wahl des Startspielers
phase-abbott-fee = Miete des Ab-Bott

source-acolytes = Akolyten
source-trails = Pilgerpfade
source-sites = Pilgerstätten
source-piety = Pietät
source-alms = Almosentafel
source-buildings = gestiftete Gebäude
source-favours = Gunstplättchen
source-resources = Ressourcen
# In einer Kampagne: womit jedes Spiel gewonnen oder verloren wurde.
source-game_1 = Spiel 1
source-game_2 = Spiel 2
source-game_3 = Spiel 3

# Was über die Runden aufgezeichnet wird.
figure-points = Punkte
figure-piety = Pietät
figure-acolytes = Akolyten

# Warum ein Bot einen Zug gut oder schlecht findet: was sich ändert, für die Punkte am Ende.
part-acolytes = Akolyten { $old } → { $new }: ihre Punkte, und Hände für spätere Züge
part-trails = Pilgerpfade
part-sites = erreichte Pilgerstätten
part-piety = Pietät { $old } → { $new }
part-alms = Almosentafel { $old } → { $new }: der Preis der Jahreszeit
part-buildings = Gebäude zum Stiften
part-favours = Gunstplättchen
part-resources = Ressourcen { $old } → { $new }
part-road = der Weg zu einem Pilgerpfad oder einer Handelsroute
part-engine = Tätigkeiten und Gebäude für spätere Züge
part-income = Handelsrouten
part-next = was das Rad als Nächstes bietet, gegenüber den anderen Zügen

## Aktionen

action-end = den Zug beenden
action-done = fertig
action-accept = annehmen
action-decline = verzichten
action-buy = 1 für 1 Münze kaufen
action-sell = 1 für 1 Münze verkaufen
action-pay = ohne die Bank zahlen
action-demolish = das letzte Plättchen deiner offenen Straße abreißen
action-ordain = einen Leibeigenen weihen: für 1 Getreide aus dem Dorf in die Abtei
action-mission = einen Akolyten auf Mission schicken: für 1 Getreide aus der Abtei in die Stadt
action-move = deine Akolyten { $at-at } aufnehmen
    .item = { $at }
action-to = den nächsten Akolyten { $at-at } absetzen
    .item = { $at }
action-skip = { $at-the } auslassen (Kreuzgang)
    .item = { $at-the } auslassen
action-from = den Akolyten { $at-from } nehmen
    .item = { $at }
action-into = den Akolyten { $at-to } stellen
    .item = { $at }
action-duty = die Aufgabe { $duty } ausführen
action-tithe = den Zehnt der Aufgabe { $duty } nehmen
action-tithe-good = { $good-count } als Zehnt der Aufgabe { $duty } nehmen
action-assign = einen Akolyten aus der Abtei { $activity-to } stellen
    .item = { $activity }
action-recall = den Akolyten { $activity-from } in die Abtei zurückholen
    .item = { $activity }
action-shift = den Akolyten { $activity-from } { $to-to } umstellen
    .item = { $activity } → { $to }
action-use = { $building-the } nutzen
action-hire = { $building-the } mieten
action-hire-good = { $building-the } für { $good-count } mieten
action-borrow = { $building-the } ohne Miete nutzen
action-construct = { $building-the } errichten
action-donate = { $building-the } stiften
action-devotion = Andacht: { $count } Pietät nehmen
action-silversmith = { $count ->
    [one] Silberschmiede: 1 Münze nehmen
   *[other] Silberschmiede: { $count } Münzen nehmen
}
action-grain = { $count } Getreide produzieren
action-stone = { $count ->
    [one] 1 Stein produzieren
   *[other] { $count } Steine produzieren
}
action-collect = { $count ->
    [0] kein Einkommen nehmen
    [one] das Einkommen von 1 Handelsroute nehmen
   *[other] das Einkommen von { $count } Handelsrouten nehmen
}
action-take = { $good-count } nehmen
action-give = { $good-count } als Almosen geben
action-swap = { $count ->
    [one] 1 Münze zahlen statt 1 { $good }
   *[other] { $count } Münzen zahlen statt { $count } { $good }
}
action-shrine = einen Schrein auf { $hex } bauen
action-lay = { $tile-a } auf { $hex } legen, von { $from } nach { $to }
    .item = { $from } → { $to }
action-upgrade = { $hex } ausbauen, mit einer Straße von { $from } nach { $to }
    .item = { $from } → { $to }
action-start = { $seat } beginnt

## Fragen

prompt-sow = { $count ->
    [one] 1 Akolyt in der Hand, unterwegs { $at-from }. Wohin kommt er?
   *[other] { $count } Akolyten in der Hand, unterwegs { $at-from }. Wohin kommt der nächste?
}
prompt-move = Du bist am Zug: Welche Akolyten bewegst du?
prompt-act = Nimm einen Zehnt oder führe eine Aufgabe aus, wo immer du einen Akolyten hast.
prompt-end = Beende deinen Zug oder nutze vorher noch ein Gebäude.
prompt-allocate = { $left ->
    [0] Zuweisung: Alle Umstellungen sind verbraucht. Ein Gebäude kann eine weitere geben, sonst bist du fertig.
    [one] Zuweisung: Stelle 1 Akolyten zwischen Abtei und Sondertätigkeiten um.
   *[other] Zuweisung: Stelle bis zu { $left } Akolyten zwischen Abtei und Sondertätigkeiten um.
}
prompt-roads = { $left ->
    [0] Straßenbau: Der Aufgabenwert ist verbraucht. Ein Gebäude kann ihn erhöhen, sonst bist du fertig.
    [one] Straßenbau: Lege 1 Plättchen, baue es aus oder reiße es ab, oder baue einen Schrein.
   *[other] Straßenbau: Lege bis zu { $left } Plättchen, baue sie aus oder reiße sie ab; auch Schreine zählen.
}
prompt-clerical = Klerus: Andacht für bis zu { $piety } Pietät oder Silberschmiede für bis zu { $coin ->
    [one] 1 Münze
   *[other] { $coin } Münzen
}?
prompt-construct = { $open ->
    [both] Bauen: ein Gebäude und eine Straße, in beliebiger Reihenfolge.
    [either] Bauen: ein Gebäude oder eine Straße.
    [building] Bauen: Deine Straße ist gebaut; ein Gebäude kann folgen.
    [road] Bauen: Dein Gebäude ist errichtet; eine Straße kann folgen.
    [building-or-more-road] Bauen: ein Gebäude oder eine weitere Straße durch den Straßenbaumeister.
    [more-road] Bauen: Der Straßenbaumeister kann noch eine weitere Straße geben, sonst bist du fertig.
   *[other] Bauen: Der Aufgabenwert ist verbraucht. Ein Gebäude kann ihn erhöhen, sonst bist du fertig.
}
prompt-alms = { $left ->
    [0] Almosen geben: Der Aufgabenwert ist verbraucht. Ein Gebäude kann ihn erhöhen, sonst bist du fertig.
    [one] Almosen geben: 1 Reihe der Almosentafel für 1 Münze oder 1 Getreide{ $donations ->
        [0] .
       *[other] , oder stifte dafür ein Gebäude.
    }
   *[other] Almosen geben: bis zu { $left } Reihen der Almosentafel, jede für 1 Münze oder 1 Getreide{ $donations ->
        [0] .
       *[other] ; oder stifte ein Gebäude für eine Reihe.
    }
}{ $lost ->
    [0] {""}
   *[other] {" "}In dieser Jahreszeit steigst du nicht mehr weiter: Münzen und Getreide, die du gibst, sind verloren.
}
prompt-ordination = { $left ->
    [0] Weihe: Der Aufgabenwert ist verbraucht. Ein Gebäude kann einen Schritt geben, sonst bist du fertig.
    [one] Weihe: Weihe einen Leibeigenen oder schicke einen Akolyten auf Mission, für 1 Getreide.
   *[other] Weihe: bis zu { $left } Schritte; jeder weiht einen Leibeigenen oder schickt einen Akolyten auf Mission, für je 1 Getreide.
}
prompt-produce = Produktion: bis zu { $grain } Getreide oder bis zu { $stone ->
    [one] 1 Stein
   *[other] { $stone } Steine
}?
prompt-taxation = { $step ->
    [first] { $left ->
        [one] Steuern: Nimm 1 Ressource nach Wahl.
       *[other] Steuern: bis zu { $left } Ressourcen, die erste nach Wahl, die anderen nach deinen Mehrheiten.
    }
   *[more] { $left ->
        [0] Steuern: Es gibt nichts mehr zu nehmen.
        [one] Steuern: noch 1 Ressource nach deinen Mehrheiten.
       *[other] Steuern: noch bis zu { $left } Ressourcen nach deinen Mehrheiten.
    }
}
prompt-row-bonus = Reihe { $row } der Almosentafel: kostenlos { $meeple-a } { $origin-from } { $to-to } stellen?
prompt-favour = Dein Pilgerpfad hat { $length } Plättchen: das Gunstplättchen dafür nehmen, das { $points } Punkte zählt? Es belegt auf Dauer einen Platz deines Tableaus.
prompt-payment = Zu zahlen: { $grain ->
    [0] { $stone } Stein{ $coin ->
        [0] {""}
        [one] , 1 Münze
       *[other] , { $coin } Münzen
    }{ $piety ->
        [0] {""}
       *[other] , { $piety } Pietät
    }
   *[other] { $grain } Getreide
}. Mit der Bank dürfen Münzen für eine Art davon einstehen.
prompt-source = Welcher Akolyt geht auf die Karte, nach { $hex }?
prompt-trade = Kaufe oder verkaufe für je 1 Münze, in einer Richtung: { $good }.
prompt-call-back = Dormitorium: Welcher Akolyt kommt in die Stadt zurück?
prompt-send-out = Wohin geht ein Akolyt aus der Stadt?
prompt-wagon = Wagenhof: Welches Gebäude nutzt du ohne Miete?
prompt-income = { $count ->
    [one] Deine Handelsroute kann { $good-count } bringen.
   *[other] Deine Handelsrouten ({ $count }) können je { $good-count } bringen.
}
prompt-confess = Gleich wird der Startspieler bestimmt. Den Beichtstuhl nutzen, um 2 Pietät mehr zu zählen?
prompt-name-start = { $tied ->
    [0] Du hast die meiste Pietät: Wer beginnt die nächste Runde?
   *[other] Du hast mit anderen die meiste Pietät und kommst von ihnen im Uhrzeigersinn nach dem Startspieler zuerst: Wer beginnt die nächste Runde?
} Diesmal war es { $start }.
prompt-abbott-fee = Der Ab-Bott hat deine Krankenstube genutzt. Was nimmst du als Miete?

## Warum nicht

# Zug und Bewegung
reason-nobody-there = Keiner deiner Akolyten steht { $at-at }. Wähle ein Feld, auf dem einer steht.
reason-move-first = Nimm zuerst deine Akolyten auf und bewege sie.
reason-finish-moving = Setze zuerst alle Akolyten in deiner Hand ab.
reason-no-cloisters = Kein Feld darf ausgelassen werden. Der Kreuzgang würde es erlauben, vor der Bewegung genutzt.
reason-against-stream = Der Fluss fließt nicht { $at-from } { $onto-to }. Gegen die Strömung geht es nur mit einem Gebäude: der Kogge, vor der Bewegung genutzt.
reason-not-next = Der Weg führt { $at-from } nicht { $onto-to }. Er geht im Uhrzeigersinn um den Ring; Flüsse führen in die Stadt { $inflows-from } und aus ihr { $outflows-to }.
reason-act-now = Jetzt nimmst du einen Zehnt oder führst eine Aufgabe aus.
reason-must-act = Ein Zehnt oder eine Aufgabe ist noch möglich; wähle eines davon.
reason-acted-already = Je Zug nur ein Zehnt oder eine Aufgabe, und eines davon hattest du schon.
reason-nobody-on-duty = Auf dieser Aufgabe steht keiner deiner Akolyten: { $duty }. Wähle eine, auf der einer steht.
reason-no-tithe-counter = Steuern hat keinen Zehntmarker. Nimm den Zehnt einer anderen Aufgabe oder führe Steuern selbst aus.
reason-other-tithe = Der Zehntmarker dort zeigt { $good-shown }.
reason-minority-coin = Eine andere Farbe hat dort mehr Akolyten: In der Minderheit kostet diese Aufgabe 1 Münze, und du hast keine: { $duty }. Ihr Zehnt ist kostenlos.
reason-minority-taxation = Eine andere Farbe hat dort mehr Akolyten: In der Minderheit kostet diese Aufgabe 1 Münze, und du hast keine: { $duty }. Einen Zehnt hat sie auch nicht.
reason-nothing-to-do = Von dieser Aufgabe könntest du jetzt keine einzige Aktion ausführen: { $duty }.
reason-at-least-one = Mindestens eine Aktion dieser Aufgabe muss sein: { $duty }.
reason-needed-for-duty = Dann wäre keine Aktion dieser Aufgabe mehr möglich, und eine muss sein: { $duty }.
reason-not-in-duty = Das gehört nicht zu dieser Aufgabe: { $duty }. Beende sie zuerst.
reason-value-used = Der Aufgabenwert ist verbraucht.

# Zuweisung, Weihe, Produktion, Klerus, Steuern, Almosen
reason-abbey-empty = Deine Abtei ist leer. Die Weihe bringt Leibeigene dorthin.
reason-village-empty = Dein Dorf ist leer: Es gibt keinen Leibeigenen zu weihen.
reason-nobody-left = Dorf und Abtei sind leer: Es gibt niemanden zu weihen oder auf Mission zu schicken.
reason-nobody-at = Dort ist niemand: { $activity }.
reason-activity-full = Dort ist schon jemand: { $activity }. Ein zweiter Akolyt braucht das Kapitelhaus.
reason-no-grain = Dir fehlt das Getreide dafür.
reason-mill-grain = Mit der Mühle gilt das nächste Getreide nur, wenn du { $count } davon hast; du hast { $stock }.
reason-no-coin = Du hast keine Münze.
reason-value-only = { $count ->
    [one] Du kannst höchstens 1 { $good } nehmen.
   *[other] Du kannst höchstens { $count } { $good-many } nehmen.
}
reason-no-majority-for = Die erste Ressource ist frei, die anderen müssen dort zu sehen sein, wo du die Mehrheit hast. Dafür hast du keine: { $good }.
reason-nothing-to-give = Du hast nichts zu geben: weder Münze noch Getreide und kein Gebäude zum Stiften.
reason-donation-alone = Eine Stiftung braucht die ganze Aufgabe, und du hast schon etwas gegeben.

# Gebäude
reason-not-in-game = { $building-subject } ist nicht im Spiel.
reason-not-live = { $building-subject } ist noch nicht aktiv: Erst muss das Schiff dort ankommen.
reason-donated = { $building-subject } wurde gestiftet und nützt niemandem mehr.
reason-used-already = { $building-subject } hat dir in diesem Zug schon gedient.
reason-wrong-moment = { $building-subject } nützt zu diesem Zeitpunkt nichts.
reason-own-building = { $building-subject } gehört dir: Du nutzt dieses Gebäude ohne Miete.
reason-not-yours = { $building-subject } ist nicht unter deinen Gebäuden.
reason-merchant-on-taxation = { $building-subject } lässt sich nicht mieten, solange der Händler auf Steuern steht.
reason-no-fee = { $building-subject } kostet als Miete { $good-count }, und das hast du nicht.
reason-no-effect = { $building-subject } brächte dir jetzt nichts.
reason-not-on-map = { $building-subject } liegt nicht auf der Karte.
reason-board-full = Auf deinem Tableau ist kein Platz frei für { $building-the }.
reason-no-stone = { $count ->
    [one] { $building-subject } kostet 1 Stein, und du hast keinen.
   *[other] { $building-subject } kostet { $count } Steine, mehr als du hast.
}
reason-one-building = Bei jedem „Bauen“ nur ein Gebäude, solange der Aufgabenwert reicht.
reason-trade-one = Tausche mindestens einmal.
reason-one-direction = Entweder kaufen oder verkaufen: nicht beides in einer Nutzung.
reason-cannot-trade = Dir fehlt, was du dafür geben müsstest, oder es ist kein Platz für mehr ({ $good }).
reason-finish-trade = Beende zuerst das Tauschen.
reason-not-there = Der Akolyt kann jetzt nicht { $at-to } gehen.
reason-cannot-pay-so = So lässt sich das nicht bezahlen.
reason-other-income = Die Handelsrouten bringen diesmal { $good-many }. Sag, wie viele davon du nutzt.
reason-routes-only = { $count ->
    [one] Nur noch 1 Handelsroute kann etwas bringen; beim Füllhorn sagst du, was.
   *[other] Nur noch { $count } Handelsrouten können etwas bringen; beim Füllhorn sagst du bei jeder, was.
}
reason-nobody-sits-there = Dort sitzt niemand.

# Straßen
reason-no-shrine-here = Schreine gibt es nur beim Straßenbau.
reason-one-road = Beim „Bauen“ nur eine Straße; für eine weitere brauchst du den Straßenbaumeister.
reason-engineer-lays = Der Straßenbaumeister legt und baut aus; er reißt nichts ab.
reason-no-open-road = Du hast keine offene Straße zum Abreißen.
reason-no-tile-left-over = Das Plättchen mit den übrigen Wegen liegt nicht im Vorrat.
reason-no-acolyte = Dafür braucht es einen Akolyten aus der Stadt oder von einer Aufgabe, und dort hast du keinen.
reason-needs-stone = { $count ->
    [one] Das kostet 1 Stein, und du hast keinen.
   *[other] Das kostet { $count } Steine, mehr als du hast.
}
reason-shrine-price = Der Schrein kostet { $piety } Pietät; du hast { $held }.
reason-site-price = { $hex } kostet { $piety } Pietät und { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}; du hast { $held } und { $purse }.
reason-no-road-hex = Auf { $hex } kann kein Plättchen liegen: Das ist die Stadt, ein Markthafen oder eine Pilgerstätte.
reason-building-there = Auf { $hex } liegt ein Gebäude. Frei wird das Hexfeld erst, wenn es errichtet ist.
reason-shrine-there = Auf { $hex } steht ein Schrein, und Schreine bleiben.
reason-quadrant-closed = { $hex } liegt in einem gesperrten Quadranten.
reason-shrine-at-end = Ein Schrein kommt dorthin, wohin deine offene Straße führt, und das ist nicht { $hex }.
reason-shrine-river = { $hex } ist ein Fluss: Dort kann kein Schrein stehen.
reason-shrine-too-soon = { $count ->
    [one] Ein Schrein braucht mindestens 1 Straßenplättchen davor.
   *[other] Dieser Schrein braucht mindestens { $count } Straßenplättchen in Folge davor.
}
reason-shrine-too-near = Ein Schrein hier stünde neben { $beside }: nicht neben der Stadt, einem Markthafen, einer Pilgerstätte oder einem anderen Schrein.
reason-shrine-other-road = Auch eine andere Straße führt nach { $hex }, und ein Schrein dort würde sich mit ihr verbinden.
reason-no-shrine-left = Im Vorrat ist kein Schrein mehr.
reason-hex-taken = { $hex } ist nicht leer. Eine Straße dort lässt sich nur ausbauen.
reason-hex-empty = { $hex } ist leer: Es gibt nichts auszubauen. Lege dort stattdessen eine Straße.
reason-one-open-road = Du hast eine offene Straße, und nur eine ist erlaubt. Setze sie fort oder bringe sie erst zu einem Schrein, einer Pilgerstätte oder einem Markthafen.
reason-not-connected = Keine deiner Straßen kommt { $edge-from } nach { $hex }.
reason-out-of-reach = { $hex } ist zu weit weg: Ein Plättchen schließt an das Ende deiner offenen Straße an; ohne eine solche an die Stadt oder einen deiner Schreine.
reason-edge-taken = Diese Kante von { $hex } benutzt schon eine Straße.
reason-ford-there = Die Furt auf { $hex } lässt sich nicht ausbauen.
reason-no-such-tile = Kein Plättchen verbindet diese beiden Kanten von { $hex } und erhält, was dort liegt.
reason-no-tile-left = Davon liegt keines mehr im Vorrat ({ $tile }).
reason-faces-city = Die Stadt liegt { $edge-at }, und keine Straße führt in sie zurück.
reason-faces-nothing = Die Karte endet { $edge-at }.
reason-port-once = Mit dem Markthafen auf { $hex } bist du schon verbunden.
reason-no-shrine-on-route = Eine Straße mit Schrein kann nicht am Markthafen auf { $hex } enden.
reason-site-once = Die Pilgerstätte auf { $hex } hast du schon besucht.
reason-faces-shrine = Die Straße würde auf den Schrein auf { $hex } stoßen, und mit ihm darf sie sich nicht verbinden.
reason-meets-road = Die Straße würde auf { $hex } mit einer anderen zusammentreffen.
# Was an einer Stellung nicht stimmt
reason-audit-negative = { $seat } hat von etwas weniger als nichts.
reason-audit-meeples = { $seat } hat { $found } Figuren statt { $total }.
reason-audit-tracks = { $seat }: Pietät oder Almosen liegen außerhalb ihrer Leiste.
reason-audit-activities = { $seat } hat mehr als zwei Akolyten auf einer Sondertätigkeit.
reason-audit-marks = { $seat } hat Gebäude in Gebrauch, die es nicht gibt.
reason-audit-turn-over = { $seat } hat Gebäude aus einem Zug in Gebrauch, der vorbei ist.
reason-audit-on-map = { $seat } hat { $found } Akolyten auf der Karte; seine Straßen brauchen { $total }.
reason-audit-slots = { $seat } hat { $found } Felder für Gebäude und Gunstplättchen.
reason-audit-reach = { $seat }: Was über künftige Straßen vermerkt ist, gilt nicht mehr.
reason-audit-favours = Ein Gunstplättchen fehlt oder ist doppelt.
reason-audit-building = Dieses Gebäude ist nicht dort, wo es laut Besitzer ist: { $building }.
reason-audit-live = Ob dieses Gebäude aktiv ist, passt nicht zum Schiff: { $building }.
reason-audit-ship = Jahreszeit oder Runde passen nicht zum Schiff.
reason-audit-hex = Was auf { $hex } liegt, passt nicht zu Straßen, Pilgerstätten und Gebäuden.
reason-audit-quadrants = Die Zahl der Plättchen in einem Quadranten ist nicht die, die dort liegt.
reason-audit-route-city = { $seat }, Straße { $route }: Sie beginnt nicht an der Stadt.
reason-audit-route-broken = { $seat }, Straße { $route }: Ihre Plättchen passen nicht aneinander.
reason-audit-route-off = { $seat }, Straße { $route }: Sie führt von der Karte.
reason-audit-route-open = { $seat }, Straße { $route }: Ob sie offen ist, passt nicht zu ihrem Ende.
reason-audit-no-tile = Kein Plättchen hat die Straßen auf { $hex }.
reason-audit-tiles = Straßenplättchen fehlen, oder es sind zu viele.
reason-audit-shrines = Schreine: insgesamt { $found } statt { $total }.
reason-audit-dummy-groups = Die neutralen Figuren stehen nicht dort, wo ihre Gruppen sind.
reason-audit-dummies = Neutrale Figuren: { $found } statt { $total }.
reason-audit-counters = Die Marker im Beutel und außerhalb sind nicht die der begonnenen Jahreszeiten.

## Probleme

problem-data-water = Die Datendatei { $file } hat bei { $where } eine Straße auf dem Wasser.
problem-data-bank = Die Datendatei { $file } hat bei { $where } eine Straße, die den Fluss nicht überquert.

## Was geschah. Mit Sitz: was er tat, ohne das Subjekt.

event-round = Runde { $round }.
event-ship = Das Schiff fährt nach { $hex }.
event-live = { $building-subject } ist aktiv.
event-season-end = Der { $season } ist zu Ende.
event-leaped = Bocksprung: Eine neutrale Figur springt { $at-from } { $onto-to }.
event-merchant = Der Händler zieht weiter: { $duty }, { $good-trade }.
event-lifted = { $count ->
    [one] nimmt 1 Akolyten { $at-at } auf
   *[other] nimmt { $count } Akolyten { $at-at } auf
}
event-dropped = setzt einen { $at-at } ab
    .each = setzt je einen { $at-at } ab
event-left-out = lässt { $at-the } aus
event-oblated = { $step ->
    [mission] hat weder in der Stadt noch auf Aufgaben einen Akolyten: Statt eines Zuges geht einer aus der Abtei in die Stadt
    [ordained] hat weder in der Stadt noch auf Aufgaben einen Akolyten: Statt eines Zuges geht ein Leibeigener in die Abtei
   *[none] hat niemanden zu bewegen und setzt diesen Zug aus
}
event-income = { $count ->
    [one] nimmt das Einkommen von 1 Handelsroute
   *[other] nimmt das Einkommen von { $count } Handelsrouten
}
event-tithe = nimmt den Zehnt der Aufgabe { $duty }
event-duty = führt die Aufgabe { $duty } { $standing-in } aus (Wert { $value })
event-returned = { $count ->
    [0] hat niemanden mehr auf der Aufgabe { $duty }, der in die Stadt zurückkehrt
    [one] holt 1 Akolyten von der Aufgabe { $duty } in die Stadt zurück
   *[other] holt { $count } Akolyten von der Aufgabe { $duty } in die Stadt zurück
}
event-gained = { $count ->
    [0] hat schon so viel { $good } wie möglich
    [one] erhält 1 { $good }
   *[other] erhält { $count } { $good-many }
}
event-paid = { $count ->
    [one] zahlt 1 { $good }
   *[other] zahlt { $count } { $good-many }
}
event-discarded = { $count ->
    [one] wirft 1 { $good } über der Grenze ab
   *[other] wirft { $count } { $good-many } über der Grenze ab
}
event-assigned = stellt einen Akolyten { $activity-to }
event-recalled = holt einen Akolyten { $activity-from } in die Abtei zurück
event-ordained = weiht einen Leibeigenen
event-mission = schickt einen Akolyten auf Mission
event-donated = stiftet { $building-the }
event-rose = { $top ->
    [1] steigt auf der Almosentafel in Reihe { $row } und weiter auf das oberste Feld
    [true] steigt auf der Almosentafel in Reihe { $row } und weiter auf das oberste Feld
   *[other] steigt auf der Almosentafel in Reihe { $row }
}
event-row-bonus = nimmt den Bonus von Reihe { $row } ({ $meeple-a } { $origin-from } { $to-to })
event-prize = { $tie ->
    [piety] führt auf der Almosentafel, bei Gleichstand durch mehr Pietät, und schickt einen Akolyten an ihre Spitze: { $points } Punkte
    [turn] führt auf der Almosentafel, bei Gleichstand auch an Pietät durch den früheren Zug, und schickt einen Akolyten an ihre Spitze: { $points } Punkte
   *[none] führt auf der Almosentafel und schickt einen Akolyten an ihre Spitze: { $points } Punkte
}
event-prize-lost = { $tie ->
    [piety] führt auf der Almosentafel, bei Gleichstand durch mehr Pietät, und hat in der Abtei keinen Akolyten für ihre Spitze
    [turn] führt auf der Almosentafel, bei Gleichstand auch an Pietät durch den früheren Zug, und hat in der Abtei keinen Akolyten für ihre Spitze
   *[none] führt auf der Almosentafel, hat aber in der Abtei keinen Akolyten für ihre Spitze
}
event-laid = legt { $tile-a } auf { $hex }
event-upgraded = legt { $tile-a } auf { $hex }
event-shrine = baut einen Schrein auf { $hex }
event-demolished = reißt die Straße auf { $hex } ab
event-sent-out = stellt einen Akolyten { $at-from } auf die Karte
event-reached-site = erreicht die Pilgerstätte auf { $hex }
event-reached-port = erreicht den Markthafen auf { $hex }
event-favour = nimmt das Gunstplättchen für { $length } Plättchen
event-constructed = errichtet { $building-the }
event-used = nutzt { $building-the }
event-worked = hat dafür einen Akolyten { $activity-at }
event-hired = mietet { $building-the } und zahlt { $good-count } an { $owner }
event-borrowed = nutzt { $building-the } ohne Miete
event-called-back = holt einen Akolyten { $at-from } in die Stadt zurück
event-sent = stellt einen Akolyten aus der Stadt { $at-to }
event-confessed = zählt mit dem Beichtstuhl 2 Pietät mehr
event-start-player = { $tied ->
    [0] hat die meiste Pietät und bestimmt, wer beginnt: { $start }
   *[other] teilt die meiste Pietät, kommt im Uhrzeigersinn nach dem Startspieler zuerst und bestimmt, wer beginnt: { $start }
}
event-counter = zieht den Marker „{ $counter }“
event-gate = würfelt eine { $die } für ein Tor der Stadt
event-campaign = beendet Spiel { $game } von { $games } mit { $points } Punkten, der Ab-Bott mit { $rival }; Spiel { $next } beginnt

## Hilfe für Neulinge

topic-game = Spiel
    .also = Ziel, Punkte, Wertung
topic-value = Aufgabenwert
    .also = Wert, Aufgabe, Aufgaben, Mehrheit, Gleichstand, Minderheit
topic-tithe = Zehnt
    .also = Zehntmarker, Füllhorn
topic-movement = Bewegung
    .also = Aussaat, säen, Flüsse, Fluss
topic-acolytes = Akolyten
    .also = Akolyt, Leibeigene, Leibeigener, Figur, Figuren
topic-resources = Ressourcen
    .also = Ressource, Stein, Getreide, Münze, Münzen
topic-piety = Pietät
topic-merchant = Händler
    .also = Handelsressource, Miete
topic-buildings = Gebäude
    .also = mieten, aktiv, stiften, errichten
topic-activities = Sondertätigkeiten
    .also = Sondertätigkeit
topic-roads = Straßen
    .also = Straße, Plättchen, Ausbau, Ausbauplättchen, abreißen, Quadrant, Quadranten
topic-shrines = Schreine
    .also = Schrein
topic-trails = Pilgerpfade
    .also = Pilgerpfad, Pfad, Pilgerstätte, Pilgerstätten, geweiht
topic-routes = Handelsrouten
    .also = Handelsroute, Markthafen, Markthäfen, Einkommen
topic-favours = Gunst des Kardinals
    .also = Gunst, Gunstplättchen, Kardinal
topic-alms = Almosentafel
    .also = Almosen, Reihe, Reihen
topic-seasons = Jahreszeiten
    .also = Jahreszeit, Schiff, Frühling, Sommer, Herbst, Winter
topic-dummies = neutrale Figuren
    .also = neutrale Figur, Herold, Herolde, Bocksprung
topic-abbott = Ab-Bott
    .also = Solo, Kampagne

help-game = Du führst 26 Runden lang eine Abtei. In jedem Zug nimmst du alle deine Akolyten eines Feldes auf und setzt sie einzeln im Ring der Aufgaben ab; dann nimmst du einen Zehnt oder führst eine Aufgabe aus, auf der du einen Akolyten hast. Am Ende zählen: 1 Punkt je Akolyt in Abtei und Stadt und auf Aufgaben; Pilgerpfade und die erreichten Pilgerstätten; Pietät; Akolyten an der Spitze der Almosentafel; gestiftete Gebäude; Gunstplättchen; und 1 Punkt je 3 Ressourcen.
help-value = Mehr Akolyten auf einer Aufgabe als jede andere Farbe sind die Mehrheit: Wert 2. Ebenso viele wie die stärkste andere Farbe sind Gleichstand: Wert 1. Weniger sind die Minderheit: Wert 1, und es kostet 1 Münze. Auch neutrale Figuren sind eine Farbe. Nach einer Aufgabe gehen deine Akolyten von dort in die Stadt.
help-tithe = Statt einer Aufgabe: Nimm die Ressource auf dem Zehntmarker einer Aufgabe, auf der du einen Akolyten hast. Das ist kostenlos, auch in der Minderheit, und deine Akolyten bleiben. Das Füllhorn gibt eine Ressource nach Wahl. Steuern hat keinen Marker.
help-movement = Akolyten gehen im Uhrzeigersinn, auf jedes Feld einer. Von Osten und Westen kann der Fluss sie in die Stadt bringen, aus der Stadt gehen sie nach Norden oder Süden weiter.
help-acolytes = Leibeigene warten im Dorf. Geweiht sind sie Akolyten in der Abtei; von dort gehen sie an Sondertätigkeiten oder auf Mission in die Stadt und weiter auf die Aufgaben. Straßen, Schreine, Pilgerstätten und Markthäfen behalten die ihren, und die zählen selbst keine Punkte.
help-resources = Stein, Getreide und Münzen. Am Rundenende behältst du höchstens 6 Steine und 6 Getreide; Münzen sind nicht begrenzt.
help-piety = Pietät geht von 0 bis 12. Sie bezahlt Schreine und Pilgerstätten, entscheidet, wer den Startspieler bestimmt, und zählt am Ende -5 bis 9 Punkte.
help-merchant = Der Händler zieht an jedem Rundenende eine Aufgabe weiter. Der Zehntmarker dort zeigt die Handelsressource: die Miete für Gebäude und das Einkommen der Handelsrouten. Auf Steuern gibt es keine.
help-buildings = Ein Gebäude ist aktiv, sobald das Schiff es erreicht hat. Dann dürfen alle es für 1 Handelsressource mieten oder für so viele Steine errichten, wie seine Stufe angibt; wer es besitzt, nutzt es kostenlos. Jedes Gebäude einmal je Zug. Als Almosen gestiftet zählt es Punkte, doppelt so viele wie seine Stufe, und nützt niemandem mehr.
help-activities = Die Zuweisung stellt Akolyten der Abtei an sechs Sondertätigkeiten. Jede gibt 1 mehr bei dem, wofür sie da ist, solange ihr Akolyt dort bleibt.
help-roads = Eine Straße beginnt mit einem Akolyten an der Stadt und geht Plättchen für Plättchen weiter, für je 1 Stein; ein Ausbauplättchen führt für 2 Steine durch ein belegtes Hexfeld. Du darfst eine offene Straße haben; abgeschlossen ist sie, wenn sie einen Schrein, eine Pilgerstätte oder einen Markthafen erreicht. Bei weniger als vier Spielern darf nur in so vielen Quadranten gebaut werden, wie Spieler teilnehmen.
help-shrines = Gebaut werden sie beim Straßenbau, wohin deine offene Straße führt. Der erste eines Pfads braucht 1 Straßenplättchen davor und kostet 1 Pietät, der zweite 2 und 2 und so weiter, jeder mit 1 Stein und einem Akolyten. Nie auf einem Fluss und nie neben der Stadt, einem Markthafen, einer Pilgerstätte oder einem anderen Schrein.
help-trails = Eine Straße über Schreine oder zu einer Pilgerstätte. Jeder Abschnitt bis zu einem Schrein zählt seine Plättchen mal der Nummer des Schreins, der letzte bis zur Pilgerstätte einmal mehr. Das Plättchen in eine Pilgerstätte kostet die Münzen und die Pietät, die dort stehen, und einen Akolyten; dazu zählt die Pilgerstätte ihre eigenen Punkte.
help-routes = Eine Straße ohne Schrein zu einem Markthafen, mit einem Akolyten darauf. Jede kann an jedem Rundenende 1 Handelsressource bringen und zählt keine Punkte. Stein und Getreide kommen von selbst; bei Münzen und beim Füllhorn wirst du gefragt.
help-favours = Wer als Erster einen Pfad aus genau 3 bis 8 Plättchen zu einer Pilgerstätte bringt, darf das Gunstplättchen dieser Länge nehmen. Es belegt einen Platz des Tableaus und zählt Punkte.
help-alms = Jede Münze, jedes Getreide und jedes gestiftete Gebäude ist eine Reihe. Reihe 2 bringt einen Leibeigenen in die Abtei, Reihe 4 einen Akolyten in die Stadt, Reihe 6 einen Leibeigenen in die Stadt. Am Ende einer Jahreszeit schickt der Führende einen Akolyten der Abtei an die Spitze: 1, 2, 3, 4 davon zählen 5, 11, 18, 26 Punkte.
help-seasons = Das Schiff fährt an jedem Rundenende ein Randfeld weiter. Erreicht es eine Pilgerstätte, endet die Jahreszeit: Die Almosentafel wird gewertet und beginnt von vorn. Zurück an der ersten Pilgerstätte ist das Spiel zu Ende.
help-dummies = Bei weniger als vier Spielern stehen auf manchen Aufgaben Akolyten einer Farbe, die niemand spielt, und zählen für Mehrheiten. Am Ende einer Jahreszeit springt der hinterste jeder Gruppe nach vorn (Bocksprung). Herolde auf den Pilgerstätten erinnern nur daran.
help-abbott = Allein spielst du gegen den Ab-Bott: Er bewegt seine Akolyten nach festen Regeln, zieht einen Marker und führt aus, was der zeigt, ohne zu zahlen. Eine Kampagne sind drei Spiele, jedes mit einer neutralen Figur mehr; es zählt die Summe der Differenzen.

help-duty-allocation = Stelle Akolyten zwischen der Abtei und den Sondertätigkeiten um, je Punkt Aufgabenwert einen.
help-duty-build_roads = Lege ein Plättchen, baue eines aus oder reiße eines ab oder baue einen Schrein, je Punkt Aufgabenwert einmal.
help-duty-clerical = Andacht bringt Pietät, Silberschmiede Münzen: eines von beiden, so viel wie der Aufgabenwert.
help-duty-construct = Wert 1: Errichte ein Gebäude oder arbeite an einer Straße. Wert 2: beides je einmal.
help-duty-give_alms = Gib Münzen oder Getreide, höchstens in Höhe des Aufgabenwerts, jeweils für eine Reihe der Almosentafel; oder stifte ein Gebäude für eine Reihe.
help-duty-ordination = Für je 1 Getreide, höchstens in Höhe des Aufgabenwerts: einen Leibeigenen weihen (Dorf in die Abtei) oder einen Akolyten auf Mission schicken (Abtei in die Stadt).
help-duty-produce = Nimm Getreide oder Stein, so viel wie der Aufgabenwert.
help-duty-taxation = Nimm eine Ressource nach Wahl; dann in Höhe des Aufgabenwerts von den Zehntmarkern anderer Aufgaben, auf denen du die Mehrheit hast.

help-activity-fields = 1 Getreide mehr bei der Produktion.
help-activity-road_engineer = 1 Aktion mehr beim Straßenbau; beim „Bauen“ eine weitere Straße, sobald du eine gelegt hast.
help-activity-stone_mason = 1 Stein mehr bei der Produktion.
help-activity-alms_house = 1 Reihe mehr beim „Almosen geben“, die bezahlt werden muss.
help-activity-engraver = 1 Münze mehr bei der Silberschmiede (Klerus).
help-activity-vestry = 1 Pietät mehr bei der Andacht (Klerus).

help-building-confession_box = Am Rundenende, wenn der Startspieler bestimmt wird: Du zählst 2 Pietät mehr.
help-building-chapel = Beim Klerus: 1 Pietät mehr bei der Andacht.
help-building-chapter_house = Bei der Zuweisung: Eine Sondertätigkeit darf einen zweiten Akolyten aufnehmen, für ein weiteres +1. Wer es bei einer anderen Aufgabe mietet, lässt einen zweiten Akolyten wirken, der schon dort ist.
help-building-guild = Jederzeit in deinem Zug: Der Händler zieht eine Aufgabe weiter.
help-building-infirmary = Bei Zuweisung oder Weihe: ein Schritt mehr; bei der Weihe kostet er sein Getreide.
help-building-mint = Beim Klerus: 1 Münze mehr bei der Silberschmiede.
help-building-quarry = Bei der Produktion: 1 Stein mehr, wenn du Stein nimmst.
help-building-well = Bei der Produktion: 1 Getreide mehr, wenn du Getreide nimmst.
help-building-brewery = Jederzeit in deinem Zug: Verkaufe 1 Getreide für 2 Münzen.
help-building-cloisters = Vor der Bewegung: Ein Feld auf dem Weg darf ausgelassen werden.
help-building-dormitory = Zu Beginn deines Zuges: Einer deiner Akolyten kommt von einer Aufgabe in die Stadt.
help-building-grain_store = Jederzeit in deinem Zug: Kaufe oder verkaufe beliebig viel Getreide für je 1 Münze.
help-building-indulgences = Jederzeit in deinem Zug: Kaufe oder verkaufe beliebig viel Pietät für je 1 Münze.
help-building-library = Am Ende deines Zuges: Einer deiner Akolyten geht aus der Stadt auf eine Aufgabe oder in die Abtei.
help-building-reliquary = Beim Straßenbau oder „Bauen“: 1 Pietät weniger für einen Schrein oder das Erreichen einer Pilgerstätte.
help-building-stone_yard = Jederzeit in deinem Zug: Kaufe oder verkaufe beliebig viele Steine für je 1 Münze.
help-building-bank = In deinem Zug, bevor du zahlst: Münzen dürfen für eine Art dessen einstehen, was fällig ist, Pietät eingeschlossen.
help-building-customs_house = Bevor du Steuern ausführst: Du hast auf jeder Aufgabe mit einem eigenen Akolyten die Mehrheit, auch auf Steuern.
help-building-inquisition = Zu Beginn deines Zuges: Einer deiner Akolyten geht aus der Stadt auf eine beliebige Aufgabe.
help-building-kogge = Vor der Bewegung: Die Flüsse führen in beide Richtungen, in die Stadt und aus ihr heraus.
help-building-mill = Bei „Almosen geben“ oder Weihe, vor dem ersten Getreide: Die ersten 2 Getreide müssen da sein, werden aber nicht ausgegeben.
help-building-pulpit = Jederzeit in deinem Zug: Ein Leibeigener geht kostenlos aus dem Dorf in die Abtei.
help-building-scriptorium = Bevor du eine Aufgabe wählst: In diesem Zug zählt auf jeder Aufgabe, auf der du stehst, ein eigener Akolyt mehr.
help-building-wagon_yard = Jederzeit in deinem Zug: Nutze ein aktives Gebäude ohne Miete; wer den Wagenhof besitzt, auch wenn der Händler auf Steuern steht.

### picture: der Tisch im Terminal

picture-round = Runde { $round } von { $rounds }
picture-over = Das Spiel ist aus
picture-starts = { $who } beginnt
picture-level = Stufe { $level }
picture-game = Spiel { $game } von { $games }
picture-where = Runde { $round }, { $season }
picture-before = der Aussaat
picture-ship = Schiff auf { $hex }
picture-next-live = { $count ->
    [one] { $building } aktiv in 1 Runde
   *[other] { $building } aktiv in { $count } Runden
}
picture-season-left = { $count ->
    [one] { $season } endet mit dieser Runde
   *[other] { $season } endet in { $count } Runden
}
picture-merchant = Händler bei { $duty }: { $good-trade }

# Die Tabelle der Spieler: kurze Wörter.
picture-column-points = Pkt
picture-column-stone = Stein
picture-column-grain = Getr.
picture-column-coin = Münz.
picture-column-piety = Piet.
picture-column-alms = Alms.
picture-column-prizes = gew.
picture-column-village = Dorf
picture-column-abbey = Abtei
picture-column-city = Stadt
picture-column-duties = Aufg.

picture-board = { $who }: Tableau
picture-people = Leute
picture-stock = Vorrat
picture-activities = Tätigkeiten
picture-slots = Plätze
picture-roads = Straßen
picture-on-duty = Aufgaben { $count }
picture-won = { $count } an der Spitze der Almosentafel
picture-slots-free = { $count } frei
picture-donated = gestiftet
picture-favour = { $length } Plättchen
picture-favour-owned = Gunst für { $length } Plättchen ({ $points })
picture-nothing = nichts

picture-duties = Aufgaben mit Zehnt
picture-tithe-stone = Stein
picture-tithe-grain = Getr.
picture-tithe-coin = Münze
picture-tithe-cornucopia = Füllh.
picture-dummy-letter = N
picture-space-n = N
picture-space-ne = NO
picture-space-e = O
picture-space-se = SO
picture-space-s = S
picture-space-sw = SW
picture-space-w = W
picture-space-nw = NW

picture-tracks = Pietät und Almosen
picture-track-piety = Pietät
picture-track-points = Punkte
picture-track-alms = Alms.
picture-top = Spitze
picture-buildings = Gebäude
picture-in-rounds = { $count ->
    [one] in 1 Runde
   *[other] in { $count } Runden
}
picture-supplies = Vorräte
picture-supply-favours = Gunst
picture-supply-tiles = Plättchen
picture-supply-bag = Beutel des Ab-Bott
picture-tile-s = gerade
picture-tile-g = weite
picture-tile-t = enge
picture-tile-shrine = Schreine
picture-tile-bridge = Brücken
picture-tile-ford = Furten
picture-tile-upgrade = Ausbauten

picture-map = Karte
picture-city = Stadt
picture-sites = Pilgerstätten
picture-routes = Straßen
picture-no-routes = noch hat niemand eine Straße
picture-route-open = offen
picture-points-of = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
picture-sign-live = Gebäude der Stufe 1, aktiv
picture-sign-asleep = noch nicht aktiv
picture-sign-site = Pilgerstätte, 5 Punkte
picture-sign-port = Markthafen
picture-sign-shrine = Schrein
picture-sign-water = Fluss
picture-sign-ship = Schiff
picture-sign-closed = gesperrt
picture-sign-edges = | / \ Straße über eine Kante

# Menüs
picture-or = oder
picture-tithe = Zehnt: { $good-count }
picture-do-duty = ausführen: { $what }
picture-costs = kostet { $price }
picture-step-to = hierher
picture-step-skip = auslassen (Kreuzgang)
picture-step-from = von hier
picture-step-into = hierher
picture-take = nehmen
picture-give = geben
picture-construct = errichten
picture-donate = { $count ->
    [one] stiften: 1 Punkt
   *[other] stiften: { $count } Punkte
}
picture-use = nutzen
picture-hire = mieten für { $price }
picture-borrow = ohne Miete
picture-devotion = Andacht
picture-silversmith = Silberschmiede
picture-grain = Getreide
picture-stone = Stein
picture-road-from = { $hex } von { $side }
picture-board-full = dein Tableau ist voll
picture-no-fee = dir fehlt die Miete
picture-no-stone = zu wenig Stein
picture-upgrade = Ausbau
picture-bridge = Brücke
picture-ford = Furt
picture-new-road = Neue Straße von der Stadt (braucht 1 Akolyten):
picture-shrine-road = Weiter von einem deiner Schreine:
picture-points-more = { $count ->
    [one] +1 Punkt
   *[other] +{ $count } Punkte
}

# Die Wertung
picture-factor-piety = Stand auf der Leiste
picture-factor-alms = Akolyten an der Spitze
picture-factor-resources = Ressourcen
picture-you-rival = du : Ab-Bott
picture-verdict-won = Du schlägst den Ab-Bott mit { $mine } zu { $other }.
picture-verdict-lost = Der Ab-Bott schlägt dich mit { $other } zu { $mine }.
picture-verdict-campaign = Zusammen { $total }: { $rating }.

# Texte aller Spiele, in den Worten dieses Spiels.
game-explain-choosing = Wähle mit der Nummer, mit Wörtern einer Möglichkeit, die zu keiner anderen passen („Aufgabe Produktion“, „Münzstätte mieten“), oder mit dem kanonischen Text („lay e7 sw n“). „warum“ und eine Aktion sagt, warum sie nicht möglich ist; „optionen“ nennt alles, was gerade nicht geht; „hilfe“ und ein Name erklärt eine Aufgabe, eine Sondertätigkeit, ein Gebäude oder ein anderes Wort des Spiels.
game-order-help-help = diese Seite; „hilfe Münzstätte“, „hilfe Produktion“, „hilfe Schreine“ erklären etwas
game-order-map-help = die Karte, die Pilgerstätten und alle Straßen
game-order-table-help = Aufgaben, Pietät und Almosen, Gebäude und Vorräte
game-order-rules-help = „regeln MOVE-3“, „regeln Schrein“: die Regeln
