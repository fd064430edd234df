### Wer nicht da ist, Uhren, Farben, und noch eine Partie.

seat-away-for = { $minutes ->
    [one] seit 1 min fort
   *[other] seit { $minutes } min fort
}
away-title = { $who } ist nicht da
away-help = Seit { $time }. Der Tisch wartet auf diesen Platz.
away-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
away-seen = Zuletzt gesehen um { $time }.
away-happens = Was geschieht
away-happens-bot = Ein Bot spielt auf dem Platz ab der nächsten Entscheidung.
away-happens-back = Wer zurückkommt, hat den Platz sofort wieder.
away-happens-hidden = Niemand sieht, was verdeckt war.
away-votes = Bis zur Rückkehr ein Bot?
away-votes-rule = Zwei Stimmen genügen. Nach 3 Minuten entscheidet der Gastgeber allein, oder wer als Einziger da ist.
away-you = Du
away-yes = Bot einsetzen
away-yours = deine Stimme
away-silent = hat nicht geantwortet
away-wait = Weiter warten
away-vote = Für einen Bot stimmen
away-unvote = Stimme zurücknehmen
notice-own = überlässt den Platz einem Bot ({ $level })
notice-vote = ist nicht da: ein Bot ({ $level }) spielt, nach Abstimmung
notice-clock = hat keine Zeit mehr: ein Bot ({ $level }) spielt
notice-back = ist wieder da
notice-link = ist nicht da: der Gastgeber hat einen neuen Link zu diesem Platz gemacht
clock-of = Uhr
clock-mine = Deine Uhr
clock-aloud = noch { $seconds } Sekunden
clock-days = { $days } T { $hours } h
setup-clock = Uhr
setup-clock-none = Keine
setup-clock-game = Je Partie
setup-clock-move = Je Zug
setup-clock-days = Tage
setup-clock-time = Zeit für jeden
setup-clock-free = Frei je Zug
setup-clock-each = Für jeden Zug
setup-clock-minutes = { $n } min
setup-clock-seconds = { $n } s
setup-clock-in-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
setup-clock-out = Wenn sie abläuft
setup-clock-out-bot = Ein Bot spielt
setup-clock-out-wait = Es wird gewartet
setup-clock-bot = Ein Bot spielt auf dem Platz, bis sein Besitzer zurück ist.
setup-clock-wait = Die Uhr wird nur gezeigt.
setup-clock-more = Mehr: { $what }
setup-clock-less = Weniger: { $what }
colour-choose = { $who }: Farbe wählen
colour-taken = tauschen
colour-0 = Blau
colour-1 = Rot
colour-2 = Grün
colour-3 = Gelb
colour-4 = Schwarz
rematch = Revanche
rematch-join = Mitspielen
rematch-want = { $count ->
    [one] { $who } möchte eine Revanche
   *[other] { $who } möchten eine Revanche
}
rematch-help = Dieselben Leute, dieselben Optionen, jeder rückt einen Platz weiter. Wer in 5 Minuten nicht kommt, wird durch einen Bot ersetzt.
