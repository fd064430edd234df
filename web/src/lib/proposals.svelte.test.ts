import { describe, expect, it, vi } from 'vitest';
import type { Decision, Option, Proposal, TeamDecision } from './messages';
import { Proposals } from './proposals.svelte';

const option = (text: string): Option => ({ text, label: text, args: {}, targets: [] });
const decision = (...texts: string[]): Decision => ({
  seat: 1,
  kind: 'give-up',
  values: {},
  options: texts.map(option),
  refused: [],
});
const proposal = (seat: number, texts: string[], more: Partial<Proposal> = {}): Proposal => ({
  seat,
  id: texts.join(),
  steps: texts.map(option),
  next: decision('back 0', 'back 1'),
  agreed: [],
  ...more,
});

class Table {
  team: TeamDecision | null = $state.raw(null);
  propose = vi.fn(async (_: string[]) => true);
  agree = vi.fn(async (_: object) => true);
  act = vi.fn(async (_: string) => true);
  constructor(
    readonly mine: number | null,
    ...proposals: Proposal[]
  ) {
    this.team = { asked: decision('back 0', 'back 2'), proposals };
  }
}

describe('proposals', () => {
  it('knows who speaks, and that nobody does', () => {
    const table = new Table(1);
    const proposals = new Proposals(table);
    expect([proposals.speaker, proposals.iSpeak, proposals.next?.kind]).toEqual([1, true, 'give-up']);
    expect(new Proposals(new Table(0)).iSpeak).toBe(false);
    table.team = null;
    expect([proposals.asked, proposals.speaker, proposals.iSpeak, proposals.next]).toEqual([null, null, false, null]);
    expect(proposals.all).toEqual([]);
  });

  it('nobody speaks for those who watch', () => {
    const table = new Table(null);
    table.team = null;
    expect(new Proposals(table).iSpeak).toBe(false);
  });

  it('mine grows by one step, and shrinks', async () => {
    const table = new Table(0);
    const proposals = new Proposals(table);
    await proposals.add(option('back 2'));
    expect(table.propose).toHaveBeenLastCalledWith(['back 2']);
    table.team = { ...table.team!, proposals: [proposal(0, ['back 2'])] };
    expect(proposals.next?.options.map((one) => one.text)).toEqual(['back 0', 'back 1']);
    await proposals.add(option('back 1'));
    expect(table.propose).toHaveBeenLastCalledWith(['back 2', 'back 1']);
    await proposals.back();
    expect(table.propose).toHaveBeenLastCalledWith([]);
    await proposals.withdraw();
    expect(table.propose).toHaveBeenLastCalledWith([]);
  });

  it('a complete one asks for no more', () => {
    const mine = proposal(0, ['back 2'], { next: null });
    const proposals = new Proposals(new Table(0, mine));
    expect([proposals.complete(mine), proposals.next]).toEqual([true, null]);
    expect(proposals.complete(proposal(0, ['back 2']))).toBe(false);
  });

  it('takes over another’s steps', async () => {
    const table = new Table(0, proposal(2, ['back 2', 'back 0']));
    const proposals = new Proposals(table);
    await proposals.adopt(proposals.of(2)!);
    expect(table.propose).toHaveBeenLastCalledWith(['back 2', 'back 0']);
  });

  it('agrees with what was seen', async () => {
    const theirs = proposal(2, ['back 2'], { agreed: [1] });
    const table = new Table(0, theirs);
    const proposals = new Proposals(table);
    await proposals.agree(theirs);
    expect(table.agree).toHaveBeenLastCalledWith({ seat: 2, id: 'back 2', agrees: true });
    await proposals.agree(theirs, false);
    expect(table.agree).toHaveBeenLastCalledWith({ seat: 2, id: 'back 2', agrees: false });
    expect([0, 1, 2, null].map((seat) => proposals.agrees(theirs, seat))).toEqual([false, true, true, false]);
  });

  it('the speaker does the steps one after the other, until one fails', async () => {
    const theirs = proposal(2, ['back 2', 'back 0', 'back 1'], { next: null });
    const table = new Table(1, theirs);
    const proposals = new Proposals(table);
    table.act.mockImplementation(async () => {
      table.team = null; // the first choice takes all proposals away
      expect(proposals.confirming).toBe(true);
      return true;
    });
    expect(await proposals.confirm(theirs)).toBe(true);
    expect(table.act.mock.calls).toEqual([['back 2'], ['back 0'], ['back 1']]);
    expect(proposals.confirming).toBe(false);
    table.act.mockReset();
    table.act.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    expect(await proposals.confirm(theirs)).toBe(false);
    expect(table.act).toHaveBeenCalledTimes(2);
  });
});
