import type { surveyMailCalls } from '@portal/contract/fleet-surveys';
import { implement } from '../../../app/implement.ts';
import { readMails } from './read-mails.ts';
import { sendSurveys } from './send-surveys.ts';

const send = 'POST fleet_survey/send_email_reports';

export const mailRoutes = implement<typeof surveyMailCalls>({
  [send]: (input) => sendSurveys(input, send),

  'GET fleet_survey/get_mails/{surveyId}': (input) => readMails(input, input.params.surveyId),
});
