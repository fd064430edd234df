### Was geschah und wie es endete: Log, Chat, Punkte, Ergebnis, Wiedergabe, Regeln.

follow-title = Log, Chat und Punkte
follow-close = Schließen
log-tab = Log
log-nothing = Noch ist nichts geschehen
log-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
log-show = Gezeigte Zeilen
log-events = Ereignisse
log-jump = Diesen Moment zeigen
log-jump-round = Den Anfang dieser Runde zeigen
log-auto = automatisch gespielt
log-earlier = Frühere Runden
log-newest = Zur neuesten Zeile

chat-tab = Chat
chat-empty = Noch keine Nachrichten
chat-say = Schreib etwas
chat-send = Senden
chat-watcher = Zuschauer
chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}

score-tab = Punkte
score-source = Punkte aus
score-sum = Summe
score-note = Als wäre das Spiel jetzt zu Ende

result-title = Ergebnis
result-ranking = Rangfolge
result-players = Spieler
result-place = Platz { $rank }
result-decided = Was den Ausschlag gab
result-won = Du gewinnst mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
result-won-by = { $name } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
result-shared = { $names } gewinnen mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
result-shared-mine = Du und { $names } gewinnen mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
result-nobody = Niemand gewinnt
result-margin = { $margin ->
    [0] Punktgleich mit { $name }, nach { $rounds } Runden.
    [one] 1 Punkt vor { $name }, nach { $rounds } Runden.
   *[other] { $margin } Punkte vor { $name }, nach { $rounds } Runden.
}
result-alone = Nach { $rounds } Runden.
result-mine = Du bist auf Platz { $rank }, mit { $points } Punkten.
result-lead = { $name } geht in Führung
    .more = und behält sie bis zum Ende
result-gain = { $name } gewinnt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
    .more = in einer Runde, der größte Zuwachs
why-title = Warum { $name } gewonnen hat
why-mine = Warum du gewonnen hast
why-won = Du hast mehr als { $other } durch { $sources }.
    .back = { $other } hat mehr durch { $sources }.
why-lost = { $winner } hat mehr als du durch { $sources }.
    .back = Du hast mehr durch { $sources }.
why-other = { $winner } hat mehr als { $other } durch { $sources }.
    .back = { $other } hat mehr durch { $sources }.
why-level = { $winner } und { $other } haben gleich viele Punkte. Dann entscheidet die Regel für Gleichstand.
why-source = { $source } (+{ $points })
why-rest = anderes (+{ $points })
result-record = Protokoll
result-replay = Wiedergabe
result-again = Noch einmal
result-opening = Wird aufgebaut
result-running = Dieses Spiel läuft noch
result-running-more = Nach der letzten Runde steht hier das Ergebnis.
result-to-table = Zum Tisch
result-loading = Die Punkte werden gezählt
result-chart = { $title } nach Runden
result-value = { $name } { $value }

outcome-solo-won = Du hast gewonnen
    .guest = { $name } hat gewonnen
outcome-solo-lost = Du hast verloren
    .guest = { $name } hat verloren
outcome-team-won = Ihr habt gemeinsam gewonnen
    .guest = Gemeinsam gewonnen
outcome-team-lost = Ihr habt gemeinsam verloren
    .guest = Gemeinsam verloren

seed-matches = Startwert { $seed } passt zu seinem Siegel
    .more = Sein Fingerabdruck ist { $seal }, wie vor Runde 1 gezeigt: Niemand hat an der Verteilung etwas geändert.
seed-differs = Startwert { $seed } passt nicht zu seinem Siegel.
    .more = Er ergibt { $found }, vor Runde 1 stand dort aber { $seal }. Melde diese Partie dem Betreiber des Servers.
seed-unchecked = Startwert { $seed } ließ sich hier nicht prüfen
    .more = Der Browser prüft ihn nur auf sicheren Seiten. Das Siegel vor Runde 1 war { $seal }.
seed-checking = Startwert wird geprüft
seed-copy = Kopieren
seed-copied = Kopiert

