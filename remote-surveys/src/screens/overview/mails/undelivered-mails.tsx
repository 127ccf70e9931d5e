import type { SurveyMail } from '@portal/contract/fleet-surveys';
import { useMomentText, useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Alert, Button, IconAlertTriangle, IconMail, Stack } from '@portal/platform/ui';
import { call } from '../../../calls.ts';
import { useWrite } from '../../../operation/use-write.ts';
import { mailsQuery } from './mails.query.ts';
import { undelivered } from './undelivered.ts';

/**
 * Lists mails of a survey that were not delivered, and resends them with the survey's present
 * state.
 */
export function UndeliveredMails({ surveyId }: { readonly surveyId: number }) {
  const { t } = useWords();
  const momentText = useMomentText();
  const { data = [] } = useQuery(mailsQuery(surveyId));
  const sending = useWrite({
    write: (body: SurveyMail, client_key) =>
      call('POST fleet_survey/send_email_reports', { body: { ...body, client_key } }),
    doneText: ({ is_sent_as_link }, { addresses: { length: count } }) =>
      t(is_sent_as_link ? 'mail.sent_as_link' : 'mail.sent', { count }),
  });
  return undelivered(data).map(({ mail, addresses, givenUpAt }) => (
    <Alert key={mail.mail_id} color="red" icon={<IconAlertTriangle aria-hidden />}>
      <Stack gap="sm" align="start">
        {t('mail.failed', {
          sent: momentText(mail.sent_at),
          addresses: addresses.join(', '),
          date: momentText(givenUpAt),
        })}
        <Button
          variant="default"
          leftSection={<IconMail size={16} aria-hidden />}
          loading={sending.isPending}
          onClick={() =>
            sending.mutate({
              surveys: mail.surveys,
              formats: mail.formats,
              addresses: [...addresses],
              ...(mail.note !== '' && { note: mail.note }),
            })
          }
        >
          {t('mail.again')}
        </Button>
      </Stack>
    </Alert>
  ));
}
