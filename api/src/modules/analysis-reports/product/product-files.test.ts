import {
  type ProductGroup,
  type ProductGrouping,
  productGroupings,
  productMeasures,
} from '@portal/contract/analysis-reports';
import { readXlsx } from 'hucre/xlsx';
import { readPages } from '../../../exports/making/testing.ts';
import { registerEnglishTexts } from '../../inspection-surveys/testing/english-texts.ts';
import { readEveryProductTire } from '../testing/every-product-tire.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
  await registerEnglishTexts(api.database.kysely);
});
afterAll(() => api.close());

const scope = { account_ids: [], date_from: '2024-07-02', date_to: '2025-07-01' };
const excel = 'POST product_analysis_report/get_product_report_excel';
const pdf = 'POST product_analysis_report/get_product_report_pdf';
const reportOf = async (body: object) =>
  (await api.as('gyr', 'POST product_analysis_report/get_product_report', { body })).body;

const sheets = async (bytes: Uint8Array) => (await readXlsx(new Uint8Array(bytes))).sheets;
const positions: Readonly<Record<string, string>> = {
  steer: 'Steer',
  drive: 'Drive',
  trailer: 'Trailer',
  dolly: 'Dolly',
  lift: 'Lift',
};
const leftOut = ['no_tread', 'no_pressure', 'no_tin'] as const;
const namesOf: Readonly<Record<ProductGrouping, (group: ProductGroup) => (string | null)[]>> = {
  brand: ({ brand }) => [brand],
  line: ({ brand, product_line }) => [brand, product_line],
  size: ({ tire_size }) => [tire_size],
  position: ({ wheel_position }) => [positions[wheel_position ?? ''] ?? null],
};
const headings: Readonly<Record<ProductGrouping, string>> = {
  brand: 'By brand',
  line: 'By product line',
  size: 'By size',
  position: 'By position',
};

/** Workbooks store percentages as fractions of one. */
const asPercentCell = (format: string, value: number | null) =>
  format === 'percent' && value !== null ? value / 100 : value;
const figuresOf = (group: Pick<ProductGroup, (typeof productMeasures)[number]['field']>) =>
  productMeasures.map(({ field, format }) => asPercentCell(format, group[field]));
const rounded = (value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;

test.each(productGroupings)(
  'the workbook holds the groups by %s as the screen shows them',
  async (by) => {
    const { groups } = await reportOf(scope);
    const answer = await api.as('gyr', excel, { body: scope });
    const sheet = (await sheets(answer.bytes)).find(({ name }) => name === headings[by]);
    const rows = sheet?.rows ?? [];
    const start = rows.findIndex((row) => row.includes('More than 10% too low'));
    expect(start).toBeGreaterThanOrEqual(0);
    expect(
      rows.slice(start + 1, start + 1 + groups[by].length).map((row) => row.map(rounded)),
    ).toEqual(
      groups[by].map((group) =>
        [...namesOf[by](group), ...figuresOf(group), ...leftOut.map((field) => group[field])].map(
          rounded,
        ),
      ),
    );
  },
);

test('what is picked stands side by side, and what has no tires is left out', async () => {
  const { groups, summary } = await reportOf(scope);
  const [first, second] = groups.brand;
  if (!first || !second) throw new Error('There are two brands at least.');
  const body = { ...scope, group_by: 'brand', compared: [second.key, 'No such brand', first.key] };
  const answer = await api.as('gyr', excel, { body });
  const found = await sheets(answer.bytes);
  const rows = found.find(({ name }) => name === 'Side by side')?.rows ?? [];
  const heading = rows.find((row) => row[0] === 'Figure');
  expect(heading).toEqual(['Figure', second.brand, first.brand]);
  const tires = rows.find((row) => row[0] === 'Tires');
  expect(tires).toEqual(['Tires', second.tires, first.tires]);
  const totals = found.find(({ name }) => name === 'Totals')?.rows ?? [];
  expect(totals.find((row) => row[0] === 'Tires')?.[1]).toBe(summary.tires);
  expect(totals.find((row) => row[0] === 'Product unknown')?.[1]).toBe(summary.no_product);
  const without = await sheets((await api.as('gyr', excel, { body: scope })).bytes);
  expect(without.map(({ name }) => name)).not.toContain('Side by side');
});

test('the PDF holds every group, and what it was narrowed to', async () => {
  const body = { ...scope, tire_types: ['new'], wheel_positions: ['steer', 'drive'] };
  const { groups } = await reportOf(body);
  const answer = await api.as('gyr', pdf, { body });
  const text = (await readPages(answer.bytes)).map((page) => page.text).join(' ');
  for (const { brand } of groups.brand) expect(text).toContain(brand ?? '');
  for (const said of ['07/02/2024', '07/01/2025', 'Steer, Drive', 'Tire type', 'Side']) {
    if (said === 'Side') expect(text).not.toContain('Side by side');
    else expect(text).toContain(said);
  }
});

test('the files of tires hold each as it was read', async () => {
  const body = { ...scope, about: 'underinflated', order_by: 6, is_sort_desc: false };
  const tires = await readEveryProductTire(api, body);
  expect(tires.length).toBeGreaterThan(5);
  expect(tires.map(({ deviation }) => deviation)).toEqual(
    tires.map(({ deviation }) => deviation ?? 0).sort((one, other) => one - other),
  );
  const answer = await api.as('gyr', 'POST product_analysis_report/get_tires_excel', { body });
  const rows = (await sheets(answer.bytes)).flatMap((sheet) => sheet.rows);
  const start = rows.findIndex((row) => row.includes('Deviation (%)'));
  const own = rows.slice(start + 1, start + 1 + tires.length);
  expect(own.map((row) => [row[0], row[1], row[5], row[10], row[11], row[12], row[13]])).toEqual(
    tires.map((tire) => [
      tire.unit_number,
      tire.wheel,
      tire.brand,
      tire.tread,
      tire.pressure,
      tire.target,
      tire.deviation,
    ]),
  );
  const file = await api.as('gyr', 'POST product_analysis_report/get_tires_pdf', { body });
  const text = (await readPages(file.bytes)).map((page) => page.text).join(' ');
  for (const { unit_number } of tires.slice(0, 5)) expect(text).toContain(unit_number);
});
