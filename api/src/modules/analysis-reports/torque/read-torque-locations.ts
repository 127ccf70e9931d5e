import { mostLocations, type TorqueLocation } from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';

interface ReadTorqueLocationsOptions {
  readonly keyword?: string;
  /** Ids separated by dots, as in `3.14`. */
  readonly ids?: string;
}

/** Whether a location checked torques, or is the home of units to re-torque. */
const isConcerned = sql`(
  exists (
    select from ${unguardedTable('units')} u
    where u.location_id = l.id and u.is_active and u.deleted_at is null)
  or l.id in (
    select s.location_id from torque_checks t
    join ${unguardedTable('unit_inspections')} i on i.id = t.inspection_id
    join ${unguardedTable('surveys')} s on s.id = i.survey_id
    where s.state = 'finished'))`;

/** Reads the locations that the report can be narrowed to, by name, or those with the given ids. */
export async function readTorqueLocations(
  db: Kysely<Schema>,
  { keyword = '', ids }: ReadTorqueLocationsOptions,
): Promise<TorqueLocation[]> {
  const { rows } = await sql<TorqueLocation>`
    select l.id as location_id, ${locationName} as location, ${fleetName} as fleet_name
    from locations l join ${unguardedTable('accounts')} a on a.id = l.account_id
    where ${ids === undefined ? isConcerned : sql`l.id = any (${ids.split('.').map(Number)}::int[])`}
      and ${holdsKeyword(keyword.trim(), [sql`l.code`, sql`l.name`, sql`a.name`, sql`a.nonsig`])}
    order by ${locationName} collate natural_order, ${fleetName} collate "und-x-icu", l.id
    limit ${mostLocations}`.execute(db);
  return rows;
}
