import { afterEach, describe, expect, it, vi } from 'vitest';
import { arc, Motion, pair, schedule, type Box, type Spot } from './motion';

const box = (x: number, y: number, size = 10): Box => ({ x, y, width: size, height: size });

describe('the motion of pieces', () => {
  const spot = (id: string, x: number, y = 0): Spot => ({ id, box: box(x, y) });

  it('moves what is in both pictures and in another spot', () => {
    const before = [spot('a', 0), spot('b', 5), spot('gone', 9)];
    const after = [spot('a', 50), spot('b', 6), spot('new', 1)];
    expect(pair(before, after)).toEqual([{ from: box(0, 0), to: after[0] }, { from: null, to: after[2] }]);
  });

  it('leaves equal pieces where they lie and moves the one that went', () => {
    const before = [spot('farmer', 0), spot('farmer', 20), spot('farmer', 90)];
    const after = [spot('farmer', 0), spot('farmer', 60), spot('farmer', 90)];
    expect(pair(before, after)).toEqual([{ from: box(20, 0), to: after[1] }]);
  });

  it('is staggered, yet over within 900 ms', () => {
    expect(schedule(3, 1)).toEqual({ delays: [0, 40, 80], duration: 320 });
    const { delays, duration } = schedule(40, 1);
    expect(delays.at(-1)! + duration).toBeLessThanOrEqual(900.001);
    expect(schedule(1, 0.4).duration).toBe(128);
    expect(schedule(5, 2).delays.at(-1)! + schedule(5, 2).duration).toBeLessThanOrEqual(900.001);
  });

  it('goes along a slight arc and ends in the new size', () => {
    const [start, middle, end] = arc(box(0, 0), box(100, 0, 20)).map((frame) => String(frame['transform']));
    expect(start).toBe('translate(0.0px, 0.0px) scale(1.000)');
    expect(middle).toMatch(/translate\(52\.5px, -\d/);
    expect(end).toBe('translate(105.0px, 5.0px) scale(2.000)');
  });
});

describe('the stage', () => {
  let motion: Motion;
  afterEach(() => motion.close());

  const stage = (manner = { tempo: 1, still: false }): HTMLElement => {
    const root = document.createElement('div');
    root.innerHTML = '<i data-piece="merchant:1"></i><i data-place="ship"></i><i data-stock="1:coins"></i>';
    document.body.append(root);
    motion = new Motion(root, () => manner);
    return root;
  };
  const put = (element: Element, x: number): void => {
    element.getBoundingClientRect = () => ({ ...box(x, 20), left: x, top: 20, right: x + 10, bottom: 30, toJSON: () => '' });
  };

  it('lets a copy travel and clears up', () => {
    const piece = stage().querySelector('[data-piece]')!;
    const animations: Animation[] = [];
    Element.prototype.animate = vi.fn(() => {
      const one = { finish: () => one.onfinish?.() } as unknown as Animation & { onfinish: () => void };
      animations.push(one);
      return one;
    }) as never;
    put(piece, 10);
    motion.measure();
    put(piece, 90);
    motion.play([]);
    expect(animations.length).toBe(2);
    expect(document.querySelectorAll('body > [aria-hidden] > i').length).toBe(1);
    motion.finish();
    expect(document.querySelectorAll('body > [aria-hidden] > i').length).toBe(0);
  });

  it('brings a piece that appears from where its flight begins', () => {
    const root = stage();
    const animate = vi.fn(() => ({ finish: () => undefined }) as unknown as Animation);
    Element.prototype.animate = animate as never;
    motion.measure(); // nothing is in view yet
    put(root.querySelector('[data-piece]')!, 90);
    put(root.querySelector('[data-place]')!, 20);
    const flight = { symbol: 'i-coin', ink: '', ground: '', from: ['[data-place]'], to: ['[data-stock]'], count: 1, seat: 1 };
    motion.play([{ ...flight, piece: 'merchant:1' }]);
    expect(animate).toHaveBeenCalledTimes(2);
    expect(document.querySelectorAll('body > [aria-hidden] > i').length).toBe(1);
  });

  it('never throws, whatever the browser lacks', () => {
    const piece = stage().querySelector('[data-piece]')!;
    piece.getBoundingClientRect = () => { throw new Error('no layout'); };
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(() => { motion.measure(); motion.play([]); motion.finish(); }).not.toThrow();
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });
});
