import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';

// Aliases in the queries: `s` a survey, `d` its dealer.

/** The number of units in a survey, and of those that are done. */
export const unitCount = sql`(
  select count(*) from unit_inspections i where i.survey_id = s.id)`;
export const inspectedCount = sql`(
  select count(*) from unit_inspections i where i.survey_id = s.id and i.state = 'done')`;

/** The fields of a survey, named as on the wire, with stored values. */
export const surveyColumns = sql`
  s.id as survey_id, s.revision, s.location_id, s.kind, s.state, s.survey_date, s.surveyor,
  d.nonsig, s.comments, s.finished_at, ${unitCount} as units,
  ${inspectedCount} as inspected_units`;

export const surveyTables = sql`from surveys s left join dealers d on d.id = s.dealer_id`;

export type StoredSurvey = Omit<SurveyRow, 'finished_at'> & { readonly finished_at: Date | null };

/** Converts a survey to the wire form. */
export const surveyRowOf = ({ finished_at, ...row }: StoredSurvey): SurveyRow => ({
  ...row,
  finished_at: finished_at?.toISOString() ?? null,
});

/** Reads a survey that the user may see, by id. */
export async function readSurvey(db: Kysely<Schema>, id: number): Promise<SurveyRow> {
  const survey = (await readSurveyRows(db, [id])).get(id);
  if (!survey) throw new Error(`Survey ${id} is gone.`);
  return survey;
}

/** Reads the surveys with these ids that the user may see, by id. */
export async function readSurveyRows(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SurveyRow>> {
  const { rows } = await sql<StoredSurvey>`
    select ${surveyColumns} ${surveyTables} where s.id = any (${[...new Set(ids)]}::int[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.survey_id, surveyRowOf(row)]));
}
