import { buffer } from 'node:stream/consumers';
import { formatDate } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Photo } from '../../../exports/document.ts';
import { dayOf, type ReaderClock } from '../../../exports/reader-clock.ts';
import type { Pictures } from '../../../pictures/pictures.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import { readImages, type StoredImage } from '../../fleet-surveys/images/image-rows.ts';
import { byInspection } from '../../fleet-surveys/inspections/by-inspection.ts';

/** A photo of an inspected unit, or of the tire at a place of it. */
export interface UnitPhoto extends Photo {
  readonly place: Pick<StoredImage, 'axle_number' | 'side' | 'slot'>;
}

interface Reading {
  readonly db: Kysely<Schema>;
  readonly pictures: Pick<Pictures, 'read'>;
  readonly words: SpokenWords;
  readonly clock: ReaderClock;
}

/**
 * Finds the photos of inspections; each is read from the storage when a file comes to it.
 *
 * @returns those of an inspection, as they were taken
 */
export async function readPhotos(
  { db, pictures, words, clock }: Reading,
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

/** What it is of, what is written on it, who took it and when. */
function captionOf(
  { axle_number: axle, side, slot, layer, taken_by: name, taken_at }: Captioned,
  { t }: SpokenWords,
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
