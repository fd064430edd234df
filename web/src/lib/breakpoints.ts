/* Larger text needs more room: the lengths in media queries grow with it, as with the browser's zoom. */

const written = new WeakMap<CSSRule, string>();

/** A media query as it is to be read when everything is `scale` times as large. */
export const scaled = (query: string, scale: number): string =>
  query.replace(/([\d.]+)px/g, (_, length: string) => `${Number(length) * scale}px`);

function fit(sheet: CSSStyleSheet, scale: number): void {
  for (const rule of sheet.cssRules) {
    if (!('media' in rule) || !(rule.media instanceof MediaList)) continue;
    const query = written.get(rule) ?? rule.media.mediaText;
    written.set(rule, query);
    const wanted = scaled(query, scale);
    if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
  }
}

/** For all styles there are, and for those that come with later parts of the program. */
export function fitBreakpoints(scale: number): () => void {
  for (const sheet of document.styleSheets) fit(sheet, scale);
  const later = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLLinkElement) node.addEventListener('load', () => node.sheet && fit(node.sheet, scale));
    }
  });
  later.observe(document.head, { childList: true });
  return () => later.disconnect();
}
