### Der Server: sein Befehl, und was er Clients sagt.

cli-serve = Den Tisch im Browser öffnen, für dich und für andere.
cli-serve-host = Die Adresse, an der er lauscht; 0.0.0.0 für alle, die diesen Rechner erreichen.
cli-serve-port = Der Port; 8000, oder irgendein freier, wenn der belegt ist.
cli-serve-db = Wo Tische aufbewahrt werden: sqlite+aiosqlite:///DATEI oder postgresql+asyncpg://USER@HOST/NAME.
cli-serve-workers = Serverprozesse; mehr als einer braucht PostgreSQL.
cli-serve-thinkers = Prozesse, in denen Bots nachdenken, für jeden Serverprozess.
cli-serve-pace = Sekunden zwischen den Zügen von Bots, solange jemand zuschaut.
cli-serve-name = Ein Name, unter dem der Server erreicht wird; kann mehrmals angegeben werden.
cli-serve-proxy = Die Adresse eines Reverse-Proxys, dessen X-Forwarded-Angaben geglaubt wird.
cli-serve-push-keys = Eine Datei mit den Schlüsseln, an denen Push-Dienste diesen Server erkennen; fehlt sie, wird sie angelegt. Mit ihr kann man benachrichtigt werden, wenn man am Zug ist.
cli-serve-push-contact = Wen ein Push-Dienst wegen dieses Servers fragen kann: eine Mailadresse.
cli-serve-push-service = Ein Push-Dienst, der benutzt wird (*. steht für Namen davor), statt der bekannten; mehrmals möglich.
cli-serve-keep-days = Tage, nach denen ein Tisch gelöscht wird, den niemand geöffnet hat; 0 behält alle für immer.
cli-serve-limit-requests = Anfragen je Sekunde, die einer Adresse erlaubt sind.
cli-serve-limit-sockets = Live-Verbindungen (offene Tische), die einer Adresse erlaubt sind.
cli-serve-open = Den Browser öffnen.

cli-check-tables = Vor einem Wechsel der Version: welche Tische nach ihren Regeln weitergingen.
cli-check-tables-db = Wo die Tische liegen, wie bei „serve“. Dort wird nichts verändert.
check-progress = Tische ansehen
check-rules = { $game } { $rules }, jetzt { $known }:
check-same = { $count } nach den Regeln dieser Version
check-goes-on = { $count } im Gange: gingen nach den neuen Regeln weiter
check-kept = { $count } beendet: mit Ergebnis, Protokoll und Wiederholung
check-waiting = { $count } nicht begonnen: begännen nach den neuen Regeln
check-look = { $count } ließen sich nur noch ansehen (Ergebnis, Protokoll, Gespräch, Aufzeichnung), { $status ->
    [over] beendet
   *[running] im Gange
}: { $why }
check-total = { $count ->
    [one] 1 Tisch insgesamt
   *[other] { $count } Tische insgesamt
}; { $lost ->
    [0] alle lassen sich verwenden.
   *[other] { $lost } ließen sich nur noch ansehen.
}

serve-running = Der Tisch steht unter { $address }
    Partien liegen in { $database }. Strg+C beendet den Server; keine Partie geht verloren.
serve-no-browser = Kein Browser ließ sich öffnen. Öffne diese Adresse selbst: { $address }

problem-bad-port = { $port } ist kein Port. Wähle einen von 0 bis 65535.
problem-bad-workers = { $workers } Prozesse können nichts tun. Wähle 1 oder mehr.
problem-bad-pace = { $pace } ist kein Tempo. Wähle 0 bis 10 Sekunden.
problem-bad-keep-days = { $days } ist keine Zahl von Tagen, die Tische bleiben. Wähle 1 oder mehr, oder 0 für immer.
problem-bad-limit = Eine Grenze muss mindestens 1 sein: Sonst könnte niemand spielen.
problem-workers-need-postgres = { $workers } Serverprozesse können sich keine SQLite-Datei teilen. Nimm --workers 1, oder PostgreSQL mit --db postgresql+asyncpg://USER@HOST/NAME
problem-cannot-listen = An { $host }, Port { $port }, kann nichts lauschen: { $detail }. Wähle --host oder --port anders.
problem-bad-push-keys = Die Push-Schlüssel in „{ $file }“ sind nicht zu gebrauchen: { $problem }
problem-bad-database = „{ $url }“ nennt keine Datenbank: { $problem }. Schreibe sqlite+aiosqlite:///DATEI oder postgresql+asyncpg://USER@HOST/NAME
problem-no-database = Eine Datenbank { $url } gibt es nicht.
problem-database-newer = Die Datenbank { $url } wurde von einer neueren Version von Scriptorium geschrieben. Starte diese oder nenne mit --db eine andere Datenbank.
problem-database-not-writable = In der Datenbank { $url } lässt sich nichts speichern: { $problem }
problem-database-unreachable = Die Datenbank { $url } lässt sich nicht benutzen: { $problem }

