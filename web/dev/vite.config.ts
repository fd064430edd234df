// A table drawn from a fixture, without a server: `npm run harness`, then
// /?fixture=ship&lang=de&theme=dark. Not part of the build.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  publicDir: here('../public'),
  cacheDir: here('../node_modules/.vite-dev'),
  resolve: { alias: { $lib: here('../src/lib') } },
  plugins: [svelte({ configFile: here('../svelte.config.js') })],
  server: { fs: { allow: [here('../..')] }, port: 5199 },
});
