### Der Tisch der Verteidigung der Stadt im Browser.

tab-team = Team
support-board = Beistandstableau
support-board-for = damit ihr der Stadt und einander helft

board-gives-city = 1–2 zur Stadt
board-gives-goods_sent = bis zu { $count }
board-gives-coins_sent = bis zu { $count }
board-gives-follower_sent = gib einen
board-gives-borrow = fremder Ort

## Was das Team vorhat

goal-city-title = Haltet die Stadt
goal-city = Was die Stadt braucht
goal-city-count = Stadt
goal-person-count = persönlich
goal-city-win = Alle { $goal } Ziele sind am Ende von Runde { $round } erfüllt
goal-city-lose = Sofort, wenn das Team nicht zahlen kann
aim-about-city_walls = { $have } von { $need } Rittern, entsandt vom Rathaus.
aim-about-citizens = { $have } von { $need } Bürgerplättchen des Teams.
aim-about-treasury = { $have } von { $need } Münzen, geschickt vom Zunfthaus.
aim-about-warehouse = { $have } von { $need } Waren, geschickt vom Fuhrwerk.
aim-about-towers = { $have } von { $need } Türmen, gebaut vom Gildenhaus in den äußeren Städten.
aim-about-assembly_hall = { $have } von { $need } Gefolgsleuten, entsandt vom Rathaus.
aim-missing = Noch ohne: { $towns }.

achievements = Errungenschaften
achievements-help = jede volle bringt ein Bürgerplättchen
achievement-done = Vollständig.
achievement-lacks = Es fehlt: { $what }.

goal-characters = Charaktere
goal-character = Du: { $character }
goal-character-of = { $seat }: { $character }
goal-due-mine = Deine Abgabe dieser Runde:
goal-due-theirs = { $seat } schuldet diese Runde:
due = { $what ->
    [coins] { $count } Münzen
    [good] { $good }
    [development] { $count } Felder zurück auf der Entwicklungsleiste
    [follower] { $tile-a } vom Markt
    [technology_tile] ein Technikplättchen
    [trading_station] ein Kontor
   *[other] eine Ortskarte
}
asks-city-development_space_with_status = Entwicklungsstand
asks-city-stations_in = Kontore: { $towns }
asks-city-place_tiles = Ortskarten
asks-city-trading_stations = Kontore
asks-city-coins = Münzen
asks-city-own_citizens = Eigene Bürgerplättchen
asks-city-track_end = { $track }
asks-city-technology_tiles = Technikplättchen
asks-city-followers = Gefolge: { $tile }
asks-city-vp_from = Wert: { $what }
asks-city-all_dues_paid = Bisher jede Abgabe geleistet
character-grade-easier = leichter
character-grade-harder = schwerer
character-taken = Den hat schon jemand.

town-tower = Turm von { $seat }
town-tower-standing = hier steht ein Turm
town-city-citizen = hier wartet ein Bürgerplättchen auf das erste Kontor
map-tower-only = nur Turm
map-empty-pile = leer = Bürger

## Was gefragt wird

