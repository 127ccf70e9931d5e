import {
  type Comparison,
  comparedFields,
  numberOf,
  type ReportColumn,
} from '@portal/contract/reports';
import { formatDecimal, formatInteger, formatShare } from '../../format/format.ts';
import type { DrawnFigures, Wording } from './drawn-figures.ts';

/** In percent: an amount that moved further is told beside what it was. */
const furthest = 200;

/** A figure within a sentence: shares are rounded, but for those that little would be left of. */
export const spokenFigure = (
  value: number | null,
  format: Parameters<Wording['figure']>[1],
  { figure, locale }: Pick<Wording, 'figure' | 'locale'>,
): string =>
  format === 'percent' && value !== null && Math.abs(value) >= 10
    ? formatShare(value, locale)
    : figure(value, format);

/** By how much a figure is another one than what it is held against, such as "7 points"; null for hardly. */
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

/** What a sum of the nation is the mean of are fleets. */
const heldAgainst = (comparison: Comparison, { figure }: ReportColumn) =>
  comparison === 'national' && 'sum' in figure ? 'fleet' : comparison;

function moveOf(
  column: ReportColumn,
  value: number,
  other: { value: number; format: Parameters<Wording['figure']>[1]; comparison: Comparison },
  words: Wording,
): string {
  const against = heldAgainst(other.comparison, column);
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
 * What a column of a row is against each of its comparisons: shares in points, all else in percent.
 * A sum of days that are not over is not held against the whole of a year before.
 */
export function movesOf(
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
    return [moveOf(column, value, { value: other, format, comparison }, words)];
  });
}
