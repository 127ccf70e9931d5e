import { openDatabase } from '@portal/api/database';
import type { FleetType } from '@portal/contract/fleet-dashboard';
import { sql } from 'kysely';

/** Counts of a demo database, taken from its rows and not from roll-ups. */
export interface DataFacts {
  readonly calls: number;
  readonly lines: number;
  readonly casings: number;
  /** Tires read in surveys: all, and those of the account with the most. */
  readonly readings: number;
  readonly mostReadings: number;
  /** Removed tires. */
  readonly removals: number;
  /** The account with the most lines among those of a fleet type. */
  readonly account: {
    readonly number: string;
    readonly fleetType: FleetType;
    readonly lines: number;
  };
  /** The account with the most units, and its location with the most units. */
  readonly yard: { readonly account: string; readonly locationId: number; readonly units: number };
  /** The products with the most invoice lines. */
  readonly products: readonly { readonly id: number; readonly lines: number }[];
  /** The last day of the data. */
  readonly today: string;
  /** The version reported by the server, such as `15.8`. */
  readonly serverVersion: string;
}

/** Location of a database; no other process may have an embedded one open. */
export interface DatabasePlace {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/**
 * Counts the rows of a database.
 *
 * @throws Error when it has no demo data
 */
export async function readFacts(place: DatabasePlace): Promise<DataFacts> {
  const { kysely, close } = await openDatabase(place, (error) => console.error(error));
  try {
    const { rows } = await sql<Omit<DataFacts, 'account' | 'yard' | 'products'>>`select
      (select count(*) from service_calls) as calls,
      (select count(*) from invoice_lines) as lines,
      (select count(*) from casings) as casings,
      (select count(*) from readings) as readings,
      (select coalesce(max(own), 0) from (
        select count(*) as own from readings group by account_id) accounts) as "mostReadings",
      (select count(*) from removals) as removals,
      (select today from demo_loads) as today,
      current_setting('server_version') as "serverVersion"`.execute(kysely);
    const largest = await sql<DataFacts['account']>`
      select a.nonsig as number, a.fleet_type as "fleetType", count(*) as lines
      from invoice_lines l join accounts a on a.id = l.account_id
      where a.fleet_type is not null
      group by a.id order by count(*) desc, a.id limit 1`.execute(kysely);
    const yards = await sql<DataFacts['yard']>`
      with largest as (
        select account_id, count(*) as units from units where deleted_at is null
        group by account_id order by units desc, account_id limit 1
      )
      select a.nonsig as account, u.location_id as "locationId", max(l.units) as units
      from largest l join accounts a on a.id = l.account_id
        join units u on u.account_id = a.id and u.location_id is not null and u.deleted_at is null
      group by a.nonsig, u.location_id order by count(*) desc, u.location_id limit 1`.execute(
      kysely,
    );
    const products = await sql<DataFacts['products'][number]>`
      select p.id, count(*) as lines from invoice_lines l join products p on p.id = l.product_id
      where p.kind = 'tire' group by p.id order by lines desc, p.id limit 10`.execute(kysely);
    const [counts, account, yard] = [rows[0], largest.rows[0], yards.rows[0]];
    if (!counts || !account || !yard) throw new Error('The database holds no demo data');
    return { ...counts, account, yard, products: products.rows };
  } finally {
    await close();
  }
}
