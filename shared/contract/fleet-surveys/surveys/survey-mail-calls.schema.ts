import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { instant, severalLines, status } from '../../wire/shapes.ts';
import { namedInPath, namedRow, nullable, writeKey } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { mailStates } from './code-lists.ts';
import { mailAddress } from './mail-address.ts';

const right = 'TVLOGIN';
const format = Type.Enum(['pdf', 'excel']);

/** A recipient of a mail, with its delivery state. */
const recipient = Type.Object({
  address: Type.String(),
  state: nullable(
    Type.Enum(mailStates, { description: 'Null when that is forgotten, after some months.' }),
  ),
  settled_at: nullable(instant),
});

/** Calls that send surveys by mail. */
export const surveyMailCalls = defineCalls({
  'POST fleet_survey/send_email_reports': {
    summary:
      'Mails surveys as files, with a note. Files above 10 MB go as a link for those who may sign in.',
    right,
    body: Type.Object({
      ...writeKey,
      surveys: Type.Array(namedRow, { minItems: 1, maxItems: surveyLimits.mailedSurveys }),
      formats: Type.Array(format, { minItems: 1, uniqueItems: true }),
      addresses: Type.Array(Type.String({ maxLength: 254, pattern: mailAddress }), {
        minItems: 1,
        maxItems: surveyLimits.mailAddresses,
        uniqueItems: true,
      }),
      note: Type.Optional(Type.String({ maxLength: surveyLimits.note, pattern: severalLines })),
      is_copied_to_self: Type.Optional(Type.Boolean()),
    }),
    response: Type.Object({
      status,
      is_sent_as_link: Type.Boolean({ description: 'The files were too large for a mail.' }),
    }),
  },
  'GET fleet_survey/get_mails/{surveyId}': {
    summary: "The caller's own mails of a survey, the latest first.",
    right,
    params: Type.Object({ surveyId: namedInPath }),
    response: Type.Object({
      mails: Type.Array(
        Type.Object({
          mail_id: Type.Integer(),
          sent_at: instant,
          surveys: Type.Array(Type.Integer(), {
            description: 'Its surveys, without those that the caller does not see any more.',
          }),
          formats: Type.Array(format),
          note: Type.String(),
          is_link: Type.Boolean({ description: 'The files were too large for a mail.' }),
          recipients: Type.Array(recipient),
        }),
      ),
    }),
  },
});
