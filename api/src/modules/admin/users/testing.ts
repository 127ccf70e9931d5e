import { type Right, rights } from '@portal/contract/portal';
import type { CallName } from '@portal/contract/wire';
import { type AnswerTo, addTestUser, type TestApi, testApi } from '../../../app/testing.ts';
import { testAddress } from '../../../db/testing.ts';
import { areas } from '../../../serving/areas.ts';

export interface UsersApi extends TestApi {
  /** Id of the administrator `gyr`, who makes the calls. */
  readonly adminId: number;
  asAdmin<Name extends CallName>(name: Name, body: unknown): Promise<AnswerTo<Name>>;
  /**
   * Deletes all users except the administrator, with the audit, registrations, limits and mails.
   */
  startAnew(): Promise<void>;
  /**
   * Submits a request for access.
   *
   * @returns the registration's id
   */
  register(change?: object, language?: string): Promise<number>;
}

/** Starts the API with an administrator, two accounts and two dealers. */
export async function testUsersApi(): Promise<UsersApi> {
  const api = await testApi(areas);
  const { kysely } = api.database;
  const account = { account_type: 3, fleet_type: null, country: 'US' };
  await kysely
    .insertInto('accounts')
    .values([
      { ...account, nonsig: '0042', name: 'Moss Hauling' },
      { ...account, nonsig: '42', name: 'Fifty% Freight', country: 'CA' },
    ])
    .execute();
  const dealer = { ...testAddress, common_owner: null, is_ctsc: false, is_retreader: false };
  await kysely
    .insertInto('dealers')
    .values([
      { ...dealer, nonsig: '007', name: 'Île Tires' },
      { ...dealer, nonsig: '008', name: 'Under_score Tires' },
    ])
    .execute();
  const adminId = await addTestUser(api.database, {
    login: 'gyr',
    name: 'Grace',
    lastName: 'Young',
    group: 'GYR',
    rights: Object.keys(rights) as Right[],
  });
  const as = await api.sessionOf(adminId);
  return Object.assign(api, {
    adminId,
    asAdmin: <Name extends CallName>(name: Name, body: unknown) => api.call(name, { as, body }),
    async startAnew() {
      // Deleted first, as audit entries refer to users.
      for (const table of ['audit_entries', 'registrations', 'rate_limits'] as const)
        await kysely.deleteFrom(table).execute();
      await kysely.deleteFrom('users').where('id', '<>', adminId).execute();
      api.mails.length = 0;
    },
    async register(change: object = {}, language = 'en-US') {
      const said = { ...person, ...change };
      const headers = { 'user-language': language };
      await api.call('POST users/registration', { body: said, headers });
      const { id } = await kysely
        .selectFrom('registrations')
        .select('id')
        .where('email', '=', said.email)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return id;
    },
  });
}

const person = {
  user_name: 'Rita',
  user_last_name: 'Moss',
  email: 'rita@hauler.example',
  company: 'Moss Hauling',
  group: 'CUS',
  account_number: '0042',
  agree_to_fhq_terms: true,
};
