import { type SurveyReportRow, surveyReportsList } from '@portal/contract/inspection-surveys';
import type { CallName } from '@portal/contract/wire';
import { formatDate } from '@portal/platform/format';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { type Login, type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import {
  type Recomputed,
  readRecords,
  recomputeRows,
  recomputeSummary,
} from '../testing/second-computation.ts';

const report = 'POST survey/report';
const access = 'GET survey/has_system_level_access';

let api: ReportsApi;
let recomputed: readonly Recomputed[];
beforeAll(async () => {
  api = await reportsApi();
  recomputed = recomputeRows(await readRecords(api.database));
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 100 };
const everything = { locations: [] as number[] };
const ask = async (body: object, login: Login = 'gyr') =>
  (await api.as(login, report, { ...everything, ...page, ...body })).body;

/** The surveys that a selection leaves, by plain comparison. */
function chosen(selection: {
  readonly locations: readonly number[];
  readonly report_type?: string | undefined;
  readonly kind?: string | undefined;
  readonly survey_by?: string | undefined;
  readonly nonsig?: string | undefined;
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
}) {
  const { locations, report_type, kind, survey_by, nonsig, date_from, date_to } = selection;
  return recomputed.filter(
    ({ row, dealer }) =>
      (locations.length === 0 || locations.includes(row.location_id)) &&
      (report_type !== 'with_exceptions' || row.exceptions > 0) &&
      (report_type !== 'with_critical' || row.critical_exceptions > 0) &&
      (!kind || row.kind === kind) &&
      (!survey_by || row.survey_by === survey_by) &&
      (!nonsig || dealer?.nonsig === nonsig) &&
      (!date_from || row.survey_date >= date_from) &&
      (!date_to || row.survey_date <= date_to),
  );
}

test('figures agree with a second computation, whatever is chosen', async () => {
  const of = <Field extends keyof SurveyReportRow>(field: Field) =>
    fc.constantFrom(...new Set(recomputed.map(({ row }) => row[field] as never)));
  const nonsigs = [...new Set(recomputed.flatMap(({ dealer }) => dealer?.nonsig ?? []))];
  const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  // Sums are of all surveys; of the rows a part stands for the others.
  const page_size = 25;
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        locations: fc.uniqueArray(of('location_id'), { maxLength: 6 }),
        report_type: optional(fc.constantFrom('with_exceptions', 'with_critical')),
        kind: optional(fc.constantFrom('yard', 'roadside', 'dealer')),
        survey_by: optional(of('survey_by')),
        nonsig: optional(fc.constantFrom(...nonsigs)),
        from: optional(of('survey_date')),
        to: optional(of('survey_date')),
      }),
      async ({ from, to, ...rest }) => {
        const [date_from, date_to] = from && to && to < from ? [to, from] : [from, to];
        const selection = { ...rest, date_from, date_to };
        const left = chosen(selection);
        const body = { ...JSON.parse(JSON.stringify(selection)), page_size };
        const { rows, records_total, summary } = await ask(body);
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

test.each(Object.entries(surveyReportsList.sorts))('%s sorts over all pages', async (field, by) => {
  const values = [];
  for (let number = 1; ; number += 1) {
    const body = { order_by: by, is_sort_desc: true, page_number: number, page_size: 40 };
    const { rows } = await ask(body);
    if (rows.length === 0) break;
    values.push(...rows.map((row) => row[field as keyof SurveyReportRow]));
  }
  expect(values).toHaveLength(recomputed.length);
  const numbers = values.filter((value) => typeof value === 'number');
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  const texts = values.filter((value) => typeof value === 'string');
  const { compare } = new Intl.Collator('en', { numeric: true });
  expect(texts).toEqual([...texts].sort((a, b) => compare(b, a)));
  // Rows without a value come last.
  const firstEmpty = values.indexOf(null as never);
  if (firstEmpty >= 0) expect(new Set(values.slice(firstEmpty))).toEqual(new Set([null]));
});

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

test('the workbook holds the rows of the selection, in their order', async () => {
  const body = { ...everything, kind: 'dealer', order_by: 8, is_sort_desc: true };
  const { bytes } = await api.as('gyr', 'POST survey/download_excel_file_survey_reports', body);
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  const held = sheets.flatMap((sheet) => sheet.rows).filter(([day]) => day instanceof Date);
  const { rows } = await ask(body);
  expect(rows).toHaveLength(chosen({ locations: [], kind: 'dealer' }).length);
  const [, ...columns] = surveyReportsList.columns;
  expect(held).toEqual(
    rows.map((row) => [
      new Date(`${row.survey_date}T00:00:00Z`),
      ...columns.map(({ field }) => row[field as keyof SurveyReportRow]),
    ]),
  );
});

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
    `tire_inspection.list.title, ${fleet_location_name}, 07-01-2023 – 06-30-2025.xlsx`,
  );
  const { sheets } = await readXlsx(new Uint8Array(list.bytes));
  expect(sheets.at(-1)?.name).toMatch(/^tire.*…, 07-01-2023 – 06-30-2025$/);
  const day = formatDate(first?.row.survey_date).replaceAll('/', '-');
  for (const [name, body, title] of [
    ['POST survey/download_pdf_file_survey_details', { survey_id }, 'list.title'],
    ['POST survey/download_excel_file_survey_details', { surveys: [survey_id] }, 'all_title'],
  ] as const)
    expect((await named(name, body)).called.replace(/\.(pdf|xlsx)$/, '')).toBe(
      `survey_detail.${title}, ${fleet_location_name}, ${day}`,
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
