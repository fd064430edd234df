/* The log opens at a line that something else on the table speaks of. */

/** Set by the table that has the log. */
let opener: ((k: number) => void) | null = null;

export function opensLog(open: (k: number) => void): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = null;
  };
}

export const openLog = (k: number): void => opener?.(k);
