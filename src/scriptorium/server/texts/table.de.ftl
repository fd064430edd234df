### Was die Tische aller Spiele haben: Kopf, Spieler, das Band mit der Frage und seine Tasten.

## Kopf und Teile des Tisches

head-home = Scriptorium, Startseite
head-tools = Log, Chat, Menü
menu = Menü
menu-guide = Geführtes erstes Spiel
menu-guide-resume = Anleitung fortsetzen
menu-intro = Worum es geht
menu-leave = Zu meinen Tischen
menu-beside = Weitergeben an
menu-watchers = Ein Link zum Zuschauen
menu-device = Mein Platz auf einem anderen Gerät
menu-bot = Einen Bot für mich spielen lassen
menu-bot-help = Er spielt von hier an weiter. Du kannst deinen Platz jederzeit zurücknehmen.
origin-note = { $round ->
    [0] Ab dem Aufbau weitergespielt
   *[other] Ab Runde { $round } weitergespielt
}
round-number = Runde { $round }
round-none = Aufbau
round-of = von { $rounds }
panes = Teile des Tisches
spine = Was zu tun ist
tab-board = Tableau
tab-map = Karte
tab-tracks = Leisten
tab-players = Spieler
tab-log = Log
can-be-chosen = kann gewählt werden

## Spieler

players = Spieler
start-player = Startspieler
seat-bot = Bot
bot-since = { $round ->
    [0] Bot seit dem Aufbau
   *[other] Bot seit Runde { $round }
}
points-count = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-source = { $source } { $points }

## Was gefragt wird

ask-all = Alles, was du tun kannst
ask-undo = Rückgängig
ask-reset = Zurücksetzen
ask-confirm = Bestätige mit dem goldenen Knopf.
ask-drop = Zurück
ask-unfold = Auswahl zeigen
ask-bot = Ein Bot spielt für dich
ask-bot-help = { $round ->
    [0] Seit dem Aufbau. Du kannst jederzeit weiterspielen.
   *[other] Seit Runde { $round }. Du kannst jederzeit weiterspielen.
}
ask-bot-did = { $round ->
    [0] Seit dem Aufbau. Sein letzter Zug: { $what }
   *[other] Seit Runde { $round }. Sein letzter Zug: { $what }
}
main-done = Fertig
main-take-seat = Platz wieder einnehmen
main-result = Ergebnis ansehen

## Warten

wait-any = { $who } { $count ->
    [one] wählt
   *[other] wählen
}
wait-thinking = denkt nach …
wait-table = Einen Moment
wait-watching = Du schaust zu.
wait-then = Dann { $who }, dann du.
wait-you-next = Dann bist du dran.

## Tasten

keys-title = Tasten
keys-close = Schließen
keys-tab = von Gruppe zu Gruppe
keys-arrows = innerhalb einer Gruppe
keys-chips = die Antworten mit Nummer
keys-main = der goldene Knopf
keys-undo = rückgängig
keys-drop = loslassen
keys-log = Log
keys-help = diese Tasten

## Erstes Spiel
guide-count = Erstes Spiel, { $number } von { $of }
guide-skip = Überspringen
guide-back = Zurück
guide-next = Weiter
guide-end = Weiterspielen
guide-aside = Zwischenfrage; danach Schritt { $number } von { $of }
guide-icons = Zeig auf ein Symbol, und es erklärt sich.
guide-icons-press = Tipp ein Symbol an, und es erklärt sich.
guide-close = Schließen
guide-do = Mach es für mich
guide-done = erledigt
guide-pill = Anleitung { $number }/{ $of }
guide-waits = Die Anleitung wartet bei Schritt { $number }
guide-waits-returns = Sie geht weiter, wenn es wieder dazu kommt.
guide-waits-moment = Sie geht weiter, wenn die jetzige Frage beantwortet ist.
guide-waits-menu = Du findest sie im Menü.
guide-resume = Fortsetzen
guide-table = Geführt, vorbereitet

## Ein Telefon auf der Seite

turn-title = Dreh dein Telefon hochkant
turn-text = Ein Tisch braucht Höhe: hochkant ist alles nur einen Fingertipp entfernt.
turn-stay = So weiterspielen

## Rundenwechsel

recap-title = Runde { $round } von { $rounds }
recap-begins = Runde { $round } beginnt
recap-starts = { $who } beginnt
recap-you-start = Du beginnst
recap-you = du
recap-skip = Weiter
key-space = Leertaste

## Was die anderen getan haben

since-title = Seit deinem letzten Zug
since-rest = { $count ->
    [one] 1 weiterer im Log
   *[other] { $count } weitere im Log
}
since-watch = Schritt für Schritt ansehen
steps-count = Schritt { $number } von { $of }
steps-back = Zurück
steps-next = Nächster Schritt
steps-mine = Mein Zug
steps-now = Zur Gegenwart
keys-since = was die anderen getan haben, eins nach dem anderen
