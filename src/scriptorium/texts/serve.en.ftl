### The server: its command, and what it says to clients.

cli-serve = Open the table in the browser, for oneself and for others.
cli-serve-host = The address to listen at; 0.0.0.0 for everybody who can reach this machine.
cli-serve-port = The port; 8000, or any free one if that is taken.
cli-serve-db = Where tables are kept: sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME.
cli-serve-workers = Server processes; more than one needs PostgreSQL.
cli-serve-thinkers = Processes in which bots think, for each server process.
cli-serve-pace = Seconds between the moves of bots while people look on.
cli-serve-name = A name under which the server is reached; may be given several times.
cli-serve-proxy = The address of a reverse proxy whose X-Forwarded headers are believed.
cli-serve-push-keys = A file with the keys by which push services know this server; made if there is none. With it, people can be notified when it is their turn.
cli-serve-push-contact = Whom a push service may ask about this server: a mail address.
cli-serve-push-service = A push service that is used (*. stands for names in front), instead of the known ones; may be given several times.
cli-serve-keep-days = Days after which a table that nobody has opened is deleted; 0 keeps all for ever.
cli-serve-limit-requests = Requests a second allowed to one client address.
cli-serve-limit-sockets = Live sockets (open tables) allowed to one client address.
cli-serve-open = Open the browser.

cli-check-tables = Before an upgrade: which tables would go on by this version's rules.
cli-check-tables-db = Where the tables are kept, as for “serve”. Nothing is changed there.
check-progress = Looking at tables
check-rules = { $game } { $rules }, now { $known }:
check-same = { $count } by the rules of this version
check-goes-on = { $count } running: would go on by the new rules
check-kept = { $count } finished: with result, log and replay
check-waiting = { $count } not begun: would begin by the new rules
check-look = { $count } could only be looked at (result, log, chat, record), { $status ->
    [over] finished
   *[running] running
}: { $why }
check-total = { $count ->
    [one] 1 table in all
   *[other] { $count } tables in all
}; { $lost ->
    [0] all of them can be used.
   *[other] { $lost } could only be looked at.
}

serve-running = The table stands at { $address }
    Games are kept in { $database }. Ctrl+C ends the server; no game is lost.
serve-no-browser = No browser could be opened. Open this address yourself: { $address }

problem-bad-port = { $port } is no port. Choose one from 0 to 65535.
problem-bad-workers = { $workers } processes cannot do any work. Choose 1 or more.
problem-bad-pace = { $pace } is no pace. Choose 0 to 10 seconds.
problem-bad-keep-days = { $days } is no number of days to keep tables for. Choose 1 or more, or 0 for ever.
problem-bad-limit = A limit must be at least 1: nobody could play otherwise.
problem-workers-need-postgres = { $workers } server processes cannot share an SQLite file. Use --workers 1, or PostgreSQL with --db postgresql+asyncpg://USER@HOST/NAME
problem-cannot-listen = Nothing can listen at { $host }, port { $port }: { $detail }. Choose another --host or --port.
problem-bad-push-keys = The push keys in “{ $file }” cannot be used: { $problem }
problem-bad-database = “{ $url }” names no database: { $problem }. Write sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME
problem-no-database = There is no database { $url }.
problem-database-newer = The database { $url } was written by a newer version of Scriptorium. Start that one, or name another database with --db.
problem-database-not-writable = Nothing can be stored in the database { $url }: { $problem }
problem-database-unreachable = The database { $url } cannot be used: { $problem }

