import type { Page } from '@playwright/test';

/**
 * Widths at which pages are checked, in pixels: desktop, tablet, and a small phone, which equals a
 * desktop at 400 % zoom (WCAG 1.4.10).
 */
export const widths = [1280, 820, 320];

/** Milliseconds for a page to settle at a new width: charts follow a resize a moment later. */
const settling = 3000;

/**
 * Returns the horizontal overflow of a page at each width: its size, and the innermost element that
 * causes it.
 */
export async function overflowOf(page: Page, own = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of own) {
    await page.setViewportSize({ width, height: 900 });
    const end = Date.now() + settling;
    let beside = await currentOverflowOf(page);
    while (beside && Date.now() < end) beside = await currentOverflowOf(page);
    if (beside) found.push(`at ${width} px: ${beside}`);
  }
  return found;
}

/** Returns the horizontal overflow of a page at its current width. */
function currentOverflowOf(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    // An auto-sizing field leaves its measuring copy at the window's former width.
    for (const copy of document.querySelectorAll('body > textarea[aria-hidden=true]'))
      copy.remove();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth === clientWidth) return null;
    const isOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    };
    // Content in a scrollable container can be scrolled into view.
    const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const culprits = [...document.body.querySelectorAll('*')].filter((element) => {
      if (!isOut(element) || [...element.children].some(isOut)) return false;
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
        if (scrolls(one)) return false;
      return true;
    });
    return `${scrollWidth - clientWidth} px by ${culprits[0]?.outerHTML.slice(0, 200)}`;
  });
}
