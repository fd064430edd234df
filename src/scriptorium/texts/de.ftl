### Was alle Spiele gemeinsam haben: Probleme, die Befehlszeile, der Tisch im Terminal.

role-who = seat
role-seats = seat
role-bot = bot

# Wer am Tisch sitzt.
bot-human = Mensch
bot-random = Zufall
bot-novice = Neuling
bot-greedy = Gierig
bot-planner = Planer
bot-light = Flink
bot-search = Sucher
bot-scout = Späher
bot-easy = leicht
bot-fair = mittel
bot-good = gut
bot-strong = stark
bot-master = Meister
bot-pilgrim = Pilgerin
bot-donor = Stifter
bot-almoner = Almosenier
bot-trader = Händler
bot-builder = Baumeisterin
bot-scholar = Gelehrter

## Listen und Sätze

list-none = nichts
list-more = { $a }, { $b }
list-last = { $a } und { $b }
list-group = { $group } ({ $items })
event-line = { $what }.
event-rules = Ab hier nach den Regeln „{ $now }“, bis hierher nach „{ $was }“{ $lost ->
    [0] .
    [one] . Die letzte Wahl ließ sich nicht übernehmen: Sie wird neu getroffen.
   *[other] . Die letzten { $lost } Züge ließen sich nicht übernehmen: Sie werden neu gemacht.
}

## Warum nicht, in jedem Spiel

reason-not-now = Danach wird jetzt nicht gefragt; an der Reihe ist: { $phase }.
reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = Du bist nicht am Zug. Jetzt ist die Reihe an { $seats }.
reason-unknown-action = Eine Aktion „{ $text }“ gibt es nicht. Am nächsten kommt: { $near }.
reason-no-undo = Du kannst jetzt nichts zurücknehmen.
reason-audit-field = { $field } hat einen Wert, den kein Spiel hat.
reason-audit-frame = Was gefragt wird („{ $frame }“), passt nicht zum Übrigen.

## Probleme: die Befehlszeile

problem-usage = { $detail } Mehr dazu: { $command } --help
problem-usage-command = Einen Befehl „{ $given }“ gibt es nicht. Die Befehle zeigt: { $command } --help
problem-usage-option = Eine Option „{ $given }“ gibt es hier nicht. Die Optionen zeigt der Zusatz --help
problem-usage-value = „{ $given }“ ist kein gültiger Wert für { $option }. Was erwartet wird, zeigt der Zusatz --help
problem-usage-missing = Für { $option } fehlt ein Wert. Was erwartet wird, zeigt der Zusatz --help
problem-usage-extra = „{ $given }“ ist hier zu viel. Was erwartet wird, zeigt der Zusatz --help
problem-usage-twice = { $option } steht zweimal da. Einmal genügt.
problem-unknown-language = In der Sprache „{ $lang }“ gibt es keine Texte. Zur Wahl stehen: { $known }
problem-option-conflict = { $option } verträgt sich nicht mit { $other }. Lass eines davon weg.
problem-option-form = „{ $given }“ ist keine Einstellung. Schreibe --option name=wert; die Namen zeigt: { $command } games
problem-seats-count = --seats nennt { $count } Sitze für { $players } Spieler. Nenne jeden Sitz einmal, durch Kommas getrennt.

## Probleme: Spiele, Bots, Einstellungen

