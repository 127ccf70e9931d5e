import type { Page } from '@playwright/test';

/** Widths of a phone and a tablet in pixels, as used in a yard. */
const heldWidths = [390, 820];

/**
 * Returns touch targets of a yard page that are too small for gloved hands, on a phone and a
 * tablet. Sizes are those for touch, not for a mouse; a checkbox includes its label.
 */
export async function smallTargets(page: Page, least: number): Promise<string[]> {
  const size = page.viewportSize();
  const browser = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) =>
    browser.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
  await touch(true);
  const found: string[] = [];
  for (const width of heldWidths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await smallTargetsNow(page, least)).map((each) => `at ${width} px: ${each}`));
  }
  await touch(false);
  await browser.detach();
  if (size) await page.setViewportSize(size);
  return found;
}

const smallTargetsNow = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((size) => {
    if (!matchMedia('(pointer: coarse)').matches) return ['the browser has no touch screen'];
    const targets = 'main :is(button, a[href], input, select, [role=button])';
    const sizeOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const [label] = (element instanceof HTMLInputElement && element.labels) || [];
      const named = label?.getBoundingClientRect();
      const isBox = element.matches('[type=checkbox], [type=radio]');
      return isBox && named
        ? { width: width + named.width, height: Math.max(height, named.height) }
        : { width, height };
    };
    return [...document.querySelectorAll(targets)]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((element) => {
        const { width, height } = sizeOf(element);
        return width < size - 0.5 || height < size - 0.5;
      })
      .map((element) => element.outerHTML.slice(0, 160));
  }, least);
