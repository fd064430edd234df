import { settings } from '$lib/settings.svelte';

const shown = (seconds: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(settings.lang, how).format(seconds * 1000);

/** Of the server's seconds. */
export const day = (seconds: number): string => shown(seconds, { day: 'numeric', month: 'long' });
export const hour = (seconds: number): string =>
  shown(seconds, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
