"""Whether every icon of a table explains itself, by a tooltip where one points or by words."""

from __future__ import annotations

from playwright.async_api import Page

# Words count if they stand beside the icon: in the same small box, line of a list or group of a
# drawing. Players are told apart by their names in the row. A button for all tables (`u-`) has its
# name. Drawings of the illustration layer say nothing that is not said beside them. What is out of
# sight or covered is looked at where it is in sight.
UNEXPLAINED = """
() => {
  const table = document.querySelector('[data-game]');
  if (!table || document.querySelector('[aria-modal="true"]')) return [];
  if (location.pathname.endsWith('/replay')) return []; // the same pieces, nothing to do with them
  const TALL = 90, MANY = 2, LETTERS = /\\p{L}{2,}/u, DRAWN = /^#(pl|tn|pa|pb|pd|ph)-/;
  const found = new Set();
  const told = (icon, svg) => {
    const group = icon.closest('g')?.closest(':not(use)');
    for (let one = group, i = 0; one && one !== svg && i < 4; one = one.parentElement, i += 1) {
      if (one.querySelectorAll('use').length <= MANY && LETTERS.test(one.textContent)) return true;
    }
    const player = svg.matches('.mark, .crest');
    let box = svg.parentElement;
    for (let i = 0; i < 3 && box && box !== table; i += 1, box = box.parentElement) {
      const crowded = !player && !box.matches('li, button')
        && box.querySelectorAll('svg').length > MANY;
      if (crowded || !player && box.getBoundingClientRect().height > TALL) return false;
      if (LETTERS.test(box.innerText)) return true;
    }
    return false;
  };
  // In the log and in notices the line says it.
  for (const icon of table.querySelectorAll('svg use, svg.mark, svg.crest')) {
    if (icon.closest('[data-tip], .vignette, [role=log], [data-notice]')) continue;
    if (!icon.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    const {left, top, width, height} = icon.getBoundingClientRect();
    if (width < 6 || width > TALL) continue;
    const under = document.elementFromPoint(left + width / 2, top + height / 2);
    const svg = icon.closest('svg');
    const region = svg.closest('[data-region], section, aside, header');
    const drawing = icon.closest('g'); // on a map pieces lie over each other
    const seen = under && (drawing ? drawing.contains(under)
      : under.contains(svg) || svg.contains(under) || region?.contains(under));
    if (!seen || under.closest('[data-tip]')) continue;
    const symbol = icon.getAttribute('href') ?? svg.classList[0];
    if (DRAWN.test(symbol)) continue;
    if (symbol.startsWith('#u-') && icon.closest('button[aria-label]')) continue;
    if (told(icon, svg)) continue;
    const near = icon.closest('[data-place], [data-target], [data-region], section');
    if (!near || !Object.keys(near.dataset).length) continue; // beside the board: in log, score
    found.add(`unexplained: ${symbol} in ${JSON.stringify({...near.dataset})}`);
  }
  return [...found];
}
"""


async def unexplained(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(UNEXPLAINED)
    return found
