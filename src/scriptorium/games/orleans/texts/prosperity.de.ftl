### Die Blütezeit.

role-structure = structure
role-structures = structure

scenario-prosperity = Die Blütezeit: sechzehn Runden, ein Zimmermann und Bauwerke auf der ganzen Landkarte

place-carpenter = Zimmermann
    .subject = Der Zimmermann
    .the = den Zimmermann
    .to = auf den Zimmermann
    .at = auf dem Zimmermann
    .from = vom Zimmermann

deed-carpenters_guild = Gründung der Zimmerergilde
    .short = Zimmerergilde
    .to = zur Gründung der Zimmerergilde
deed-right_of_assembly = Versammlungsrecht
    .short = Versammlung
    .to = zum Versammlungsrecht
deed-orphanage = Bau des Waisenhauses
    .short = Waisenhaus
    .to = zum Bau des Waisenhauses

good-unseen = eine verdeckte Ware
    .letter = ?
    .count = { $count } verdeckt

structure-cathedral_workshop = Dombauhütte
structure-granary = Getreidespeicher
structure-fair_hall = Messehalle
structure-chapel = Kapelle
structure-river_lock = Schleuse
structure-abbey = Abtei
structure-palace_garden = Schlossgarten
structure-pottery = Töpferei
structure-silk_mill = Seidenweberei
structure-fortress = Festung
structure-rock_cellar = Felsenkeller
structure-forge = Hammerschmiede
structure-keep = Wohnturm
structure-bell_tower = Glockenturm
structure-dairy = Molkerei
structure-blade_smithy = Klingenschmiede
structure-stone_bridge = Steinbrücke
structure-vineyard = Weingut
structure-shipyard = Werft
structure-tannery = Gerberei
structure-hospice = Hospiz
structure-market_hall = Markthalle

happening-support = Beistand
happening-indulgence = Ablass
happening-riots = Unruhen
happening-bribe = Bestechung
happening-firestorm = Feuersturm
happening-mass = Messe
happening-peregrination = Pilgerreise
happening-restoration = Wiederaufbau
happening-pilgrims_day = Pilgertag
happening-market_day = Markttag
happening-development_tax = Entwicklungssteuer

effect-return_follower_or_pay = alle geben { $kind-a } aus Markt oder Beutel zurück oder zahlen { $n } Münzen
effect-turn_places_down = alle Ortskarten werden umgedreht und haben keine Wirkung
effect-turn_places_up = alle umgedrehten Ortskarten werden wieder aufgedeckt
effect-coins_per_market_follower = am Ende der Runde { $n } Münzen für jede Person dieser Art auf dem Markt: { $kind }
effect-exchange_for_citizen = alle dürfen { $kind-a } und eine weitere Person vom Markt für ein Bürgerplättchen zurückgeben
effect-pay_status = alle zahlen so viele Münzen wie ihr Entwicklungsstand

phase-structure-cards = Bauwerkskarten wählen
phase-choose-card = eine Bauwerkskarte wählen
phase-carpenter = der Zimmermann
phase-furnishing = Münzen und Waren für Bauwerke
phase-last-furnishing = die letzten Münzen und Waren für Bauwerke
phase-furnish = Münzen und Waren für Bauwerke
phase-return-or-pay = die Unruhen
phase-return-another = die zweite Person

source-structures = Bauwerke

action-keep = die Bauwerkskarte { $structure } behalten
action-act-development = { $place }: ein Schritt auf der Entwicklungsleiste
    .item = 1 Entwicklungspunkt
action-act-card = { $place }: die Bauwerkskarte tauschen
    .item = die Bauwerkskarte tauschen
action-step-road = durch { $tile-a } über den Landweg nach { $town } ziehen
action-step-waterway = durch { $tile-a } über den Wasserweg nach { $town } ziehen
action-build-road = am Landweg zwischen { $here } und { $town } bauen
action-build-waterway = am Wasserweg zwischen { $here } und { $town } bauen
action-build-road-it = { $structure } am Landweg zwischen { $here } und { $town } bauen
action-build-waterway-it = { $structure } am Wasserweg zwischen { $here } und { $town } bauen
action-send-structure = { $tile-a } zum Bauwerk { $structure } entsenden
action-put-good = { $good } zum Bauwerk { $structure } legen
    .item = { $good } für { $structure }
action-put-coin = eine Münze zum Bauwerk { $structure } legen
    .item = eine Münze für { $structure }
action-return-market = { $kind-a } vom Markt zurückgeben
action-return-tower = { $kind-a } vom Pulverturm zurückgeben
action-return-bag = { $kind-a } aus dem Beutel zurückgeben

