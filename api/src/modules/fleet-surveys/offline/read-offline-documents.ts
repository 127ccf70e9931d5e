import { surveyLimits, type TakenAlong, type TakingAlong } from '@portal/contract/fleet-surveys';
import type { CallDefinition } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import type { CallInput } from '../../../app/implement.ts';
import { Refusal, refusalMessages, refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findLocation } from '../find-location.ts';
import { findSurvey, type StoredSurvey } from '../find-survey.ts';
import { readSurvey } from '../survey-rows.ts';
import { surveyorOf } from '../surveyor.ts';
import { type AnsweredCall, omitKnownDocuments } from './omit-known-documents.ts';
import {
  blankDocuments,
  surveyDocuments,
  unitDocuments,
  unitsAt,
  unitsOn,
} from './unit-documents.ts';
import { yardDocuments } from './yard-documents.ts';

/**
 * Reads everything that a device needs of a yard or a survey. Reads part by part: each answer is
 * consistent only in itself, as if its call had been made.
 *
 * @throws Refusal `unknown_value`; `invalid` when the call names neither or both; `limit_reached`
 */
export async function readOfflineDocuments(
  input: CallInput<CallDefinition>,
  { location_id, survey_id, known }: TakingAlong,
): Promise<TakenAlong> {
  if ((location_id === undefined) === (survey_id === undefined))
    throw refuse('invalid', 'location_id', 'A location or a survey is named, one of the two.');
  const { db, signal } = input;
  const surveyor = surveyorOf(input);
  const taking = { db, signal, surveyor };
  const survey = survey_id === undefined ? null : await findSurvey(input, survey_id, 'survey_id');
  const path = survey ? 'survey_id' : 'location_id';
  const { id, account_id } = await findLocation(db, survey?.location_id ?? location_id ?? 0, path);
  const ids = survey ? await unitsOn(db, survey.id) : await unitsAt(db, id);
  if (ids.length > surveyLimits.takenUnits)
    throw new Refusal('limit_reached', path, refusalMessages.limit_reached, {
      extra: { units: ids.length },
    });
  const ofYard = await yardDocuments(input, id);
  const ofSurveys: AnsweredCall[] = [];
  for (const each of survey ? [survey] : await openSurveys(db, id))
    ofSurveys.push(...(await surveyDocuments(taking, each)));
  const ofUnits = await unitDocuments(taking, { account_id, ids });
  const blank = survey ? [] : await blankDocuments(taking, ids);
  return {
    taken_at: input.now.toISOString(),
    location: await namedLocation(db, id),
    survey: survey && (await readSurvey(db, survey.id)),
    units: ids.length,
    ...omitKnownDocuments([...ofYard, ...ofSurveys, ...ofUnits, ...blank], known),
  };
}

/** Reads the open surveys of a yard, latest first, up to the limit on units for offline use. */
async function openSurveys(db: Kysely<Schema>, locationId: number): Promise<StoredSurvey[]> {
  const surveys = await db
    .selectFrom('surveys')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('unit_inspections')
        .select(({ fn }) => fn.countAll<number>().as('units'))
        .whereRef('survey_id', '=', 'surveys.id')
        .as('units'),
    )
    .where('location_id', '=', locationId)
    .where('state', '=', 'open')
    .orderBy('survey_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  let units = 0;
  return surveys.filter((survey) => {
    units += survey.units ?? 0;
    return units <= surveyLimits.takenUnits;
  });
}

async function namedLocation(db: Kysely<Schema>, id: number): Promise<TakenAlong['location']> {
  const { rows } = await sql<TakenAlong['location']>`
    select l.id as location_id, l.code, l.name, a.nonsig as account,
      coalesce(a.name, '') as account_name
    from locations l join accounts a on a.id = l.account_id where l.id = ${id}`.execute(db);
  const [location] = rows;
  if (!location) throw new Error(`Location ${id} is gone.`);
  return location;
}
