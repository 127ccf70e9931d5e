import type { Tab } from './vocabulary.ts';

/** How a figure is written. `integer` has no decimals, `ratio` two, `percent` is 0–100 on the wire. */
export type ReportFormat = 'text' | 'integer' | 'ratio' | 'currency' | 'percent';

/** A column of a report's table: a field of its rows under a translated heading. */
export interface ReportColumn {
  readonly field: string;
  /** Translation key of the heading, in the dashboard's namespace. */
  readonly label: string;
  readonly format: ReportFormat;
}

/** What a chart draws: a field of the rows as bars or as a line. */
export interface ReportSeries {
  readonly field: string;
  readonly label: string;
  readonly format: ReportFormat;
  readonly kind: 'bar' | 'line';
  /** A role of the chart palette; the design system maps it to a colour and a pattern. */
  readonly tone: 'primary' | 'secondary' | 'accent';
  /** Lines of another unit than the bars have an axis of their own, at the end side. */
  readonly axis?: 'start' | 'end';
}

/**
 * One dashboard report as data. Screen, query and export read the same definition, so that they
 * never differ.
 */
export interface ReportDefinition {
  readonly type: string;
  readonly tab: Tab;
  /** Place within the tab and within the combined report. */
  readonly order: number;
  readonly title: string;
  /** A sentence under the title, or none. */
  readonly subtitle?: string;
  /** How every figure comes about, in words; shown behind the card's information button. */
  readonly formula: string;
  /** `periods`: month rows that open into weeks. `ranking`: one row a name, sorted by the server. */
  readonly shape: 'periods' | 'ranking';
  /** The field and heading of the first column. */
  readonly lead: { readonly field: string; readonly label: string };
  readonly columns: readonly ReportColumn[];
  readonly chart: {
    readonly orientation: 'vertical' | 'horizontal';
    readonly series: readonly ReportSeries[];
    /** Share of the largest value to which smaller bars are raised so that they can be seen. */
    readonly floor: number;
  };
}

/** Types a definition without widening its names. */
export const defineReport = <const Definition extends ReportDefinition>(
  definition: Definition,
): Definition => definition;
