import { describe, expect, test } from 'vitest';
import { free, joined, outline, settle, type Box } from './place';

const SCREEN = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const CARD = { width: 368, height: 230 };

const apart = (a: Box, b: Box): boolean =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;

describe('the card of a guide', () => {
  test.each<[string, Box, 'top' | 'bottom' | 'left' | 'right' | undefined, string]>([
    ['above what lies low', { left: 620, top: 540, width: 130, height: 120 }, undefined, 'top'],
    ['below what lies high', { left: 560, top: 50, width: 370, height: 50 }, undefined, 'bottom'],
    ['beside a high thing', { left: 10, top: 50, width: 540, height: 430 }, 'right', 'right'],
    ['where it is wished', { left: 1130, top: 540, width: 140, height: 250 }, 'left', 'left'],
  ])('stands %s', (_, lit, wish, side) => {
    const placed = settle([lit], CARD, SCREEN, wish);
    expect(placed.side).toBe(side);
    expect(apart({ ...CARD, ...placed }, lit)).toBe(true);
  });

  test('keeps clear of everything that is lit', () => {
    const lit = [
      { left: 620, top: 540, width: 130, height: 120 },
      { left: 500, top: 250, width: 400, height: 270 },
    ];
    const placed = settle(lit, CARD, SCREEN);
    expect(lit.every((one) => apart({ ...CARD, ...placed }, one))).toBe(true);
  });

  test('lies low where there is no room, and what it leaves free is lit', () => {
    const map = { left: 0, top: 52, width: 390, height: 620 };
    const card = { width: 366, height: 260 };
    const placed = { ...card, ...settle([map], card, PHONE) };
    expect(placed.side).toBeNull();
    const lit = free(map, placed);
    expect(lit.height).toBeGreaterThan(300);
    expect(apart(lit, placed)).toBe(true);
  });

  test('stands beside the second where there is no room beside the first', () => {
    const lit = [
      { left: 60, top: 8, width: 320, height: 44 },
      { left: 8, top: 60, width: 374, height: 40 },
      { left: 8, top: 700, width: 374, height: 60 },
    ];
    const placed = settle(lit, CARD, PHONE);
    expect([placed.side, placed.top]).toEqual(['bottom', 116]);
  });

  test('stands at the foot of a narrow screen, unless something is lit there', () => {
    const high = { left: 8, top: 60, width: 374, height: 40 };
    const low = { left: 8, top: 700, width: 300, height: 48 };
    expect(settle([high], CARD, PHONE, undefined, true)).toMatchObject({ top: 606, side: null });
    expect(settle([high, low], CARD, PHONE, undefined, true)).toMatchObject({ top: 116, side: 'bottom' });
  });

  test('things that overlap are lit as one', () => {
    const [a, b, c] = [0, 30, 100].map((left) => ({ left, top: left, width: 40, height: 40 })) as [Box, Box, Box];
    const bridge = { left: 60, top: 60, width: 50, height: 50 };
    expect(joined([a, b, c])).toEqual([{ left: 0, top: 0, width: 70, height: 70 }, c]);
    expect(joined([a, c, b, bridge])).toEqual([{ left: 0, top: 0, width: 140, height: 140 }]);
  });

  test('without anything lit it stands in the middle', () => {
    expect(settle([], CARD, SCREEN)).toMatchObject({ left: 456, top: 285, side: null });
  });

  test('a ring is a closed outline', () => {
    expect(outline({ left: 0, top: 0, width: 40, height: 40 })).toMatch(/^M10 0h20a.*z$/);
  });
});
