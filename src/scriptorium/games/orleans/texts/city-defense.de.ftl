### Verteidigung der Stadt.

role-aim = aim
role-owner = seat
role-to = seat
role-character = character

scenario-city-defense = Verteidigung der Stadt: gemeinsam gegen die Invasion, 2 bis 5 Spieler
option-characters = Verteidigung der Stadt: Charaktere zufällig oder der Reihe nach gewählt

place-vehicle = Fuhrwerk
    .subject = Das Fuhrwerk
    .the = das Fuhrwerk
    .to = aufs Fuhrwerk
    .at = auf dem Fuhrwerk
    .from = vom Fuhrwerk
place-guild_house = Zunfthaus
    .subject = Das Zunfthaus
    .the = das Zunfthaus
    .to = ins Zunfthaus
    .at = im Zunfthaus
    .from = aus dem Zunfthaus
place-hostel = Herberge
    .subject = Die Herberge
    .the = die Herberge
    .to = in die Herberge
    .at = in der Herberge
    .from = aus der Herberge
place-palatinate = Pfalz
    .subject = Die Pfalz
    .the = die Pfalz
    .to = in die Pfalz
    .at = in der Pfalz
    .from = aus der Pfalz

aim-city_walls = Stadtmauer
    .short = Mauern
aim-reinforcement = Verstärkung
aim-assembly_hall = Versammlungshalle
aim-warehouse = Kornspeicher
    .short = Speicher
aim-treasury = Schatzkammer
    .short = Schatz
aim-citizens = Bürgerplättchen
    .short = Bürger
aim-towers = Wehrtürme
    .short = Türme
aim-catapult = Katapult
aim-clothing_store = Kleiderkammer
aim-sword_smithy = Schwertschmiede
aim-town_watch = Stadtwache
aim-infirmary = Lazarett

character-librarian = Bibliothekar
character-scholar = Gelehrter
character-mayor = Bürgermeister
character-general = General
character-fisherman = Fischer
character-merchant = Kaufmann
character-councilman = Ratsherr
character-innkeeper = Gastwirt
character-estate_manager = Gutsverwalter

happening-assembly = Versammlung
happening-demolition = Abriss
happening-donation = Spende
happening-drought = Dürre
happening-earthquake = Erdbeben
happening-escape = Flucht
happening-good_trade = Guter Handel
happening-good_winds = Günstige Winde
happening-highwayman = Wegelagerer
happening-progress = Fortschritt
happening-reinforcement = Verstärkung
happening-training = Ausbildung
happening-trip = Ausflug
happening-wool_market = Wollmarkt
happening-arson = Brandstiftung
happening-bon_voyage = Gute Reise
happening-famine = Hungersnot
happening-fishing_grounds = Fischgründe
happening-pirates = Piraten
happening-raging_plague = Wütende Pest
happening-rats = Ratten
happening-robbery = Raub
happening-rome_calling = Rom ruft
happening-summoning = Vorladung
happening-witch_hunt = Hexenjagd
happening-invasion = Invasion

effect-team_return_technology = gemeinsam gebt ihr { $n } Technikplättchen zurück oder zahlt je { $coins } Münzen
effect-team_remove_place_tiles = gemeinsam gebt ihr { $n } Ortskarten ab oder zahlt je { $coins } Münzen
effect-team_gain = gemeinsam verteilt ihr Entwicklungspunkte, Wein und Münzen
effect-remove_map_goods = { $amount ->
    [all] alle Wolle und aller Brokat auf Wasserwegen kommen in den Warenmarkt
   *[other] { $amount } Plättchen { $good } kommen von der Karte in den Warenmarkt
}
effect-close_place_tiles = { $n } Ortskarten des Vorrats können nicht mehr gebaut werden
effect-remove_citizen = das Bürgerplättchen in Le Blanc verlässt das Spiel
effect-team_buy_for_warehouse = gemeinsam dürft ihr { $n } Münzen für 3 Getreide im Kornspeicher zahlen
effect-free_move = am Ende der Runde darf eine Händlerfigur über einen Wasserweg fahren
effect-no_connection_type = Landwege sind in dieser Runde gesperrt
effect-build_for_coins = jeder darf { $n } Münzen zahlen und bauen, wo die Händlerfigur steht
effect-extra_wall_space = die Stadtmauer braucht einen Ritter mehr
effect-training = jeder geht auf einer Leiste einen Schritt
effect-pay_if_in_town = am Ende der Runde kostet jede Händlerfigur in Orléans { $n } Münzen
effect-team_market = bis zu { $n } Mal wird Wolle oder Brokat gekauft oder verkauft
effect-famine = jeder gibt { $n } neutrale Gefolgsleute zurück
effect-coins_by_track = Münzen wie auf dem Feld des eigenen Schiffermarkierers
effect-remove_warehouse_goods = 2 Käse und 1 Getreide verlassen den Kornspeicher
effect-robbery = jeder verliert Waren für { $n } Punkte oder einen Turm
effect-rome_calling = jeder gibt einen Mönch zurück, oder ein Bürgerplättchen verlässt das Spiel
effect-merchants_home = die Händlerfiguren kehren nach Orléans zurück; { $n } Münzen verhindern es
effect-team_lose_development = gemeinsam gebt ihr { $n } Entwicklungspunkte oder Mönche ab
effect-final_check = die letzte Runde: an ihrem Ende werden alle Ziele geprüft

