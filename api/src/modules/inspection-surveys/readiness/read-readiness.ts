import { checklistItems } from '@portal/contract/fleet-surveys';
import type { TrailerReadiness } from '@portal/contract/inspection-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { findFinishedSurvey } from '../find-finished-survey.ts';
import { isTrailer } from '../reports/survey-report-rows.ts';

type Trailer = TrailerReadiness['units'][number];

/**
 * Reads the trailer readiness report of a survey: failed trailers first, each group sorted by
 * number.
 *
 * @param path of the field with the survey's id
 * @throws Refusal `unknown_value`
 */
export async function readReadiness(
  db: Kysely<Schema>,
  surveyId: number,
  path: string,
): Promise<TrailerReadiness> {
  const { id, survey_date, survey_by, fleet_name, fleet_location_name } = await findFinishedSurvey(
    db,
    surveyId,
    path,
  );
  // A user who sees the survey sees everything in it.
  const { rows: units } = await sql<Trailer>`
    select i.unit_id, i.unit_number, i.is_ready as passed,
      json_agg(json_build_object('name', a.item, 'selected_value', a.answer, 'notes', a.notes)
        order by array_position(${[...checklistItems]}::text[], a.item)) as fields
    from ${unguardedTable('unit_inspections')} i
    join ${unguardedTable('checklist_answers')} a on a.inspection_id = i.id
    where i.survey_id = ${id}
    group by i.id
    order by passed, i.unit_number collate natural_order, i.id`.execute(db);
  const passed = units.filter((unit) => unit.passed).length;
  return {
    survey_id: id,
    survey_date,
    survey_by,
    fleet_name,
    fleet_location_name,
    trailers: units.length,
    trailers_on_survey: await countTrailers(db, id),
    passed,
    failed: units.length - passed,
    units,
  };
}

/** Counts the trailers of a survey, checked or not. */
async function countTrailers(db: Kysely<Schema>, surveyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from ${unguardedTable('unit_inspections')} i join ${unguardedTable('units')} u on u.id = i.unit_id
    where i.survey_id = ${surveyId} and ${isTrailer}`.execute(db);
  return rows[0]?.count ?? 0;
}
