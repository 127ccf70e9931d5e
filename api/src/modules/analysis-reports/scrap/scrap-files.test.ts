import { readXlsx } from 'hucre/xlsx';
import { readPages } from '../../../exports/making/testing.ts';
import { registerEnglishTexts } from '../../inspection-surveys/testing/english-texts.ts';
import { readEveryScrap, wholeScope } from '../testing/every-scrap.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
  await registerEnglishTexts(api.database.kysely);
});
afterAll(() => api.close());

const scope = { ...wholeScope, date_from: '2024-09-01' };
const report = async () =>
  (await api.as('gyr', 'POST scrap_analysis_report/get_scrap_report', { body: scope })).body;

async function sheetsOf(body: object) {
  const name = 'POST scrap_analysis_report/get_report_to_excel';
  const { bytes } = await api.as('gyr', name, { body });
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  return sheets;
}

test('the workbook holds what the screen shows: totals, a sheet a grouping, and the removals', async () => {
  const body = { ...scope, destination: 'scrap', order_by: 13, is_sort_desc: true };
  const removals = await readEveryScrap(api, body);
  expect(removals.length).toBeGreaterThan(20);
  const { summary, groups } = await report();
  const sheets = await sheetsOf(body);
  const rows = sheets.flatMap((sheet) => sheet.rows);
  const rowOf = (label: string) => rows.find(([first]) => first === label);
  expect(rowOf('Lost money')?.[1]).toBe(summary.lost);
  expect(rowOf('Cost per 32nd')?.[1]).toBe(summary.cost_per_depth);
  expect(rowOf('Left out')?.[1]).toBe(summary.left_out);
  const [reason] = groups.reason;
  expect(reason).toBeDefined();
  const words: Readonly<Record<string, string>> = { worn_out: 'Worn out', puncture: 'Puncture' };
  for (const group of groups.reason.filter(({ key }) => words[key] !== undefined))
    expect(rowOf(words[group.key] ?? '')).toEqual([
      words[group.key],
      group.removed,
      group.scrap,
      group.retread,
      group.left_out,
      group.lost,
      group.cost_per_depth,
      group.mean_tread,
    ]);
  const brands = groups.brand.map(({ key }) => key);
  for (const brand of brands)
    expect(rowOf(brand)?.[1]).toBe(groups.brand.find(({ key }) => key === brand)?.removed);
  const held = rows.filter((row) => row.length > 5 && row[1] instanceof Date);
  expect(held.map((row) => [row[0], row[13], row[18]])).toEqual(
    removals.map(({ unit_number, tread, lost }) => [unit_number, tread, lost]),
  );
});

test('the workbook holds what tread costs', async () => {
  const name = 'POST scrap_analysis_report/get_tread_costs';
  const { costs } = (await api.as('gyr', name, { body: scope })).body;
  expect(costs.length).toBeGreaterThan(5);
  const sheets = await sheetsOf(scope);
  const rows = sheets.find((sheet) => sheet.name.startsWith('Cost of tread'))?.rows ?? [];
  const start = rows.findIndex((row) => row.includes('Cost per 1,000 miles'));
  expect(
    rows.slice(start + 1, start + 1 + costs.length).map((row) => [row[0], ...row.slice(2)]),
  ).toEqual(
    costs.map((cost) => [
      cost.brand,
      cost.counted,
      cost.cost_per_depth,
      cost.driven,
      cost.distance,
      cost.cost_per_distance,
    ]),
  );
});

test('the PDF holds the same figures in people’s words', async () => {
  const { summary } = await report();
  const pdf = await api.as('gyr', 'POST scrap_analysis_report/get_report_to_pdf', { body: scope });
  const text = (await readPages(pdf.bytes)).map((each) => each.text).join(' ');
  const money = (amount: number) =>
    `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  expect(text).toContain('Scrap analysis report');
  expect(text).toContain(money(summary.lost));
  expect(text).toContain('By wear condition');
  expect(text).toContain('A tire with several wear conditions counts under each of them.');
});

test('a selection without removals says so', async () => {
  const sheets = await sheetsOf({ ...wholeScope, date_from: '2035-01-01' });
  const texts = sheets.flatMap((sheet) => sheet.rows).flat();
  expect(texts).toContain('No tire went to scrap or to a retreader');
});
