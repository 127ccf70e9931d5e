import type { CallName } from '@portal/contract/wire';
import type { Selectable } from 'kysely';
import { type AnswerTo, addTestUser, type TestApi, testApi } from '../../../../app/testing.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { testAddress } from '../../../../db/testing.ts';
import { areas } from '../../../../serving/areas.ts';

/** Who calls: two customers of the account, two dealers that serve it, staff, and a stranger. */
type Caller = 'clerk' | 'colleague' | 'dealer' | 'rival' | 'admin' | 'stranger';

interface Asked {
  readonly as?: Caller;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface YardApi extends TestApi {
  /** A yard of the account 0042, another one of it, and a yard of somebody else. */
  readonly yard: number;
  readonly otherYard: number;
  readonly foreignYard: number;
  /** Tractors T1 to T3 and the trailer V1 in the yard, V2 in the other one, F1 in the foreign one. */
  readonly units: Readonly<Record<'T1' | 'T2' | 'T3' | 'V1' | 'V2' | 'F1', number>>;
  /** By nonsig: 007 and 008 serve the account, 009 does not. */
  readonly dealers: Readonly<Record<'007' | '008' | '009', number>>;
  readonly users: Readonly<Record<Caller, number>>;
  /** Makes a call, as the clerk unless it is said. */
  ask<Name extends CallName>(name: Name, asked?: Asked): Promise<AnswerTo<Name>>;
  /** Stores a survey of the yard past the calls. @returns its id */
  keepSurvey(row?: Readonly<Record<string, unknown>>): Promise<number>;
  /** Puts a unit on a survey past the calls. @returns the inspection's id */
  inspect(
    survey: number,
    unit: keyof YardApi['units'],
    row?: Readonly<Record<string, unknown>>,
  ): Promise<number>;
  /** What was changed of surveys or inspections, in that order. */
  history(kind: 'survey' | 'inspection'): Promise<Change[]>;
  /** Forgets every survey, and that there was one. */
  clearSurveys(): Promise<void>;
}

type Change = Omit<Selectable<Schema['row_changes']>, 'fields'> & { readonly fields: unknown };

/** The API with one fleet's yards, units and dealers. */
export async function testYardApi(): Promise<YardApi> {
  const api = await testApi(areas);
  const { kysely } = api.database;
  const fleet = { account_type: 3, fleet_type: null, country: 'US' };
  const [account, foreign] = await kysely
    .insertInto('accounts')
    .values([
      { ...fleet, nonsig: '0042', name: 'Moss Hauling' },
      { ...fleet, nonsig: '0043', name: 'Far Freight' },
    ])
    .returning('id')
    .execute();
  const [ours = 0, theirs = 0] = [account?.id, foreign?.id];
  const [yard = 0, otherYard = 0, foreignYard = 0] = (
    await kysely
      .insertInto('locations')
      .values(
        [
          { account_id: ours, code: 'A1', name: 'Akron yard' },
          { account_id: ours, code: 'B1', name: 'Barberton yard' },
          { account_id: theirs, code: 'F1', name: 'Far yard' },
        ].map((each) => ({ ...each, ...testAddress })),
      )
      .returning('id')
      .execute()
  ).map(({ id }) => id);
  const dealers = byNames(['007', '008', '009'] as const, await addDealers(kysely));
  await kysely
    .insertInto('dealer_accounts')
    .values([
      { account_id: ours, dealer_id: dealers['007'] },
      { account_id: ours, dealer_id: dealers['008'] },
      { account_id: theirs, dealer_id: dealers['009'] },
    ])
    .execute();
  const stands = [
    ['T1', ours, yard, 'tractor', '6x4'],
    ['T2', ours, yard, 'tractor', '4x2'],
    ['T3', ours, yard, 'tractor', '6x4'],
    ['V1', ours, yard, 'trailer', 'trailer_tandem'],
    ['V2', ours, otherYard, 'trailer', 'trailer_tandem'],
    ['F1', theirs, foreignYard, 'tractor', '6x4'],
  ] as const;
  const made = await kysely
    .insertInto('units')
    .values(
      stands.map(([unit_number, account_id, location_id, type, configuration]) => ({
        unit_number,
        account_id,
        location_id,
        type,
        configuration,
        meter: type === 'tractor' ? ('odometer' as const) : ('none' as const),
      })),
    )
    .returning('id')
    .execute();
  const units = byNames(['T1', 'T2', 'T3', 'V1', 'V2', 'F1'] as const, made);
  const users = await addUsers(api, { ours, theirs, dealers });
  return Object.assign(api, {
    yard,
    otherYard,
    foreignYard,
    units,
    dealers,
    users,
    async ask<Name extends CallName>(name: Name, { as = 'clerk', ...asked }: Asked = {}) {
      return api.call(name, { ...asked, as: await api.sessionOf(users[as]) });
    },
    async keepSurvey(row: Readonly<Record<string, unknown>> = {}) {
      const { id } = await kysely
        .insertInto('surveys')
        .values({ ...plainSurvey, account_id: ours, location_id: yard, ...row })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async inspect(
      survey_id: number,
      unit_number: keyof typeof units,
      row: Readonly<Record<string, unknown>> = {},
    ) {
      const [, account_id = 0, , , configuration = '6x4'] =
        stands.find(([each]) => each === unit_number) ?? [];
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
          unit_id: units[unit_number],
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

const byNames = <Name extends string>(names: readonly Name[], rows: readonly { id: number }[]) =>
  Object.fromEntries(names.map((name, at) => [name, rows[at]?.id ?? 0])) as Record<Name, number>;

const addDealers = (kysely: TestApi['database']['kysely']) =>
  kysely
    .insertInto('dealers')
    .values(
      [
        { nonsig: '007', name: 'Île Tires' },
        { nonsig: '008', name: 'Rival Tires' },
        { nonsig: '009', name: 'Far Tires' },
      ].map((each) => ({
        ...testAddress,
        ...each,
        common_owner: null,
        is_ctsc: false,
        is_retreader: false,
      })),
    )
    .returning('id')
    .execute();

async function addUsers(
  { database }: TestApi,
  of: { ours: number; theirs: number; dealers: YardApi['dealers'] },
): Promise<YardApi['users']> {
  const { kysely } = database;
  const customer = async (login: string, account_id: number) => {
    const id = await addTestUser(database, {
      login,
      email: `${login}@fleet.example`,
      group: 'CUS',
      rights: ['TVLOGIN', 'SPSRHIST'],
    });
    await kysely.insertInto('user_accounts').values({ user_id: id, account_id }).execute();
    return id;
  };
  const dealer = async (login: string, dealer_id: number) => {
    const id = await addTestUser(database, {
      login,
      group: 'DLR',
      rights: ['TVLOGIN', 'SPPRFRPT'],
    });
    await kysely.insertInto('user_nonsigs').values({ user_id: id, dealer_id }).execute();
    return id;
  };
  return {
    clerk: await customer('clerk', of.ours),
    colleague: await customer('colleague', of.ours),
    stranger: await customer('stranger', of.theirs),
    dealer: await dealer('dealer', of.dealers['007']),
    rival: await dealer('rival', of.dealers['008']),
    admin: await addTestUser(database, {
      login: 'admin',
      group: 'GYR',
      rights: ['TVLOGIN', 'TVADMIN', 'SPSRHIST'],
    }),
  };
}