problem-unknown-table = Es gibt keinen Tisch „{ $table }“. Vielleicht fehlt ein Stück vom Link.
problem-table-closed = Dieser Tisch lässt sich nur noch ansehen.
problem-moment-unknown = Wie der Tisch in diesem Augenblick aussah, wurde nicht behalten.
problem-no-access = Dieser Browser hat keinen Platz am Tisch. Bitte um einen Link dorthin.
problem-bad-link = Dieser Link öffnet nichts: Er ist verbraucht oder abgelaufen. Bitte um einen neuen.
problem-push-refused = An den Push-Dienst dieses Browsers sendet dieser Server nicht.
problem-cut-link = Dieser Link ist nicht vollständig: Beim Kopieren ging etwas verloren. Kopiere ihn ganz oder bitte um einen neuen.
problem-seat-taken = Dieser Platz ist schon besetzt. Bitte um einen Link zu einem anderen, oder zum Zuschauen.
problem-bad-name = Ein Name enthält keine Zeichen, die man nicht sieht oder die die Zeile umdrehen.
problem-name-taken = { $name } heißt an diesem Tisch schon jemand.
problem-not-away = Der Tisch wartet nicht auf diesen Platz, oder wer dort sitzt, ist da.
problem-two-colours = Jeder Platz hat seine eigene Farbe.
problem-too-late-for-colours = Farben werden vor Spielbeginn gewählt.
problem-already-seated = Du hast schon einen Platz an diesem Tisch.
problem-no-guide = Von { $game } gibt es kein geführtes erstes Spiel.
problem-no-such-seat = Diesen Platz hat der Tisch nicht.
problem-not-your-seat = Das ist nicht dein Platz.
problem-only-watching = Du schaust zu; das können nur Spieler.
problem-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
problem-table-waiting = Die Partie hat nicht begonnen: Ein Platz ist noch offen.
problem-table-over = Die Partie ist zu Ende.
problem-stale = Inzwischen ist etwas geschehen. Schau nach, dann wähle.
problem-record-sealed = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist: Sie enthält den Startwert.
problem-table-running = Solange eine Partie läuft, sieht niemand mehr von ihr als der eigene Platz.
problem-moment-over = In diesem Moment ist die Partie zu Ende. Wähle einen früheren.
problem-no-such-moment = Das Protokoll hat { $last } Einträge; einen mit Nummer { $k } gibt es nicht.
problem-proposal-not-now = Gerade entscheidet niemand für das Team, also lässt sich nichts vorschlagen.
problem-proposal-too-long = Ein Vorschlag hat höchstens { $limit } Schritte.
problem-proposal-step = Schritt { $step } des Vorschlags („{ $action }“) ist nicht möglich.
problem-proposal-beyond = Vor Schritt { $step } des Vorschlags ist die Entscheidung des Teams gefallen. Was danach kommt, gehört nicht dazu.
problem-coach-off = An diesem Tisch gibt der Coach keine Hinweise: Wer ihn aufgemacht hat, hat es nicht erlaubt.
problem-hint-not-asked = Hinweise gibt es nur zu einer eigenen Entscheidung. Warte, bis du am Zug bist.
problem-hint-running = Der Coach denkt noch über deine letzte Frage nach. Warte auf die Antwort.
problem-hint-failed = Dem Coach ist nichts eingefallen. Versuche es noch einmal.
problem-too-many-analyses = Es wird schon eine andere Partie für dich analysiert, oder viele für andere. Versuche es in einer Minute noch einmal.
problem-proposal-gone = Dieser Vorschlag wurde geändert oder zurückgezogen. Schau nach, dann stimme zu.
problem-proposal-own = Das ist dein eigener Vorschlag: Deine Zustimmung versteht sich von selbst.
problem-bad-origin = Anfragen von { $origin } werden nicht angenommen.
problem-bad-host = Dieser Server hört nicht auf den Namen { $host }. Starte ihn mit --name, um ihn zu erlauben.
problem-body-too-large = Das ist zu viel auf einmal; die Grenze liegt bei { $limit } Bytes.
problem-too-many-bot-tables = An { $limit } Tischen spielen schon Bots unter sich. Setz dich selbst dazu, oder versuche es später noch einmal.
problem-not-the-host = Das kann nur, wer diesen Tisch leitet.
problem-not-lost = Wer hier sitzt, ist da oder erst seit Kurzem weg. Warte noch etwas.
problem-still-playing = Du spielst hier mit. Gib auf, oder lass einen Bot für dich spielen.
problem-others-play = Hier spielen auch andere: Du kannst aufgeben, sie spielen weiter.
problem-cut-phrase = Das ist kein ganzer Merksatz: acht Wörter mit je fünf Buchstaben. Such ein Wort, das falsch aufgeschrieben ist.
problem-unknown-phrase = Mit diesem Merksatz kommt niemand zurück. Vielleicht gilt ein neuerer.
problem-bad-passkey = Der Passkey ließ sich nicht prüfen. Versuch es noch einmal.
problem-unknown-passkey = Dieser Passkey ist hier nicht oder nicht mehr bekannt.
problem-no-passkeys-here = Passkeys brauchen einen Namen in der Adresse, etwa localhost oder tische.example; eine Nummer ist keiner.
problem-too-many-passkeys = Du hast schon { $limit } Passkeys. Entferne erst einen.
problem-too-many-requests = Zu viele Anfragen. Warte einen Augenblick.
problem-too-many-sockets = Zu viele Fenster sind zugleich offen. Schließe einige.
problem-bad-json = Die Anfrage ist kein JSON.
problem-bad-request = Die Anfrage ist nicht zu gebrauchen ({ $where }): { $what }
problem-not-found = Hier ist nichts.
problem-method-not-allowed = Das geht hier nicht.
problem-server-error = Auf dem Server ging etwas schief. Nichts ging verloren; versuche es noch einmal.
problem-table-trouble = Am Tisch ist ein unerwarteter Fehler aufgetreten, gerade geht es nicht weiter. Nichts ging verloren: Alle Züge sind gespeichert, und der Server versucht es von selbst noch einmal. Wenn es so bleibt, nimm deine letzte Wahl zurück oder sag dem Betreiber Bescheid.
problem-store-failed = Der Server erreicht seine Datenbank nicht. Nichts wurde geändert; versuche es gleich noch einmal.
problem-no-client = Die Seiten für den Browser sind nicht gebaut. Führe aus: { $command } test, oder npm run build in web

