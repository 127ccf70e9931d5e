import { type DealerReportRow, dealerReportsList } from '@portal/contract/inspection-surveys';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { anyFilters, isChosen, toSelection } from '../testing/chosen-surveys.ts';
import { english, registerEnglishTexts } from '../testing/english-texts.ts';
import { everyRowOf } from '../testing/every-row.ts';
import { expectPrinted } from '../testing/printed-rows.ts';
import { readEveryRow } from '../testing/read-details.ts';
import { type Login, type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import {
  type Recomputed,
  readRecords,
  recomputeRows,
  recomputeSummary,
} from '../testing/second-computation.ts';
import { expectSorted, ordersOf } from '../testing/sort-orders.ts';
import { tireCells, tireRowsIn } from '../testing/tire-cells.ts';

const report = 'POST survey/report-dealer';

let api: ReportsApi;
let ofDealers: readonly Recomputed[];
beforeAll(async () => {
  api = await reportsApi();
  await registerEnglishTexts(api.database.kysely);
  const all = recomputeRows(await readRecords(api.database));
  ofDealers = all.filter(({ survey }) => survey.kind === 'dealer');
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 100 };
const ask = async (body: object = {}, login: Login = 'gyr') =>
  (await api.as(login, report, { ...page, ...body })).body;

function expected(surveys: readonly Recomputed[]) {
  const { critical_exceptions: _, ...sums } = recomputeSummary(surveys);
  const units = surveys.flatMap(({ inspected }) => inspected);
  const distinct = (types: readonly string[]) =>
    new Set(units.filter(({ type }) => types.includes(type ?? '')).map(({ unit }) => unit)).size;
  return {
    ...sums,
    records_total: surveys.length,
    total_of_trucks_surveyed: distinct(['tractor', 'misc']),
    total_of_trailers_surveyed: distinct(['trailer']),
  };
}

/** The expected row of a survey in the report. */
const rowOf = ({ dealer, row }: Recomputed): DealerReportRow => ({
  survey_id: row.survey_id,
  fleet_location: row.fleet_location_name ?? '',
  survey_date: row.survey_date,
  survey_by: row.survey_by,
  fleet_name: row.fleet_name,
  dealer_location: `${dealer?.name} · ${dealer?.nonsig}`,
  total_tires: row.total_tires,
  total_units: row.total_units,
  exceptions: row.exceptions,
  trailer_readiness: row.trailer_readiness,
  trailers_checked: row.trailers_checked,
  trailers_on_survey: row.trailers_on_survey,
});

const byId = (rows: readonly DealerReportRow[]) =>
  rows.toSorted((one, other) => one.survey_id - other.survey_id);

test('rows and sums agree with a second computation, for each dealer and as a whole', async () => {
  expect(ofDealers.length).toBeGreaterThan(3);
  const nonsigs = [...new Set(ofDealers.map(({ dealer }) => dealer?.nonsig ?? ''))];
  for (const nonsig of [undefined, ...nonsigs]) {
    const left = ofDealers.filter(({ dealer }) => !nonsig || dealer?.nonsig === nonsig);
    const { rows, ...rest } = await ask(nonsig ? { nonsig } : {});
    expect(rest).toMatchObject(expected(left));
    expect(byId(rows)).toEqual(byId(left.map(rowOf)));
  }
});

test('they agree whatever is chosen', async () => {
  const of = (value: (each: Recomputed) => string | null | undefined) => {
    const values = ofDealers.flatMap((each) => value(each) ?? []);
    return fc.option(fc.constantFrom(...new Set(values)), { nil: undefined });
  };
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        ...anyFilters(ofDealers),
        country: of(({ location }) => location?.country),
        state: of(({ location }) => location?.state),
      }),
      async ({ country, state, ...filters }) => {
        const { chosen, body } = toSelection(filters);
        const left = ofDealers.filter(
          (each) =>
            (!country || each.location?.country === country) &&
            (!state || each.location?.state === state) &&
            isChosen(each, chosen),
        );
        const place = { ...(country && { country }), ...(state && { state }) };
        const { rows, ...rest } = await ask({ ...body, ...place });
        expect(rest).toMatchObject(expected(left));
        expect(byId(rows)).toEqual(byId(left.map(rowOf)));
      },
    ),
    { numRuns: 30 },
  );
});

test.each(ordersOf(dealerReportsList))(
  '%s sorts over all pages, %s, and shows every survey once',
  async (field, direction, asked) => {
    const rows = await everyRowOf<DealerReportRow>((page_number) =>
      api.as('gyr', report, { ...asked, page_number, page_size: 5 }),
    );
    expect(byId(rows)).toEqual(byId(ofDealers.map(rowOf)));
    expectSorted(
      rows.map((row) => row[field as keyof DealerReportRow]),
      direction,
    );
  },
);

