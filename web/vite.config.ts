import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const SERVER = process.env.SCRIPTORIUM_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  // Without it vitest takes Svelte's server build, in which nothing can be mounted.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  build: {
    outDir: process.env.SCRIPTORIUM_STATIC ?? '../src/scriptorium/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The Content-Security-Policy allows no data: fonts or scripts, and small icons are in the sheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [
      // A file of their own: icons change seldom, and do not count as code.
      { name: 'icons', test: /icons\.svg/ },
      // What only tables, their replay and result share: one file instead of a dozen small ones.
      { name: 'shared', test: /lib\/(choice|context|copy|highlights|line|live|log|replay|rulebook|seed|standings|story|transport)\.|screens\/table\/|ui\/(Chat|CopyLink|RuleText)\./ },
    ] } } },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