problem-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $known }
problem-scenario-players = { $high ->
    [1] Das Szenario { $scenario } ist für einen Spieler allein.
   *[other] { $span ->
        [0] Das Szenario { $scenario } ist für genau { $low } Spieler.
       *[other] Das Szenario { $scenario } ist für { $low } bis { $high } Spieler.
    }
}
problem-bad-players = { $game } ist nicht für { $players } Spieler. Möglich sind { $low } bis { $high }.
problem-bad-edition = { $game } hat keine Ausgabe „{ $edition }“. Zur Wahl stehen: { $known }
problem-bad-scenario = { $game } hat kein Szenario „{ $scenario }“. Zur Wahl stehen: { $known }
problem-unknown-option = { $game } hat keine Einstellung „{ $option }“. Zur Wahl stehen: { $known }
problem-option-players = Die Einstellung { $option } bedeutet bei { $players ->
    [one] 1 Spieler
   *[other] { $players } Spielern
} nichts; sie ist für { $low ->
    [1] einen Spieler allein
   *[other] { $low } bis { $high } Spieler
}. Lass sie weg oder wähle eine andere Spielerzahl.
problem-option-edition = Die Einstellung { $option } bedeutet in der Ausgabe { $edition } nichts; sie ist für: { $known }. Lass sie weg oder wähle eine andere Ausgabe.
problem-option-scenario = Die Einstellung { $option } bedeutet im Szenario { $scenario } nichts; sie ist für: { $known }. Lass sie weg oder wähle ein anderes Szenario.
problem-bad-seed = { $seed } ist kein Startwert: Es enthält halbe Zeichen. Nimm einen anderen Text oder eine Zahl.
problem-system = Das System hat abgelehnt: { $detail }. Was vorher gespeichert wurde, ist nicht verloren.
problem-too-deep = Das Gelesene ist zu tief verschachtelt. Nichts wurde geändert; nimm eine Datei, die jemand von Hand oder dieses Programm geschrieben hat.
problem-usage-range = { $given } ist zu viel für { $option }. Wähle eine Zahl bis { $most }.
problem-bad-option = „{ $value }“ ist kein Wert für die Einstellung { $option }. Erlaubt: { $allowed }
problem-unknown-bot = Niemand namens „{ $bot }“ spielt { $game }. Zur Wahl stehen: { $known }
problem-bot-none = { $bot } ist kein Bot: mach eine Klasse daraus, die von scriptorium.bots.base.Bot erbt.
problem-bot-class = In { $where } gibt es kein { $name }. Nenne eine Klasse, die dort steht: { $where }:Name
problem-bot-import = { $where } lässt sich nicht laden: { $detail }. Behebe das, oder nenne einen anderen Bot.
problem-bot-game = Der Bot { $bot } spielt { $game } nicht; er spielt: { $known }
problem-bot-option = Der Bot { $bot } hat keine Einstellung { $option }. Er hat: { $known }
problem-bot-value = „{ $value }“ ist kein Wert für die Einstellung { $option } des Bots { $bot }. Erlaubt: { $allowed }
problem-resume-seats = An diesem Tisch sitzen: { $seats }. Bots von außen werden nur geladen, wenn du sie nennst: weiter mit --seats { $seats }

## Probleme: Dateien

problem-file-missing = Die Datei { $file } gibt es nicht.
problem-file-unreadable = { $file } lässt sich nicht lesen: { $detail }.
problem-file-not-text = { $file } ist keine Textdatei.
problem-file-syntax = { $file } ist weder richtiges TOML noch, mit der Endung .json, richtiges JSON: { $detail }
problem-file-no-table = { $file } muss eine Tabelle aus Schlüsseln und Werten enthalten.
problem-file-exists = { $file } gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen.
problem-cannot-save = { $file } lässt sich nicht schreiben: { $detail }. Schaffe Platz oder wähle mit --save einen anderen Ort.
problem-game-in-use = { $file } wird gerade in einem anderen Fenster gespielt. Schließe zuerst dieses.
problem-nothing-to-resume = Es gibt kein unvollendetes Spiel. Beginne eines mit: { $command } play
problem-already-finished = Das Spiel in { $file } ist zu Ende. Ansehen kannst du es mit: { $command } replay { $file }
problem-no-ledger = Die Regeln sind nicht Teil dieser Installation.
problem-no-rule = Keine Regel passt zu „{ $words }“. Versuche andere Wörter oder „{ $command } rules“ für die Liste der Gruppen.
problem-no-entry = Einen Eintrag { $at } hat die Aufzeichnung nicht. Möglich sind { $first } bis { $last }.
problem-no-entries = Die Aufzeichnung hat noch keine Einträge, nur den Anfang des Spiels. Möglich ist 0.
problem-only-entry = Bei Eintrag { $at } lässt sich die Aufzeichnung nicht zeigen, nur bei { $only }.

## Probleme: Aufzeichnungen. Eintrag n steht in Zeile n + 1 der Datei.

