import { buffer } from 'node:stream/consumers';
import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Photo } from '../../../exports/document.ts';
import type { Pictures } from '../../../pictures/pictures.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { readImages } from '../../fleet-surveys/images/image-rows.ts';

interface PhotosContext {
  readonly db: Kysely<Schema>;
  readonly pictures: Pick<Pictures, 'read'>;
  readonly words: LocalizedTexts;
}

/**
 * Finds the plate photos of crossings; each is loaded from storage only when the file needs it.
 *
 * @returns a function that returns a crossing's photo, or null
 */
export async function readPlatePhotos(
  { db, pictures, words: { t } }: PhotosContext,
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
