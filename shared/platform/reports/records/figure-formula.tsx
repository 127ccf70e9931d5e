import { useWords } from '../../i18n/i18n.ts';
import { useQuery } from '../../query/query.ts';
import { Text } from '../../ui/ui.ts';
import { useFigure } from '../figures/use-figure.ts';
import { formulaText } from './formula-text.ts';
import type { FigureMeasures, RowMeasure } from './measures-of.ts';
import type { FigureReport, OpenFigure } from './open-figure.ts';
import { firstRecordsPage, recordsQuery } from './records.query.ts';
import { useMeasureName } from './use-measure-name.ts';

interface FigureFormulaProps {
  readonly report: FigureReport;
  readonly figure: OpenFigure;
  readonly makings: FigureMeasures;
  readonly side: 'current' | 'previous';
}

/** Explains how a figure is computed, in words and, once they are loaded, with its numbers. */
export function FigureFormula({ report, figure, makings, side }: FigureFormulaProps) {
  const { t } = useWords();
  const write = useFigure();
  const nameOf = useMeasureName(makings);
  const { part, whole } = makings;
  const above = useSum(report, part, side);
  const below = useSum(report, whole ?? part, side);
  const { definition } = report;
  return (
    <div>
      {above !== undefined && below !== undefined && (
        <Text size="sm" fw={600}>
          {formulaText(
            {
              how: figure.column.figure,
              figure,
              part: { taken: part, name: nameOf(part), value: above },
              whole: whole && { taken: whole, name: nameOf(whole), value: below },
            },
            { t, write },
          )}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t(definition.formula)}
      </Text>
    </div>
  );
}

function useSum(
  report: FigureReport,
  taken: RowMeasure,
  side: FigureFormulaProps['side'],
): number | undefined {
  const sheet = firstRecordsPage(report, taken);
  return useQuery(recordsQuery(report, { taken, side, leftOut: null }, sheet)).data?.sum;
}
