### Was die Seiten rund um den Tisch über das Spiel sagen.

about-pilgrim = Pilgrim
    .family = Grundspiel
    .pitch = Säe deine Akolyten rund um die Stadt aus und baue Pfade zu den Pilgerstätten.
    .more = Säe Akolyten im Ring der Aufgaben aus, baue Straßen und Schreine, gib Almosen, nutze Gebäude. Sechsundzwanzig Runden, die meisten Punkte gewinnen.
    .alone = Du spielst gegen den Ab-Bott.
edition-pilgrim-2022 = 2022
    .more = Die gedruckte Ausgabe mit allen vierundzwanzig Gebäuden.
    .in = Ausgabe von 2022
scenario-pilgrim-base = Grundspiel
scenario-pilgrim-campaign = Solokampagne
setting-pilgrim-setup = Aufbau
    .more = Aufgaben, Pilgerstätten und Gebäude
    .c-random = Gelost
    .c-first-play = Fürs erste Spiel
setting-pilgrim-start = Startspieler
    .more = wer Runde 1 beginnt
    .c-random = Gelost
    .c-1 = Blau
    .c-2 = Rot
    .c-3 = Grün
    .c-4 = Gelb
setting-pilgrim-level = Schwierigkeit allein
    .more = nur im Solospiel: sechs, sieben oder acht neutrale Figuren stehen dir im Weg
setting-pilgrim-handicap = Vorgabe
    .more = Akolyten, die als Leibeigene beginnen
