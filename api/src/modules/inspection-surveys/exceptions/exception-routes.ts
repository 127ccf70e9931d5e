import type { exceptionCalls } from '@portal/contract/inspection-surveys';
import type { Kysely } from 'kysely';
import { implement } from '../../../app/implement.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { shownTo } from '../../fleet-surveys/inspections/axle-map.ts';
import { chosenDealerReports } from '../dealer/read-dealer-reports.ts';
import { findFinishedSurvey } from '../find-finished-survey.ts';
import { checkSelection, chosenReports } from '../reports/read-survey-reports.ts';
import { readExceptions } from './read-exceptions.ts';

/** A survey that no dealer made is as unknown to the report as one that is not there. */
async function checkDealerSurvey(db: Kysely<Schema>, id: number): Promise<void> {
  const { kind } = await findFinishedSurvey(db, id, 'survey_id');
  if (kind !== 'dealer') throw refuse('unknown_value', 'survey_id');
}

export const exceptionRoutes = implement<typeof exceptionCalls>({
  'POST survey/get_exceptions': async (input) => {
    const { body, db, user } = input;
    await checkSelection(input, body);
    if (body.survey_id !== undefined) await findFinishedSurvey(db, body.survey_id, 'survey_id');
    return {
      ...shownTo(user).formats,
      ...(await readExceptions(input, chosenReports(body), body)),
    };
  },

  'POST survey/get_dealer_exceptions': async (input) => {
    const { body, db, user } = input;
    checkDays(body);
    if (body.survey_id !== undefined) await checkDealerSurvey(db, body.survey_id);
    return {
      ...shownTo(user).formats,
      ...(await readExceptions(input, chosenDealerReports(body), body)),
    };
  },
});
