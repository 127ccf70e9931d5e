import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What WCAG 2.2 AA asks, as far as a program can see it. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at what is on screen with axe, in the light and in the dark colour scheme. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(50);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
    expect(found, `${page.url()} in ${scheme}`).toEqual([]);
  }
}
