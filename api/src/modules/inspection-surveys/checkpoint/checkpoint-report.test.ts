import {
  type CrossingFinding,
  type CrossingRow,
  crossingChecks,
  crossingFindingsList,
  crossingsList,
} from '@portal/contract/inspection-surveys';
import fc from 'fast-check';
import {
  type RecomputedCrossing,
  recomputeCrossings,
  recomputeTiles,
} from '../testing/crossing-computation.ts';
import { everyRowOf } from '../testing/every-row.ts';
import { type Login, type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import { expectSorted, ordersOf } from '../testing/sort-orders.ts';

const home = 'GET checkpoint/get_home_page';
const report = 'POST checkpoint/report';
const findings = 'POST checkpoint/get_findings';

let api: ReportsApi;
let recomputed: readonly RecomputedCrossing[];
beforeAll(async () => {
  api = await reportsApi();
  recomputed = await recomputeCrossings(api.database);
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 100 };
const ask = async (body: object, login: Login = 'gyr') =>
  (await api.as(login, report, { ...page, ...body })).body;

interface Selection {
  readonly accounts?: readonly string[] | undefined;
  readonly locations?: readonly number[] | undefined;
  readonly report_type?: string | undefined;
  readonly country?: string | undefined;
  readonly state?: string | undefined;
  readonly keyword?: string | undefined;
  readonly survey_by?: string | undefined;
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
}

/** The crossings that match a selection, by plain comparison. */
function chosen(selection: Selection): RecomputedCrossing[] {
  const { accounts = [], locations = [], report_type, country, state } = selection;
  const { survey_by, date_from, date_to, keyword = '' } = selection;
  return recomputed.filter(
    ({ row, survey, account, location }) =>
      (accounts.length === 0 || accounts.includes(account?.nonsig ?? '')) &&
      (locations.length === 0 || locations.includes(survey.location_id)) &&
      (report_type !== 'with_exceptions' || row.warning_exceptions + row.critical_exceptions > 0) &&
      (report_type !== 'with_critical' || row.critical_exceptions > 0) &&
      (!country || location?.country === country) &&
      (!state || location?.state === state) &&
      [
        ...[row.unit_number, row.license_number, survey.surveyor, location?.code, location?.name],
        ...[account?.name, account?.nonsig],
      ].some((text) => text?.toLowerCase().includes(keyword.toLowerCase())) &&
      (!survey_by || survey.surveyor === survey_by) &&
      (!date_from || row.unit_date >= date_from) &&
      (!date_to || row.unit_date <= date_to),
  );
}

test('five fleets have crossings of two years, with tires that are hot', () => {
  expect(recomputed.length).toBeGreaterThan(40);
  expect(new Set(recomputed.map(({ account }) => account?.id)).size).toBe(5);
  const days = recomputed.map(({ row }) => row.unit_date).sort();
  expect(days[0]?.slice(0, 4)).toBe('2023');
  expect(days.at(-1)?.slice(0, 4)).toBe('2025');
  const sum = (field: 'warning_exceptions' | 'critical_exceptions') =>
    recomputed.reduce((total, { row }) => total + row[field], 0);
  expect(sum('warning_exceptions')).toBeGreaterThan(10);
  expect(sum('critical_exceptions')).toBeGreaterThan(10);
});

test('rows and tiles agree with a second computation, whatever is chosen', async () => {
  const of = <Value>(value: (each: RecomputedCrossing) => Value) =>
    fc.constantFrom(...new Set(recomputed.map(value)));
  const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const day = of(({ row }) => row.unit_date);
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        accounts: optional(
          fc.uniqueArray(
            of(({ account }) => account?.nonsig ?? ''),
            { maxLength: 3 },
          ),
        ),
        locations: optional(
          fc.uniqueArray(
            of(({ survey }) => survey.location_id),
            { maxLength: 3 },
          ),
        ),
        report_type: optional(fc.constantFrom('with_exceptions', 'with_critical')),
        country: optional(fc.constantFrom('US', 'CA')),
        state: optional(of(({ location }) => location?.state ?? '')),
        keyword: optional(fc.constantFrom('1', '00', 'a', 'lane 2', 'LOGIST', 'zz')),
        survey_by: optional(of(({ survey }) => survey.surveyor)),
        from: optional(day),
        to: optional(day),
      }),
      async ({ from, to, ...rest }) => {
        const [date_from, date_to] = from && to && to < from ? [to, from] : [from, to];
        const selection = { ...rest, date_from, date_to };
        const left = chosen(selection);
        const answer = await ask(JSON.parse(JSON.stringify(selection)));
        expect(answer.records_total).toBe(left.length);
        expect(answer.tiles).toEqual(recomputeTiles(left));
        const byId = new Map(left.map(({ row }) => [row.survey_id, row]));
        for (const row of answer.rows) expect(row).toEqual(byId.get(row.survey_id));
        expect(answer.rows).toHaveLength(Math.min(left.length, page.page_size));
      },
    ),
    { numRuns: 40 },
  );
});

