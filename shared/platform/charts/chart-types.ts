import type { ReportTone } from '@portal/contract/reports';

/** A role of the chart palette; the design system gives each a colour, some a pattern too. */
export type ChartTone = ReportTone;

/** What a series is compared with instead of saying how it is: the period before, the nation. */
export type ChartComparison = 'previous' | 'national';

/** Values of one kind, one for each category. */
export interface ChartSeries<Format extends string = string> {
  readonly name: string;
  /** In the order of the categories; null draws nothing. */
  readonly data: readonly (number | null)[];
  readonly kind: 'bar' | 'line';
  readonly tone: ChartTone;
  /**
   * Bars are paler than their tone (`previous`) or an outline with sparse marks (`national`); lines
   * are dotted, or dashed in a colour of their own.
   */
  readonly compared?: ChartComparison | undefined;
  /** The scale it is read from; `end` is the second one, for another unit. */
  readonly axis?: 'start' | 'end' | undefined;
  /** Handed to `valueText`; labels of `percent` are rounded to whole ones. */
  readonly format: Format;
}

/** A value that every bar is held against, drawn as a line across all of them. */
export interface ChartReference<Format extends string = string> {
  readonly name: string;
  readonly value: number;
  readonly tone: ChartTone;
  readonly compared?: ChartComparison | undefined;
  readonly format: Format;
}

/** What is drawn. */
export interface ChartDrawing<Format extends string = string> {
  /** What the chart shows; its accessible name. */
  readonly title: string;
  /** Vertical bars for periods, horizontal ones for names. */
  readonly orientation: 'vertical' | 'horizontal';
  /** Bars of a category are parts of a whole: one stack for now and one for each comparison. */
  readonly stacked?: boolean | undefined;
  readonly categories: readonly string[];
  /**
   * Why a category is not to be compared with the others, such as a month that is not over: it is
   * hatched, and its name is followed by that. Null for those that are whole.
   */
  readonly hatched?: readonly (string | null)[] | undefined;
  readonly series: readonly ChartSeries<Format>[];
  /** Read from the scale at the start. */
  readonly references?: readonly ChartReference<Format>[] | undefined;
  /**
   * Share of the largest bar to which smaller bars are raised so that they can be seen, 0 for none.
   * It changes their height alone, which a mark says: tooltips and labels have the true value.
   */
  readonly floor: number;
  /** Whether the scales are named; needless where the categories name what is measured. */
  readonly scaleNamed?: boolean | undefined;
  /** How a value is written in labels, tooltips and for assistive technology. */
  readonly valueText: (value: number | null, format: Format) => string;
}

export interface ChartProps<Format extends string = string> extends ChartDrawing<Format> {
  /** What the chart says, in a sentence written under it. */
  readonly summary: string;
  /** What is to be known about the drawing, a line each, above the summary. */
  readonly notes?: readonly string[] | undefined;
  /** In pixels; by the number of categories when left out. */
  readonly height?: number | undefined;
}
