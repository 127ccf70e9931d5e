import type { ImageMark } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { type Author, changedElsewhere } from '../../../writing/row-changes.ts';
import { type Inspected, lockInspection } from '../inspections/find-inspection.ts';
import { readImages, type StoredImage } from './image-rows.ts';
import { noteImage } from './note-image.ts';

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
  const locked = await lockedImage(transaction, author, named);
  const { image } = locked;
  if (image.deleted_at) throw refuse('unknown_value', named.paths[0]);
  if (tireId !== undefined && tireId !== image.tire_id) throw refuse('unknown_value', 'tireId');
  return write(transaction, author, locked, { deleted_at: author.now });
}

interface LockedImage {
  readonly inspected: Inspected;
  readonly image: StoredImage;
}

/** A photo of the inspection as it is once nobody else writes. */
async function lockedImage(
  transaction: Kysely<Schema>,
  { user }: Author,
  { storageId, inspection: name, paths }: Named,
): Promise<LockedImage> {
  const inspected = await lockInspection({ db: transaction, user }, name, paths[1]);
  const [image] = await readImages(
    transaction,
    sql`i.storage_id = ${storageId} and i.inspection_id = ${inspected.inspection.id}`,
  );
  if (!image) throw refuse('unknown_value', paths[0]);
  return { inspected, image };
}

/** @returns the revision that it makes */
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
  await noteImage(transaction, author, inspected, {
    image: { ...image, revision },
    action: columns.deleted_at ? 'deleted' : columns.deleted_at === null ? 'restored' : 'changed',
    before: columns.layer === undefined ? {} : { layer: image.layer },
  });
  return revision;
}
