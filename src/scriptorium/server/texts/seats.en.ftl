### Ways back to one's seats, who gets in, leaving, and the list of one's tables.

## Keep this to come back

devices-title = My devices
phrase-title = Keep this to come back
phrase-text = Eight words bring you back in any browser, with all your tables. Whoever has them gets in as you, so keep them like a key.
phrase-make = Show me my phrase
phrase-since = You have one since { $date }. A new one takes its place.
phrase-again = Make a new phrase
phrase-shown = It is shown this once. Save it, or write it down.
phrase-save = Save as a file
phrase-file = Scriptorium: your way back
    .more = Open { $address }, choose “Come back”, and give these words or this file. Whoever has them gets in as you.
passkey-title = Passkeys
passkey-text = Your fingerprint, face or device code brings you back with all your tables. There is nothing to write down.
passkey-add = Add a passkey
passkey-here = A passkey
passkey-made = since { $date }
passkey-used = last used { $date }
passkey-not-here = Passkeys work where this page has a name and is encrypted (https), or at localhost.
passkey-added = The passkey is yours now

## Who gets in

gets-in-title = Who gets in as you
device-here = this browser
device-unknown = A browser
device-seen = last here { $date }
device-end = Log out
link-waits = A link that was not used yet
link-waits-seat = A link to your seat, { $table }
link-ends = until { $time }
guest-sits = Somebody at your seat, { $table }
guest-since = since { $date }
end-it = End
log-out = Log out here
log-out-ask = This browser then has no tables any more. You come back with your phrase, a passkey or another device.
log-out-lose = Nothing would bring you back: there is no phrase, no passkey and no other device. Make a phrase first.
log-out-yes = Log out
log-out-lose-yes = Lose everything
sure-no = No
back-title = Come back
back-text = You have been here before, in another browser? Give the phrase that you kept, its file, or a passkey.
back-phrase = Your phrase
back-file = Open the file
back-main = Come back
back-passkey = With a passkey
back-bring = { $count ->
    [one] Bring along the table of this browser
   *[other] Bring along the { $count } tables of this browser
}
    .more = otherwise all of that stays here until you log out
back-done = Welcome back
back-home = Been here before? Come back

## Lost seats

lost-title = New link for { $who }
lost-text = For somebody who has lost the browser. All see it in the log. Whoever uses it has the seat, and the old key ends.
notice-claim = comes in by the new link; the old key has ended
notice-resign = resigns: a bot ({ $level }) plays on
seat-resigned = { $round ->
    [0] resigned in the set-up
   *[other] resigned in round { $round }
}
result-resigned = { $round ->
    [0] resigned in the set-up, a bot played on
   *[other] resigned in round { $round }, a bot played on
}
result-stood-in = { $round ->
    [0] a bot since the set-up
   *[other] a bot since round { $round }
}

## Leaving

going-resign = Resign
going-resign-ask = A bot plays your seat to the end, and the result says so. There is no way back.
going-delete = Delete the table
going-delete-ask = The table is gone for good, for all who sit here.
going-delete-alone = Nobody else plays here. The table is gone for good.
going-leave = Leave the table
going-leave-ask = Your seat is open again.
going-watch = Stop watching
going-watch-ask = The table leaves your list.
going-list = Remove from my list
going-list-ask = The table leaves your list. It still counts in your statistics.

## My tables

tables-find = Find
    .more = A game, a name, a table
tables-all = All
tables-running = Running
tables-waiting = Waiting
tables-over = Finished
tables-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
tables-none = No table was found.
tables-page = Page { $page } of { $pages }
tables-next = Next page
tables-back = Page before
