import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { showSpecs } from '../../testing/show-specs.tsx';
import { common, conflicts } from '../../testing/spec-rows.ts';

beforeEach(() => localStorage.clear());

const conflictsCall = 'get_fleet_location_conflicts';
const inConflict = (name: string) => (name.endsWith(conflictsCall) ? conflicts : undefined);

/**
 * Types a pressure and opens the review.
 *
 * @returns the dialog
 */
async function review(shown: ReturnType<typeof showSpecs>) {
  const drive = within(await screen.findByRole('group', { name: 'Drive axles' }));
  const field = drive.getByLabelText(/Target pressure/);
  await shown.user.clear(field);
  await shown.user.type(field, '110');
  await shown.user.click(screen.getByRole('button', { name: 'See what would change' }));
  return within(await screen.findByRole('dialog', { name: 'What would change' }));
}

const choiceOf = (dialog: Awaited<ReturnType<typeof review>>, yard: string) =>
  within(dialog.getByRole('radiogroup', { name: `${yard}: keep or overwrite` }));

test('yards with specs of their own are told, with what would hold instead', async () => {
  const shown = showSpecs({ respond: inConflict });
  const dialog = await review(shown);
  const table = within(await dialog.findByRole('table', { name: 'Yards with specs of their own' }));
  const row = table.getByRole('row', { name: /^Akron Yard/ });
  expect(row).toHaveTextContent('Target pressure: 95 psi → 110 psi');
  expect(row).toHaveTextContent('Approved products: Northway HD 11R22.5');
  expect(table.getByRole('row', { name: /^Boise Terminal/ })).toHaveTextContent(
    'Drive axles, from 06/01/2030Pull depth: 8/32 in → 6/32 in',
  );
  expect(choiceOf(dialog, 'Akron Yard').getByRole('radio', { name: 'Keep' })).toBeChecked();
  expect(shown.bodies(conflictsCall)).toEqual([
    { account: '0042', valid_from: expect.any(String), axles: ['drive'] },
  ]);
});

test('what a yard asks as the fleet does is left out', async () => {
  const [akron, boise] = conflicts.fleet_locations;
  const [ofAkron] = akron?.specs ?? [];
  const [ofBoise] = boise?.specs ?? [];
  if (!akron || !boise || !ofAkron || !ofBoise) throw new Error('Yards are missing.');
  const fleet_locations = [
    { ...akron, specs: [{ ...ofAkron, casing_age: 7 }] },
    { ...boise, specs: [{ ...ofBoise, pull_depth: 6 }] },
  ];
  const shown = showSpecs({
    respond: (name) =>
      name.endsWith(conflictsCall) ? { ...conflicts, fleet_locations } : undefined,
  });
  const dialog = await review(shown);
  const table = within(await dialog.findByRole('table', { name: 'Yards with specs of their own' }));
  const row = table.getByRole('row', { name: /^Akron Yard/ });
  expect(row).toHaveTextContent('Target pressure: 95 psi → 110 psi');
  expect(row).not.toHaveTextContent('Casing age');
  expect(table.getByRole('row', { name: /^Boise Terminal/ })).toHaveTextContent(
    'Drive axles, from 06/01/2030The values are the fleet’s.',
  );
});

test('each is kept or overwritten, and what would change follows the choice', async () => {
  const shown = showSpecs({ respond: inConflict });
  const dialog = await review(shown);
  await dialog.findByRole('row', { name: /^Akron Yard/ });
  await shown.user.click(
    choiceOf(dialog, 'Boise Terminal').getByRole('radio', { name: 'Overwrite' }),
  );
  const locations = [
    { location_id: 1, revision: 4, is_overwritten: false },
    { location_id: 2, revision: 6, is_overwritten: true },
  ];
  await waitFor(() => expect(shown.bodies('get_spec_effects').at(-1)).toMatchObject({ locations }));
  const save = dialog.getByRole('button', { name: 'Save specs' });
  await waitFor(() => expect(save).toBeEnabled());
  await shown.user.click(save);
  await waitFor(() => expect(shown.bodies('save_specs')).toHaveLength(1));
  expect(shown.bodies('save_specs')[0]).toMatchObject({ location_id: null, locations });
});

test('all are overwritten or kept at once', async () => {
  const shown = showSpecs({ respond: inConflict });
  const dialog = await review(shown);
  await shown.user.click(await dialog.findByRole('button', { name: 'Overwrite all' }));
  for (const yard of ['Akron Yard', 'Boise Terminal'])
    expect(choiceOf(dialog, yard).getByRole('radio', { name: 'Overwrite' })).toBeChecked();
  await shown.user.click(dialog.getByRole('button', { name: 'Keep all' }));
  expect(choiceOf(dialog, 'Akron Yard').getByRole('radio', { name: 'Keep' })).toBeChecked();
});

test('what was chosen once holds for that time alone', async () => {
  const shown = showSpecs({ respond: inConflict });
  const dialog = await review(shown);
  await shown.user.click(await dialog.findByRole('button', { name: 'Overwrite all' }));
  await shown.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await review(shown);
  await again.findByRole('button', { name: 'Overwrite all' });
  expect(choiceOf(again, 'Akron Yard').getByRole('radio', { name: 'Keep' })).toBeChecked();
});

test('nothing is asked where a yard saves its own', async () => {
  const items = common().items.map((item) => ({ ...item, location_id: 1 }));
  const shown = showSpecs({
    query: '?fleet=0042&tab=location&location=1',
    respond: (name) => (name.endsWith('get_common_specs') ? { ...common(), items } : undefined),
  });
  await review(shown);
  await waitFor(() => expect(shown.bodies('get_spec_effects')).toHaveLength(1));
  expect(shown.bodies(conflictsCall)).toEqual([]);
});

test('yards that were saved meanwhile are told, and nothing that was typed is lost', async () => {
  const shown = showSpecs({
    respond: (name) =>
      inConflict(name) ??
      (name.endsWith('save_specs') ? refusal('changed_elsewhere', 'locations') : undefined),
  });
  const dialog = await review(shown);
  const save = dialog.getByRole('button', { name: 'Save specs' });
  await waitFor(() => expect(save).toBeEnabled());
  await shown.user.click(save);
  expect(await screen.findByText(/Somebody has saved specs of yards meanwhile/)).toBeVisible();
  const drive = within(screen.getByRole('group', { name: 'Drive axles' }));
  expect(drive.getByLabelText(/Target pressure/)).toHaveValue('110');
});
