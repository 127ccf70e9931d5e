import { lookupCalls } from '@portal/contract/lookups/schema';
import { unknownName } from '@portal/contract/reports';
import { sql } from 'kysely';
import type { SessionKeys } from '../../access/sessions.ts';
import { defineArea } from '../../app/area.ts';
import { addTestUser, type TestApi, testApi } from '../../app/testing.ts';
import { type Raw, readRaw, viewOf } from '../fleet-dashboard/testing/raw-records.ts';
import { lookupRoutes } from './routes.ts';

let api: TestApi;
let raw: Raw;

beforeAll(async () => {
  const demo = { size: 'small', today: '2025-07-01' } as const;
  api = await testApi([defineArea(lookupCalls, lookupRoutes)], demo);
  // Each account has one casing of an unknown make, none of them with the dealer.
  const ofDealer = sql`dealer_id in (
    select n.dealer_id from user_nonsigs n join users u on u.id = n.user_id where u.login = 'dlr')`;
  await sql`
    update casings set product_id = (select min(id) from products)
    where product_id is null and ${ofDealer}`.execute(api.database.kysely);
  await sql`
    update casings set product_id = null where id in (
      select min(id) from casings where not ${ofDealer} and disposition is not null
      group by account_id)`.execute(api.database.kysely);
  raw = await readRaw(api.database);
});
afterAll(() => api.close());

async function as(login: string): Promise<SessionKeys> {
  const user = raw.users.find((each) => each.login === login);
  return api.sessionOf(user?.id ?? 0);
}

const lists = [
  ['POST lookups/get_brands', 'brands', 'brand'],
  ['POST lookups/get_product_lines', 'product_lines', 'line'],
  ['POST lookups/get_tire_sizes', 'tire_sizes', 'size'],
] as const;
type Call = (typeof lists)[number][0];

async function ask(call: Call, login: string, body: object) {
  const answer = await api.call(call, { as: await as(login), body });
  return { status: answer.status, body: answer.body as unknown as Record<string, string[]> };
}

/** An account that staff, customer and dealers see, or one that only staff sees. */
function accountOf(logins: readonly string[], isSeen = true): Raw['accounts'][number] {
  const views = logins.map((login) => viewOf(raw, login));
  const found = raw.accounts.find(({ id }) => views.every((view) => view.account(id) === isSeen));
  if (!found) throw new Error('The demo data has no such account.');
  return found;
}

/** The names in the lines and casings that a user sees. */
function seenNames(login: string, account: number, field: 'brand' | 'line' | 'size') {
  const view = viewOf(raw, login);
  const names = [...raw.lines, ...raw.casings.filter(({ disposition }) => disposition !== null)]
    .filter((record) => record.account_id === account && view.dealer(record.dealer_id))
    .flatMap(({ product_id }) => raw.products.get(product_id ?? 0)?.[field] ?? []);
  return [...new Set(names)];
}

const seesUnknown = (login: string, account: number): boolean =>
  raw.casings.some(
    ({ account_id, dealer_id, product_id, disposition }) =>
      account_id === account &&
      viewOf(raw, login).dealer(dealer_id) &&
      product_id === null &&
      disposition !== null,
  );

