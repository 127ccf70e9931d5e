import type { BelowLawTire } from '@portal/contract/analysis-reports';
import { registerEnglishTexts } from '../../inspection-surveys/testing/english-texts.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { rowsOf } from '../testing/wear-words.ts';

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
  await registerEnglishTexts(api.database.kysely);
});
afterAll(() => api.close());

const body = { account_ids: [] as number[], order_by: 3, is_sort_desc: false };

const listed = async (more: object) => {
  const page = { page_number: 1, page_size: 100 };
  const answer = await api.as('gyr', 'POST scrap_analysis_report/get_below_law', {
    body: { ...body, ...page, ...more },
  });
  return answer.body;
};

test.each([{}, { axle: 'steer' }, { pull_32nds: 6 }])(
  'the file holds the tires of %j',
  async (more) => {
    const { tires, total_items } = await listed(more);
    expect(tires.length).toBeGreaterThan(0);
    const file = await api.as('gyr', 'POST scrap_analysis_report/export_below_law', {
      body: { ...body, ...more, format: 2 },
    });
    const rows = await rowsOf(new Uint8Array(file.bytes));
    const heading = rows.findIndex((row) => row.includes('Tread left (32nds)'));
    const names = (rows[heading] ?? []).map(String);
    const held = rows.slice(heading + 1);
    expect(held).toHaveLength(total_items);
    const valuesOf = (name: string) =>
      held.slice(0, tires.length).map((row) => row[names.indexOf(name)] ?? null);
    const of = <Field extends keyof BelowLawTire>(field: Field) => tires.map((tire) => tire[field]);
    expect(valuesOf('Unit number')).toEqual(of('unit_number'));
    expect(valuesOf('Tread left (32nds)')).toEqual(of('tread'));
    expect(valuesOf('Tread before (32nds)')).toEqual(of('tread_before'));
    if ('pull_32nds' in more) expect(rows.slice(0, heading).flat()).toContain('6/32 in');
  },
);

test('a foreign account is refused', async () => {
  const answer = await api.as('cus', 'POST scrap_analysis_report/export_below_law', {
    body: { ...body, account_ids: [999_999], format: 2 },
  });
  expect([answer.status, answer.body.code, answer.body.path]).toEqual([
    400,
    'unknown_value',
    'account_ids.0',
  ]);
});
