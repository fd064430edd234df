import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Short names of scoped styles: they stand in the code hundreds of times.
    cssHash: ({ hash, filename }) => `s-${hash(filename).slice(0, 5)}`,
  },
};
