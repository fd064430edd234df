### Wege zurück zu den eigenen Plätzen, wer hereinkommt, Verlassen, und die Liste der eigenen Tische.

## Bewahr das auf, um zurückzukommen

devices-title = Meine Geräte
phrase-title = Heb das auf, um zurückzukommen
phrase-text = Acht Wörter bringen dich in jedem Browser zurück, mit allen deinen Tischen. Wer sie hat, kommt als du herein: Heb sie auf wie einen Schlüssel.
phrase-make = Zeig mir meinen Merksatz
phrase-since = Du hast einen seit dem { $date }. Ein neuer tritt an seine Stelle.
phrase-again = Neuer Merksatz
phrase-shown = Er wird nur jetzt gezeigt. Speichere ihn oder schreib ihn auf.
phrase-save = Als Datei speichern
phrase-file = Scriptorium: dein Weg zurück
    .more = Öffne { $address }, wähle „Zurückkommen“ und gib diese Wörter oder diese Datei an. Wer sie hat, kommt als du herein.
passkey-title = Passkeys
passkey-text = Dein Fingerabdruck, dein Gesicht oder der Code deines Geräts bringt dich mit allen Tischen zurück. Aufzuschreiben gibt es nichts.
passkey-add = Passkey anlegen
passkey-here = Ein Passkey
passkey-made = seit dem { $date }
passkey-used = zuletzt benutzt am { $date }
passkey-not-here = Passkeys gehen, wo diese Seite einen Namen hat und verschlüsselt ist (https), oder auf localhost.
passkey-added = Der Passkey gehört jetzt dir

## Wer hereinkommt

gets-in-title = Wer als du hereinkommt
device-here = dieser Browser
device-unknown = Ein Browser
device-seen = zuletzt hier am { $date }
device-end = Abmelden
link-waits = Ein Link, den noch niemand benutzt hat
link-waits-seat = Ein Link zu deinem Platz, { $table }
link-ends = bis { $time }
guest-sits = Jemand an deinem Platz, { $table }
guest-since = seit dem { $date }
end-it = Beenden
log-out = Hier abmelden
log-out-ask = Dieser Browser hat dann keine Tische mehr. Zurück kommst du mit deinem Merksatz, einem Passkey oder einem anderen Gerät.
log-out-lose = Nichts brächte dich zurück: Es gibt keinen Merksatz, keinen Passkey und kein anderes Gerät. Lass dir erst einen Merksatz geben.
log-out-yes = Abmelden
log-out-lose-yes = Alles verlieren
sure-no = Nein
back-title = Zurückkommen
back-text = Du warst schon hier, in einem anderen Browser? Gib den aufgehobenen Merksatz an, seine Datei oder einen Passkey.
back-phrase = Dein Merksatz
back-file = Datei öffnen
back-main = Zurückkommen
back-passkey = Mit einem Passkey
back-bring = { $count ->
    [one] Den Tisch dieses Browsers mitnehmen
   *[other] Die { $count } Tische dieses Browsers mitnehmen
}
    .more = sonst bleibt das alles hier, bis du dich abmeldest
back-done = Willkommen zurück
back-home = Schon einmal hier? Zurückkommen

## Verlorene Plätze

lost-title = Neuer Link für { $who }
lost-text = Für jemanden, der den Browser verloren hat. Alle sehen es im Verlauf. Wer den Link benutzt, hat den Platz, und der alte Schlüssel endet.
notice-claim = kommt mit dem neuen Link; der alte Schlüssel gilt nicht mehr
notice-resign = gibt auf: Ein Bot ({ $level }) spielt weiter
seat-resigned = { $round ->
    [0] im Aufbau aufgegeben
   *[other] in Runde { $round } aufgegeben
}
result-resigned = { $round ->
    [0] im Aufbau aufgegeben, ein Bot spielte weiter
   *[other] in Runde { $round } aufgegeben, ein Bot spielte weiter
}
result-stood-in = { $round ->
    [0] ein Bot seit dem Aufbau
   *[other] ein Bot seit Runde { $round }
}

## Verlassen

going-resign = Aufgeben
going-resign-ask = Ein Bot spielt deinen Platz zu Ende, und das Ergebnis sagt es. Einen Weg zurück gibt es nicht.
going-delete = Tisch löschen
going-delete-ask = Der Tisch ist für immer weg, für alle, die hier sitzen.
going-delete-alone = Sonst spielt hier niemand. Der Tisch ist für immer weg.
going-leave = Tisch verlassen
going-leave-ask = Dein Platz ist dann wieder frei.
going-watch = Nicht mehr zuschauen
going-watch-ask = Der Tisch verschwindet aus deiner Liste.
going-list = Aus meiner Liste nehmen
going-list-ask = Der Tisch verschwindet aus deiner Liste. In deiner Statistik zählt er weiter.

## Meine Tische

tables-find = Suchen
    .more = Ein Spiel, ein Name, ein Tisch
tables-all = Alle
tables-running = Laufend
tables-waiting = Wartend
tables-over = Beendet
tables-count = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
tables-none = Es wurde kein Tisch gefunden.
tables-page = Seite { $page } von { $pages }
tables-next = Nächste Seite
tables-back = Seite davor