# Der Lasttest

cli-bench-server = Den Server messen statt der Engine: Tische mit Live-Verbindungen.
cli-bench-tables = Tische, mit --server.
cli-bench-sockets = Live-Verbindungen rund um die Tische, mit --server.
cli-bench-rate = Aktionen je Sekunde über alle Tische, mit --server; 0: so viele wie möglich.
cli-bench-workers = Serverprozesse, mit --server; mehr als einer braucht --db mit PostgreSQL.
cli-bench-db = Die Datenbank für die Messung, mit --server; sonst eine vorübergehende SQLite-Datei.

bench-server-progress = Server
bench-server-title = Server: { $tables } Tische, { $sockets } Verbindungen, { $offered }
bench-server-offered = { $rate } Aktionen/s angeboten
bench-server-closed = so viele Aktionen wie möglich
bench-server-measure = Millisekunden
bench-server-count = Anzahl
bench-server-p50 = p50
bench-server-p95 = p95
bench-server-p99 = p99
bench-server-most = längste
bench-server-shown = Aktion → bei den anderen
bench-server-shown-early = erstes Drittel einer Partie
bench-server-shown-late = letztes Drittel
bench-server-shown-ratio = letztes / erstes
bench-server-answer = Aktion → Antwort
bench-server-answer-early = erstes Drittel einer Partie
bench-server-answer-late = letztes Drittel
bench-server-answer-ratio = letztes / erstes
bench-server-actions = { $rate } Aktionen/s über { $seconds } s ({ $actions } angenommen, { $refused } als überholt abgelehnt, { $lost } verloren).
bench-server-usage = Der Server brauchte { $cores } Prozessorkerne ({ $each } ms je Aktion) und { $memory } MB, dieses Programm { $own } Kerne.
bench-server-start = Erste Antwort { $start } s nach dem Start; alle Verbindungen offen nach { $opened } s.
bench-server-screen = Erster Bildschirm: { $cold } ms für { $requests } Anfragen an einen frischen Server, { $loaded } ms unter Last.
bench-server-no-client = Die Seiten für den Browser sind nicht gebaut: Sie fehlen in diesen Anfragen.
bench-server-note = { $database }, { $workers ->
    [one] ein Serverprozess
   *[other] { $workers } Serverprozesse
}. Dieses Programm teilt sich den Rechner mit dem Server.

problem-bench-tables = { $tables } Tische mit { $sockets } Verbindungen lassen sich nicht messen: Nimm mindestens einen Tisch und je Tisch zwei Verbindungen.
problem-bench-rate = { $rate } Aktionen je Sekunde lassen sich nicht anbieten. Nimm eine Zahl über 0, oder 0 für so viele wie möglich.
problem-load-no-server = Der Server, der gemessen werden soll, ist nicht gestartet: { $detail }
problem-load-broken = Die Messung brach ab: { $detail }
problem-extra-missing = Dafür wird { $library } gebraucht und ist nicht installiert. So geht es: pip install 'scriptorium-games[{ $extra }]'

cli-backup = Alle Tische in eine Datei kopieren, während gespielt wird.
cli-backup-file = Die Datei, die geschrieben wird: eine SQLite-Datenbank, mit der man den Server starten kann, oder PostgreSQLs Abzug für pg_restore.
cli-backup-db = Die Datenbank, wie bei serve.
cli-backup-dated = Datum und Zeit in den Namen der Datei setzen.
backup-done = { $file }: { $size } kB. Alles, was bis jetzt gespeichert war, ist darin.
problem-backup-failed = In { $file } ist keine Sicherung: { $detail }
problem-backup-nothing = Es gibt keine Datenbank { $file }, die zu kopieren wäre.
problem-backup-no-pg-dump = PostgreSQL wird von seinem Programm pg_dump kopiert, und das ist hier nicht installiert.
