import { failureWord } from '@portal/platform/http';
import { useMomentText, useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { FailedState, Panel } from '@portal/platform/ui';
import { useIsOffline } from '../../../device/network/use-offline.ts';
import { NeedsNetwork } from '../../../waiting/needs-network.tsx';
import classes from '../../../yard/yard.module.css';
import { mailsQuery } from './mails.query.ts';

/** The user's mails about a survey, with recipients and delivery state. */
export function MailsPanel({ surveyId }: { readonly surveyId: number }) {
  const { t } = useWords();
  const momentText = useMomentText();
  const { data, error, refetch, isFetching } = useQuery(mailsQuery(surveyId));
  const isAway = useIsOffline();
  if (!isAway && !error && !data?.length) return null;
  return (
    <Panel title={t('mails.title')}>
      <NeedsNetwork text={t('mails.away')} />
      {error && !isAway && (
        <FailedState
          text={t(failureWord(error))}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      <ul className={classes.list}>
        {data?.map(({ mail_id, sent_at, formats, is_link, recipients }) => (
          <li key={mail_id}>
            {[
              momentText(sent_at),
              ...(is_link ? [t('mails.link')] : formats.map((format) => t(`mail.${format}`))),
            ].join(' · ')}
            {recipients.map(({ address, state }) => (
              <div key={address} className={classes.quiet}>
                <bdi>{address}</bdi>
                {state && ` · ${t(`mail_state.${state}`)}`}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