test('a dealer sees the surveys of its own nonsigs, and filters offer no others', async () => {
  for (const login of ['dlr', 'win'] as const) {
    const { kysely } = api.database;
    const own = await kysely
      .selectFrom('user_nonsigs')
      .innerJoin('users', 'users.id', 'user_nonsigs.user_id')
      .select('dealer_id')
      .where('login', '=', login)
      .execute();
    const mine = new Set(own.map(({ dealer_id }) => dealer_id));
    const { rows } = await ask({}, login);
    expect(rows.length).toBeGreaterThan(0);
    for (const { survey_id } of rows)
      expect(mine).toContain(ofDealers.find(({ row }) => row.survey_id === survey_id)?.dealer?.id);
    const selects = (await api.as(login, 'POST survey/get_survey_by_users', {})).body;
    const nonsigs = ofDealers.flatMap(({ dealer }) =>
      dealer && mine.has(dealer.id) ? [dealer.nonsig] : [],
    );
    for (const { value } of selects.dealer_locations) expect(nonsigs).toContain(value);
  }
});

test('states are those of the locations that dealers surveyed, by country', async () => {
  const { countries_with_states } = (await api.as('gyr', 'GET survey/get_countries_with_states'))
    .body;
  const [{ country = '', states = [] } = {}] = countries_with_states;
  const found = await ask({ country, state: states[0] ?? '' });
  expect(found.total_items).toBeGreaterThan(0);
  expect((await ask({ country, state: 'ZZ' })).total_items).toBe(0);
});

test('its rows are for TMSMYRPT, and its tires for TMSMDRPT', async () => {
  expect((await api.as('win', report, page)).status).toBe(200);
  const details = 'POST survey/detailsdealerreport';
  expect((await api.as('win', details, {})).status).toBe(401);
  expect((await api.as('gyr', details, {})).status).toBe(200);
});

test('the workbook and the PDF hold the rows of the selection, in their order', async () => {
  const [{ dealer } = { dealer: undefined }] = ofDealers;
  for (const body of [{}, { order_by: 5, is_sort_desc: true }, { nonsig: dealer?.nonsig }]) {
    const { rows } = await ask(body);
    const excel = 'POST survey/download_excel_file_survey_dealer_reports';
    const { sheets } = await readXlsx(new Uint8Array((await api.as('gyr', excel, body)).bytes));
    const held = sheets.flatMap((sheet) => sheet.rows).filter(([day]) => day instanceof Date);
    const [, ...columns] = dealerReportsList.columns;
    expect(held).toEqual(
      rows.map((row) => [
        new Date(`${row.survey_date}T00:00:00Z`),
        ...columns.map(({ field }) => row[field as keyof DealerReportRow]),
      ]),
    );
    const pdf = 'POST survey/download_pdf_file_survey_dealer_reports';
    await expectPrinted((await api.as('gyr', pdf, body)).bytes, dealerReportsList, rows);
  }
});

test('the tires of dealer surveys are those of each survey that the selection leaves', async () => {
  const body = { report_type: 'with_critical' };
  const { rows } = await ask(body);
  expect(rows.length).toBeGreaterThan(1);
  const { bytes } = await api.as('gyr', 'POST survey/detailsdealerreport', body);
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  const expected: unknown[] = [];
  for (const { survey_id } of rows) {
    const survey = ofDealers.find(({ row }) => row.survey_id === survey_id);
    if (!survey) throw new Error(`No survey ${survey_id}.`);
    for (const row of await readEveryRow(api, survey_id))
      expected.push(tireCells(survey, row, { hasHistory: false, byDealer: true }));
  }
  expect(tireRowsIn(sheets, ofDealers)).toEqual(expected);
  expect(sheets[0]?.rows.flat()).toContain(english['report_type.with_critical']);
});

test('its file tells the days that it is of, and refuses what the list does', async () => {
  for (const name of [
    'POST survey/download_excel_file_survey_dealer_reports',
    'POST survey/detailsdealerreport',
  ] as const) {
    const reversed = { date_from: '2025-03-01', date_to: '2025-02-01' };
    const { status, body } = await api.as('gyr', name, reversed);
    expect([status, body.code, body.path]).toEqual([400, 'range_reversed', 'date_to']);
    const { headers } = await api.as('gyr', name, {
      date_from: '2024-01-01',
      date_to: '2025-06-30',
    });
    expect(String(headers['content-disposition'])).toContain('01-01-2024');
  }
});
