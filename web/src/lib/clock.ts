/* What a clock shows. */
import type { ClockSetup, SeatClock } from './messages';

/** Under so many seconds it is urgent. */
export const URGENT = 60;
const DAY = 86_400;

/** The seconds that are left, by the server's time. What is free in a turn is spent first. */
export function secondsLeft({ left, free, since }: SeatClock, { mode, base }: ClockSetup, at: number): number {
  if (since === null) return mode === 'game' ? left : base;
  const spent = Math.max(0, at - since);
  return Math.max(0, mode === 'game' ? left - Math.max(0, spent - free) : left + free - spent);
}

const two = (n: number): string => String(n).padStart(2, '0');

/** As figures: 4:08, 1:04:08; days and hours are words of the catalogue. */
export function figures(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export function clockText(seconds: number, t: (key: string, values: Record<string, number>) => string): string {
  if (seconds < DAY) return figures(seconds);
  return t('clock-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / 3600) });
}
