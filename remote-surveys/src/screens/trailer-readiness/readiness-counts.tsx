import { readinessWords as keys, type TrailerReadiness } from '@portal/contract/inspection-surveys';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '@portal/platform/lists';
import { useLocation } from '@portal/platform/routing';
import { CountLink } from '../../reports/count-link.tsx';
import { trailersAt } from './trailers-address.ts';

/** Number of trailers, and how many are ready; counts link to their trailers. */
export function ReadinessCounts({ report }: { readonly report: TrailerReadiness }) {
  const { t } = useWords();
  const { state } = useLocation();
  const counted = (count: number, outcome?: Parameters<typeof trailersAt>[1]) => (
    <CountLink count={count} to={trailersAt(report.survey_id, outcome)} state={state} />
  );
  return (
    <Tiles
      tiles={[
        {
          name: t(keys.trailers),
          value: counted(report.trailers),
          note: t('tire_inspection.sum.of', { count: formatInteger(report.trailers_on_survey) }),
        },
        { name: t(keys.passed), value: counted(report.passed, 'passed'), tone: 'green' },
        { name: t(keys.failed), value: counted(report.failed, 'failed'), tone: 'red' },
      ]}
    />
  );
}
