import type { Inspection, SurveyOverview, SurveySummary } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findNamedRow } from '../named-row.ts';
import { readSurvey } from './survey-rows.ts';

interface Asking {
  readonly db: Kysely<Schema>;
  readonly user: Pick<CurrentUser, 'id' | 'unitOfMeasurement'>;
}

type StoredInspection = Omit<Inspection, 'mileage'> & { readonly odometer_km: number | null };

const kmPerMile = 1.609344;

/**
 * Finds a survey that the user may see.
 *
 * @param path where its name stands
 * @throws Refusal `unknown_value`
 */
async function findSurvey(asking: Asking, name: number | string, path: string): Promise<number> {
  const id = await findNamedRow(asking, 'surveys', name);
  if (id === null) throw refuse('unknown_value', path);
  return id;
}

/** A survey with its units, in the order in which they were added. @throws Refusal `unknown_value` */
export async function readOverview(asking: Asking, name: string): Promise<SurveyOverview> {
  const { db, user } = asking;
  const id = await findSurvey(asking, name, 'surveyId');
  const { rows } = await sql<StoredInspection>`
    select i.id as unit_inspection_id, i.revision, i.unit_id, i.unit_number, u.type,
      i.configuration, i.state, i.color, i.odometer_km, i.hours, i.comments
    from unit_inspections i join units u on u.id = i.unit_id
    where i.survey_id = ${id} order by i.id`.execute(db);
  const perUnit = user.unitOfMeasurement === '1' ? kmPerMile : 1;
  return {
    survey: await readSurvey(db, id),
    units: rows.map(({ odometer_km, ...inspection }) => ({
      ...inspection,
      mileage: odometer_km === null ? null : odometer_km / perUnit,
    })),
  };
}

/** How far a survey is, and what it has found. @throws Refusal `unknown_value` */
export async function readSummary(asking: Asking, name: number | string): Promise<SurveySummary> {
  const id = await findSurvey(asking, name, 'survey_id');
  const counted = await asking.db
    .selectFrom('unit_inspections')
    .select(({ fn }) => ['color', fn.countAll<number>().as('units')])
    .where('survey_id', '=', id)
    .groupBy('color')
    .execute();
  const unitsOf = new Map(counted.map(({ color, units }) => [color, units]));
  const survey = await readSurvey(asking.db, id);
  return {
    survey,
    units: survey.units,
    colors: {
      grey: unitsOf.get('grey') ?? 0,
      green: unitsOf.get('green') ?? 0,
      yellow: unitsOf.get('yellow') ?? 0,
      red: unitsOf.get('red') ?? 0,
    },
  };
}
