# Was `scriptorium simulate`, `scriptorium tournament` und `scriptorium bench` sagen.

number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

cli-simulate-game = das Spiel, z. B. orleans
cli-simulate-players = wie viele am Tisch sitzen
cli-simulate-bots = die Bots, durch Kommas getrennt: ein Name oder eine Stufe, mine.py:Klasse, paket.modul:Klasse, dahinter Einstellungen (search:budget=0.2); eine zu kurze Liste wiederholt sich
cli-simulate-games = wie viele Partien
cli-simulate-seed = ein beliebiger Text; derselbe Text ergibt dieselben Partien
cli-simulate-jobs = gleichzeitige Prozesse; ohne Angabe einer je Prozessor
cli-simulate-edition = die Ausgabe der Regeln
cli-simulate-scenario = das Szenario
cli-simulate-option = eine Einstellung des Spiels als name=wert; mehrfach möglich
cli-simulate-json = ein JSON-Objekt statt Tabellen ausgeben
cli-simulate-records = das Protokoll jeder Partie in diesen Ordner schreiben

problem-simulate-games = Es braucht mindestens eine Partie, nicht { $games }.
problem-simulate-bots = { $players } Spieler brauchen 1 bis { $players } Bots; genannt sind { $bots }.
problem-simulate-jobs = Es braucht mindestens einen Prozess, nicht { $jobs }.

problem-simulate-records = { $file } lässt sich nicht schreiben: { $detail }.

simulate-progress = Partien
simulate-bots = Bots
simulate-sources = Punkte nach Herkunft
simulate-seats = Plätze
simulate-length = Länge einer Partie
simulate-head-bot = Bot
simulate-head-copies = am Tisch
simulate-head-wins = Siege
simulate-head-share = Anteil (95-%-Bereich)
simulate-head-points = Punkte
simulate-head-seat = Platz
simulate-head-length = je Partie
simulate-head-mean = Mittel
simulate-head-least = wenigste
simulate-head-most = meiste
simulate-length-decisions = Entscheidungen
simulate-length-forced = davon mit nur einer erlaubten Aktion
simulate-length-rounds = Runden
simulate-winner = Wer gewann, hatte { $points }{ $between } Punkte.
simulate-whoever-won = wer gewann
simulate-digest = { $games } Partien, Prüfsumme { $digest }

cli-tournament-bots = die Bots, durch Kommas getrennt, vom schwächsten zum stärksten, geschrieben wie bei „simulate“; ohne Angabe die Stufen des Spiels
cli-tournament-games = wie viele Partien jede Paarung spielt, alle mit denselben Aufbauten

problem-tournament-opponent = Ein Turnier braucht Gegner: Hier spielt niemand gegen einen anderen. Wähle mehr Spieler oder ein Szenario ohne Team.
problem-tournament-bots = Ein Turnier braucht mindestens zwei Bots, nicht { $bots }.
problem-tournament-twice = { $bot } steht zweimal in der Liste. Nenne jeden Bot nur einmal.

tournament-shares = { $others ->
    [one] Anteil der Siege gegen den Bot der Spalte (95-%-Bereich); Partien je Paarung: { $games }
   *[other] Anteil der Siege von einem gegen { $others } der Spalte (95-%-Bereich; gerecht: { $fair }); Partien je Paarung: { $games }
}
tournament-points = Mittlere Punkte in diesen Partien
tournament-above = { $bot } steht über { $than }.
tournament-below = { $bot } steht unter { $than }.
tournament-open = Dass { $bot } über { $than } steht, ist nicht gezeigt: Der Bereich enthält den gerechten Anteil.

cli-bench-json = ein JSON-Objekt statt einer Tabelle ausgeben
cli-bench-seconds = Zeit für jede Spielweise, in Sekunden (3); Spielzeit mit --server (20)
cli-bench-games = aufgezeichnete Partien für jede Spielweise
cli-bench-bots = stattdessen ganze Partien jedes Bots messen, Denkzeit inbegriffen

problem-bench-seconds = Die Zeit muss eine Zahl von Sekunden über 0 sein, nicht { $seconds }.
problem-bench-games = Es braucht mindestens eine aufgezeichnete Partie, nicht { $games }.

bench-progress = Messung
bench-bots = Ganze Partien, derselbe Bot auf allen Plätzen (je { $count })
bench-bot = Bot
bench-bot-row = { $game } ({ $players }), { $bot }
bench-whole-ms = eine Partie, ms
bench-title = Orléans 2019, vier Spieler, ein Prozessorkern, { $way }
bench-compiled = übersetzte Engine
bench-interpreted = reines Python
bench-play-lively = Neuling
bench-play-planner = Planer
bench-play-wide = Neuling, reich
bench-play-uniform = rein zufällig
bench-play-pilgrim-2 = Pilgrim, 2 Spieler
bench-play-pilgrim-4 = Pilgrim, 4 Spieler
bench-play-prosperity-4 = Die Blütezeit, 4 Spieler
bench-play-city-defense-4 = Verteidigung der Stadt, 4 Spieler
bench-play-duel-2 = Das Duell
bench-play-dignitary-1 = Der Würdenträger
bench-play-vierzon-1 = Hauptstadt Vierzon
bench-play-salesman-1 = Der Handelsreisende
bench-play-catanatron = catanatron
bench-play = Spielweise
bench-engine = Engine
bench-facts = Wie diese Partien sind, im Mittel
bench-calls = Einzelne Aufrufe, mitten in einer lebhaften Partie
bench-decisions-per-s = Entscheidungen/s
bench-forced-per-s = erzwungen/s
bench-games-per-s = Partien/s
bench-legal-per-s = Möglichkeiten/s
bench-copy-us = Kopie, µs
bench-setup-us = Aufbau, µs
bench-mean-points = Punkte
bench-options-per-decision = Möglichkeiten je Wahl
bench-decisions-per-game = Entscheidungen
bench-forced-share = erzwungen
bench-thinking-ms = je Wahl, ms
bench-thinking-most-ms = längste, ms
bench-ratio = { $ratio }-mal so viele Entscheidungen/s wie catanatron ({ $low }–{ $high })
bench-no-peer = catanatron ist nicht installiert: kein Vergleich.
bench-note = Erzwungen: nur eine erlaubte Aktion. Mediane abwechselnder Abschnitte mit ihrer Spanne; { $seconds } s je Spielweise. Das Nachdenken der Bots (je Wahl, längste) zählt bei den Raten nicht mit, die Wahl beim zufälligen Spiel und bei catanatron schon.

## Rätsel

cli-puzzles = Stellungen finden, in denen ein Plan klar der beste ist.
cli-puzzles-what = make
cli-puzzles-game = das Spiel
cli-puzzles-out = die neue Datei dafür, eine Zeile für jedes
cli-puzzles-count = wie viele
cli-puzzles-seed = derselbe Startwert findet dieselben Rätsel
cli-puzzles-margin = Punkte, um die der beste Plan vor dem zweiten liegt
cli-puzzles-jobs = Prozesse; ohne Angabe alle Prozessoren
puzzles-progress = Rätsel
puzzles-written = { $count ->
    [one] 1 Rätsel steht in { $file }.
   *[other] { $count } Rätsel stehen in { $file }.
}
