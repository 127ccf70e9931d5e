import { useWords } from '../../i18n/i18n.ts';
import { useQuery } from '../../query/query.ts';
import { Text } from '../../ui/ui.ts';
import { useFigure } from '../figures/use-figure.ts';
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
  if (above === undefined || below === undefined) return null;
  const { figure: how } = figure.column;
  const values = {
    part: nameOf(part),
    above: write(above, part.measure.format),
    figure: write(figure.value, figure.format),
  };
  const sentence =
    'sum' in how || !whole
      ? t(`shell:records.formula_${part.measure.adds === null ? 'count' : 'sum'}`, values)
      : t(`shell:records.formula_${how.scale ?? 'quotient'}`, {
          ...values,
          whole: nameOf(whole),
          below: write(below, whole.measure.format),
        });
  return (
    <Text size="sm">
      {sentence}
      {'leftBy' in how && how.leftBy && ` ${t('shell:records.formula_left')}`}
    </Text>
  );
}

function useSum(
  report: FigureReport,
  taken: Taken,
  side: FigureFormulaProps['side'],
): number | undefined {
  const sheet = firstSheet(report, taken);
  return useQuery(recordsQuery(report, taken, side, sheet)).data?.sum;
}
