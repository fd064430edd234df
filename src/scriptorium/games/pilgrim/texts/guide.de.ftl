## Das geführte erste Spiel: eines leuchtet, ein Satz, höchstens eine Aufgabe

guide-pilgrim-1 = Das Rad
guide-pilgrim-1-text = Acht Aufgaben liegen um die Stadt; deine Akolyten gehen im Kreis, und jede Aufgabe braucht einen von dir.
guide-pilgrim-2 = Aussäen
guide-pilgrim-2-text = Nimm alle deine Akolyten eines Feldes und setz sie einzeln im Uhrzeigersinn ab; die ersten fünf verlassen die Stadt nach Norden oder Süden.
guide-pilgrim-2-task = Wähle Produktion, nördlich der Stadt
guide-pilgrim-2-on = Geh weiter zum Straßenbau
guide-pilgrim-3 = Mehrheit
guide-pilgrim-3-text = Mehr Akolyten als jede andere Farbe: Die Aufgabe zählt 2; gleich viele: 1; weniger: 1, und du zahlst eine Münze.
guide-pilgrim-3-task = Wähle Straßenbau: Der Akolyt dort geht weiter zu Steuern
guide-pilgrim-4 = Eine Aufgabe
guide-pilgrim-4-text = Nach dem Ziehen führst du eine Aufgabe aus, bei der ein Akolyt von dir steht; danach gehen diese Akolyten in die Stadt.
guide-pilgrim-4-task = Wähle Steuern, Wert 2
guide-pilgrim-5 = Oder der Zehnt
guide-pilgrim-5-text = Statt einer Aufgabe nimmst du das Gut eines Markers: ohne Mehrheit, und deine Akolyten bleiben stehen.
guide-pilgrim-6 = Eine Straße
guide-pilgrim-6-text = Straßenbau legt Plättchen von der Stadt nach außen, je 1 Stein; die Liste zeigt jede Lage, die passt, und was sie bringt.
guide-pilgrim-6-task = Wähle ein goldenes Feld
guide-pilgrim-7 = Eine Pilgerstätte
guide-pilgrim-7-text = Ein Pfad zählt, wenn er an Schrein oder Stätte endet; jeder Schrein vervielfacht, was folgt. Stätten kosten Pietät und Münzen.
guide-pilgrim-7-task = Erreiche die Stätte
guide-pilgrim-8 = Das Schiff
guide-pilgrim-8-text = Es fährt jede Runde ein Feld, 26 insgesamt; wo es hinkommt, werden Gebäude aktiv, und an einer Stätte endet eine Jahreszeit.
guide-pilgrim-9 = Pietät und Almosen
guide-pilgrim-9-text = Pietät beginnt bei −5 Punkten und lohnt ab 6. Wer am Ende einer Jahreszeit bei Almosen führt, schickt einen Akolyten nach oben: 5, 11, 18, 26 Punkte.
guide-pilgrim-10 = So entstehen Punkte
guide-pilgrim-10-text = Pfade, Stätten, Gunst, Almosen, Pietät, gestiftete Gebäude und 1 je Akolyt: Die Rosette bei deinem Namen zählt mit.
guide-pilgrim-6-move = Zieh erst einen Akolyten zum Straßenbau
guide-pilgrim-6-duty = Wähle jetzt Straßenbau

## Was zwischendurch gefragt wird: beim ersten Mal erklärt

guide-pilgrim-way = Der Weg geht weiter
guide-pilgrim-way-text = Deine Akolyten sind unterwegs: Jeder Schritt setzt einen ab, und am Fluss entscheidest du, wohin es geht.
guide-pilgrim-goods = Was du bekommst
guide-pilgrim-goods-text = Die Aufgabe bringt so viel, wie sie zählt; was es ist, wählst du. Nimm, was deinem nächsten Zug fehlt: Stein für Straßen, Getreide für Akolyten und Almosen.
guide-pilgrim-taxation = Was Steuern bringen
guide-pilgrim-taxation-text = Immer ein Gut nach Wahl; mit Mehrheiten auf anderen Aufgaben dazu, was deren Marker zeigen. Straßen brauchen Stein.
guide-pilgrim-allocate = Besondere Tätigkeiten
guide-pilgrim-allocate-text = Zuweisung schickt Akolyten zu den besonderen Tätigkeiten deines Tableaus und zurück; jede macht eine Aufgabe besser.
guide-pilgrim-start = Warum du?
guide-pilgrim-start-text = Wer am Ende einer Runde die meiste Pietät hat, bestimmt, wer die nächste beginnt. Wer früh am Zug ist, wählt vor den anderen; wer spät ist, sieht ihre Züge.
guide-pilgrim-favour = Gunst
guide-pilgrim-favour-text = Ein langer Weg zu einer Stätte verdient eine Gunst: Sie zählt am Ende ihre Punkte und füllt einen Platz, auf dem sonst ein Gebäude stehen könnte.
guide-pilgrim-alms = Almosen
guide-pilgrim-alms-text = Gib Getreide oder Münzen, dann steigst du in der Reihe der Almosen; vorn zu sein lohnt, wenn die Jahreszeit endet.
guide-pilgrim-end = Der Zug ist zu Ende
guide-pilgrim-end-text = Bis du ihn beendest, kannst du alles zurücknehmen; danach sind die anderen dran.
guide-pilgrim-more = Eine Frage zwischendurch
guide-pilgrim-more-text = Sie gehört zu dem, was du gerade tust, und die Leiste sagt, worum es geht. Danach geht die Führung weiter.
