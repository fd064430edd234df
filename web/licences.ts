import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const TEXT = /^licen[cs]e(-mit)?(\.\w+)?$/i;
/** Texts of licences whose packages bring none. */
const OWN = new URL('licences/', import.meta.url);

interface About {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

function notice(folder: string): string {
  const about = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as About;
  const author = typeof about.author === 'string' ? about.author : about.author?.name;
  const file = readdirSync(folder).find((name) => TEXT.test(name));
  const own = new URL(`${about.license ?? 'none'}.txt`, OWN);
  if (file === undefined && !existsSync(own)) {
    throw new Error(`${about.name} is in the bundle without the text of its licence`);
  }
  const text = readFileSync(file === undefined ? own : `${folder}/${file}`, 'utf8').trim();
  const head = [`${about.name} ${about.version}`, about.license, author].filter(Boolean).join(', ');
  return `${head}\n\n${text}\n`;
}

/** Writes `licences.txt` beside the page: a notice of each package that the bundle contains. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const folders = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
          const found = PACKAGE.exec(id.replaceAll('\\', '/').replace(/^\0+/, ''));
          if (found?.[1]) folders.add(found[1]);
        }
      }
      const notices = [...folders].sort().map(notice);
      const source = notices.join(`\n${'-'.repeat(78)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
