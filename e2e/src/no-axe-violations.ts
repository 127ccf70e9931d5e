import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What WCAG 2.2 AA asks, as far as a program can see it; and once more in the other colour scheme
 * what colours can break.
 */
const looks = {
  light: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

/**
 * Looks at what is on screen with axe, in the light and in the dark colour scheme.
 *
 * @param part selects what can be reached, where a dialog lies over half of a page's buttons
 */
export async function expectNoAxeViolations(page: Page, part = 'html'): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await untilStill(page);
    const { type, values } = looks[scheme];
    const axe = new AxeBuilder({ page }).include(part);
    const { violations } = await axe.options({ runOnly: { type, values: [...values] } }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
    expect(found, `${page.url()} in ${scheme}`).toEqual([]);
  }
}

/** Waits for what moves and ends: a colour on its way has a contrast of neither end. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawn();
    await drawn();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
