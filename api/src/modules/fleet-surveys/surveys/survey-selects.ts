import { type SurveySelects, surveyKinds, surveyLimits } from '@portal/contract/fleet-surveys';
import { sql } from 'kysely';
import type { CallInput } from '../../../app/implement.ts';
import { colleaguesOf } from '../../../scope/colleagues.ts';
import { findLocation } from '../find-location.ts';
import { servingDealers } from '../serving-dealers.ts';
import { isVisit } from '../visits.ts';

type QueryContext = Pick<CallInput<{ readonly right: string }>, 'db' | 'unscoped' | 'user'>;

/**
 * Reads the choices of the survey form and filters at a location: its past surveyors, the dealers
 * that serve its account, and the caller's colleagues.
 *
 * @throws Refusal `unknown_value`
 */
export async function readSurveySelects(
  { db, unscoped, user }: QueryContext,
  locationId: number,
): Promise<SurveySelects> {
  const { id, account_id } = await findLocation(db, locationId, 'location_id');
  const { rows } = await sql<{ surveyor: string }>`
    select s.surveyor from surveys s where s.location_id = ${id} and ${isVisit('s')}
    group by s.surveyor order by s.surveyor collate "und-x-icu"`.execute(db);
  const dealers = await servingDealers(db, account_id);
  const colleagues = await colleaguesOf(unscoped, user, {
    account: account_id,
    most: surveyLimits.colleagues,
  });
  return {
    survey_kinds: [...surveyKinds],
    surveyors: rows.map(({ surveyor }) => surveyor),
    nonsigs: dealers.map(({ nonsig, name }) => ({ value: nonsig, text: name })),
    colleagues: colleagues.map(({ email, name, last_name }) => ({
      value: email,
      text: `${name} ${last_name}`.trim(),
    })),
  };
}
