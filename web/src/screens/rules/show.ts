/* From the rules to a table on which they can be seen. */
import { api } from '$lib/api';
import { complain } from '$lib/complain';
import { startGuide } from '$lib/guide';
import { keep as keepLink } from '$lib/invitations';
import type { GameFacts } from '$lib/messages';
import { path, router } from '$lib/router.svelte';
import { TableForm } from '../setup/form.svelte';

/** A step of the guide at my running table of this game or scenario; without one, at the guided game, or at a new table of the
 * scenario against bots. */
export async function show(game: GameFacts, scenario: string, step: number): Promise<void> {
  const wanted = scenario || game.scenarios[0]?.name;
  const { tables } = await api.tables({ status: 'running' }).catch(() => ({ tables: [] }));
  const mine = tables.find(
    (one) => one.game === game.name && one.scenario === wanted && one.status === 'running' && one.seat !== null,
  );
  if (mine) return router.go(path.table(mine.id, step));
  if (!scenario) return startGuide(game, step);
  try {
    const opened = await api.open(new TableForm(game, { way: scenario }).request());
    keepLink(opened.table, { watch: opened.watch });
    router.go(path.table(opened.table, step));
  } catch (caught) {
    complain(caught);
  }
}
