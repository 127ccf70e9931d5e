import { randomUUID } from 'node:crypto';
import type { FleetType } from '@portal/contract/fleet-dashboard';
import type { Insertable } from 'kysely';
import { addTestUser, testApi } from '../../../app/testing.ts';
import type {
  CallType,
  CasingsTable,
  InvoiceLinesTable,
  ProductsTable,
  ServiceCallsTable,
  UnitLocation,
} from '../../../db/schema/fleet.ts';
import { fleetDashboardArea } from '../area.ts';

type Line = Pick<Insertable<InvoiceLinesTable>, 'kind' | 'quantity' | 'amount' | 'invoice_date'> &
  Partial<Insertable<InvoiceLinesTable>>;

export const fleet = { fleet_type: 'us_national_account', account: '0000042' } as const;

/** The account type and country of each fleet type. */
const accountKinds = {
  us_national_account: [3, 'US'],
  canadian_common_owner: [4, 'CA'],
  canadian_nonsig: [0, 'CA'],
} as const;

const address = {
  address: '1 Depot Ave',
  city: 'Toledo',
  state: 'OH',
  postal_code: '43601',
  country: 'US',
};

/**
 * Starts the API with one account, one yard and one dealer, and no records until a test writes
 * them.
 */
export async function smallFleet() {
  const api = await testApi([fleetDashboardArea]);
  const db = api.database.kysely;
  const idOf = (row: { id: number }) => row.id;
  const account = async (nonsig: string, fleet_type: FleetType = fleet.fleet_type) => {
    const [account_type, country] = accountKinds[fleet_type];
    const account_id = await db
      .insertInto('accounts')
      .values({ nonsig, name: 'Amber Ridge Freight', account_type, fleet_type, country })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(idOf);
    const location_id = await db
      .insertInto('locations')
      .values({ ...address, account_id, code: '0001', name: 'Toledo Yard' })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(idOf);
    return { account_id, location_id };
  };
  const dealer = (nonsig: string, is_ctsc = false) =>
    db
      .insertInto('dealers')
      .values({ ...address, nonsig, name: 'Bauer Tire', is_ctsc, is_retreader: true })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(idOf);
  const ids = { ...(await account(fleet.account)), dealer_id: await dealer('0000007') };
  const staff = await addTestUser(api.database, { group: 'GYR', rights: ['FDLOGIN'] });
  /**
   * Stores completed emergency calls at the roadside on the first day of 2025; arguments override
   * their fields.
   *
   * @returns their ids
   */
  const calls = async (...given: readonly Partial<Insertable<ServiceCallsTable>>[]) => {
    const rows = given.map((call) => ({
      ...ids,
      call_number: randomUUID(),
      call_type: 'emergency' as const,
      unit_location: 'roadside' as const,
      status: 'completed' as const,
      received_at: new Date('2025-01-01T12:00:00Z'),
      received_on: '2025-01-01',
      ...call,
    }));
    const stored = await db.insertInto('service_calls').values(rows).returning('id').execute();
    return stored.map(idOf);
  };
  let invoices = 0;
  return {
    ...api,
    session: await api.sessionOf(staff),
    ids,
    /** @returns the account with its only yard, as fields for its lines */
    account,
    /** @returns the dealer's id */
    dealer,
    /** Returns a session of a dealer that serves the account. */
    async sessionOfDealer(dealer_id: number) {
      const user_id = await addTestUser(api.database, { group: 'DLR', rights: ['FDLOGIN'] });
      const { account_id } = ids;
      await db.insertInto('dealer_accounts').values({ dealer_id, account_id }).execute();
      await db.insertInto('user_nonsigs').values({ user_id, dealer_id }).execute();
      return api.sessionOf(user_id);
    },
    /** @returns the product's id */
    product: (line: string, other: Partial<Insertable<ProductsTable>> = {}) =>
      db
        .insertInto('products')
        .values({ kind: 'tire', brand: 'Northvale', size: '11R22.5', line, ...other })
        .returning('id')
        .executeTakeFirstOrThrow()
        .then(idOf),
    /** @returns the fields of the call for one of its lines */
    async serviceCall(
      call_type: CallType,
      unit_location: UnitLocation = 'roadside',
      of: { account_id: number; location_id: number } = ids,
    ) {
      const [call_id = 0] = await calls({ ...of, call_type, unit_location });
      return { call_id, call_type, unit_location };
    },
    calls,
    async casings(...casings: readonly Partial<Insertable<CasingsTable>>[]) {
      const rows = casings.map((casing) => ({
        ...ids,
        casing_number: randomUUID(),
        previous_caps: 0,
        ...casing,
      }));
      await db.insertInto('casings').values(rows).execute();
    },
    async lines(...lines: readonly Line[]) {
      for (const line of lines) {
        invoices += 1;
        await db
          .insertInto('invoice_lines')
          .values({ ...ids, invoice_number: String(invoices), line_number: 1, ...line })
          .execute();
      }
    },
    async clear() {
      for (const table of ['invoice_lines', 'service_calls', 'casings'] as const)
        await db.deleteFrom(table).execute();
    },
  };
}