prompt-choose-card = Welche Bauwerkskarte behältst du?
prompt-carpenter = Der Zimmermann ist in { $town }: Ziehe ihn oder baue das Bauwerk deiner Karte.
prompt-furnish = Münzen oder Waren für deine Bauwerke?
prompt-return-or-pay = { $event }: Gib { $kind-a } zurück oder zahle { $coins } Münzen.
prompt-return-another = Wer geht vom Markt noch mit?

reason-carpenter-idle = Niemand dort bewegt den Zimmermann, und deine Karte lässt sich nicht bauen, wo er ist.
reason-must-keep-card = Wähle zuerst die Bauwerkskarte, die du behältst.
reason-card-not-drawn = Diese Bauwerkskarte hast du nicht gezogen: { $structure }.
reason-pile-empty = Im Stapel ist keine Bauwerkskarte mehr.
reason-no-step = Diese Person kann den Zimmermann nicht nach { $town } ziehen: { $tile }.
reason-must-move-or-build = Der Zimmermann muss ziehen, oder du musst bauen.
reason-no-structure-card = Du hast keine Bauwerkskarte.
reason-structure-elsewhere = In { $here } lässt sich nicht bauen: { $structure }.
reason-way-elsewhere = Dieser Weg führt nicht nach { $here }.
reason-structure-follower = { $structure }: kein Platz für { $kind-a }.
reason-structure-item = Das braucht dieses Bauwerk nicht: { $structure }.
reason-structure-not-built = Dieses Bauwerk ist nicht gebaut: { $structure }.
reason-structure-of-another = Dieses Bauwerk gehört jemand anderem: { $structure }.
reason-structure-done = Dieses Bauwerk ist vollständig: { $structure }.
reason-must-return = Wähle zuerst die Person, die zurückkehrt.
reason-not-returnable = Eine solche Person kannst du nicht zurückgeben: { $tile }.
reason-audit-cards = Bauwerkskarten: insgesamt { $found } statt { $total }, oder eine davon doppelt.
reason-audit-structure = Dieses Bauwerk steht, wo es nicht stehen kann: { $structure }.

event-cards-drawn = { $count ->
    [one] zieht eine Bauwerkskarte
   *[other] zieht { $count } Bauwerkskarten
}
event-cards-seen = sieht { $structures }
event-card-kept = behält { $structure }
event-card-chosen = hat eine neue Bauwerkskarte
event-carpenter-moved = zieht den Zimmermann nach { $town }, durch { $tile-a }
event-structure-built = baut in { $town }: { $structure }
event-structure-complete = vollendet das Bauwerk { $structure }: { $points } Punkte
event-sent-structure = entsendet { $kind-a } zum Bauwerk { $structure }
event-put-coin = legt eine Münze zum Bauwerk { $structure }
event-put-good = legt { $good } zum Bauwerk { $structure }
event-follower-returned = gibt { $kind-a } in den Vorrat zurück
event-tiles-down = muss alle Ortskarten umdrehen
event-tiles-up = deckt alle Ortskarten wieder auf

help-place-carpenter = Mit bis zu drei Händlern und Schiffern oder niemandem: Jeder Händler zieht den Zimmermann über einen Landweg, jeder Schiffer über einen Wasserweg. Steht er dann in der Stadt deiner Bauwerkskarte, darfst du bauen.
help-event-support = Alle ziehen eine Person aus dem Beutel, gehen auf ihrer Leiste einen Schritt mit Belohnung und gewinnen eine weitere Person dieser Art; die gezogene kommt in den Beutel zurück.
help-event-indulgence = Alle dürfen für 4 Münzen einen Mönch kaufen.
help-event-riots = Alle geben einen Ritter aus Markt oder Beutel zurück oder zahlen 5 Münzen; Folter für die, die weder noch haben.
help-event-bribe = Alle dürfen für 4 Münzen ein Bürgerplättchen kaufen.
help-event-firestorm = Alle Ortskarten sind bis zum Wiederaufbau umgedreht; Technik darauf kommt in den Vorrat zurück, Gefolgsleute kommen in den Beutel.
help-event-mass = Am Ende der Runde 3 Münzen für jeden Mönch auf deinem Markt.
help-event-peregrination = Für 2 Münzen darf deine Händlerfigur über einen Weg ziehen und dort eine Ware nehmen.
help-event-restoration = Alle Ortskarten, die der Feuersturm umgedreht hat, sind wieder nutzbar.
help-event-pilgrims_day = Alle dürfen einen Mönch und eine weitere unmarkierte Person vom Markt für ein Bürgerplättchen zurückgeben.
help-event-market_day = Alle dürfen bis zu zwei Waren des Warenmarkts kaufen: Getreide 1, Käse 2, Wein 3, Wolle 4, Brokat 5 Münzen.
help-event-development_tax = Alle zahlen so viele Münzen wie ihr Entwicklungsstand; was fehlt, wird durch Folter beglichen.

