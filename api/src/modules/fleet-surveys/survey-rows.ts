import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';

// Queries name a survey `s` and its dealer `d`.

/** Units of a survey, and those of them that are done. */
export const unitCount = sql`(
  select count(*) from unit_inspections i where i.survey_id = s.id)`;
export const inspectedCount = sql`(
  select count(*) from unit_inspections i where i.survey_id = s.id and i.state = 'done')`;

/** The fields of a survey on the wire, as the database has them. */
export const surveyColumns = sql`
  s.id as survey_id, s.revision, s.location_id, s.kind, s.state, s.survey_date, s.surveyor,
  d.nonsig, s.comments, s.finished_at, ${unitCount} as units,
  ${inspectedCount} as inspected_units`;

export const surveyTables = sql`from surveys s left join dealers d on d.id = s.dealer_id`;

export type StoredSurvey = Omit<SurveyRow, 'finished_at'> & { readonly finished_at: Date | null };

/** A survey as it travels. */
export const surveyRowOf = ({ finished_at, ...row }: StoredSurvey): SurveyRow => ({
  ...row,
  finished_at: finished_at?.toISOString() ?? null,
});

/** A survey that the user may see, by its id. */
export async function readSurvey(db: Kysely<Schema>, id: number): Promise<SurveyRow> {
  const survey = (await readSurveyRows(db, [id])).get(id);
  if (!survey) throw new Error(`Survey ${id} is gone.`);
  return survey;
}

/** Those of surveys that the user may see, by their ids. */
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
