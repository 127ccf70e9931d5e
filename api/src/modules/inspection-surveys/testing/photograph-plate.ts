import type { Database } from '../../../db/database.ts';

/**
 * Adds a plate photo to a crossing directly in the database.
 *
 * @param content_hash of a picture; storage has none under that name unless it was stored before
 * @returns the photo
 */
export async function photographPlate(
  { kysely }: Pick<Database, 'kysely'>,
  survey_id: number,
  content_hash: string,
) {
  const at = new Date('2025-06-01T12:00:00Z');
  await kysely
    .insertInto('pictures')
    .values({ content_hash, width: 40, height: 20, stored_at: at })
    .onConflict((kept) => kept.doNothing())
    .execute();
  const { id: inspection_id, account_id } = await kysely
    .selectFrom('unit_inspections')
    .select(['id', 'account_id'])
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  const image = await kysely
    .insertInto('images')
    .values({
      account_id,
      inspection_id,
      axle_number: null,
      side: null,
      slot: null,
      tire_id: null,
      content_hash,
      taken_by: 'Lane 1',
      taken_at: at,
      changed_by_name: 'Lane 1',
      changed_at: at,
      client_key: null,
      created_by: null,
      deleted_at: null,
    })
    .returning(['id', 'storage_id'])
    .executeTakeFirstOrThrow();
  await kysely
    .updateTable('crossings')
    .set({ license_plate_image: image.id })
    .where('survey_id', '=', survey_id)
    .execute();
  return image;
}
