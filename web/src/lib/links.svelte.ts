/* The link to a place at a table: known to this browser, or made afresh. */
import { api } from './api';
import { complain } from './complain';
import { invitation, keep, type Place } from './invitations';

export class TableLink {
  #made = $state(0);

  constructor(
    readonly table: string,
    readonly place: () => Place,
  ) {}

  get url(): string | null {
    void this.#made;
    return invitation(this.table, this.place());
  }

  async make(): Promise<void> {
    const place = this.place();
    try {
      const { key } = await api.link(this.table, place === 'watch' ? null : place);
      keep(this.table, { [place]: key });
      this.#made += 1;
    } catch (caught) {
      complain(caught);
    }
  }
}
