import type { Group } from '@portal/contract/portal';
import { addTestUser } from '../app/testing.ts';
import type { Database } from '../db/database.ts';
import { testAddress, testDatabase } from '../db/testing.ts';
import { bindTo } from './bind.ts';
import { seesWhole } from './scope.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await addFleet();
});
afterAll(() => database.close());

/** Accounts 1 to 3, dealers 1 and 2; dealer 1 serves account 1, dealer 2 serves 1 and 2. */
async function addFleet(): Promise<void> {
  const db = database.kysely;
  for (const id of [1, 2, 3]) {
    const name = `Fleet ${id}`;
    await db
      .insertInto('accounts')
      .values({ id, nonsig: `A${id}`, name, account_type: 3, fleet_type: null, country: 'US' })
      .execute();
    await db
      .insertInto('locations')
      .values({ id, account_id: id, code: `L${id}`, name, ...testAddress })
      .execute();
  }
  for (const id of [1, 2]) {
    await db
      .insertInto('dealers')
      .values({
        id,
        nonsig: `D${id}`,
        name: `Dealer ${id}`,
        is_ctsc: false,
        is_retreader: false,
        ...testAddress,
      })
      .execute();
  }
  for (const [dealer_id, account_id] of [
    [1, 1],
    [2, 1],
    [2, 2],
  ] as const) {
    await db.insertInto('dealer_accounts').values({ dealer_id, account_id }).execute();
  }
  // Dealer 1 once worked for account 3, which it does not serve.
  for (const [account_id, dealer_id] of [
    [1, 1],
    [1, 2],
    [2, 2],
    [3, 1],
  ] as const) {
    await db
      .insertInto('service_calls')
      .values({
        account_id,
        location_id: account_id,
        dealer_id,
        call_number: `${account_id} ${dealer_id}`,
        call_type: 'emergency',
        unit_location: 'yard',
        status: 'completed',
        received_at: new Date('2025-01-01T12:00:00Z'),
        received_on: '2025-01-01',
      })
      .execute();
    await db
      .insertInto('invoice_lines')
      .values({
        account_id,
        location_id: account_id,
        dealer_id,
        invoice_number: `${account_id} ${dealer_id}`,
        line_number: 1,
        invoice_date: '2025-01-01',
        kind: 'labour',
        quantity: 1,
        amount: 1,
      })
      .execute();
  }
  await addSurveys();
}

/** A yard survey of each account, and one by each dealer of account 1; all with the same unit of the account. */
async function addSurveys(): Promise<void> {
  const db = database.kysely;
  const unit = { unit_number: '7', configuration: '4x2', client_key: null, created_by: null };
  for (const id of [1, 2, 3]) {
    await db
      .insertInto('units')
      .values({
        ...unit,
        id,
        account_id: id,
        location_id: id,
        owner_id: null,
        type: 'tractor',
        meter: 'odometer',
        vocation: null,
        vin: null,
        dot: null,
        license_plate: null,
        license_plate_state: null,
        license_plate_country: null,
        manufacturer: null,
        model: null,
        year: null,
        deleted_at: null,
      })
      .execute();
  }
  for (const [id, account_id, kind, dealer_id] of [
    [1, 1, 'yard', null],
    [2, 2, 'yard', 2],
    [3, 3, 'yard', 1],
    [4, 1, 'dealer', 1],
    [5, 1, 'dealer', 2],
    [6, 1, 'yard', 2],
  ] as const) {
    const survey = { account_id, client_key: null, created_by: null };
    await db
      .insertInto('surveys')
      .values({
        ...survey,
        id,
        location_id: account_id,
        kind,
        dealer_id,
        survey_number: null,
        survey_date: '2025-01-01',
        surveyor: 'Sam',
        state: 'open',
        finished_at: null,
      })
      .execute();
    await db
      .insertInto('unit_inspections')
      .values({
        ...survey,
        ...unit,
        survey_id: id,
        unit_id: account_id,
        inspected_on: '2025-01-01',
        state: 'waiting',
        odometer_km: null,
        hours: null,
      })
      .execute();
    await db
      .insertInto('row_changes')
      .values({
        kind: 'survey',
        row_id: id,
        revision: 1,
        account_id,
        dealer_id: kind === 'dealer' ? dealer_id : null,
        action: 'created',
        fields: '{}',
        changed_by: null,
        changed_by_name: 'Sam',
        changed_at: new Date('2025-01-01T12:00:00Z'),
      })
      .execute();
  }
}

interface Assigned {
  readonly accounts?: readonly number[];
  readonly nonsigs?: readonly number[];
}

/**
 * What a new user of the group sees: account ids, those of accounts whose sums it sees, and calls
 * as `account/dealer`; units, surveys, and the surveys of inspections and of changes, by their ids.
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
  const own = bindTo(db, user);
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
  // Who sees a survey sees what is in it and what became of it, and nobody else does.
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
