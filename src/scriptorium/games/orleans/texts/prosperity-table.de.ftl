### Der Tisch der Blütezeit im Browser.

tile-trader_or_boatman = Händler oder Schiffer
    .a = einen Händler oder Schiffer
letter-trader_or_boatman = H/S
help-good-unseen = Was es ist, weiß niemand, bevor sie genommen wird.

goal-mind = Achtung
goal-structures-win = die meisten Punkte nach Runde { $round }
goal-structures-mind = offene Bauwerke und Handkarten zählen nichts
goal-structures-points = { $built } fertig, { $open } möglich
town-carpenter = der Zimmermann ist hier

structure-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
structure-wants = Braucht { $what }.
structure-missing = Fehlt: { $what }
structure-unfinished = Nie fertig: keine Punkte, doch was dort liegt, zählt.
structure-never-built = Nie gebaut: keine Punkte.
structure-no-card = Du hast keine Bauwerkskarte.
structure-put = { $good } legen
structure-put-coin = Münze legen
structure-send = Zum Bauwerk { $structure }
structure-of = { $structure }, { $seat }
structure-card-back = { $seat } hat eine Bauwerkskarte, die du nicht siehst
structure-card-known = { $seat } hat die Karte { $structure }
structures-others = Andere bauen
structures-pile = { $count ->
    [one] Stapel 1
   *[other] Stapel { $count }
}
build-has = vorhanden:
build-lacks = fehlt:
build-here = Zimmermann hier
build-reach = Zimmermann erreicht es
build-away = Zimmermann zu weit weg
build-good = Ware daneben
build-station = Kontor

board-face-down = verdeckt bis zum Wiederaufbau
board-gives-card = andere Karte
board-about-carpenter = Jeder Händler zieht den Zimmermann über einen Landweg, jeder Schiffer über einen Wasserweg. Dann baue in der Stadt deiner Karte.
board-gives-steps = { $count ->
    [0] nur bauen
    [one] 1 Schritt
   *[other] { $count } Schritte
}
map-face-down = verdeckt
ask-carpenter-more = { $count } weitere
opponent-face-down = Verdeckt

ask-choose-card = Welche Bauwerkskarte behältst du?
ask-choose-card-help = Nur du siehst sie. Die andere kommt unter den Stapel.
ask-choose-card-former = Nur du siehst sie. Die andere und *{ $structure }* kommen unter den Stapel.
ask-carpenter = Bewege den Zimmermann
ask-carpenter-or-build = Baue, oder bewege den Zimmermann
ask-carpenter-help = Ab *{ $here }*. Deine Karte: *{ $structure }*, gebaut in *{ $town }*.
ask-carpenter-no-card = Ab *{ $here }*. Du hast keine Bauwerkskarte.
ask-carpenter-build = *{ $structure }* kann hier in *{ $here }* gebaut werden: Wähle eine Ware neben der Stadt.
ask-carpenter-way = Ab *{ $here }*: { $steps }.
ask-carpenter-step = { $tile } nach { $town }
carpenter-in-steps = Den Zimmermann in { $count } Schritten nach { $town } bewegen
main-carpenter-go = Nach { $town }
main-carpenter-stay = In { $here } bleiben
main-carpenter-build = { $here } – { $town }
ask-send-structures = Schicke zu Werken oder Bauwerken
ask-send-structures-help = Bauwerke nehmen nur, wer ihnen noch fehlt.
ask-furnish = Münzen oder Waren für deine Bauwerke?
ask-furnish-help = Was dort liegt, bleibt dort. Es kann auch später geschehen.
ask-furnish-last = Das letzte Mal: Nur fertige Bauwerke zählen.
ask-offer-indulgence-help = Ein Mönch für *4 Münzen*, in den Beutel.
ask-offer-bribe-help = Ein Bürgerplättchen aus dem Vorrat für *4 Münzen*.
ask-offer-peregrination-help = Deine Händlerfigur zieht für *2 Münzen* einen Weg weit und darf eine Ware nehmen.
ask-offer-pilgrims_day-help = Ein Mönch und noch jemand vom Markt für ein *Bürgerplättchen*.
ask-return-or-pay = { $event }: gib { $kind-a } zurück oder zahle { $coins } Münzen
ask-return-or-pay-help = Aus Markt oder Beutel, zurück in den Vorrat.
ask-return-another = Wer geht mit dem Mönch?
ask-return-another-help = Zwei Personen vom Markt für ein Bürgerplättchen.

main-keep = { $structure } behalten
main-put-good = { $good } für { $structure }
main-put-coin = Eine Münze für { $structure }
main-send-structure = { $tile }: zum Bauwerk { $structure }
main-buy-follower = { $kind-a } kaufen
main-return-market = { $kind-a } zurückgeben
main-return-tower = { $kind-a } vom Turm zurückgeben
main-return-bag = { $kind-a } aus dem Beutel zurückgeben

wait-choose-card = { $who } wählt eine Bauwerkskarte
wait-carpenter = { $who } nutzt den Zimmermann
wait-furnish = { $who } kann Bauwerke ausstatten
wait-return-or-pay = { $who } gibt jemanden zurück oder zahlt
wait-return-another = { $who } gibt eine zweite Person zurück

guide-goal-prosperity = Worum es geht
guide-goal-prosperity-text = Punkte wie im Grundspiel, dazu Bauwerke: Bewege den Zimmermann in die Stadt deiner geheimen Karte, baue, und bringe, was sie braucht. Sechzehn Runden, jedes Ereignis bekannt.
