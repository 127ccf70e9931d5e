import { type Respond, refusal, screen, waitFor, within } from '@portal/platform/testing';
import { showSpecs } from '../../../testing/show-specs.tsx';
import { structure } from '../../../testing/spec-rows.ts';
import { akron, successStatus } from '../../../testing/yard-rows.ts';

beforeEach(() => localStorage.clear());

const query = '?fleet=0042&tab=location&location=1';

async function open(name: 'Add yard' | 'Edit yard', respond?: Respond) {
  const shown = showSpecs({ query, ...(respond && { respond }) });
  await shown.user.click(await screen.findByRole('button', { name }));
  const form = within(await screen.findByRole('form', { name }));
  const text = (label: string | RegExp) => form.getByRole('textbox', { name: label });
  const fill = async (label: string | RegExp, value: string) => {
    await shown.user.clear(text(label));
    if (value !== '') await shown.user.type(text(label), value);
  };
  const choose = async (label: string | RegExp, option: string | RegExp) => {
    await shown.user.click(form.getByRole('combobox', { name: label }));
    await shown.user.click(await screen.findByRole('option', { name: option }));
  };
  const save = () => shown.user.click(form.getByRole('button', { name: 'Save yard' }));
  return { ...shown, form, text, fill, choose, save };
}
type OpenedPage = Awaited<ReturnType<typeof open>>;

async function enterCanton({ fill, choose }: OpenedPage) {
  await fill('Code', 'C9');
  await fill('Name', 'Canton Depot');
  await fill('City', 'Canton');
  await choose('State or province', 'Ohio');
}

const answering =
  (call: string, json: unknown): Respond =>
  (name) =>
    name.endsWith(call) ? json : undefined;

it('a yard is added with what was entered', async () => {
  const shown = await open('Add yard');
  await enterCanton(shown);
  await shown.fill('Latitude', '40,8');
  await shown.fill('Longitude', '-81.4');
  await shown.choose('Serving dealer', /Alder Tire/);
  await shown.user.click(shown.form.getByRole('checkbox', { name: 'Head office of the fleet' }));
  await shown.save();
  await waitFor(() => expect(shown.bodies('add_new_location')).toHaveLength(1));
  expect(shown.bodies('add_new_location')[0]).toEqual({
    account: '0042',
    code: 'C9',
    name: 'Canton Depot',
    customer_number: null,
    address: '',
    city: 'Canton',
    state: 'OH',
    postal_code: '',
    country: 'US',
    latitude: 40.8,
    longitude: -81.4,
    location_group: null,
    location_region: null,
    dealer: '008',
    is_head_office: true,
    is_confirmed: false,
  });
  await waitFor(() => expect(shown.address()).toContain('location=9'));
});

it('a yard is changed by the revision that was read', async () => {
  const shown = await open('Edit yard');
  expect(shown.text('Name')).toHaveValue('Akron Yard');
  await shown.fill('Name', 'Akron North');
  await shown.save();
  await waitFor(() => expect(shown.bodies('save_location')).toHaveLength(1));
  const { dealer_name: _, is_used: __, ...values } = akron;
  expect(shown.bodies('save_location')[0]).toEqual({
    ...values,
    name: 'Akron North',
    is_confirmed: false,
  });
});

it('one like it is asked about, and saved once that is confirmed', async () => {
  const similar = [
    { location_id: 1, code: '0001', name: 'Akron Yard', address: '1 Main St', city: 'Akron' },
  ];
  let asked = 0;
  const shown = await open('Add yard', (name) => {
    if (!name.endsWith('add_new_location')) return undefined;
    asked += 1;
    return asked === 1
      ? { ...successStatus, ResponseCode: 409, location_id: null, similar }
      : { ...successStatus, location_id: 9, similar: [] };
  });
  await enterCanton(shown);
  await shown.save();
  expect(await shown.form.findByText('Akron Yard (0001), 1 Main St, Akron')).toBeVisible();
  await shown.user.click(shown.form.getByRole('checkbox', { name: 'It is another yard' }));
  await shown.save();
  await waitFor(() => expect(shown.bodies('add_new_location')).toHaveLength(2));
  expect(shown.bodies('add_new_location')[1]).toMatchObject({ is_confirmed: true });
});

