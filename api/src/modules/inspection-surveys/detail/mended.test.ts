import { type MendedFinding, mendedList } from '@portal/contract/inspection-surveys';
import { everyRowOf } from '../testing/every-row.ts';
import { findingHistories } from '../testing/finding-histories.ts';
import { type Login, type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import { type Records, readRecords, recomputeRows } from '../testing/second-computation.ts';
import { expectSorted, ordersOf } from '../testing/sort-orders.ts';

const call = 'POST survey/get_mended';
const page = { page_number: 1, page_size: 100 };

let api: ReportsApi;
let records: Records;
let histories: ReturnType<typeof findingHistories>;
/** Surveys, by how many findings they mended, most first. */
let surveyIds: readonly number[];
beforeAll(async () => {
  api = await reportsApi();
  records = await readRecords(api.database);
  histories = findingHistories(records);
  surveyIds = recomputeRows(records)
    .map(({ row: { survey_id: id } }) => ({ id, count: histories.mendedIn(id).length }))
    .sort((one, other) => other.count - one.count)
    .map(({ id }) => id);
}, 300_000);
afterAll(() => api.close());

const ask = (more: object = {}, login: Login = 'gyr') =>
  api.as(login, call, { survey_id: surveyIds[0], ...page, ...more });

const readAll = (more: object = {}) =>
  everyRowOf<MendedFinding>((page_number) => ask({ page_number, ...more }));

/** The expected row of a finding that a survey mended, from the records alone. */
function expectedRow(survey_id: number, finding: Records['findings'][number]) {
  const foundBy = records.inspections.find(({ id }) => id === finding.inspection_id);
  const mendedBy = records.inspections.find(
    (each) => each.survey_id === survey_id && each.unit_id === foundBy?.unit_id,
  );
  if (!foundBy || !mendedBy) throw new Error(`No inspection of finding ${finding.id}.`);
  const { first } = histories.historyOf(finding);
  const survey = records.surveys.find(({ id }) => id === foundBy.survey_id);
  const isOfPressure = ['pressure', 'dual_pressure'].includes(finding.check_name);
  const shown = (value: number) => expect.closeTo(value / (isOfPressure ? 6.89476 : 0.79375), 4);
  return {
    finding_id: finding.id,
    unit_id: foundBy.unit_id,
    unit_number: foundBy.unit_number,
    check: finding.check_name,
    severity: finding.severity,
    axle_number: finding.axle_number,
    side: finding.side,
    slot: finding.slot,
    measured: shown(finding.measured),
    limit: shown(finding.limit_value),
    found_in: survey?.state === 'finished' ? survey.id : null,
    found_on: foundBy.inspected_on,
    found_first: first,
    days_open: (Date.parse(mendedBy.inspected_on) - Date.parse(first)) / 86_400_000,
  };
}

test('behind the count stand as many findings, each as it was kept and since when it was found', async () => {
  // The surveys that mended most, and the last of the surveys that mended nothing.
  const some = [...surveyIds.slice(0, 35), ...surveyIds.slice(-5)];
  const counts: number[] = [];
  for (const survey_id of some) {
    const rows = await readAll({ survey_id });
    const expected = histories.mendedIn(survey_id).map((each) => expectedRow(survey_id, each));
    const byId = (one: { finding_id: number }, other: { finding_id: number }) =>
      one.finding_id - other.finding_id;
    expect(rows.toSorted(byId)).toMatchObject(expected.toSorted(byId));
    counts.push(rows.length);
  }
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(29);
});

test.each(ordersOf(mendedList))('%s sorts over all pages, %s', async (field, direction, asked) => {
  const rows = await readAll({ page_size: 7, ...asked });
  expect(new Set(rows.map(({ finding_id }) => finding_id)).size).toBe(
    histories.mendedIn(surveyIds[0] ?? 0).length,
  );
  expectSorted(
    rows.map((row) => row[field as keyof MendedFinding]),
    direction,
  );
});

test('a severity and a number leave what has them', async () => {
  const all = await readAll();
  const [first] = all;
  if (!first) throw new Error('Nothing is mended.');
  const { severity, unit_number: keyword } = first;
  expect(await readAll({ severity })).toEqual(all.filter((row) => row.severity === severity));
  expect(await readAll({ keyword })).toEqual(
    all.filter((row) => row.unit_number.includes(keyword)),
  );
});

test.each([
  ['a survey that is not there', { survey_id: 999_999 }, 'unknown_value', 'survey_id'],
  ['a severity that is none', { severity: 'fatal' }, 'invalid', 'severity'],
])('%s is refused at its field', async (_, selection, code, path) => {
  const { status, body } = await ask(selection);
  expect([status, body]).toMatchObject([400, { code, path }]);
});
