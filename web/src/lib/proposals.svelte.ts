/* What the team's players would have the speaker do: shown to all, step by step, and agreed with. It
 * has no effect on the game; only the speaker's choices do, and with the first of them it is gone. */
import type { ShownTable } from './context';
import type { Decision, Option, Proposal } from './messages';

type Team = Pick<ShownTable, 'team' | 'mine' | 'propose' | 'agree' | 'act'>;

export class Proposals {
  readonly #table: Team;
  /** The steps of a proposal are on their way. */
  confirming = $state(false);

  constructor(table: Team) {
    this.#table = table;
  }

  /** What the speaker is asked now; null when nobody decides for the team. */
  readonly asked: Decision | null = $derived.by(() => this.#table.team?.asked ?? null);
  readonly speaker: number | null = $derived(this.asked?.seat ?? null);
  readonly iSpeak: boolean = $derived.by(() => this.speaker !== null && this.speaker === this.#table.mine);
  /** By seat, mine among them. */
  readonly all: readonly Proposal[] = $derived.by(() => this.#table.team?.proposals ?? []);
  /** Mine, as far as it goes. */
  readonly mine: Proposal | null = $derived.by(() => this.of(this.#table.mine));
  /** What my next step would answer; null when mine is complete, or nothing is asked. */
  readonly next: Decision | null = $derived(this.mine ? (this.mine.next ?? null) : this.asked);

  of(seat: number | null): Proposal | null {
    return this.all.find((one) => one.seat === seat) ?? null;
  }
  complete(proposal: Proposal): boolean {
    return !proposal.next;
  }
  /** A seat agrees with it; whoever shows it does. */
  agrees(proposal: Proposal, seat: number | null): boolean {
    return seat !== null && (proposal.seat === seat || proposal.agreed.includes(seat));
  }

  // What I do

  /** One step more: an option of `next`. */
  add(option: Option): Promise<boolean> {
    return this.#show([...this.#steps(this.mine), option.text]);
  }
  /** Without its last step. */
  back(): Promise<boolean> {
    return this.#show(this.#steps(this.mine).slice(0, -1));
  }
  withdraw(): Promise<boolean> {
    return this.#show([]);
  }
  /** Another's steps become mine, to go on from. */
  adopt(proposal: Proposal): Promise<boolean> {
    return this.#show(this.#steps(proposal));
  }
  agree(proposal: Proposal, agrees = true): Promise<boolean> {
    return this.#table.agree({ seat: proposal.seat, id: proposal.id, agrees });
  }

  /** The speaker does it: each step is an ordinary choice. It ends early if one is not possible any more. */
  async confirm(proposal: Proposal): Promise<boolean> {
    this.confirming = true;
    try {
      for (const step of this.#steps(proposal)) {
        if (!(await this.#table.act(step))) return false;
      }
      return true;
    } finally {
      this.confirming = false;
    }
  }

  #steps(proposal: Proposal | null): string[] {
    return proposal?.steps.map((step) => step.text) ?? [];
  }
  #show(steps: string[]): Promise<boolean> {
    return this.#table.propose(steps);
  }
}
