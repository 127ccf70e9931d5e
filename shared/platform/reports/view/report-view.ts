import type { Comparison, Period, RowSort, RowsBy } from '@portal/contract/reports';

export const displayModes = ['both', 'graph', 'table'] as const;
export type DisplayMode = (typeof displayModes)[number];

/** The visible parts of a report, and their order. */
export type PartMode = DisplayMode | 'table_last' | 'graph_last';

/**
 * The filters of a report, by their names on the wire; a filter without values restricts nothing.
 */
export type ReportFilters = Readonly<Record<string, readonly string[]>>;

/** The settings with which one report is shown. */
export interface ReportView {
  readonly mode: DisplayMode;
  readonly period: Period;
  /** Null for the server's order: by date or by rank. */
  readonly sort: RowSort | null;
  /** The chosen comparisons of the figures. */
  readonly compared: readonly Comparison[];
  readonly filters: ReportFilters;
  /** A row for each location or dealer instead of the report's own rows. */
  readonly rowsBy: RowsBy | null;
  /** Keys of the expanded rows. */
  readonly opened: ReadonlySet<string>;
  /** Key of the row that a pie shows; null for the whole range. */
  readonly selected: string | null;
  /** The user's comment on the report; empty if there is none. */
  readonly comment: string;
}

/** Maximum number of characters in a comment. */
export const longestComment = 500;

/**
 * The changed parts of a view. It contains only the comparisons and filters that change, so that a
 * change made before the previous one is on screen does not revert it.
 */
export type ViewChange = Partial<Omit<ReportView, 'compared' | 'filters'>> & {
  readonly compared?: Readonly<Partial<Record<Comparison, boolean>>>;
  readonly filters?: ReportFilters;
};

/** Receives a change made on a card. */
export type OnView = (change: ViewChange) => void;
