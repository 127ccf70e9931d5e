import { type Unit, unitsList } from '@portal/contract/fleet-surveys';
import type { SessionKeys } from '../../../access/sessions.ts';
import { addTestUser, type TestApi, testApi } from '../../../app/testing.ts';
import { fleetSurveysArea } from '../area.ts';

let api: TestApi;
let session: SessionKeys;
let account: string;

beforeAll(async () => {
  api = await testApi([fleetSurveysArea], { size: 'small', today: '2025-07-01' });
  session = await api.sessionOf(
    await addTestUser(api.database, { group: 'GYR', rights: ['TVLOGIN'] }),
  );
  const { kysely } = api.database;
  ({ nonsig: account } = await kysely
    .selectFrom('units as u')
    .innerJoin('accounts as a', 'a.id', 'u.account_id')
    .groupBy('a.nonsig')
    .select('a.nonsig')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('a.nonsig')
    .executeTakeFirstOrThrow());
});
afterAll(() => api.close());

async function list(more: object = {}) {
  const { status, body } = await api.call('POST fleet_survey/get_units', {
    as: session,
    body: { account, page_number: 1, page_size: 100, ...more },
  });
  expect(status).toBe(200);
  return body;
}

const compare = new Intl.Collator('und', { numeric: true }).compare;
const byText = new Set(['owner', 'manufacturer', 'model', 'unit_number', 'dot', 'location_code']);

/** Whether two values are in order; missing ones come last in both directions. */
function isInOrder(name: string, a: unknown, b: unknown, isDown: boolean): boolean {
  if (a === null || b === null) return b === null;
  if (typeof a === 'boolean') return isDown ? a >= Boolean(b) : a <= Boolean(b);
  const order = byText.has(name)
    ? compare(String(a), String(b))
    : typeof a === 'number'
      ? a - Number(b)
      : Number(String(a) > String(b)) - Number(String(a) < String(b));
  return isDown ? order >= 0 : order <= 0;
}

describe.each(Object.entries(unitsList.sorts))('by %s', (name, order_by) => {
  test.each([false, true])('downwards: %s', async (is_sort_desc) => {
    const { units } = await list({ order_by, is_sort_desc });
    expect(units.length).toBeGreaterThan(20);
    // States are compared within their country.
    const shownOf = (unit: Unit) =>
      name === 'license_plate_state' && unit.license_plate_state !== null
        ? `${unit.license_plate_country}-${unit.license_plate_state}`
        : unit[name as keyof Unit];
    for (const [index, unit] of units.slice(1).entries()) {
      const before = shownOf(units[index] as Unit);
      expect([before, shownOf(unit), isInOrder(name, before, shownOf(unit), is_sort_desc)]).toEqual(
        [before, shownOf(unit), true],
      );
    }
  });
});

test('pages hold every unit once', async () => {
  const all = await list();
  const seen: number[] = [];
  for (let page_number = 1; page_number * 7 < all.total_items + 7; page_number += 1) {
    const { units } = await list({ page_number, page_size: 7, order_by: 2 });
    seen.push(...units.map(({ unit_id }) => unit_id));
  }
  expect(seen.sort()).toEqual(all.units.map(({ unit_id }) => unit_id).sort());
  expect(all.total_items).toBe(all.units.length);
});

test('filters leave what they say, and nothing else', async () => {
  const { units: all } = await list();
  const yearAgo = '2024-07-01';
  const owner = all.find((unit) => unit.owner !== null)?.owner;
  const vin = all.find((unit) => unit.vin !== null)?.vin ?? '';
  const surveyed = (unit: Unit) => unit.last_survey_date;
  const filters: readonly (readonly [object, (unit: Unit) => boolean])[] = [
    [{ type: 'trailer' }, ({ type }) => type === 'trailer'],
    [{ vocation: 'regional' }, ({ vocation }) => vocation === 'regional'],
    [{ configuration: '6x4' }, ({ configuration }) => configuration === '6x4'],
    [{ owner }, (unit) => unit.owner === owner],
    [{ active: 'yes' }, ({ is_active }) => is_active],
    [{ active: 'no' }, ({ is_active }) => !is_active],
    [{ surveyed: 'never' }, (unit) => surveyed(unit) === null],
    [{ surveyed: 'within_12_months' }, (unit) => (surveyed(unit) ?? '') >= yearAgo],
    [{ surveyed: 'over_12_months' }, (unit) => (surveyed(unit) ?? '9') < yearAgo],
    [{ keyword: vin.slice(3, 12).toLowerCase() }, (unit) => unit.vin === vin],
    [{ type: 'tractor', surveyed: 'never' }, (unit) => unit.type === 'tractor' && !surveyed(unit)],
  ];
  let left = 0;
  for (const [filter, has] of filters) {
    const { units, total_items } = await list(filter);
    const wanted = all.filter(has).map(({ unit_id }) => unit_id);
    expect([filter, units.map(({ unit_id }) => unit_id)]).toEqual([filter, wanted]);
    expect(total_items).toBe(wanted.length);
    left += wanted.length;
  }
  expect(left).toBeGreaterThan(all.length);
});

test('a location has its own units, and an account those of all its locations', async () => {
  const { units } = await list();
  const location_id = units[0]?.location_id;
  const own = await list({ account: undefined, location_id });
  expect(own.units).toEqual(units.filter((unit) => unit.location_id === location_id));
});

test.each([
  ['neither', {}],
  ['both', { account: '1', location_id: 1 }],
])('a call that names %s of the two is refused', async (_, of) => {
  const { status, body } = await api.call('POST fleet_survey/get_units', {
    as: session,
    body: { page_number: 1, page_size: 20, ...of },
  });
  expect([status, body.code, body.path]).toEqual([400, 'invalid', 'location_id']);
});

test('numbers in unit numbers count as numbers', async () => {
  const { kysely } = api.database;
  const unit = await kysely
    .selectFrom('units')
    .selectAll()
    .where('location_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id, number_key, ...copy } = unit;
  for (const unit_number of ['Zz10', 'Zz9', 'zz1', 'Zz09a']) {
    await kysely
      .insertInto('units')
      .values({ ...copy, unit_number, vin: null })
      .execute();
  }
  const { units } = await list({
    account: undefined,
    location_id: unit.location_id,
    keyword: 'ZZ',
  });
  expect(units.map((each) => each.unit_number)).toEqual(['zz1', 'Zz9', 'Zz09a', 'Zz10']);
});