problem-unknown-table = There is no table “{ $table }”. Perhaps the link was cut short.
problem-table-closed = This table can only be looked at.
problem-moment-unknown = What the table looked like at this moment was not kept.
problem-no-access = This browser has no place at the table. Ask for a link to it.
problem-bad-link = This link opens nothing: it has been used, or its time is over. Ask for a new one.
problem-push-refused = This browser’s push service is not one this server sends to.
problem-cut-link = This link is not whole: some of it was lost when it was copied. Copy all of it, or ask for a new one.
problem-seat-taken = This seat is taken already. Ask for a link to another one, or to watch.
problem-bad-name = A name has no characters that are not seen, or that turn the line around.
problem-name-taken = Somebody at this table is called { $name } already.
problem-not-away = The table does not wait for this seat, or its player is not away.
problem-two-colours = Every seat has a colour of its own.
problem-too-late-for-colours = Colours are chosen before the game starts.
problem-already-seated = You have a seat at this table already.
problem-no-guide = There is no guided first game of { $game }.
problem-no-such-seat = The table has no such seat.
problem-not-your-seat = This is not your seat.
problem-only-watching = You are watching; only players can do that.
problem-bot-plays = A bot plays for you. Take your seat back first.
problem-table-waiting = The game has not begun: a seat is still open.
problem-table-over = The game is over.
problem-stale = Something has happened since. Look again, then choose.
problem-record-sealed = The record is given out when the game is over: it holds the seed.
problem-table-running = While a game goes on, nobody sees more of it than their own seat does.
problem-moment-over = The game is over at this moment. Choose an earlier one.
problem-no-such-moment = The log has { $last } entries; there is none with number { $k }.
problem-proposal-not-now = Nobody is deciding for the team now, so nothing can be proposed.
problem-proposal-too-long = A proposal has at most { $limit } steps.
problem-proposal-step = Step { $step } of the proposal (“{ $action }”) is not possible.
problem-proposal-beyond = The team’s decision is made before step { $step } of the proposal. What comes later is not part of it.
problem-coach-off = The coach gives no hints at this table: whoever set it up has not allowed it.
problem-hint-not-asked = There are hints only for a decision of your own. Wait until it is your turn.
problem-hint-running = The coach is thinking about your last question. Wait for the answer.
problem-hint-failed = The coach could not think of anything. Try again.
problem-too-many-analyses = Another analysis is being made for you, or many for others. Try again in a minute.
problem-proposal-gone = This proposal has been changed or withdrawn. Look again, then agree.
problem-proposal-own = This is your own proposal: that you agree goes without saying.
problem-bad-origin = Requests from { $origin } are not accepted.
problem-bad-host = This server does not answer to the name { $host }. Start it with --name to allow it.
problem-body-too-large = That is too much at once; the limit is { $limit } bytes.
problem-too-many-bot-tables = Bots play among themselves at { $limit } tables already. Take a seat yourself, or try again later.
problem-not-the-host = Only whoever holds this table can do that.
problem-not-lost = Its player is here, or has been away only for a short time. Wait a little.
problem-still-playing = You play here. Resign, or let a bot play for you.
problem-others-play = Others play here, too: you can resign, and they play on.
problem-cut-phrase = This is not a whole phrase: eight words of five letters each. Look for a word that was written down wrongly.
problem-unknown-phrase = Nobody comes back by this phrase. Perhaps a newer one has taken its place.
problem-bad-passkey = The passkey could not be checked. Try again.
problem-unknown-passkey = This passkey is not known here, or not any more.
problem-no-passkeys-here = Passkeys need a name in the address, such as localhost or tables.example; a number is none.
problem-too-many-passkeys = You have { $limit } passkeys already. Take one away first.
problem-too-many-requests = Too many requests. Wait a moment.
problem-too-many-sockets = Too many windows are open at once. Close some.
problem-bad-json = The request is no JSON.
problem-bad-request = The request cannot be used ({ $where }): { $what }
problem-not-found = There is nothing here.
problem-method-not-allowed = That cannot be done here.
problem-server-error = Something went wrong on the server. Nothing was lost; try again.
problem-table-trouble = The table ran into an unexpected error and cannot go on at the moment. Nothing was lost: all choices are stored, and the server tries again by itself. If it stays so, take back your last choice or tell whoever runs the server.
problem-store-failed = The server cannot reach its database. Nothing was changed; try again in a moment.
problem-no-client = The pages of the browser client have not been built. Run: { $command } test, or npm run build in web

# The load test

cli-bench-server = Measure the server instead of the engine: tables with live sockets.
cli-bench-tables = Tables, with --server.
cli-bench-sockets = Live sockets around the tables, with --server.
cli-bench-rate = Actions a second over all tables, with --server; 0: as many as possible.
cli-bench-workers = Server processes, with --server; more than one needs --db with PostgreSQL.
cli-bench-db = The database for the measurement, with --server; a temporary SQLite file by default.

bench-server-progress = Server
bench-server-title = Server: { $tables } tables, { $sockets } sockets, { $offered }
bench-server-offered = { $rate } actions/s offered
bench-server-closed = as many actions as possible
bench-server-measure = milliseconds
bench-server-count = number
bench-server-p50 = p50
bench-server-p95 = p95
bench-server-p99 = p99
bench-server-most = longest
bench-server-shown = post → shown to others
bench-server-shown-early = first third of a game
bench-server-shown-late = last third
bench-server-shown-ratio = last / first
bench-server-answer = post → answer
bench-server-answer-early = first third of a game
bench-server-answer-late = last third
bench-server-answer-ratio = last / first
bench-server-actions = { $rate } actions/s over { $seconds } s ({ $actions } accepted, { $refused } refused as out of date, { $lost } lost).
bench-server-usage = The server used { $cores } processor cores ({ $each } ms an action) and { $memory } MB, this program { $own } cores.
bench-server-start = First answer { $start } s after the start; all sockets open within { $opened } s.
bench-server-screen = First screen: { $cold } ms for { $requests } requests on a fresh server, { $loaded } ms under load.
bench-server-no-client = The browser client has not been built: its pages are not among these requests.
bench-server-note = { $database }, { $workers ->
    [one] one server process
   *[other] { $workers } server processes
}. This program shares the machine with the server.

problem-bench-tables = { $tables } tables with { $sockets } sockets cannot be measured: choose 1 table or more and at least 2 sockets for each.
problem-bench-rate = { $rate } actions a second cannot be offered. Choose a number above 0, or 0 for as many as possible.
problem-load-no-server = The server to be measured did not start: { $detail }
problem-load-broken = The measurement broke off: { $detail }
problem-extra-missing = This needs { $library }, which is not installed. Install it with: pip install 'scriptorium-games[{ $extra }]'

cli-backup = Copy all tables into a file, while people play.
cli-backup-file = The file to write: an SQLite database to serve from, or PostgreSQL’s dump for pg_restore.
cli-backup-db = The database, as for serve.
cli-backup-dated = Put date and time into the name of the file.
backup-done = { $file }: { $size } kB. Everything that was stored until now is in it.
problem-backup-failed = There is no backup in { $file }: { $detail }
problem-backup-nothing = There is no database { $file } to copy.
problem-backup-no-pg-dump = A copy of PostgreSQL is made by its program pg_dump, which is not installed here.
