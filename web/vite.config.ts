import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { licences } from './licences';

const SERVER = process.env.SCRIPTORIUM_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), licences()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL('src/lib', import.meta.url)) },
    // Without it vitest takes Svelte's server build, in which nothing can be mounted.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: process.env.SCRIPTORIUM_STATIC ?? '../src/scriptorium/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The Content-Security-Policy allows no data: fonts or scripts, and small icons are in the sheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Drawn when somebody wants a code to scan.
            { name: 'qr', test: /node_modules\/qr\/|ui\/LargeCode\./ },
            // The room before the game, and links: many a game is played without.
            { name: 'waiting', test: /screens\/(Waiting|table\/(Curtain|Invite|WaitingSeat))\./ },
            { name: 'sharing', test: /lib\/(links|reach|copy|seed|table\/SeatLink|ui\/(CopyLink|QrCode|ShareLink))\./ },
            // Going for good, and seats of those who are lost: asked for in menus and lists.
            { name: 'leaving', test: /lib\/(lost\.ts|table\/(Going|Lost)\.|ui\/Sure\.)/ },
            // Looking back: what result and replay share, and what a replay opens.
            { name: 'past', test: /lib\/(chart|highlights|parts|replay|transport|why)\./ },
            { name: 'replay-later', test: /screens\/(Look|replay\/(BotView|Box|PlayOn|ShareMoment))\./ },
            // A file of their own: icons change seldom, and do not count as code.
            { name: 'icons', test: /icons\.svg/ },
            // A picture of the start page, apart from the table of its game.
            { name: 'orleans-hero', test: /orleans\/(Hero|world\/map\/House(Mark)?)\./ },
            { name: 'pilgrim-hero', test: /pilgrim\/Hero\./ },
            // What a table shows later: sheets over it, the tiles to lay, its end, the turn of a round.
            {
              name: 'pilgrim-later',
              test: /pilgrim\/(Campaign|Ending\.|recap\.|art\/(Scenery|landscape)\.|world\/(tray\/|side\/(Bott|Building\w*|Supply)\.|OpponentBoard|SupplySheet|SeasonNotice)|decisions\/BuildingSheet|pieces\/HexTile)|ui\/Scroller\./,
            },
            {
              name: 'orleans-later',
              test: /orleans\/(recap|world\/(OpponentBoard|PlaceOutline|Stacks)|decisions\/TileSheet)\./,
            },
            {
              name: 'later',
              test: /lib\/(table\/(Absent|AnyDecision|BoardHead|BotPlays|GainCounts|KeyHelp|NotifyMe|RecapGains|RoundCard|RoundLine|Since|StepPlayer|Traces|TableMenu|TurnPhone|Whereabouts)|ui\/(Moment|PointsTable|RuleSheet|RuleText|Score)|rulebook)\./,
            },
            // Off unless somebody wants to hear it.
            { name: 'sound', test: /lib\/sound\./ },
            // Small pictures of rules: in the guide and in the rules.
            { name: 'drawing', test: /lib\/(ui\/Drawing|drawing)\./ },
            // Hints, where a table has a coach.
            { name: 'coach', test: /lib\/table\/coach\// },
            { name: 'orleans-guide', test: /orleans\/guide\// },
            { name: 'pilgrim-guide', test: /pilgrim\/guide\// },
            // What a scenario adds, each by itself; one of them has a team that proposes.
            { name: 'orleans-scenario-city-defense', test: /lib\/proposals\./ },
            {
              name: (id) => `orleans-scenario-${/scenarios\/([\w-]+)\//.exec(id)?.[1] ?? ''}`,
              test: /orleans\/scenarios\/[\w-]+\//,
            },
            // The tables of the games: what belongs to one is loaded by nobody who plays another.
            { name: 'orleans', test: /games\/orleans\// },
            { name: 'pilgrim', test: /games\/pilgrim\// },
            // What leads through a first game; the steps of each game come with it.
            { name: 'guide', test: /lib\/table\/guide\/(Guide(Card|Note)?|guide|place)\./ },
            // What all tables share, and what only the screens beside them need: those load it themselves.
            {
              name: 'shared',
              test: /lib\/(table\/|choice|context|follow|line|live|log|moments|motion|outcome|since|stage|standings|story|heard)|screens\/(table\/|Table\.)|ui\/(Badge|Chat|Log|LogDrawer|Motion|SayForm|Sheet)\./,
            },
            // What everything begins with.
            {
              name: 'base',
              test: /node_modules|preload-helper|rolldown.runtime|lib\/(?!again|chart|highlights|parts|passkeys|replay|transport|why|ui\/LineChart\.)/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: {
    // Tests that need a page say so in their first line: making one takes longer than most of them.
    environment: 'node',
    isolate: false, // a file must take away what it has put there: loading everything anew takes longer than the tests
    testTimeout: 60_000, // a busy machine is slow, not broken
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
