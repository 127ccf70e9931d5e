import { ApiAnswers } from '../../src/api-answers.ts';
import { expectPicture, test } from '../../src/pictures/picture-test.ts';
import { expect, openAs } from '../../src/portal-test.ts';
import { storeUnsentWrites } from '../../src/unsent-writes.ts';
import { openVisit } from '../../src/walk/open-visit.ts';
import { findVisits } from '../../src/walk/visits.ts';
import { readPacks } from '../../src/walk/words.ts';

// Pictures of the notices about unsent work, and of the choice between two versions of a value.

const portal = process.env.PORTAL_URL ?? '';
const { visits } = await findVisits(portal, ['surveys']);
const today = new Date('2026-03-04T15:00:00Z');

for (const [state, scheme] of [
  ['two have changed one field', 'light'],
  ['two have changed one field', 'dark'],
  ['a field that is refused', 'light'],
  ['a question', 'dark'],
] as const)
  test(`unsent work, ${state}, in ${scheme} colors`, async ({ page, request }) => {
    const visit = visits.find(({ path, name }) => path === '/unsent-work' && name === state);
    if (!visit) throw new Error(`No state of the page is named ${state}`);
    await page.clock.setFixedTime(today);
    await openVisit(page, await ApiAnswers.of(page), visit, {
      packs: await readPacks(request),
      speech: 'en-US',
    });
    await page.emulateMedia({ colorScheme: scheme });
    await page.mouse.move(0, 0);
    const unit = page.getByRole('region', { name: /^Unit 991/ });
    await expectPicture(unit, ['unsent', `${state.replaceAll(' ', '-')}-${scheme}.png`]);
  });

test('the line of changes that wait', async ({ page, context }) => {
  await openAs(page, 'gyr');
  await storeUnsentWrites(page, ['/one', '/other']);
  await page.route('**/authorization/check_permissions', (route) => route.abort());
  await page.reload();
  const line = page.getByRole('status').filter({ hasText: 'Changes waiting on this device: 2' });
  await expect(line).toBeVisible();
  await context.setOffline(true);
  await expect(line).toContainText('You are offline.');
  await expectPicture(line, ['unsent', 'line.png']);
});