phase-characters = Charaktere wählen
phase-dues = Abgabe des Gutsverwalters
phase-choose-character = Charaktere wählen
phase-keep-citizen = Bürgerplättchen des Bürgermeisters
phase-pay-due = Abgabe des Gutsverwalters
phase-catapult = das Katapult
phase-borrow = die Pfalz
phase-borrowed = die Pfalz
phase-send-others = Gefolgsleute aus einem fremden Rathaus entsenden
phase-deliver = das Fuhrwerk
phase-fund = das Zunfthaus
phase-give-follower = die Herberge
phase-receive = Gefolgsmann erhalten
phase-return-followers = Gefolgsleute zurückgeben
phase-team-pays = gemeinsam zahlen
phase-give-tiles = Plättchen abgeben
phase-give-up = die Hexenjagd
phase-share = die Spende
phase-take-off = die Dürre
phase-close-tiles = das Erdbeben
phase-send-monks = Rom ruft
phase-drop-citizen = Rom ruft
phase-buy-goods = der gute Handel
phase-sailor = die günstigen Winde
phase-sail = die günstigen Winde
phase-trade-wool = der Wollmarkt
phase-build = der Fortschritt
phase-stay-away = die Vorladung
phase-train = die Ausbildung
phase-robbed = der Raub

source-common = gemeinsame Ziele
source-characters = Charaktere

action-yes = ja
action-no = nein
action-yes-catapult = ins Katapult
action-no-catapult = für ein Aktionsfeld behalten
action-yes-keep-citizen = das Bürgerplättchen behalten
action-no-keep-citizen = dem Team geben
action-yes-send-monks = jeder gibt einen Mönch zurück
action-no-send-monks = ein Bürgerplättchen verlässt das Spiel
action-yes-buy-goods = das Getreide kaufen
action-no-buy-goods = nichts kaufen
action-yes-build = zahlen und bauen
action-no-build = nicht bauen
action-yes-stay-away = zahlen und bleiben
action-no-stay-away = nach Orléans gehen
action-keep-guest = behalten
action-character = { $character }
action-train = ein Schritt: { $track }
action-give-tower = den Turm in { $town } abreißen
    .done = reißt den Turm in { $town } ab
action-send-city = { $tile-a } entsenden: { $aim }
action-deliver-city = { $good }: { $aim }
    .done = schickt { $good }: { $aim }
action-deliver = { $good } an { $seat }
    .done = schickt { $good } an { $seat }
action-fund-city = { $coins ->
    [one] 1 Münze: { $aim }
   *[other] { $coins } Münzen: { $aim }
}
    .done = { $coins ->
    [one] schickt 1 Münze: { $aim }
   *[other] schickt { $coins } Münzen: { $aim }
}
action-fund = { $coins ->
    [one] 1 Münze an { $seat }
   *[other] { $coins } Münzen an { $seat }
}
    .done = { $coins ->
    [one] schickt 1 Münze an { $seat }
   *[other] schickt { $coins } Münzen an { $seat }
}
action-choose = { $seat }
action-host = { $kind-a } an { $seat }
action-borrow = { $place } von { $seat }
action-team-back = { $seat }: ein Feld zurück auf der Entwicklungsleiste
action-grant-development = ein Entwicklungspunkt für { $seat }
action-grant-good = der Wein für { $seat }
action-grant-coin = eine Münze für { $seat }
action-team-pay = { $coins ->
    [one] { $seat } zahlt 1 Münze
   *[other] { $seat } zahlt { $coins } Münzen
}
action-team-coins = Münzen statt eines Plättchens zahlen
    .item = Münzen stattdessen
