import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { showSpecs } from '../../../testing/show-specs.tsx';
import { changes, common, structure } from '../../../testing/spec-rows.ts';

const changesCall = 'get_spec_changes';
const table = async () => within(await screen.findByRole('table', { name: 'History of changes' }));

/**
 * Opens the dialog for taking back the last change.
 *
 * @returns the dialog
 */
async function ask(shown: ReturnType<typeof showSpecs>) {
  await shown.user.click(await screen.findByRole('button', { name: /^Take back the change of/ }));
  return within(await screen.findByRole('dialog', { name: 'Take a change back' }));
}

test('tells values before and after, who and what became of it', async () => {
  const shown = showSpecs();
  const [, last, first] = await (await table()).findAllByRole('row');
  expect(last).toHaveTextContent('Target pressure: 100 psi → 105 psi');
  expect(last).toHaveTextContent('Approved products: every product → Northway HD 11R22.5');
  expect(last).toHaveTextContent('Anna Moss');
  expect(first).toHaveTextContent('Target pressure: not set → 100 psi');
  expect(first).toHaveTextContent('A later change stands upon it');
  expect(shown.bodies(changesCall)).toEqual([
    { account: '0042', location_id: null, page_number: 1, page_size: 10 },
  ]);
});

test('what taking back would change is shown before it is done', async () => {
  const shown = showSpecs();
  const dialog = await ask(shown);
  expect(await dialog.findByText('5 tires change color.')).toBeVisible();
  expect(shown.bodies('get_spec_effects')).toMatchObject([
    { location_id: null, valid_from: '2026-03-05', roles: [{ target_pressure: 100 }] },
  ]);
  await shown.user.click(dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(shown.bodies('take_back_specs')).toHaveLength(1));
  expect(shown.bodies('take_back_specs')).toEqual([
    { account: '0042', location_id: null, change_id: 7, revision: 7, is_confirmed: true },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(shown.bodies(changesCall)).toHaveLength(2));
});

test('the focus stays in the history when the button is gone', async () => {
  const shown = showSpecs({
    respond: (name) =>
      name.endsWith(changesCall) && shown.bodies('take_back_specs').length > 0
        ? {
            ...changes,
            changes: changes.changes.map((each) => ({
              ...each,
              take_back: null,
              standing: 'taken_back',
            })),
          }
        : undefined,
  });
  const dialog = await ask(shown);
  const confirm = dialog.getByRole('button', { name: 'Take back' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await shown.user.click(confirm);
  const gone = { name: /^Take back the change of/ };
  await waitFor(() => expect(screen.queryByRole('button', gone)).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'));
});

test.each([
  ['changed_elsewhere', /Somebody else has saved these specs/],
  ['not_undoable', /Something else was saved after this change/],
] as const)('a refusal as %s is said in the dialog', async (code, text) => {
  const shown = showSpecs({
    respond: (name) => (name.endsWith('take_back_specs') ? refusal(code, 'revision') : undefined),
  });
  const dialog = await ask(shown);
  const confirm = dialog.getByRole('button', { name: 'Take back' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await shown.user.click(confirm);
  expect(await dialog.findByText(text)).toBeVisible();
});

test('a reader sees the history and takes nothing back', async () => {
  showSpecs({
    respond: (name) =>
      name.endsWith('configurator_structure')
        ? { ...structure, has_fleet_Level_access: false, can_manage_specs: false }
        : undefined,
  });
  expect((await (await table()).findAllByRole('row')).length).toBe(3);
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
});

test('of a yard it is asked for that yard', async () => {
  const items = common().items.map((item) => ({ ...item, location_id: 1 }));
  const shown = showSpecs({
    query: '?fleet=0042&tab=location&location=1',
    respond: (name) => (name.endsWith('get_common_specs') ? { ...common(), items } : undefined),
  });
  await table();
  expect(shown.bodies(changesCall)).toMatchObject([{ account: '0042', location_id: 1 }]);
});

test('an empty one says so', async () => {
  showSpecs({
    respond: (name) =>
      name.endsWith(changesCall) ? { ...changes, changes: [], total_items: 0 } : undefined,
  });
  expect(await screen.findByText('Nothing was changed in the portal yet')).toBeVisible();
});
