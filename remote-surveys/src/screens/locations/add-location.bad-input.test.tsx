import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { show } from '../../testing/show.tsx';
import LocationsPage from './locations.page.tsx';

beforeEach(() => localStorage.clear());

const entered = [
  ['Account number', '0766830'],
  ['Location code', '7'],
  ['Name', 'North yard'],
  ['Address', '9 Depot Rd'],
  ['City', 'Akron'],
] as const;

async function openForm(respond: Parameters<typeof show>[1]['respond'] = () => undefined) {
  const shown = show(<LocationsPage />, { path: '/locations', route: '/locations', respond });
  await shown.user.click(screen.getByRole('button', { name: 'Add a location' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...shown, field: (name: string) => dialog.getByRole('textbox', { name }), dialog };
}

it('a country that there is not is said at its field, and nothing is sent', async () => {
  const shown = await openForm();
  for (const [label, text] of entered) await shown.user.type(shown.field(label), text);
  await shown.user.clear(shown.field('Country code'));
  await shown.user.type(shown.field('Country code'), 'xx');
  await shown.user.click(shown.dialog.getByRole('button', { name: 'Save location' }));
  await waitFor(() =>
    expect(shown.field('Country code')).toHaveAccessibleDescription(/no country with this code/),
  );
  expect(shown.bodies('add_location')).toEqual([]);
});

it.each([
  ['a foreign account', 'unknown_value', 'account', 'Account number', /No account of yours/],
  ['a code that is taken', 'unique', 'code', 'Location code', /already has a location 7/],
  ['an address with line breaks', 'invalid', 'address', 'Address', /did not accept this entry/],
  ['a name with line breaks', 'invalid', 'name', 'Name', /did not accept this entry/],
] as const)('%s is said at its field, and what was entered stays', async (...row) => {
  const [, code, path, name, sentence] = row;
  const shown = await openForm((call) =>
    call.endsWith('add_location') ? refusal(code, path) : undefined,
  );
  for (const [label, text] of entered) await shown.user.type(shown.field(label), text);
  await shown.user.click(shown.dialog.getByRole('button', { name: 'Save location' }));
  await waitFor(() => expect(shown.field(name)).toHaveAccessibleDescription(sentence));
  for (const [label, text] of entered) expect(shown.field(label)).toHaveValue(text);
  shown.unmount();
  const again = await openForm();
  for (const [label, text] of entered) {
    await waitFor(() => expect(again.field(label)).toHaveValue(text));
  }
});
