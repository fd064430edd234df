import type { Attachment } from 'svelte/attachments';

/** No word is smaller on the screen, however small its drawing. */
const LEAST_PX = 11.1;

/** Sets `--readable`: the size of letters that can still be read, in the units of this drawing. */
export const readable: Attachment<SVGSVGElement> = (drawing) => {
  function say(): void {
    const scale = drawing.getScreenCTM()?.a;
    if (scale) drawing.style.setProperty('--readable', `${LEAST_PX / scale}px`);
  }
  const watcher = new ResizeObserver(say);
  watcher.observe(drawing);
  return () => watcher.disconnect();
};
