import { type FavoriteRow, favoriteSortKeys, reportKinds } from '@portal/contract/fleet-dashboard';
import {
  type CallerName,
  foreignFleet,
  type KeptReportsApi,
  keptReportsApi,
  savedOf,
} from './testing.ts';

let api: KeptReportsApi;
beforeAll(async () => {
  api = await keptReportsApi();
  await fill();
});
afterAll(() => api.close());
afterEach(() => api.assign(true));

const call = 'POST fleet-central-v1:favorite_reports/get';

async function save(name: string, other: object = {}, who: CallerName = 'staff') {
  const body = { name, report_kind: reportKinds.dashboard, request_url: '/fleet-dashboard' };
  const answer = await api.as(who, 'POST fleet-central-v1:favorite_reports/save', {
    body: { ...body, ...other },
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Adds 24 favorites of staff: for two accounts, and for none. */
async function fill(): Promise<void> {
  for (let index = 0; index < 24; index += 1) {
    if (index % 4 === 0) api.clock.pass({ minutes: 1 });
    const name = `${index % 2 ? 'view' : 'View'} ${String((index * 7) % 24).padStart(2, '0')}`;
    const dates = {
      date_from: index % 5 === 0 ? '2025-01-01' : '2024-07-02',
      date_to: index % 2 ? '2025-06-30' : '2025-07-01',
    };
    const saved_report = savedOf({ ...(index % 3 === 1 && foreignFleet), ...dates });
    await save(name, index % 3 === 2 ? { report_kind: index % 2 } : { saved_report });
  }
}

const list = async (body: object = {}, who: CallerName = 'staff') => {
  const answer = await api.as(who, call, { body });
  expect(answer.status).toBe(200);
  return answer.body;
};
const all = async (body: object = {}) => (await list({ page_size: 100, ...body })).favorite_reports;

const { compare } = new Intl.Collator('und');
const sorted: Record<keyof typeof favoriteSortKeys, (row: FavoriteRow) => string | null> = {
  name: ({ name }) => name,
  account_name: ({ account_name }) => account_name,
  report_kind: ({ report_kind }) => String(report_kind),
  report_dates: ({ report_dates: dates }) => dates && `${dates.date_from} ${dates.date_to}`,
  date_created: ({ date_created }) => date_created,
};

describe.each(Object.entries(favoriteSortKeys))('by %s', (name, order_by) => {
  const textOf = sorted[name as keyof typeof sorted];

  test.each([
    ['upwards', false],
    ['downwards', true],
  ])('the whole set is sorted %s, what is alike by name, what has none last', async (_, down) => {
    const rows = await all({ order_by, is_sort_desc: down });
    const order = [...rows].sort((a, b) => {
      const [one, other] = [textOf(a), textOf(b)];
      if (one === null || other === null || one === other)
        return Number(one === null) - Number(other === null) || compare(a.name, b.name);
      return (down ? -1 : 1) * compare(one, other);
    });
    expect(rows.map((row) => row.name)).toEqual(order.map((row) => row.name));
    const parts = [];
    for (const page_number of [1, 2, 3, 4]) {
      const page = { order_by, is_sort_desc: down, page_number, page_size: 7 };
      parts.push(...(await list(page)).favorite_reports);
    }
    expect(parts).toEqual(rows);
  });
});

test('a row shows the account and the dates of the report that was saved with it', async () => {
  const saved_report = savedOf({ date_type: '4', date_from: '2024-02-29', date_to: '2024-03-01' });
  const row = await save('Dates', { saved_report }, 'customer');
  expect(row).toMatchObject({
    account_name: 'moss Hauling (0042)',
    report_dates: { date_type: '4', date_from: '2024-02-29', date_to: '2024-03-01' },
  });
  expect((await list({ keyword: 'Dates' }, 'customer')).favorite_reports).toEqual([row]);
  const { id } = row;
  const { body } = await api.as('customer', 'GET fleet-central-v1:favorite_reports/get/{id}', {
    id,
  });
  expect(body).toMatchObject(row);
});

test('an address alone has neither', async () => {
  expect(await save('Address', {}, 'customer')).toMatchObject({
    account_name: null,
    account_lost: false,
    report_dates: null,
  });
});

test('a lost account is neither named nor found nor sorted by, and its dates are not told', async () => {
  await api.assign(true);
  const saved_report = savedOf();
  await save('A lost one', { saved_report }, 'colleague');
  const body = { order_by: favoriteSortKeys.account_name, keyword: 'moss' };
  expect(await list(body, 'colleague')).toMatchObject({ total_items: 1 });
  await api.assign(false);
  expect(await list(body, 'colleague')).toMatchObject({ total_items: 0 });
  expect((await list({}, 'colleague')).favorite_reports).toMatchObject([
    { name: 'A lost one', account_name: null, account_lost: true, report_dates: null },
  ]);
});

test.each([
  ['VIEW 07', 1],
  ['(0043)', 8],
  ['ÅNGSTRÖM', 8],
])('the keyword "%s" finds %d', async (keyword, found) => {
  expect((await list({ keyword })).total_items).toBe(found);
});

test.each([
  ['a column that does not sort', { order_by: 'request_url' }, 'order_by'],
  ['a direction in words', { is_sort_desc: 'desc' }, 'is_sort_desc'],
])('%s is refused', async (_, body, path) => {
  const answer = await api.as('staff', call, { body });
  expect([answer.status, answer.body.code, answer.body.path]).toEqual([400, 'invalid', path]);
});