## Das Bild

picture-prosperity-title = Die Blütezeit
picture-prosperity-carpenter = Zimmermann in { $town }
picture-prosperity-card = Deine Karte: { $structure } in { $town } ({ $points } Punkte): { $needs }
picture-prosperity-none = Du hast keine Bauwerkskarte.
picture-prosperity-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
picture-prosperity-supply = { $count ->
    [one] 1 Bürgerplättchen im Vorrat
   *[other] { $count } Bürgerplättchen im Vorrat
}
picture-prosperity-structures = Bauwerke
picture-prosperity-done = vollständig
picture-prosperity-missing = es fehlt: { $needs }
picture-prosperity-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}

## Statt der Worte des Grundspiels

prosperity-game-goal = Ziel: nach 16 Runden die meisten Punkte. Wie im Grundspiel, und Bauwerke zählen: Baue sie mit dem Zimmermann und bringe, was sie verlangen („hilfe Spiel“).
prosperity-help-game = Die Runden sind die von Orléans, mit Ereignissen, die von Anfang an bekannt sind. Du hast eine Bauwerkskarte, vor den anderen verborgen. Händler und Schiffer auf dem Zimmermann ziehen die Figur, die allen gehört; steht sie in der Stadt deiner Karte, darfst du bauen: ein Kontor auf eine Ware dort, die Karte offen vor dich. Gefolgsleute kommen durch Rathaus oder Pulverturm dorthin, Münzen und Waren legst du in deinem Zug jederzeit dazu. Ein vollständiges Bauwerk bringt am Ende seine Punkte. Die Waren auf der Landkarte liegen verdeckt.
prosperity-help-deeds = Wer dorthin entsandt wird, kommt nicht zurück, bringt aber die Münzen des Werks; wer das letzte Feld füllt, gewinnt das Bürgerplättchen. Auch eigene Bauwerke nehmen Gefolgsleute auf: ohne Münzen, aber mit Punkten, wenn alles da ist.
prosperity-help-citizen = Ein Bürgerplättchen (☺) zählt am Ende so viele Punkte wie dein Entwicklungsstand. Je eines liegt auf der Schiffer- und der Ritterleiste und bei den drei Werken; die anderen sind ein Vorrat, aus dem Ereignisse sie anbieten.
prosperity-help-station = Ein Kontor baust du mit dem Gildenhaus in der Stadt deiner Händlerfigur. Am Ende zählt jedes so viele Punkte wie dein Entwicklungsstand. Auch ein Bauwerk braucht ein Kontor aus deinem Vorrat, ist aber selbst keines.
prosperity-help-goods = Waren zählen am Ende Punkte: Getreide 1, Käse 2, Wein 3, Wolle 4, Brokat 5. Auf der Landkarte liegen sie verdeckt: Du siehst, was du genommen hast. Sie kommen auch vom Bauernhaus und einigen Ortskarten, und manche Bauwerke verlangen sie.
prosperity-help-place-scriptorium = Ein Schritt auf der Entwicklungsleiste oder eine andere Bauwerkskarte: Ziehe zwei und behalte eine; die andere und deine bisherige kommen unter den Stapel.
prosperity-help-place-monastery = Wirbt einen Mönch an, der für jede andere Person stehen kann; nicht in der Runde der Wallfahrt.
prosperity-help-place-town_hall = Entsendet eine oder zwei unmarkierte Personen zu Segensreichen Werken oder zu deinen offenen Bauwerken.
prosperity-help-place-gunpowder_tower = Zwei weitere Marktfelder. Unmarkierte Gefolgsleute darauf können als Aktion gleich zu Segensreichen Werken und eigenen Bauwerken gehen.
prosperity-help-event-pilgrimage = In dieser Runde kann niemand einen Mönch gewinnen.
prosperity-help-event-taxes = Alle zahlen 3 Münzen; was fehlt, wird durch Folter beglichen.
prosperity-help-event-harvest = Alle geben 1 Nahrungsmittel (Getreide, Käse oder Wein) oder 5 Münzen; in der ersten Ausgabe Münzen nur ohne Nahrungsmittel.
prosperity-help-track-development = Die Entwicklungsleiste bringt Münzen und einen höheren Stand: Am Ende zählen Kontore und Bürgerplättchen je so viele Punkte.