problem-record-no-header = Die Aufzeichnung beginnt nicht mit dem Kopf eines Spiels (Zeile 1). Ist es die richtige Datei?
problem-record-version = Die Aufzeichnung hat die Formatversion { $version }, die dieses Programm nicht kennt (Zeile 1).
problem-record-field = Im Kopf der Aufzeichnung fehlt „{ $field }“ oder ist falsch (Zeile 1).
problem-record-no-seed = Im Kopf der Aufzeichnung fehlt der Startwert (Zeile 1); ohne ihn lässt sie sich nicht nachspielen.
problem-record-header = Der Kopf der Aufzeichnung nennt kein spielbares Spiel (Zeile 1): { $problem }
problem-record-rules = Die Aufzeichnung entstand nach den Regeln „{ $rules }“; dieses Programm spielt nach „{ $known }“ (Zeile { $line }).
problem-record-no-state = Der Tisch wurde nach den Regeln „{ $rules }“ gespielt, und die Version, die das tat, hat keinen Stand behalten, von dem eine andere weiterspielen könnte.
problem-record-broken = Was von der Partie gespeichert ist, lässt sich nicht lesen: { $detail }
problem-record-commitment = Der Startwert der Aufzeichnung ist nicht der, mit dem sie begonnen wurde (Zeile 1).
problem-record-line = Eintrag { $entry } der Aufzeichnung ist beschädigt (Zeile { $line }): Es ist keine ganze JSON-Zeile.
problem-record-entry = Eintrag { $entry } der Aufzeichnung ist beschädigt (Zeile { $line }): Er steht falsch oder sagt nichts Spielbares.
problem-record-check = Eintrag { $entry } der Aufzeichnung wurde verändert oder etwas vor ihm (Zeile { $line }): Die Prüfzahl passt nicht.
problem-record-illegal = Eintrag { $entry } der Aufzeichnung verstößt gegen eine Regel (Zeile { $line }): { $problem }
problem-record-after-end = Eintrag { $entry } der Aufzeichnung kommt nach dem Ende des Spiels (Zeile { $line }).
problem-record-early-end = Eintrag { $entry } der Aufzeichnung beendet das Spiel zu früh (Zeile { $line }).
problem-record-result = Eintrag { $entry } der Aufzeichnung behauptet ein anderes Ergebnis, als das Spiel hatte (Zeile { $line }).
problem-record-unfinished = Die Aufzeichnung endet nach Eintrag { $entry }, bevor das Spiel zu Ende ist. Ansehen kannst du sie mit --partial, weiterspielen mit: { $command } play --resume DATEI

## Probleme: Stellungen

problem-position-not-a-table = Eine Stellung muss eine Tabelle aus Schlüsseln und Werten sein.
problem-position-game = Das ist eine Stellung von „{ $found }“, nicht von „{ $wanted }“.
problem-position-key = Die Stellung hat einen Schlüssel, der nichts bedeutet: { $where }. Bekannt sind dort: { $known }
problem-position-value = Die Stellung hat bei { $where } einen unbrauchbaren Wert: { $value }
problem-position-number = Die Stellung sagt { $where } = { $value }; es muss eine Zahl von { $low } bis { $high } sein.
problem-position-name = Die Stellung nennt bei { $where } etwas Unbekanntes: „{ $value }“. Bekannt sind: { $known }
problem-position-too-many = In der Stellung ist bei { $where } mehr, als es gibt: { $value }
problem-position-not-owned = Die Stellung belegt einen Ort, den sein Besitzer nicht hat: { $where }. Nimm ihn unter „tiles“ dieses Sitzes auf.
problem-position-not-there = In der Stellung kann „{ $value }“ nicht bei { $where } liegen.
problem-position-passed = In der Stellung ist Sitz { $value } am Zug ({ $where }) und hat zugleich gepasst.
problem-position-event = Die Stellung nennt bei { $where } ein Ereignis, das keine Karte für Runde { $round } zeigt: { $value }. Es gibt: { $known }
problem-position-only-with = Die Stellung sagt { $where }; das bedeutet nur mit { $needs } etwas.
problem-position-traders = Die Stellung hat bei { $where } { $have } Ortskarten, aber der Markierer der Händler ist { $steps } Schritte gegangen; jeder Schritt bringt eine.
problem-position-impossible = Die Stellung kann so nicht auf dem Tisch liegen: { $problem }
problem-position-format = Dieser gespeicherte Zustand lässt sich nicht lesen: { $found }
problem-position-rules = Dieser gespeicherte Zustand entstand nach den Regeln „{ $rules }“; für sein Szenario spielt dieses Programm nach „{ $known }“.
problem-position-broken = Dieser gespeicherte Zustand ist beschädigt: { $detail }

