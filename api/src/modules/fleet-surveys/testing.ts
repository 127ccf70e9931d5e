import type { Unit } from '@portal/contract/fleet-surveys';
import type { CallName } from '@portal/contract/wire';
import { type AnswerTo, addTestUser, type TestApi, testApi } from '../../app/testing.ts';
import type { Database } from '../../db/database.ts';
import { testAddress } from '../../db/testing.ts';
import { fleetSurveysArea } from './area.ts';

export interface SurveysApi extends TestApi {
  readonly umaId: number;
  /** Makes a call as Uma of account `0042`, who has the right to the survey tool. */
  asUma<Name extends CallName>(name: Name, body?: unknown): Promise<AnswerTo<Name>>;
  /** Makes a call as Sam of the staff. */
  asSam<Name extends CallName>(name: Name, body?: unknown): Promise<AnswerTo<Name>>;
  /** Saves a tractor of the first yard as Uma, with further fields. */
  saveUnit(said: object): Promise<AnswerTo<'POST fleet_survey/save_unit'>>;
  /**
   * Like `saveUnit` for a new unit, and expects success.
   *
   * @returns the unit in the answer
   */
  addUnit(said: object): Promise<Unit>;
  countRows(table: 'units' | 'row_changes' | 'unit_owners'): Promise<number>;
  /** Makes a call with an id in its path, as Uma. */
  read<Name extends CallName>(name: Name, id: number | string): Promise<AnswerTo<Name>>;
}

/** The locations of the two accounts. */
export const yards = { akron: 1, boise: 2, foreign: 3 };

/** Stores account `0042` with two yards, and another account with one. */
export async function storeYards(kysely: Database['kysely']): Promise<void> {
  const account = { account_type: 3, fleet_type: null, country: 'US' };
  await kysely
    .insertInto('accounts')
    .values([
      { ...account, id: 1, nonsig: '0042', name: 'Moss Hauling' },
      { ...account, id: 2, nonsig: '42', name: 'Fifty% Freight', account_type: 2 },
    ])
    .execute();
  await kysely
    .insertInto('locations')
    .values([
      { ...testAddress, id: yards.akron, account_id: 1, code: '0001', name: 'Akron Yard' },
      { ...testAddress, id: yards.boise, account_id: 1, code: '0002', name: 'Boise Terminal' },
      { ...testAddress, id: yards.foreign, account_id: 2, code: '0001', name: 'Cairo Yard' },
    ])
    .execute();
}

/** Starts the API with these accounts. */
export async function testSurveysApi(): Promise<SurveysApi> {
  const api = await testApi([fleetSurveysArea]);
  const { kysely } = api.database;
  await storeYards(kysely);
  const uma = await addTestUser(api.database, { rights: ['TVLOGIN'] });
  await kysely.insertInto('user_accounts').values({ user_id: uma, account_id: 1 }).execute();
  const sam = await addTestUser(api.database, {
    name: 'Sam',
    lastName: 'Ford',
    group: 'SSC',
    rights: ['TVLOGIN'],
  });
  const callAs =
    (userId: number) =>
    async <Name extends CallName>(name: Name, body?: unknown) =>
      api.call(name, { as: await api.sessionOf(userId), body });
  const saveUnit = (said: object) =>
    callAs(uma)('POST fleet_survey/save_unit', { ...tractor, ...said });
  return Object.assign(api, {
    umaId: uma,
    saveUnit,
    async addUnit(said: object) {
      const { status, body } = await saveUnit(said);
      expect(status).toBe(200);
      return body.unit;
    },
    async countRows(table: 'units' | 'row_changes' | 'unit_owners') {
      const rows = await kysely.selectFrom(table).selectAll().execute();
      return rows.length;
    },
    asUma: callAs(uma),
    asSam: callAs(sam),
    read: async <Name extends CallName>(name: Name, id: number | string) =>
      api.call(name, { as: await api.sessionOf(uma), params: { id: String(id) } }),
  });
}

/** The fields of a new unit in the first yard, besides its number. */
export const tractor = {
  location_id: yards.akron,
  type: 'tractor',
  configuration: '6x4',
} as const;
