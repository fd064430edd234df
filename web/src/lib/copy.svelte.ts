/* Text for the clipboard. */

const SAID_FOR = 2000;

async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return theOldWay(text);
  }
}

/** Only secure pages may use the clipboard; everywhere else this still works. */
function theOldWay(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}

/** A button that copies and says so for two seconds. */
export class Copy {
  done = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  async of(text: string): Promise<void> {
    this.done = await toClipboard(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.done = false;
    }, SAID_FOR);
  }
}
