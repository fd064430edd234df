### Die Tische von Invasion im Browser: was die Szenarien gemeinsam haben.

pane-goals = Ziel und Werke
pane-own = Ziele
tab-goals = Ziel
goals = Ziel
goal-rounds = { $count } Runden
goal-rounds-left = { $count ->
    [0] letzte Runde
    [one] noch 1 Runde
   *[other] noch { $count } Runden
}
goal-rounds-over = zu Ende in Runde { $round }
goal-win = Sieg
goal-lose = Niederlage
goal-due = { $rounds ->
    [one] Nächste Runde fällig:
   *[other] In { $rounds } Runden fällig:
} { $pays ->
    [one] 1 Münze,
   *[other] { $pays } Münzen,
}
goal-due-have = du hast { $have }
board-gives-copy = jede Aktion
ask-copy = Brunnen: welche Aktion?
ask-copy-help = Auch die eines leeren Ortes.
ask-return-technology = { $count ->
    [one] Ein Technikplättchen zurückgeben
   *[other] { $count } Technikplättchen zurückgeben
}
ask-return-technology-help = Deine Münzen reichen nicht für alle. Sein Feld ist wieder offen.
wait-copy = { $who } nutzt den Brunnen
wait-return-technology = { $who } gibt Technik zurück

## Ziele

goal-objectives = Ziele
goal-objectives-count = { $count } von { $goal }
goal-objectives-win = sobald alle { $goal } erfüllt sind
goal-objectives-one = (eines je Runde)
goal-objectives-in-order = (1 je Runde, der Reihe nach)
goal-objective-done = Erfüllt.
goal-objective-now = jetzt erfüllen
goal-objective-end = { $rounds ->
    [0] zu spät
    [one] letzte Runde
   *[other] noch { $rounds } Runden
}
goal-lose-vierzon = ohne Baumeister vor Runde 9, oder nach Runde { $round }
goal-lose-salesman = ohne Nahrung und Münzen, oder nach Runde { $round }
town-objective = hier zu erfüllen: „{ $objective }“
town-objective-done = hier erfüllt: „{ $objective }“
toll-feed = { $count ->
    [one] Du gibst 1 Nahrung oder { $coins_each } Münzen; du hast { $have } Nahrung, { $coins } Münzen
   *[other] Du gibst { $count } Nahrung oder je { $coins_each } Münzen; du hast { $have } Nahrung, { $coins } Münzen
}

brief-feed = { $n ->
    [one] 1 Nahrung oder 2 Münzen
   *[other] { $n } Nahrung oder je 2 Münzen
}

board-gives-trade = { $count } Geschäfte
board-gives-exchange = { $count } gegen 1
board-gives-station_beside = bei anderen
board-gives-points = { $count } je Satz

## Was gefragt wird

ask-act-exchange = Welche Waren tauschst du?
ask-transactions = { $left ->
    [one] Marktstand: noch ein Geschäft
   *[other] Marktstand: bis zu { $left } Geschäfte
}
ask-transactions-help = Kaufe oder verkaufe je eine Ware. Du hast { $coins ->
    [one] *1 Münze*.
   *[other] *{ $coins } Münzen*.
}
ask-transactions-more = Noch eines, oder fertig. Du hast { $coins ->
    [one] *1 Münze*.
   *[other] *{ $coins } Münzen*.
}
trade-buy = Kaufen
trade-sell = Verkaufen
trade-stock = du hast { $have } · Warenmarkt { $left }
ask-buy-wine = Weinberg: einen Wein kaufen?
ask-buy-wine-help = { $coins ->
    [one] Für 1 Münze, zum Kontor, das du errichtet hast.
   *[other] Für { $coins } Münzen, zum Kontor, das du errichtet hast.
}
ask-offer = { $left ->
    [one] { $event }: annehmen?
   *[other] { $event }: bis zu { $left }
}
ask-offer-coins = { $coins ->
    [one] Du hast *1 Münze*.
   *[other] Du hast *{ $coins } Münzen*.
}
ask-claim = Ein Ziel erfüllen?
ask-claim-help = Hier oder in der Liste der Ziele. Es kann auch warten.
ask-pay-value = { $owed ->
    [one] Zahle Waren im Wert von noch 1
   *[other] Zahle Waren im Wert von noch { $owed }
}
ask-pay-value-worth = *{ $good }* { $points }
ask-place-gained = Amnestie: { $tile-a } einsetzen?
ask-place-gained-help = Sofort auf ein freies Feld, oder wie sonst in den Beutel.
ask-banish = { $left ->
    [one] Schicke jemanden zurück in den Beutel
   *[other] Schicke { $left } Gefolgsleute zurück in den Beutel
}
ask-banish-help = Von denen, die du gerade gezogen hast.
ask-feed = { $items ->
    [one] Gib 1 Nahrung ab
   *[other] Gib { $items } Nahrung ab
}

main-buy-wine = { $coins ->
    [one] Für 1 Münze kaufen
   *[other] Für { $coins } Münzen kaufen
}
main-not-now = Jetzt nicht
main-complete = Erfüllen: { $objective-short }
main-into-bag = In den Beutel
main-buy = { $good } kaufen
main-sell = { $good } verkaufen
main-pay = Mit { $good } zahlen
main-banish = { $tile }: in den Beutel

wait-transactions = { $who } handelt am Marktstand
wait-buy-wine = { $who } darf einen Wein kaufen
wait-claim = { $who } darf Ziele erfüllen
wait-pay-value = { $who } zahlt mit Waren
wait-place-gained = { $who } setzt jemanden ein
wait-banish = { $who } schickt Gefolgsleute zurück
wait-feed = { $who } gibt Nahrung ab

## Was nachgebaut ist

about-scenario = Über { $name }
about-reconstructed = Nachgebaut; berichtige es, wenn du die Schachtel hast
about-reconstructed-text = Dies ist nur als Bild auf dem Spielmaterial zu sehen, und ließ sich nicht nachschlagen. Es ist nach bestem Ermessen geschätzt; die Werte stehen in den Daten des Spiels (invasion.toml), jeweils mit einer Notiz, wie sie gewählt wurden.
reconstructed-structure_cards = Bauwerkskarten: die Stadt, was sie brauchen, ihre Punkte
reconstructed-deeds = Segensreiche Werke: die Felder für Personen
reconstructed-market_day_prices = Markttag: die Preise der Waren
reconstructed-extra_mean = Schwierigkeit: welche Ereignisse als gemein gelten
reconstructed-citizens = Ziele: wie viele Bürgerplättchen nötig sind
reconstructed-achievements = Errungenschaften: Namen und Mengen
reconstructed-support_board = Beistandstableau: die Felder ihrer Orte
reconstructed-assembly_hall = Versammlungshalle: ihre Felder
reconstructed-special_buildings = Sonderbauten: welche Städte einen haben
reconstructed-dues = Abgaben der Charaktere: die Zahlen der meisten Runden
reconstructed-demolition_price = Abriss: sein Preis
reconstructed-harvest_2 = Die zweite Ernte: Münzen für fehlende Nahrung
reconstructed-place_tiles = Ortskarten: Kategorie und Felder von { $places }
tracks-next = rechts: dein nächster Schritt
main-buy-citizen = Bürgerplättchen kaufen
main-decline = Ablehnen
main-pay-instead = { $coins ->
    [one] 1 Münze zahlen
   *[other] { $coins } Münzen zahlen
}
wait-offer = { $who } entscheidet über das Angebot
