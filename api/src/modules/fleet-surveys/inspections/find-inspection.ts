import type { ConfigurationCode } from '@portal/contract/fleet-surveys';
import type { Kysely, Selectable } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findSurvey, lockOpenSurvey, type StoredSurvey } from '../find-survey.ts';
import { idOfName } from '../named-row.ts';

export type StoredInspection = Selectable<Schema['unit_inspections']> & {
  readonly configuration: ConfigurationCode;
};

/** The inspection of a unit, with its survey. */
export interface SurveyInspection {
  readonly survey: StoredSurvey;
  readonly inspection: StoredInspection;
}

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id'>;
}

/** A unit in a survey by their names, with the paths of these. */
interface InspectionReference {
  readonly survey: number | string;
  readonly unit: number | string;
  readonly paths: readonly [survey: string, unit: string];
}

/** Finds a unit of a survey that the user may see. @throws Refusal `unknown_value` */
export async function findSurveyInspection(
  asking: QueryContext,
  named: InspectionReference,
): Promise<SurveyInspection> {
  const survey = await findSurvey(asking, named.survey, named.paths[0]);
  return { survey, inspection: await inspectionOf(asking, survey, named) };
}

/**
 * Like {@link findSurveyInspection}, for a write: locks a survey that is not finished.
 *
 * @throws Refusal `unknown_value`, `survey_finished`
 */
export async function lockSurveyInspection(
  asking: QueryContext,
  named: InspectionReference,
): Promise<SurveyInspection> {
  const survey = await lockOpenSurvey(asking, named.survey, named.paths[0]);
  return { survey, inspection: await inspectionOf(asking, survey, named) };
}

/**
 * Finds an inspection that the user may see by its own name.
 *
 * @throws Refusal `unknown_value`
 */
export async function findInspection(
  asking: QueryContext,
  name: number | string,
  path: string,
): Promise<SurveyInspection> {
  const id = (await idOfName(asking, 'unit_inspections', name)) ?? 0;
  const inspection = await inspections(asking.db).where('id', '=', id).executeTakeFirst();
  if (!inspection) throw refuse('unknown_value', path);
  return { survey: await findSurvey(asking, inspection.survey_id, path), inspection };
}

/**
 * Like {@link findInspection}, for a write.
 *
 * @throws Refusal `unknown_value`, `survey_finished`
 */
export async function lockInspection(
  asking: QueryContext,
  name: number | string,
  path = 'unit_inspection_id',
): Promise<SurveyInspection> {
  const { inspection } = await findInspection(asking, name, path);
  await lockOpenSurvey(asking, inspection.survey_id, path);
  // Read again, now that no other write can change it.
  return findInspection(asking, inspection.id, path);
}

const inspections = (db: Kysely<Schema>) =>
  db.selectFrom('unit_inspections').selectAll().$castTo<StoredInspection>();

async function inspectionOf(
  asking: QueryContext,
  survey: StoredSurvey,
  { unit, paths }: InspectionReference,
): Promise<StoredInspection> {
  const unitId = (await idOfName(asking, 'units', unit)) ?? 0;
  const inspection = await inspections(asking.db)
    .where('survey_id', '=', survey.id)
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
  if (!inspection) throw refuse('unknown_value', paths[1]);
  return inspection;
}
