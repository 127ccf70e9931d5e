import type { CallName } from '@portal/contract/wire';
import { type Insertable, sql } from 'kysely';
import { type AnswerTo, addTestUser } from '../../../app/testing.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { testAddress } from '../../../db/testing.ts';
import { type SurveysApi, testSurveysApi, yards } from '../testing.ts';

export type CallerName = 'customer' | 'colleague' | 'dealer' | 'staff';

interface Input {
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

export interface YardApi extends SurveysApi {
  /** Makes a call in a new session. */
  as<Name extends CallName>(who: CallerName, name: Name, input?: Input): Promise<AnswerTo<Name>>;
  /**
   * Stores a tractor in the yard; arguments override its fields.
   *
   * @returns its id
   */
  unit(unit?: Partial<Insertable<Schema['units']>>): Promise<number>;
  /**
   * Stores a survey of a unit on a day, optionally by the dealer 007.
   *
   * @returns the survey's id
   */
  survey(unitId: number, day: string, isOfDealer?: boolean): Promise<number>;
  /**
   * Serializes everything that a write of this area may change, to test that nothing was written.
   */
  written(): Promise<string>;
  /** Deletes everything that a test has written. */
  clear(): Promise<void>;
}

export { yards };

/**
 * Starts the survey tool with two fleets. Customer and colleague have the account 0042, which the
 * dealer 007 serves; only staff sees 42.
 */
export async function yardApi(): Promise<YardApi> {
  const api = await testSurveysApi();
  const { kysely } = api.database;
  // The yards were stored with fixed ids.
  await sql`alter table locations alter column id restart with 100`.execute(kysely);
  await kysely
    .updateTable('locations')
    .set({ latitude: 41.08, longitude: -81.52 })
    .where('id', '=', yards.akron)
    .execute();
  await kysely
    .updateTable('locations')
    .set({ address: '2 Side St' })
    .where('id', '=', yards.boise)
    .execute();
  const dealer = { ...testAddress, common_owner: null, is_ctsc: false, is_retreader: false };
  await kysely
    .insertInto('dealers')
    .values([
      { ...dealer, nonsig: '007', name: 'Bauer Tire' },
      { ...dealer, nonsig: '008', name: 'Alder Tire' },
    ])
    .execute();
  await kysely
    .insertInto('dealer_accounts')
    .values([1, 2].map((dealer_id) => ({ dealer_id, account_id: 1 })))
    .execute();
  const rights = ['TVLOGIN'] as const;
  const { database } = api;
  const ids = {
    customer: await addTestUser(database, { group: 'CUS', rights }),
    colleague: await addTestUser(database, { group: 'CUS', rights, name: 'Ida', lastName: 'Roe' }),
    dealer: await addTestUser(database, { group: 'DLR', rights }),
    staff: await addTestUser(database, { group: 'GYR', rights }),
  };
  await kysely
    .insertInto('user_accounts')
    .values([ids.customer, ids.colleague].map((user_id) => ({ user_id, account_id: 1 })))
    .execute();
  await kysely.insertInto('user_nonsigs').values({ user_id: ids.dealer, dealer_id: 1 }).execute();

  let count = 0;
  return Object.assign(api, {
    as: async <Name extends CallName>(who: CallerName, name: Name, input: Input = {}) =>
      api.call(name, { ...input, as: await api.sessionOf(ids[who]) }),

    async unit(unit: Partial<Insertable<Schema['units']>> = {}) {
      count += 1;
      const { id } = await kysely
        .insertInto('units')
        .values({
          account_id: 1,
          location_id: yards.akron,
          unit_number: `T${count}`,
          type: 'tractor',
          configuration: '6x4',
          meter: 'odometer',
          ...unit,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async survey(unit_id: number, survey_date: string, isOfDealer = false) {
      const { unit_number, configuration, account_id } = await kysely
        .selectFrom('units')
        .selectAll()
        .where('id', '=', unit_id)
        .executeTakeFirstOrThrow();
      const { id } = await kysely
        .insertInto('surveys')
        .values({
          account_id,
          location_id: yards.akron,
          kind: isOfDealer ? 'dealer' : 'yard',
          dealer_id: isOfDealer ? 1 : null,
          survey_date,
          surveyor: 'Uma',
          state: 'open',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await kysely
        .insertInto('unit_inspections')
        .values({
          account_id,
          survey_id: id,
          unit_id,
          unit_number,
          configuration,
          inspected_on: survey_date,
          state: 'done',
        })
        .execute();
      return id;
    },

    async written() {
      const tables = [
        'locations',
        'units',
        'unit_owners',
        'row_changes',
        'idempotency_keys',
      ] as const;
      const rows = tables.map((table) => kysely.selectFrom(table).selectAll().execute());
      return JSON.stringify(await Promise.all(rows));
    },

    async clear() {
      const tables = [
        'unit_inspections',
        'surveys',
        'units',
        'unit_owners',
        'row_changes',
      ] as const;
      for (const table of [...tables, 'idempotency_keys', 'rate_limits'] as const) {
        await kysely.deleteFrom(table).execute();
      }
      await kysely.deleteFrom('locations').where('id', '>', yards.foreign).execute();
    },
  });
}
