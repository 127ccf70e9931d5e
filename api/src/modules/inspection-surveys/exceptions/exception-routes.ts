import {
  dealerExceptionsList,
  type exceptionCalls,
  surveyExceptionsList,
} from '@portal/contract/inspection-surveys';
import type { Kysely } from 'kysely';
import { implement } from '../../../app/implement.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { fileNameParts } from '../../../selections/file-name-parts.ts';
import { readLocationNames } from '../../../selections/place-names.ts';
import { readingConverters } from '../../fleet-surveys/inspections/axle-map.ts';
import { daysOf } from '../dealer/dealer-tires.ts';
import { chosenDealerReports } from '../dealer/read-dealer-reports.ts';
import { findFinishedSurvey } from '../find-finished-survey.ts';
import { answerReport } from '../reports/answer-report.ts';
import { locationFacts } from '../reports/location-facts.ts';
import { checkSelection, chosenReports } from '../reports/read-survey-reports.ts';
import { batch, exceptionValues } from './exceptions-file.ts';
import { readExceptions } from './read-exceptions.ts';

/** Refuses a survey that no dealer made, as if it did not exist. */
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
      ...readingConverters(user).formats,
      ...(await readExceptions(input, chosenReports(body), body)),
    };
  },

  'POST survey/get_dealer_exceptions': async (input) => {
    const { body, db, user } = input;
    checkDays(body);
    if (body.survey_id !== undefined) await checkDealerSurvey(db, body.survey_id);
    return {
      ...readingConverters(user).formats,
      ...(await readExceptions(input, chosenDealerReports(body), body)),
    };
  },

  'POST survey/export_exceptions': (input) =>
    answerReport(input, input.body.format, async () => {
      const { body, db, user } = input;
      const { date_from: from, date_to: to, locations, survey_id } = body;
      await checkSelection(input, body);
      if (survey_id !== undefined) await findFinishedSurvey(db, survey_id, 'survey_id');
      const places = await readLocationNames(db, locations);
      return {
        definition: surveyExceptionsList,
        read: (page) => readExceptions(input, chosenReports(body), { ...body, ...page }),
        batch,
        values: exceptionValues(user),
        of: await locationFacts(db, locations),
        named: (words) => fileNameParts({ places, from, to }, words),
      };
    }),

  'POST survey/export_dealer_exceptions': (input) =>
    answerReport(input, input.body.format, async () => {
      const { body, db, user } = input;
      checkDays(body);
      if (body.survey_id !== undefined) await checkDealerSurvey(db, body.survey_id);
      return {
        definition: dealerExceptionsList,
        read: (page) => readExceptions(input, chosenDealerReports(body), { ...body, ...page }),
        batch,
        values: exceptionValues(user),
        named: (words) => fileNameParts(daysOf(body), words),
      };
    }),
});
