import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { severalLines, status } from '../../wire/shapes.ts';
import { namedRow, writeKey } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';

const right = 'TVLOGIN';
/** Signs of a bare address: none by which a mail program would take it for several, or for a name. */
const mailSigns = '[^\\s@<>()\\[\\],;:"\\\\\\p{Cc}\\p{Cf}]+';

/** Surveys by mail. */
export const surveyMailCalls = defineCalls({
  'POST fleet_survey/send_email_reports': {
    summary:
      'Mails surveys as files, with a note. Files above 10 MB go as a link for those who may sign in.',
    right,
    body: Type.Object({
      ...writeKey,
      surveys: Type.Array(namedRow, { minItems: 1, maxItems: surveyLimits.mailedSurveys }),
      formats: Type.Array(Type.Enum(['pdf', 'excel']), { minItems: 1, uniqueItems: true }),
      addresses: Type.Array(
        Type.String({ maxLength: 254, pattern: `^${mailSigns}@${mailSigns}$` }),
        { minItems: 1, maxItems: surveyLimits.mailAddresses, uniqueItems: true },
      ),
      note: Type.Optional(Type.String({ maxLength: surveyLimits.note, pattern: severalLines })),
      is_copied_to_self: Type.Optional(Type.Boolean()),
    }),
    response: Type.Object({
      status,
      is_sent_as_link: Type.Boolean({ description: 'The files were too large for a mail.' }),
    }),
  },
});
