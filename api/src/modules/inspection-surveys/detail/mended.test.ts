import { type MendedFinding, mendedList } from '@portal/contract/inspection-surveys';
import { everyRowOf } from '../testing/every-row.ts';
import { findingHistories } from '../testing/finding-histories.ts';
import { type Login, type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import { type Records, readRecords, recomputeRows } from '../testing/second-computation.ts';

const call = 'POST survey/get_mended';
const page = { page_number: 1, page_size: 100 };

let api: ReportsApi;
let records: Records;
let histories: ReturnType<typeof findingHistories>;
/** The survey that mended most. */
let surveyId: number;
beforeAll(async () => {
  api = await reportsApi();
  records = await readRecords(api.database);
  histories = findingHistories(records);
  const counts = recomputeRows(records).map(({ row: { survey_id } }) => ({
    survey_id,
    count: histories.mendedIn(survey_id).length,
  }));
  surveyId = counts.sort((one, other) => other.count - one.count)[0]?.survey_id ?? 0;
}, 300_000);
afterAll(() => api.close());

const ask = (more: object = {}, login: Login = 'gyr') =>
  api.as(login, call, { survey_id: surveyId, ...page, ...more });

const readAll = (more: object = {}) =>
  everyRowOf<MendedFinding>((page_number) => ask({ page_number, ...more }));

test('behind the count stand as many findings, each as it was kept and since when it was found', async () => {
  const rows = await readAll();
  const expected = histories.mendedIn(surveyId);
  const byId = (one: number, other: number) => one - other;
  expect(rows.map(({ finding_id }) => finding_id).sort(byId)).toEqual(
    expected.map(({ id }) => id).sort(byId),
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    const finding = expected.find(({ id }) => id === row.finding_id);
    const foundBy = records.inspections.find(({ id }) => id === finding?.inspection_id);
    const mendedBy = records.inspections.find(
      ({ survey_id, unit_id }) => survey_id === surveyId && unit_id === row.unit_id,
    );
    if (!finding || !foundBy || !mendedBy) throw new Error(`No finding ${row.finding_id}.`);
    const { first } = histories.historyOf(finding);
    const days = (Date.parse(mendedBy.inspected_on) - Date.parse(first)) / 86_400_000;
    const survey = records.surveys.find(({ id }) => id === foundBy.survey_id);
    expect(row).toMatchObject({
      check: finding.check_name,
      severity: finding.severity,
      axle_number: finding.axle_number,
      side: finding.side,
      slot: finding.slot,
      found_in: survey?.state === 'finished' ? survey.id : null,
      found_on: foundBy.inspected_on,
      found_first: first,
      days_open: days,
    });
  }
});

test.each(Object.entries(mendedList.sorts))('%s sorts over all pages', async (field, order_by) => {
  const values = (await readAll({ page_size: 3, order_by, is_sort_desc: true })).map((row) =>
    String(row[field as keyof MendedFinding]),
  );
  const { compare } = new Intl.Collator('en', { numeric: true });
  expect(values).toEqual([...values].sort((one, other) => compare(other, one)));
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
