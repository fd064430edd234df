/**
 * Arrows lead to the nearest button that lies straight ahead, and so past the small ones at the corner of
 * a card: there the card's own come first. True if the key led to one of them.
 */
export function within(event: KeyboardEvent, key: string, selector: string): boolean {
  if (event.key !== key) return false;
  const card = (event.currentTarget as Element).closest('li');
  const next = card?.querySelector<HTMLElement>(selector);
  if (!next) return false;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
  return true;
}
