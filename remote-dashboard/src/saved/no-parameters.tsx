import { useWords } from '@portal/platform/i18n';
import { Alert, IconAlertTriangle } from '@portal/platform/ui';
import { datesProblem } from '../selection/selection-params.ts';

/** Keys of the texts for problems with dates. */
const datesTexts = {
  date_missing: 'desk.dates_impossible',
  range_reversed: 'failure.range_reversed',
  range_too_long: 'failure.range_too_long',
} as const;

/**
 * Says why reports cannot be run from their address: its fleet or dates are missing, or its dates
 * are invalid. Shown above the wizard, which asks for them.
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
