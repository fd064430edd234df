# `scriptorium tune`

cli-tune = die Gewichte der Bots eines Spiels neu bestimmen
cli-tune-game = das Spiel, z. B. orleans
cli-tune-bot = der Bot, der mit den Gewichten spielt, auch einer von außen (mine.py:Klasse); ohne Angabe der stärkste
cli-tune-generations = wie oft Mitte und Streuung verschoben werden
cli-tune-population = Kandidaten je Generation
cli-tune-best = wie vielen davon gefolgt wird
cli-tune-games = Partien je Kandidat; ein Viertel davon zu zweit
cli-tune-step = die erste Streuung, als Anteil jedes Gewichts
cli-tune-seed = ein beliebiger Text; derselbe Startwert gibt dieselben Gewichte
cli-tune-jobs = gleichzeitige Prozesse; ohne Angabe einer je Prozessor
cli-tune-out = die Datei für die neuen Gewichte; ohne Angabe werden sie ausgegeben
cli-tune-value = stattdessen anpassen, worauf ein Spiel hinausläuft, für Bots, die Pläne weiterspielen
tune-fitting = Partien
tune-progress = Kandidaten
tune-generation = Generation { $number }: bester { $best }, gefolgt { $mean } Punkte vor den anderen
tune-written = Die neuen Gewichte stehen in { $file }.

problem-no-weights = Die Bots von { $game } haben keine Gewichte, die sich bestimmen ließen.
problem-not-tunable = Der Bot { $bot } von { $game } spielt nicht nach Gewichten; nimm einen von diesen: { $known }.
problem-no-fitting = Bei den Bots von { $game } gibt es nichts anzupassen.
problem-bad-plan = Für { $name } braucht es mindestens { $least }, nicht { $value }.
