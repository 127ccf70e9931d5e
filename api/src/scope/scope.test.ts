import type { Group } from '@portal/contract/portal';
import { addTestUser } from '../app/testing.ts';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { bindToViewer } from './bind.ts';
import { seesWhole } from './scope.ts';
import { addFleet } from './testing.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await addFleet(database);
});
afterAll(() => database.close());

interface Assigned {
  readonly accounts?: readonly number[];
  readonly nonsigs?: readonly number[];
}

/**
 * Returns what a new user of the group sees: account ids, accounts with visible sums, and calls as
 * `account/dealer`; also the ids of units, of surveys, and of the surveys of inspections and
 * changes.
 */
async function seenBy(group: Group, { accounts = [], nonsigs = [] }: Assigned) {
  const db = database.kysely;
  const user = { id: await addTestUser(database, { group }), group };
  for (const account_id of accounts) {
    await db.insertInto('user_accounts').values({ user_id: user.id, account_id }).execute();
  }
  for (const dealer_id of nonsigs) {
    await db.insertInto('user_nonsigs').values({ user_id: user.id, dealer_id }).execute();
  }
  const own = bindToViewer(db, user);
  const seenAccounts = await own.selectFrom('accounts').select('id').orderBy('id').execute();
  const whole = await own
    .selectFrom('purchase_days')
    .select('account_id as id')
    .distinct()
    .orderBy('account_id')
    .execute();
  const seenCalls = await own
    .selectFrom('service_calls as c')
    .select(['c.account_id', 'c.dealer_id'])
    .orderBy('c.id')
    .execute();
  const units = await own.selectFrom('units').select('id').orderBy('id').execute();
  const surveys = await own.selectFrom('surveys').select('id').orderBy('id').execute();
  const inspected = await own
    .selectFrom('unit_inspections')
    .select('survey_id as id')
    .orderBy('survey_id')
    .execute();
  const changed = await own
    .selectFrom('row_changes')
    .select('row_id as id')
    .orderBy('row_id')
    .execute();
  // The content of a survey and its changes are visible exactly to those who see the survey.
  expect(inspected).toEqual(surveys);
  expect(changed).toEqual(surveys);
  return {
    units: units.map(({ id }) => id),
    surveys: surveys.map(({ id }) => id),
    accounts: seenAccounts.map(({ id }) => id),
    whole: whole.map(({ id }) => id),
    calls: seenCalls.map(({ account_id, dealer_id }) => `${account_id}/${dealer_id}`),
  };
}

const everything = {
  units: [1, 2, 3],
  surveys: [1, 2, 3, 4, 5, 6],
  accounts: [1, 2, 3],
  whole: [1, 2, 3],
  calls: ['1/1', '1/2', '2/2', '3/1'],
};
const nothing = { units: [], surveys: [], accounts: [], whole: [], calls: [] };

test.each(['GYR', 'SSC'] as const)('%s sees everything', async (group) => {
  expect(await seenBy(group, {})).toEqual(everything);
});

test('CUS sees its accounts whole', async () => {
  expect(await seenBy('CUS', { accounts: [1, 3] })).toEqual({
    units: [1, 3],
    surveys: [1, 3, 4, 5, 6],
    accounts: [1, 3],
    whole: [1, 3],
    calls: ['1/1', '1/2', '3/1'],
  });
});

test('sums over whole accounts are for all but dealers', () => {
  const seeing = (['GYR', 'SSC', 'CUS', 'DLR', 'WIN'] as const).filter((group) =>
    seesWhole({ id: 1, group }),
  );
  expect(seeing).toEqual(['GYR', 'SSC', 'CUS']);
});

test('CUS without accounts sees nothing, and nonsigs give it nothing', async () => {
  expect(await seenBy('CUS', {})).toEqual(nothing);
  expect(await seenBy('CUS', { nonsigs: [2] })).toEqual(nothing);
});

test.each(['DLR', 'WIN'] as const)(
  '%s sees the accounts it serves, its own work in them, and no survey of another dealer',
  async (group) => {
    expect(await seenBy(group, { nonsigs: [1] })).toEqual({
      units: [1],
      surveys: [1, 4, 6],
      accounts: [1],
      whole: [],
      calls: ['1/1'],
    });
    expect(await seenBy(group, { nonsigs: [1, 2] })).toEqual({
      units: [1, 2],
      surveys: [1, 2, 4, 5, 6],
      accounts: [1, 2],
      whole: [],
      calls: ['1/1', '1/2', '2/2'],
    });
  },
);

test.each(['DLR', 'WIN'] as const)(
  '%s without nonsigs sees nothing, and accounts give it nothing',
  async (group) => {
    expect(await seenBy(group, {})).toEqual(nothing);
    expect(await seenBy(group, { accounts: [1] })).toEqual(nothing);
  },
);
