import type { Comparison, Period, RowSort, RowsBy } from '@portal/contract/reports';

export const displayModes = ['both', 'graph', 'table'] as const;
export type DisplayMode = (typeof displayModes)[number];

/** What is shown of a report, and in which order. */
export type PartMode = DisplayMode | 'table_last' | 'graph_last';

/** What a report is restricted to, by the names on the wire; a filter without values leaves nothing out. */
export type ReportFilters = Readonly<Record<string, readonly string[]>>;

/** How one report is looked at. */
export interface ReportView {
  readonly mode: DisplayMode;
  readonly period: Period;
  /** Null is the order of the server: by date, or by rank. */
  readonly sort: RowSort | null;
  /** What its figures are to be compared with. */
  readonly compared: readonly Comparison[];
  readonly filters: ReportFilters;
  /** A row for each location or dealer instead of the report's own rows. */
  readonly rowsBy: RowsBy | null;
  /** Keys of the rows that stand open. */
  readonly opened: ReadonlySet<string>;
  /** Key of the row that a pie is of; null is the whole range. */
  readonly selected: string | null;
  /** What somebody noted about the report; empty without. */
  readonly comment: string;
}

/** Most characters of a comment. */
export const longestComment = 500;

/**
 * The parts of a view that change; of the comparisons and filters, those that do, so that a change
 * made before the last one is on screen takes nothing back.
 */
export type ViewChange = Partial<Omit<ReportView, 'compared' | 'filters'>> & {
  readonly compared?: Readonly<Partial<Record<Comparison, boolean>>>;
  readonly filters?: ReportFilters;
};

/** How a card hands on what was changed on it. */
export type OnView = (change: ViewChange) => void;
