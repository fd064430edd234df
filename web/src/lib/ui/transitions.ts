/* How sheets and drawers come and go; nothing travels where the reader wants none of it. */
import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../settings.svelte';

const EASE = (t: number): number => 1 - (1 - t) ** 3;

function moving(css: (t: number, u: number) => string): TransitionConfig {
  if (settings.still) return { duration: 80, css: (t) => `opacity: ${t}` };
  return { duration: 220 * settings.tempo, easing: EASE, css };
}

export const rise = (_node: Element): TransitionConfig =>
  moving((t, u) => `transform: translateY(${u * 2.4}rem); opacity: ${t}`);
export const slide = (_node: Element): TransitionConfig =>
  moving((t, u) => `transform: translateX(${u * 2.4}rem); opacity: ${t}`);
export const fade = (_node: Element): TransitionConfig => ({
  duration: settings.still ? 80 : 160,
  css: (t) => `opacity: ${t}`,
});
