import { useWords } from '../../i18n/i18n.ts';
import { useQuery } from '../../query/query.ts';
import { Text } from '../../ui/ui.ts';
import { useFigure } from '../figures/use-figure.ts';
import { formulaText } from './formula-text.ts';
import type { Makings, Taken } from './measures-of.ts';
import type { FigureReport, OpenFigure } from './open-figure.ts';
import { firstSheet, recordsQuery } from './records.query.ts';
import { useTakenName } from './use-taken-name.ts';

interface FigureFormulaProps {
  readonly report: FigureReport;
  readonly figure: OpenFigure;
  readonly makings: Makings;
  readonly side: 'current' | 'previous';
}

/** How a figure comes about, in words and with its numbers, once these are there. */
export function FigureFormula({ report, figure, makings, side }: FigureFormulaProps) {
  const { t } = useWords();
  const write = useFigure();
  const nameOf = useTakenName(makings);
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
  taken: Taken,
  side: FigureFormulaProps['side'],
): number | undefined {
  const sheet = firstSheet(report, taken);
  return useQuery(recordsQuery(report, { taken, side, leftOut: null }, sheet)).data?.sum;
}
