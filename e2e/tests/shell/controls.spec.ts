import { readFileSync } from 'node:fs';
import { forceStates, type Look, looksOf } from '../../src/controls/looks.ts';
import { changeDeployment } from '../../src/faults/deployments.ts';
import { serveHandmade } from '../../src/faults/handmade-build.ts';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';
import { untilStill } from '../../src/until-still.ts';

// Every control of the design system in every state and both color schemes: checks that axe cannot
// make.

const visible = 3;

/** Returns the fault of a control in a state, compared with its resting state. */
function faultOf(look: Look, rest: Look): string | null {
  const { state, ring, border } = look;
  if (state === 'focus') return ring >= visible ? null : `ring of ${ring.toFixed(1)}`;
  if (ring > 0) return 'ring without focus';
  if (state === 'error' && look.borderColour === rest.borderColour) return 'border as without';
  if (state === 'error' && border < visible) return `border of ${border.toFixed(1)}`;
  return state !== 'rest' && look.seen === rest.seen ? 'looks as at rest' : null;
}

test('every control shows hover, focus, errors and that it is off, in both schemes', async ({
  page,
}) => {
  const script = readFileSync(new URL('../../src/controls/gallery.js', import.meta.url), 'utf8');
  const put = await serveHandmade(page, 'admin', {
    version: '1.0.0-gallery',
    first: script,
    exposes: `({ default: { pages: { users: async () => ({ default: gallery(React, ui) }) } } })`,
  });
  await changeDeployment(page, put);
  await page.setViewportSize({ width: 1600, height: 1800 });
  await openAs(page, 'gyr', '/admin/users');
  await expect(page.locator('[data-gallery]')).toHaveAttribute('data-gallery', '');
  await forceStates(page);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await untilStill(page);
    const looks = await looksOf(page);
    const restOf = (name: string) =>
      looks.find(({ control, state }) => control === name && state === 'rest') as Look;
    const faults = looks.flatMap((look) => {
      const fault = faultOf(look, restOf(look.control));
      return fault ? [`${look.control}, ${look.state}: ${fault}`] : [];
    });
    expect.soft(faults, scheme).toEqual([]);
  }
});
