import { unitSizes } from '@portal/contract/portal';
import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { mountTire, outer, type Place } from './mount-tire.ts';

type Removal = Partial<Insertable<Schema['removals']>> & { readonly started_on?: string };

/**
 * Mounts a tire on a unit and removes it again, directly in the database: by default in June 2025
 * with 7/32 in left.
 *
 * @returns the removal's id
 */
export async function removeTire(
  kysely: Kysely<Schema>,
  unit_id: number,
  { started_on = '2024-06-01', ...said }: Removal = {},
  place: Place = outer,
): Promise<number> {
  const { account_id, location_id } = await kysely
    .selectFrom('units')
    .select(['account_id', 'location_id'])
    .where('id', '=', unit_id)
    .executeTakeFirstOrThrow();
  const removed_on = said.removed_on ?? '2025-06-01';
  const mount_id = await mountTire(kysely, unit_id, place, started_on);
  await kysely
    .updateTable('mounts')
    .set({ ended_on: removed_on })
    .where('id', '=', mount_id)
    .execute();
  const { id } = await kysely
    .insertInto('removals')
    .values({
      account_id,
      location_id: location_id ?? 0,
      mount_id,
      tread_mm: 7 * unitSizes['32nds'],
      reason: 'worn_out',
      destination: 'scrap',
      ...said,
      removed_on,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
