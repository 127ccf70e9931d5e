import { answer, refusal, screen, waitFor, within } from '@portal/platform/testing';
import { locationRow } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import LocationsPage from './locations.page.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const locations = [locationRow(1), locationRow(2, { account_name: '' })];
const showLocations = (more: Partial<Parameters<typeof show>[1]> = {}) =>
  show(<LocationsPage />, { path: '/locations', route: '/locations', locations, ...more });
const tableOf = async (name: string) => within(await screen.findByRole('table', { name }));

it('lists the yards, ten a page, each leading to its dashboard', async () => {
  const { bodies } = showLocations();
  const table = await tableOf('Locations');
  expect(table.getByRole('link', { name: 'Yard 1' })).toHaveAttribute(
    'href',
    '/locations/1/dashboard',
  );
  expect(table.getByText('0766830')).toBeVisible();
  expect(bodies('select_locations')).toEqual([
    { order_by: 1, is_sort_desc: false, page_number: 1, page_size: 10 },
  ]);
});

it('shows on a phone the account below the name, as it has no column there', async () => {
  const wide = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...wide(media), matches: media.includes('max-width') }));
  showLocations();
  const table = await tableOf('Locations');
  expect(table.queryByRole('columnheader', { name: /Account/ })).not.toBeInTheDocument();
  expect(table.getByText('Lakeshore Freight Systems')).toBeVisible();
  // An account without a name is shown by its number.
  expect(table.getByText('0766830')).toBeVisible();
});

it('offers the account types alone that the user may see', async () => {
  const { user, address, bodies } = showLocations();
  await tableOf('Locations');
  await user.click(screen.getByRole('combobox', { name: 'Account type' }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(['Every account type', 'Preferred fleet', 'National account']);
  await user.click(screen.getByRole('option', { name: 'National account' }));
  expect(address()).toBe('/locations?account_type=national_account');
  await waitFor(() => expect(bodies('select_locations').at(-1)).toMatchObject({ account_type: 3 }));
});

it('shows preferred fleets in a tab of the address', async () => {
  const { user, address, bodies } = showLocations();
  await user.click(screen.getByRole('tab', { name: 'Preferred fleets' }));
  await tableOf('Locations of preferred fleets');
  expect(address()).toBe('/locations?tab=preferred');
  expect(bodies('select_preff_locations')).toHaveLength(1);
});

it('says of preferred fleets what is listed there, and where else to look when none is', async () => {
  const { user } = showLocations({ locations: [] });
  await user.click(screen.getByRole('tab', { name: 'Preferred fleets' }));
  expect(await screen.findByText('No preferred fleet has a location')).toBeVisible();
  expect(screen.getByText('Locations of preferred fleets that you may survey.')).toBeVisible();
  expect(screen.getByText('Locations of other accounts are under “All locations”.')).toBeVisible();
});

it('keeps pins and visits of this user at hand, and drops what is gone', async () => {
  localStorage.setItem(
    'surveys/places/cus%40demo.example',
    JSON.stringify({ pins: [2, 404], visited: [1, 2, 'x'] }),
  );
  const { user } = showLocations();
  const panel = within(await screen.findByRole('region', { name: 'At hand' }));
  expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Yard 2',
    'Yard 1',
  ]);
  expect(panel.getByRole('button', { name: 'Pin Yard 2', pressed: true })).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Pin Yard 1', pressed: false }));
  expect(panel.getByRole('button', { name: 'Pin Yard 1', pressed: true })).toBeVisible();
});

it('says that pins could not be loaded, and tries again', async () => {
  localStorage.setItem('surveys/places/cus%40demo.example', JSON.stringify({ pins: [2] }));
  let fails = true;
  const { user } = showLocations({
    respond: (_, { body }) =>
      fails && (body as { locations?: number[] }).locations ? answer(400, '') : undefined,
  });
  const panel = within(await screen.findByRole('region', { name: 'At hand' }));
  fails = false;
  await user.click(await panel.findByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('link', { name: 'Yard 2' })).toBeVisible();
});

it('adds a location that is like another one only once that is meant', async () => {
  const { user, bodies, address } = showLocations({
    respond: (name, { body }) =>
      name.endsWith('add_location')
        ? {
            status: { status: 0, description: '' },
            ...((body as { is_confirmed: boolean }).is_confirmed
              ? { location_id: 9, similar: [] }
              : { location_id: null, similar: [locationRow(2)] }),
          }
        : undefined,
  });
  await user.click(screen.getByRole('button', { name: 'Add a location' }));
  const dialog = within(await screen.findByRole('dialog'));
  const fill = (name: string, text: string) =>
    user.type(dialog.getByRole('textbox', { name }), text);
  await fill('Account number', '0766830');
  await fill('Location code', '0009');
  await fill('Name', 'Yard 2');
  await user.click(dialog.getByRole('button', { name: 'Save location' }));
  expect(await dialog.findByText('Please fill this in.')).toBeVisible();
  expect(bodies('add_location')).toEqual([]);
  await fill('City', 'Akron');
  await user.click(dialog.getByRole('button', { name: 'Save location' }));
  expect(await dialog.findByRole('link', { name: 'Yard 2 (0002)' })).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /another location/ }));
  await user.click(dialog.getByRole('button', { name: 'Save location' }));
  await waitFor(() => expect(address()).toBe('/locations/9/dashboard'));
  expect(localStorage.getItem('draft/cus%40demo.example/surveys/location')).toBeNull();
  const [first, second] = bodies('add_location') as { client_key: string }[];
  expect(second).toMatchObject({ city: 'Akron', is_confirmed: true });
  expect(second?.client_key).not.toBe(first?.client_key);
});

it('offers to try again when the yards do not come', async () => {
  let isDown = true;
  const { user } = showLocations({
    respond: (name) =>
      isDown && name.endsWith('select_locations') ? refusal('too_many_requests') : undefined,
  });
  expect(await screen.findByText('The locations could not be loaded')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await tableOf('Locations');
});
