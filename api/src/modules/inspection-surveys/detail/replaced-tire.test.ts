import { askDetail, readEveryRow, surveyWithFindings } from '../testing/read-details.ts';
import { type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import { readRecords } from '../testing/second-computation.ts';

let api: ReportsApi;
beforeAll(async () => {
  api = await reportsApi();
});
afterAll(() => api.close());

test('a tire that came off during the inspection counts no more, and its findings are mended', async () => {
  const { kysely } = api.database;
  const surveyId = surveyWithFindings(await readRecords(api.database));
  const row = (await readEveryRow(api, surveyId, { check: 'pressure' })).find(
    ({ tire_id, findings }) =>
      tire_id !== null && findings.some(({ standing }) => standing === 'still_open'),
  );
  if (!row) throw new Error('The demo data has no tire that has been low for long.');
  const before = (await askDetail(api, surveyId, { page_size: 1 })).body;
  const { reading_id, unit_inspection_id: inspection_id } = row;
  const old = await kysely
    .selectFrom('readings')
    .selectAll()
    .where('id', '=', reading_id)
    .executeTakeFirstOrThrow();
  const mount = await kysely
    .selectFrom('mounts')
    .selectAll()
    .where('id', '=', old.mount_id ?? 0)
    .executeTakeFirstOrThrow();
  const day = before.survey.survey_date;
  const change = await kysely
    .insertInto('tire_changes')
    .values({
      account_id: old.account_id,
      inspection_id,
      mounts_ended: 1,
      client_key: null,
      created_by: null,
      changed_by_name: 'Uma',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .updateTable('mounts')
    .set({ ended_on: day, ended_with: change.id })
    .where('id', '=', mount.id)
    .execute();
  const tire = await kysely
    .insertInto('tires')
    .values({ account_id: old.account_id, product_id: null, tin: null, made_on: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely.insertInto('tire_lives').values({ tire_id: tire.id, caps: 0 }).execute();
  const { id: _, ended_on: __, ended_with: ___, begun_with: ____, ...place } = mount;
  const fitted = await kysely
    .insertInto('mounts')
    .values({
      ...place,
      tire_id: tire.id,
      caps: 0,
      started_on: day,
      begun_with: change.id,
      client_key: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: _____, tread_mm: ______, ...said } = old;
  await kysely
    .insertInto('readings')
    .values({ ...said, mount_id: fitted.id, pressure_kpa: 700, client_key: null })
    .execute();
  await kysely
    .deleteFrom('findings')
    .where('inspection_id', '=', inspection_id)
    .where('check_name', '=', 'pressure')
    .where('axle_number', '=', old.axle_number)
    .where('side', '=', old.side)
    .where('slot', '=', old.slot)
    .execute();

  const after = (await askDetail(api, surveyId, { page_size: 1 })).body;
  expect(after.total_items).toBe(before.total_items);
  const at = (await readEveryRow(api, surveyId)).filter(
    ({ unit_id, axle_and_tire_position: position }) =>
      unit_id === row.unit_id && position === row.axle_and_tire_position,
  );
  expect(at).toMatchObject([{ tire_id: tire.id }]);
  expect(after.mended).toBe(before.mended + 1);
});
