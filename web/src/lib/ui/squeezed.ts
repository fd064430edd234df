import type { Attachment } from 'svelte/attachments';

/** A line of a drawing that would be wider than its room is drawn together, however large its letters have to be. */
export const squeezed =
  (room: number): Attachment<SVGTextElement> =>
  (text) => {
    function fit(): void {
      text.removeAttribute('textLength');
      if (text.getComputedTextLength() <= room) return;
      text.setAttribute('textLength', String(room));
      text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
    // Its own size changes with words, fonts and the size of letters; once drawn together it stays so.
    const watcher = new ResizeObserver(() => requestAnimationFrame(fit));
    watcher.observe(text);
    return () => watcher.disconnect();
  };
