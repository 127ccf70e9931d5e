import { positionLabel } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { type Author, type Change, noteChange } from '../../../writing/row-changes.ts';
import type { Inspected } from '../inspections/find-inspection.ts';
import { dealerOf, placeOf } from '../inspections/noted-place.ts';
import type { StoredImage } from './image-rows.ts';

interface ImageChange extends Pick<Change, 'action' | 'before'> {
  /** As it is now. */
  readonly image: Pick<StoredImage, 'id' | 'revision' | 'axle_number' | 'side' | 'slot'>;
}

/** Notes what was changed of a photo. */
export function noteImage(
  transaction: Kysely<Schema>,
  author: Author,
  inspected: Inspected,
  { image, action, before }: ImageChange,
): Promise<void> {
  const { id, revision, axle_number: axle, side, slot } = image;
  const position = axle !== null && side && slot && positionLabel({ axle, side, slot });
  return noteChange(transaction, author, {
    kind: 'image',
    id,
    revision,
    accountId: inspected.inspection.account_id,
    dealerId: dealerOf(inspected.survey),
    action,
    before,
    told: { ...placeOf(inspected), ...(position && { position }) },
  });
}
