# `scriptorium analyse`

cli-analyse-file = Das Protokoll.
cli-analyse-seat = Nur die Augenblicke dieses Platzes, ab 1 gezählt; ohne Angabe die der Menschen, sonst aller.
cli-analyse-json = Ein JSON-Objekt statt Tabellen ausgeben.

problem-analyse-seat = Einen Platz { $seat } gibt es nicht: An diesem Tisch { $players ->
    [one] sitzt ein Spieler
   *[other] sitzen { $players } Spieler
}, gezählt ab 1.
problem-analysis-old = Diese Partie wurde nach anderen Regeln gespielt ({ $rules }) als den heutigen ({ $known }) und lässt sich nicht analysieren. „{ $command } replay“ zeigt ihr Ergebnis.
problem-no-adviser = Zu diesem Szenario ({ $scenario }) kann kein Bot etwas raten.

analyse-progress = Stellungen
analyse-expected = Erwartete Endpunkte, vor jeder Runde
analyse-head-round = Runde
analyse-end = Ende
analyse-moments = { $who }: { $count ->
    [0] keine Entscheidung, die etwas gekostet hat
    [one] der teuerste Augenblick
   *[other] die { $count } teuersten Augenblicke
}
analyse-moment = { $number }. Runde { $round }: −{ $cost } Punkte
analyse-played = gespielt: { $what }
analyse-better = besser: { $what }
analyse-balance = Am Anfang erwartet { $start }, erreicht { $final }: Entscheidungen { $choices }, Glück und die anderen { $luck }.
analyse-sources = Punkte nach Herkunft
analyse-head-source = Herkunft
