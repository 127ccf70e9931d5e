import type { SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { readXlsx } from 'hucre/xlsx';
import { type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import { type Records, readRecords, recomputeRows } from '../testing/second-computation.ts';

const detail = 'POST survey/detail';

let api: ReportsApi;
let records: Records;
let surveyIds: readonly number[];
beforeAll(async () => {
  api = await reportsApi();
  records = await readRecords(api.database);
  surveyIds = recomputeRows(records).map(({ row }) => row.survey_id);
});
afterAll(() => api.close());

const ask = async (surveyId: number, more: object = {}, login: 'gyr' | 'cus' | 'win' = 'gyr') =>
  api.as(login, detail, { survey_id: surveyId, page_number: 1, page_size: 100, ...more });

async function everyRow(surveyId: number, more: object = {}): Promise<SurveyDetailRow[]> {
  const rows: SurveyDetailRow[] = [];
  for (let page_number = 1; ; page_number += 1) {
    const { body } = await ask(surveyId, { page_number, ...more });
    rows.push(...body.rows);
    if (rows.length >= body.total_items) return rows;
  }
}

type Inspection = Records['inspections'][number];
type Found = Records['findings'][number];

/** Rows of each inspection, found once. */
const byInspection = <Row extends { readonly inspection_id: number }>(
  rows: () => readonly Row[],
) => {
  const found = new Map<number, Row[]>();
  return (id: number): readonly Row[] => {
    if (found.size === 0)
      for (const row of rows())
        found.set(row.inspection_id, [...(found.get(row.inspection_id) ?? []), row]);
    return found.get(id) ?? [];
  };
};
const readingsOf = byInspection(() => records.readings);
const findingsOf = byInspection(() => records.findings);

const isBefore = (one: Inspection, other: Inspection) =>
  one.inspected_on < other.inspected_on ||
  (one.inspected_on === other.inspected_on && one.id < other.id);
const readingAt = (id: number, { axle_number, side, slot }: Found) =>
  readingsOf(id).find(
    (each) => each.axle_number === axle_number && each.side === side && each.slot === slot,
  );
const isSame = (one: Found, other: Found) =>
  one.check_name === other.check_name &&
  one.axle_number === other.axle_number &&
  one.side === other.side &&
  one.slot === other.slot &&
  (one.slot === null ||
    readingAt(one.inspection_id, one)?.mount_id ===
      readingAt(other.inspection_id, other)?.mount_id);
/** Whether an inspection read what the check of a finding needs. */
function hasLooked({ id, lifted_axles }: Inspection, finding: Found): boolean {
  const isOfPressure = ['pressure', 'dual_pressure'].includes(finding.check_name);
  const looked = readingsOf(id).filter(
    (each) =>
      each.axle_number === finding.axle_number &&
      (finding.side === null || each.side === finding.side) &&
      (finding.slot === null || each.slot === finding.slot) &&
      (isOfPressure ? each.pressure_kpa : each.tread_mm) !== null &&
      !lifted_axles.includes(each.axle_number),
  );
  if (finding.slot !== null) return looked.length > 0;
  if (finding.side !== null) return looked.length > 1;
  return new Set(looked.map(({ side }) => side)).size > 1;
}
/** The unit's inspections before one, the latest first. */
const earlier = (inspection: Inspection) =>
  records.inspections
    .filter((each) => each.unit_id === inspection.unit_id && isBefore(each, inspection))
    .sort((one, other) => (isBefore(one, other) ? 1 : -1));
const hasFound = ({ id }: Inspection, finding: Found) =>
  findingsOf(id).some((each) => isSame(each, finding));

/** Since when a finding is found without a gap, and whether it is found for the first time. */
function historyOf(finding: Found) {
  const inspection = records.inspections.find(({ id }) => id === finding.inspection_id);
  if (!inspection) throw new Error('no inspection');
  let first = inspection.inspected_on;
  let isNew = true;
  for (const before of earlier(inspection).filter((each) => hasLooked(each, finding))) {
    if (!hasFound(before, finding)) break;
    first = before.inspected_on;
    isNew = false;
  }
  return { first, isNew };
}

function mendedIn(surveyId: number): number {
  const inspections = records.inspections.filter(
    ({ survey_id, tires_read }) => survey_id === surveyId && tires_read > 0,
  );
  return inspections.reduce((sum, inspection) => {
    const before = earlier(inspection);
    // What nobody looked at since, and this one did without finding it.
    const mended = before.flatMap((each, index) =>
      findingsOf(each.id).filter(
        (finding) =>
          !before.slice(0, index).some((since) => hasLooked(since, finding)) &&
          hasLooked(inspection, finding) &&
          !hasFound(inspection, finding),
      ),
    );
    return sum + mended.length;
  }, 0);
}

test('every count opens as many readings, and each finding stands as its history says', async () => {
  const byId = new Map(records.findings.map((finding) => [finding.id, finding]));
  const seen = { new: 0, still_open: 0 };
  let mended = 0;
  // Some fifty surveys: each is read whole.
  for (const surveyId of surveyIds.filter((_, index) => index % 3 === 0)) {
    const { body } = await ask(surveyId, { page_size: 1 });
    expect(body.mended).toBe(mendedIn(surveyId));
    mended += body.mended;
    const rows = await everyRow(surveyId);
    const inspections = records.inspections.filter(({ survey_id }) => survey_id === surveyId);
    const ids = new Set(inspections.map(({ id }) => id));
    expect(rows).toHaveLength(
      records.readings.filter(({ inspection_id }) => ids.has(inspection_id)).length,
    );
    const found = new Map(
      rows.flatMap(({ findings }) => findings.map((each) => [each.finding_id, each] as const)),
    );
    const isRead = (row: SurveyDetailRow) =>
      !row.is_lifted && (row.pressure !== null || row.tread_depth !== null);
    const flagged = rows
      .filter(isRead)
      .reduce(
        (sum, { wear_conditions, valve }) =>
          sum +
          Number(wear_conditions.length > 0) +
          Number(
            ['missing_cap', 'plastic_cap', 'leaking', 'bent_damaged', 'inaccessible'].includes(
              valve ?? '',
            ),
          ),
        0,
      );
    expect(found.size + flagged).toBe(body.survey.exceptions);
    for (const [id, each] of found) {
      const stored = byId.get(id);
      if (!stored) throw new Error(`No finding ${id}.`);
      const { first, isNew } = historyOf(stored);
      const day = body.survey.survey_date;
      expect(each).toMatchObject({
        found_first: first,
        standing: isNew ? 'new' : 'still_open',
        days_open: (Date.parse(day) - Date.parse(first)) / 86_400_000,
      });
      seen[each.standing] += 1;
    }
  }
  // The demo data have some of each.
  expect(Math.min(seen.new, seen.still_open, mended)).toBeGreaterThan(0);
}, 300_000);

test.each([
  [
    'severity',
    'critical',
    (row: SurveyDetailRow) => row.findings.some(({ severity }) => severity === 'critical'),
  ],
  [
    'check',
    'wear',
    (row: SurveyDetailRow) => row.wear_conditions.length > 0 && row.color !== 'grey',
  ],
  [
    'check',
    'valve',
    (row: SurveyDetailRow) =>
      row.color !== 'grey' &&
      ['missing_cap', 'plastic_cap', 'leaking', 'bent_damaged'].includes(row.valve ?? ''),
  ],
  [
    'check',
    'pressure',
    (row: SurveyDetailRow) => row.findings.some(({ check }) => check === 'pressure'),
  ],
  ['position', 'drive', (row: SurveyDetailRow) => row.role === 'drive'],
] as const)('%s leaves the tires that have it', async (filter, value, fits) => {
  const surveyId = await withFindings();
  const all = await everyRow(surveyId);
  const left = await everyRow(surveyId, { [filter]: value });
  expect(left.map(({ reading_id }) => reading_id)).toEqual(
    all.filter(fits).map(({ reading_id }) => reading_id),
  );
  expect(left.length).toBeGreaterThan(0);
});

test('what has been open longest comes first, where that is asked for', async () => {
  const surveyId = await withFindings();
  const rows = await everyRow(surveyId, { order_by: 5, is_sort_desc: true });
  const days = rows.flatMap(({ findings }) =>
    findings.length > 0 ? [Math.max(...findings.map(({ days_open }) => days_open))] : [],
  );
  expect(days).toEqual([...days].sort((one, other) => other - one));
});

/** The survey that found most. */
async function withFindings(): Promise<number> {
  const [first] = recomputeRows(records).sort((a, b) => b.row.exceptions - a.row.exceptions);
  return first?.row.survey_id ?? 0;
}

test('values travel in the units of their reader, and the severity stays', async () => {
  const surveyId = await withFindings();
  const inPsi = (await ask(surveyId)).body;
  await api.database.kysely
    .updateTable('users')
    .set({ unit_of_measurement: '0' })
    .where('login', '=', 'gyr')
    .execute();
  const inBar = (await ask(surveyId)).body;
  await api.database.kysely
    .updateTable('users')
    .set({ unit_of_measurement: '1' })
    .where('login', '=', 'gyr')
    .execute();
  expect([inPsi.pressure_format, inBar.pressure_format]).toEqual(['psi', 'bar']);
  for (const [index, row] of inPsi.rows.entries()) {
    const other = inBar.rows[index];
    expect(other?.color).toBe(row.color);
    if (row.pressure !== null) expect(other?.pressure).toBeCloseTo(row.pressure * 0.0689476, 4);
  }
});

test('an unfinished, an unknown survey and a drive-over are told alike', async () => {
  const open = records.surveys.find(({ state }) => state === 'open')?.id ?? 0;
  const crossed = surveyIds[0] ?? 0;
  const kindOf = (kind: 'yard' | 'checkpoint') =>
    api.database.kysely.updateTable('surveys').set({ kind }).where('id', '=', crossed).execute();
  const { kind = 'yard' } = records.surveys.find(({ id }) => id === crossed) ?? {};
  await kindOf('checkpoint');
  const answers = [];
  for (const id of [open, 999_999_999, crossed]) {
    const { status, body } = await ask(id);
    answers.push([status, body]);
  }
  await kindOf(kind as 'yard');
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(answers[0]?.[0]).toBe(400);
  expect((await ask(surveyIds[0] ?? 0, {}, 'win')).status).toBe(401);
});

test('workbooks hold a row for each tire, of the picked surveys or of a whole selection', async () => {
  const picked = surveyIds.slice(0, 3);
  const count = async (surveys: readonly number[]) => {
    let sum = 0;
    for (const id of surveys) sum += (await everyRow(id)).length;
    return sum;
  };
  const rowsIn = async (bytes: Buffer) => {
    const { sheets } = await readXlsx(new Uint8Array(bytes));
    const dates = new Set(records.surveys.map(({ survey_date }) => survey_date));
    return sheets
      .flatMap(({ rows }) => rows)
      .filter(([day]) => day instanceof Date && dates.has(day.toISOString().slice(0, 10))).length;
  };
  const some = await api.as('gyr', 'POST survey/download_excel_file_survey_details', {
    surveys: picked,
  });
  expect(await rowsIn(some.bytes)).toBe(await count(picked));
  const location = records.surveys.find(({ id }) => id === picked[0])?.location_id ?? 0;
  const ofLocation = recomputeRows(records)
    .filter(({ row }) => row.location_id === location)
    .map(({ row }) => row.survey_id);
  const all = await api.as('gyr', 'POST survey/detailsreport', {
    locations: [location],
  });
  expect(await rowsIn(all.bytes)).toBe(await count(ofLocation));
});

test.each([
  [{ surveys: [] }, 'invalid', 'surveys'],
  [{ surveys: Array.from({ length: 1001 }, (_, index) => index + 1) }, 'too_many', 'surveys'],
  [{ surveys: [999_999_999] }, 'unknown_value', 'surveys.0'],
] as const)('picked surveys: %# is refused', async (body, code, path) => {
  const answer = await api.as('gyr', 'POST survey/download_excel_file_survey_details', body);
  expect([answer.status, answer.body.code, answer.body.path]).toEqual([400, code, path]);
});

test('a unit is told with its axles, which say of each tire what the list does', async () => {
  const surveyId = await withFindings();
  const [row] = await everyRow(surveyId, { severity: 'critical' });
  const body = { survey_id: surveyId, unit_id: row?.unit_id };
  const map = (await api.as('gyr', 'POST survey/get_unit_axles', body)).body;
  const wheels = map.axles.flatMap(({ left_side, right_side }) => [
    ...left_side.wheels,
    ...right_side.wheels,
  ]);
  const wheel = wheels.find(({ position }) => position === row?.axle_and_tire_position);
  expect(wheel).toMatchObject({
    color: row?.color,
    reading: expect.objectContaining({ pressure: row?.pressure, tread_depth: row?.tread_depth }),
  });
  const foreign = await api.as('gyr', 'POST survey/get_unit_axles', { ...body, unit_id: 999_999 });
  expect([foreign.body.code, foreign.body.path]).toEqual(['unknown_value', 'unit_id']);
});

test('a survey stands among the surveys of its location before it', async () => {
  const all = recomputeRows(records).map(({ row }) => row);
  const countAt = (location: number) =>
    all.filter(({ location_id }) => location_id === location).length;
  const [busiest] = [...all].sort((a, b) => countAt(b.location_id) - countAt(a.location_id));
  const ordered = all
    .filter(({ location_id }) => location_id === busiest?.location_id)
    .sort((a, b) => a.survey_date.localeCompare(b.survey_date) || a.survey_id - b.survey_id);
  const last = ordered.at(-1);
  const body = { survey_id: last?.survey_id };
  const { surveys } = (await api.as('gyr', 'POST survey/get_trend', body)).body;
  expect(surveys.map(({ survey_id }) => survey_id)).toEqual(
    ordered.slice(-12).map(({ survey_id }) => survey_id),
  );
  for (const point of surveys) {
    const rows = await everyRow(point.survey_id);
    expect(point).toMatchObject({
      total_tires: ordered.find(({ survey_id }) => survey_id === point.survey_id)?.total_tires,
      tires_with_findings: rows.filter(({ color }) => color === 'red' || color === 'yellow').length,
    });
  }
});

test('a tire that came off during the inspection counts no more, and its findings are mended', async () => {
  const { kysely } = api.database;
  const surveyId = await withFindings();
  const row = (await everyRow(surveyId, { check: 'pressure' })).find(
    ({ tire_id, findings }) =>
      tire_id !== null && findings.some(({ standing }) => standing === 'still_open'),
  );
  if (!row) throw new Error('The demo data has no tire that has been low for long.');
  const before = (await ask(surveyId, { page_size: 1 })).body;
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

  const after = (await ask(surveyId, { page_size: 1 })).body;
  expect(after.total_items).toBe(before.total_items);
  const at = (await everyRow(surveyId)).filter(
    ({ unit_id, axle_and_tire_position: position }) =>
      unit_id === row.unit_id && position === row.axle_and_tire_position,
  );
  expect(at).toMatchObject([{ tire_id: tire.id }]);
  expect(after.mended).toBe(before.mended + 1);
});
