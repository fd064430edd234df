import { describe, expect, it } from 'vitest';
import type { Option } from '../messages';
import { branches } from './branches';

function option(text: string, label: string, args: Record<string, string>): Option {
  return { text, label, args, targets: [], refused: null, takes_back: false };
}

const ROLES = ['place', 'town', 'good'];
const SHIP = [
  option('act ship tours', 'act-move', { place: 'ship', town: 'tours' }),
  option('act ship tours wine', 'act-move-good', { place: 'ship', town: 'tours', good: 'wine' }),
  option('act ship blois', 'act-move', { place: 'ship', town: 'blois' }),
];

const ids = (options: Option[]) => branches(options, ROLES).map(({ role, id }) => [role, id]);

describe('branches', () => {
  it('ask for the first thing in which the options differ', () => {
    expect(ids(SHIP)).toEqual([
      ['town', 'tours'],
      ['town', 'blois'],
    ]);
  });

  it('go on with what is left', () => {
    const [tours] = branches(SHIP, ROLES);
    expect(ids(tours!.options)).toEqual([
      ['good', null],
      ['good', 'wine'],
    ]);
  });

  it('are the options themselves where nothing that is named differs', () => {
    const send = option('send farmer canal coins', 'send', { tile: 'farmer', deed: 'canal' });
    const develop = option('send farmer canal development', 'send-development', send.args);
    expect(branches([send, develop], ['tile', 'deed']).map((branch) => branch.options)).toEqual([[send], [develop]]);
  });

  it('of one option are that option', () => {
    expect(branches([SHIP[0]!], ROLES)).toHaveLength(1);
    expect(branches([], ROLES)).toEqual([]);
  });
});
