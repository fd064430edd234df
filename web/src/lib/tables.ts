import type { Texts } from './texts.svelte';

interface Named {
  id: string;
  game: string;
  scenario?: string;
}

/** What a scenario is called; nothing where it is the game itself. */
export function scenarioName(game: string, scenario: string, texts: Texts): string {
  const own = `scenario-${game}-${scenario}`;
  return scenario && texts.has(own) && !texts.has(own, 'itself') ? texts.t(own) : '';
}

/** What tables are called: the game or its scenario, and the beginning of the id. */
export function tableName({ id, game, scenario = '' }: Named, texts: Texts): string {
  const own = scenarioName(game, scenario, texts);
  const about = texts.t(`about-${game}`);
  const what = own ? texts.t('table-scenario', { game: about, scenario: own }) : about;
  return texts.t('table-name', { game: what, id: id.slice(0, 4) });
}
