import type { AxleSpec } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Inspected } from './find-inspection.ts';

/** The specs of the survey's account that its location may follow, of any day. */
export async function readSpecs(
  db: Kysely<Schema>,
  { account_id, location_id }: Inspected['survey'],
): Promise<AxleSpec[]> {
  const rows = await db
    .selectFrom('specs')
    .select(['id', 'role', 'location_id', 'valid_from', 'target_pressure_kpa', 'pull_depth_mm'])
    .where('account_id', '=', account_id)
    .where(({ eb, or }) => or([eb('location_id', 'is', null), eb('location_id', '=', location_id)]))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    role: row.role,
    locationId: row.location_id,
    validFrom: row.valid_from,
    targetPressure: row.target_pressure_kpa,
    pullDepth: row.pull_depth_mm,
  }));
}