ask-choose-character = Wähle deinen Charakter
ask-choose-character-help = Am Ende muss jeder von euch den eigenen erfüllt haben.
ask-send-city = Schicke Gefolgsleute zur Stadt
ask-send-city-help = Wähle Person und Ziel. Wer geht, kommt nicht zurück.
ask-send-city-held = *{ $tile }*: wähle das Ziel. Wer geht, kommt nicht zurück.
ask-deliver = { $left ->
    [one] Fuhrwerk: noch eine Ware
   *[other] Fuhrwerk: schicke bis zu { $left } Waren
}
ask-deliver-help = Wähle eine Ware, dann die Stadt oder jemanden am Tisch.
ask-deliver-more = Der Rest geht denselben Weg oder bleibt bei dir.
ask-fund = { $left ->
    [one] Zunfthaus: noch eine Münze
   *[other] Zunfthaus: schicke bis zu { $left } Münzen
}
ask-fund-help = Wähle die Stadt oder jemanden am Tisch, dann wie viele.
ask-fund-more = Der Rest geht denselben Weg oder bleibt bei dir.
ask-give-follower = Herberge: gib jemanden ab
ask-give-follower-help = Vom eigenen Markt. Wer die Person erhält, darf sie gleich einsetzen.
ask-receive = Du erhältst { $kind-a }
ask-receive-help = Setze die Person gleich auf ein freies Feld oder behalte sie.
ask-borrow = Pfalz: wessen Aktion?
ask-borrow-help = Dein Gefolge dort und ihres gehen in die Beutel zurück.
ask-borrowed = { $place }: wie?
ask-borrowed-help = Als wäre es deine eigene Aktion.
ask-sail = Günstige Winde: wohin?
ask-sail-help = Auf einem Wasserweg, höchstens eine Ware.
ask-return-followers = { $count ->
    [one] Gib jemanden zurück
   *[other] Gib { $count } Gefolgsleute zurück
}
ask-return-followers-help = Ohne Markierung, vom Markt, vom Tableau oder aus dem Beutel.
ask-pay-due = Deine Abgabe: was gibst du?
ask-pay-due-help = Ohne sie wäre die Stadt verloren.
ask-robbed = { $points ->
    [one] Raub: noch Waren für 1
   *[other] Raub: Waren für { $points }
}
ask-robbed-help = { $goods ->
    [0] Ein Turm fällt.
   *[other] { $worth }. Oder ein Turm.
}
ask-train = Ausbildung: welche Leiste?
ask-train-help = Ein Schritt mit seiner Belohnung, ohne Gefolge.
ask-offer-bon_voyage = Gute Reise: aufbrechen?
ask-offer-bon_voyage-help = 2 Münzen für einen Weg, höchstens eine Ware.
ask-keep-citizen = Das Bürgerplättchen behalten?
ask-keep-citizen-help = Für dich auf Dauer, oder für das Team.
ask-catapult = Technik ins Katapult?
ask-catapult-help = Sonst kommt sie auf ein Feld bei dir.
ask-build = In { $town } bauen?
ask-build-help = Fortschritt: ein Turm oder Kontor für { $coins } Münzen.
ask-stay-away = Bleiben, wo du bist?
ask-stay-away-help = { $coins } Münzen, oder deine Händlerfigur geht nach Orléans.

## Was fürs Team entschieden wird

ask-team-help = Du sprichst fürs Team.
ask-team-propose = *{ $seat }* spricht fürs Team. Dies ist dein Vorschlag.
ask-team-steps = Du sprichst fürs Team: *{ $steps }*.
ask-team-proposed = *{ $seat }* spricht fürs Team. Dein Vorschlag: { $steps }.
ask-team-pays = { $coins ->
    [one] Wer zahlt die letzte Münze?
   *[other] Wer zahlt? { $coins } Münzen
}
ask-give-tiles = { $left ->
    [one] Noch ein Plättchen
   *[other] Gebt { $left } Plättchen
}
ask-give-up = Gebt zusammen { $left } ab
ask-share = { $gift ->
    [development] Wer bekommt einen Entwicklungspunkt?
    [good] Wer bekommt den Wein?
   *[coin] Wer bekommt eine Münze?
}
ask-take-off = { $event }: noch { $left } wegnehmen
ask-close-tiles = { $event }: noch { $left } schließen
ask-send-monks = Gibt jeder einen Mönch zurück?
ask-drop-citizen = { $event }: welches Bürgerplättchen geht?
ask-buy-goods = Getreide für { $coins } Münzen kaufen?
ask-sailor = { $event }: wessen Händlerfigur fährt?
ask-trade-wool = { $event }: { $left ->
    [one] noch ein Geschäft
   *[other] bis zu { $left } Geschäfte
}

main-keep-guest = Behalten

