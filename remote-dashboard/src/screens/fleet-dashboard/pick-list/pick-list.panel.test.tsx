import { screen, setClock, waitFor, within } from '@portal/platform/testing';
import { fleetServer } from '../../../testing/fleet-server.ts';
import { showDashboard } from '../../../testing/show-dashboard.tsx';

afterEach(() => {
  setClock(null);
  sessionStorage.clear();
});

const atFilters = 'ft=us_national_account&ac=0100&dt=4&df=2026-01-01&de=2026-02-28&w=3';
const locations = () => screen.findByRole('table', { name: 'Locations' });
const row = (code: string) => screen.getByRole('checkbox', { name: new RegExp(`Select ${code}`) });
const all = () => screen.getByRole('checkbox', { name: 'Select All Available Location Codes' });

it('has its columns, sorted by the server over the whole set', async () => {
  const { user, bodies } = showDashboard(atFilters);
  const table = within(await locations());
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Select',
    'Code',
    'Name',
    'Address',
    'City',
    'State',
  ]);
  expect(table.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
  await user.click(table.getByRole('button', { name: 'Code' }));
  await screen.findByText('L024');
  expect(bodies('get_locations').at(-1)).toMatchObject({
    fleet_type: 'us_national_account',
    account: '0100',
    order_by: 'code',
    is_sort_desc: true,
    page_number: 1,
    page_size: 10,
  });
});

it('shows ten rows a page', async () => {
  const { user, params } = showDashboard(atFilters);
  expect(within(await locations()).getAllByRole('checkbox')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('L011')).toBeVisible();
  expect(params().get('lp')).toBe('2');
});

it('searches once typing rests, in one call', async () => {
  const { user, bodies } = showDashboard(atFilters);
  await locations();
  const before = bodies('get_locations').length;
  await user.type(screen.getByRole('searchbox', { name: 'Search locations' }), 'L017');
  await waitFor(
    () => expect(within(screen.getByRole('table')).getAllByRole('checkbox')).toHaveLength(1),
    { timeout: 5000 },
  );
  expect(bodies('get_locations').slice(before)).toMatchObject([
    { keyword: 'L017', page_number: 1 },
  ]);
});

it('says when a search finds nothing and leads back', async () => {
  const { user } = showDashboard(`${atFilters}&lq=nowhere`);
  expect(await screen.findByText('Nothing found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the whole list' }));
  expect(await screen.findByText('L001')).toBeVisible();
});

it('starts with all, and unticking all starts a choice', async () => {
  const { user, params } = showDashboard(atFilters);
  await locations();
  expect(all()).toBeChecked();
  expect(row('L001')).toBeChecked();
  await user.click(all());
  expect(row('L001')).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Show 0 Selected Locations' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Run' }));
  expect(screen.getByText('Select at least one location, or all of them.')).toBeVisible();

  await user.click(row('L002'));
  await user.click(row('L005'));
  await user.click(screen.getByRole('button', { name: 'Show 2 Selected Locations' }));
  await waitFor(() =>
    expect(within(screen.getByRole('table')).getAllByRole('checkbox')).toHaveLength(2),
  );
  await user.click(screen.getByRole('button', { name: 'Show Locations' }));
  expect(await screen.findByText('L001')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Run' }));
  expect(params().get('lo')).toBe('2.5');
});

it('leaves one out of all', async () => {
  const { user, params } = showDashboard(atFilters, fleetServer({ locations: 120 }));
  await locations();
  await user.click(row('L003'));
  expect(await screen.findByRole('button', { name: 'Show 119 Selected Locations' })).toBeVisible();
  expect(all()).not.toBeChecked();
  expect(row('L003')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Run' }));
  expect(params().get('lo')?.split('.')).toHaveLength(119);
});

it('leaves out every row that is unticked while the list of all is still on its way', async () => {
  const { user, params } = showDashboard(atFilters, fleetServer({ locations: 120 }));
  await locations();
  const first = user.click(row('L001'));
  const second = user.click(row('L002'));
  await Promise.all([first, second, user.click(row('L003'))]);
  await screen.findByRole('button', { name: 'Show 117 Selected Locations' });
  await user.click(screen.getByRole('button', { name: 'Run' }));
  await waitFor(() => expect(params().get('lo')?.split('.')).toHaveLength(117));
});

it('goes to the last page that there is', async () => {
  const { params } = showDashboard(`${atFilters}&lp=77`, fleetServer({ locations: 120 }));
  expect(await screen.findByText('L120')).toBeVisible();
  await waitFor(() => expect(params().get('lp')).toBe('12'));
});

it('keeps what an open step holds over a reload', async () => {
  const before = showDashboard(atFilters);
  await locations();
  await before.user.click(all());
  await before.user.click(row('L002'));
  before.unmount();
  showDashboard(atFilters);
  await locations();
  expect(screen.getByRole('button', { name: 'Show 1 Selected Locations' })).toBeEnabled();
  expect(row('L002')).toBeChecked();
  expect(row('L001')).not.toBeChecked();
});

it('does not make a choice of more than 1,000', async () => {
  const { user } = showDashboard(atFilters, fleetServer({ locations: 1002 }));
  await locations();
  await user.click(row('L003'));
  expect(await screen.findByText(/At most 1,000 can be selected/)).toBeVisible();
  expect(all()).toBeChecked();
});

it('narrows the locations by groups and starts with all of those', async () => {
  const { user, bodies, params } = showDashboard(`${atFilters}&lo=1.2`);
  await locations();
  expect(all()).not.toBeChecked();
  expect(
    screen.queryByRole('combobox', { name: 'Customer location regions' }),
  ).not.toBeInTheDocument();
  await user.click(await screen.findByRole('combobox', { name: 'Customer location groups' }));
  await user.click(await screen.findByRole('option', { name: 'North (12)' }));
  await waitFor(() =>
    expect(bodies('get_locations').at(-1)).toMatchObject({ location_groups: [1] }),
  );
  expect(all()).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Run' }));
  expect(params().get('lg')).toBe('1');
  expect(params().has('lo')).toBe(false);
  await waitFor(() =>
    expect(bodies('get_reports')[0]).toMatchObject({
      base_parameters: { locations: null, location_groups: [1], nonsigs: null },
    }),
  );
});

it('picks nonsigs on a tab of their own', async () => {
  const { user, params } = showDashboard(atFilters);
  await user.click(await screen.findByRole('tab', { name: 'Nonsig' }));
  await screen.findByRole('table', { name: 'Nonsigs' });
  await user.click(screen.getByRole('checkbox', { name: 'Select All Available Nonsigs' }));
  await user.click(row('D002'));
  expect(screen.getByRole('button', { name: 'Show 1 Selected Nonsigs' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Run' }));
  expect(params().get('no')).toBe('2');
});

it('says why it failed and tries again', async () => {
  const server = fleetServer();
  let isDown = true;
  const { user } = showDashboard(atFilters, (name, call) => {
    if (name.endsWith('get_locations') && isDown) throw new Error('down');
    return server(name, call);
  });
  const alert = await screen.findByRole('alert', {}, { timeout: 4000 });
  expect(alert).toHaveTextContent('The server cannot be reached.');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await locations()).toBeVisible();
});
