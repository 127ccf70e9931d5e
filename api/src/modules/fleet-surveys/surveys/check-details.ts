import { type SurveyCreation, surveyLimits } from '@portal/contract/fleet-surveys';
import { isIsoDate } from '@portal/platform/format';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { servingDealers } from '../serving-dealers.ts';
import { nonsigOf, type SurveyColumns } from './survey-changes.ts';

/** The form's values for a survey. */
type SurveyFormValues = Partial<Omit<SurveyCreation, 'client_key' | 'location_id'>>;

export type SurveyDetails = Omit<SurveyColumns, 'state' | 'finished_at'>;

/** The present values of a survey, or the initial ones of a new survey. */
type CurrentSurveyDetails = SurveyDetails & { readonly account_id: number };

/**
 * Validates the form's values for a survey and converts them for storage. Omitted values stay.
 *
 * @param today the reader's day, the latest that a survey may have
 * @throws Refusal `invalid`, `unknown_value`
 */
export async function checkDetails(
  db: Kysely<Schema>,
  said: SurveyFormValues,
  { present, today }: { readonly present: CurrentSurveyDetails; readonly today: string },
): Promise<SurveyDetails> {
  const { kind = present.kind, survey_date = present.survey_date } = said;
  const surveyor = (said.surveyor ?? present.surveyor).trim().normalize('NFC');
  // A colleague further west may change a survey whose day has not started there yet.
  if (survey_date !== present.survey_date) checkDay(survey_date, today);
  if (surveyor === '') throw refuse('invalid', 'surveyor');
  const dealer_id = await dealerOf(db, { kind, nonsig: said.nonsig }, present);
  const comments = said.comments ?? present.comments;
  return { kind, survey_date, surveyor, dealer_id, comments };
}

function checkDay(day: string, today: string): void {
  if (!isIsoDate(day)) throw refuse('invalid', 'survey_date');
  if (day < surveyLimits.earliestSurvey) {
    throw refuse(
      'invalid',
      'survey_date',
      `No survey is from before ${surveyLimits.earliestSurvey}.`,
    );
  }
  if (day > today) throw refuse('invalid', 'survey_date', 'The day is still to come.');
}

async function dealerOf(
  db: Kysely<Schema>,
  {
    kind,
    nonsig,
  }: { readonly kind: CurrentSurveyDetails['kind']; readonly nonsig: SurveyFormValues['nonsig'] },
  present: CurrentSurveyDetails,
): Promise<number | null> {
  const now = await nonsigOf(db, present.dealer_id);
  const wanted = (nonsig === undefined ? now : nonsig) || null;
  if (wanted === null) {
    if (kind !== 'dealer') return null;
    throw refuse('invalid', 'nonsig', 'A survey of a dealer names its nonsig.');
  }
  // An unchanged dealer is not checked: users may change a survey whose dealer they do not see.
  const isAsBefore = wanted === now && (kind !== 'dealer' || present.kind === 'dealer');
  if (isAsBefore) return present.dealer_id;
  const dealers = await servingDealers(db, present.account_id);
  const found = dealers.find((each) => each.nonsig === wanted);
  if (!found) throw refuse('unknown_value', 'nonsig');
  return found.id;
}
