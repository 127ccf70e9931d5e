import type { MendedFinding, SurveyDetailRow } from '@portal/contract/inspection-surveys';
import type { Selectable } from 'kysely';
import type { MountsTable } from '../../../db/schema/tires.ts';
import { everyRowOf } from '../testing/every-row.ts';
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

test('duals of which one was replaced are told as new, and those before as mended', async () => {
  const { kysely } = api.database;
  const surveyId = surveyWithFindings(await readRecords(api.database));
  const row = (await readEveryRow(api, surveyId, { check: 'tread_mismatch_duals' })).find(
    ({ tire_id, findings }) => tire_id !== null && standingOf(findings) === 'still_open',
  );
  if (!row) throw new Error('The demo data has no duals that have differed for long.');
  const before = (await askDetail(api, surveyId, { page_size: 1 })).body;
  const old = await kysely
    .selectFrom('readings')
    .innerJoin('mounts', 'mounts.id', 'readings.mount_id')
    .selectAll('mounts')
    .where('readings.id', '=', row.reading_id)
    .executeTakeFirstOrThrow();
  const day = before.survey.survey_date;
  await kysely.updateTable('mounts').set({ ended_on: day }).where('id', '=', old.id).execute();
  const mount_id = await fitTire(old, day);
  await kysely.updateTable('readings').set({ mount_id }).where('id', '=', row.reading_id).execute();

  const pair = (await readEveryRow(api, surveyId, { check: 'tread_mismatch_duals' })).filter(
    ({ unit_id, axle_number, side }) =>
      unit_id === row.unit_id && axle_number === row.axle_number && side === row.side,
  );
  expect(pair.map(({ findings }) => standingOf(findings))).toEqual(['new', 'new']);
  // Findings that concern only the removed tire are mended, too.
  const after = (await askDetail(api, surveyId, { page_size: 1 })).body;
  expect(after.found_before).toBe(before.found_before);
  expect(after.mended).toBeGreaterThan(before.mended);
  const mended = await everyRowOf<MendedFinding>((page_number) =>
    api.as('gyr', 'POST survey/get_mended', { survey_id: surveyId, page_number, page_size: 100 }),
  );
  expect(mended).toContainEqual(
    expect.objectContaining({
      check: 'tread_mismatch_duals',
      unit_id: row.unit_id,
      axle_number: row.axle_number,
      side: row.side,
    }),
  );
});

const standingOf = (findings: SurveyDetailRow['findings']) =>
  findings.find(({ check }) => check === 'tread_mismatch_duals')?.standing;

/**
 * Mounts a new tire at the position of a mount.
 *
 * @returns the id of the new mount
 */
async function fitTire(
  { id: _, ended_on: __, ended_with: ___, ...place }: Selectable<MountsTable>,
  started_on: string,
): Promise<number> {
  const { kysely } = api.database;
  const tire = await kysely
    .insertInto('tires')
    .values({ account_id: place.account_id, product_id: null, tin: null, made_on: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely.insertInto('tire_lives').values({ tire_id: tire.id, caps: 0 }).execute();
  const { id } = await kysely
    .insertInto('mounts')
    .values({ ...place, tire_id: tire.id, caps: 0, started_on, client_key: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
