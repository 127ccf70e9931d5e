import {
  clearTires,
  newTire,
  replace,
  replacementOf,
  tireRows,
  undo,
  wornOut,
} from '../inspections/changes/testing.ts';
import {
  type InspectionApi,
  type InspectionIds,
  inspectionApi,
  wheelAt,
} from '../inspections/testing.ts';
import { outer } from '../testing/mount-tire.ts';
import { removedTireForm } from './testing.ts';

// The fate of a change after a tire that it removed was put back.

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterEach(() => clearTires(api));
afterAll(() => api.close());

const removed = { ...wornOut, tread_depth: 1 };

const removals = () =>
  api.database.kysely.selectFrom('removals').select(['id', 'revision']).execute();

const removeOuterTire = async (unit: InspectionIds, said: object = { removed }) => {
  const { body } = await replace(api, unit, [replacementOf(await api.read(unit), outer, said)]);
  const [removal] = await removals();
  return { change: Number(body.tire_change_id), id: removal?.id ?? 0 };
};

const deleteRemoval = (id: number, revision = 1) =>
  api.ask('DELETE fleet_survey/delete_removed_tire/{id}', {
    params: { id: String(id) },
    query: { revision: String(revision) },
  });

const restore = (id: number, revision: number) =>
  api.ask('PUT fleet_survey/update_removed_tire', {
    body: { id, revision, is_restored: true, ...removedTireForm },
  });

const mounts = () =>
  api.database.kysely
    .selectFrom('mounts')
    .select(['ended_on', 'ended_with'])
    .orderBy('id')
    .execute();

const counts = (unit: InspectionIds) =>
  api.database.kysely
    .selectFrom('unit_inspections')
    .select(['tires_read', 'criticals'])
    .where('id', '=', unit.inspection)
    .executeTakeFirst();

/** An inspection that has read and removed a tire. */
async function readAndRemovedTire() {
  await api.mount('T1', outer, '2025-01-10');
  const unit = await api.open();
  await api.save(unit, { tread_depths: [1] });
  return { unit, ...(await removeOuterTire(unit)) };
}

test('the tire is read again, the change cannot be undone and says why', async () => {
  const { unit, change, id } = await readAndRemovedTire();
  expect(await counts(unit)).toEqual({ tires_read: 0, criticals: 0 });
  expect((await deleteRemoval(id)).status).toBe(200);
  expect(await mounts()).toEqual([{ ended_on: null, ended_with: null }]);
  expect(await counts(unit)).toEqual({ tires_read: 1, criticals: 1 });
  const before = await tireRows(api);
  expect(await undo(api, change)).toMatchObject({
    status: 400,
    body: { code: 'not_undoable', path: 'tire_change_id', obstacle: 'changed' },
  });
  expect(await tireRows(api)).toBe(before);
  expect((await api.read(unit)).tire_changes).toMatchObject([{ obstacle: 'changed' }]);
});

test('taken off again, it is not on the unit, and not counted', async () => {
  const { unit, change, id } = await readAndRemovedTire();
  await deleteRemoval(id);
  expect((await restore(id, 2)).status).toBe(200);
  expect(await mounts()).toEqual([{ ended_on: '2025-06-20', ended_with: change }]);
  expect(wheelAt(await api.read(unit), outer)).toMatchObject({ tire: null, reading: null });
  expect(await counts(unit)).toEqual({ tires_read: 0, criticals: 0 });
  expect((await undo(api, change)).body).toMatchObject({ obstacle: 'changed' });
});

test('a later change of the same tire is undone by itself', async () => {
  const { unit, change, id } = await readAndRemovedTire();
  await deleteRemoval(id);
  const before = await tireRows(api);
  const later = await removeOuterTire(unit, { removed, mounted: newTire });
  expect((await undo(api, later.change)).status).toBe(200);
  expect(JSON.parse(await tireRows(api))[2]).toEqual(JSON.parse(before)[2]);
  expect((await undo(api, change)).body).toMatchObject({ obstacle: 'changed' });
});

test('a removal that went with its change, or whose tire did, is not put back', async () => {
  const { unit, change, id } = await readAndRemovedTire();
  await undo(api, change);
  const unknown = { status: 400, body: { code: 'unknown_value', path: 'id' } };
  expect(await restore(id, 2)).toMatchObject(unknown);
  const on = await removeOuterTire(unit, { removed, mounted: newTire });
  const [first] = await removals();
  await removeOuterTire(unit);
  const other = (await removals()).find((each) => each.id !== first?.id)?.id ?? 0;
  await deleteRemoval(other);
  // The new tire is mounted again, and is deleted with the change that mounted it.
  expect((await undo(api, on.change)).status).toBe(200);
  expect(await restore(other, 2)).toMatchObject({
    status: 400,
    body: { code: 'changed_elsewhere', path: 'revision' },
  });
});
