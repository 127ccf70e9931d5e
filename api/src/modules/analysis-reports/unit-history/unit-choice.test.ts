import { mostOfferedUnits } from '@portal/contract/analysis-reports';
import { sql } from 'kysely';
import { ClientGone } from '../../../app/client-gone.ts';
import type { CallInput } from '../../../app/implement.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { viewOf } from '../testing/views.ts';
import { unitHistoryRoutes } from './history-routes.ts';

const report = 'POST unit_history_report/get_unit_history_report';
const numbers = 'POST unit_history_report/get_unit_numbers';
const page = { page_number: 1, page_size: 100 };

let api: AnalysisApi;
let records: Awaited<ReturnType<typeof readRecords>>;
beforeAll(async () => {
  api = await analysisApi();
  records = await readRecords();
});
afterAll(() => api.close());

const readRecords = async () => ({
  accounts: await api.database.kysely.selectFrom('accounts').selectAll().execute(),
  units: await api.database.kysely.selectFrom('units').selectAll().orderBy('id').execute(),
});
type Unit = (typeof records.units)[number];

const named = ({ account_id, unit_number }: Unit) => ({
  account: records.accounts.find(({ id }) => id === account_id)?.nonsig ?? '',
  unit_number,
});

test('accounts are those with units, of what each person sees', async () => {
  const name = 'GET unit_history_report/get_accounts';
  for (const login of ['gyr', 'cus', 'dlr'] as const) {
    const { accounts } = await viewOf(api, login);
    const expected = records.accounts.filter(
      ({ id }) =>
        (accounts?.includes(id) ?? true) &&
        records.units.some((unit) => unit.account_id === id && unit.deleted_at === null),
    );
    const found = (await api.as(login, name)).body.accounts;
    expect(found.map(({ account }) => account).sort()).toEqual(
      expected.map(({ nonsig }) => nonsig).sort(),
    );
    const [first] = found;
    const keyword = first?.fleet_name.slice(1, 6).toUpperCase() ?? '';
    expect((await api.as(login, name, { query: { keyword } })).body.accounts).toContainEqual(first);
    const query = { account: first?.account ?? '' };
    expect((await api.as(login, name, { query })).body.accounts).toEqual([first]);
  }
  expect((await api.as('gyr', name, { query: { keyword: 'zzzzz' } })).body.accounts).toEqual([]);
  const own = await viewOf(api, 'dlr');
  const foreign = records.accounts.find(({ id }) => !own.accounts?.includes(id));
  const query = { account: foreign?.nonsig ?? '' };
  expect((await api.as('dlr', name, { query })).body.accounts).toEqual([]);
});

test('numbers are those that hold what was typed, in their order, the nearest where they are many', async () => {
  const collator = new Intl.Collator('und', { numeric: true });
  const inOrder = (one: string, other: string) =>
    collator.compare(one, other) || (one < other ? -1 : 1);
  const [first] = records.units;
  const account = records.accounts.find(({ id }) => id === first?.account_id);
  const { id: _, number_key: __, ...unit } = first as Unit;
  const more = Array.from({ length: 150 }, (_, index) => ({
    ...unit,
    unit_number: `${index % 3 === 0 ? 'T-' : ''}${7 * index + 1}`,
    client_key: null,
    deleted_at: index % 40 === 0 ? new Date('2025-06-01T12:00:00Z') : null,
  }));
  const taken = new Set(records.units.map(({ number_key }) => number_key));
  const added = more.filter(({ unit_number }) => !taken.has(unit_number.toLowerCase()));
  await api.database.kysely.insertInto('units').values(added).execute();
  const all = (await readRecords()).units
    .filter(({ account_id, deleted_at }) => account_id === account?.id && deleted_at === null)
    .map(({ unit_number }) => unit_number)
    .sort(inOrder);
  expect(all.length).toBeGreaterThan(mostOfferedUnits);
  const offered = async (keyword: string) => {
    const body = { account: account?.nonsig ?? '', keyword };
    return (await api.as('gyr', numbers, { body })).body.unit_numbers.map(
      ({ unit_number }) => unit_number,
    );
  };
  expect(await offered('')).toEqual(all.slice(0, mostOfferedUnits));
  const typed = ['1', '10', all[7] ?? '', (all[9] ?? '').toLowerCase(), ' 2 ', '%', 'zz'];
  for (const keyword of typed) {
    const key = keyword.trim().toLowerCase();
    const holding = all.filter((number) => number.toLowerCase().includes(key));
    const isLater = (number: string) => (number.toLowerCase().startsWith(key) ? 0 : 1);
    const nearest = [...holding].sort(
      (one, other) =>
        isLater(one) - isLater(other) ||
        one.length - other.length ||
        (one.toLowerCase() < other.toLowerCase() ? -1 : 1),
    );
    expect(await offered(keyword)).toEqual(nearest.slice(0, mostOfferedUnits).sort(inOrder));
  }
  const foreign = { body: { account: 'no such account', keyword: '' } };
  const answer = await api.as('gyr', numbers, foreign);
  expect([answer.status, answer.body.code, answer.body.path]).toEqual([
    400,
    'unknown_value',
    'account',
  ]);
});

