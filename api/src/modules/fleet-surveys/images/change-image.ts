import type { ImageMark } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { Refusal, refusalMessages, refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Author } from '../../../writing/row-changes.ts';
import { lockInspection } from '../inspections/find-inspection.ts';
import { readImages, type StoredImage } from './image-rows.ts';

/** Where a call names what, for its refusals. */
interface Named {
  readonly storageId: string;
  readonly inspection: number;
  readonly paths: readonly [storageId: string, inspection: string];
}

interface Changes {
  readonly revision: number;
  readonly layer?: readonly ImageMark[];
  readonly is_deleted?: false;
}

/**
 * Changes what is drawn over a photo, or puts it back.
 *
 * @throws Refusal `unknown_value`, `survey_finished`, `changed_elsewhere`
 */
export async function updateImage(
  transaction: Kysely<Schema>,
  author: Author,
  named: Named,
  { revision, layer, is_deleted }: Changes,
): Promise<{ readonly id: number }> {
  const image = await lockedImage(transaction, author, named);
  if (image.deleted_at && is_deleted === undefined) throw refuse('unknown_value', named.paths[0]);
  if (revision !== image.revision) {
    throw new Refusal('changed_elsewhere', 'revision', refusalMessages.changed_elsewhere, {
      extra: {
        revision: image.revision,
        changed_by: image.changed_by_name,
        changed_at: image.changed_at.toISOString(),
      },
    });
  }
  await write(transaction, author, image, {
    ...(layer && { layer: JSON.stringify(layer) }),
    ...(is_deleted === false && { deleted_at: null }),
  });
  return { id: image.id };
}

/**
 * Deletes a photo, until it is put back.
 *
 * @returns its revision
 * @throws Refusal `unknown_value` also of another tire's, `survey_finished`
 */
export async function deleteImage(
  transaction: Kysely<Schema>,
  author: Author,
  named: Named,
  tireId: number | undefined,
): Promise<number> {
  const image = await lockedImage(transaction, author, named);
  if (image.deleted_at) throw refuse('unknown_value', named.paths[0]);
  if (tireId !== undefined && tireId !== image.tire_id) throw refuse('unknown_value', 'tireId');
  return write(transaction, author, image, { deleted_at: author.now });
}

/** A photo of the inspection as it is once nobody else writes. */
async function lockedImage(
  transaction: Kysely<Schema>,
  { user }: Author,
  { storageId, inspection: name, paths }: Named,
): Promise<StoredImage> {
  const { inspection } = await lockInspection({ db: transaction, user }, name, paths[1]);
  const [image] = await readImages(
    transaction,
    sql`i.storage_id = ${storageId} and i.inspection_id = ${inspection.id}`,
  );
  if (!image) throw refuse('unknown_value', paths[0]);
  return image;
}

/** @returns the revision that it makes */
async function write(
  transaction: Kysely<Schema>,
  { user, now }: Author,
  image: StoredImage,
  columns: { readonly layer?: string; readonly deleted_at?: Date | null },
): Promise<number> {
  const revision = image.revision + 1;
  await transaction
    .updateTable('images')
    .set({
      ...columns,
      revision,
      changed_by_name: `${user.name} ${user.lastName}`.trim(),
      changed_at: now,
    })
    .where('id', '=', image.id)
    .execute();
  return revision;
}
