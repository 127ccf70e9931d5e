import { numberOf, type ShownRow } from '@portal/contract/reports';
import type { DrawnFigures, Wording } from './drawn-figures.ts';
import { type DrawnRows, extremesOf } from './extremes.ts';
import { movesOf, spokenFigure } from './moves.ts';
import { spokenColumn } from './spoken-column.ts';

interface Said {
  /** What the figure is of: a row, or the total. */
  readonly of: ShownRow | null;
  /** What it is called, unless it is the whole. */
  readonly name?: string;
  /** What stands beside the figure, by its column. */
  readonly beside?: (field: string) => string | null;
  /** The rows that are drawn beside each other; none of a pie or of single figures. */
  readonly rows?: DrawnRows;
}

/**
 * What a chart shows, in a sentence: the figure of the whole, what it is against its comparisons, and
 * where it is highest. Held against nothing, it also says where it is lowest.
 */
export function chartSentence(figures: DrawnFigures, words: Wording, said: Said): string {
  const { t } = words;
  const { of, name, beside, rows } = said;
  const column = spokenColumn(figures.definition);
  if (!column) return '';
  const series = t(column.label);
  const value = of && numberOf(of.values, column.field);
  const moves = movesOf(column, of, figures, words);
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
