### Hauptstadt Vierzon.

scenario-vierzon = Hauptstadt Vierzon: allein, fünf Ziele in vierzehn Runden
name-vierzon = Hauptstadt Vierzon

deed-expanding_university = Ausbau der Universität
    .short = Universität
    .to = zum Ausbau der Universität
deed-founding_city_council = Gründung des Stadtrats
    .short = Stadtrat
    .to = zur Gründung des Stadtrats

objective-hire_builder = Rechtzeitig einen Baumeister anstellen
    .short = Baumeister
objective-building_company = Ein Bauunternehmen gründen
    .short = Bauunternehmen
objective-building_materials = Baustoffe nach Vierzon liefern
    .short = Baustoffe
objective-fortress = Vierzon zur Festung machen
    .short = Festung
objective-capital = Vierzon zur Hauptstadt machen
    .short = Hauptstadt

vierzon-play-solo-won = { $names } hat Hauptstadt Vierzon gewonnen.
vierzon-play-solo-lost = { $names } hat Hauptstadt Vierzon mit { $count } von fünf Zielen verloren.

vierzon-game-goal = Ziel: fünf Ziele, bevor vierzehn Runden vorüber sind, der Baumeister vor Runde 9. Sonst zählt nichts („hilfe Spiel“).
vierzon-help-game = Du spielst allein und gewinnst, sobald du fünf Ziele erfüllt hast: 10 Münzen für einen Baumeister vor Runde 9, ein Kontor in Loches, Waren im Wert von 12 Punkten in Vierzon, 25 Münzen für die Festung, und Kontore und Bürgerplättchen mal Stand mindestens 28. Ohne Baumeister zu Beginn von Runde 9, oder wenn nach Runde 14 eines fehlt, hast du verloren. Die Runden sind die von Orléans ohne Volkszählung. Die Ereignisse aller Runden sind bekannt. Der Marktstand gehört dir von Anfang an. Punkte zählen nicht.
vierzon-help-census = In diesem Szenario gibt es keine Volkszählung.
vierzon-help-event-pilgrimage = In dieser Runde kann niemand einen Mönch gewinnen.
vierzon-help-event-income = Du erhältst das Dreifache deines Entwicklungsstands in Münzen.
vierzon-help-event-trading_day = Du erhältst 2 Münzen für jedes deiner Kontore auf der Landkarte.
vierzon-help-event-harvest = Du gibst 1 Nahrungsmittel (Getreide, Käse oder Wein) ab oder 5 Münzen.
