import { addTestUser } from '../../../app/testing.ts';
import { calls, keptReportsApi } from '../testing/kept-reports-api.ts';

let api: Awaited<ReturnType<typeof keptReportsApi>>;
beforeAll(async () => {
  api = await keptReportsApi();
});
afterAll(() => api.close());
beforeEach(() => api.clear());

async function person(group: 'CUS' | 'DLR') {
  const id = await addTestUser(api.database, { group, rights: ['TMUNTHST'] });
  return { id, as: await api.sessionOf(id) };
}
type Person = Awaited<ReturnType<typeof person>>;

async function expectClosed(id: number, { as }: Pick<Person, 'as'>) {
  const [listed] = await api.list(as);
  expect(listed).toMatchObject({ id, is_closed: true, subject_name: null, report_name: 'Kept' });
  for (const answer of [await api.open(id, {}, as), await api.open(id, { format: 2 }, as)])
    expect([answer.status, answer.body.code, answer.body.path]).toEqual([
      400,
      'unknown_value',
      'id',
    ]);
  const again = await api.ofOne(calls.run, id, as);
  expect([again.status, again.body.code, again.body.path]).toEqual([400, 'unknown_value', 'id']);
}

async function expectOpen(id: number, { as }: Pick<Person, 'as'>) {
  expect((await api.list(as))[0]).toMatchObject({ id, is_closed: false });
  expect((await api.open(id, {}, as)).status).toBe(200);
}

test('an account that was lost closes its reports, which can still be deleted', async () => {
  const { kysely } = api.database;
  const customer = await person('CUS');
  const own = { user_id: customer.id, account_id: api.account.id };
  await kysely.insertInto('user_accounts').values(own).execute();
  const { id } = await api.made({}, customer.as);
  await expectOpen(id, customer);
  await kysely.deleteFrom('user_accounts').where('user_id', '=', customer.id).execute();
  await expectClosed(id, customer);
  await kysely.insertInto('user_accounts').values(own).execute();
  await expectOpen(id, customer);
  await kysely.deleteFrom('user_accounts').where('user_id', '=', customer.id).execute();
  expect((await api.ofOne(calls.delete, id, customer.as)).status).toBe(200);
  expect(await api.list(customer.as)).toEqual([]);
});

test('so does a unit that was deleted', async () => {
  const { kysely } = api.database;
  const { id } = await api.made();
  const remove = (deleted_at: Date | null) =>
    kysely.updateTable('units').set({ deleted_at }).where('id', '=', api.unit.id).execute();
  await remove(api.clock.now());
  await expectClosed(id, { as: api.session });
  await remove(null);
  await expectOpen(id, { as: api.session });
});

test('so does a dealer whose work its user saw, and a user who saw everybody’s', async () => {
  const { kysely } = api.database;
  const dealer = await person('DLR');
  const serving = await kysely
    .selectFrom('dealer_accounts')
    .select('dealer_id')
    .where('account_id', '=', api.account.id)
    .limit(2)
    .execute();
  const [first, second] = serving.map(({ dealer_id }) => ({ user_id: dealer.id, dealer_id }));
  if (!first || !second) throw new Error('The account has one dealer at most.');
  await kysely.insertInto('user_nonsigs').values([first, second]).execute();
  const { id } = await api.made({}, dealer.as);
  await expectOpen(id, dealer);
  await kysely.deleteFrom('user_nonsigs').where('dealer_id', '=', second.dealer_id).execute();
  await expectClosed(id, dealer);
  await kysely.insertInto('user_nonsigs').values(second).execute();
  await expectOpen(id, dealer);
  await kysely.updateTable('kept_reports').set({ dealer_ids: null }).execute();
  await expectClosed(id, dealer);
});

test('an order whose account or right is lost before its turn says so', async () => {
  const { kysely } = api.database;
  const customer = await person('CUS');
  const id = await api.waiting({ user_id: customer.id });
  api.keptReports.wake();
  expect(await api.until(id, 'failed', customer.as)).toMatchObject({ failure: 'unknown_value' });
  await kysely.updateTable('kept_reports').set({ state: 'waiting', failure: null }).execute();
  await kysely.deleteFrom('user_rights').where('user_id', '=', customer.id).execute();
  api.keptReports.wake();
  await api.waitUntil(async () => {
    const rows = await kysely.selectFrom('kept_reports').select('failure').execute();
    return rows[0]?.failure === 'no_right';
  });
});
