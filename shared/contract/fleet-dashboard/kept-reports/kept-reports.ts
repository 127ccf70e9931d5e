import { favoriteLimits } from '../../reports/favorites/favorites.ts';
import { tabs } from '../vocabulary.ts';

/** The content of a saved report: one tab, or the combined report. */
export const savedTabs = [...tabs, 'combined'] as const;
export type SavedTab = (typeof savedTabs)[number];

/**
 * How a report is displayed: graph and table side by side, one alone, or one after the other
 * (`table_last`: the graph first; `graph_last`: the table first).
 */
export const displayModes = ['both', 'graph', 'table', 'table_last', 'graph_last'] as const;

export const sortDirections = ['asc', 'desc'] as const;

/**
 * The current format of saved reports. Raise it when a new format cannot be read as the previous
 * one.
 */
export const savedReportVersion = 1;

/** Sort columns of the list of templates, by their keys on the wire. */
export const templateSortKeys = {
  account_name: 2,
  report_name: 3,
  report_type_display: 4,
  report_dates: 6,
  date_created: 7,
} as const;
export type TemplateSortKey = (typeof templateSortKeys)[keyof typeof templateSortKeys];

export const keptLimits = {
  ...favoriteLimits,
  /** Characters of the comment on a report. */
  comment: 500,
  /** Rows of a report's table that are saved as expanded, and the characters of a row's name. */
  openedRows: 200,
  openedRow: 120,
  /** Characters of a saved report as JSON. */
  savedReport: 200_000,
} as const;
