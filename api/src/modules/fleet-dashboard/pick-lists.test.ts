import { selectionColumns } from '@portal/contract/fleet-dashboard';
import { type DemoApi, demoApi, type Fleet } from './testing/demo-api.ts';
import { type Raw, readRaw, viewOf } from './testing/raw-records.ts';

type Row = Record<(typeof selectionColumns)[number], string> & { id: number };

let api: DemoApi;
let raw: Raw;
let fleet: Fleet;
let accountId: number;

beforeAll(async () => {
  api = await demoApi();
  raw = await readRaw(api.database);
  const view = viewOf(raw, 'dlr');
  // An account that staff, customer and dealer all see, for comparison.
  const account = raw.accounts.find(
    ({ id, fleet_type }) => fleet_type === 'us_national_account' && view.account(id),
  );
  fleet = { fleet_type: 'us_national_account', account: account?.nonsig ?? '' };
  accountId = account?.id ?? 0;
});
afterAll(() => api.close());

const page = { page_number: 1, page_size: 100, order_by: 'code', is_sort_desc: false };

async function list(kind: 'locations' | 'nonsigs', other = {}, login = 'gyr') {
  const { status, body } = await api.call(`POST fleet_dashboard/get_${kind}`, {
    as: await api.as(login),
    body: { ...fleet, ...page, ...other },
  });
  expect(status).toBe(200);
  return {
    rows: (body as unknown as Record<typeof kind, Row[]>)[kind],
    total: body.total_items,
    body,
  };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const sorted = (ids: Iterable<number>) => [...new Set(ids)].sort((a, b) => a - b);

describe('the accounts of the wizard', () => {
  test.each(['gyr', 'ssc', 'cus', 'dlr', 'win'])('%s is offered what it may see', async (login) => {
    const { body } = await api.call('GET fleet_dashboard/get_accounts', {
      as: await api.as(login),
    });
    const view = viewOf(raw, login);
    const visible = raw.accounts.filter(({ id }) => view.account(id));
    for (const type of [
      'us_national_account',
      'canadian_common_owner',
      'canadian_nonsig',
    ] as const) {
      const expected = visible.filter(({ fleet_type }) => fleet_type === type);
      const values = body[type]?.map(({ value }) => value).sort();
      expect(values).toEqual(
        expected.length > 0 ? expected.map(({ nonsig }) => nonsig).sort() : undefined,
      );
    }
  });

  test('a customer has two fleets to choose from, and each dealer several', async () => {
    const count = async (login: string) => {
      const { body } = await api.call('GET fleet_dashboard/get_accounts', {
        as: await api.as(login),
      });
      return Object.values(body).flat().length;
    };
    expect(await count('cus')).toBe(2);
    expect(await count('dlr')).toBeGreaterThan(1);
    expect(await count('win')).toBeGreaterThan(1);
  });

  test('a fleet is written by name and number, or by number alone', async () => {
    const { body } = await api.call('GET fleet_dashboard/get_accounts', {
      as: await api.as('gyr'),
    });
    expect(body.us_national_account[0]?.text).toMatch(/^[A-Z].+ \(\d{7}\)$/);
    const [first] = body.canadian_nonsig;
    expect(first?.text).toBe(first?.value ?? 'there is none');
  });
});

describe.each([
  ['groups', 'POST fleet_dashboard/get_customer_location_groups', 'group_id'],
  ['regions', 'POST fleet_dashboard/get_customer_location_regions', 'region_id'],
] as const)('%s', (field, name, column) => {
  const partsOf = async () => {
    const { body } = await api.call(name, { as: await api.as('gyr'), body: fleet });
    return (body as unknown as Record<typeof field, { id: number; locations: number }[]>)[field];
  };

  test('each is listed with its number of locations', async () => {
    const parts = await partsOf();
    expect(parts.length).toBeGreaterThan(0);
    for (const { id, locations } of parts) {
      expect(locations).toBe(
        raw.locations.filter(
          (location) => location.account_id === accountId && location[column] === id,
        ).length,
      );
    }
  });

  test('choosing one leaves its locations, and the dealers found there', async () => {
    const parts = await partsOf();
    const part = parts.find(({ locations }) => locations > 0)?.id ?? 0;
    const chosen = { [`location_${field}`]: [part] };
    const locations = raw.locations
      .filter((location) => location[column] === part)
      .map(({ id }) => id);
    expect(sorted(idsOf((await list('locations', chosen)).rows))).toEqual(sorted(locations));
    const found = [raw.lines, raw.calls, raw.casings].flatMap((records) =>
      records
        .filter(({ location_id }) => locations.includes(location_id))
        .map(({ dealer_id }) => dealer_id),
    );
    expect(sorted(idsOf((await list('nonsigs', chosen)).rows))).toEqual(sorted(found));
  });
});

test.each(['gyr', 'dlr'])('%s sees the dealers found in the records it may see', async (login) => {
  const view = viewOf(raw, login);
  const found = [raw.lines, raw.calls, raw.casings].flatMap((records) =>
    records
      .filter(({ account_id, dealer_id }) => account_id === accountId && view.dealer(dealer_id))
      .map(({ dealer_id }) => dealer_id),
  );
  const { rows, total } = await list('nonsigs', {}, login);
  expect(sorted(idsOf(rows))).toEqual(sorted(found));
  expect(total).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(0);
});

test('a dealer sees all locations of an account that it serves', async () => {
  expect((await list('locations', {}, 'dlr')).rows).toEqual((await list('locations')).rows);
});

describe.each(['locations', 'nonsigs'] as const)('%s', (kind) => {
  test.each(selectionColumns)('sorts the whole set by %s, both ways', async (order_by) => {
    const { compare } = new Intl.Collator('und');
    const texts = (rows: readonly Row[]) => rows.map((row) => row[order_by]);
    const up = texts((await list(kind, { order_by })).rows);
    const down = texts((await list(kind, { order_by, is_sort_desc: true })).rows);
    expect(up).toEqual([...up].sort(compare));
    expect(down).toEqual([...up].sort((a, b) => compare(b, a)));
  });

  test('pages are the parts of the whole, and beyond the last there is nothing', async () => {
    const { rows, total } = await list(kind, { order_by: 'city' });
    const parts: Row[] = [];
    for (let page_number = 1; parts.length < total; page_number += 1) {
      const part = await list(kind, { order_by: 'city', page_number, page_size: 3 });
      expect(part.total).toBe(total);
      expect(part.body).toMatchObject({ page_number, page_size: 3 });
      parts.push(...part.rows);
    }
    expect(parts).toEqual(rows);
    expect(await list(kind, { page_number: 50 })).toMatchObject({ rows: [], total });
  });

  test('a keyword is looked for in every column, whatever its case, and means itself', async () => {
    const { rows } = await list(kind);
    const [first] = rows;
    const keyword = ` ${first?.city.toUpperCase()} `;
    const found = await list(kind, { keyword });
    expect(found.rows).toEqual(
      rows.filter(({ id, ...texts }) =>
        Object.values(texts).some((text) =>
          text.toLowerCase().includes(keyword.trim().toLowerCase()),
        ),
      ),
    );
    expect((await list(kind, { keyword: first?.code })).rows).toContainEqual(first);
    for (const pattern of ['%', '_', '\\', "'"])
      expect((await list(kind, { keyword: pattern })).total).toBe(0);
  });

  test('only the selected rows, with the other filters still holding', async () => {
    const { rows } = await list(kind);
    const selected = idsOf(rows.slice(0, 2));
    expect(idsOf((await list(kind, { selected })).rows)).toEqual(selected);
    expect((await list(kind, { selected: [] })).total).toBe(0);
    expect((await list(kind, { selected: [999_999] })).total).toBe(0);
    expect(idsOf((await list(kind, { selected, keyword: rows[0]?.code })).rows)).toContain(
      selected[0],
    );
  });
});
