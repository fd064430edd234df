### Die Ansichten rund um den Tisch: Start, Aufbau, Warten, Beitritt, Einstellungen. Kurz, mit du, ohne Punkt in
### Titeln und Knöpfen.

app-name = Scriptorium
close = Schließen
sheet-fold = Zum Tisch
loading = Einen Moment
retry = Nochmals versuchen

## Die Leiste

bar-home = Zur Startseite
bar-tables = Tische
bar-rules = Regeln
bar-language = Sprache
bar-theme = Hell oder dunkel
bar-settings = Einstellungen

## Sprachen und Farben

language-auto = Wie der Browser
language-en = English
    .short = EN
language-de = Deutsch
    .short = DE
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel

## Spiele

game-players = { $low }–{ $high }
game-players-label = { $low } bis { $high } Spieler
game-exactly-label = { $low ->
    [one] 1 Spieler
   *[other] { $low } Spieler
}
game-minutes = { $minutes } Min.
game-minutes-label = etwa { $minutes } Minuten
game-depth = { $depth ->
    [one] leicht
    [2] mittel
   *[other] schwer
}
game-depth-label = Schwierigkeit: { $depth ->
    [one] leicht
    [2] mittel
   *[other] schwer
}

level-random = Zufall
    .more = spielt irgendetwas Erlaubtes
level-easy = Leicht
    .more = kennt die Grundlagen, vergisst den Rest; antwortet sofort
level-fair = Mittel
    .more = nimmt, was jetzt am meisten bringt; antwortet sofort
level-good = Gut
    .more = wägt ganze Pläne gegeneinander ab; antwortet sofort
level-strong = Stark
    .more = probiert die besten Pläne aus, ein paar Runden voraus; bis zu einer Drittelsekunde
level-master = Meister
    .more = spielt die besten Pläne viele Male weiter; bis zu einer Sekunde je Entscheidung
level-trader = Der Händler
    .more = etwas schwächer als Gut; lebt von Waren und den Orten, die sie liefern
level-builder = Die Baumeisterin
    .more = so stark wie Gut; will als Erste in jeder Stadt ein Kontor
level-scholar = Der Gelehrte
    .more = so stark wie Gut; Bücher und Bürger vor Waren

## Start

home-title = Mittelalterliche Brettspiele an einem Tisch
home-text = Spiel { $games } im Browser, gegen Bots oder per Link mit Freunden.
home-play = Jetzt spielen
home-play-how = du gegen zwei Bots, ohne Konto und Formular
home-guide = Die erste Runde mit Anleitung.
home-guide-without = Ohne Anleitung
home-tables = Meine Tische
home-tables-running = { $count ->
    [0] keiner läuft
    [one] 1 läuft
   *[other] { $count } laufen
}
home-tables-none = Hier erscheinen deine Tische, du kannst also morgen weiterspielen.
home-tables-all = { $count ->
    [one] Meinen Tisch verwalten
   *[other] Alle { $count } Tische
}
home-games = Wähle ein Spiel
home-editions = Ausgaben
home-open = Tisch aufbauen
home-ways = So kannst du spielen
home-way-bots = Gegen Bots
    .more = Ein bis vier Gegner in fünf Stärken. Sie lassen dich nie warten.
home-way-friends = Mit Freunden
    .more = Öffne einen Platz und schick den Link. Niemand braucht ein Konto.
home-way-rules = Etwas nachschlagen
    .more = Jede Regel hat eine Nummer, einen Satz und ihre Stelle im Regelheft.

table-scenario = { $game }: { $scenario }
table-name = { $game } · Tisch { $id }
table-waiting = { $open ->
    [one] Nicht begonnen · 1 Platz frei
   *[other] Nicht begonnen · { $open } Plätze frei
}
table-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
table-over = { $points ->
    [one] Beendet · 1 Punkt
   *[other] Beendet · { $points } Punkte
}
table-watched = Beendet
table-against = Beendet · { $rival }
table-ended = Beendet
table-won-by = { $by ->
    [0] Bei Gleichstand gewonnen
   *[other] Um { $by } gewonnen
}
table-lost-by = { $by ->
    [0] Bei Gleichstand verloren
   *[other] Um { $by } verloren
}
table-closed = Geschlossen
table-yours = Du bist dran
table-wait = wartet
table-to-act = { $name } ist dran
table-to-act-many = { $count } sind dran
table-rank = { $rank }. von { $players }
table-won = gewonnen
table-lost = verloren
table-watching = als Zuschauer