it.each([
  ['Code', '', 'Fill in this field.'],
  ['Name', '  ', 'Fill in this field.'],
  ['City', '', 'Fill in this field.'],
  ['Latitude', '7.5.1', 'Enter degrees from -90 to 90, with a decimal point or comma.'],
  ['Latitude', '91', 'Enter degrees from -90 to 90, with a decimal point or comma.'],
  ['Latitude', '', 'Enter both latitude and longitude, or neither.'],
])('%s of %j is refused at its field, and nothing is sent', async (label, value, sentence) => {
  const shown = await open('Edit yard');
  await shown.fill(label, value);
  await shown.fill('Customer number', '77');
  await shown.save();
  await waitFor(() => expect(shown.text(label)).toHaveAccessibleDescription(sentence));
  expect(shown.bodies('save_location')).toEqual([]);
});

it('another country has its own states', async () => {
  const shown = await open('Edit yard');
  await shown.choose('Country', 'Canada');
  await shown.save();
  await waitFor(() =>
    expect(shown.form.getByRole('combobox', { name: 'State or province' })).toBeInvalid(),
  );
  await shown.choose('State or province', 'Ontario');
  await shown.save();
  await waitFor(() => expect(shown.bodies('save_location')).toHaveLength(1));
  expect(shown.bodies('save_location')[0]).toMatchObject({ country: 'CA', state: 'ON' });
});

it.each([
  ['a code that is taken', 'unique', 'code', 'Code', /another yard with the code 0001/],
  ['a name that it does not take', 'invalid', 'name', 'Name', /did not accept/],
] as const)('%s is said at its field, and what was entered stays', async (...row) => {
  const [, code, path, label, sentence] = row;
  const shown = await open('Edit yard', answering('save_location', refusal(code, path)));
  await shown.fill('Customer number', '77');
  await shown.save();
  await waitFor(() => expect(shown.text(label)).toHaveAccessibleDescription(sentence));
  expect(shown.text('Customer number')).toHaveValue('77');
});

it('the second of two savers is told, and loses nothing', async () => {
  const shown = await open(
    'Edit yard',
    answering('save_location', refusal('changed_elsewhere', 'revision')),
  );
  await shown.fill('Name', 'Akron North');
  await shown.save();
  expect(await shown.form.findByText(/Somebody else has changed this yard/)).toBeVisible();
  expect(shown.text('Name')).toHaveValue('Akron North');
});

it('closing the drawer asks before what was entered is lost', async () => {
  const shown = await open('Edit yard');
  await shown.fill('Name', 'Akron North');
  await shown.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('dialog', { name: /Discard/ })).toBeVisible();
});

it.each([
  [{ is_used: true }, 'Close yard', 'remove_location'],
  [{ is_used: false }, 'Delete yard', 'remove_location'],
  [{ is_closed: true, is_head_office: false }, 'Reopen yard', 'save_location'],
])('%j: %s, once it is confirmed', async (is, deed, called) => {
  const location = { ...akron, ...is };
  const shown = await open(
    'Edit yard',
    answering('get_location', { ...successStatus, location, groups: [], regions: [] }),
  );
  await shown.user.click(shown.form.getByRole('button', { name: deed }));
  const dialog = within(await screen.findByRole('dialog', { name: /Akron Yard\?$/ }));
  expect(shown.bodies(called)).toEqual([]);
  await shown.user.click(dialog.getByRole('button', { name: deed }));
  await waitFor(() => expect(shown.bodies(called)).toHaveLength(1));
  expect(shown.bodies(called)[0]).toMatchObject({
    location_id: 1,
    revision: 3,
    ...(called === 'save_location' && { is_closed: false }),
  });
});

it('a dealer neither names the head office nor closes yards', async () => {
  const shown = await open(
    'Edit yard',
    answering('configurator_structure', {
      ...structure,
      has_fleet_tab_access: false,
      has_fleet_Level_access: false,
      has_all_location_level_access: false,
    }),
  );
  expect(shown.form.queryByRole('checkbox')).toBeNull();
  expect(shown.form.queryByRole('button', { name: 'Close yard' })).toBeNull();
});

it('a reader changes no yards, and sees which is the head office', async () => {
  showSpecs({
    query,
    respond: answering('configurator_structure', {
      ...structure,
      has_fleet_Level_access: false,
      has_all_location_level_access: false,
      can_manage_specs: false,
    }),
  });
  const field = await screen.findByRole('combobox', { name: 'Yard' });
  await waitFor(() => expect(field).toHaveValue('Akron Yard · 0001 · Head office · own specs'));
  expect(screen.queryByRole('button', { name: 'Add yard' })).toBeNull();
});
