import type { Page } from '@playwright/test';

/**
 * Widths at which pages are looked at, in pixels: desktop, tablet, and a small phone, which is also
 * a desktop at 400 % (WCAG 1.4.10).
 */
export const widths = [1280, 820, 320];

/** How long a page may take to settle in a new width: charts follow a resize a moment later. */
const settling = 3000;

/** What lies beside a page, at each width: how far, and the innermost element that reaches out. */
export async function overflowOf(page: Page, own = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of own) {
    await page.setViewportSize({ width, height: 900 });
    const end = Date.now() + settling;
    let beside = await besideOf(page);
    while (beside && Date.now() < end) beside = await besideOf(page);
    if (beside) found.push(`at ${width} px: ${beside}`);
  }
  return found;
}

/** What lies beside a page as it is now. */
function besideOf(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    // A field that measures its text by a copy of itself leaves it as wide as the window once was.
    for (const copy of document.querySelectorAll('body > textarea[aria-hidden=true]'))
      copy.remove();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth === clientWidth) return null;
    const isOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    };
    // What lies in a place that scrolls by itself is out of nobody's sight.
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
