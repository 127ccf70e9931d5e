import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { expect, test } from '../../src/portal-test.ts';

// The walk's color check: texts that passed before do not hide faulty ones after them.

const show = (page: Page, ...texts: readonly string[]) =>
  page.setContent(`<!doctype html><html lang="en"><head><title>Colours</title><style>
    body { color: #111; background: #fff; }
    @media (prefers-color-scheme: dark) { body { color: #eee; background: #111; } }
  </style></head><body><main><h1>Colours</h1>${texts.join('')}</main></body></html>`);

for (const [what, text] of [
  ['in the light scheme', '<p style="color: #999">Faint</p>'],
  ['in the dark scheme', '<p style="color: #555">Faint</p>'],
  ['on a ground of its own', '<div style="background: #888"><p>Faint</p></div>'],
  ['because it is see-through', '<div style="opacity: 0.5"><p>Faint</p></div>'],
] as const)
  test(`a text that is hard to read ${what} is found among texts that passed`, async ({ page }) => {
    await show(page, '<p>Plain</p>');
    await expectNoAxeViolations(page);
    for (const time of ['once', 'again']) {
      await show(page, '<p>Plain</p>', text);
      await expect(expectNoAxeViolations(page), time).rejects.toThrow(/color-contrast/);
    }
  });
