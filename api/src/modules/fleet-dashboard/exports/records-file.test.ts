import { type DashboardReport, reportDefinitions } from '@portal/contract/fleet-dashboard';
import { exportFormats } from '@portal/contract/wire';
import {
  askRecords,
  type FigureReference,
  type RecordsQuery,
  recordsBody,
} from '../testing/ask-records.ts';
import { baseOf } from '../testing/demo-api.ts';
import { type ExportsApi, exportsApi, type SheetRows, sheetsOf } from './testing/exports-api.ts';

// Files of the records behind a figure: the records of all pages, with the names of their places.

let api: ExportsApi;
beforeAll(async () => {
  api = await exportsApi();
});
afterAll(() => api.close());
beforeEach(() => api.database.kysely.deleteFrom('rate_limits').execute());

const definitions: readonly DashboardReport[] = reportDefinitions;

function queryOf(type: string, report = {}): RecordsQuery {
  const definition = definitions.find((each) => each.type === type) as DashboardReport;
  return {
    as: api.session,
    definition,
    base: baseOf(api.fleet),
    report: { report_type: type, ...report },
  };
}

const sorted = { order_by: 'LocationCode', is_sort_desc: true };

async function fileOf(question: RecordsQuery, place: FigureReference, other: object = {}) {
  const { page_number: _, page_size: __, ...body } = recordsBody(question, place, sorted);
  return api.call('POST fleet_dashboard/export_records', {
    as: api.session,
    body: { ...body, format: exportFormats.excel, ...other },
    headers: { 'user-language': 'en-US' },
  });
}

/** The cover of a workbook, and its records keyed by heading. */
async function bookOf(question: RecordsQuery, place: FigureReference) {
  const answer = await fileOf(question, place);
  expect(answer.status).toBe(200);
  const [cover = [], rows = []]: SheetRows[] = [...(await sheetsOf(answer.bytes)).values()];
  const start = rows.findIndex((row) => row.includes('Location Name'));
  const headings = rows[start] ?? [];
  return {
    cover: cover.flat().map(String),
    headings,
    records: rows
      .slice(start + 1)
      .filter((row) => row.some((cell) => cell !== null))
      .map((row) =>
        Object.fromEntries(headings.map((name, index) => [String(name), row[index] ?? null])),
      ),
  };
}

const total = { row: {}, side: 'current' } as const;

test('a workbook has the records of all pages in their order, with names beside codes', async () => {
  const question = queryOf('emergency_service');
  const place = { ...total, measure: 'emergency_spend' };
  const first = await askRecords(api, question, place, { ...sorted, page_size: 100 });
  expect(first.total_items).toBeGreaterThan(30);
  const { headings, records } = await bookOf(question, place);
  expect(headings).toEqual([
    ...['Invoice Date', 'Invoice', 'Line', 'Location', 'Location Name', 'Dealer', 'Dealer Nonsig'],
    ...['Kind', 'Product', 'Service Type', 'Quantity', 'Amount'],
  ]);
  expect(records).toHaveLength(first.total_items);
  const amounts = records.reduce((sum, { Amount }) => sum + Math.round(Number(Amount) * 100), 0);
  expect(amounts / 100).toBe(first.sum);
  for (const [index, shown] of first.records.entries())
    expect(records[index]).toMatchObject({
      Invoice: shown.InvoiceNumber,
      Line: shown.LineNumber,
      Location: shown.LocationCode,
      'Location Name': shown.LocationName,
      Dealer: shown.DealerName,
      'Dealer Nonsig': shown.DealerNonsig,
      'Service Type': 'Emergency',
    });
});

test('the cover tells what the records are of, what they come to and what is left out', async () => {
  const question = queryOf('average_brand_age');
  const place = { ...total, measure: 'aged' };
  const { counted, left_out } = await askRecords(api, question, place);
  const { cover, headings } = await bookOf(question, place);
  expect(cover).toContain('Casings with a valid TIN');
  expect(cover).toContain(`${counted} records`);
  expect(headings).not.toContain('Picked Up');
  expect(left_out.length).toBeGreaterThan(0);
  for (const { records } of left_out)
    expect(cover.some((text) => text.includes(`No valid TIN: ${records}`))).toBe(true);
});

test('what is left out has a file of its own, with the columns that tell why', async () => {
  const question = queryOf('turnaround_time');
  const place = { ...total, measure: 'turned', left_out: 'not_finished' };
  const { total_items } = await askRecords(api, question, place);
  const { headings, records } = await bookOf(question, place);
  expect(total_items).toBeGreaterThan(0);
  expect(records).toHaveLength(total_items);
  expect(headings).toContain('Picked Up');
  expect(new Set(records.map(({ Status }) => Status))).not.toContain('Retread');
});

test('a row is told in words, as is the filter', async () => {
  const question = queryOf('reject_tire_rate', { by_retreader: ['other'] });
  const row = { Brand: 'Unknown', Position: 'drive' };
  const { cover } = await bookOf(question, { row, side: 'previous', measure: 'casings' });
  expect(cover).toEqual(expect.arrayContaining(['Position', 'Drive', 'Brand', 'Unknown']));
  expect(cover.join(' ')).toMatch(/Casings with an outcome · Previous: \d\d\/\d\d\/\d{4}/);
});

test('a name that looks like a formula stays a text', async () => {
  const question = queryOf('emergency_service');
  const name = '=HYPERLINK("http://example.com")';
  await api.database.kysely
    .updateTable('locations')
    .set({ name })
    .where('account_id', 'in', (of) =>
      of.selectFrom('accounts').select('id').where('nonsig', '=', api.fleet.account),
    )
    .execute();
  const { records } = await bookOf(question, { ...total, measure: 'emergency_spend' });
  expect(new Set(records.map((each) => each['Location Name']))).toEqual(new Set([name]));
});

test('a PDF has the name of the report and of what its records are', async () => {
  const question = queryOf('casing_brand_count');
  const place = { row: { Brand: 'Nobody' }, side: 'current', measure: 'casings' } as const;
  const { status, headers } = await fileOf(question, place, { format: exportFormats.pdf });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
    'Casing Brand Count, Casings with an outcome',
  );
});

test.each([
  ['a picture', { format: exportFormats.png }, 'format'],
  ['a measure', { place: { row: {}, side: 'current', measure: 'spots' } }, 'place.measure'],
  ['a reason', { place: { ...total, measure: 'spend', left_out: 'no_tin' } }, 'place.left_out'],
  ['a column', { order_by: 'Tin' }, 'order_by'],
])('refuses %s that there is not', async (_, other, path) => {
  const question = queryOf('emergency_service');
  const answer = await fileOf(question, { ...total, measure: 'spend' }, other);
  expect([answer.status, answer.body.path]).toEqual([400, path]);
});
