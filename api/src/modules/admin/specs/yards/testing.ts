import type { ManagedYard } from '@portal/contract/admin';
import { sql } from 'kysely';
import type { AnswerTo } from '../../../../app/testing.ts';
import { type Person, type SpecsApi, testSpecsApi, yards } from '../testing.ts';

export { yards };

export const add = 'POST manage_specs/add_new_location';
export const save = 'PUT manage_specs/save_location';
export const remove = 'POST manage_specs/remove_location';
export const get = 'POST manage_specs/get_location';

export interface YardsApi extends SpecsApi {
  /** Resets the fleet to its two original yards, without other yards, specs or audit entries. */
  startAnew(): Promise<void>;
  read(location_id: number, person?: Person): Promise<AnswerTo<typeof get>['body']>;
  /** The values for saving a yard without changes. */
  unchanged(location_id: number): Promise<Omit<ManagedYard, 'dealer_name' | 'is_used'>>;
  change(
    location_id: number,
    said: Partial<ManagedYard> & object,
    who?: Person,
  ): Promise<AnswerTo<typeof save>>;
  /**
   * Adds a yard as Anna.
   *
   * @returns its id
   */
  addCanton(said?: object): Promise<number>;
  /** Serializes everything that a refused write must not change. */
  written(): Promise<string>;
  /** The audit entries about yards. */
  audit(): ReturnType<typeof auditOf>;
}

/** A yard to be added. */
export const canton = {
  account: '0042',
  code: 'C9',
  name: 'Canton Depot',
  customer_number: '88-1',
  address: '9 Depot Rd',
  city: 'Canton',
  state: 'OH',
  postal_code: '44702',
  country: 'US',
  latitude: 40.79895,
  longitude: -81.37845,
  location_group: 'East',
  location_region: 'Ohio',
  dealer: '007',
  is_head_office: false,
};

const kept = { akron: 'Akron Yard', boise: 'Boise Terminal' };

const auditOf = ({ kysely }: SpecsApi['database']) =>
  kysely
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'before', 'after'])
    .where('area', '=', 'location')
    .orderBy('id')
    .execute();

/** Starts the API for specs, with helpers for tests of yards. */
export async function testYardsApi(): Promise<YardsApi> {
  const api = await testSpecsApi();
  const { kysely } = api.database;
  await sql`select setval(pg_get_serial_sequence('locations', 'id'), 100)`.execute(kysely);
  const read = async (location_id: number, person: Person = 'anna') =>
    (await api.as(person, get, { account: '0042', location_id })).body;
  const unchanged = async (location_id: number) => {
    const { location } = await read(location_id);
    const { dealer_name: _, is_used: __, ...values } = location;
    return values;
  };
  return Object.assign(api, {
    read,
    unchanged,
    async change(location_id: number, said: object, who: Person = 'anna') {
      return api.as(who, save, { ...(await unchanged(location_id)), ...said });
    },
    async addCanton(said: object = {}) {
      const { body } = await api.as('anna', add, { ...canton, ...said });
      expect(body).toMatchObject({ ResponseCode: 200, similar: [] });
      return body.location_id ?? 0;
    },
    written: async () =>
      JSON.stringify([
        await kysely.selectFrom('locations').selectAll().orderBy('id').execute(),
        await kysely.selectFrom('location_groups').selectAll().orderBy('id').execute(),
        await kysely.selectFrom('audit_entries').selectAll().orderBy('id').execute(),
      ]),
    audit: () => auditOf(api.database),
    async startAnew() {
      await kysely.deleteFrom('specs').execute();
      await kysely.deleteFrom('audit_entries').execute();
      await kysely.deleteFrom('locations').where('id', 'not in', Object.values(yards)).execute();
      await kysely
        .updateTable('locations')
        .set({
          revision: 1,
          is_head_office: false,
          closed_at: null,
          dealer_id: null,
          group_id: null,
          region_id: null,
          latitude: null,
          longitude: null,
          customer_number: null,
        })
        .execute();
      for (const name of ['akron', 'boise'] as const)
        await kysely
          .updateTable('locations')
          .set({
            name: kept[name],
            code: name === 'akron' ? '0001' : '0002',
            address: '1 Main St',
            city: 'Akron',
          })
          .where('id', '=', yards[name])
          .execute();
    },
  });
}
