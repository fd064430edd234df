"""Whether everything that can be pressed is large enough, or has enough room around it.

WCAG 2.5.8. axe-core also knows what is half covered, and takes thirty times as long: it looks where
most is to be seen (`Look.closely`).
"""

from __future__ import annotations

from playwright.async_api import Page

# A target smaller than 24 by 24 needs a circle of that width around its middle, which meets no
# other target and no circle of another small one. Links within a sentence are exempt.
CROWDED = """
() => {
  const LEAST = 24, SLIP = 0.5;
  const PRESSED = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const small = ({box}) => Math.min(box.width, box.height) < LEAST - SLIP;
  const middle = ({box}) => [box.left + box.width / 2, box.top + box.height / 2];
  const onTop = (one) => {
    const there = document.elementFromPoint(...middle(one));
    return there && (one.node.contains(there) || there.contains(one.node));
  };
  const targets = [...document.querySelectorAll(PRESSED)]
    .filter((node) => !node.disabled && !node.closest('.unseen'))
    .map((node) => ({node, box: node.getBoundingClientRect()}))
    .filter(({box}) => box.width > 2 && box.height > 2)
    .filter(onTop);
  const inSentence = ({node}) => getComputedStyle(node).display === 'inline'
    && [...node.parentElement.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
  const beyond = (low, high, at) => Math.max(low - at, 0, at - high);
  const room = (one, other) => {
    const [x, y] = middle(one);
    const {left, right, top, bottom} = other.box;
    const toBox = Math.hypot(beyond(left, right, x), beyond(top, bottom, y));
    if (!small(other)) return toBox;
    const [toX, toY] = middle(other);
    return Math.min(toBox, Math.hypot(toX - x, toY - y) / 2);
  };
  const name = ({node, box}) => `${node.localName} "`
    + (node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 30)
    + `" ${Math.round(box.width)} x ${Math.round(box.height)}`;
  return targets.filter((one) => small(one) && !inSentence(one)).flatMap((one) => {
    const close = targets.find((other) => other !== one && !other.node.contains(one.node)
      && !one.node.contains(other.node) && room(one, other) < LEAST / 2 - SLIP);
    return close ? [`too close to press: ${name(one)} beside ${name(close)}`] : [];
  });
}
"""


async def crowded(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(CROWDED)
    return found