test.each(ordersOf(crossingsList))(
  '%s sorts over all pages, %s',
  async (field, direction, asked) => {
    const rows = await everyRowOf<CrossingRow>((page_number) =>
      api.as('gyr', report, { ...asked, page_number, page_size: 40 }),
    );
    expect(new Set(rows.map(({ survey_id }) => survey_id)).size).toBe(recomputed.length);
    expectSorted(
      rows.map((row) => row[field as keyof CrossingRow]),
      direction,
    );
  },
);

test.each(ordersOf(crossingFindingsList))(
  'of the readings behind counts %s sorts over all pages, %s',
  async (field, direction, asked) => {
    const rows = await everyRowOf<CrossingFinding>((page_number) =>
      api.as('gyr', findings, { ...asked, page_number, page_size: 100 }),
    );
    expect(new Set(rows.map(({ finding_id }) => finding_id)).size).toBe(
      recomputed.reduce((sum, each) => sum + each.findings.length, 0),
    );
    expectSorted(
      rows.map((row) => row[field as keyof CrossingFinding]),
      direction,
    );
  },
);

const counts = (['critical', 'warning'] as const).flatMap((severity) =>
  crossingChecks.map((check) => [`${severity}_${check}`, severity, check] as const),
);

test.each(counts)('behind %s are as many readings', async (name, severity, check) => {
  const total = recomputed.reduce((sum, { row }) => sum + row[name], 0);
  const all = (await api.as('gyr', findings, { ...page, severity, check })).body;
  expect(all.total_items).toBe(total);
  const [most] = [...recomputed].sort((a, b) => b.row[name] - a.row[name]);
  const body = { ...page, severity, check, survey_id: most?.row.survey_id };
  const own = (await api.as('gyr', findings, body)).body;
  expect(own.rows).toHaveLength(most?.row[name] ?? 0);
  for (const row of own.rows)
    expect(row).toMatchObject({ severity, check, survey_id: most?.row.survey_id });
});

test('the readings behind a tile are those of its selection', async () => {
  const location = recomputed[0]?.survey.location_id ?? 0;
  const selection = { locations: [location], report_type: 'with_critical' };
  const { tiles } = await ask(selection);
  for (const severity of ['critical', 'warning'] as const) {
    const { total_items } = (await api.as('gyr', findings, { ...page, ...selection, severity }))
      .body;
    expect(total_items).toBe(tiles[`${severity}_exceptions`]);
  }
});

test('a unit twice a day is one unit and two crossings', async () => {
  const keys = recomputed.map(({ row }) => `${row.unit_id} ${row.unit_date}`);
  const twice = recomputed.find((_, index) => keys.indexOf(keys[index] ?? '') < index);
  const { unit_date, unit_number } = twice?.row ?? {};
  const body = {
    accounts: [twice?.account?.nonsig],
    date_from: unit_date,
    date_to: unit_date,
    keyword: unit_number,
  };
  const { tiles, rows } = await ask(body);
  expect(rows.length).toBeGreaterThan(1);
  expect(tiles.total_units).toBe(1);
  expect(tiles.total_tires).toBe(rows.reduce((sum, row) => sum + row.total_tires, 0));
});

