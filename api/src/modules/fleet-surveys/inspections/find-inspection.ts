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

/** A unit within a survey, with the survey. */
export interface Inspected {
  readonly survey: StoredSurvey;
  readonly inspection: StoredInspection;
}

interface Asking {
  readonly db: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id'>;
}

/** A unit of a survey by their names, and where these stand. */
interface Named {
  readonly survey: number | string;
  readonly unit: number | string;
  readonly paths: readonly [survey: string, unit: string];
}

/** Finds a unit of a survey that the user may see. @throws Refusal `unknown_value` */
export async function findInspected(asking: Asking, named: Named): Promise<Inspected> {
  const survey = await findSurvey(asking, named.survey, named.paths[0]);
  return { survey, inspection: await inspectionOf(asking, survey, named) };
}

/** The same for a write, of a survey that takes changes. @throws Refusal `unknown_value`, `survey_finished` */
export async function lockInspected(asking: Asking, named: Named): Promise<Inspected> {
  const survey = await lockOpenSurvey(asking, named.survey, named.paths[0]);
  return { survey, inspection: await inspectionOf(asking, survey, named) };
}

/** Finds an inspection by itself, that the user may see. @throws Refusal `unknown_value` */
export async function findInspection(
  asking: Asking,
  name: number | string,
  path: string,
): Promise<Inspected> {
  const id = (await idOfName(asking, 'unit_inspections', name)) ?? 0;
  const inspection = await inspections(asking.db).where('id', '=', id).executeTakeFirst();
  if (!inspection) throw refuse('unknown_value', path);
  return { survey: await findSurvey(asking, inspection.survey_id, path), inspection };
}

/** The same for a write. @throws Refusal `unknown_value`, `survey_finished` */
export async function lockInspection(
  asking: Asking,
  name: number | string,
  path = 'unit_inspection_id',
): Promise<Inspected> {
  const { inspection } = await findInspection(asking, name, path);
  await lockOpenSurvey(asking, inspection.survey_id, path);
  // As it is once nobody else writes.
  return findInspection(asking, inspection.id, path);
}

const inspections = (db: Kysely<Schema>) =>
  db.selectFrom('unit_inspections').selectAll().$castTo<StoredInspection>();

async function inspectionOf(
  asking: Asking,
  survey: StoredSurvey,
  { unit, paths }: Named,
): Promise<StoredInspection> {
  const unitId = (await idOfName(asking, 'units', unit)) ?? 0;
  const inspection = await inspections(asking.db)
    .where('survey_id', '=', survey.id)
    .where('unit_id', '=', unitId)
    .executeTakeFirst();
  if (!inspection) throw refuse('unknown_value', paths[1]);
  return inspection;
}
