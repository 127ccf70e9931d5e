import { mostLocations, type TorqueLocation } from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { everyones } from '../../../scope/everyones.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';

interface Wanted {
  readonly keyword?: string;
  /** As in `3.14`. */
  readonly ids?: string;
}

/** A location that checked torques, or from where units are to be re-torqued. */
const isConcerned = sql`(
  exists (
    select from ${everyones('units')} u
    where u.location_id = l.id and u.is_active and u.deleted_at is null)
  or l.id in (
    select s.location_id from torque_checks t
    join ${everyones('unit_inspections')} i on i.id = t.inspection_id
    join ${everyones('surveys')} s on s.id = i.survey_id
    where s.state = 'finished'))`;

/** The locations that the report can be narrowed to, by name, or those that are named. */
export async function readTorqueLocations(
  db: Kysely<Schema>,
  { keyword = '', ids }: Wanted,
): Promise<TorqueLocation[]> {
  const { rows } = await sql<TorqueLocation>`
    select l.id as location_id, ${locationName} as location, ${fleetName} as fleet_name
    from locations l join ${everyones('accounts')} a on a.id = l.account_id
    where ${ids === undefined ? isConcerned : sql`l.id = any (${ids.split('.').map(Number)}::int[])`}
      and ${holdsKeyword(keyword.trim(), [sql`l.code`, sql`l.name`, sql`a.name`, sql`a.nonsig`])}
    order by ${locationName} collate natural_order, ${fleetName} collate "und-x-icu", l.id
    limit ${mostLocations}`.execute(db);
  return rows;
}
