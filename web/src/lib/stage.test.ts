// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Box } from './motion';
import { Stage } from './stage';

const box = (x: number, y: number, size = 10): Box => ({ x, y, width: size, height: size });

describe('the stage', () => {
  let motion: Stage;
  afterEach(() => motion.close());

  const stage = (manner = { tempo: 1, still: false }): HTMLElement => {
    const root = document.createElement('div');
    root.innerHTML = '<i data-piece="merchant:1"></i><i data-place="ship"></i><i data-stock="1:coins"></i>';
    document.body.append(root);
    motion = new Stage(root, () => manner);
    return root;
  };
  const put = (element: Element, x: number): void => {
    element.getBoundingClientRect = () => ({
      ...box(x, 20),
      left: x,
      top: 20,
      right: x + 10,
      bottom: 30,
      toJSON: () => '',
    });
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

  it('lets a piece that is shown twice travel once, where it is at home', () => {
    const root = stage();
    root.innerHTML =
      '<i data-home="city"></i><i data-piece="monk"></i><b data-mirrors="home:city"><i data-piece="monk"></i></b>';
    const animate = vi.fn(() => ({ finish: () => undefined }) as unknown as Animation);
    Element.prototype.animate = animate as never;
    const move = (x: number): void =>
      root.querySelectorAll('[data-piece]').forEach((piece, i) => put(piece, x + 40 * i));
    move(10);
    motion.measure();
    move(200);
    motion.play([]);
    expect(animate).toHaveBeenCalledTimes(4); // each a copy and the piece itself
    put(root.querySelector('[data-home]')!, 10);
    move(10);
    motion.measure();
    move(200);
    motion.play([]);
    expect(animate).toHaveBeenCalledTimes(6);
  });

  it('brings a piece that appears from where its flight begins', () => {
    const root = stage();
    const animate = vi.fn(() => ({ finish: () => undefined }) as unknown as Animation);
    Element.prototype.animate = animate as never;
    motion.measure(); // nothing is in view yet
    put(root.querySelector('[data-piece]')!, 90);
    put(root.querySelector('[data-place]')!, 20);
    const flight = {
      symbol: 'i-coin',
      ink: '',
      ground: '',
      from: ['[data-place]'],
      to: ['[data-stock]'],
      count: 1,
      seat: 1,
    };
    motion.play([{ ...flight, piece: 'merchant:1' }]);
    expect(animate).toHaveBeenCalledTimes(2);
    expect(document.querySelectorAll('body > [aria-hidden] > i').length).toBe(1);
  });

  it('never throws, whatever the browser lacks', () => {
    const piece = stage().querySelector('[data-piece]')!;
    piece.getBoundingClientRect = () => {
      throw new Error('no layout');
    };
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(() => {
      motion.measure();
      motion.play([]);
      motion.finish();
    }).not.toThrow();
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });
});
