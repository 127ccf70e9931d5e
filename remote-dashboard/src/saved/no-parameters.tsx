import { useWords } from '@portal/platform/i18n';
import { Alert, IconAlertTriangle } from '@portal/platform/ui';
import { datesProblem } from '../selection/selection-params.ts';

/** What is wrong with dates, as words for it. */
const datesTexts = {
  date_missing: 'desk.dates_impossible',
  range_reversed: 'failure.range_reversed',
  range_too_long: 'failure.range_too_long',
} as const;

/**
 * Reports that cannot be run by their address: its fleet or its dates are missing, or there are no such
 * dates. Says which, above the wizard that asks for them.
 */
export function NoParameters({ params }: { readonly params: URLSearchParams }) {
  const { t } = useWords();
  const problem = datesProblem(params);
  return (
    <Alert
      role="alert"
      color="amber"
      title={t(problem ? 'desk.dates_title' : 'desk.no_parameters_title')}
      icon={<IconAlertTriangle aria-hidden />}
    >
      {problem ? `${t(datesTexts[problem])} ${t('desk.dates_text')}` : t('desk.no_parameters_text')}
    </Alert>
  );
}
