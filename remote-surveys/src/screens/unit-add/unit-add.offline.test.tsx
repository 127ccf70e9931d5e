import 'fake-indexeddb/auto';
import { outbox } from '@portal/platform/offline';
import { screen, waitFor } from '@portal/platform/testing';
import { cacheYard, setOnline, startDevice } from '../../device/testing.ts';
import { show } from '../../testing/show.tsx';
import { uploadedUnits, uploadStore } from '../../uploaded/upload-store.ts';
import UnitAddPage from './unit-add.page.tsx';

beforeEach(async () => {
  await startDevice(() => undefined);
  await cacheYard();
  setOnline(false);
});
afterEach(async () => {
  setOnline(true);
  const store = await uploadStore();
  await store.remove(await store.all());
});

const addAt = (query = '') =>
  show(<UnitAddPage />, {
    path: '/locations/{locationId}/units/add',
    route: `/locations/1/units/add${query}`,
    respond: () => {
      throw new Error('no network');
    },
  });

async function enter(number: string, user: ReturnType<typeof addAt>['user']) {
  await user.type(await screen.findByRole('textbox', { name: 'Unit number' }), number);
  await user.click(screen.getByRole('button', { name: 'Save unit' }));
}

it('keeps a unit that is made without a network beside the rows of files', async () => {
  const { user, address } = addAt();
  await enter(' 77 ', user);
  await waitFor(() => expect(address()).toBe('/locations/1/units/edit'));
  const rows = await uploadedUnits('cus@demo.example', 1);
  expect(rows).toMatchObject([
    {
      row: 1,
      unit_number: '77',
      values: { type: 'tractor', configuration: '6x4', is_active: 'true' },
      existing: null,
      faults: [],
    },
  ]);
  expect(await outbox.entries('surveys')).toEqual([]);
});

it('says that a number is taken, as far as this device knows', async () => {
  const { user } = addAt();
  await user.type(await screen.findByRole('textbox', { name: 'Unit number' }), '992');
  await user.tab();
  expect(await screen.findByText(/992 exists/i)).toBeVisible();
});

it('sends a unit that is found on a survey with the readings that wait for it', async () => {
  const { user, address } = addAt('?survey=5');
  await enter('N9', user);
  await waitFor(() => expect(address()).toMatch(/^\/fleet-survey\/5\/overview\/[0-9a-f-]{36}$/));
  expect(await uploadedUnits('cus@demo.example', 1)).toEqual([]);
  expect(await outbox.entries('surveys')).toMatchObject([
    { subject: { what: 'add_new_unit_to_survey', survey: '5', unit_number: 'N9' } },
  ]);
});
