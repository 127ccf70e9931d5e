import { buffer } from 'node:stream/consumers';
import { formatDate } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Photo } from '../../../exports/document.ts';
import { dayOf, type ReaderClock } from '../../../exports/reader-clock.ts';
import type { Pictures } from '../../../pictures/pictures.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { readImages, type StoredImage } from '../../fleet-surveys/images/image-rows.ts';
import { byInspection } from '../../fleet-surveys/inspections/by-inspection.ts';

/** A photo of an inspected unit, or of the tire at one of its positions. */
export interface UnitPhoto extends Photo {
  readonly place: Pick<StoredImage, 'axle_number' | 'side' | 'slot'>;
}

interface PhotosContext {
  readonly db: Kysely<Schema>;
  readonly pictures: Pick<Pictures, 'read'>;
  readonly words: LocalizedTexts;
  readonly clock: ReaderClock;
}

/**
 * Finds the photos of inspections; each is loaded from storage only when the file needs it.
 *
 * @returns a function that returns an inspection's photos, in the order taken
 */
export async function readPhotos(
  { db, pictures, words, clock }: PhotosContext,
  inspections: readonly number[],
): Promise<(inspectionId: number) => UnitPhoto[]> {
  const images = await readImages(
    db,
    sql<boolean>`i.inspection_id = any (${[...inspections]}::int[]) and i.deleted_at is null`,
  );
  const of = byInspection(images);
  return (id) =>
    of(id).map(({ axle_number, side, slot, width, height, layer, ...image }) => ({
      place: { axle_number, side, slot },
      width,
      height,
      marks: layer,
      caption: captionOf({ ...image, axle_number, side, slot, layer }, words, clock),
      read: async () => {
        const content = await pictures.read(image.content_hash, 'small');
        return content && buffer(content);
      },
    }));
}

type Captioned = Pick<
  StoredImage,
  'axle_number' | 'side' | 'slot' | 'layer' | 'taken_by' | 'taken_at'
>;

/** The caption: its subject, the words drawn on it, the photographer and the date. */
function captionOf(
  { axle_number: axle, side, slot, layer, taken_by: name, taken_at }: Captioned,
  { t }: LocalizedTexts,
  clock: ReaderClock,
): string {
  const photo =
    axle === null
      ? t('unit.one')
      : t('survey_detail.tire', { position: t(`wheel.${side}_${slot}`, { axle }) });
  const words = layer.flatMap((mark) => (mark.kind === 'words' ? [mark.text] : [])).join(', ');
  const shown = words ? t('photo.with_words', { photo, words }) : photo;
  return `${shown} · ${t('photo.taken', { name, date: formatDate(dayOf(taken_at, clock)) })}`;
}
