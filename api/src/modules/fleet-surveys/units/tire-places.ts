import type { WheelPosition } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

/** Reads the positions of units that have tires, by unit id. */
export async function tirePlaces(
  db: Kysely<Schema>,
  unitIds: readonly number[],
): Promise<ReadonlyMap<number, readonly WheelPosition[]>> {
  const places = new Map<number, WheelPosition[]>(unitIds.map((id) => [id, []]));
  if (unitIds.length === 0) return places;
  const rows = await db
    .selectFrom('mounts')
    .select(['unit_id', 'axle_number as axle', 'side', 'slot'])
    .where('unit_id', 'in', unitIds)
    .where('ended_on', 'is', null)
    .execute();
  for (const { unit_id, ...place } of rows) places.get(unit_id)?.push(place);
  return places;
}