replay-title = Wiedergabe
replay-first = Aufbau
replay-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
replay-move = Zug { $n } von { $count }
replay-slider = Moment
replay-now = { $round ->
    [0] Aufbau, Zug { $n } von { $count }
   *[other] Runde { $round }, Zug { $n } von { $count }
}
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Voriger Zug
replay-forward = Nächster Zug
replay-speed = Tempo
replay-times = { $speed }-fach
replay-jump = Springe zu
replay-jump-count = { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
}
replay-to-table = Zurück zum Spiel
replay-to-result = Zum Ergebnis
replay-by = Gesehen von
replay-by-seat = Wie { $name } es sah
replay-by-all = Alle
    .more = Nichts ist verborgen: Pläne, bevor sie gezeigt wurden, Karten auf der Hand.
replay-begin = Der Tisch, wie er aufgebaut wurde.
replay-silent = Von hier aus ist nichts zu sehen.
replay-chosen = { $who }: { $what }
replay-on = Weiterspielen
    .title = Ab hier weiterspielen
replay-on-text = In diesem Moment beginnt ein neuer Tisch gegen Bots. Die beendete Partie bleibt, wie sie ist.
replay-on-me = Du
replay-on-note = Was dieser Platz nicht wissen konnte, wird neu verteilt.
replay-on-start = { $round ->
    [0] Beim Aufbau beginnen
   *[other] In Runde { $round } beginnen
}
replay-share = Diese Stellung teilen
replay-share-about = { $round ->
    [0] { $game }, Aufbau
   *[other] { $game }, Runde { $round }
}
replay-share-text = Wer den Link öffnet, sieht das Brett in diesem Moment, kann sich in der ganzen Partie umsehen und gegen Bots weiterspielen.
keys-play = abspielen und anhalten
keys-steps = Zug um Zug
keys-rounds = Runde um Runde
keys-landmarks = Wendepunkt um Wendepunkt
keys-jump = springen zu
keys-eyes = vom nächsten Platz aus sehen
keys-on = ab hier weiterspielen
keys-bot = was ein Bot täte
replay-bot = Was täte ein Bot?
replay-bot-knows = Er weiß nur, was { $name } wusste.
replay-bot-choice = { $name }, Runde { $round }
replay-bot-played = so wurde gespielt
replay-bot-less = so wurde gespielt: { $points } Punkte weniger
replay-bot-none = { $name } hat noch nichts entschieden, was ein Bot beurteilen könnte.
replay-bot-wait = Noch nicht beurteilt.
replay-loading = Das Protokoll wird geöffnet
replay-earlier = Nicht behalten; gezeigt ist der letzte Stand davor
replay-failed = Dieser Moment konnte nicht gelesen werden
replay-again = Noch einmal versuchen
replay-nothing = Noch gibt es nichts wiederzugeben

rules-title = Regeln
rules-search = Regeln durchsuchen
rules-clear = Suche leeren
rules-groups = Gruppen
rules-found = { $count ->
    [0] Keine Regel erwähnt „{ $query }“
    [one] 1 Regel erwähnt „{ $query }“
   *[other] { $count } Regeln erwähnen „{ $query }“
}
rules-edition = nur Ausgabe { $edition }
rules-overview = Überblick
rules-questions = Häufige Fragen
rules-others = Weitere Regeln
rules-chapter = { $title }, { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-count = { $count ->
    [0] Keine Regel erwähnt es.
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-show = Zeig es am Tisch
rules-search-title = „{ $query }“ in den Regeln
rules-near = Vielleicht meinst du:
rules-both = beide Ausgaben
rules-link = Link
rules-linked = Kopiert
rules-source = Quelle
rules-see = Siehe auch
rules-neighbours = Davor und danach
rules-before = Davor
rules-after = Danach
rules-back = Zurück zum Tisch
rules-open = In den Regeln öffnen
rules-close = Schließen
rules-missing = Es gibt keine Regel { $id }
rules-loading = Die Regeln werden geöffnet
rules-failed = Die Regeln konnten nicht gelesen werden
