import type { Texts } from '$lib/texts.svelte';

/** What a place does, in the words of an edition. */
export const placeHelp = (texts: Texts, place: string, edition: string): string =>
  texts.t(`help-place-${place}`, { edition: edition === '2014' ? 'first' : 'revised' });
