/** Small pictures of the rules, as the rule book tells them: names of pieces and signs between them, in blocks. */

export interface Word {
  name: string;
  /** What stands behind its equals sign. */
  more: string;
}

export interface Block {
  /** Rows, one below the other, of what stays together at the end of a line. */
  rows: Word[][][];
  caption: string;
  /** It shows what is not allowed. */
  wrong: boolean;
}

/** They go with what follows to the next line. */
const SIGNS = new Set(['+', '>', '×', '=', 'or', 'oder', '−']);

function wordOf(text: string): Word {
  const [name = '', more = ''] = text === '=' ? [text] : text.split(/=(.*)/s);
  return { name, more };
}

function chunksOf(text: string): Word[][] {
  const chunks: Word[][] = [];
  let depth = 0; // what is in brackets is not torn apart
  for (const word of text.split(' ').filter(Boolean).map(wordOf)) {
    const chunk = chunks.at(-1);
    if (!chunk || (SIGNS.has(word.name) && !depth)) chunks.push([word]);
    else chunk.push(word);
    if (word.name === '(') depth += 1;
    if (word.name === ')') depth -= 1;
  }
  return chunks;
}

export function blocksOf(drawn: string): Block[] {
  return drawn.split(' | ').map((block) => {
    const [pieces = '', caption = ''] = block.split(' : ');
    const wrong = caption.startsWith('! ');
    return { rows: pieces.split(' / ').map(chunksOf), caption: wrong ? caption.slice(2) : caption, wrong };
  });
}
