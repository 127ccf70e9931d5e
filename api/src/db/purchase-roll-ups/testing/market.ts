import type { FleetType } from '@portal/contract/fleet-dashboard';
import { type Kysely, sql } from 'kysely';
import type { LineKind } from '../../schema/fleet.ts';
import type { Schema } from '../../schema/schema.ts';
import { testAddress } from '../../testing.ts';

/** Few accounts, products and days, so that many lines contribute to the same sums. */
export interface Market {
  readonly accounts: readonly MarketAccount[];
  readonly dealers: readonly number[];
  readonly goods: readonly Good[];
  readonly days: readonly string[];
}

interface MarketAccount {
  readonly id: number;
  readonly location_id: number;
  readonly calls: readonly number[];
  /** The fleet types that it may have. */
  readonly fleetTypes: readonly FleetType[];
}

interface Good {
  readonly kind: LineKind;
  readonly product_id: number | null;
}

const callsEach = 3;
const inTheStates: MarketAccount['fleetTypes'] = ['us_national_account'];
const inCanada: MarketAccount['fleetTypes'] = ['canadian_common_owner', 'canadian_nonsig'];

export const market: Market = {
  accounts: [1, 2, 3, 4, 5, 6].map((id) => ({
    id,
    location_id: id,
    calls: Array.from({ length: callsEach }, (_, index) => id * 10_000 + index),
    fleetTypes: id % 2 === 0 ? inCanada : inTheStates,
  })),
  dealers: [1, 2],
  goods: [
    { kind: 'new_tire', product_id: 1 },
    { kind: 'new_tire', product_id: 2 },
    { kind: 'retread_cap', product_id: 3 },
    { kind: 'casing', product_id: 1 },
    { kind: 'repair', product_id: null },
    { kind: 'labour', product_id: null },
  ],
  days: ['2024-01-31', '2024-02-01', '2024-02-29', '2024-03-01', '2024-12-31', '2025-01-01'],
};

/** Stores the market, without any lines. */
export async function storeMarket(db: Kysely<Schema>): Promise<void> {
  for (const { id, location_id, calls, fleetTypes } of market.accounts) {
    const isCanadian = fleetTypes === inCanada;
    await db
      .insertInto('accounts')
      .values({
        id,
        nonsig: `A${id}`,
        name: `Fleet ${id}`,
        account_type: isCanadian ? 4 : 3,
        fleet_type: fleetTypes[0] ?? null,
        country: isCanadian ? 'CA' : 'US',
      })
      .execute();
    await db
      .insertInto('locations')
      .values({ id: location_id, account_id: id, code: 'HQ', name: 'Yard', ...testAddress })
      .execute();
    if (id === 1) await addDealersAndProducts(db);
    await insertKnownColumns(
      db,
      'service_calls',
      calls.map((call) => ({
        id: call,
        call_number: String(call),
        account_id: id,
        location_id,
        dealer_id: 1,
        call_type: 'emergency',
        unit_location: 'roadside',
        status: 'completed',
        received_at: '2024-01-31T12:00:00Z',
        received_on: '2024-01-31',
      })),
    );
  }
}

/**
 * Inserts rows into a table at any state of the migrations: values of missing columns are omitted.
 */
export async function insertKnownColumns(
  db: Kysely<Schema>,
  table: 'service_calls' | 'casings',
  rows: readonly object[],
): Promise<void> {
  const name = sql.table(table);
  await sql`
    insert into ${name}
    select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)})`.execute(db);
}

async function addDealersAndProducts(db: Kysely<Schema>): Promise<void> {
  for (const id of market.dealers) {
    const nonsig = `D${id}`;
    await db
      .insertInto('dealers')
      .values({ id, nonsig, name: nonsig, is_ctsc: false, is_retreader: false, ...testAddress })
      .execute();
  }
  for (const id of [1, 2, 3]) {
    const kind = id === 3 ? 'retread' : 'tire';
    await db
      .insertInto('products')
      .values({ id, kind, brand: 'Brand', line: `Line ${id}`, size: '295/75R22.5' })
      .execute();
  }
}
