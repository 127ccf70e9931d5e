import { positionLabel, type WheelPosition } from '@portal/contract/fleet-surveys';
import type { SurveyDetail, SurveyDetailRequest } from '@portal/contract/inspection-surveys';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { readingConverters } from '../../fleet-surveys/inspections/axle-map.ts';
import { findFinishedSurvey } from '../find-finished-survey.ts';
import { readSurveyReport } from '../reports/read-survey-reports.ts';
import { acrossAxle, brand, detailRowOf, detailTables } from './detail-rows.ts';
import { countMended } from './finding-history.ts';
import { readSurveyHistories } from './read-histories.ts';
import { readSurveyTiresPage } from './read-survey-tires.ts';

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
}

/**
 * Reads the tires of a survey with the survey's totals.
 *
 * @throws Refusal `unknown_value`
 */
export async function readDetail(
  { db, user }: QueryContext,
  { page_number, page_size, survey_id, ...selection }: SurveyDetailRequest,
): Promise<SurveyDetail> {
  const { id } = await findFinishedSurvey(db, survey_id, 'survey_id');
  const histories = await readSurveyHistories(db, id);
  const page = { page_number, page_size };
  const told = await readSurveyTiresPage(db, { surveyId: id, histories }, selection, page);
  return {
    ...readingConverters(user).formats,
    survey: await readSurveyReport({ db }, id),
    brands: await readBrands(db, id),
    places: await readPlaces(db, id),
    ...countMended(histories),
    rows: told.tires.map((tire) => detailRowOf(tire, user)),
    ...page,
    total_items: told.total,
  };
}

async function readBrands(db: Kysely<Schema>, surveyId: number): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select ${brand} as brand ${detailTables} where i.survey_id = ${surveyId}
    group by 1 having ${brand} is not null order by ${brand} collate "und-x-icu"`.execute(db);
  return rows.map((row) => row.brand);
}

/** In wheel order. */
async function readPlaces(db: Kysely<Schema>, surveyId: number): Promise<string[]> {
  const { rows } = await sql<WheelPosition>`
    select distinct r.axle_number as axle, r.side, r.slot ${detailTables}
    where i.survey_id = ${surveyId}`.execute(db);
  const across = ({ side, slot }: WheelPosition) => acrossAxle.indexOf(`${side} ${slot}`);
  return rows
    .sort((one, other) => one.axle - other.axle || across(one) - across(other))
    .map(positionLabel);
}