action-buys = { $seat } kauft { $good }
action-sells = { $seat } verkauft { $good }
action-team-technology = Technik { $place-at } von { $seat }
    .done = gibt die Technik { $place-at } zurück
action-team-tile = { $place } von { $seat }
    .done = gibt { $place-the } ab
action-give-back-bag = { $kind-a } von { $seat } aus dem Beutel
    .item = aus dem Beutel
action-give-back-market = { $kind-a } von { $seat } vom Markt
    .item = vom Markt
action-give-back-tower = { $kind-a } von { $seat } vom Pulverturm
    .item = vom Pulverturm
action-give-back-place = { $kind-a } von { $seat } { $place-from }
    .item = { $place-from }
action-take-off = { $good } auf dem Landweg zwischen { $town } und { $here }
    .item = { $town }–{ $here }
action-take-off-water = { $good } auf dem Wasserweg zwischen { $town } und { $here }
    .item = { $town }–{ $here }
action-drop-development = das Bürgerplättchen auf Feld { $space } der Entwicklungsleiste
    .done = Das Bürgerplättchen auf Feld { $space } der Entwicklungsleiste verlässt das Spiel.
action-drop-track = das Bürgerplättchen auf der Leiste: { $track }
    .done = Das Bürgerplättchen auf der Leiste ({ $track }) verlässt das Spiel.
action-drop-tracks = das Bürgerplättchen über der Bauernleiste
    .done = Das Bürgerplättchen über der Bauernleiste verlässt das Spiel.
action-drop-pile = das Bürgerplättchen beim Stapel { $good }
    .done = Das Bürgerplättchen beim Stapel { $good } verlässt das Spiel.
action-drop-town = das Bürgerplättchen in { $town }
    .done = Das Bürgerplättchen in { $town } verlässt das Spiel.
action-drop-goal = das Bürgerplättchen der Errungenschaft { $aim }
    .done = Das Bürgerplättchen der Errungenschaft { $aim } verlässt das Spiel.

prompt-choose-character = Welcher Charakter ist deiner?
prompt-keep-citizen = Du hast ein Bürgerplättchen gewonnen. Behältst du es als Bürgermeister?
prompt-pay-due = Deine Abgabe dieser Runde: was gibst du?
prompt-catapult = Kommt das Technikplättchen ins Katapult?
prompt-borrow = Wessen Aktion nutzt du?
prompt-borrowed = Wie nutzt du { $place-the }?
prompt-send-others = Wer geht wohin?
prompt-deliver = { $left ->
    [one] Noch eine Ware schicken?
   *[other] Schicke bis zu { $left } Waren an ein Ziel.
}
prompt-fund = { $left ->
    [one] Noch eine Münze schicken?
   *[other] Schicke bis zu { $left } Münzen an ein Ziel.
}
prompt-give-follower = Wer geht zu wem?
prompt-receive = Du erhältst { $kind-a }. Gleich einsetzen?
prompt-return-followers = { $count ->
    [one] Wer kommt in den Vorrat zurück?
   *[other] Wer kommt in den Vorrat zurück? { $count } zu wählen.
}
prompt-team-pays = { $coins ->
    [one] Wer zahlt die letzte Münze?
   *[other] Wer zahlt? { $coins } Münzen sind fällig.
}
prompt-give-tiles = { $event }: { $left ->
    [one] noch ein Plättchen, oder { $coins } Münzen?
   *[other] { $left } Plättchen sind fällig, oder je { $coins } Münzen. Wer gibt was?
}
prompt-give-up = { $event }: { $left ->
    [one] noch ein Entwicklungspunkt oder Mönch. Wessen?
   *[other] { $left } Entwicklungspunkte oder Mönche. Wessen?
}
prompt-share = { $gift ->
    [development] Wer bekommt einen Entwicklungspunkt?
    [good] Wer bekommt den Wein?
   *[coin] Wer bekommt eine Münze?
}
prompt-take-off = { $event }: welches Getreide verlässt die Karte? { $left } zu wählen.
prompt-close-tiles = { $event }: welche Ortskarte wird geschlossen? { $left } zu wählen.
prompt-send-monks = Gibt jeder einen Mönch zurück? Sonst verlässt ein Bürgerplättchen das Spiel.
prompt-drop-citizen = { $event }: welches Bürgerplättchen verlässt das Spiel? { $left } zu wählen.
prompt-buy-goods = Gemeinsam { $coins } Münzen für Getreide im Kornspeicher zahlen?
prompt-sailor = { $event }: wessen Händlerfigur fährt? { $left } darf.
prompt-sail = Wohin fährt deine Händlerfigur?
prompt-trade-wool = { $event }: kaufen oder verkaufen? Noch { $left } Mal.
prompt-build = { $coins } Münzen zahlen und in { $town } bauen?
prompt-stay-away = { $coins } Münzen zahlen, damit deine Händlerfigur bleibt, wo sie ist?
prompt-train = Auf welcher Leiste gehst du einen Schritt?
prompt-robbed = Raub: Waren für { $points } Punkte, oder ein Turm.