## Probleme: Spielmaterial

problem-data-unreadable = Die Datendatei { $file } lässt sich nicht lesen: { $detail }
problem-data-syntax = Die Datendatei { $file } ist nicht richtig geschrieben: { $detail }
problem-data-source = Die Daten nennen bei { $where } eine Quelle, die es nicht gibt: „{ $source }“. Erlaubt: rulebook, public, reconstructed
problem-data-missing = In der Datendatei { $file } fehlt { $where }.
problem-data-total = In der Datendatei { $file } geht { $where } nicht auf: { $found } statt { $wanted }
problem-data-reference = Die Datendatei { $file } nennt bei { $where } etwas Unbekanntes: „{ $value }“. Erlaubt: { $allowed }
problem-data-twice = Die Datendatei { $file } nennt bei { $where } dasselbe zweimal: { $value }

## Hilfeseiten der Befehlszeile

cli-about = Ein digitaler Tisch für Brettspiele, die im Mittelalter spielen.
cli-epilogue = --lang en oder --lang de wählt die Sprache, bei jedem Befehl.
cli-commands = Befehle
cli-options = Optionen
cli-arguments = Angaben
cli-help = Zeigt diese Seite.
cli-version = Zeigt die Version.
cli-play = Ein Spiel im Terminal spielen.
cli-play-game = Das Spiel; siehe „{ $command } games“.
cli-play-players = Wie viele Spieler.
cli-play-edition = Die gedruckte Ausgabe, nach der gespielt wird.
cli-play-scenario = Das Szenario.
cli-play-seats = Wer wo sitzt, durch Kommas getrennt: human oder ein Bot: ein Name oder eine Stufe, mine.py:Klasse, paket.modul:Klasse; dahinter Einstellungen (search:budget=0.2).
cli-play-seed = Der Zufall; derselbe Startwert gibt dasselbe Spiel.
cli-play-option = Eine Einstellung des Spiels als name=wert; mehrmals möglich.
cli-play-position = Beginnt mit einer Stellungsdatei (TOML oder JSON).
cli-play-resume = Setzt das zuletzt gespielte unvollendete Spiel fort oder das aus dieser Datei.
cli-play-save = Legt die Aufzeichnung in dieser Datei ab.
cli-replay = Die Aufzeichnung eines Spiels prüfen und ihr Ergebnis zeigen.
cli-replay-file = Die Aufzeichnung.
cli-replay-step = Geht das Spiel Eintrag für Eintrag durch.
cli-replay-at = Zeigt den Tisch nach diesem Eintrag.
cli-replay-partial = Erlaubt ein Spiel, das nicht zu Ende ist.
cli-analyse = Sagen, was ein starker Bot von einer beendeten Partie hält: was Punkte kostete, was Glück war.
cli-rules = Regeln nachschlagen: nach Kennung, Gruppe oder Wörtern.
cli-rules-words = Eine Kennung (ORL-CEN-3), eine Gruppe (CEN) oder Wörter, die in der Regel vorkommen.
cli-games = Die Spiele mit ihren Ausgaben, Einstellungen und Bots.
cli-data = Woher die Zahlen des Spielmaterials stammen.
cli-data-game = Das Spiel; ohne Angabe alle.
cli-data-markdown = Als die Seite docs/data.md.
cli-simulate = Bots viele Spiele spielen lassen und vergleichen.
cli-tournament = Jeden Bot einer Liste gegen jeden anderen spielen lassen.
cli-bench = Messen, wie schnell die Engine ist.

## Am Tisch

