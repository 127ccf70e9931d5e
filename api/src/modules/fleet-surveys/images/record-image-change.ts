import { positionLabel } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { type Author, type Change, recordRowChange } from '../../../writing/row-changes.ts';
import { dealerOf, inspectionAudienceOf } from '../inspections/change-audience.ts';
import type { SurveyInspection } from '../inspections/find-inspection.ts';
import type { StoredImage } from './image-rows.ts';

interface ImageChange extends Pick<Change, 'action' | 'before'> {
  /** After the change. */
  readonly image: Pick<StoredImage, 'id' | 'revision' | 'axle_number' | 'side' | 'slot'>;
}

/** Records a change of a photo. */
export function recordImageChange(
  transaction: Kysely<Schema>,
  author: Author,
  inspected: SurveyInspection,
  { image, action, before }: ImageChange,
): Promise<void> {
  const { id, revision, axle_number: axle, side, slot } = image;
  const position = axle !== null && side && slot && positionLabel({ axle, side, slot });
  return recordRowChange(transaction, author, {
    kind: 'image',
    id,
    revision,
    accountId: inspected.inspection.account_id,
    dealerId: dealerOf(inspected.survey),
    action,
    before,
    told: { ...inspectionAudienceOf(inspected), ...(position && { position }) },
  });
}
