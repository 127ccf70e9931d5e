import { readinessWords as keys, type TrailerReadiness } from '@portal/contract/inspection-surveys';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '@portal/platform/lists';

/** How many trailers there are, and how many of them may roll. */
export function ReadinessCounts({ report }: { readonly report: TrailerReadiness }) {
  const { t } = useWords();
  return (
    <Tiles
      tiles={[
        {
          name: t(keys.trailers),
          value: formatInteger(report.trailers),
          note: t('tire_inspection.sum.of', { count: formatInteger(report.trailers_on_survey) }),
        },
        { name: t(keys.passed), value: formatInteger(report.passed), tone: 'green' },
        { name: t(keys.failed), value: formatInteger(report.failed), tone: 'red' },
      ]}
    />
  );
}