## Aufbau

setup-title = Neuer Tisch
setup-game = Spiel
setup-seats = Plätze
setup-seats-hint = Wer anfängt, wird zu Beginn ausgelost
setup-edition = Ausgabe
setup-way = Wie spielst du?
setup-bots = Bots
setup-bots-all = Alle Bots
setup-options = Optionen
setup-auto = Einzige Möglichkeit automatisch spielen
    .more = sie steht trotzdem im Log
setup-none = frei
setup-open-hint = Dafür bekommst du einen Link
setup-colour = Du spielst { $colour ->
    [blue] Blau
    [red] Rot
    [green] Grün
    [yellow] Gelb
    [black] Schwarz
   *[other] { $colour }
}.
setup-name = Dein Name
setup-name-beside = Name der Person
setup-beside = Neben dir, an diesem Browser
setup-kind = Wer hier sitzt
setup-level = Stärke
setup-defaults = Standard
setup-start = Beginnen
setup-invite = Tisch öffnen
setup-summary = { $players ->
    [one] { $game }, allein
   *[other] { $game }, { $players } Spieler
}
setup-with-me = { $bots ->
    [0] { $open ->
        [0] Du allein
        [one] Du und ein offener Platz
       *[other] Du und { $open } offene Plätze
    }
    [one] { $open ->
        [0] Du und ein Bot
        [one] Du, ein Bot und ein offener Platz
       *[other] Du, ein Bot und { $open } offene Plätze
    }
   *[other] { $open ->
        [0] Du und { $bots } Bots
        [one] Du, { $bots } Bots und ein offener Platz
       *[other] Du, { $bots } Bots und { $open } offene Plätze
    }
}, { $edition }, etwa { $minutes } Minuten.
setup-together = { $bots ->
    [0] { $open ->
        [0] Ihr seid zu { $here } an diesem Browser
        [one] Ihr seid zu { $here } an diesem Browser, dazu ein offener Platz
       *[other] Ihr seid zu { $here } an diesem Browser, dazu { $open } offene Plätze
    }
    [one] { $open ->
        [0] Ihr seid zu { $here } an diesem Browser, dazu ein Bot
        [one] Ihr seid zu { $here } an diesem Browser, dazu ein Bot und ein offener Platz
       *[other] Ihr seid zu { $here } an diesem Browser, dazu ein Bot und { $open } offene Plätze
    }
   *[other] { $open ->
        [0] Ihr seid zu { $here } an diesem Browser, dazu { $bots } Bots
        [one] Ihr seid zu { $here } an diesem Browser, dazu { $bots } Bots und ein offener Platz
       *[other] Ihr seid zu { $here } an diesem Browser, dazu { $bots } Bots und { $open } offene Plätze
    }
}, { $edition }, etwa { $minutes } Minuten.
setup-without-me = { $open ->
    [0] { $bots } Bots spielen, du siehst zu
    [one] Ein offener Platz und { $bots } Bots, du siehst zu
   *[other] { $open } offene Plätze und { $bots } Bots, du siehst zu
}, { $edition }, etwa { $minutes } Minuten.
setup-rules = Regeln
setup-guide = Geführtes erstes Spiel

seat-number = { $number ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
    [5] Fünfter Platz
   *[other] Platz { $number }
}
kind-me = Ich
kind-here = Hier
kind-open = Offen
kind-bot = Bot
kind-none = Leer
# Bots heißen nach dem Buchstaben ihres Platzes.
bot-name-0 = Agathe
bot-name-1 = Bruno
bot-name-2 = Cosima
bot-name-3 = Dietrich
bot-name-4 = Edda
bot-name-5 = Fulko
bot-called-trader = Odo der Händler
bot-called-builder = Berta die Baumeisterin
bot-called-scholar = Alkuin der Gelehrte

## Warten