play-welcome = { $game }, { $edition }, Startwert { $seed }
play-you = (du)
play-bot-short = ({ $bot })
play-hint = Tippe die Nummer einer Möglichkeit oder Wörter daraus. „hilfe“ erklärt, „ende“ verlässt den Tisch; gespeichert wird laufend.
play-unfinished = Ein unvollendetes Spiel vom { $when } wartet. Um es fortzusetzen: „ende“, dann „{ $command } play --resume“.
play-resumed = Weiter in { $where }. ({ $file })
play-torn = Die letzte Zeile der Aufzeichnung war beim Schreiben abgerissen und ist weggelassen worden.
play-pass-keyboard = Gib die Tastatur weiter an { $who }.
play-press-enter = Weiter mit der Eingabetaste.
play-thinking = { $who } überlegt …
play-empty = Tippe eine Nummer oder Wörter einer Möglichkeit; „hilfe“ erklärt.
play-page = Seite { $page } von { $pages } – Eingabetaste blättert um; Nummern anderer Seiten gelten auch
play-only-choice = { $who } hat nur eine Möglichkeit: { $action }.
play-ambiguous = „{ $typed }“ passt auf mehrere Möglichkeiten:
play-no-number = Eine Möglichkeit { $typed } gibt es nicht.
play-unknown = Nichts hier passt zu „{ $typed }“. „hilfe“ erklärt, „optionen“ sagt, was nicht geht und warum.
play-more-log = { $count ->
    [one] … und 1 Zeile davor; „protokoll“ zeigt sie
   *[other] … und { $count } Zeilen davor; „protokoll“ zeigt sie
}
play-undo-draw = Ein Zug aus dem Beutel wird nicht zurückgenommen.
play-undo-ready = Du hast die Planung abgeschlossen; das gilt.
play-undo-others = Inzwischen hat ein anderer Spieler gehandelt; was davor war, gilt.
play-stopped = Hier war Schluss; nicht mehr möglich: { $typed }
play-draws-all = Mehr geht nicht: { $action }.
play-not-shown = nicht gezeigt ({ $orders }): { $names }
play-order = „{ $order }“
play-undone = Zurückgenommen.
play-undone-ready = { $who } ist nicht mehr bereit.
play-reset = { $count ->
    [0] Du kannst jetzt nichts zurücknehmen.
    [one] Zurückgenommen: 1 Schritt.
   *[other] Zurückgenommen: { $count } Schritte.
}
play-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
play-nobody = Niemand gewinnt.
play-solo-won = { $names } hat gewonnen.
play-solo-lost = { $names } hat verloren.
play-team-won = Ihr habt gemeinsam gewonnen.
play-team-lost = Ihr habt gemeinsam verloren.
play-record = Die Aufzeichnung des Spiels ansehen: { $command } replay --step { $file }
play-left = Das Spiel ist gespeichert. Weiter geht es mit: { $command } play --resume
play-left-file = Das Spiel ist gespeichert. Weiter geht es mit: { $command } play --resume { $file }
play-left-unplayed = Auf Wiedersehen.

why-legal = Das ist jetzt möglich: { $action }.
why-not = { $action }: nicht möglich. { $reason }
why-nothing = Im Moment ist nichts Naheliegendes verboten.
why-unknown = Eine Aktion „{ $typed }“ gibt es in diesem Spiel nicht.

explain-choosing = Wähle nach Nummer, nach Wörtern einer Möglichkeit, die auf keine andere passen („Burg Bauer“), oder nach dem festen Text („place farmer castle“). Beim Planen gehen auch mehrere Nummern auf einmal („1 4 7“), und der Name eines Ortes füllt ihn, wenn klar ist, mit wem. „warum“ und eine Aktion sagt, warum sie nicht geht; „hilfe“ und der Name eines Ortes, eines Ereignisses oder einer Leiste erklärt diese; „hilfe Zeichen“ erklärt die Zeichen, „hilfe Orte“ zeigt alle Orte.
explain-topic = { $name }: { $text }
explain-which = Was davon? { $names }
explain-unknown = Zu „{ $typed }“ gibt es keine Erklärung. Versuche: { $names }

board-whose = Wessen Tableau? { $names }
log-empty = Noch ist nichts geschehen.
save-where = Sag, wohin: sichern DATEI
save-done = Eine Kopie der Aufzeichnung ist in { $file }.

rules-none = Keine Regel passt zu „{ $words }“.
rules-more = { $count ->
    [one] … und 1 weitere; nimm mehr Wörter.
   *[other] … und { $count } weitere; nimm mehr Wörter.
}
rules-how = Eine Gruppe oder Regel zeigen: { $command } rules CEN, { $command } rules CEN-3. Nach Wörtern suchen: { $command } rules Ernte Münzen.

score-title = Punkte
score-total = Summe
score-rank = Platz