reason-not-copied = Der Brunnen kopiert { $place-the } nicht.
reason-nothing-to-give = Du hast nichts zu schicken.
reason-nothing-to-borrow = Niemand sonst hat etwas aktiviert, was du nutzen könntest.
reason-tower-there = In der Stadt deiner Händlerfigur steht schon ein Turm.
reason-yes-or-no = Antworte zuerst mit ja oder nein.
reason-must-return-followers = { $count ->
    [one] Wähle zuerst, wer zurückkommt.
   *[other] Wähle zuerst { $count } Gefolgsleute, die zurückkommen.
}
reason-must-choose-character = Wähle zuerst einen der übrigen Charaktere.
reason-must-pay-due = Leiste zuerst die Abgabe dieser Runde.
reason-city-space = Für { $kind-a } ist dort kein Platz: { $aim }.
reason-councilman-only = Nur der Ratsherr entsendet in die Versammlungshalle.
reason-must-deliver = Wähle zuerst eine Ware und ihr Ziel.
reason-must-fund = Wähle zuerst, wie viele Münzen wohin gehen.
reason-city-full = So viel braucht die Stadt dort nicht.
reason-one-destination = Alles geht an ein Ziel: die Stadt oder einen Mitspieler.
reason-must-host = Wähle zuerst, wer zu wem geht.
reason-must-place-guest = Setze zuerst { $kind-a } ein, oder behalte ihn.
reason-must-borrow = Wähle zuerst, wessen Ort du nutzt.
reason-cannot-borrow = Diesen Ort des Mitspielers kannst du nicht nutzen: { $place }.
reason-must-use-borrowed = Wähle zuerst, wie du { $place-the } nutzt.
reason-team-cannot = Das ist kein Schritt, mit dem das Team dieses Ereignis besteht.
reason-must-train = Wähle zuerst eine Leiste.
reason-must-be-robbed = Gib zuerst Waren für { $points } Punkte, keine davon überflüssig, oder einen Turm.
reason-audit-team-citizens = Bürgerplättchen: { $gained } gewonnen, { $lying } liegen noch aus; mit den verlorenen sind es 15.

event-team-citizen = Das Team gewinnt ein Bürgerplättchen.
event-achieved = vollendet: { $aim }
event-team-lost = Die Stadt ist verloren: { $event } war nicht zu bestehen.
event-returned = verliert { $kind-a } an den Vorrat
event-character = ist: { $character }
event-citizen-kept = behält das Bürgerplättchen
event-due-good = gibt { $good } als Abgabe
event-went-back = { $spaces ->
    [one] geht auf der Entwicklungsleiste 1 Feld zurück
   *[other] geht auf der Entwicklungsleiste { $spaces } Felder zurück
}
event-gave-due = { $item-done } (Abgabe)
event-sent-city = entsendet { $kind-a }: { $aim }
event-delivered = { $item-done }
event-hosted = gibt { $kind-a } an { $to }
event-borrowed = nutzt { $place-the } von { $owner }
event-tower-built = baut einen Turm in { $town }
event-tower-lost = verliert den Turm in { $town }
event-catapult = legt das Technikplättchen ins Katapult
event-team-step = { $item-done }
event-taken-off = { $good } zwischen { $town } und { $here } kommt in den Warenmarkt.
event-closed-tile = Nicht mehr zu bauen: { $place }.
event-citizen-lost = { $item-done }
event-warehouse-filled = { $count } { $good } kommen in den Kornspeicher.
event-sold = verkauft { $good }
event-citizen-escaped = Das Bürgerplättchen in { $town } verlässt das Spiel.
event-rats = Ratten: { $count } { $good } verlassen den Kornspeicher.
event-called-home = kehrt nach { $town } zurück
event-trained = geht einen Schritt: { $track }
event-robbed-of = verliert { $good }

