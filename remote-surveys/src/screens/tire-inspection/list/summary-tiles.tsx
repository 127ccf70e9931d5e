import type { SurveyReportSummary } from '@portal/contract/inspection-surveys';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '../../../reports/tiles.tsx';

/** What all surveys of the selection come to. */
export function SummaryTiles({ summary }: { readonly summary: SurveyReportSummary }) {
  const { t } = useWords();
  return (
    <Tiles
      tiles={[
        { name: t('tire_inspection.sum.surveys'), value: formatInteger(summary.surveys) },
        { name: t('tire_inspection.sum.units'), value: formatInteger(summary.units) },
        {
          name: t('tire_inspection.sum.units_with_exceptions'),
          value: formatInteger(summary.units_with_exceptions),
          note: t('tire_inspection.sum.of', { count: formatInteger(summary.units) }),
        },
        { name: t('tire_inspection.sum.tires'), value: formatInteger(summary.tires) },
        {
          name: t('tire_inspection.sum.exceptions'),
          value: formatInteger(summary.exceptions),
          tone: 'yellow',
        },
        {
          name: t('tire_inspection.sum.critical'),
          value: formatInteger(summary.critical_exceptions),
          tone: 'red',
        },
      ]}
    />
  );
}
