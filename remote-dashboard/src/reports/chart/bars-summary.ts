import type { ReportColumn } from '@portal/contract/fleet-dashboard';
import { comparedFields } from '../compared.ts';
import { numberOf, type ShownRow } from '../report-rows.ts';
import type { useFigure } from '../use-figure.ts';
import type { DrawnFigures } from './drawn-figures.ts';

type Translate = (key: string, params?: Record<string, string>) => string;

/** The figures that a column has a value for, from the lowest to the highest. */
const pointsOf = (rows: readonly ShownRow[], { field }: ReportColumn) =>
  rows
    .flatMap(({ lead, values }) => {
      const value = numberOf(values, field);
      return value === null ? [] : [{ name: lead, value }];
    })
    .toSorted((one, other) => one.value - other.value);

/**
 * What a column's bars or points show, in words: the highest and the lowest and, with comparisons,
 * the whole beside what it is compared with.
 */
export function barsSummary(
  column: ReportColumn,
  { definition, rows, total, compared }: DrawnFigures,
  t: Translate,
  figure: ReturnType<typeof useFigure>,
): string {
  const text = (value: number | null) => figure(value, column.format);
  const points = pointsOf(rows, column);
  const [lowest, highest] = [points.at(0), points.at(-1)];
  const series = t(column.label);
  if (!lowest || !highest) return t('chart.no_value', { series });

  const isSame = text(highest.value) === text(lowest.value);
  const range =
    definition.shape === 'ranking'
      ? 'leader'
      : points.length === 1
        ? 'single'
        : isSame
          ? 'same'
          : 'range';
  const sentence = t(`chart.${range}`, {
    series,
    high: text(highest.value),
    highest: highest.name,
    low: text(lowest.value),
    lowest: lowest.name,
  });
  const wholes = comparedFields(column, compared).map(({ field, comparison }) =>
    t(`chart.whole_${comparison ?? 'current'}`, {
      value: text(total && numberOf(total.values, field)),
    }),
  );
  return wholes.length > 1 ? `${sentence} ${wholes.join('; ')}.` : sentence;
}
