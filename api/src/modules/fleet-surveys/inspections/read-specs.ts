import type { AxleSpec } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

interface Yard {
  readonly account_id: number;
  readonly location_id: number;
}

/**
 * Reads the specs that may apply at locations, for any day; one list per location, in the given
 * order.
 */
export async function readSpecsOfEach(
  db: Kysely<Schema>,
  yards: readonly Yard[],
): Promise<AxleSpec[][]> {
  const accounts = [...new Set(yards.map(({ account_id }) => account_id))];
  const locations = [...new Set(yards.map(({ location_id }) => location_id))];
  const rows = await db
    .selectFrom('specs')
    .select(['id', 'account_id', 'role', 'location_id', 'valid_from'])
    .select(['target_pressure_kpa', 'pull_depth_mm'])
    .where('account_id', '=', sql<number>`any (${accounts}::int[])`)
    .where(({ eb, or }) =>
      or([
        eb('location_id', 'is', null),
        eb('location_id', '=', sql<number>`any (${locations}::int[])`),
      ]),
    )
    .execute();
  return yards.map(({ account_id, location_id }) =>
    rows
      .filter((row) => row.account_id === account_id)
      .filter((row) => row.location_id === null || row.location_id === location_id)
      .map((row) => ({
        id: row.id,
        role: row.role,
        locationId: row.location_id,
        validFrom: row.valid_from,
        targetPressure: row.target_pressure_kpa,
        pullDepth: row.pull_depth_mm,
      })),
  );
}
