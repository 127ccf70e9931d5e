import {
  type Comparison,
  comparedFields,
  numberOf,
  type ReportColumn,
} from '@portal/contract/reports';
import { formatDecimal, formatInteger, formatShare } from '../../format/format.ts';
import type { DrawnFigures, Wording } from './drawn-figures.ts';

/** In percent: for larger changes, the text gives the compared amount instead of the change. */
const furthest = 200;

/**
 * Formats a figure for a sentence: shares are rounded to whole numbers, except those below 10 %.
 */
export const spokenFigure = (
  value: number | null,
  format: Parameters<Wording['figure']>[1],
  { figure, locale }: Pick<Wording, 'figure' | 'locale'>,
): string =>
  format === 'percent' && value !== null && Math.abs(value) >= 10
    ? formatShare(value, locale)
    : figure(value, format);

/**
 * Returns the difference between a figure and its comparison, such as "7 points"; null if it is
 * negligible.
 */
function distance(
  value: number,
  other: number,
  { format }: ReportColumn,
  { t, locale }: Wording,
): string | null {
  const apart = Math.abs(value - other);
  if (format !== 'percent') {
    const percent = (apart * 100) / other;
    return percent < 0.5 ? null : formatShare(percent, locale);
  }
  const n = apart >= 10 ? formatInteger(apart) : formatDecimal(apart, 1).replace(/\.0$/, '');
  return n === '0' ? null : t('shell:chart.points', { n, count: Number(n) });
}

/** The national average of a sum is an average over fleets. */
const comparisonBasisOf = (comparison: Comparison, { figure }: ReportColumn) =>
  comparison === 'national' && 'sum' in figure ? 'fleet' : comparison;

function comparisonTextOf(
  column: ReportColumn,
  value: number,
  other: { value: number; format: Parameters<Wording['figure']>[1]; comparison: Comparison },
  words: Wording,
): string {
  const against = comparisonBasisOf(other.comparison, column);
  const isShare = column.format === 'percent';
  const isFar = Math.abs(value - other.value) * 100 > furthest * other.value;
  if (value === other.value) return words.t(`shell:chart.same_${against}`);
  if (!isShare && (other.value <= 0 || value < 0 || isFar))
    return words.t(`shell:chart.from_${against}`, {
      value: spokenFigure(other.value, other.format, words),
    });
  const by = distance(value, other.value, column, words);
  if (by === null) return words.t(`shell:chart.same_${against}`);
  return words.t(`shell:chart.${value > other.value ? 'above' : 'below'}_${against}`, { by });
}

/**
 * Returns texts with a row's difference from each comparison in one column: shares in points,
 * everything else in percent. A sum over unfinished days is not compared with the whole previous
 * year.
 */
export function comparisonTextsOf(
  column: ReportColumn,
  row: DrawnFigures['total'],
  { compared, days }: Pick<DrawnFigures, 'compared' | 'days'>,
  words: Wording,
): string[] {
  const value = row && numberOf(row.values, column.field);
  if (!row || value === null) return [];
  const isOpen = days !== null && days.through !== null && days.through < days.to;
  return comparedFields(column, compared).flatMap(({ field, comparison, format }) => {
    const other = numberOf(row.values, field);
    if (!comparison || other === null) return [];
    if (comparison === 'previous' && isOpen && 'sum' in column.figure) return [];
    return [comparisonTextOf(column, value, { value: other, format, comparison }, words)];
  });
}
