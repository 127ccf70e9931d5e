import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { fakeCamera, removeCamera } from '../../testing/fake-camera.ts';
import { surveyRow, unitOf, yardOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import DashboardPage from './dashboard.page.tsx';

beforeEach(() => localStorage.clear());

const showYard = (more: Partial<Parameters<typeof show>[1]> = {}) =>
  show(<DashboardPage />, {
    path: '/locations/{locationId}/dashboard',
    route: '/locations/1/dashboard',
    location: yardOf(1),
    units: [unitOf(11), unitOf(12, { is_active: false })],
    surveys: [surveyRow(5)],
    ...more,
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('says what to do next, open surveys first', async () => {
  showYard();
  const next = await region('What to do next');
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/fleet-survey/5/overview',
    '/locations/1/surveys/add',
  ]);
  expect(next.getByText('1 of 2 units done')).toBeVisible();
  expect(next.getByText('Survey one unit not surveyed in 12 months')).toBeVisible();
});

it('shows the share of units that was surveyed, and the one that waits longest', async () => {
  showYard();
  const types = await region('Units by type');
  expect(types.getByRole('row', { name: 'Tractor 4 75%' })).toBeVisible();
  const waiting = await region('Longest not surveyed');
  expect(waiting.getByRole('link', { name: '1001' })).toHaveAttribute(
    'href',
    '/locations/1/units/edit-11',
  );
});

it('shows the last five surveys to those alone who may see them', async () => {
  const { unmount } = showYard();
  const last = await region('Last five surveys');
  expect(await last.findByRole('link', { name: '03/04/2026 · Yard' })).toBeVisible();
  unmount();
  const { bodies } = showYard({ rights: ['TVLOGIN'] });
  await screen.findByRole('table', { name: 'Units' });
  expect(screen.queryByRole('region', { name: 'Last five surveys' })).not.toBeInTheDocument();
  expect(bodies('get_last_five_surveys')).toEqual([]);
});

it('keeps filters and sort of the units in the address, for any field', async () => {
  const { user, address, bodies } = showYard();
  await screen.findByRole('table', { name: 'Units' });
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await user.click(await screen.findByRole('option', { name: 'DOT number, descending' }));
  await waitFor(() => expect(address()).toBe('/locations/1/dashboard?sort=-dot'));
  await user.click(await screen.findByRole('combobox', { name: 'Owner' }));
  await user.click(await screen.findByRole('option', { name: 'Rolling Leases' }));
  await waitFor(() =>
    expect(bodies('get_units').at(-1)).toEqual({
      location_id: 1,
      owner: 'Rolling Leases',
      order_by: 12,
      is_sort_desc: true,
      page_number: 1,
      page_size: 20,
    }),
  );
  expect(address()).toBe('/locations/1/dashboard?sort=-dot&owner=Rolling+Leases');
});

it('offers an empty yard its first units', async () => {
  showYard({ units: [], location: yardOf(1, { units_by_type: [], open_surveys: [] }) });
  expect(await screen.findByText('No units in this yard yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Like a unit of another yard' })).toHaveAttribute(
    'href',
    '/locations/1/units/add?like=1',
  );
  expect(screen.getByRole('link', { name: 'Add the first unit' })).toBeVisible();
});

it('is at hand from then on, and can be pinned', async () => {
  const { user } = showYard();
  await user.click(await screen.findByRole('button', { name: 'Pin Yard 1' }));
  expect(JSON.parse(localStorage.getItem('surveys/places/cus%40demo.example') ?? '')).toEqual({
    pins: [1],
    visited: [1],
  });
});

it('says of a foreign yard what it says of one that is not there', async () => {
  showYard({
    respond: (name) => (name.includes('get_location') ? refusal('unknown_value', 'id') : undefined),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This is not here' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('surveys/'))).toEqual([]);
});

it('prints labels for the units that the list is narrowed to', async () => {
  const { user, bodies } = showYard({
    route: '/locations/1/dashboard?type=trailer&search=T9&page=2',
    respond: (name) => (name.endsWith('get_unit_labels') ? refusal('system') : undefined),
  });
  await screen.findByRole('table', { name: 'Units' });
  await user.click(screen.getByRole('button', { name: 'QR labels' }));
  await waitFor(() =>
    expect(bodies('get_unit_labels')).toEqual([
      expect.objectContaining({ location_id: 1, type: 'trailer', keyword: 'T9' }),
    ]),
  );
  expect(bodies('get_unit_labels')[0]).not.toHaveProperty('page_number');
});

it('prints labels for chosen units, wherever the list has gone since', async () => {
  const { user, bodies } = showYard({
    respond: (name) => (name.endsWith('get_unit_labels') ? refusal('system') : undefined),
  });
  const table = await screen.findByRole('table', { name: 'Units' });
  const [first, second] = within(table).getAllByRole('checkbox', { name: /^Choose unit / });
  if (!first || !second) throw new Error('The list has too few units.');
  await user.click(first);
  await user.click(second);
  await user.click(second);
  expect(second).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'QR label of one unit' }));
  await waitFor(() =>
    expect(bodies('get_unit_labels')).toEqual([
      expect.objectContaining({ location_id: 1, unit_ids: [expect.any(Number)] }),
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(first).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'QR labels' })).toBeVisible();
});

it('opens a unit of the account by its label', async () => {
  const camera = fakeCamera();
  const proposals = [{ unit_id: 12, unit_number: '1002', vin: null }];
  const { user, address } = showYard({
    respond: (name) =>
      name.endsWith('get_unit_numbers') ? { unit_numbers: proposals } : undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Scan a label' }));
  camera.show('1002');
  await waitFor(() => expect(address()).toBe('/locations/1/units/edit-12'));
  expect(camera.running()).toBe(0);
  removeCamera();
});
