import type { SurveyException } from '@portal/contract/inspection-surveys';
import { readXlsx } from 'hucre/xlsx';
import { readPages } from '../../../exports/making/testing.ts';
import { registerEnglishTexts } from '../testing/english-texts.ts';
import { everyRowOf } from '../testing/every-row.ts';
import { type ReportsApi, reportsApi } from '../testing/reports-api.ts';

let api: ReportsApi;
beforeAll(async () => {
  api = await reportsApi();
  await registerEnglishTexts(api.database.kysely);
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 100 };
const recent = { locations: [] as number[], date_from: '2025-06-01' };

const listed = (call: 'get_exceptions' | 'get_dealer_exceptions', body: object) =>
  everyRowOf<SurveyException>((page_number) =>
    api.as('gyr', `POST survey/${call}`, { ...body, ...page, page_number }),
  );

/** The rows of a workbook below its headings. */
async function rowsIn(bytes: Uint8Array) {
  const { sheets } = await readXlsx(bytes);
  const rows = sheets.flatMap((sheet) => sheet.rows);
  return rows.slice(rows.findIndex((row) => row.includes('Unit number')) + 1);
}

test.each([
  ['export_exceptions', 'get_exceptions', { ...recent, severity: 'critical', order_by: 1 }],
  ['export_dealer_exceptions', 'get_dealer_exceptions', { date_from: '2024-01-01', order_by: 1 }],
] as const)('%s holds what the list answers, in its order', async (call, list, body) => {
  const rows = await listed(list, body);
  expect(rows.length).toBeGreaterThan(5);
  const file = await api.as('gyr', `POST survey/${call}`, { ...body, format: 2 });
  expect(file.status).toBe(200);
  const held = await rowsIn(new Uint8Array(file.bytes));
  expect(held.map(([unit, , fleet, location]) => [unit, fleet, location])).toEqual(
    rows.map(({ unit_number, fleet_name, fleet_location }) => [
      unit_number,
      fleet_name,
      fleet_location,
    ]),
  );
});

test('each is told by its place and rule, and by whose spec it was judged', async () => {
  const body = { ...recent, order_by: 1 };
  const rows = await listed('get_exceptions', body);
  const file = await api.as('gyr', 'POST survey/export_exceptions', { ...body, format: 2 });
  const held = await rowsIn(new Uint8Array(file.bytes));
  for (const [at, exception] of rows.entries()) {
    const { check, severity, measured, side, slot, axle_number } = exception;
    const told = String(held[at]?.at(-1));
    if (side && slot) expect(told).toMatch(new RegExp(`^${axle_number}${side[0]?.toUpperCase()}`));
    expect(held[at]?.at(-2)).toBe(
      { critical: 'Critical', warning: 'Warning', none: 'Flagged' }[severity ?? 'none'],
    );
    if (check === 'pressure' && measured) expect(told).toContain(`${Math.round(measured)} psi`);
  }
});

test('the PDF of one survey holds its exceptions alone', async () => {
  const [first] = await listed('get_exceptions', recent);
  if (!first) throw new Error('Something was found.');
  const body = { locations: [], survey_id: first.survey_id };
  const rows = await listed('get_exceptions', body);
  const file = await api.as('gyr', 'POST survey/export_exceptions', { ...body, format: 1 });
  const text = (await readPages(file.bytes)).map((each) => each.text).join(' ');
  for (const { unit_number } of rows) expect(text).toContain(unit_number);
  const other = await api.as('gyr', 'POST survey/export_exceptions', {
    ...body,
    survey_id: 999_999,
    format: 1,
  });
  expect([other.status, other.body.code, other.body.path]).toEqual([
    400,
    'unknown_value',
    'survey_id',
  ]);
});
