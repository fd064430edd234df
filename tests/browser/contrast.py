"""Whether words can be told from their ground, in both themes.

A word's ground is the nearest box around it that has a colour. axe-core knows better what lies over
what, and takes fifty times as long: it looks where most is to be seen (`Look.closely`).
"""

from __future__ import annotations

from playwright.async_api import Page

# WCAG 1.4.3. What is switched off or not seen is exempt, and single signs, as with axe.
WORDS = """
const faint = () => {
  for (const one of document.getAnimations()) one.finish(); // colours fade into each other
  const canvas = Object.assign(document.createElement('canvas'), {width: 1, height: 1});
  const brush = canvas.getContext('2d', {willReadFrequently: true});
  const known = new Map();
  const channels = (colour) => {
    if (!known.has(colour)) {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data;
      known.set(colour, [red, green, blue, alpha / 255]);
    }
    return known.get(colour);
  };
  const over = ([r, g, b, alpha], below) =>
    [r, g, b].map((one, i) => one * alpha + below[i] * (1 - alpha));
  const light = (rgb) => {
    const [r, g, b] = rgb.map((one) => one / 255)
      .map((one) => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [dim, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dim + 0.05);
  };
  // From above: the boxes a word lies on, as [colour, opacity of the word against it].
  const ground = (boxes) => {
    const layers = [];
    for (const box of boxes) {
      const style = getComputedStyle(box);
      if (style.backgroundImage !== 'none' || box instanceof SVGElement) return null;
      const colour = channels(style.backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] === 1) break;
    }
    return layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255]);
  };
  const around = (node) => {
    const boxes = [];
    for (let one = node; one; one = one.parentElement) boxes.push(one);
    return boxes;
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const EXEMPT = 'svg, script, style, .unseen, :disabled, [aria-disabled="true"], option';
  while (walker.nextNode()) {
    const words = walker.currentNode.data.trim();
    const holder = walker.currentNode.parentElement;
    if (words.length < 2 || holder.closest(EXEMPT)) continue;
    if (holder.closest('label')?.control?.disabled) continue;
    if (!holder.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2) continue;
    const style = getComputedStyle(holder);
    const boxes = around(holder);
    const opacity = boxes.reduce((all, one) => all * getComputedStyle(one).opacity, 1);
    const [r, g, b, alpha] = channels(style.color);
    const size = parseFloat(style.fontSize);
    const needed = size >= 24 || (size >= 18.66 && style.fontWeight >= 700) ? 3 : 4.5;
    const reached = (on) => {
      const below = ground(on);
      return below ? ratio(over([r, g, b, alpha * opacity], below), below) : Infinity;
    };
    if (reached(boxes) >= needed) continue;
    // Something that is not around it may lie beneath.
    const stack = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const beneath = stack.slice(Math.max(0, stack.indexOf(holder)));
    if (beneath.length && reached(beneath) >= needed) continue;
    found.push(`faint: "${words.slice(0, 30)}" <${holder.localName}.${[...holder.classList][0]}>`
      + ` ${reached(boxes).toFixed(2)} < ${needed}`);
  }
  return [...new Set(found)].slice(0, 8);
};
"""
# Both themes in one go: nothing is drawn in between.
FAINT = f"""
() => {{
  {WORDS}
  const {{dataset}} = document.documentElement;
  const shown = dataset.theme;
  const found = ['dark', 'light'].flatMap((theme) => {{
    dataset.theme = theme;
    return faint().map((one) => `${{theme}}: ${{one}}`);
  }});
  dataset.theme = shown;
  for (const one of document.getAnimations()) one.finish();
  return found;
}}
"""


async def faint(page: Page) -> list[str]:
    """The words with too little contrast, in both themes."""
    found: list[str] = await page.evaluate(FAINT)
    return found
