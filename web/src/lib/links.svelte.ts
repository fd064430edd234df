/* The link to a place at a table: known to this browser, or made afresh. */
import { api, Failure } from './api';
import { complain } from './complain';
import { forget, invitation, keep, linkTo, type Place } from './invitations';

export class TableLink {
  #made = $state(0);
  #once = $state('');

  /** `once`: a link that works once is shown where it was made, and not kept. */
  constructor(
    readonly table: string,
    readonly place: () => Place,
    readonly once: () => boolean = () => false,
  ) {}

  get url(): string | null {
    void this.#made;
    if (this.once()) return this.#once || null;
    return invitation(this.table, this.place());
  }

  async make(): Promise<void> {
    const place = this.place();
    try {
      const { key } = await api.link(this.table, place === 'watch' ? null : place);
      if (this.once()) this.#once = linkTo(this.table, key);
      else keep(this.table, { [place]: key });
      this.#made += 1;
    } catch (caught) {
      complain(caught);
    }
  }

  /** Somebody may have used it and left again: then it leads nowhere. */
  async check(): Promise<void> {
    const place = this.place();
    const key = invitation(this.table, place)?.split('#')[1];
    if (!key || place === 'watch' || this.once()) return;
    try {
      if ((await api.peek(this.table, decodeURIComponent(key))).seat === place) return;
    } catch (caught) {
      if (!(caught instanceof Failure) || caught.status !== 403) return;
    }
    forget(this.table, place);
    this.#made += 1;
  }
}