test('the home page lists what has crossings, fleets by their kinds', async () => {
  const { body } = await api.as('gyr', home);
  const ofType = (type: number) =>
    [
      ...new Set(
        recomputed.flatMap(({ account }) => (account?.account_type === type ? account.nonsig : [])),
      ),
    ].sort();
  const values = (choices: readonly { readonly value: string }[]) =>
    choices.map(({ value }) => value).sort();
  expect(values(body.us_national_accounts)).toEqual(ofType(3));
  expect(values(body.canadian_common_owners_accounts)).toEqual(ofType(4));
  expect(values(body.canadian_national_accounts)).toEqual(ofType(10));
  expect(values(body.preferred_fleet_accounts)).toEqual(ofType(2));
  expect(values(body.countries_with_states)).toEqual(['CA', 'US']);
  expect(body.countries_with_states[0]?.states.length).toBeGreaterThan(0);
  expect(values(body.report_types)).toEqual(['', 'with_critical', 'with_exceptions']);
  expect(values(body.survey_by_users)).toEqual(
    [...new Set(recomputed.map(({ survey }) => survey.surveyor))].sort(),
  );
  const locations = [...new Set(recomputed.map(({ survey }) => String(survey.location_id)))].sort();
  expect(values(body.customer_locations)).toEqual(locations);
  const accounts = ofType(4);
  const own = (await api.as('gyr', 'POST checkpoint/get_customer_locations', { accounts })).body;
  expect(values(own.customer_locations)).toEqual(
    [
      ...new Set(
        recomputed.flatMap(({ survey, account }) =>
          accounts.includes(account?.nonsig ?? '') ? String(survey.location_id) : [],
        ),
      ),
    ].sort(),
  );
});

test('a customer sees its own fleets, and those of others are as unknown as none', async () => {
  const { records_total } = await ask({}, 'cus');
  const seen = (await api.as('cus', home)).body;
  const own = seen.us_national_accounts.map(({ value }) => value);
  expect(own).toHaveLength(2);
  expect(records_total).toBe(chosen({ accounts: own }).length);
  const foreign = recomputed.find(({ account }) => !own.includes(account?.nonsig ?? ''));
  for (const [body, path] of [
    [{ accounts: [own[0], foreign?.account?.nonsig] }, 'accounts.1'],
    [{ accounts: ['none'] }, 'accounts.0'],
    [{ locations: [foreign?.survey.location_id] }, 'locations.0'],
  ] as const) {
    const answer = await api.as('cus', report, { ...page, ...body });
    expect([answer.status, answer.body.code, answer.body.path]).toEqual([
      400,
      'unknown_value',
      path,
    ]);
  }
});

test.each([
  [{ date_from: '2025-02-30' }, 'invalid', 'date_from'],
  [{ date_from: '2025-03-01', date_to: '2025-02-01' }, 'range_reversed', 'date_to'],
  [{ report_type: 'some' }, 'invalid', 'report_type'],
  [{ locations: Array.from({ length: 1001 }, (_, index) => index + 1) }, 'too_many', 'locations'],
] as const)('%# is refused at its field, by list and file alike', async (body, code, path) => {
  const files = [
    'POST checkpoint/download_pdf_file_checkpoint_reports',
    'POST checkpoint/download_excel_file_checkpoint_reports',
    'POST checkpoint/download_excel_file_checkpoint_all_details_report',
  ] as const;
  for (const [name, more] of [
    [report, page],
    [findings, page],
    ...files.map((file) => [file, {}]),
  ] as const) {
    const answer = await api.as('gyr', name as typeof report, { ...(more as object), ...body });
    expect([answer.status, answer.body.code, answer.body.path]).toEqual([400, code, path]);
  }
});

test('lists need their right, readings that of details', async () => {
  expect((await api.as('win', report, page)).status).toBe(200);
  expect((await api.as('win', findings, page)).status).toBe(401);
  const id = await api.database.kysely
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'norights')
    .executeTakeFirstOrThrow();
  const as = await api.sessionOf(id.id);
  expect((await api.call(report, { body: page, as })).status).toBe(401);
  expect((await api.call(report, { body: page })).status).toBe(403);
});
