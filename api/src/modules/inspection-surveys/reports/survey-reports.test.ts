import { type SurveyReportRow, surveyReportsList } from '@portal/contract/inspection-surveys';
import type { CallName, ListColumn } from '@portal/contract/wire';
import { formatDate } from '@portal/platform/format';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import {
  anyFilters,
  isChosen,
  type SurveyFilters,
  toSelection,
} from '../testing/chosen-surveys.ts';
import { registerEnglishTexts } from '../testing/english-texts.ts';
import { everyRowOf } from '../testing/every-row.ts';
import { expectPrinted } from '../testing/printed-rows.ts';
import { type Login, type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import {
  type Recomputed,
  readRecords,
  recomputeRows,
  recomputeSummary,
} from '../testing/second-computation.ts';
import { expectSorted, ordersOf } from '../testing/sort-orders.ts';

const report = 'POST survey/report';
const access = 'GET survey/has_system_level_access';

let api: ReportsApi;
let recomputed: readonly Recomputed[];
beforeAll(async () => {
  api = await reportsApi();
  await registerEnglishTexts(api.database.kysely);
  recomputed = recomputeRows(await readRecords(api.database));
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 100 };
const everything = { locations: [] as number[] };
const ask = async (body: object, login: Login = 'gyr') =>
  (await api.as(login, report, { ...everything, ...page, ...body })).body;

interface Selection extends SurveyFilters {
  readonly locations: readonly number[];
  readonly kind?: string | undefined;
}

/** The surveys that match a selection, by plain comparison. */
const chosen = ({ locations, kind, ...selection }: Selection) =>
  recomputed.filter(
    (each) =>
      (locations.length === 0 || locations.includes(each.row.location_id)) &&
      (!kind || each.row.kind === kind) &&
      isChosen(each, selection),
  );

test('figures agree with a second computation, whatever is chosen', async () => {
  const locations = fc.constantFrom(...new Set(recomputed.map(({ row }) => row.location_id)));
  const kind = fc.constantFrom('yard', 'roadside', 'dealer');
  // The sums cover all surveys; the rows of one page are a sample.
  const page_size = 25;
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        ...anyFilters(recomputed),
        locations: fc.uniqueArray(locations, { maxLength: 6 }),
        kind: fc.option(kind, { nil: undefined }),
      }),
      async (filters) => {
        const selection = toSelection(filters);
        const left = chosen(selection.chosen);
        const { rows, records_total, summary } = await ask({ ...selection.body, page_size });
        expect(records_total).toBe(left.length);
        expect(summary).toEqual(recomputeSummary(left));
        const byId = new Map(left.map(({ row }) => [row.survey_id, row]));
        for (const row of rows) expect(row).toEqual(byId.get(row.survey_id));
        expect(rows).toHaveLength(Math.min(left.length, page_size));
      },
    ),
    { numRuns: 30 },
  );
});

test.each(ordersOf(surveyReportsList))(
  '%s sorts over all pages, %s',
  async (field, direction, asked) => {
    const rows = await everyRowOf<SurveyReportRow>((page_number) =>
      api.as('gyr', report, { ...everything, ...page, ...asked, page_number }),
    );
    expect(new Set(rows.map(({ survey_id }) => survey_id)).size).toBe(recomputed.length);
    expectSorted(
      rows.map((row) => row[field as keyof SurveyReportRow]),
      direction,
    );
  },
);

test('those who see every account may leave the locations open, and nobody else', async () => {
  for (const [login, has_access] of [
    ['gyr', true],
    ['ssc', true],
    ['cus', false],
    ['dlr', false],
  ] as const) {
    expect((await api.as(login, access)).body).toEqual({ has_access });
    const answer = await api.as(login, report, { ...everything, ...page });
    if (has_access) expect(answer.status).toBe(200);
    else
      expect([answer.status, answer.body.code, answer.body.path]).toEqual([
        400,
        'invalid',
        'locations',
      ]);
  }
});

test.each([
  [{ locations: [999_999_999] }, 'unknown_value', 'locations.0'],
  [{ locations: Array.from({ length: 1001 }, (_, index) => index + 1) }, 'too_many', 'locations'],
  [{ date_from: '2025-02-30' }, 'invalid', 'date_from'],
  [{ date_from: '2025-03-01', date_to: '2025-02-01' }, 'range_reversed', 'date_to'],
  [{ report_type: 'some' }, 'invalid', 'report_type'],
  [{ kind: 'checkpoint' }, 'invalid', 'kind'],
] as const)('%# is refused at its field', async (body, code, path) => {
  const answer = await api.as('gyr', report, { ...everything, ...page, ...body });
  expect([answer.status, answer.body.code, answer.body.path]).toEqual([400, code, path]);
  const file = 'POST survey/download_excel_file_survey_reports';
  const ofFile = await api.as('gyr', file, { ...everything, ...body });
  expect([ofFile.status, ofFile.body.code, ofFile.body.path]).toEqual([400, code, path]);
});

