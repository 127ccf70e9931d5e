import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { StoredSurvey } from '../find-survey.ts';
import type { StoredInspection } from '../inspections/find-inspection.ts';
import { readAxleMaps } from '../inspections/read-axle-map.ts';
import type { Surveyor } from '../surveyor.ts';
import { readSummary, readSurveyUnits } from '../surveys/read-overview.ts';
import { readDetailsOfEach } from '../units/read-unit-details.ts';
import type { UnitIds } from '../units/unit-rows.ts';
import { readBlankAxles } from './blank-axles.ts';
import type { AnsweredCall } from './omit-known-documents.ts';

interface DocumentsContext {
  readonly db: Kysely<Schema>;
  readonly surveyor: Surveyor;
  /** Aborts when the answer is no longer awaited. */
  readonly signal: AbortSignal;
}

/** Units read at once; few enough that other requests do not wait long for the database. */
const atOnce = 50;

/** The details of units. */
export const unitDocuments = ({ db, signal }: DocumentsContext, { account_id, ids }: UnitIds) =>
  readInBatches(ids, signal, async (some): Promise<AnsweredCall[]> => {
    const details = await readDetailsOfEach(db, { account_id, ids: some });
    return details.map((answer) => ({
      call: 'GET fleet_survey/get_unit/{id}',
      params: { id: String(answer.unit.unit_id) },
      answer,
    }));
  });

/** Units as a survey that is begun today would find them. */
export const blankDocuments = (
  { db, surveyor, signal }: DocumentsContext,
  ids: readonly number[],
) =>
  readInBatches(ids, signal, async (some): Promise<AnsweredCall[]> => {
    const maps = await readBlankAxles(db, some, surveyor);
    return maps.map((answer) => ({
      call: 'GET fleet_survey/get_blank_axles/{id}',
      params: { id: String(answer.inspection.unit_id) },
      answer,
    }));
  });

/** Reads a survey with its units and their axles. */
export async function surveyDocuments(
  taking: DocumentsContext,
  survey: StoredSurvey,
): Promise<AnsweredCall[]> {
  const { db, surveyor, signal } = taking;
  const { user } = surveyor;
  const surveyId = String(survey.id);
  // The database accepts no other configurations.
  const inspections = (await db
    .selectFrom('unit_inspections')
    .selectAll()
    .where('survey_id', '=', survey.id)
    .orderBy('id')
    .execute()) as StoredInspection[];
  const maps = await readInBatches(inspections, signal, async (some): Promise<AnsweredCall[]> => {
    const units = some.map((inspection) => ({ survey, inspection }));
    return (await readAxleMaps(db, units, user)).map((answer) => ({
      call: 'GET fleet_survey/{surveyId}/axles/{unitId}',
      params: { surveyId, unitId: String(answer.inspection.unit_id) },
      answer,
    }));
  });
  return [
    {
      call: 'GET fleet_survey/{surveyId}/units',
      params: { surveyId },
      answer: await readSurveyUnits({ db, user }, surveyId),
    },
    {
      call: 'POST fleet_survey/summary',
      body: { survey_id: survey.id },
      answer: await readSummary({ db, user }, survey.id),
    },
    ...maps,
  ];
}

/** Reads the ids of units at a location, ordered by unit number. */
export async function unitsAt(db: Kysely<Schema>, locationId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from units u where u.location_id = ${locationId} and u.deleted_at is null
    order by u.unit_number collate natural_order, u.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reads the ids of units on a survey, except deleted units. */
export async function unitsOn(db: Kysely<Schema>, surveyId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from unit_inspections i join units u on u.id = i.unit_id
    where i.survey_id = ${surveyId} and u.deleted_at is null order by i.id`.execute(db);
  return rows.map(({ id }) => id);
}

async function readInBatches<Row, Part>(
  rows: readonly Row[],
  signal: AbortSignal,
  read: (some: readonly Row[]) => Promise<Part[]>,
): Promise<Part[]> {
  const parts: Part[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    signal.throwIfAborted();
    parts.push(...(await read(rows.slice(from, from + atOnce))));
  }
  return parts;
}
