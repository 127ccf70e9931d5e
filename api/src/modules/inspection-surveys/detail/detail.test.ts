import type { SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { readXlsx } from 'hucre/xlsx';
import { english, registerEnglishTexts } from '../testing/english-texts.ts';
import { findingHistories } from '../testing/finding-histories.ts';
import { askDetail, readEveryRow, surveyWithFindings } from '../testing/read-details.ts';
import { type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import {
  badValves,
  type Recomputed,
  type Records,
  readRecords,
  recomputeRows,
} from '../testing/second-computation.ts';
import { tireCells, tireRowsIn } from '../testing/tire-cells.ts';
import { recomputeTrends } from '../testing/trends.ts';

let api: ReportsApi;
let records: Records;
let histories: ReturnType<typeof findingHistories>;
let surveys: readonly Recomputed[];
let surveyIds: readonly number[];
beforeAll(async () => {
  api = await reportsApi();
  await registerEnglishTexts(api.database.kysely);
  records = await readRecords(api.database);
  histories = findingHistories(records);
  surveys = recomputeRows(records);
  surveyIds = surveys.map(({ row }) => row.survey_id);
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
  // Some fifty surveys, each read in full.
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

const picked = 'POST survey/download_excel_file_survey_details';

/** The rows of a workbook below its headings. */
const tiresIn = async ({ bytes }: { readonly bytes: Buffer }) =>
  tireRowsIn((await readXlsx(new Uint8Array(bytes))).sheets, surveys);

/** The expected rows of every tire of surveys, as their screens show them. */
async function expectedTires(some: readonly Recomputed[]) {
  const cells = [];
  const hasHistory = some.length === 1;
  for (const survey of some)
    for (const row of await everyRow(survey.row.survey_id))
      cells.push(tireCells(survey, row, { hasHistory }));
  return cells;
}

test('workbooks hold a row for each tire, of the picked surveys or of a whole selection', async () => {
  const found = surveys.filter(({ row }) => row.exceptions > 0);
  const some = [...found.slice(0, 3), ...found.slice(-2)].reverse();
  const ids = some.map(({ row }) => row.survey_id);
  expect(await tiresIn(await api.as('gyr', picked, { surveys: ids }))).toEqual(
    await expectedTires(some),
  );
  const at = (location: number | undefined) =>
    surveys.filter(({ row }) => row.location_id === location);
  const location = found.find(({ row }) => at(row.location_id).length === 3)?.row.location_id;
  const there = at(location).sort(
    (a, b) => b.row.survey_date.localeCompare(a.row.survey_date) || b.survey.id - a.survey.id,
  );
  const all = await api.as('gyr', 'POST survey/detailsreport', { locations: [location] });
  expect(await tiresIn(all)).toEqual(await expectedTires(there));
});

test.each([
  ['every tire', {}],
  ['those of a filter, in their order', { check: 'pressure', order_by: 2, is_sort_desc: true }],
  ['what has been open longest first', { severity: 'critical', order_by: 5, is_sort_desc: true }],
])('the workbook of a survey holds the rows of its screen: %s', async (_, selection) => {
  const surveyId = withFindings();
  const survey = surveys.find(({ row }) => row.survey_id === surveyId);
  if (!survey) throw new Error(`No survey ${surveyId}.`);
  const rows = await everyRow(surveyId, selection);
  expect(rows.some(({ findings }) => findings.length > 0)).toBe(true);
  const answer = await api.as('gyr', picked, { surveys: [surveyId], ...selection });
  expect(await tiresIn(answer)).toEqual(
    rows.map((row) => tireCells(survey, row, { hasHistory: true })),
  );
  const { sheets } = await readXlsx(new Uint8Array(answer.bytes));
  const cover = sheets[0]?.rows.flat();
  expect(cover).toContain(survey.row.fleet_location_name);
  for (const filter of ['check', 'severity'] as const)
    if (filter in selection)
      expect(cover).toContain(english[`${filter}.${Reflect.get(selection, filter)}`]);
});

test.each([
  [{ surveys: [] }, 'invalid', 'surveys'],
  [{ surveys: Array.from({ length: 1001 }, (_, index) => index + 1) }, 'too_many', 'surveys'],
  [{ surveys: [999_999_999] }, 'unknown_value', 'surveys.0'],
] as const)('picked surveys: %# is refused', async (body, code, path) => {
  const answer = await api.as('gyr', picked, body);
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
  const trendOf = recomputeTrends(records);
  const some = surveyIds.filter((_, index) => index % 3 === 0);
  expect(some.length).toBeGreaterThan(29);
  const lengths = new Set<number>();
  for (const survey_id of some) {
    const { surveys } = (await api.as('gyr', 'POST survey/get_trend', { survey_id })).body;
    expect(surveys).toEqual(trendOf(survey_id));
    lengths.add(surveys.length);
  }
  expect(Math.max(...lengths)).toBeGreaterThan(1);
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