test('nobody without TVLOGIN reads it, and a foreign location is as unknown as none', async () => {
  expect((await api.as('win', report, { ...everything, ...page })).status).toBe(401);
  const seen = (
    await api.database.kysely
      .selectFrom('user_accounts')
      .innerJoin('users', 'users.id', 'user_accounts.user_id')
      .select('account_id')
      .where('login', '=', 'cus')
      .execute()
  ).map(({ account_id }) => account_id);
  const foreign = recomputed.find(({ survey }) => !seen.includes(survey.account_id))?.row
    .location_id;
  const body = { ...everything, ...page, locations: [foreign] };
  const answer = await api.as('cus', report, body);
  expect([answer.status, answer.body.code, answer.body.path]).toEqual([
    400,
    'unknown_value',
    'locations.0',
  ]);
});

test.each([
  { kind: 'dealer', order_by: 8, is_sort_desc: true },
  { report_type: 'with_critical', order_by: 11, is_sort_desc: false },
])('the workbook and the PDF hold the rows of the screen, in their order: %j', async (chosen) => {
  const body = { ...everything, ...chosen };
  const rows = await everyRowOf<SurveyReportRow>((page_number) =>
    api.as('gyr', report, { ...page, ...body, page_number }),
  );
  expect(rows.length).toBeGreaterThan(3);
  const excel = await api.as('gyr', 'POST survey/download_excel_file_survey_reports', body);
  const { sheets } = await readXlsx(new Uint8Array(excel.bytes));
  const held = sheets.flatMap((sheet) => sheet.rows).filter(([day]) => day instanceof Date);
  const [, ...columns] = surveyReportsList.columns.filter((column) => !isOnScreenAlone(column));
  expect(held).toEqual(
    rows.map((row) => [
      new Date(`${row.survey_date}T00:00:00Z`),
      ...columns.map(({ field }) => row[field as keyof SurveyReportRow]),
    ]),
  );
  const pdf = await api.as('gyr', 'POST survey/download_pdf_file_survey_reports', body);
  await expectPrinted(pdf.bytes, surveyReportsList, rows);
});

const isOnScreenAlone = ({ only }: ListColumn) => only === 'screen';

test('files and their sheets are called after the place and the days', async () => {
  const [first] = recomputed;
  const { survey_id = 0, location_id = 0, fleet_location_name = '' } = first?.row ?? {};
  const named = async (name: CallName, body: object) => {
    const { headers, bytes } = await api.as('gyr', name, body);
    const called = decodeURIComponent(String(headers['content-disposition'])).split("''")[1];
    return { called: called ?? '', bytes };
  };
  const list = await named('POST survey/download_excel_file_survey_reports', {
    locations: [location_id],
    date_from: '2023-07-01',
    date_to: '2025-06-30',
  });
  expect(list.called).toBe(
    `Finished surveys, ${fleet_location_name}, 07-01-2023 – 06-30-2025.xlsx`,
  );
  const { sheets } = await readXlsx(new Uint8Array(list.bytes));
  expect(sheets.at(-1)?.name).toMatch(/^Fin.*…, 07-01-2023 – 06-30-2025$/);
  const day = formatDate(first?.row.survey_date).replaceAll('/', '-');
  for (const [name, body, title] of [
    ['POST survey/download_pdf_file_survey_details', { survey_id }, 'Tires of the survey'],
    [
      'POST survey/download_excel_file_survey_details',
      { surveys: [survey_id] },
      'Tires of surveys',
    ],
  ] as const)
    expect((await named(name, body)).called.replace(/\.(pdf|xlsx)$/, '')).toBe(
      `${title}, ${fleet_location_name}, ${day}`,
    );
});

test('dealers are those who surveyed at the locations', async () => {
  const [first] = recomputed.filter(({ dealer }) => dealer);
  const location = first?.row.location_id ?? 0;
  const body = { locations: [location] };
  const { dealers } = (await api.as('gyr', 'POST survey/get_dealers_locations', body)).body;
  const expected = recomputed.flatMap(({ row, dealer }) =>
    row.location_id === location && dealer ? [dealer.nonsig] : [],
  );
  expect(new Set(dealers.map(({ nonsig }) => nonsig))).toEqual(new Set(expected));
});
