"""What can be measured of how a page looks."""

from __future__ import annotations

from playwright.async_api import Page

# Text is cut when it leaves a box that hides what leaves it, and spills when it leaves its button.
MEASURE = """
() => {
  const found = [];
  const SKIPPED = 'svg, script, style, .unseen, [data-action="list"]';
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) {
    found.push(`the page scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);
  }
  const name = (node) => {
    const classes = [...node.classList].filter((one) => !/^s-\\w{5}$/.test(one));
    const target = node.closest(
      '[data-target], [data-place], [data-player], [data-action], [data-open]');
    const where = target ? ` in ${JSON.stringify({...target.dataset})}` : '';
    return `<${node.localName}${classes.length ? '.' + classes.join('.') : ''}>${where}`;
  };
  const bar = document.querySelector(
    'main > .spine > * [data-spine], main > .spine .transport')?.offsetHeight;
  const room = document.querySelector('main > .spine')?.offsetHeight;
  if (bar > room + 1) found.push(`the bar lies over the world: ${bar} > ${room} px`);
  const hides = (style, axis) => ['hidden', 'clip'].includes(style[`overflow${axis}`]);
  const scrolls = (style) => ['auto', 'scroll'].some((one) =>
    style.overflowX === one || style.overflowY === one);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const words = text.data.trim();
    const holder = text.parentElement;
    if (!words || !holder || holder.closest(SKIPPED)) continue;
    if (!holder.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const what = `"${words.slice(0, 40)}" ${name(holder)}`;
    const line = parseFloat(getComputedStyle(holder).fontSize);
    for (let node = holder; node && node !== root; node = node.parentElement) {
      const style = getComputedStyle(node);
      const frame = node.getBoundingClientRect();
      if (frame.width <= 2 || frame.height <= 2) break; // for screen readers only
      const right = box.right - frame.right, left = frame.left - box.left;
      const below = box.bottom - frame.bottom, above = frame.top - box.top;
      if (hides(style, 'X') && !scrolls(style) && Math.max(left, right) > 1.5) {
        found.push(`cut: ${what}, ${Math.round(Math.max(left, right))} px`);
        break;
      }
      const clamped = style.webkitLineClamp !== 'none'; // on purpose, with an ellipsis
      const low = Math.max(above, below) > line * 0.4;
      if (hides(style, 'Y') && !clamped && !scrolls(style) && low) {
        found.push(`cut below: ${what}`);
        break;
      }
      if (node.matches('button, a.button, [role=radiogroup]') && Math.max(left, right) > 1.5) {
        found.push(`spills: ${what}, ${Math.round(Math.max(left, right))} px`);
        break;
      }
      if (scrolls(style) || style.position === 'fixed') break;
    }
  }
  return found;
}
"""

# Text too small to read, also within drawings, which may be scaled.
SMALL = """
(least) => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    const words = walker.currentNode.data.trim();
    if (!words || !holder || holder.closest('script, style, .unseen, title')) continue;
    if (!holder.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    if (words.length === 1 && holder.closest('svg')) continue; // a mark on a piece, not a word
    const drawn = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null;
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (size < least - 0.05) {
      const classes = [...holder.classList].filter((one) => !/^s-?\\w{2,5}$/.test(one)).join('.');
      const within = holder.closest('[data-region], [data-game] section, [data-tab]');
      const where = within?.getAttribute('aria-label') ?? '';
      found.push(`too small: ${size.toFixed(1)} px "${words.slice(0, 24)}" `
        + `<${holder.localName}.${classes}> in ${where}`);
    }
  }
  return found;
}
"""
LEAST = 11  # px

# Everything that takes clicks lies inside the window, unless its box scrolls.
OUTSIDE = """
() => {
  const found = [];
  const scrolled = (node) => {
    if (!node) return false;
    const {overflowX, overflowY} = getComputedStyle(node);
    const scrolls = [overflowX, overflowY].some((one) => ['auto', 'scroll'].includes(one));
    return scrolls || scrolled(node.parentElement);
  };
  if (document.documentElement.scrollHeight > innerHeight + 1) {
    found.push(`the page scrolls: ${document.documentElement.scrollHeight} > ${innerHeight}`);
  }
  for (const node of document.querySelectorAll('button, a, input, select, [data-target]')) {
    if (node.matches('[data-action="list"]')) continue; // shown when the keyboard comes to it
    if (!node.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    const box = node.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2) continue;
    if (scrolled(node.parentElement)) continue;
    if (Math.min(box.left, box.top, innerWidth - box.right, innerHeight - box.bottom) < -1) {
      const label = node.getAttribute('aria-label') ?? node.textContent.trim();
      found.push(`outside: ${node.localName} "${label.slice(0, 40)}" ${Math.round(box.left)},`
        + `${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`);
    }
  }
  return found;
}
"""

COVERED = """
(selector) => [...document.querySelectorAll('[aria-modal="true"]').length ? []
  : document.querySelectorAll(selector)]
  .filter((node) => node.checkVisibility())
  .flatMap((node) => {
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top && (node.contains(top) || top.contains(node)) ? [] : [
      `covered or out of sight: "${node.textContent.trim()}" by ${top?.outerHTML.slice(0, 80)}`];
  })
"""


async def flaws(page: Page, *, whole: bool) -> list[str]:
    """What is wrong with the page. `whole`: all of it must be seen without scrolling."""
    found: list[str] = await page.evaluate(MEASURE)
    if whole:
        found += await page.evaluate(OUTSIDE)
    found += await page.evaluate(COVERED, '[data-action="main"]')
    found += await page.evaluate(SMALL, LEAST)
    return list(dict.fromkeys(found))
