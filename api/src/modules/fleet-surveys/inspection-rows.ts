import type { Inspection } from '@portal/contract/fleet-surveys';
import { unitSizes, unitsOf } from '@portal/contract/portal';
import { roundHalfUp } from '@portal/platform/format';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../../access/current-user.ts';
import type { Schema } from '../../db/schema/schema.ts';

type StoredInspection = Omit<Inspection, 'mileage'> & { readonly odometer_km: number | null };

/**
 * Reads inspections in the order in which their units were added, with distances in the reader's
 * units.
 *
 * @param condition filter; aliases are `i` for an inspection and `u` for its unit
 */
export async function readInspections(
  db: Kysely<Schema>,
  condition: RawBuilder<unknown>,
  { unitOfMeasurement }: Pick<CurrentUser, 'unitOfMeasurement'>,
): Promise<Inspection[]> {
  const { rows } = await sql<StoredInspection>`
    select i.id as unit_inspection_id, i.revision, i.unit_id, i.unit_number, u.type,
      i.configuration, i.state, i.color, i.odometer_km, i.hours, i.comments
    from unit_inspections i
    join units u on u.id = i.unit_id
    where ${condition}
    order by i.id`.execute(db);
  const length = unitSizes[unitsOf[unitOfMeasurement].distance];
  return rows.map(({ odometer_km, ...row }) => ({
    ...row,
    mileage: odometer_km === null ? null : roundHalfUp(odometer_km / length, 2),
  }));
}