waiting-seats = Plätze
waiting-taken = { $taken } von { $players } besetzt
waiting-you = du
waiting-host = du, Gastgeber
waiting-here = da
waiting-away = nicht da
waiting-open = offen
waiting-bot = Bot, { $level }
waiting-invite = Einladen
waiting-shown = sein Link steht daneben
waiting-watch = Zusehen
waiting-watch-hint = Wer zuschaut, sieht, was alle sehen dürfen, und nichts Verdecktes.
waiting-copy = Kopieren
waiting-copied = Kopiert
waiting-link-make = Link erstellen
waiting-scenario = Szenario
waiting-edition = Ausgabe
waiting-rounds = Dauer
waiting-rounds-value = etwa { $minutes } Min.
waiting-seed = Startwert versiegelt
waiting-seed-hint = Der Startwert dieses Spiels steht jetzt fest. Sein Fingerabdruck ist vor dem ersten Zug zu sehen, er selbst nach der letzten Runde.
waiting-title = { $open ->
    [one] Ein Mitspieler fehlt noch
   *[other] { $open } Mitspieler fehlen noch
}
waiting-help = Oder besetze die offenen Plätze mit Bots.
waiting-help-guest = Es beginnt, sobald alle Plätze besetzt sind.
waiting-leave = Zu meinen Tischen
waiting-start = { $open ->
    [one] Mit 1 Bot beginnen
   *[other] Mit { $open } Bots beginnen
}

## Links, und wie man sie weitergibt

invite-seat = { $number ->
    [1] Auf den ersten Platz einladen
    [2] Auf den zweiten Platz einladen
    [3] Auf den dritten Platz einladen
    [4] Auf den vierten Platz einladen
    [5] Auf den fünften Platz einladen
   *[other] Auf Platz { $number } einladen
}
invite-watch = Zum Zuschauen einladen
invite-hint = Mit dem Handy scannen oder den Link schicken. Wer ihn zuerst öffnet, behält den Platz in diesem Browser.
invite-watch-hint = Mit dem Handy scannen oder den Link schicken. Er gilt für alle, die kommen.
share = Teilen
share-alone = Dieser Link gilt nur auf diesem Computer.
share-alone-more = Damit andere in deinem Netz kommen können, beende den Server und starte ihn neu mit:
share-network = Die Adresse dieses Computers in deinem Netz: Sie gilt für Geräte im selben Netz.
share-mail = E-Mail
share-message = Nachricht
share-code = QR-Code
share-large = Groß zeigen
share-about = Ein Tisch mit { $game }

## Mehrere an einem Browser

curtain-title = Gib weiter an { $name }
curtain-text = Die anderen schauen bitte weg. Gerade ist kein Plan auf diesem Bildschirm zu sehen.
curtain-main = Ich bin { $name }
curtain-again = Oder ich bin { $name }
curtain-wait = Gerade muss hier niemand wählen
curtain-wait-text = Der Tisch wartet auf die anderen. Wer das eigene Tableau ansehen will, nimmt Platz.

## Beitritt

join-title = Du bist eingeladen
join-text = Nimm an diesem Tisch Platz oder sieh zu. Der Platz bleibt dir in diesem Browser.
join-seat = { $game }, { $edition }, { $players } Spieler. { $count ->
        [0] Nimm Platz; er bleibt dir in diesem Browser.
        [one] { $names } wartet auf dich. Dein Platz bleibt dir in diesem Browser.
       *[other] { $names } warten auf dich. Dein Platz bleibt dir in diesem Browser.
    }
join-watch = { $game }, { $edition }, { $players } Spieler. Du kommst zum Zuschauen{ $count ->
        [0] .
       *[other] { ": " }{ $names }.
    }
join-name = Dein Name
join-take = Eintreten
join-taken = Dieser Link öffnet keinen Platz
join-home = Zur Startseite

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-size = Schriftgröße
settings-size-small = S
    .label = klein
settings-size-normal = M
    .label = normal
settings-size-large = L
    .label = groß
settings-size-huge = XL
    .label = sehr groß
settings-speed = Bewegung
    .more = auch wie lange fremde Züge zu sehen sind
settings-speed-off = Aus
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-display = Anzeige
settings-plain = Schlichtes Brett
    .more = ohne Bilder, flache Steine
settings-rounds = Rundenwechsel
    .more = was Ereignis, Volkszählung und Einkommen wem gebracht haben
settings-rounds-card = Karte
settings-rounds-line = Zeile
settings-rounds-nothing = Nichts
settings-play = Spielen
settings-confirm = Jede Wahl bestätigen
    .more = mit dem Hauptknopf oder Enter
settings-auto = Einzige Möglichkeit automatisch spielen
    .more = sie steht trotzdem im Log
