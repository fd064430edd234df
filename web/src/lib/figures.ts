/* Figures as they are written: with a real minus, which is also read out. */

export const figure = (value: number): string => String(value).replace('-', '−');

/** A change: gains have a plus. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value));
