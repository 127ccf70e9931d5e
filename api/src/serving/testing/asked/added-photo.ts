import type { Insertable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema/schema.ts';

type PhotoRow = Pick<
  Insertable<Schema['images']>,
  'account_id' | 'inspection_id' | 'client_key'
> & {
  readonly created_by: null;
  readonly changed_at: Date;
};

const ofUnit = { axle_number: null, side: null, slot: null, tire_id: null };

/**
 * Adds a photo directly to the database, without its files.
 *
 * @param place the photographed tire and its position; the unit if omitted
 * @returns the photo's `storage_id`, the same in each database
 */
export async function addPhoto(
  kysely: Database['kysely'],
  row: PhotoRow,
  place: Pick<Insertable<Schema['images']>, keyof typeof ofUnit> = ofUnit,
): Promise<string> {
  const content_hash = 'a5'.repeat(32);
  const picture = { content_hash, width: 4, height: 3, stored_at: row.changed_at };
  await kysely
    .insertInto('pictures')
    .values(picture)
    .onConflict((taken) => taken.doNothing())
    .execute();
  const storage_id = `a5ced000-0000-4000-8000-${String(row.inspection_id).padStart(12, '0')}`;
  const by = { taken_by: 'Asked', taken_at: row.changed_at, changed_by_name: 'Asked' };
  await kysely
    .insertInto('images')
    .values({ ...row, ...by, ...place, storage_id, content_hash, deleted_at: null })
    .execute();
  return storage_id;
}
