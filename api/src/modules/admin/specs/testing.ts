import type { CommonSpecs, SavedRole } from '@portal/contract/admin';
import type { CallName } from '@portal/contract/wire';
import { type AnswerTo, addTestUser, type TestApi, testApi } from '../../../app/testing.ts';
import { testAddress } from '../../../db/testing.ts';
import { areas } from '../../../serving/areas.ts';
import { storeYards, yards } from '../../fleet-surveys/testing.ts';
import { noValues } from './stored-specs.ts';

export { yards };

/**
 * Callers of spec tests: the fleet's users with and without TVADMIN, of a dealer, of staff, and one
 * without the right to any of it.
 */
export const people = ['anna', 'uma', 'dora', 'wim', 'sam', 'gyr', 'nobody'] as const;
export type Person = (typeof people)[number];

export interface SpecsApi extends TestApi {
  readonly ids: Readonly<Record<Person, number>>;
  as<Name extends CallName>(person: Person, name: Name, body: unknown): Promise<AnswerTo<Name>>;
  /** Reads the specs of the fleet, or of yards, as Anna. */
  specs(location_ids?: readonly number[], day?: string): Promise<CommonSpecs>;
  /** Saves the specs of drive axles as Anna; the fleet's unless a yard is named. */
  save(
    change?: object,
    role?: Partial<SavedRole>,
  ): Promise<AnswerTo<'PUT manage_specs/save_specs'>>;
}

/** The reader's local time in tests. */
const userTime = '03/05/2026 10:00:00';

/** Drive axles with an empty spec. */
export const emptyDriveSpec: SavedRole = { ...noValues, role: 'drive', products: [] };

/**
 * Starts the API with account `0042`, which has two yards, and another account; a dealer serves the
 * first.
 */
export async function testSpecsApi(): Promise<SpecsApi> {
  const api = await testApi(areas);
  const { kysely } = api.database;
  await storeYards(kysely);
  await kysely
    .insertInto('dealers')
    .values({
      ...testAddress,
      id: 1,
      nonsig: '007',
      name: 'Île Tires',
      common_owner: null,
      is_ctsc: false,
      is_retreader: false,
    })
    .execute();
  await kysely.insertInto('dealer_accounts').values({ dealer_id: 1, account_id: 1 }).execute();
  const add = (login: Person, group: 'CUS' | 'DLR' | 'WIN' | 'SSC' | 'GYR', rights: string[]) =>
    addTestUser(api.database, { login, group, rights: rights as ['TVADMIN'] });
  const ids = {
    anna: await add('anna', 'CUS', ['TVADMIN', 'TVLOGIN']),
    uma: await add('uma', 'CUS', ['TVLOGIN']),
    dora: await add('dora', 'DLR', ['TVADMIN']),
    wim: await add('wim', 'WIN', ['TVADMIN']),
    sam: await add('sam', 'SSC', ['TVADMIN']),
    gyr: await add('gyr', 'GYR', ['TVADMIN']),
    nobody: await add('nobody', 'CUS', ['TMLOGIN']),
  };
  await kysely
    .insertInto('user_accounts')
    .values([ids.anna, ids.uma, ids.nobody].map((user_id) => ({ user_id, account_id: 1 })))
    .execute();
  await kysely
    .insertInto('user_nonsigs')
    .values([ids.dora, ids.wim].map((user_id) => ({ user_id, dealer_id: 1 })))
    .execute();
  const as = async <Name extends CallName>(person: Person, name: Name, body: unknown) =>
    api.call(name, {
      as: await api.sessionOf(ids[person]),
      body,
      headers: { 'user-time': userTime },
    });
  const specs = async (location_ids: readonly number[] = [], day?: string) =>
    (await as('anna', 'POST manage_specs/get_common_specs', { account: '0042', location_ids, day }))
      .body;
  return Object.assign(api, {
    ids,
    as,
    specs,
    async save(change: object = {}, role: Partial<SavedRole> = {}) {
      const { location_id = null } = change as { location_id?: number | null };
      const { items } = await specs(location_id === null ? [] : [location_id]);
      return as('anna', 'PUT manage_specs/save_specs', {
        account: '0042',
        location_id,
        valid_from: '2026-03-05',
        revision: items[0]?.revision ?? 0,
        roles: [{ ...emptyDriveSpec, ...role }],
        ...change,
      });
    },
  });
}

/** Stores a tire, a retread whose name a spreadsheet would take for a formula, and a casing. */
export async function storeProducts(api: SpecsApi): Promise<void> {
  const product = { load_range: 'G', design_position: 'drive', original_tread_mm: 20 } as const;
  await api.database.kysely
    .insertInto('products')
    .values([
      { ...product, id: 1, kind: 'tire', brand: 'Northway', line: 'HD', size: '11R22.5' },
      { ...product, id: 2, kind: 'retread', brand: '=cmd', line: 'RD', size: '11R22.5' },
      { ...product, id: 3, kind: 'casing', brand: 'Northway', line: 'HD', size: '11R22.5' },
    ])
    .execute();
}
