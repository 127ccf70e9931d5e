import type { Page } from '@playwright/test';
import { callApi } from '../../src/call-api.ts';
import { exportFile, pagesOf, sheetsOf } from '../../src/exported.ts';
import { expect, openAs, test } from '../../src/portal-test.ts';
import { surveyHere } from '../../src/surveys/open-inspection.ts';

// A fleet's pressure is saved; one of two yards with specs of their own keeps them.

const sizes = { tablet: [820, 1180], desktop: [1280, 900] } as const;

interface Yard {
  readonly location_id: number;
  readonly name: string;
}

/** Returns fleets with at least two yards, and their first two. */
async function fleetsOf(page: Page): Promise<{ account: string; yards: [Yard, Yard] }[]> {
  const { fleets } = (await callApi(page, 'manage_specs/get_fleet_id', { keyword: '' })) as {
    fleets: { account: string }[];
  };
  const found: { account: string; yards: [Yard, Yard] }[] = [];
  for (const { account } of fleets) {
    const { locations } = (await callApi(page, 'manage_specs/get_locations', { account })) as {
      locations: Yard[];
    };
    const [one, other] = locations;
    if (one && other) found.push({ account, yards: [one, other] });
  }
  return found;
}

const steer = (page: Page) => page.getByRole('group', { name: 'Steer axles' });

/**
 * Types the pressure of steer axles and opens the review.
 *
 * @returns the dialog
 */
async function review(page: Page, pressure: number) {
  await steer(page)
    .getByLabel(/Target pressure/)
    .fill(String(pressure));
  await page.getByRole('button', { name: 'See what would change' }).click();
  return page.getByRole('dialog', { name: 'What would change' });
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save specs' }).click();
  await expect(page.getByText('The specs were saved.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/**
 * Surveys a new tractor of a yard whose left steer tire has 79 psi.
 *
 * @returns the address of the inspection
 */
async function survey(page: Page, { location_id }: Yard, number: string): Promise<string> {
  await page.goto(`/locations/${location_id}/dashboard`);
  await surveyHere(page, number);
  await page.getByRole('link', { name: `Inspect ${number}` }).click();
  const pad = page.getByRole('region', { name: 'Keypad' });
  for (const key of ['7', '9', '1', '4', 'Next'])
    await pad.getByRole('button', { name: key, exact: true }).click();
  await expect(page.getByRole('button', { name: /^1L,.*79 psi/ })).toBeVisible();
  return page.url();
}

const expectTarget = (page: Page, pressure: number) =>
  expect(page.getByRole('region', { name: 'The whole unit' })).toContainText(
    new RegExp(`1L Pressure 79 psi is \\d+% below the target of ${pressure} psi`),
  );

for (const [place, [name, [width, height]]] of Object.entries(sizes).entries()) {
  test(`a fleet's spec goes over one yard's and leaves another's on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, 'gyr', '/manage-specs');
    await expect(page.getByRole('heading', { name: 'Spec management' })).toBeVisible();
    const fleet = (await fleetsOf(page))[place];
    if (!fleet) throw new Error('The demo has no such fleet.');
    const [kept, overwritten] = fleet.yards;
    // Values that differ from those of a previous run.
    const step = Math.floor(Date.now() / 1000) % 9;
    const [ofKept, ofOverwritten, ofFleet] = [121 + step, 131 + step, 141 + step];
    const run = `S${Date.now().toString(36)}`;
    const at = `/manage-specs?fleet=${fleet.account}`;

    for (const [{ location_id }, pressure] of [
      [kept, ofKept],
      [overwritten, ofOverwritten],
    ] as const) {
      await page.goto(`${at}&tab=location&location=${location_id}`);
      await review(page, pressure);
      await save(page);
    }
    const old = await survey(page, overwritten, `${run}-1`);
    await expectTarget(page, ofOverwritten);

    await page.goto(at);
    const dialog = await review(page, ofFleet);
    const conflicts = dialog.getByRole('table', { name: 'Yards with specs of their own' });
    await expect(conflicts.getByRole('row', { name: kept.name })).toContainText(
      `Target pressure: ${ofKept} psi → ${ofFleet} psi`,
    );
    await dialog.getByRole('button', { name: 'Overwrite all' }).click();
    await conflicts
      .getByRole('radiogroup', { name: `${kept.name}: keep or overwrite` })
      .getByText('Keep')
      .click();
    await expect(dialog.getByRole('table', { name: 'By yard' })).toBeVisible();
    await save(page);
    const told = page.getByRole('table', { name: 'History of changes' }).getByRole('row').nth(1);
    await expect(told).toContainText(`→ ${ofFleet} psi`);

    await survey(page, overwritten, `${run}-2`);
    await expectTarget(page, ofFleet);
    await survey(page, kept, `${run}-3`);
    await expectTarget(page, ofKept);
    await page.goto(old);
    await expectTarget(page, ofOverwritten);

    await page.goto(at);
    const button = page.getByRole('button', { name: 'Export: Spec management' });
    const excel = await exportFile(page, button, 'Excel');
    const rows = [...(await sheetsOf(excel)).values()].flat().map((row) => row.join(' | '));
    const pdf = (await pagesOf(await exportFile(page, button, 'PDF'))).join(' ');
    for (const [of, pressure] of [
      ['Fleet', `${ofFleet} psi (Fleet)`],
      [kept.name, `${ofKept} psi (Yard)`],
      [overwritten.name, `${ofFleet} psi (Fleet)`],
    ] as const) {
      const own = rows.filter((row) => row.includes(of) && row.includes('Steer axles'));
      expect(own.join('\n')).toContain(pressure);
      expect(pdf).toContain(pressure);
      expect(pdf).toContain(of);
    }
  });
}
