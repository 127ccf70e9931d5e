import { formatCurrency, formatDecimal, formatPercent } from '@portal/platform/format';
import { readXlsx } from 'hucre/xlsx';
import { readPages } from '../../../exports/making/testing.ts';
import { registerEnglishTexts } from '../../inspection-surveys/testing/english-texts.ts';
import { workedExample } from '../testing/lease-quotes.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
  await registerEnglishTexts(api.database.kysely);
});
afterAll(() => api.close());

const file = async (kind: 'pdf' | 'excel', body: object = workedExample) =>
  api.as('gyr', `POST leasesales/configurator_download_${kind}_file`, { body });

test('the workbook has every factor with what it adds, and both totals', async () => {
  const { figures } = (
    await api.as('gyr', 'POST leasesales/configurator_submit', { body: workedExample })
  ).body;
  const { sheets } = await readXlsx(new Uint8Array((await file('excel')).bytes));
  const rows = sheets.flatMap((sheet) => sheet.rows);
  const held = rows.filter((row) => row.length >= 6 && typeof row[5] === 'number');
  expect(held.map((row) => row[5])).toEqual([
    figures.base_annual,
    ...figures.additions.map(({ adds_annual }) => adds_annual),
    figures.annual,
  ]);
  expect(held.at(-1)?.[4]).toBe('$0.006270');
  expect(held.find((row) => row[0] === 'Terrain')?.slice(0, 5)).toEqual([
    'Terrain',
    'Mountain',
    0.1,
    'Yellow',
    '$0.000600',
  ]);
  const cover = rows.map((row) => row.map(String).join(' ')).join('\n');
  for (const text of ['Halvorsen Freight', '1 Main St, Akron, OH 44301', '$564,300.00']) {
    expect(cover).toContain(text);
  }
});

test('the PDF says the same', async () => {
  const { figures } = (
    await api.as('gyr', 'POST leasesales/configurator_submit', {
      body: { ...workedExample, quote_name: 'Of the PDF' },
    })
  ).body;
  const pages = await readPages((await file('pdf')).bytes);
  const text = pages.map((each) => each.text).join(' ');
  expect(text).toContain('$564,300.00');
  for (const { rate, adds_rate, adds_annual } of figures.additions) {
    expect(text).toContain(formatPercent(rate * 100));
    expect(text).toContain(formatDecimal(Math.abs(adds_rate), 6));
    expect(text).toContain(formatCurrency(adds_annual));
  }
});

test('what looks like a formula or markup is text', async () => {
  const names = { quote_name: '=cmd|calc', customer_name: '<img src=x onerror=alert(1)>' };
  const { sheets } = await readXlsx(
    new Uint8Array((await file('excel', { ...workedExample, ...names })).bytes),
  );
  const cells = sheets.flatMap((sheet) => sheet.rows).flat();
  expect(cells).toContainEqual(expect.stringContaining('=cmd|calc'));
  expect(cells).toContain(names.customer_name);
  const text = (await readPages((await file('pdf', { ...workedExample, ...names })).bytes))
    .map((each) => each.text)
    .join(' ');
  expect(text).toContain('<img src=x');
});

test('a file of what cannot be kept is refused like it', async () => {
  const { status, body } = await file('pdf', { ...workedExample, units: 0 });
  expect({ status, ...body }).toMatchObject({ status: 400, code: 'invalid', path: 'units' });
});