# Befehle am Tisch: ihre Wörter, durch Kommas getrennt, und was sie tun.
order-help = hilfe, h
order-help-help = diese Seite; „hilfe Burg“ erklärt einen Ort, ein Ereignis oder eine Leiste
order-why = warum
order-why-help = „warum AKTION“: warum etwas jetzt nicht geht und nach welcher Regel
order-options = optionen
order-options-help = was jetzt nicht geht, jeweils mit dem Grund; auch „?“
order-undo = zurück, u
order-undo-help = deine letzte Wahl zurücknehmen
order-reset = zurücksetzen
order-reset-help = alles zurücknehmen, was geht
order-map = karte, landkarte, m
order-map-help = die Landkarte
order-table = tisch, t
order-table-help = Leisten, Werke und Vorräte
order-board = tableau, b
order-board-help = dein Spielertableau; „tableau Rot“ zeigt ein anderes
order-score = punkte
order-score-help = der Punktestand
order-log = protokoll, l
order-log-help = was geschah; „protokoll 50“ zeigt die letzten 50 Zeilen
order-rules = regeln, regel
order-rules-help = „regeln CEN-3“, „regeln Ernte“: die Regeln
order-save = sichern
order-save-help = „sichern DATEI“: eine Kopie der Aufzeichnung
order-quit = ende, q
order-quit-help = den Tisch verlassen; das Spiel bleibt gespeichert
order-next = weiter, w
order-back = zurück, z
order-round = runde, r

## Nachspielen

replay-good = { $count ->
    [one] Die Aufzeichnung ist in Ordnung: 1 Eintrag, und das Ergebnis stimmt.
   *[other] Die Aufzeichnung ist in Ordnung: { $count } Einträge, und das Ergebnis stimmt.
}
replay-partial = { $count ->
    [0] Die Aufzeichnung ist, so weit sie geht, in Ordnung: Sie hat noch keine Einträge.
    [one] Die Aufzeichnung ist, so weit sie geht, in Ordnung: 1 Eintrag, das Spiel ist nicht zu Ende.
   *[other] Die Aufzeichnung ist, so weit sie geht, in Ordnung: { $count } Einträge, das Spiel ist nicht zu Ende.
}
replay-no-entries = Noch keine Einträge, Regeln „{ $rules }“.
replay-played = Einträge { $first } bis { $last }, Regeln „{ $rules }“: nachgespielt, richtig.
replay-not-played = Einträge { $first } bis { $last }, Regeln „{ $rules }“: niemand hat sie verändert, aber dieses Programm spielt nach „{ $known }“ und kann sie nicht nachspielen.
replay-claimed = Das Ergebnis, wie es in der Aufzeichnung steht, ungeprüft: { $points }
replay-rules = weiter nach den Regeln „{ $rules }“
replay-start = { $last ->
    [0] Der Anfang des Spiels: noch keine Einträge
    [one] Vor dem einzigen Eintrag
   *[other] Vor dem ersten von { $last } Einträgen
}
replay-entry = Eintrag { $at } von { $last } · { $who }: { $what }
replay-undo = nimmt Eintrag { $entry } zurück
replay-prompt = Eingabetaste: weiter · zurück · eine Nummer · runde 10 · ende >
replay-unknown = „{ $typed }“ heißt hier nichts. Möglich sind: weiter, zurück, die Nummer eines Eintrags, „runde 10“, ende.
replay-no-round = Eine Runde { $round } kommt in dieser Aufzeichnung nicht vor.
replay-who = { $bot }
replay-end = Das ist das Ende der Aufzeichnung.

## Spiele und Daten

games-players = Spieler
games-editions = Ausgaben
games-scenarios = Szenarien
games-options = Einstellungen
games-bots = Bots

data-title = Woher die Daten des Spielmaterials stammen
data-intro = Diese Seite entsteht mit `scriptorium data --markdown` aus den Datendateien selbst. Ein rekonstruierter Wert ist die beste Schätzung: Wer das Spiel besitzt, kann ihn in der Datendatei berichtigen, ohne den Code anzufassen.
data-files = Daten: { $files }
data-table = Tabelle
data-note = Anmerkung
origin-rulebook = Regelheft
origin-rulebook-means = Steht in den gedruckten Regeln.
origin-public = Öffentlich
origin-public-means = Nicht als Text gedruckt, aber von öffentlichen Umsetzungen oder Besprechungen vom Material abgelesen.
origin-reconstructed = Rekonstruiert
origin-reconstructed-means = Die beste Schätzung; die Anmerkung sagt, wie sie zustande kam.
