import type { Texts } from './texts.svelte';

interface Named {
  id: string;
  game: string;
  scenario?: string;
}

/** What tables are called: the game or its scenario, and the beginning of the id. */
export function tableName({ id, game, scenario = '' }: Named, texts: Texts): string {
  const own = `scenario-${game}-${scenario}`;
  const about = texts.t(`about-${game}`);
  const what =
    scenario && scenario !== 'base' && texts.has(own)
      ? texts.t('table-scenario', { game: about, scenario: texts.t(own) })
      : about;
  return texts.t('table-name', { game: what, id: id.slice(0, 4) });
}
