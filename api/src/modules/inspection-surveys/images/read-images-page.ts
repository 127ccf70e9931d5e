import type { ImageLinks, ImagesPage } from '@portal/contract/inspection-surveys';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { PageRequest } from '../../../lists/read-page.ts';
import { describeImages, readImages } from '../../fleet-surveys/images/image-rows.ts';
import { findFinishedSurvey } from '../find-finished-survey.ts';

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly unscoped: Kysely<Schema>;
  readonly now: Date;
}

/** Identifies the photos of a unit or of one tire. */
interface ImagesOf {
  readonly survey_id: number;
  readonly unit_id?: number;
  readonly tire_id?: number;
}

/**
 * Reads a page of the photos of a survey, in the order taken.
 *
 * @throws Refusal `unknown_value` if the survey did not inspect the unit, or has no photo of the
 * tire; `invalid` if neither or both are given
 */
export async function readImagesPage(
  { db, unscoped, now }: QueryContext,
  { survey_id, unit_id, tire_id }: ImagesOf,
  { page_number, page_size }: PageRequest,
): Promise<ImagesPage> {
  if ((unit_id === undefined) === (tire_id === undefined))
    throw refuse('invalid', 'unit_id', 'A unit or a tire is named, one of the two.');
  const { id, survey_date, fleet_name, fleet_location_name } = await findFinishedSurvey(
    db,
    survey_id,
    'survey_id',
  );
  const { rows } = await sql<{ id: number; unit_id: number; unit_number: string }>`
    select i.id, i.unit_id, i.unit_number from unit_inspections i
    where i.survey_id = ${id} and ${
      unit_id === undefined
        ? sql`exists (select from images p
            where p.inspection_id = i.id and p.tire_id = ${tire_id} and p.deleted_at is null)`
        : sql`i.unit_id = ${unit_id}`
    }
    order by i.id limit 1`.execute(db);
  const [inspection] = rows;
  if (!inspection) throw refuse('unknown_value', unit_id === undefined ? 'tire_id' : 'unit_id');
  // A tire may have moved to another unit during the survey.
  const of =
    tire_id === undefined
      ? sql`i.inspection_id = ${inspection.id}`
      : sql`i.tire_id = ${tire_id} and i.inspection_id in (
          select own.id from unit_inspections own where own.survey_id = ${id})`;
  const images = await readImages(db, sql<boolean>`${of} and i.deleted_at is null`);
  const first = (page_number - 1) * page_size;
  return {
    survey_date,
    fleet_name,
    fleet_location_name,
    unit_id: inspection.unit_id,
    unit_number: inspection.unit_number,
    images: await describeImages({ unscoped, now }, images.slice(first, first + page_size)),
    page_number,
    page_size,
    total_items: images.length,
  };
}

/**
 * Reads photos of a survey with freshly signed addresses; omits deleted photos.
 *
 * @throws Refusal `unknown_value`
 */
export async function readImageLinks(
  { db, unscoped, now }: QueryContext,
  {
    survey_id,
    storage_ids,
  }: { readonly survey_id: number; readonly storage_ids: readonly string[] },
): Promise<ImageLinks> {
  const { id } = await findFinishedSurvey(db, survey_id, 'survey_id');
  const images = await readImages(
    db,
    sql<boolean>`i.storage_id = any (${[...storage_ids]}::uuid[]) and i.deleted_at is null
      and i.inspection_id in (select of_survey.id from unit_inspections of_survey
        where of_survey.survey_id = ${id})`,
  );
  const described = await describeImages({ unscoped, now }, images);
  return {
    images: described.map(({ storage_id, address, thumbnail_address }) => ({
      storage_id,
      address,
      thumbnail_address,
    })),
  };
}
