import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Short names of scoped styles, as they stand in the code hundreds of times: as much of the hash as tells them apart. */
const names = new Map();
function nameOf(hash, filename) {
  for (let length = 2; !names.has(filename); length++) {
    const name = `s${hash.slice(0, length)}`;
    if (![...names.values()].includes(name)) names.set(filename, name);
  }
  return names.get(filename);
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    cssHash: ({ hash, filename }) => nameOf(hash(filename), filename),
  },
};