help-place-vehicle = Schickt ein bis drei eigene Waren in die Stadt (Kornspeicher, Errungenschaften) oder an einen Mitspieler.
help-place-guild_house = Schickt eine bis vier eigene Münzen in die Stadt (Schatzkammer, Errungenschaften) oder an einen Mitspieler.
help-place-hostel = Gibt einen neutralen Gefolgsmann vom Markt an einen Mitspieler, der ihn gleich einsetzen darf.
help-place-palatinate = Nutzt eine Aktion, die ein Mitspieler aktiviert hat, wie eine eigene; die Gefolgsleute beider kommen in ihre Beutel zurück.
help-event-assembly = In dieser Runde kann niemand das Rathaus nutzen. Der Pulverturm bleibt nutzbar.
help-event-demolition = Gemeinsam gebt ihr 2 gelegte Technikplättchen zurück (3 zu viert und zu fünft) oder zahlt für jedes fehlende 6 Münzen. Sonst ist die Stadt verloren.
help-event-donation = Gemeinsam verteilt ihr 3 Entwicklungspunkte, 1 Wein und 3 Münzen.
help-event-drought = 4 Getreideplättchen eurer Wahl kommen von der Karte in den Warenmarkt.
help-event-earthquake = 5 Ortskarten des Vorrats, die ihr wählt, können nicht mehr gebaut werden.
help-event-escape = Das Bürgerplättchen in Le Blanc verlässt das Spiel, wenn es noch dort liegt.
help-event-good_trade = Gemeinsam dürft ihr 8 Münzen zahlen; dann kommen 3 Getreide vom Warenmarkt in den Kornspeicher.
help-event-good_winds = Am Ende der Runde darf ein Spieler eurer Wahl die Händlerfigur einen Wasserweg weit bewegen und eine Ware nehmen.
help-event-highwayman = In dieser Runde reist keine Händlerfigur auf Landwegen.
help-event-progress = Jeder darf 4 Münzen zahlen und einen Turm oder ein Kontor bauen, wo die Händlerfigur steht.
help-event-reinforcement = Die Stadtmauer hat ein Feld mehr. Ohne Ritter darauf ist die Stadt am Ende verloren.
help-event-training = Jeder geht auf einer Leiste eigener Wahl einen Schritt und erhält die Belohnung, ohne Gefolgsmann.
help-event-trip = Am Ende der Runde zahlt jeder, dessen Händlerfigur in Orléans steht, 4 Münzen. Sonst ist die Stadt verloren.
help-event-wool_market = Gemeinsam kauft oder verkauft ihr bis zu drei Mal: Wolle für 2 Münzen, Brokat für 3.
help-event-arson = Gemeinsam gebt ihr 2 gebaute Ortskarten ab (3 zu viert und zu fünft) oder zahlt für jedes fehlende 6 Münzen. Sonst ist die Stadt verloren.
help-event-bon_voyage = Jeder darf 2 Münzen zahlen, die Händlerfigur einen Weg weit bewegen und dort eine Ware nehmen.
help-event-famine = Jeder gibt 3 neutrale Gefolgsleute eigener Wahl zurück, oder so viele es sind.
help-event-fishing_grounds = Jeder erhält die Münzen, die auf dem Feld des Schiffermarkierers stehen; auf dem ersten und dem letzten Feld keine.
help-event-pirates = Alle Wolle und aller Brokat auf Wasserwegen kommen in den Warenmarkt.
help-event-raging_plague = Jeder zieht zwei Gefolgsleute aus dem Beutel und verliert sie. Markierte kommen zurück.
help-event-rats = 2 Käse und 1 Getreide kommen vom Kornspeicher in den Warenmarkt.
help-event-robbery = Jeder gibt Waren für mindestens 5 Punkte oder reißt einen Turm ab. Sonst ist die Stadt verloren.
help-event-rome_calling = Entweder gibt jeder einen Mönch zurück, oder ein noch nicht gewonnenes Bürgerplättchen verlässt das Spiel.
help-event-summoning = Jede Händlerfigur kehrt nach Orléans zurück, wenn nicht 5 Münzen gezahlt werden.
help-event-witch_hunt = Gemeinsam gebt ihr 6 ab: Schritte zurück auf der Entwicklungsleiste oder Mönche. Sonst ist die Stadt verloren.
help-event-invasion = Die letzte Runde: an ihrem Ende müssen alle gemeinsamen Ziele und alle Charaktere erfüllt sein.

