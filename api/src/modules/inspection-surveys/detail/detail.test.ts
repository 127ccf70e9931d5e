import type { SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { readXlsx } from 'hucre/xlsx';
import { findingHistories } from '../testing/finding-histories.ts';
import { askDetail, readEveryRow, surveyWithFindings } from '../testing/read-details.ts';
import { type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import {
  badValves,
  type Records,
  readRecords,
  recomputeRows,
} from '../testing/second-computation.ts';

let api: ReportsApi;
let records: Records;
let histories: ReturnType<typeof findingHistories>;
let surveyIds: readonly number[];
beforeAll(async () => {
  api = await reportsApi();
  records = await readRecords(api.database);
  histories = findingHistories(records);
  surveyIds = recomputeRows(records).map(({ row }) => row.survey_id);
});
afterAll(() => api.close());

const ask = (surveyId: number, more?: object, login?: 'gyr' | 'cus' | 'win') =>
  askDetail(api, surveyId, more, login);
const everyRow = (surveyId: number, more?: object) => readEveryRow(api, surveyId, more);
const withFindings = () => surveyWithFindings(records);

test('every count opens as many readings, and each finding stands as its history says', async () => {
  const byId = new Map(records.findings.map((finding) => [finding.id, finding]));
  const seen = { new: 0, still_open: 0 };
  let mended = 0;
  // Some fifty surveys: each is read whole.
  for (const surveyId of surveyIds.filter((_, index) => index % 3 === 0)) {
    const { body } = await ask(surveyId, { page_size: 1 });
    expect(body.mended).toBe(histories.mendedIn(surveyId).length);
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
          sum + Number(wear_conditions.length > 0) + Number(badValves.includes(valve ?? '')),
        0,
      );
    expect(found.size + flagged).toBe(body.survey.exceptions);
    for (const [id, each] of found) {
      const stored = byId.get(id);
      if (!stored) throw new Error(`No finding ${id}.`);
      const { first, isNew } = histories.historyOf(stored);
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
    (row: SurveyDetailRow) => row.color !== 'grey' && badValves.includes(row.valve ?? ''),
  ],
  [
    'check',
    'pressure',
    (row: SurveyDetailRow) => row.findings.some(({ check }) => check === 'pressure'),
  ],
  ['position', 'drive', (row: SurveyDetailRow) => row.role === 'drive'],
] as const)('%s leaves the tires that have it', async (filter, value, fits) => {
  const surveyId = withFindings();
  const all = await everyRow(surveyId);
  const left = await everyRow(surveyId, { [filter]: value });
  expect(left.map(({ reading_id }) => reading_id)).toEqual(
    all.filter(fits).map(({ reading_id }) => reading_id),
  );
  expect(left.length).toBeGreaterThan(0);
});

test('what has been open longest comes first, where that is asked for', async () => {
  const surveyId = withFindings();
  const rows = await everyRow(surveyId, { order_by: 5, is_sort_desc: true });
  const days = rows.flatMap(({ findings }) =>
    findings.length > 0 ? [Math.max(...findings.map(({ days_open }) => days_open))] : [],
  );
  expect(days).toEqual([...days].sort((one, other) => other - one));
});

test('values travel in the units of their reader, and the severity stays', async () => {
  const surveyId = withFindings();
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
  const rowsIn = async (bytes: Buffer) => (await tiresIn(bytes)).length;
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

/** The rows of a workbook below their headings. */
async function tiresIn(bytes: Buffer) {
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  const dates = new Set(records.surveys.map(({ survey_date }) => survey_date));
  return sheets
    .flatMap(({ rows }) => rows)
    .filter(([day]) => day instanceof Date && dates.has(day.toISOString().slice(0, 10)));
}

test.each([
  ['every tire', {}],
  ['those of a filter, in their order', { check: 'pressure', order_by: 2, is_sort_desc: true }],
  ['what has been open longest first', { severity: 'critical', order_by: 5, is_sort_desc: true }],
])('the workbook of a survey holds the rows of its screen: %s', async (_, selection) => {
  const surveyId = withFindings();
  const rows = await everyRow(surveyId, selection);
  const name = 'POST survey/download_excel_file_survey_details';
  const { bytes } = await api.as('gyr', name, { surveys: [surveyId], ...selection });
  const held = await tiresIn(bytes);
  const { survey } = (await ask(surveyId, { page_size: 1 })).body;
  const word = (prefix: string, value: string | null) =>
    value === null ? null : `${prefix}.${value}`;
  expect(held.map((cells) => cells.map((cell) => (cell === '' ? null : cell)))).toEqual(
    rows.map((row, at) => [
      new Date(`${survey.survey_date}T00:00:00Z`),
      survey.fleet_name,
      survey.fleet_location_name,
      `survey_kind.${survey.kind}`,
      survey.survey_by,
      row.unit_number,
      row.axle_and_tire_position,
      `tire_state.${row.is_lifted ? 'lifted' : row.state}`,
      row.pressure,
      row.tread_depth,
      row.findings.length === 0 ? null : held[at]?.[10],
      row.wear_conditions.map((each) => `wear.${each}`).join(', ') || null,
      word('valve', row.valve),
      row.brand,
      row.product_line,
      row.tire_size,
      row.images,
      word('resolution', row.resolutions),
      row.comments || null,
    ]),
  );
  // Each finding is told with how it stands.
  for (const [at, { findings }] of rows.entries())
    for (const { standing } of findings)
      expect(held[at]?.[10]).toContain(`survey_detail.standing.${standing}`);
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  const cover = sheets[0]?.rows.flat();
  expect(cover).toContain(survey.fleet_location_name);
  for (const filter of ['check', 'severity'] as const)
    if (filter in selection) expect(cover).toContain(`${filter}.${Reflect.get(selection, filter)}`);
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
  const surveyId = withFindings();
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

test.each(badValves)('a valve that is %s is flagged', async (valve) => {
  const surveyId = withFindings();
  const fine = (await everyRow(surveyId)).find(
    (row) => row.color !== 'grey' && !badValves.includes(row.valve ?? ''),
  );
  await api.database.kysely
    .updateTable('readings')
    .set({ valve })
    .where('id', '=', fine?.reading_id ?? 0)
    .execute();
  const left = await everyRow(surveyId, { check: 'valve' });
  expect(left.map(({ reading_id }) => reading_id)).toContain(fine?.reading_id);
});
