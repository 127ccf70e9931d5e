import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { FileAnswer } from '../../../app/file-answer.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { signedName } from '../../../pictures/image-addresses.ts';
import type { Pictures } from '../../../pictures/pictures.ts';
import { isSigned, type Signature } from '../../../pictures/signed-address.ts';

interface SendImageOptions {
  /** Unscoped, because access was checked when the address was signed. */
  readonly unscoped: Kysely<Schema>;
  readonly pictures: Pictures;
  readonly now: Date;
  readonly params: { readonly storageId: string };
  readonly query: Signature & { readonly size: 'large' | 'small' };
}

/**
 * Returns a file of a photo at its signed address.
 *
 * @throws Refusal `unknown_value`
 */
export async function sendImage(asked: SendImageOptions): Promise<FileAnswer> {
  const { unscoped, pictures, now, params, query } = asked;
  const { storageId } = params;
  const { size } = query;
  if (!(await isSigned(unscoped, now, signedName(storageId, size), query)))
    throw refuse('unknown_value', 'signature');
  const image = await unscoped
    .selectFrom('images')
    .select('content_hash')
    .where('storage_id', '=', storageId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const content = image && (await pictures.read(image.content_hash, size));
  if (!content) throw refuse('unknown_value', 'storageId');
  return new FileAnswer({
    name: `photo-${size}.jpg`,
    mediaType: 'image/jpeg',
    write: (out) => pipeline(content, out),
  });
}
