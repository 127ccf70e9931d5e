import type { KeptReport } from '@portal/contract/analysis-reports';
import { useMomentText, useWords } from '@portal/platform/i18n';
import { Progress, Text } from '@portal/platform/ui';
import { isUnderWay } from './saved-copies.query.ts';

/** Failures that have a message of their own; all others share one. */
const told: readonly string[] = [
  'interrupted',
  'outdated',
  'file_too_large',
  'unknown_value',
  'no_right',
];

const failureKey = (failure: string | null): string =>
  `kept.failed.${failure !== null && told.includes(failure) ? failure : 'other'}`;

/** The progress of a saved copy, the time of its figures, and why it has none. */
export function SavedCopyState({ report }: { readonly report: KeptReport }) {
  const { t } = useWords();
  const momentText = useMomentText();
  const { report_name: name, is_closed, state, done, of, failure, date_made } = report;
  if (is_closed) return <Text size="sm">{t('kept.closed')}</Text>;
  return (
    <>
      {date_made !== null && <div>{t('kept.as_of', { moment: momentText(date_made) })}</div>}
      {state === 'cancelled' && <div>{t('kept.cancelled')}</div>}
      {state === 'failed' && (
        <Text size="sm" c="var(--portal-text-error)">
          {t(failureKey(failure))}
        </Text>
      )}
      {isUnderWay(report) && (
        <Text size="sm" c="dimmed" role="status">
          {t(state === 'waiting' ? 'kept.waiting' : 'kept.running', { done, of })}
        </Text>
      )}
      {state === 'running' && (
        <Progress value={(100 * done) / Math.max(1, of)} size="sm" mt={4} aria-label={name} />
      )}
    </>
  );
}