settings-draw = Automatisch ziehen
    .more = so viele Gefolgsleute, wie du darfst, sofort
settings-sound = Ton
    .more = dein Zug, Steine, Münzen, Seiten
settings-name = Name an neuen Tischen
settings-reset = Zurück zum Standard

## Der Tisch, und was schiefgehen kann

connection-none = Keine Verbindung.
connection-more = Was du gewählt hast, bleibt am Tisch erhalten.
connection-next = { $seconds ->
    [0] Neuer Versuch.
   *[other] Neuer Versuch in { $seconds } s.
}
connection-now = Jetzt versuchen
connection-lost = Verbindung verloren
title-yours = ● Du bist dran · { $game }
title-other = { $name } ist dran · { $game }
title-over = Spiel zu Ende · { $game }
title-page = { $page } · Scriptorium
changed-title = Inzwischen ist etwas geschehen
changed-text = Der Tisch ist wieder auf dem neuesten Stand. Wähle noch einmal.
failed-title = Das ging nicht

missing-title = Hier ist nichts
missing-text = Die Adresse stimmt nicht, oder der Tisch gehört nicht zu deinen.
problem-offline = Der Server antwortet nicht. Läuft er, und besteht eine Verbindung?
problem-server = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
problem-request = Der Server hat das nicht verstanden. Lade die Seite neu.

closed-outdated = Dieser Tisch lässt sich nur noch ansehen
closed-outdated-text = Gespielt wurde nach Regeln, mit denen diese Version nicht weiterspielen kann. Was behalten wurde, bleibt.
closed-damaged = Dieser Tisch lässt sich nicht öffnen
closed-damaged-text = Etwas, das von ihm gespeichert ist, ist beschädigt. Wer den Server betreibt, weiß davon. Was heil ist, steht hier.
closed-result = Ergebnis
closed-standing = Wie es stand
closed-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
closed-record = Aufzeichnung
closed-no-log = Vom Protokoll wurde nichts behalten.
closed-leave-ask = Der Tisch verschwindet aus deiner Liste. Die anderen behalten ihn in ihrer.
closed-to-table = Ansehen, was behalten wurde

## Benachrichtigungen

notify = Benachrichtigen
notify-title = Sag mir, wenn ich am Zug bin
notify-text = Nur wenn du diesen Tisch nicht vor dir hast, nie für die Züge anderer. Der Browser fragt einmal nach.
notify-refused = Dieser Browser blockiert Benachrichtigungen von hier. In seinen Einstellungen für diese Seite, neben der Adresse, kannst du sie erlauben.
notify-allow = Erlauben
notify-later = Nicht jetzt
notify-turn = { $game }: du bist am Zug, Runde { $round }
notify-body = Der Tisch wartet auf dich.

## Meine Statistik

me-title = Meine Statistik
me-kept = ohne Konto aufgehoben
me-games = Spiele
me-wins = Siege
me-none = Hier stehen später deine beendeten Spiele: wie viele es waren, wie viele du gewonnen hast, die besten Ergebnisse und gegen wen.
me-history = Letzte Spiele
me-against = Siege nach Gegnern
me-against-hint = der stärkste am Tisch zählt
me-against-people = Menschen
me-against-alone = Allein
me-against-team = Im Team
me-best = Beste Ergebnisse
me-carry = Auf ein anderes Gerät mitnehmen
me-carry-text = Ein Link, einen Tag und einmal gültig. Danach haben beide Geräte alle deine Tische.
me-devices = Dein Merksatz, Passkeys, andere Geräte, und wer als du hereinkommt
me-join = Dieser Link bringt die Tische eines anderen Geräts hierher. Beide Geräte sind dann deine und haben alle.
me-join-yes = Beide sind meine

## Charaktere in Pilgrim

level-pilgrim = Die Pilgerin
    .more = spielt „Gut“ auf eigene Art; lebt für Pilgerpfade und will eine Pilgerstätte erreichen
level-donor = Der Stifter
    .more = spielt „Gut“ auf eigene Art; baut, und stiftet, was gebaut ist
level-almoner = Der Almosenier
    .more = spielt „Gut“ auf eigene Art; will in jeder Jahreszeit auf der Almosentafel führen
bot-called-pilgrim = Gisela die Pilgerin
bot-called-donor = Hugo der Stifter
bot-called-almoner = Milo der Almosenier
