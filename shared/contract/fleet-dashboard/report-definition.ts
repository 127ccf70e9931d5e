import type { ReportFilter, Tab } from './vocabulary.ts';

/** How a figure is written. `integer` has no decimals, `ratio` two, `percent` is 0–100 on the wire. */
export type ReportFormat = 'text' | 'integer' | 'ratio' | 'currency' | 'percent';

/** A role of the chart palette; the design system maps it to a colour and a pattern. */
export type ReportTone =
  | 'emergency'
  | 'scheduled'
  | 'stock'
  | 'total'
  | 'primary'
  | 'secondary'
  | 'accent';

/**
 * A column of a report's table: a field of its rows under a translated heading. A comparison with
 * the previous period adds the field with the suffix `Prev` to every column.
 */
export interface ReportColumn {
  readonly field: string;
  /** Translation key of the heading, in the dashboard's namespace. */
  readonly label: string;
  readonly format: ReportFormat;
  /** The national average of it says something: the field with the suffix `NatAvg`. */
  readonly national?: true;
}

/** What a chart draws: a column as bars or as a line, with its comparisons beside it. */
export interface ReportSeries {
  /** The field of one of the report's columns. */
  readonly field: string;
  readonly kind: 'bar' | 'line';
  readonly tone: ReportTone;
  /** Lines of another unit than the bars have an axis of their own, at the end side. */
  readonly axis?: 'start' | 'end';
}

/** Bars (and lines) over periods or names. */
export interface BarChart {
  readonly kind: 'bars';
  readonly orientation: 'vertical' | 'horizontal';
  /** Bars of one period stand on each other; they are parts of a whole. */
  readonly stacked?: true;
  /** Share of the largest value to which smaller bars are raised so that they can be seen. */
  readonly floor: number;
  readonly series: readonly ReportSeries[];
}

/** The parts of one row, or of the total: one pie each for now, before and the nation. */
export interface PieChart {
  readonly kind: 'pie';
  readonly slices: readonly {
    /** The field of the column that says the slice's share in percent. */
    readonly field: string;
    /** The field of the column that the share is of. */
    readonly amount: string;
    readonly tone: ReportTone;
    /** Stands out from the pie. */
    readonly highlighted?: true;
  }[];
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
  /** A sentence under the report, or none. */
  readonly footnote?: string;
  /** How every figure comes about, in words; shown behind the card's information button. */
  readonly formula: string;
  /** `periods`: month rows that open into weeks. `ranking`: one row a name, sorted by the server. */
  readonly shape: 'periods' | 'ranking';
  /** The field and heading of the first column. */
  readonly lead: { readonly field: string; readonly label: string };
  readonly columns: readonly ReportColumn[];
  /** What the report can be restricted to beyond the wizard's choice. */
  readonly filters: readonly ReportFilter[];
  readonly chart: BarChart | PieChart;
}

/** Types a definition without widening its names. */
export const defineReport = <const Definition extends ReportDefinition>(
  definition: Definition,
): Definition => definition;

/** Suffixes of a column's field in a comparison. */
export const comparisons = { previous: 'Prev', national: 'NatAvg' } as const;
export type Comparison = keyof typeof comparisons;
