import { type InspectionApi, inner, inspectionApi } from '../inspections/testing.ts';
import { outer, type Place } from '../testing/mount-tire.ts';

// Writes that the database itself refuses, regardless of the code that makes them.

let api: InspectionApi;
let tire_id: number;
beforeAll(async () => {
  api = await inspectionApi();
  const id = await api.mount('T1', outer, '2025-03-01');
  const mount = api.database.kysely.selectFrom('mounts').where('id', '=', id);
  ({ tire_id } = await mount.select('tire_id').executeTakeFirstOrThrow());
});
afterAll(() => api.close());

const mounts = () => api.database.kysely.selectFrom('mounts').selectAll().execute();
const mountAt = (place: Place, row: object = {}) =>
  api.database.kysely
    .insertInto('mounts')
    .values({
      account_id: 1,
      tire_id,
      caps: 0,
      unit_id: api.units.T1,
      ...place,
      started_on: '2025-04-01',
      odometer_on_km: null,
      client_key: null,
      created_by: null,
      ...row,
    })
    .execute();

test('a tire is at one place, and a place has one tire', async () => {
  const before = await mounts();
  await expect(mountAt(inner)).rejects.toThrow(/mounts_tire/);
  const another = await api.mount('T1', inner, '2025-03-01');
  const other = await api.database.kysely
    .selectFrom('mounts')
    .select('tire_id')
    .where('id', '=', another)
    .executeTakeFirstOrThrow();
  await api.database.kysely.deleteFrom('mounts').where('id', '=', another).execute();
  await expect(mountAt(outer, other)).rejects.toThrow(/mounts_place/);
  expect(await mounts()).toEqual(before);
});

test('a mount does not end before it begins', async () => {
  const end = (ended_on: string) =>
    api.database.kysely.updateTable('mounts').set({ ended_on }).execute();
  await expect(end('2025-02-28')).rejects.toThrow(/check/);
  await end('2025-03-01');
});
