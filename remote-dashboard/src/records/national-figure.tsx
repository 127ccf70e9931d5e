import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Text } from '@portal/platform/ui';
import type { FigureReport, OpenFigure } from './open-figure.ts';

interface NationalFigureProps {
  readonly report: FigureReport;
  readonly figure: OpenFigure;
}

/** Of what a national average is made, and why there are no records to see. */
export function NationalFigure({ report, figure }: NationalFigureProps) {
  const { t } = useWords();
  const isMean = 'sum' in figure.column.figure;
  return (
    <>
      <Text size="sm">
        {t(isMean ? 'records.national_mean' : 'records.national_quotient', {
          n: formatInteger(report.fleets ?? 0),
        })}
      </Text>
      <Text size="sm" c="dimmed">
        {t('records.national_private')}
      </Text>
    </>
  );
}