/** Prepares a call by a user who sees everything, and counts its queries. */
async function prepareSupersededCall(onQuery: (count: number) => void) {
  const user = await api.database.kysely
    .selectFrom('users')
    .selectAll()
    .where('login', '=', 'gyr')
    .executeTakeFirstOrThrow();
  let queries = 0;
  const db = api.database.kysely.withPlugin({
    transformQuery({ node }) {
      queries += 1;
      onQuery(queries);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const unit = records.units.find(({ deleted_at }) => deleted_at === null) as Unit;
  const input = {
    db,
    user: { id: user.id, unitOfMeasurement: '1' },
    now: api.clock.now(),
    userTime: '',
    body: { ...named(unit), ...page },
  };
  const ask = (signal: AbortSignal) =>
    // Only the parts of the input that the handler reads.
    unitHistoryRoutes[report]({ ...input, signal } as unknown as CallInput<never> as Parameters<
      (typeof unitHistoryRoutes)[typeof report]
    >[0]);
  return { ask, count: () => queries };
}

test('a request whose caller has gone while it waited for its turn asks nothing', async () => {
  const gone = new AbortController();
  const { ask, count } = await prepareSupersededCall(() => {});
  const outcomes: Promise<unknown>[] = [];
  // Occupies all connections at once, however many there are.
  await Promise.all(
    Array.from({ length: 10 }, () =>
      api.database.kysely.connection().execute(async (connection) => {
        await sql`select 1`.execute(connection);
        if (outcomes.length > 0) return;
        outcomes.push(ask(gone.signal).catch((error: unknown) => error));
        gone.abort(new ClientGone('The client has gone.'));
      }),
    ),
  );
  expect(await Promise.all(outcomes)).toEqual([expect.any(ClientGone)]);
  expect(count()).toBe(0);
  const { summary } = await ask(new AbortController().signal);
  expect(summary.entries).toBeGreaterThan(0);
});

test('one whose caller goes meanwhile is not read to its end', async () => {
  const gone = new AbortController();
  const { ask, count } = await prepareSupersededCall((queries) => {
    // During the lookup of the unit.
    if (queries === 2) gone.abort(new ClientGone('The client has gone.'));
  });
  await expect(ask(gone.signal)).rejects.toBeInstanceOf(ClientGone);
  expect(count()).toBe(2);
});

test('a number is found whatever its case, and an unknown or foreign unit is refused at its field', async () => {
  const own = await viewOf(api, 'dlr');
  const unit = records.units.find(
    ({ account_id, deleted_at, unit_number }) =>
      deleted_at === null && own.accounts?.includes(account_id) && /[a-z]/i.test(unit_number),
  );
  if (unit) {
    const unit_number = unit.unit_number.toLowerCase();
    const { status } = await api.as('dlr', report, {
      body: { ...named(unit), unit_number, ...page },
    });
    expect(status).toBe(200);
  }
  const seen = records.units.find(
    ({ account_id, deleted_at }) => deleted_at === null && own.accounts?.includes(account_id),
  ) as Unit;
  const foreign = records.units.find(
    ({ account_id }) => !own.accounts?.includes(account_id),
  ) as Unit;
  const elsewhere = records.units.find(
    ({ account_id, unit_number }) =>
      account_id !== seen.account_id &&
      records.units.every(
        (each) => each.account_id !== seen.account_id || each.unit_number !== unit_number,
      ),
  ) as Unit;
  const { account } = named(seen);
  for (const [body, path] of [
    [{ account, unit_number: 'no such unit' }, 'unit_number'],
    [{ account, unit_number: elsewhere.unit_number }, 'unit_number'],
    [{ account, unit_number: '\u202e7' }, 'unit_number'],
    [named(foreign), 'account'],
    [{ account: 'no such account', unit_number: '1' }, 'account'],
  ] as const)
    for (const [name, more] of [
      [report, page],
      ['POST unit_history_report/download_pdf', {}],
      ['POST unit_history_report/download_excel', {}],
      ['POST unit_history_report/download_all_details', {}],
    ] as const) {
      const answer = await api.as('dlr', name, { body: { ...body, ...more } });
      expect([answer.status, answer.body.code, answer.body.path]).toEqual([
        400,
        'unknown_value',
        path,
      ]);
    }
});

test.each([
  [{ date_from: '2025-02-30' }, 'invalid', 'date_from'],
  [{ date_from: '2025-03-01', date_to: '2025-02-01' }, 'range_reversed', 'date_to'],
  [{ kind: 'wash' }, 'invalid', 'kind'],
  [{ order_by: 2 }, 'invalid', 'order_by'],
  [{ page_size: 101 }, 'invalid', 'page_size'],
  [{ unit_number: '' }, 'invalid', 'unit_number'],
] as const)('%j is refused at its field', async (own, code, path) => {
  const [unit] = records.units;
  const body = { ...named(unit as Unit), ...page, ...own };
  const answer = await api.as('gyr', report, { body });
  expect([answer.status, answer.body.code, answer.body.path]).toEqual([400, code, path]);
});

test('somebody without the right gets nothing of it', async () => {
  const body = named(records.units[0] as Unit);
  expect((await api.as('win', 'GET unit_history_report/get_accounts')).status).toBe(401);
  const typed = { body: { account: body.account, keyword: '' } };
  expect((await api.as('win', numbers, typed)).status).toBe(401);
  for (const [name, more] of [
    [report, page],
    ['POST unit_history_report/download_pdf', {}],
    ['POST unit_history_report/download_excel', {}],
    ['POST unit_history_report/download_all_details', {}],
  ] as const)
    expect((await api.as('win', name, { body: { ...body, ...more } })).status).toBe(401);
});
