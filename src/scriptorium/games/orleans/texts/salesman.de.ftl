### Der Handelsreisende.

scenario-salesman = Der Handelsreisende: allein, fünf Lieferungen in fünfzehn Runden
name-salesman = Der Handelsreisende

objective-wool_to_bourges = 3 Wolle nach Bourges
    .short = Wolle
objective-set_to_chartres = Einen Satz aller Waren nach Chartres
    .short = Warensatz
objective-food_to_vendome = 2 Käse und 2 Wein nach Vendôme
    .short = Käse und Wein
objective-grain_to_tours = 3 Getreide nach Tours
    .short = Getreide
objective-brocade_to_argenton = 1 Brokat nach Argenton-sur-Creuse
    .short = Brokat

salesman-play-solo-won = { $names } hat den Handelsreisenden gewonnen.
salesman-play-solo-lost = { $names } hat den Handelsreisenden mit { $count } von fünf Lieferungen verloren.

salesman-game-goal = Ziel: fünf Lieferungen, bevor fünfzehn Runden vorüber sind, und jede Runde Nahrung oder Münzen. Sonst zählt nichts („hilfe Spiel“).
salesman-help-game = Du spielst allein und gewinnst, sobald du fünf Lieferungen gemacht hast, jede mit deiner Händlerfigur in der Stadt: 3 Wolle nach Bourges, eine von jeder Ware nach Chartres, 2 Käse und 2 Wein nach Vendôme, 3 Getreide nach Tours, 1 Brokat nach Argenton-sur-Creuse. Jede Runde gibst du 1 Nahrungsmittel oder 2 Münzen ab, ab Runde 11 sind es 2 Nahrungsmittel oder je 2 Münzen; wer das nicht kann, hat verloren, und wer nach Runde 15 nicht fertig ist, auch. Es gibt weder Bürgerplättchen noch Kontore. Der Marktstand gehört dir von Anfang an. Punkte zählen nicht.
salesman-help-census = In diesem Szenario gibt es keine Volkszählung.
salesman-help-citizen = In diesem Szenario gibt es keine Bürgerplättchen.
salesman-help-station = In diesem Szenario gibt es keine Kontore.
