import { randomUUID } from 'node:crypto';
import { outer, type Place } from '../../testing/mount-tire.ts';
import { type InspectionApi, inner, inspectionApi, wheelAt } from '../testing.ts';
import { clearTires, newTire, replace, replacementOf, tireRows, undo, wornOut } from './testing.ts';

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterEach(() => clearTires(api));
afterAll(() => api.close());

const rear: Place = { axle_number: 3, side: 'right', slot: 'outer' };
const from = (position: Place) => ({ source: 'position', position });
const removed = wornOut;

/** An inspection with a change at three positions: one tire replaced, two swapped. */
async function changed() {
  for (const place of [outer, inner, rear]) await api.mount('T1', place, '2025-01-10');
  const unit = await api.open();
  await api.save(unit, { tread_depths: [3] });
  const before = await tireRows(api);
  const map = await api.read(unit);
  const { body } = await replace(api, unit, [
    replacementOf(map, outer, { removed, mounted: newTire }),
    replacementOf(map, inner, { mounted: from(rear) }),
    replacementOf(map, rear, { mounted: from(inner) }),
  ]);
  return { unit, before, map, changedMap: body, id: body.tire_change_id };
}

test('a change is undone exactly: tires, mounts, readings and findings are as they were', async () => {
  const { unit, before, map, id } = await changed();
  expect(await tireRows(api)).not.toBe(before);
  const { status, body } = await undo(api, id);
  expect([status, body]).toEqual([200, body]);
  expect(await tireRows(api)).toBe(before);
  expect(body.tire_changes).toEqual([]);
  expect(wheelAt(body, outer).reading).toEqual(wheelAt(map, outer).reading);
  expect(await api.read(unit)).toMatchObject({ findings: map.findings });
});

test('who has read a tire before a change that was undone is told of it', async () => {
  const { unit, map, id } = await changed();
  await undo(api, id);
  expect((await replace(api, unit, [replacementOf(map, outer, { removed })])).body).toMatchObject({
    code: 'changed_elsewhere',
  });
});

test('a change is named by the key of the call that made it', async () => {
  await api.mount('T1', outer, '2025-01-10');
  const unit = await api.open();
  const client_key = randomUUID();
  await replace(api, unit, [replacementOf(await api.read(unit), outer, { removed })], {
    client_key,
  });
  expect((await undo(api, client_key, 'colleague')).body).toMatchObject({
    code: 'unknown_value',
    path: 'tire_change_id',
  });
  expect((await undo(api, client_key)).status).toBe(200);
});

test('undoing twice is refused, and has no second effect', async () => {
  const { id } = await changed();
  await undo(api, id);
  const once = await tireRows(api);
  expect(await undo(api, id)).toMatchObject({
    status: 400,
    body: { code: 'not_undoable', path: 'tire_change_id', obstacle: 'undone' },
  });
  expect(await tireRows(api)).toBe(once);
});

test('a tire that went on and was read cannot be taken back', async () => {
  const { unit, id } = await changed();
  await api.save(unit, { ...inner, tread_depths: [12] });
  const before = await tireRows(api);
  expect(await undo(api, id)).toMatchObject({
    status: 400,
    body: { code: 'not_undoable', obstacle: 'read' },
  });
  expect((await api.read(unit)).tire_changes).toMatchObject([{ obstacle: 'read' }]);
  expect(await tireRows(api)).toBe(before);
});

test('of changes that stand on each other the last is undone first', async () => {
  const { unit, before, changedMap, id } = await changed();
  const later = await replace(api, unit, [replacementOf(changedMap, outer, { removed })]);
  expect((await undo(api, id)).body).toMatchObject({ obstacle: 'changed' });
  expect((await undo(api, later.body.tire_change_id)).status).toBe(200);
  expect((await undo(api, id)).status).toBe(200);
  expect(await tireRows(api)).toBe(before);
});

type TireChangeFixture = Awaited<ReturnType<typeof changed>>;

test.each<[string, (made: TireChangeFixture) => Promise<unknown>, boolean]>([
  [
    'a tire that came off is on another unit',
    () => api.database.kysely.updateTable('removals').set({ destination: 'stock' }).execute(),
    true,
  ],
  [
    'a removal was corrected',
    () => api.database.kysely.updateTable('removals').set({ revision: 2 }).execute(),
    false,
  ],
  [
    'the make of the new tire was corrected',
    async ({ unit, map }) => {
      const { survey_id } = map.survey;
      const named = { survey_id, unit_id: unit.unit, ...outer, revision: 1 };
      const body = { ...named, ...newTire.tire, tin: null };
      expect((await api.ask('POST fleet_survey/update_tire_details', { body })).status).toBe(200);
    },
    false,
  ],
  [
    'the unit has other axles',
    () =>
      api.database.kysely
        .updateTable('units')
        .set({ configuration: '4x2' })
        .where('id', '=', api.units.T1)
        .execute(),
    false,
  ],
])('once %s it cannot be undone', async (_, change, goesOn) => {
  const made = await changed();
  const { map, id } = made;
  await change(made);
  if (goesOn) {
    const other = await api.open('T2', '4x2', '2025-06-21');
    const mounted = { source: 'stock', tire_id: wheelAt(map, outer).tire?.tire_id };
    const said = replacementOf(await api.read(other), outer, { mounted });
    expect((await replace(api, other, [said])).status).toBe(200);
  }
  expect((await undo(api, id)).body).toMatchObject({ code: 'not_undoable', obstacle: 'changed' });
  await api.database.kysely.updateTable('units').set({ configuration: '6x4' }).execute();
});

test('a finished survey keeps its changes', async () => {
  const { id } = await changed();
  const finished = { state: 'finished', finished_at: new Date() } as const;
  await api.database.kysely.updateTable('surveys').set(finished).execute();
  expect((await undo(api, id)).body).toMatchObject({
    code: 'survey_finished',
    path: 'tire_change_id',
  });
});
