import { accountTypes } from '@portal/contract/fleet-surveys';
import { type AnalysisApi, analysisApi, type Login } from '../testing/reports-api.ts';

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
});
afterAll(() => api.close());

const report = 'scrap_analysis_report';
const page = { page_number: 1, page_size: 100 };
const select = async (login: Login, body: object = {}) =>
  api.as(login, `POST ${report}/select_accounts`, { body: { account_ids: [], ...page, ...body } });
const selects = async (login: Login, body: object = {}) =>
  (await api.as(login, `POST ${report}/get_selects`, { body })).body;

/** The accounts that a user sees, according to the tables. */
async function readSeen(login: Login) {
  const { kysely } = api.database;
  const user = await kysely
    .selectFrom('users')
    .selectAll()
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  const assigned = await kysely
    .selectFrom('user_accounts')
    .select('account_id')
    .where('user_id', '=', user.id)
    .execute();
  const served = await kysely
    .selectFrom('user_nonsigs')
    .innerJoin('dealer_accounts', 'dealer_accounts.dealer_id', 'user_nonsigs.dealer_id')
    .select('account_id')
    .where('user_id', '=', user.id)
    .execute();
  const ids = new Set([...assigned, ...served].map(({ account_id }) => account_id));
  const all = await kysely.selectFrom('accounts').selectAll().execute();
  return login === 'gyr' ? all : all.filter(({ id }) => ids.has(id));
}

test.each(['gyr', 'cus', 'dlr'] as const)(
  '%s is offered the accounts that it sees',
  async (login) => {
    const seen = await readSeen(login);
    const { accounts, total_items } = (await select(login)).body;
    expect(total_items).toBe(seen.length);
    expect(new Set(accounts.map(({ account_id }) => account_id))).toEqual(
      new Set(seen.map(({ id }) => id)),
    );
    const named = (await api.as(login, `GET ${report}/select_account_ids`)).body.accounts;
    expect(named).toEqual(accounts);
    const types = new Set(seen.map(({ account_type }) => account_type));
    expect(await selects(login)).toMatchObject({
      is_show_unknown: types.has(accountTypes.unknown),
      is_show_localbook: types.has(accountTypes.local_book),
      is_show_goverment: types.has(accountTypes.government),
      is_show_preferred_fleet: types.has(accountTypes.preferred_fleet),
    });
  },
);

test('narrows the accounts, and tells how many of the chosen are among them', async () => {
  const { accounts } = (await select('gyr')).body;
  const chosen = accounts.slice(0, 5);
  const account_ids = chosen.map(({ account_id }) => account_id);
  const [first] = chosen;
  if (!first) throw new Error('Nobody is offered.');
  const narrowed = [
    { keyword: first.fleet_name.toUpperCase() },
    { keyword: first.account },
    { account_types: [first.account_type] },
    { country: first.country },
  ];
  for (const filter of narrowed) {
    const found = (await select('gyr', { ...filter, account_ids })).body;
    const ids = new Set(found.accounts.map(({ account_id }) => account_id));
    expect(ids.has(first.account_id)).toBe(true);
    expect(found.total_items).toBeLessThan(accounts.length);
    expect(found.total_selected_items).toBe(account_ids.filter((id) => ids.has(id)).length);
  }
  expect((await select('gyr', { keyword: 'zzzzz', account_ids })).body).toMatchObject({
    accounts: [],
    total_items: 0,
    total_selected_items: 0,
  });
});

test('names of the asked accounts those that are seen', async () => {
  const own = await readSeen('cus');
  const foreign = (await readSeen('gyr')).find(({ id }) => own.every((each) => each.id !== id));
  const ids = `${own[0]?.id}.${foreign?.id}.999999999`;
  const { accounts } = (await api.as('cus', `GET ${report}/select_account_ids`, { query: { ids } }))
    .body;
  expect(accounts.map(({ account_id }) => account_id)).toEqual([own[0]?.id]);
});

test('verifies a typed number', async () => {
  const own = await readSeen('cus');
  const foreign = (await readSeen('gyr')).find(({ id }) => own.every((each) => each.id !== id));
  expect(await selects('cus', { account: ` ${own[0]?.nonsig} ` })).toMatchObject({
    verified_account: { account_id: own[0]?.id },
    is_accounts_verification_failed: false,
  });
  for (const account of [foreign?.nonsig ?? '', 'no such number'])
    expect(await selects('cus', { account })).toMatchObject({
      verified_account: null,
      is_accounts_verification_failed: true,
    });
  expect(await selects('cus')).toMatchObject({
    verified_account: null,
    is_accounts_verification_failed: false,
  });
});

test('offers what stands in the accounts that are seen', async () => {
  const offered = await selects('cus');
  const ids = (await readSeen('cus')).map(({ id }) => id);
  const { kysely } = api.database;
  const locations = await kysely
    .selectFrom('locations')
    .selectAll()
    .where('account_id', 'in', ids)
    .execute();
  const units = await kysely
    .selectFrom('units')
    .selectAll()
    .where('account_id', 'in', ids)
    .execute();
  const kept = units.filter(({ deleted_at }) => deleted_at === null);
  expect(new Set(offered.countries)).toEqual(new Set(locations.map(({ country }) => country)));
  expect(new Set(offered.states.map(({ country, state }) => `${country} ${state}`))).toEqual(
    new Set(locations.map(({ country, state }) => `${country} ${state}`)),
  );
  expect(new Set(offered.vocations)).toEqual(
    new Set(kept.flatMap(({ vocation }) => vocation ?? [])),
  );
  expect(new Set(offered.unit_types)).toEqual(new Set(kept.map(({ type }) => type)));
  const dealers = await kysely
    .selectFrom('dealers')
    .innerJoin('dealer_accounts', 'dealer_id', 'id')
    .select(['nonsig', 'is_ctsc'])
    .where('account_id', 'in', ids)
    .execute();
  for (const [found, isCtsc] of [
    [offered.dealers, false],
    [offered.dealers_ctsc, true],
  ] as const)
    expect(new Set(found.map(({ nonsig }) => nonsig))).toEqual(
      new Set(dealers.filter(({ is_ctsc }) => is_ctsc === isCtsc).map(({ nonsig }) => nonsig)),
    );
  const parts = [
    ['GET', 'get_dealers'],
    ['GET', 'get_dealer_ctsc_locations'],
    ['GET', 'get_states'],
    ['GET', 'get_fleets'],
    ['GET', 'get_countries/NA'],
    ['POST', 'get_vocations'],
  ] as const;
  for (const [method, part] of parts) {
    const { body } = await api.as('cus', `${method} ${report}/${part}`, {
      ...(method === 'POST' && { body: {} }),
    });
    expect(offered).toMatchObject(body);
  }
});

test.each([
  ['gyr', true],
  ['cus', false],
  ['dlr', false],
] as const)('%s sees every account: %s', async (login, has_access) => {
  expect((await api.as(login, `GET ${report}/has_system_level_access`)).body).toEqual({
    has_access,
  });
});

test.each([
  [{ account_ids: [999_999_999] }, 'unknown_value', 'account_ids.0'],
  [{ account_ids: Array.from({ length: 1001 }, (_, at) => at + 1) }, 'too_many', 'account_ids'],
  [{ account_types: [7] }, 'invalid', 'account_types.0'],
  [{ country: 'us' }, 'invalid', 'country'],
])('refuses %j', async (body, code, path) => {
  const { status, body: answer } = await select('cus', body);
  expect([status, answer]).toMatchObject([400, { code, path }]);
});
