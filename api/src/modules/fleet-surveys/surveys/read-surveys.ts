import { type SurveyRow, type SurveysRequest, surveysList } from '@portal/contract/fleet-surveys';
import { isIsoDate } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { findLocation } from '../find-location.ts';
import {
  inspectedCount,
  type StoredSurvey,
  surveyColumns,
  surveyRowOf,
  surveyTables,
  unitCount,
} from '../survey-rows.ts';
import { isVisit } from '../visits.ts';

export type SurveysSelection = Omit<SurveysRequest, keyof PageRequest>;

const sorts = {
  survey_date: [sql`s.survey_date`],
  kind: [sql`s.kind`],
  state: [sql`s.state`],
  surveyor: [sql`s.surveyor collate "und-x-icu"`],
  nonsig: [sql`d.nonsig collate "C"`],
  units: [unitCount],
  inspected_units: [inspectedCount],
};

/**
 * Reads a page of the surveys of a location.
 *
 * @throws Refusal as `checkSelection` does
 */
export async function readSurveys(
  db: Kysely<Schema>,
  selection: SurveysSelection,
  page: PageRequest,
): Promise<Page<SurveyRow>> {
  const { id } = await checkSelection(db, selection);
  const { keyword = '', state, kind, surveyor, date_from, date_to } = selection;
  const conditions = [
    sql`s.location_id = ${id}`,
    isVisit('s'),
    ...(state ? [sql`s.state = ${state}`] : []),
    ...(kind ? [sql`s.kind = ${kind}`] : []),
    ...(surveyor ? [sql`s.surveyor = ${surveyor}`] : []),
    ...(date_from ? [sql`s.survey_date >= ${date_from}`] : []),
    ...(date_to ? [sql`s.survey_date <= ${date_to}`] : []),
    holdsKeyword(keyword.trim(), [sql`s.surveyor`, sql`s.comments`, sql`d.nonsig`, sql`d.name`]),
  ];
  const { rows, ...counts } = await readPage<StoredSurvey>(
    db,
    {
      columns: surveyColumns,
      rows: sql`${surveyTables} where ${sql.join(conditions, sql` and `)}`,
      order: listOrder(surveysList, sorts, selection, sql`s.survey_date desc, s.id desc`),
    },
    page,
  );
  return { rows: rows.map(surveyRowOf), ...counts };
}

/**
 * Validates the location and filters for surveys.
 *
 * @returns the location
 * @throws Refusal `unknown_value`; `invalid` for an invalid day; `range_reversed`
 */
export function checkSelection(
  db: Kysely<Schema>,
  { location_id, date_from, date_to }: SurveysSelection,
): ReturnType<typeof findLocation> {
  if (date_from && !isIsoDate(date_from)) throw refuse('invalid', 'date_from');
  if (date_to && !isIsoDate(date_to)) throw refuse('invalid', 'date_to');
  if (date_from && date_to && date_to < date_from) throw refuse('range_reversed', 'date_to');
  return findLocation(db, location_id, 'location_id');
}

/**
 * Reads the latest surveys of a location that the user may see.
 *
 * @throws Refusal `unknown_value`
 */
export async function readLastSurveys(
  db: Kysely<Schema>,
  locationId: number,
  count: number,
): Promise<SurveyRow[]> {
  const { id } = await findLocation(db, locationId, 'location_id');
  const { rows } = await sql<StoredSurvey>`
    select ${surveyColumns} ${surveyTables}
    where s.location_id = ${id} and ${isVisit('s')}
    order by s.survey_date desc, s.id desc limit ${count}`.execute(db);
  return rows.map(surveyRowOf);
}