test('a brand of which no casing has an outcome is not offered', async () => {
  const { id, nonsig } = accountOf(['gyr']);
  const db = api.database.kysely;
  const [casing] = raw.casings.filter(
    ({ account_id, disposition, product_id }) =>
      account_id === id && disposition === null && product_id !== null,
  );
  if (!casing) throw new Error('The demo data has no such casing.');
  const product = await db
    .insertInto('products')
    .values({ kind: 'tire', brand: 'Just Arrived', line: 'One', size: '11R22.5' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const make = (product_id: number | null) =>
    db.updateTable('casings').set({ product_id }).where('id', '=', casing.id).execute();
  await make(product.id);
  const offered = async () =>
    (await ask('POST lookups/get_brands', 'gyr', { account: nonsig })).body;
  expect((await offered()).brands).not.toContain('Just Arrived');
  const outcome = (disposition: 'used' | null, disposed_on: string | null) =>
    db
      .updateTable('casings')
      .set({ disposition, disposed_on })
      .where('id', '=', casing.id)
      .execute();
  await outcome('used', '2025-06-30');
  expect((await offered()).brands).toContain('Just Arrived');
  await outcome(null, null);
  await make(casing.product_id);
});

test('a customer sees casings of an unknown make, a dealer none', () => {
  expect(seesUnknown('cus', accountOf(['cus']).id)).toBe(true);
  expect(seesUnknown('dlr', accountOf(['dlr']).id)).toBe(false);
});

describe.each(lists)('%s', (call, key, field) => {
  test.each(['gyr', 'cus', 'dlr', 'win'])(
    '%s is offered what it sees bought and retreaded',
    async (login) => {
      const { id, nonsig } = accountOf([login]);
      const { status, body } = await ask(call, login, { account: nonsig });
      expect(status).toBe(200);
      const { compare } = new Intl.Collator('und');
      const expected = seenNames(login, id, field);
      expect(expected.length).toBeGreaterThan(0);
      const last = field === 'brand' && seesUnknown(login, id) ? [unknownName] : [];
      expect(body[key]).toEqual([...expected.sort(compare), ...last]);
    },
  );

  test('knows no account of others, and none that does not exist', async () => {
    const refusal = { status: 400, body: { code: 'unknown_value', path: 'account' } };
    for (const login of ['cus', 'dlr', 'win']) {
      const { nonsig } = accountOf([login], false);
      expect(await ask(call, login, { account: nonsig })).toMatchObject(refusal);
    }
    expect(await ask(call, 'gyr', { account: '9999999' })).toMatchObject(refusal);
  });

  test.each([
    ['no account', {}],
    ['an empty account', { account: '' }],
    ['a number', { account: 7 }],
    ['21 letters', { account: '1'.repeat(21) }],
  ])('refuses %s', async (_, body) => {
    expect(await ask(call, 'gyr', body)).toMatchObject({
      status: 400,
      body: { code: 'invalid', path: 'account' },
    });
  });

  test('needs a session and the right', async () => {
    const body = { account: raw.accounts[0]?.nonsig };
    expect((await api.call(call, { body })).status).toBe(403);
    const other = await addTestUser(api.database, { group: 'GYR', rights: ['TMLOGIN'] });
    expect((await api.call(call, { body, as: await api.sessionOf(other) })).status).toBe(401);
  });
});

test('a dealer sees less than the whole account in which others work too', async () => {
  const { nonsig } = accountOf(['dlr']);
  const count = async (login: string) =>
    (await ask('POST lookups/get_product_lines', login, { account: nonsig })).body.product_lines
      ?.length ?? 0;
  expect(await count('dlr')).toBeLessThan(await count('gyr'));
});

describe('product lines of some brands', () => {
  const call = 'POST lookups/get_product_lines';
  const linesOf = async (brands?: readonly unknown[]) => {
    const { nonsig } = accountOf(['gyr', 'cus']);
    return ask(call, 'cus', { account: nonsig, ...(brands && { brands }) });
  };

  test('are those of the brands', async () => {
    const { id } = accountOf(['gyr', 'cus']);
    const [brand = ''] = seenNames('cus', id, 'brand');
    const expected = [...raw.lines, ...raw.casings]
      .filter(({ account_id }) => account_id === id)
      .flatMap(({ product_id }) => raw.products.get(product_id ?? 0) ?? [])
      .filter((product) => product.brand === brand)
      .map(({ line }) => line);
    const { body } = await linesOf([brand]);
    expect([...(body.product_lines ?? [])].sort()).toEqual([...new Set(expected)].sort());
    expect((await linesOf(['Nobody', "x' or '1'='1"])).body).toEqual({ product_lines: [] });
  });

  test('of no brand at all are those of every brand', async () => {
    expect(await linesOf([])).toEqual(await linesOf());
  });

  test('refuses what is no list of names', async () => {
    const wrong = { status: 400, body: { code: 'invalid', path: 'brands.0' } };
    expect(await linesOf([7])).toMatchObject(wrong);
    expect(await linesOf(Array(1001).fill('x'))).toMatchObject({
      status: 400,
      body: { code: 'too_many', path: 'brands' },
    });
  });
});

describe('dealers', () => {
  const nonsigsOf = async (login: string, call: 'dealers' | 'dealers_ctsc') => {
    const name =
      call === 'dealers'
        ? 'GET dealer_portal/get_dealers'
        : 'GET dealer_portal/get_dealer_ctsc_locations';
    const { body } = await api.call(name, { as: await as(login) });
    return (Reflect.get(body, call) as { value: string }[]).map(({ value }) => value).sort();
  };
  const served = (login: string) => {
    const view = viewOf(raw, login);
    const accounts = raw.accounts.filter(({ id }) => view.account(id)).map(({ id }) => id);
    return new Set(accounts.flatMap((id) => [...(raw.dealersByAccount.get(id) ?? [])]));
  };
  const ownOf = (login: string) =>
    new Set(raw.dealers.filter(({ id }) => viewOf(raw, login).dealer(id)).map(({ id }) => id));

  test.each([
    ['gyr', () => new Set(raw.dealers.map(({ id }) => id))],
    ['ssc', () => new Set(raw.dealers.map(({ id }) => id))],
    ['cus', () => served('cus')],
    ['dlr', () => ownOf('dlr')],
    ['win', () => ownOf('win')],
  ])('are, for %s, those of the group', async (login, ids) => {
    const named = raw.dealers.filter(({ id }) => ids().has(id)).map(({ nonsig }) => nonsig);
    const found = [
      ...(await nonsigsOf(login, 'dealers')),
      ...(await nonsigsOf(login, 'dealers_ctsc')),
    ];
    expect(found.length).toBeGreaterThan(0);
    expect(found.sort()).toEqual(named.sort());
  });

  test('are found by city, with their places, and by no sign that stands for all', async () => {
    const [dealer] = raw.dealers;
    const find = async (keyword: string) =>
      (
        await api.call('POST dealer_portal/get_dealer_locations', {
          as: await as('gyr'),
          body: { keyword },
        })
      ).body;
    const stored = await api.database.kysely
      .selectFrom('dealers')
      .select(['nonsig', 'name', 'city', 'state'])
      .where('id', '=', dealer?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect((await find(stored.city)).dealers_locations).toContainEqual({
      value: stored.nonsig,
      text: `${stored.name}, ${stored.city}, ${stored.state}`,
    });
    expect(await find('%')).toEqual({ dealers_locations: [], is_limited: false });
  });

  test('of an account are those that serve it; a foreign one answers as none', async () => {
    const { id, nonsig } = accountOf(['cus', 'gyr']);
    const of = async (login: string, account: string) =>
      api.call('POST dealer_portal/get_dealer_locations', {
        as: await as(login),
        body: { account },
      });
    const serving = await api.database.kysely
      .selectFrom('dealer_accounts as s')
      .innerJoin('dealers as d', 'd.id', 's.dealer_id')
      .select('d.nonsig')
      .where('s.account_id', '=', id)
      .execute();
    const expected = serving.map((each) => each.nonsig).sort();
    for (const login of ['gyr', 'cus']) {
      const { body } = await of(login, nonsig);
      expect(body.dealers_locations.map(({ value }) => value).sort()).toEqual(expected);
    }
    const refusal = { status: 400, body: { code: 'unknown_value', path: 'account' } };
    expect(await of('cus', accountOf(['cus'], false).nonsig)).toMatchObject(refusal);
    expect(await of('gyr', '9999999')).toMatchObject(refusal);
  });
});
