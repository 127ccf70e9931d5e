import type { CallName } from '@portal/contract/wire';
import type { Selectable, Updateable } from 'kysely';
import { type AnswerTo, addTestUser, type TestApi, testApi } from '../../../../app/testing.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { areas } from '../../../../serving/areas.ts';
import { accountIds, dealerIds, storeYard, unitIds, yards } from './yard-rows.ts';

/** The callers: two customers of the account, two dealers that serve it, staff, and a stranger. */
type CallerName = 'clerk' | 'colleague' | 'dealer' | 'rival' | 'admin' | 'stranger';

interface CallOptions {
  readonly as?: CallerName;
  readonly body?: unknown;
  readonly file?: Uint8Array;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface YardApi extends TestApi {
  readonly yard: number;
  readonly otherYard: number;
  readonly foreignYard: number;
  readonly units: typeof unitIds;
  readonly dealers: typeof dealerIds;
  readonly users: Readonly<Record<CallerName, number>>;
  /** Makes a call, as the clerk by default. */
  ask<Name extends CallName>(name: Name, asked?: CallOptions): Promise<AnswerTo<Name>>;
  /**
   * Stores a survey of the yard directly in the database.
   *
   * @returns its id
   */
  keepSurvey(row?: Readonly<Record<string, unknown>>): Promise<number>;
  /** Changes a survey directly in the database. */
  updateSurvey(id: number, columns: Updateable<Schema['surveys']>): Promise<unknown>;
  /**
   * Adds a unit to a survey directly in the database.
   *
   * @returns the inspection's id
   */
  inspect(
    survey: number,
    unit: keyof YardApi['units'],
    row?: Readonly<Record<string, unknown>>,
  ): Promise<number>;
  /** The recorded changes of surveys or inspections, in order. */
  history(kind: 'survey' | 'inspection'): Promise<Change[]>;
  /** Deletes every survey, with its history. */
  clearSurveys(): Promise<void>;
}

type Change = Omit<Selectable<Schema['row_changes']>, 'fields'> & { readonly fields: unknown };

/** Starts the API with one fleet's yards, units and dealers. */
export async function testYardApi(): Promise<YardApi> {
  const api = await testApi(areas);
  const { kysely } = api.database;
  await storeYard(kysely);
  const users = await addUsers(api);
  return Object.assign(api, {
    ...yards,
    units: unitIds,
    dealers: dealerIds,
    users,
    async ask<Name extends CallName>(name: Name, { as = 'clerk', ...asked }: CallOptions = {}) {
      return api.call(name, { ...asked, as: await api.sessionOf(users[as]) });
    },
    async keepSurvey(row: Readonly<Record<string, unknown>> = {}) {
      const { id } = await kysely
        .insertInto('surveys')
        .values({ ...plainSurvey, account_id: accountIds.own, location_id: yards.yard, ...row })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    updateSurvey: (id: number, columns: Updateable<Schema['surveys']>) =>
      kysely.updateTable('surveys').set(columns).where('id', '=', id).execute(),
    async inspect(
      survey_id: number,
      unit: keyof typeof unitIds,
      row: Readonly<Record<string, unknown>> = {},
    ) {
      const { account_id, unit_number, configuration } = await kysely
        .selectFrom('units')
        .select(['account_id', 'unit_number', 'configuration'])
        .where('id', '=', unitIds[unit])
        .executeTakeFirstOrThrow();
      const { survey_date } = await kysely
        .selectFrom('surveys')
        .select('survey_date')
        .where('id', '=', survey_id)
        .executeTakeFirstOrThrow();
      const { id } = await kysely
        .insertInto('unit_inspections')
        .values({
          account_id,
          survey_id,
          unit_id: unitIds[unit],
          unit_number,
          configuration,
          inspected_on: survey_date,
          state: 'waiting',
          ...row,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    history: (kind: 'survey' | 'inspection') =>
      kysely
        .selectFrom('row_changes')
        .selectAll()
        .where('kind', '=', kind)
        .orderBy('row_id')
        .orderBy('revision')
        .execute(),
    async clearSurveys() {
      for (const table of ['surveys', 'row_changes', 'idempotency_keys', 'rate_limits'] as const) {
        await kysely.deleteFrom(table).execute();
      }
    },
  });
}

const plainSurvey = {
  kind: 'yard',
  survey_date: '2025-06-20',
  surveyor: 'Ana Reyes',
  state: 'open',
} as const;

async function addUsers({ database }: TestApi): Promise<YardApi['users']> {
  const { kysely } = database;
  const customer = async (login: string, account_id: number) => {
    const email = `${login}@fleet.example`;
    const rights = ['TVLOGIN', 'SPSRHIST'] as const;
    const user_id = await addTestUser(database, { login, email, group: 'CUS', rights });
    await kysely.insertInto('user_accounts').values({ user_id, account_id }).execute();
    return user_id;
  };
  const dealer = async (login: string, dealer_id: number) => {
    const rights = ['TVLOGIN', 'SPPRFRPT'] as const;
    const user_id = await addTestUser(database, { login, group: 'DLR', rights });
    await kysely.insertInto('user_nonsigs').values({ user_id, dealer_id }).execute();
    return user_id;
  };
  return {
    clerk: await customer('clerk', accountIds.own),
    colleague: await customer('colleague', accountIds.own),
    stranger: await customer('stranger', accountIds.foreign),
    dealer: await dealer('dealer', dealerIds['007']),
    rival: await dealer('rival', dealerIds['008']),
    admin: await addTestUser(database, {
      login: 'admin',
      group: 'GYR',
      rights: ['TVLOGIN', 'TVADMIN', 'SPSRHIST'],
    }),
  };
}
