import { type SurveyTrend, trendSurveys } from '@portal/contract/inspection-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { isReported } from '../reports/survey-report-rows.ts';
import { concernsTire } from './detail-rows.ts';
import { isStillMounted } from './is-still-mounted.ts';

/**
 * Reads a finished survey and the earlier ones of its location that the user may see, earliest
 * first.
 *
 * @param surveyId of a survey that the user is known to see
 */
export async function readTrend(db: Kysely<Schema>, surveyId: number): Promise<SurveyTrend> {
  const { rows } = await sql<SurveyTrend[number]>`
    with latest as materialized (
      select s.id, s.survey_date from surveys s
      join surveys own on own.id = ${surveyId} and own.location_id = s.location_id
      where ${isReported}
        and (s.survey_date, s.id) <= (own.survey_date, own.id)
      order by s.survey_date desc, s.id desc limit ${trendSurveys})
    select latest.id as survey_id, latest.survey_date,
      (select coalesce(sum(i.tires_read), 0)::int from ${unguardedTable('unit_inspections')} i
        where i.survey_id = latest.id and i.state <> 'waiting') as total_tires,
      (select count(*) from ${unguardedTable('unit_inspections')} i
        join ${unguardedTable('readings')} r on r.inspection_id = i.id
        where i.survey_id = latest.id and i.state <> 'waiting'
          and (r.pressure_kpa is not null or r.tread_mm is not null)
          and r.axle_number <> all (i.lifted_axles) and ${isStillMounted('r')}
          and exists (select from ${unguardedTable('findings')} f where ${concernsTire})) as tires_with_findings
    from latest order by latest.survey_date, latest.id`.execute(db);
  return rows;
}
