import {
  comparedFields,
  numberOf,
  type ReportColumn,
  type ShownRow,
} from '@portal/contract/reports';
import { formatInteger } from '../../format/format.ts';
import type { DrawnFigures, Wording } from './drawn-figures.ts';

interface NamedRow {
  readonly name: string;
  readonly row: ShownRow;
}

/** The figures that a column has a value for, from the lowest to the highest. */
const pointsOf = (rows: readonly NamedRow[], { field }: ReportColumn) =>
  rows
    .flatMap(({ name, row }) => {
      const value = numberOf(row.values, field);
      return value === null ? [] : [{ name, value }];
    })
    .toSorted((one, other) => one.value - other.value);

/** The figure of the whole, and those it is compared with, each in a few words. */
const wholesOf = (column: ReportColumn, { total, compared }: DrawnFigures, words: Wording) =>
  comparedFields(column, compared).map(({ field, comparison, format }) =>
    words.t(`shell:chart.whole_${comparison ?? 'current'}`, {
      value: words.figure(total && numberOf(total.values, field), format),
    }),
  );

/**
 * What a column's bars or points show, in words: the highest and the lowest and, where something is
 * compared, the whole beside it.
 *
 * @param rows what is drawn, by the names that a listener can tell apart
 */
export function barsSummary(
  column: ReportColumn,
  rows: readonly NamedRow[],
  figures: DrawnFigures,
  words: Wording,
): string {
  const { t, figure } = words;
  const { definition, rowsBy } = figures;
  const text = (value: number) => figure(value, column.format);
  const points = pointsOf(rows, column);
  const [lowest, highest] = [points.at(0), points.at(-1)];
  const series = t(column.label);
  if (!lowest || !highest) return t('shell:chart.no_value', { series });

  const isSame = text(highest.value) === text(lowest.value);
  const isRanked = definition.top?.by === column.field && 'sum' in column.figure;
  const kind =
    points.length === 1
      ? 'single'
      : isSame
        ? 'same'
        : isRanked && !definition.inner
          ? 'leader'
          : 'range';
  const isNamed = definition.shape !== 'periods' && (kind === 'single' || kind === 'range');
  const sentence = t(`shell:chart.${kind}${isNamed ? '_named' : ''}`, {
    series,
    high: text(highest.value),
    highest: highest.name,
    low: text(lowest.value),
    lowest: lowest.name,
  });
  const wholes = wholesOf(column, figures, words);
  return rowsBy || wholes.length > 1 ? `${sentence} ${wholes.join('; ')}.` : sentence;
}

/** A column's whole in a sentence, with what it is compared with. */
export function wholeSummary(column: ReportColumn, figures: DrawnFigures, words: Wording): string {
  const { total } = figures;
  const [, ...others] = wholesOf(column, figures, words);
  const own = words.figure(total && numberOf(total.values, column.field), column.format);
  const sentence = words.t('shell:chart.of_series', { series: words.t(column.label), text: own });
  return `${[sentence, ...others].join('; ')}.`;
}

/** Says how many rows are drawn where the table has more. */
export const firstOf = (
  drawn: readonly ShownRow[],
  { rows }: DrawnFigures,
  { t }: Wording,
): string[] =>
  drawn.length < rows.length
    ? [t('shell:chart.first', { n: formatInteger(drawn.length), all: formatInteger(rows.length) })]
    : [];
