import type { SurveyKind } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../app/refusal.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { dealerName, fleetName, locationName } from '../../selections/place-names.ts';
import { isReported } from './reports/survey-report-rows.ts';

/** A survey as its reports identify it. */
export interface FinishedSurvey {
  readonly id: number;
  readonly kind: SurveyKind;
  readonly survey_date: string;
  readonly survey_by: string;
  readonly fleet_name: string;
  readonly fleet_location_name: string;
  /** The location of the dealer whose inspector made it; empty if no dealer was recorded. */
  readonly dealer_location: string;
}

/**
 * Finds finished surveys that the user may see, by id. Open surveys and crossings are treated as
 * nonexistent.
 */
export async function findFinishedSurveys(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FinishedSurvey>> {
  const { rows } = await sql<FinishedSurvey>`
    select s.id, s.kind, s.survey_date, s.surveyor as survey_by, ${fleetName} as fleet_name,
      ${locationName} as fleet_location_name, ${dealerName} as dealer_location
    from surveys s
    join locations l on l.id = s.location_id
    join accounts a on a.id = s.account_id
    left join dealers d on d.id = s.dealer_id
    where s.id = any (${[...ids]}::int[]) and ${isReported}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Finds one finished survey.
 *
 * @param path of the field with its id
 * @throws Refusal `unknown_value`
 */
export async function findFinishedSurvey(
  db: Kysely<Schema>,
  id: number,
  path: string,
): Promise<FinishedSurvey> {
  const survey = (await findFinishedSurveys(db, [id])).get(id);
  if (!survey) throw refuse('unknown_value', path);
  return survey;
}

/** Reads the ids of the accounts of surveys, including crossings. */
export async function accountsOf(
  db: Kysely<Schema>,
  surveyIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select distinct account_id from surveys where id = any (${[...surveyIds]}::int[])`.execute(db);
  return rows.map(({ account_id }) => account_id);
}
