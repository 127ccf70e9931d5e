import { buffer } from 'node:stream/consumers';
import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Photo } from '../../../exports/document.ts';
import type { Pictures } from '../../../pictures/pictures.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import { readImages } from '../../fleet-surveys/images/image-rows.ts';

interface Reading {
  readonly db: Kysely<Schema>;
  readonly pictures: Pick<Pictures, 'read'>;
  readonly words: SpokenWords;
}

/**
 * Finds the pictures of the plates of crossings; each is read from the storage when a file comes to it.
 *
 * @returns that of a crossing, or null
 */
export async function readPlatePhotos(
  { db, pictures, words: { t } }: Reading,
  surveyIds: readonly number[],
): Promise<(crossing: CrossingDetail) => Photo | null> {
  const { rows } = await sql<{ survey_id: number; image: number }>`
    select survey_id, license_plate_image as image from crossings
    where survey_id = any (${[...surveyIds]}::int[]) and license_plate_image is not null`.execute(
    db,
  );
  const ids = rows.map(({ image }) => image);
  const images = await readImages(db, sql`i.id = any (${ids}::int[]) and i.deleted_at is null`);
  const imageOf = new Map(images.map((image) => [image.id, image]));
  const plates = new Map(rows.map(({ survey_id, image }) => [survey_id, imageOf.get(image)]));
  return ({ survey_id, tiles: { license_number: number } }) => {
    const plate = plates.get(survey_id);
    if (!plate) return null;
    const { width, height, layer: marks, content_hash } = plate;
    return {
      width,
      height,
      marks,
      caption: number === null ? t('crossing.plate') : t('crossing.plate_of', { number }),
      read: async () => {
        const content = await pictures.read(content_hash, 'small');
        return content && buffer(content);
      },
    };
  };
}
