import type {
  Inspection,
  SurveyOverview,
  SurveySummary,
  SurveyUnit,
} from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findSurvey } from '../find-survey.ts';
import { readInspections } from '../inspection-rows.ts';
import { idOfName } from '../named-row.ts';
import { readHistory } from '../row-history.ts';
import { readSurvey } from '../survey-rows.ts';
import { readUnit } from '../units/unit-rows.ts';
import { countOfSurvey } from '../work-list/count-open.ts';

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
}

/**
 * Reads a survey with its units.
 *
 * @throws Refusal `unknown_value`
 */
export async function readSurveyUnits(
  asking: QueryContext,
  surveyId: string,
): Promise<SurveyOverview> {
  const { db, user } = asking;
  const { id } = await findSurvey(asking, surveyId, 'surveyId');
  return {
    survey: await readSurvey(db, id),
    units: await readInspections(db, sql`i.survey_id = ${id}`, user),
  };
}

/**
 * Reads a unit on a survey: as it is now, even if deleted since, and as the survey found it.
 *
 * @throws Refusal `unknown_value`
 */
export async function readSurveyUnit(
  asking: QueryContext,
  { surveyId, unitId }: { readonly surveyId: string; readonly unitId: string },
): Promise<SurveyUnit> {
  const { db, user } = asking;
  const { id, account_id } = await findSurvey(asking, surveyId, 'surveyId');
  const unit = (await idOfName(asking, 'units', unitId)) ?? 0;
  const found = sql`i.survey_id = ${id} and i.unit_id = ${unit}`;
  const [inspection] = await readInspections(db, found, user);
  if (!inspection) throw refuse('unknown_value', 'unitId');
  return {
    survey: await readSurvey(db, id),
    unit: await readUnit(db, { id: unit, account_id }),
    inspection,
  };
}

type Colors = SurveySummary['colors'];

/**
 * Reads the progress of a survey, its findings, and its changes with their authors.
 *
 * @throws Refusal `unknown_value`
 */
export async function readSummary(
  asking: QueryContext,
  name: number | string,
): Promise<SurveySummary> {
  const { db } = asking;
  const { id } = await findSurvey(asking, name, 'survey_id');
  const { rows } = await sql<{ color: Inspection['color']; units: number }>`
    select i.color, count(*) as units from unit_inspections i
    where i.survey_id = ${id} group by i.color`.execute(db);
  const colors: Colors = { grey: 0, green: 0, yellow: 0, red: 0 };
  for (const { color, units } of rows) colors[color] = units;
  const survey = await readSurvey(db, id);
  const { warnings, criticals } = await countOfSurvey(db, id);
  return {
    survey,
    units: survey.units,
    colors,
    open_findings: warnings + criticals,
    history: await readHistory(db, 'survey', id),
  };
}
