import type { SurveyReportSummary } from '@portal/contract/inspection-surveys';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { CountLink } from '../../../reports/count-link.tsx';
import { byUnit, readingsAt } from '../../../reports/readings-address.ts';

/** Totals of the selected surveys; exceptions link to their list. */
export function SummaryTiles({ summary }: { readonly summary: SurveyReportSummary }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const mayReadDetails = useRight('TMSMDRPT');
  const counted = (count: number, narrowed?: Parameters<typeof readingsAt>[1]) => (
    <CountLink count={count} to={mayReadDetails ? readingsAt(params, narrowed) : null} />
  );
  return (
    <Tiles
      tiles={[
        { name: t('tire_inspection.sum.surveys'), value: formatInteger(summary.surveys) },
        { name: t('tire_inspection.sum.units'), value: formatInteger(summary.units) },
        {
          name: t('tire_inspection.sum.units_with_exceptions'),
          value: counted(summary.units_with_exceptions, byUnit),
          note: t('tire_inspection.sum.of', { count: formatInteger(summary.units) }),
        },
        { name: t('tire_inspection.sum.tires'), value: formatInteger(summary.tires) },
        {
          name: t('tire_inspection.sum.exceptions'),
          value: counted(summary.exceptions),
          tone: 'yellow',
        },
        {
          name: t('tire_inspection.sum.critical'),
          value: counted(summary.critical_exceptions, { severity: 'critical' }),
          tone: 'red',
        },
      ]}
    />
  );
}
