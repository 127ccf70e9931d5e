import type { ImageMark } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { type Author, changedElsewhere } from '../../../writing/row-changes.ts';
import { lockInspection, type SurveyInspection } from '../inspections/find-inspection.ts';
import { readImages, type StoredImage } from './image-rows.ts';
import { recordImageChange } from './record-image-change.ts';

/** A photo and its inspection, with their paths for refusals. */
interface ImageReference {
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
 * Changes the drawing over a photo, or restores a deleted photo.
 *
 * @throws Refusal `unknown_value`, `survey_finished`, `changed_elsewhere`
 */
export async function updateImage(
  transaction: Kysely<Schema>,
  author: Author,
  named: ImageReference,
  { revision, layer, is_deleted }: Changes,
): Promise<{ readonly id: number }> {
  const locked = await lockedImage(transaction, author, named);
  const { image } = locked;
  if (image.deleted_at && is_deleted === undefined) throw refuse('unknown_value', named.paths[0]);
  if (revision !== image.revision)
    throw await changedElsewhere(transaction, { ...image, kind: 'image' });
  await write(transaction, author, locked, {
    ...(layer && { layer: JSON.stringify(layer) }),
    ...(is_deleted === false && { deleted_at: null }),
  });
  return { id: image.id };
}

/**
 * Deletes a photo; it can be restored.
 *
 * @returns its revision
 * @throws Refusal `unknown_value` also for a photo of another tire, `survey_finished`
 */
export async function deleteImage(
  transaction: Kysely<Schema>,
  author: Author,
  named: ImageReference,
  tireId: number | undefined,
): Promise<number> {
  const locked = await lockedImage(transaction, author, named);
  const { image } = locked;
  if (image.deleted_at) throw refuse('unknown_value', named.paths[0]);
  if (tireId !== undefined && tireId !== image.tire_id) throw refuse('unknown_value', 'tireId');
  return write(transaction, author, locked, { deleted_at: author.now });
}

interface LockedImage {
  readonly inspected: SurveyInspection;
  readonly image: StoredImage;
}

/** Reads a photo of the inspection, locked against other writes. */
async function lockedImage(
  transaction: Kysely<Schema>,
  { user }: Author,
  { storageId, inspection: name, paths }: ImageReference,
): Promise<LockedImage> {
  const inspected = await lockInspection({ db: transaction, user }, name, paths[1]);
  const [image] = await readImages(
    transaction,
    sql`i.storage_id = ${storageId} and i.inspection_id = ${inspected.inspection.id}`,
  );
  if (!image) throw refuse('unknown_value', paths[0]);
  return { inspected, image };
}

/** @returns the new revision */
async function write(
  transaction: Kysely<Schema>,
  author: Author,
  { inspected, image }: LockedImage,
  columns: { readonly layer?: string; readonly deleted_at?: Date | null },
): Promise<number> {
  const { user, now } = author;
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
  await recordImageChange(transaction, author, inspected, {
    image: { ...image, revision },
    action: columns.deleted_at ? 'deleted' : columns.deleted_at === null ? 'restored' : 'changed',
    before: columns.layer === undefined ? {} : { layer: image.layer },
  });
  return revision;
}