wait-choose-character = { $who } wählt einen Charakter
wait-keep-citizen = { $who } entscheidet über ein Bürgerplättchen
wait-pay-due = { $who } leistet die Abgabe
wait-catapult = { $who } entscheidet über das Katapult
wait-borrow = { $who } nutzt die Pfalz
wait-borrowed = { $who } nutzt die Pfalz
wait-send-others = { $who } schickt Gefolgsleute zur Stadt
wait-city-defense-send = { $who } schickt Gefolgsleute zur Stadt
wait-deliver = { $who } schickt Waren
wait-fund = { $who } schickt Münzen
wait-give-follower = { $who } gibt jemanden ab
wait-receive = { $who } erhält jemanden
wait-return-followers = { $who } gibt Gefolgsleute zurück
wait-team-pays = { $who } sagt, wer zahlt
wait-build = { $who } darf bauen
wait-stay-away = { $who } entscheidet über die Vorladung
wait-train = { $who } bildet aus
wait-robbed = { $who } wird beraubt
wait-give-tiles = { $who } sagt, wer was gibt
wait-give-up = { $who } sagt, wer was gibt
wait-take-off = { $who } wählt fürs Team
wait-close-tiles = { $who } wählt fürs Team
wait-send-monks = { $who } entscheidet fürs Team
wait-drop-citizen = { $who } wählt fürs Team
wait-share = { $who } sagt, wer was bekommt
wait-buy-goods = { $who } entscheidet fürs Team
wait-sailor = { $who } wählt fürs Team
wait-sail = { $who } fährt
wait-trade-wool = { $who } handelt fürs Team

ending-city-defense-won = Die Stadt hält
    .help = Am Ende von Runde { $rounds } waren alle Ziele erfüllt.
ending-city-defense-lost = { $left ->
    [0] Die Stadt fällt
   *[other] Die Stadt ist verloren
}
    .help = { $left ->
        [0] Am Ende waren { $gained } von { $goal } Zielen erfüllt.
       *[other] In Runde { $round }, mit { $gained } von { $goal } erfüllten Zielen.
    }

guide-goal-city-defense = Worum es geht
guide-goal-city-defense-text = Ihr spielt zusammen. Vor der Invasion müssen Mauer, Schatz, Speicher, Türme und Bürger vollständig und alle Charaktere erfüllt sein; bei den Zielen steht, was fehlt. Manche Ereignisse treffen alle: dann spricht, wer die Runde beginnt, fürs Team.

## Die Tafel des Teams

team = Was das Team entscheidet
team-title = { $seat } spricht fürs Team
team-mine = Dein Vorschlag
team-theirs = Vorschlag von { $seat }
team-make = Vorschlagen
team-another = Anderer Vorschlag
team-mine-again = Zu meinem
team-withdraw = Von vorn
team-proposals = Vorschläge
team-complete = vollständig
team-steps = Seine Schritte
team-remove = Herausnehmen: { $what }
team-none = Noch hat niemand etwas vorgeschlagen.
team-none-mine = Wähle Schritt für Schritt; alle sehen es. Nichts geschieht, bevor { $seat } bestätigt.
team-agree = Ich bin dafür
team-agreed = Du bist dafür
team-speaks = spricht
team-proposes = schlägt vor
team-agrees = dafür
team-plus = { $seat }: mehr ({ $what })
team-minus = { $seat }: weniger ({ $what })
team-count = { $what }: { $n } von { $has }
team-thing-technology = Technikplättchen
team-thing-tile = Ortskarten
team-thing-coins = Münzen
team-thing-back = Entwicklungspunkte
team-thing-monk = Mönche
team-thing-development = Entwicklungspunkte
team-thing-good = Wein
team-thing-coin = Münzen
team-in-its-place = statt Plättchen
team-paid = zusammen gezahlt
team-coins-paid = { $count } Münzen ({ $who })
wait-team-help = Stimme einem Vorschlag zu, oder zeige einen eigenen.
team-comment = Sag etwas dazu
team-comments = Kommentare
team-deadly = Kann es niemand zahlen,
team-deadly-lost = verliert das Team sofort.
ask-team-whole = { $event }: alles ist entschieden
main-confirm-proposal = Vorschlag bestätigen
main-proposed = Dabei bleiben
