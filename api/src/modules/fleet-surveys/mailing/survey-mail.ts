import { formatDate } from '@portal/platform/format';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Attachment, Mail } from '../../../mail/mail.ts';
import { type PageLocale, translator } from '../../../page-words/page-words.ts';
import type { ReportedSurvey } from './survey-report.ts';

interface Content {
  readonly sender: Pick<CurrentUser, 'name' | 'lastName' | 'email'>;
  readonly surveys: readonly ReportedSurvey[];
  readonly note: string;
  /** Null if they are too large: users who may sign in see the surveys in the portal. */
  readonly files: readonly Attachment[] | null;
  readonly origin: string;
}

const longestSubject = 150;

/** Builds a mail with surveys, in the sender's language. */
export function surveyMail(
  { sender, surveys, note, files, origin }: Content,
  locale: PageLocale,
): Omit<Mail, 'to'> {
  const t = translator(locale);
  const places = [...new Set(surveys.map(({ location }) => location))].join(', ');
  const said = note.trim() && t('mail_surveys_note', { note: note.trim() });
  return {
    subject: [...t('mail_surveys_subject', { places })].slice(0, longestSubject).join(''),
    text: t(files === null ? 'mail_surveys_link_text' : 'mail_surveys_text', {
      sender: `${sender.name} ${sender.lastName}`.trim(),
      email: sender.email,
      note: said,
      surveys: surveys
        .map(({ id, location, survey_date }) => {
          const line = `${location}, ${formatDate(survey_date)}`;
          return files === null ? `${line}\n${origin}/fleet-survey/${id}/overview` : line;
        })
        .join('\n'),
    }),
    ...(files !== null && { attachments: files }),
  };
}
