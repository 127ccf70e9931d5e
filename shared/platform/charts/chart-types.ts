import type { ReportTone } from '@portal/contract/reports';

/** A role of the chart palette; the design system gives each a color and some a pattern. */
export type ChartTone = ReportTone;

/**
 * Marks a series as a comparison instead of current figures: the previous period or the national
 * average.
 */
export type ChartComparison = 'previous' | 'national';

/** Values of one kind, one per category. */
export interface ChartSeries<Format extends string = string> {
  readonly name: string;
  /** In the order of the categories; null draws nothing. */
  readonly data: readonly (number | null)[];
  readonly kind: 'bar' | 'line';
  readonly tone: ChartTone;
  /**
   * Bars are paler than their tone (`previous`) or an outline with sparse marks (`national`); lines
   * are dotted, or dashed in their own color.
   */
  readonly compared?: ChartComparison | undefined;
  /** The scale of the series; `end` is the second one, for another unit. */
  readonly axis?: 'start' | 'end' | undefined;
  /** Passed to `valueText`; labels in `percent` are rounded to whole numbers. */
  readonly format: Format;
}

/** A reference value for all bars, drawn as a line across them. */
export interface ChartReference<Format extends string = string> {
  readonly name: string;
  readonly value: number;
  readonly tone: ChartTone;
  readonly compared?: ChartComparison | undefined;
  readonly format: Format;
}

/** The contents of a chart. */
export interface ChartDrawing<Format extends string = string> {
  /** The title of the chart; also its accessible name. */
  readonly title: string;
  /** Vertical bars for periods, horizontal ones for names. */
  readonly orientation: 'vertical' | 'horizontal';
  /**
   * The bars of a category are parts of a whole: one stack for the current figures and one for each
   * comparison.
   */
  readonly stacked?: boolean | undefined;
  readonly categories: readonly string[];
  /**
   * Why a category cannot be compared with the others, such as an unfinished month: the category is
   * hatched, and the reason follows its name. Null for complete categories.
   */
  readonly hatched?: readonly (string | null)[] | undefined;
  readonly series: readonly ChartSeries<Format>[];
  /** Plotted on the scale at the start. */
  readonly references?: readonly ChartReference<Format>[] | undefined;
  /**
   * Share of the largest bar to which smaller bars are raised so that they are visible; 0 for none.
   * It changes only their height, and a mark says so; tooltips and labels show the true value.
   */
  readonly floor: number;
  /** Whether the scales have names; unnecessary if the categories name the figures. */
  readonly scaleNamed?: boolean | undefined;
  /** Formats a value for labels, tooltips and assistive technology. */
  readonly valueText: (value: number | null, format: Format) => string;
}

export interface ChartProps<Format extends string = string> extends ChartDrawing<Format> {
  /** One sentence below the chart that sums it up. */
  readonly summary: string;
  /** Notes on the drawing, one per line, above the summary. */
  readonly notes?: readonly string[] | undefined;
  /** In pixels; derived from the number of categories by default. */
  readonly height?: number | undefined;
}
