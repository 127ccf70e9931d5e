import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { unitOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import UnitEditPage from './unit-edit.page.tsx';

beforeEach(() => localStorage.clear());

type Respond = Parameters<typeof show>[1]['respond'];
const status = { status: 0, description: '' };
const preview = (first_number: string) => ({
  status,
  clones: [{ unit_number: first_number, is_taken: false, unit_id: null }],
});

/** Opens the dialog and enters the first number. */
async function openDialog(first: string, onWrite: () => unknown = () => undefined) {
  const respond: Respond = (name, { body }) => {
    if (!name.endsWith('clone_unit')) return undefined;
    const { first_number = 'C-1', is_preview } = body as {
      first_number?: string;
      is_preview?: boolean;
    };
    return is_preview ? preview(first_number) : onWrite();
  };
  const shown = show(<UnitEditPage />, {
    path: '/locations/{locationId}/units/edit-{unitId}',
    route: '/locations/1/units/edit-11',
    units: [unitOf(11)],
    respond,
  });
  const { user } = shown;
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make several like it' }));
  const dialog = within(await screen.findByRole('dialog'));
  const number = dialog.getByRole('textbox', { name: 'First number' });
  await user.clear(number);
  await user.click(number);
  await user.paste(first);
  return { ...shown, dialog, number };
}

it.each([
  ['blanks', '\u00a0'],
  ['41 characters', '9'.repeat(41)],
  ['a right-to-left mark', '12\u200f34'],
])('a first number of %s is said at its field, and stays', async (_, text) => {
  const { dialog, number, bodies } = await openDialog(text);
  expect(number).toHaveAccessibleDescription(/1 to 40 visible characters/);
  expect(number).toHaveValue(text);
  expect(dialog.getByRole('button', { name: /^Add/ })).toBeDisabled();
  expect(bodies('clone_unit')).not.toContainEqual(expect.objectContaining({ first_number: text }));
});

it.each([
  ['unique', 'first_number', /Some of these numbers exist already/],
  ['invalid', 'count', /would have more than 40 characters/],
  ['unknown_value', 'unit_id', /not there any more/],
] as const)(
  'a refusal as %s at %s is said, and what was typed stays',
  async (code, path, sentence) => {
    const { dialog, number, user } = await openDialog('C-7', () => refusal(code, path));
    expect(await dialog.findByText('C-7')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Add/ }));
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(number).toHaveValue('C-7');
  },
);

it('keeps what was entered when the dialog is left, and nothing once the units are made', async () => {
  const respond: Parameters<typeof show>[1]['respond'] = (name, { body }) => {
    if (!name.endsWith('clone_unit')) return undefined;
    const { first_number = '7' } = body as { first_number?: string };
    const clones = [{ unit_number: first_number, is_taken: false, unit_id: null }];
    return { status: { status: 0, description: '' }, clones };
  };
  const open = async () => {
    const shown = show(<UnitEditPage />, {
      path: '/locations/{locationId}/units/edit-{unitId}',
      route: '/locations/1/units/edit-11',
      units: [unitOf(11)],
      respond,
    });
    await shown.user.click(await screen.findByRole('button', { name: 'More' }));
    await shown.user.click(await screen.findByRole('menuitem', { name: 'Make several like it' }));
    const dialog = within(await screen.findByRole('dialog'));
    return { ...shown, dialog, first: dialog.getByRole('textbox', { name: 'First number' }) };
  };
  const { user, first, unmount } = await open();
  await user.clear(first);
  await user.type(first, '2001');
  unmount();
  const again = await open();
  await waitFor(() => expect(again.first).toHaveValue('2001'));
  const add = again.dialog.getByRole('button', { name: /^Add/ });
  await waitFor(() => expect(add).toBeEnabled());
  await again.user.click(add);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  again.unmount();
  expect((await open()).first).not.toHaveValue('2001');
});
