/** Levels of buildings as they are printed. */
export const LEVELS = ['', 'I', 'II', 'III'] as const;
