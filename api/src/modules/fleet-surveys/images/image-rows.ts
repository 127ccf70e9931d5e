import type { ImageMark, UnitImage } from '@portal/contract/fleet-surveys';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { addressesOf } from '../../../pictures/image-addresses.ts';
import { type Sign, signerAt } from '../../../pictures/signed-address.ts';

/** A photo as stored, with its picture. */
export interface StoredImage {
  readonly id: number;
  readonly storage_id: string;
  readonly content_hash: string;
  readonly inspection_id: number;
  readonly revision: number;
  readonly axle_number: number | null;
  readonly side: 'left' | 'right' | null;
  readonly slot: 'outer' | 'inner' | 'single' | null;
  readonly tire_id: number | null;
  readonly width: number;
  readonly height: number;
  readonly layer: ImageMark[];
  readonly taken_by: string;
  readonly taken_at: Date;
  readonly changed_by_name: string;
  readonly changed_at: Date;
  readonly deleted_at: Date | null;
}

/**
 * Reads photos with their pictures, in the order in which they were taken.
 *
 * @param where condition over `images` as `i`
 */
export async function readImages(
  db: Kysely<Schema>,
  where: RawBuilder<SqlBool>,
): Promise<StoredImage[]> {
  const { rows } = await sql<StoredImage>`
    select i.id, i.storage_id, i.content_hash, i.inspection_id, i.revision, i.axle_number, i.side, i.slot, i.tire_id,
      p.width, p.height, i.layer, i.taken_by, i.taken_at, i.changed_by_name, i.changed_at, i.deleted_at
    from images i join pictures p on p.content_hash = i.content_hash
    where ${where}
    order by i.taken_at, i.id`.execute(db);
  return rows;
}

/**
 * Converts photos to the wire form for callers who may see them, with addresses that are valid for
 * some minutes.
 */
export async function describeImages(
  { unscoped, now }: { readonly unscoped: Kysely<Schema>; readonly now: Date },
  images: readonly StoredImage[],
): Promise<UnitImage[]> {
  const sign = await signerAt(unscoped, now);
  return images.map((image) => describe(image, sign));
}

function describe(image: StoredImage, sign: Sign): UnitImage {
  const { storage_id, axle_number, side, slot } = image;
  return {
    storage_id,
    unit_inspection_id: image.inspection_id,
    revision: image.revision,
    place: axle_number !== null && side && slot ? { axle_number, side, slot } : null,
    tire_id: image.tire_id,
    width: image.width,
    height: image.height,
    ...addressesOf(storage_id, sign),
    layer: image.layer,
    taken_by: image.taken_by,
    taken_at: image.taken_at.toISOString(),
  };
}
