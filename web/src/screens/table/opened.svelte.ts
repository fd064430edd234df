/* A table with all that its screen needs: live state, texts and the game's own module. */
import { GAMES, type GameModule } from '../../games';
import { LiveTable } from '$lib/live.svelte';
import { settings } from '$lib/settings.svelte';
import { wear } from '$lib/palette.svelte';
import { playerNames, Texts } from '$lib/texts.svelte';

export class OpenedTable {
  readonly live: LiveTable;
  texts = $state.raw<Texts | null>(null);
  game = $state.raw<GameModule | null>(null);
  /** The game's own module could not be loaded. */
  broken = $state(false);

  /** `before`: the same table, as another seat has seen it; what does not depend on that is kept. */
  constructor(id: string, before: OpenedTable | null = null) {
    this.live = new LiveTable(id);
    this.texts = before?.texts ?? null;
    this.game = before?.game ?? null;
    const [game, ...others] = Object.values(GAMES);
    if (!others.length) game?.load().catch(() => undefined); // no need to wait for its name
    const name = $derived(this.live.table?.game);
    $effect(() => {
      if (!name) return;
      this.texts ??= new Texts(name);
      const entry = GAMES[name];
      if (entry)
        entry.load().then(
          (game) => {
            this.game = game;
          },
          () => {
            this.broken = true;
          },
        );
      else this.broken = true;
    });
    $effect(() => this.texts?.follow(settings.lang));
    $effect(() => {
      if (this.texts) this.texts.seats = playerNames(this.live.table?.seats ?? []);
    });
    const colours = $derived(this.live.table?.seats.map(({ colour }) => colour).join() ?? '');
    $effect(() => wear(colours ? colours.split(',').map(Number) : []));
    $effect(() => () => this.live.close());
  }

  get ready(): boolean {
    const { live } = this;
    if (this.texts?.ready !== true) return false;
    if (live.table?.closed || live.table?.status === 'waiting') return true;
    return this.game !== null && live.view !== null && live.board !== null;
  }
}
