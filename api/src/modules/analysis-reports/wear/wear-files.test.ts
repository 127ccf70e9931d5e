import type { WearTire } from '@portal/contract/analysis-reports';
import { readPages } from '../../../exports/making/testing.ts';
import { registerEnglishTexts } from '../../inspection-surveys/testing/english-texts.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { kinds, positions, rowsOf } from '../testing/wear-words.ts';

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
  await registerEnglishTexts(api.database.kysely);
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 100 };
const outcomes: Partial<Record<WearTire['outcome'], string>> = { counted: 'Counts' };

test('the files hold the rates of the selection, in the order of the list', async () => {
  const body = { account_ids: [], group_by: 'product', order_by: 0, is_sort_desc: true };
  const { rates } = (
    await api.as('gyr', 'POST product_wear_rate_report/get_product_wear_rates', {
      body: { ...body, ...page },
    })
  ).body;
  expect(rates.length).toBeGreaterThan(10);
  const excel = await api.as(
    'gyr',
    'POST product_wear_rate_report/get_product_wear_rates_report_xls',
    { body },
  );
  const rows = await rowsOf(new Uint8Array(excel.bytes));
  const heading = rows.findIndex((row) => row.includes('Average Miles Per 32nd'));
  expect(heading).toBeGreaterThan(0);
  expect(rows.slice(heading + 1, heading + 1 + rates.length)).toEqual(
    rates.map((rate) => [
      rate.brand,
      rate.product_line,
      rate.tire_size,
      kinds[rate.retread],
      positions[rate.wheel_position],
      rate.tires,
      rate.rate,
      rate.projected_life,
      rate.distance,
      rate.worn,
    ]),
  );
  const pdf = await api.as(
    'gyr',
    'POST product_wear_rate_report/get_product_wear_rates_report_pdf',
    { body },
  );
  const text = (await readPages(pdf.bytes)).map((each) => each.text).join(' ');
  for (const { brand } of rates) expect(text).toContain(brand ?? '');
});

test('the files of tires hold both readings of each', async () => {
  const body = { account_ids: [], outcome: 'counted', wheel_position: 'steer' };
  const { tires } = (
    await api.as('gyr', 'POST product_wear_rate_report/get_tires', { body: { ...body, ...page } })
  ).body;
  expect(tires.length).toBeGreaterThan(10);
  const excel = await api.as('gyr', 'POST product_wear_rate_report/get_tires_xls', { body });
  const rows = await rowsOf(new Uint8Array(excel.bytes));
  const held = rows.filter((row) => row[8] instanceof Date).slice(0, tires.length);
  const day = (text: string | null) => text && new Date(`${text}T00:00:00Z`);
  expect(held).toEqual(
    tires.map((tire) => [
      tire.unit_number,
      tire.wheel,
      tire.fleet_name,
      tire.brand,
      tire.product_line,
      tire.tire_size,
      kinds[tire.retread],
      positions[tire.wheel_position],
      day(tire.start_on),
      tire.start_odometer,
      tire.start_tread,
      day(tire.read_on),
      tire.odometer,
      tire.tread,
      tire.distance,
      tire.worn,
      tire.rate,
      outcomes[tire.outcome],
    ]),
  );
  const pdf = await api.as('gyr', 'POST product_wear_rate_report/get_tires_pdf', { body });
  const text = (await readPages(pdf.bytes)).map((each) => each.text).join(' ');
  expect(text).toContain(tires[0]?.unit_number ?? '');
});