help-character-librarian = Entwicklungsstand 5, ein Kontor in Loches, 4 Ortskarten
help-character-scholar = letztes Feld der Entwicklungsleiste, 4 Kontore
help-character-mayor = 10 Münzen und 2 behaltene Bürgerplättchen
help-character-general = letztes Feld der Ritterleiste, 4 gelegte Technikplättchen
help-character-fisherman = letztes Feld der Schifferleiste, 4 Mönche, 2 Wolle
help-character-merchant = Brokat, Wolle und Münzen für 50 Punkte
help-character-councilman = die Versammlungshalle voll besetzt
help-character-innkeeper = Getreide, Käse und Wein für 16 Punkte, Kontore in Châteaudun und Châteauroux
help-character-estate_manager = die Abgabe jeder Runde

## The picture

picture-city-title = Verteidigung der Stadt: { $count } von { $goal } Zielen
picture-city = Stadt
picture-characters = Charaktere
picture-city-missing = (es fehlen: { $towns })
picture-city-done = vollendet
picture-city-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
picture-city-technology = { $count ->
    [one] 1 Technikplättchen
   *[other] { $count } Technikplättchen
}
picture-due = { $what ->
    [coins] Gutsverwalter: am Ende der Runde sind { $count } Münzen fällig.
    [good] Gutsverwalter: am Ende der Runde ist { $count } { $good } fällig.
    [development] Gutsverwalter: am Ende der Runde sind { $count } Felder zurück auf der Entwicklungsleiste fällig.
    [follower] Gutsverwalter: am Ende der Runde ist ein Gefolgsmann vom Markt fällig.
    [technology_tile] Gutsverwalter: am Ende der Runde ist ein Technikplättchen fällig.
    [trading_station] Gutsverwalter: am Ende der Runde ist ein Kontor fällig.
   *[other] Gutsverwalter: am Ende der Runde ist eine Ortskarte fällig.
}

## In place of the base game's words

city-defense-game-goal = Ziel: am Ende der letzten Runde müssen alle fünf gemeinsamen Ziele und jeder Charakter erfüllt sein. Ihr gewinnt oder verliert gemeinsam („hilfe Spiel“).
city-defense-help-game = Ihr spielt als ein Team. Wenn die Invasion kommt, in Runde 18 (16 zu viert und zu fünft), muss die Stadtmauer voller Ritter sein, die Schatzkammer voller Münzen und der Kornspeicher voller Waren, in den 13 Randstädten müssen Türme stehen, das Team muss seine Bürgerplättchen haben, und jeder muss den eigenen Charakter erfüllen. Das Beistandstableau hat vier weitere Orte: das Fuhrwerk schickt Waren, das Zunfthaus Münzen, die Herberge gibt Gefolgsleute weiter, und die Pfalz nutzt, was ein Mitspieler aktiviert hat. Der Startspieler spricht für das Team, wo ein Ereignis alle betrifft.
city-defense-help-census = In diesem Szenario gibt es keine Volkszählung.
city-defense-help-place-town_hall = Entsendet einen oder zwei neutrale Gefolgsleute an die Stadtmauer (Ritter), zu den Errungenschaften oder, als Ratsherr, in die Versammlungshalle. Sie kommen nicht zurück.
city-defense-help-event-pilgrimage = In dieser Runde kann niemand einen Mönch gewinnen.
city-defense-help-event-income = Jeder erhält Münzen in Höhe des Entwicklungsstands.
city-defense-help-event-harvest = Jeder gibt ein Nahrungsmittel oder 5 Münzen; was fehlt, wird durch Folter bezahlt.
