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
cli-serve-open = Open the browser.

serve-running = The table stands at { $address }
    Games are kept in { $database }. Ctrl+C ends the server; no game is lost.
serve-no-browser = No browser could be opened. Open this address yourself: { $address }

problem-bad-port = { $port } is no port. Choose one from 0 to 65535.
problem-bad-workers = { $workers } processes cannot do any work. Choose 1 or more.
problem-bad-pace = { $pace } is no pace. Choose 0 to 10 seconds.
problem-workers-need-postgres = { $workers } server processes cannot share an SQLite file. Use --workers 1, or PostgreSQL with --db postgresql+asyncpg://USER@HOST/NAME
problem-cannot-listen = Nothing can listen at { $host }, port { $port }: { $detail }. Choose another --host or --port.
problem-bad-database = “{ $url }” names no database: { $problem }. Write sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME
problem-database-unreachable = The database { $url } cannot be used: { $problem }

problem-unknown-table = There is no table “{ $table }”. Perhaps the link was cut short.
problem-no-access = This browser has no place at the table. Ask for a link to it.
problem-bad-link = This link opens nothing. Ask for a new one.
problem-seat-taken = Somebody else has taken this seat. Ask for a link to another one, or to watch.
problem-already-seated = You have a seat at this table already.
problem-two-seats = Only one seat can be yours. Make the others open or give them to bots.
problem-no-such-seat = The table has no such seat.
problem-not-your-seat = This is not your seat.
problem-only-watching = You are watching; only players can do that.
problem-bot-plays = A bot plays for you. Take your seat back first.
problem-table-waiting = The game has not begun: a seat is still open.
problem-table-over = The game is over.
problem-stale = Something has happened since. Look again, then choose.
problem-record-sealed = The record is given out when the game is over: it holds the seed.
problem-no-such-moment = The log has { $last } entries; there is none with number { $k }.
problem-bad-origin = Requests from { $origin } are not accepted.
problem-bad-host = This server does not answer to the name { $host }. Start it with --name to allow it.
problem-body-too-large = That is too much at once; the limit is { $limit } bytes.
problem-too-many-requests = Too many requests. Wait a moment.
problem-too-many-sockets = Too many windows are open at once. Close some.
problem-bad-json = The request is no JSON.
problem-bad-request = The request cannot be used ({ $where }): { $what }
problem-not-found = There is nothing here.
problem-method-not-allowed = That cannot be done here.
problem-server-error = Something went wrong on the server. Nothing was lost; try again.
problem-store-failed = The server cannot reach its database. Nothing was changed; try again in a moment.
problem-no-client = The pages of the browser client have not been built. Run: { $command } test, or npm run build in web
