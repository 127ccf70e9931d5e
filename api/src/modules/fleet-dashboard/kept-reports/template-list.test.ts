import { type TemplateRow, templateSortKeys } from '@portal/contract/fleet-dashboard';
import { type KeptReportsApi, keptReportsApi, plainPart, savedOf, servicePart } from './testing.ts';

let api: KeptReportsApi;
beforeAll(async () => {
  api = await keptReportsApi();
  await fill();
});
afterAll(() => api.close());

/** Adds 24 templates of staff for three accounts, some equal in every column but the name. */
async function fill(): Promise<void> {
  const accounts = [
    { fleet_type: 'us_national_account', account: '0042' },
    { fleet_type: 'us_national_account', account: '0043' },
    { fleet_type: 'canadian_nonsig', account: '7' },
  ] as const;
  const reports = [
    { tab_parameters: { tab_type: 'service' }, reports_parameters: [servicePart] },
    { tab_parameters: { tab_type: 'purchases' }, reports_parameters: [plainPart] },
    { tab_parameters: { tab_type: 'combined' }, reports_parameters: [plainPart, servicePart] },
  ] as const;
  for (let index = 0; index < 24; index += 1) {
    if (index % 4 === 0) api.clock.pass({ minutes: 1 });
    // Names out of creation order, in mixed case, and with a character that is a pattern in SQL.
    const number = String((index * 7) % 24).padStart(2, '0');
    const report_name = index % 2 ? `report ${number}` : `Report ${number} 100%`;
    const base = accounts[index % 3] ?? accounts[0];
    const date_from = index % 5 === 0 ? '2025-01-01' : '2024-07-02';
    const date_to = index % 2 ? '2025-06-30' : '2025-07-01';
    const { tab_parameters, reports_parameters } = reports[(index >> 1) % 3] ?? reports[0];
    const saved_report = savedOf(
      { ...base, date_from, date_to },
      { tab_parameters, reports_parameters: [...reports_parameters] },
    );
    await api.createTemplate(report_name, { saved_report }, 'staff');
  }
}

const list = async (body: object = {}) => {
  const answer = await api.as('staff', 'POST fleet_dashboard/get_templates', { body });
  expect(answer.status).toBe(200);
  return answer.body;
};
const all = async (body: object = {}) => (await list({ page_size: 100, ...body })).templates;
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('a page has 20 rows, the newest first, those of one moment by name', async () => {
  const { templates, ...counts } = await list();
  expect(counts).toEqual({ page_number: 1, page_size: 20, total_items: 24 });
  expect(templates).toHaveLength(20);
  const newest = await all({ order_by: templateSortKeys.date_created, is_sort_desc: true });
  expect(idsOf(templates)).toEqual(idsOf(newest.slice(0, 20)));
  expect((await list({ page_number: 2 })).templates).toHaveLength(4);
  expect(await list({ page_number: 3 })).toMatchObject({ templates: [], total_items: 24 });
});

const { compare } = new Intl.Collator('und');
const tabOrder = ['purchases', 'service', 'retreading', 'casingdurability', 'combined'];
const byTab = (row: TemplateRow) => tabOrder.indexOf(row.report_type_display);
const byText = (text: (row: TemplateRow) => string) => (a: TemplateRow, b: TemplateRow) =>
  compare(text(a), text(b));

const orders = {
  account_name: byText(({ account_name }) => account_name ?? ''),
  report_name: byText(({ report_name }) => report_name),
  report_type_display: (a: TemplateRow, b: TemplateRow) => byTab(a) - byTab(b),
  report_dates: byText(({ report_dates }) => `${report_dates.date_from} ${report_dates.date_to}`),
  date_created: byText(({ date_created }) => date_created),
};

describe.each(Object.entries(templateSortKeys))('by %s', (name, order_by) => {
  const order = orders[name as keyof typeof orders];
  const byName = orders.report_name;

  test.each([
    ['upwards', false],
    ['downwards', true],
  ])('the whole set is sorted %s, and what is alike by name', async (_, is_sort_desc) => {
    const rows = await all({ order_by, is_sort_desc });
    const sign = is_sort_desc ? -1 : 1;
    const sorted = [...rows].sort((a, b) => sign * order(a, b) || byName(a, b));
    expect(rows.map(({ report_name }) => report_name)).toEqual(
      sorted.map(({ report_name }) => report_name),
    );
    const parts = [];
    for (const page_number of [1, 2, 3, 4]) {
      parts.push(...(await list({ order_by, is_sort_desc, page_number, page_size: 7 })).templates);
    }
    expect(parts).toEqual(rows);
  });
});

test.each([
  ['report 07', 1],
  [' REPORT 0', 10],
  ['100%', 12],
  ['ÅNGSTRÖM', 8],
  ['(0042)', 8],
  ['_', 0],
  ['%_%', 0],
  ['', 24],
])('the keyword "%s" finds %d', async (keyword, found) => {
  expect((await list({ keyword })).total_items).toBe(found);
});

test('an account without a name is shown by its number', async () => {
  const shown = new Set((await all()).map(({ account_name }) => account_name));
  expect([...shown].sort()).toEqual(['7', 'moss Hauling (0042)', 'Ångström Freight (0043)']);
});

test('others see nothing of it', async () => {
  const { body } = await api.as('colleague', 'POST fleet_dashboard/get_templates', { body: {} });
  expect(body).toEqual({ templates: [], page_number: 1, page_size: 20, total_items: 0 });
});

test.each([
  ['a page of 101 rows', { page_size: 101 }, 'page_size'],
  ['page 0', { page_number: 0 }, 'page_number'],
  ['a column that does not sort', { order_by: 5 }, 'order_by'],
  ['a column by its name', { order_by: 'report_name' }, 'order_by'],
  ['a direction in words', { is_sort_desc: 'desc' }, 'is_sort_desc'],
  ['a keyword of 201 characters', { keyword: 'x'.repeat(201) }, 'keyword'],
])('%s is refused', async (_, body, path) => {
  const answer = await api.as('staff', 'POST fleet_dashboard/get_templates', { body });
  expect([answer.status, answer.body.code, answer.body.path]).toEqual([400, 'invalid', path]);
});
