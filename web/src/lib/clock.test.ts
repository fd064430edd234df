import { describe, expect, it } from 'vitest';
import { clockText, figures, secondsLeft } from './clock';
import { awayFor } from './now.svelte';

const game = { mode: 'game', base: 900, bonus: 20, out: 'bot' } as const;
const move = { mode: 'move', base: 120, bonus: 0, out: 'bot' } as const;

describe('a clock', () => {
  it('spends what is free first', () => {
    const running = { left: 100, free: 20, since: 1000 };
    expect([1000, 1020, 1030, 2000].map((at) => secondsLeft(running, game, at))).toEqual([100, 100, 90, 0]);
    expect(secondsLeft({ ...running, since: null }, game, 5000)).toBe(100);
  });

  it('has its seconds again in each turn, where a move has some', () => {
    expect(secondsLeft({ left: 0, free: 120, since: 1000 }, move, 1030)).toBe(90);
    expect(secondsLeft({ left: 0, free: 3, since: null }, move, 1030)).toBe(120);
  });

  it('is told in figures, and in days', () => {
    expect([0, 8.2, 248, 3848].map(figures)).toEqual(['0:00', '0:09', '4:08', '1:04:08']);
    expect(clockText(200_000, (key, values) => `${key} ${values.days} ${values.hours}`)).toBe('clock-days 2 7');
  });
});

describe('somebody without a connection', () => {
  const seat = { kind: 'person', online: false, away_since: 1000 } as Parameters<typeof awayFor>[0];
  it('is away after a minute', () => {
    expect([1059, 1060, 1240].map((at) => awayFor(seat, at))).toEqual([null, 60, 240]);
    expect(awayFor({ ...seat, online: true }, 5000)).toBeNull();
    expect(awayFor({ ...seat, kind: 'bot' }, 5000)).toBeNull();
  });
});
