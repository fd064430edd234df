// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tip, tips } from './tip.svelte';

const LONG = 500;

describe('a press', () => {
  let node: HTMLElement;
  let clicks: number;
  const point = (type: string, pointerType = 'touch'): void =>
    void node.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));
  const explained = (content: string | null): void => void tip(node, content);

  beforeEach(() => {
    vi.useFakeTimers();
    node = document.body.appendChild(document.createElement('button'));
    clicks = 0;
    node.addEventListener('click', () => clicks++);
  });
  afterEach(() => {
    tips.hide();
    node.remove();
    vi.useRealTimers();
  });

  it('that is long explains, and does nothing else', () => {
    explained('why');
    point('pointerdown');
    vi.advanceTimersByTime(LONG);
    point('pointerup');
    node.click();
    expect([tips.shown?.title, clicks]).toEqual(['why', 0]);
  });

  it('that is long is a tap where there is nothing to say', () => {
    explained(null);
    point('pointerdown');
    vi.advanceTimersByTime(LONG);
    point('pointerup');
    node.click();
    expect([tips.shown, clicks]).toEqual([null, 1]);
  });

  it('that no click came of, as of a drag, takes nothing from a click of the mouse', () => {
    explained('why');
    point('pointerdown');
    vi.advanceTimersByTime(LONG);
    point('pointercancel');
    point('pointerdown', 'mouse');
    node.click();
    expect(clicks).toBe(1);
  });
});
