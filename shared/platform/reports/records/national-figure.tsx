import { formatInteger } from '../../format/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Text } from '../../ui/ui.ts';
import { selectedText } from '../figures/selected-text.ts';
import type { FigureReport, OpenFigure } from './open-figure.ts';

interface NationalFigureProps {
  readonly report: FigureReport;
  readonly figure: OpenFigure;
}

/** Explains what a national average is based on, and why its records are not available. */
export function NationalFigure({ report, figure }: NationalFigureProps) {
  const { t } = useWords();
  const isMean = 'sum' in figure.column.figure;
  return (
    <>
      <Text size="sm">
        {t(isMean ? 'shell:records.national_mean' : 'shell:records.national_quotient', {
          n: formatInteger(report.fleets ?? 0),
        })}
      </Text>
      {isMean && report.share && <Text size="sm">{selectedText(report.share, t)}</Text>}
      <Text size="sm" c="dimmed">
        {t('shell:records.national_private')}
      </Text>
    </>
  );
}
