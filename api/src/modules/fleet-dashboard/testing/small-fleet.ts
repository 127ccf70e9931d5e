import { fleetDashboardCalls } from '@portal/contract/fleet-dashboard/schema';
import type { Insertable } from 'kysely';
import { defineArea } from '../../../app/area.ts';
import { addTestUser, testApi } from '../../../app/testing.ts';
import type { InvoiceLinesTable } from '../../../db/schema/fleet.ts';
import { fleetDashboardRoutes } from '../routes.ts';

type Line = Pick<Insertable<InvoiceLinesTable>, 'kind' | 'quantity' | 'amount' | 'invoice_date'> &
  Partial<Insertable<InvoiceLinesTable>>;

export const fleet = { fleet_type: 'us_national_account', account: '0000042' } as const;

const address = {
  address: '1 Depot Ave',
  city: 'Toledo',
  state: 'OH',
  postal_code: '43601',
  country: 'US',
};

/** One account with one yard and one dealer, and no records until a test writes them. */
export async function smallFleet() {
  const api = await testApi([defineArea(fleetDashboardCalls, fleetDashboardRoutes)]);
  const db = api.database.kysely;
  const idOf = (row: { id: number }) => row.id;
  const account_id = await db
    .insertInto('accounts')
    .values({
      nonsig: fleet.account,
      name: 'Amber Ridge Freight',
      account_type: 3,
      fleet_type: fleet.fleet_type,
      country: 'US',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(idOf);
  const location_id = await db
    .insertInto('locations')
    .values({ ...address, account_id, code: '0001', name: 'Toledo Yard' })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(idOf);
  const dealer_id = await db
    .insertInto('dealers')
    .values({
      ...address,
      nonsig: '0000007',
      name: 'Bauer Tire',
      is_ctsc: false,
      is_retreader: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(idOf);
  const staff = await addTestUser(api.database, { group: 'GYR', rights: ['FDLOGIN'] });
  let invoices = 0;
  return {
    ...api,
    session: await api.sessionOf(staff),
    ids: { account_id, location_id, dealer_id },
    /** @returns the product's id */
    product: (line: string, other: { brand?: string; size?: string; load_range?: string } = {}) =>
      db
        .insertInto('products')
        .values({ kind: 'tire', brand: 'Northvale', size: '11R22.5', line, ...other })
        .returning('id')
        .executeTakeFirstOrThrow()
        .then(idOf),
    async lines(...lines: readonly Line[]) {
      for (const line of lines) {
        invoices += 1;
        await db
          .insertInto('invoice_lines')
          .values({
            account_id,
            location_id,
            dealer_id,
            invoice_number: String(invoices),
            line_number: 1,
            ...line,
          })
          .execute();
      }
    },
    clear: () => db.deleteFrom('invoice_lines').execute(),
  };
}
