import 'fake-indexeddb/auto';
import { documentKey, documentsOf } from '@portal/platform/offline';
import { answer, screen, setClock, waitFor, within } from '@portal/platform/testing';
import { setOnline, startDevice } from '../device/testing.ts';
import DashboardPage from '../screens/dashboard/dashboard.page.tsx';
import LocationsPage from '../screens/locations/locations.page.tsx';
import { locationRow, unitOf, yardOf } from '../testing/rows.ts';
import { show } from '../testing/show.tsx';

beforeEach(async () => {
  setClock(new Date(2026, 2, 4, 10, 42));
  await startDevice(() => undefined);
});
afterEach(() => {
  setClock(null);
  setOnline(true);
});

const asked = { call: 'GET fleet_survey/get_location/{id}', params: { id: 1 } };
const ofUnit = { call: 'GET fleet_survey/get_unit/{id}', params: { id: '1' } };
const taken = {
  taken_at: '2026-03-04T10:42:00.000Z',
  location: { location_id: 1, code: '0001', name: 'Yard 1', account: '0766830', account_name: '' },
  survey: null,
  units: 412,
  documents: [
    { ...asked, answer: { location: yardOf(1) }, hash: 'a1' },
    { ...ofUnit, answer: { unit: unitOf(1), surveys: 0, tires: 0, history: [] }, hash: 'b1' },
  ],
  unchanged: [] as string[],
};

/** A dashboard whose location the server provides for caching, as given. */
const showYard = (give: (known: Record<string, string>) => unknown) =>
  show(<DashboardPage />, {
    path: '/locations/{locationId}/dashboard',
    route: '/locations/1/dashboard',
    location: yardOf(1),
    units: [unitOf(1)],
    respond: (name, { body }) =>
      name.endsWith('take_along')
        ? give((body as { known: Record<string, string> }).known)
        : undefined,
  });

it('takes a yard along with one tap, renews what has changed, and leaves it behind', async () => {
  const known: Record<string, string>[] = [];
  const { user } = showYard((hashes) => {
    known.push(hashes);
    if (known.length === 1) return taken;
    const [, unit] = taken.documents;
    const unchanged = [documentKey(asked.call, { params: asked.params })];
    return { ...taken, units: 413, documents: [{ ...unit, hash: 'b2' }], unchanged };
  });
  await user.click(await screen.findByRole('button', { name: 'Take along' }));
  const kept = await screen.findByRole('button', {
    name: /^On this device: 412 units, [1-9] KB, /,
  });
  expect(kept).toHaveTextContent('10:42');
  await user.click(kept);
  await user.click(await screen.findByRole('menuitem', { name: 'Renew' }));
  const renewed = await screen.findByRole('button', { name: /^On this device: 413 units/ });
  expect(known[1]).toEqual({
    [documentKey(asked.call, { params: asked.params })]: 'a1',
    [documentKey(ofUnit.call, { params: ofUnit.params })]: 'b1',
  });
  const documents = await documentsOf('yard 1');
  expect(documents.get(documentKey(asked.call, { params: asked.params }))?.value).toEqual({
    location: yardOf(1),
  });
  await user.click(renewed);
  await user.click(await screen.findByRole('menuitem', { name: 'Leave behind' }));
  expect(await screen.findByRole('button', { name: 'Take along' })).toBeVisible();
  expect((await documentsOf('yard 1')).size).toBe(0);
});

it('says how many units are too many, and takes nothing then', async () => {
  const { user } = showYard(() =>
    answer(400, { code: 'limit_reached', path: 'location_id', message: '', units: 6000 }),
  );
  await user.click(await screen.findByRole('button', { name: 'Take along' }));
  expect(await screen.findByText(/^6,000 units are more than a device takes/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take along' })).toBeEnabled();
});

it('shows without a network what was taken along, and what has to wait', async () => {
  const { user, unmount } = showYard(() => taken);
  await user.click(await screen.findByRole('button', { name: 'Take along' }));
  await screen.findByRole('button', { name: /^On this device: / });
  unmount();
  setOnline(false);
  const away = { respond: () => answer(502, {}) };
  const locations = show(<LocationsPage />, { path: '/locations', route: '/locations', ...away });
  const panel = within(await screen.findByRole('region', { name: 'On this device' }));
  expect(panel.getByRole('link', { name: 'Yard 1' })).toHaveAttribute(
    'href',
    '/locations/1/dashboard',
  );
  expect(await screen.findByText(/these are the yards on this device/)).toBeVisible();
  const list = within(await screen.findByRole('table'));
  expect(list.getAllByRole('row')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Add a location' })).toBeDisabled();
  expect(locationRow(1).name).toBe('Yard 1');
  locations.unmount();
  show(<DashboardPage />, {
    path: '/locations/{locationId}/dashboard',
    route: '/locations/1/dashboard',
    ...away,
  });
  expect(await screen.findByRole('heading', { name: 'Yard 1' })).toBeVisible();
  expect(screen.getByText(/^On this device, .*10:42/)).toBeVisible();
  expect(screen.getByText(/the work list, removed tires, labels/)).toBeVisible();
  for (const name of ['Work list', 'Removed tires', 'QR labels', /export/i])
    expect(await screen.findByRole('button', { name })).toBeDisabled();
  await waitFor(() => expect(screen.getByRole('link', { name: '991' })).toBeVisible());
});
