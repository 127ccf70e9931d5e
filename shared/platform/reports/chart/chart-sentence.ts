import { numberOf, type ShownRow } from '@portal/contract/reports';
import { comparisonTextsOf, spokenFigure } from './comparison-texts.ts';
import type { DrawnFigures, Wording } from './drawn-figures.ts';
import { type DrawnRows, extremesOf } from './extremes.ts';
import { spokenColumn } from './spoken-column.ts';

interface ChartSentenceOptions {
  /** The row that the figure belongs to: one of the report's rows, or the total. */
  readonly of: ShownRow | null;
  /** The name of the row; undefined for the total. */
  readonly name?: string;
  /** Returns the amount shown beside the figure of a column; null if there is none. */
  readonly beside?: (field: string) => string | null;
  /** The rows in the chart; undefined for a pie or single figures. */
  readonly rows?: DrawnRows;
}

/**
 * Describes a chart in a sentence: the overall figure, its difference from each comparison, and the
 * highest point. Without comparisons, it also gives the lowest point.
 */
export function chartSentence(
  figures: DrawnFigures,
  words: Wording,
  said: ChartSentenceOptions,
): string {
  const { t } = words;
  const { of, name, beside, rows } = said;
  const column = spokenColumn(figures.definition);
  if (!column) return '';
  const series = t(column.label);
  const value = of && numberOf(of.values, column.field);
  const moves = comparisonTextsOf(column, of, figures, words);
  const extremes = rows ? extremesOf(column, rows, figures, words, moves.length === 0) : [];
  if (value === null && extremes.length === 0) return t('shell:chart.no_value', { series });

  const figure = spokenFigure(value, column.format, words);
  const amount = beside?.(column.field) ?? null;
  const text = amount === null ? figure : t('shell:chart.with_amount', { value: figure, amount });
  const head = name
    ? t('shell:chart.value_of', { row: name, series, text })
    : t('shell:chart.of_series', { series, text });
  const parts = [[head, ...moves].join(', '), extremes.join(', ')].filter((part) => part !== '');
  return `${parts.join('; ')}.`;
}
