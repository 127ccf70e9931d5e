import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** The table behind the reports; no migration creates it. */
export const yardTable = sql`
  create table yard_checks (
    id bigint generated always as identity primary key,
    account_id integer not null,
    location_id integer not null,
    dealer_id integer,
    checked_on date not null,
    gate text not null,
    lane text not null,
    tires integer not null,
    low integer not null
  )`;

type Check = readonly [day: string, gate: 'in' | 'out', lane: string, tires: number, low: number];

/**
 * Creates an account with its checks and one location, whose code is a Y and the account's number.
 */
export async function addYard(
  { kysely: db }: Database,
  nonsig: string,
  ...checks: readonly Check[]
): Promise<void> {
  const { id: account_id } = await db
    .insertInto('accounts')
    .values({ nonsig, name: nonsig, account_type: 3, fleet_type: null, country: 'US' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const location = {
    address: '1 Depot Ave',
    city: 'Toledo',
    state: 'OH',
    postal_code: '43601',
    country: 'US',
    code: `Y${nonsig}`,
    name: `Yard of ${nonsig}`,
  };
  const { id: location_id } = await db
    .insertInto('locations')
    .values({ ...location, account_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [day, gate, lane, tires, low] of checks)
    await sql`insert into yard_checks (account_id, location_id, checked_on, gate, lane, tires, low)
      values (${account_id}, ${location_id}, ${day}, ${gate}, ${lane}, ${tires}, ${low})`.execute(
      db,
    );
}
