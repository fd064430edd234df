# Der Coach, und was ein Bot von einer beendeten Partie hält

setup-coach = Coach: Hinweise auf Wunsch
    .more = was ein starker Bot täte und warum; das Ergebnis nennt, wie viele es waren
    .people = für alle, die sich hier setzen: Sie sehen es vorher und stimmen damit zu
join-coach = Hinweise eines Coachs sind dort erlaubt, für alle: Wer sich setzt, stimmt zu.

coach-hint = Hinweis
coach-title = Hinweise des Coachs
coach-thinking = Der Coach denkt …
coach-plans = { $count ->
    [one] Ein Plan
    [2] Zwei Pläne
   *[3] Drei Pläne
}
coach-choices = { $count ->
    [one] Eine Möglichkeit
    [2] Zwei Möglichkeiten
   *[3] Drei Möglichkeiten
}
coach-knows = Der Coach weiß nur, was du weißt. + und − sagen, was ein Grund bringt.
coach-would = Was er täte
coach-expected = erwartete Endpunkte
coach-alike = Eins ist so gut wie das andere.
coach-place = Plan { $number } setzen
coach-do = Möglichkeit { $number } wählen
coach-used = { $count ->
    [one] 1 Hinweis genutzt, im Ergebnis vermerkt
   *[other] { $count } Hinweise genutzt, im Ergebnis vermerkt
}
coach-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-range = Vier von fünf Partien: { $low } bis { $high } Punkte
result-hints = { $count ->
    [one] mit 1 Hinweis des Coachs
   *[other] mit { $count } Hinweisen des Coachs
}

result-analysis = Analyse
analysis-title = Analyse
analysis-expected = Erwartete Endpunkte
analysis-expected-more = wie ein starker Bot es nach jeder Runde sieht
analysis-chance = Siegchance in %
analysis-chance-short = Siegchance
analysis-points = Punkte
analysis-show = Was die Linien zeigen
analysis-seat = Wessen Augenblicke
analysis-progress = { $total ->
    [0] Wartet, bis sie an der Reihe ist …
   *[other] { $done } von { $total } Stellungen beurteilt. Du kannst gehen: Es läuft weiter.
}
analysis-failed = Es gibt keine Analyse
analysis-again = Noch einmal versuchen
analysis-moments = { $count ->
    [0] Die teuersten Augenblicke
    [one] Der teuerste Augenblick
   *[other] Die { $count } teuersten Augenblicke
}
analysis-round = Runde { $round }
analysis-better = Der Bot dagegen
analysis-none = Keine Entscheidung hat Nennenswertes gekostet.
analysis-none-yet = Bisher keine.
analysis-balance = Am Anfang erwartet { $start }, erreicht { $final }: Entscheidungen { $choices }, Glück und die anderen { $luck }.
analysis-decided = Was die Partie entschied
analysis-against = { $who } gegen { $other }
analysis-against-mine = du gegen { $other }
analysis-to = Zu Augenblick { $number }
