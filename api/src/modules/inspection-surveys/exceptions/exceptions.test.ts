import {
  exceptionChecks,
  type SurveyException,
  surveyExceptionsList,
} from '@portal/contract/inspection-surveys';
import { everyRowOf } from '../testing/every-row.ts';
import { type Login, type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import { badValves, type Records, readRecords } from '../testing/second-computation.ts';

const exceptions = 'POST survey/get_exceptions';
const dealers = 'POST survey/get_dealer_exceptions';

let api: ReportsApi;
let records: Records;
beforeAll(async () => {
  api = await reportsApi();
  records = await readRecords(api.database);
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 100 };
const everything = { locations: [] as number[], ...page };

/** Reads the rows of all pages. */
const readAll = (call: typeof exceptions | typeof dealers, body: object, login: Login) =>
  everyRowOf<SurveyException>((page_number) => api.as(login, call, { ...body, page_number }));

/** A sample of the surveys: those of the last half year. */
const recent = { ...everything, date_from: '2025-01-01' };

test('each exception is there once, and each survey has as many as its count', async () => {
  const report = (await api.as('gyr', 'POST survey/report', recent)).body;
  expect(report.records_total).toBeLessThanOrEqual(page.page_size);
  const rows = await readAll(exceptions, recent, 'gyr');
  expect(rows).toHaveLength(report.summary.exceptions);
  expect(new Set(rows.map(({ exception_id }) => exception_id)).size).toBe(rows.length);
  for (const { survey_id, exceptions: count } of report.rows)
    expect(rows.filter((row) => row.survey_id === survey_id)).toHaveLength(count);
});

test.each([
  ['with exceptions', { report_type: 'with_exceptions' }],
  ['with critical ones', { report_type: 'with_critical' }],
  ['of dealers', { kind: 'dealer' }],
  ['until a day', { date_to: '2024-06-30' }],
  ['found by a word', { keyword: 'yard' }],
])('behind the totals of surveys %s are as many', async (_, selection) => {
  const body = { ...everything, ...selection };
  const { summary } = (await api.as('gyr', 'POST survey/report', body)).body;
  const all = (await api.as('gyr', exceptions, body)).body;
  const critical = (await api.as('gyr', exceptions, { ...body, severity: 'critical' })).body;
  const others = await Promise.all(
    ['warning', 'flagged'].map(async (severity) =>
      api.as('gyr', exceptions, { ...body, severity }),
    ),
  );
  expect([all.total_items, critical.total_items]).toEqual([
    summary.exceptions,
    summary.critical_exceptions,
  ]);
  expect(others.reduce((sum, { body: { total_items } }) => sum + total_items, 0)).toBe(
    summary.exceptions - summary.critical_exceptions,
  );
  expect(all.total_items).toBeGreaterThan(0);
});

test.each(['gyr', 'dlr'] as const)(
  '%s has those behind the dealer survey report',
  async (login) => {
    const report = (await api.as(login, 'POST survey/report-dealer', page)).body;
    const all = (await api.as(login, dealers, page)).body;
    expect(all.total_items).toBe(report.exceptions);
    const some = { ...page, country: 'US', report_type: 'with_critical' };
    expect((await api.as(login, dealers, some)).body.total_items).toBe(
      (await api.as(login, 'POST survey/report-dealer', some)).body.exceptions,
    );
  },
);

test.each(exceptionChecks)('of the check %s as many are there as were recorded', async (check) => {
  const visits = new Set(
    records.surveys
      .filter(({ state, kind }) => state === 'finished' && kind !== 'checkpoint')
      .map(({ id }) => id),
  );
  const inspected = new Map(
    records.inspections
      .filter(({ survey_id, state }) => visits.has(survey_id) && state !== 'waiting')
      .map((inspection) => [inspection.id, inspection]),
  );
  const read = records.readings.filter(
    ({ inspection_id, axle_number, pressure_kpa, tread_mm }) =>
      inspected.get(inspection_id)?.lifted_axles.includes(axle_number) === false &&
      (pressure_kpa !== null || tread_mm !== null),
  );
  const worn = new Set(records.conditions.map(({ reading_id }) => reading_id));
  const expected = {
    wear: () => read.filter(({ id }) => worn.has(id)).length,
    valve: () => read.filter(({ valve }) => badValves.includes(valve ?? '')).length,
  };
  const failed = () =>
    records.findings.filter(
      ({ inspection_id, check_name }) => inspected.has(inspection_id) && check_name === check,
    ).length;
  const all = (await api.as('gyr', exceptions, { ...everything, check })).body;
  const isFlag = check === 'wear' || check === 'valve';
  expect(all.total_items).toBe(isFlag ? expected[check]() : failed());
  expect(all.total_items).toBeGreaterThan(0);
  for (const row of all.rows) {
    expect(row.check).toBe(check);
    expect(row.wear_conditions.length > 0).toBe(check === 'wear');
    expect(row.valve !== null).toBe(check === 'valve');
    expect([row.severity, row.measured, row.limit].every((value) => value === null)).toBe(isFlag);
  }
});

test('a finding tells what was measured and its limit in the reader’s units', async () => {
  const [row] = (
    await api.as('gyr', exceptions, { ...everything, check: 'pressure', severity: 'critical' })
  ).body.rows;
  const kept = records.findings.find(({ id }) => `finding-${id}` === row?.exception_id);
  expect(row?.measured).toBeCloseTo(Number(kept?.measured) / 6.894757, 0);
  expect(row?.limit).toBeCloseTo(Number(kept?.limit_value) / 6.894757, 0);
});

test.each(Object.entries(surveyExceptionsList.sorts))(
  '%s sorts over all pages',
  async (field, by) => {
    const body = { ...recent, order_by: by, is_sort_desc: true };
    const rows = await readAll(exceptions, body, 'gyr');
    const values = rows.map((row) => row[field as keyof SurveyException]);
    const known = values.filter((value) => value !== null).map(String);
    const { compare } = new Intl.Collator('en', { numeric: true });
    expect(known).toEqual([...known].sort((one, other) => compare(other, one)));
    expect(values.slice(known.length).every((value) => value === null)).toBe(true);
  },
);

test.each([
  ['a location that is not there', { locations: [999_999] }, 'unknown_value', 'locations.0'],
  [
    'days in the wrong order',
    { date_from: '2025-02-01', date_to: '2025-01-01' },
    'range_reversed',
    'date_to',
  ],
  ['a check that is none', { check: 'smell' }, 'invalid', 'check'],
  ['a severity that is none', { severity: 'fatal' }, 'invalid', 'severity'],
])('%s is refused at its field', async (_, selection, code, path) => {
  const answer = await api.as('gyr', exceptions, { ...everything, ...selection });
  expect([answer.status, answer.body]).toMatchObject([400, { code, path }]);
});

test('who sees some accounts has to name locations', async () => {
  expect((await api.as('cus', exceptions, everything)).status).toBe(400);
});
