import { favoriteLimits } from '../../reports/favorites/favorites.ts';
import { tabs } from '../vocabulary.ts';

/** What a saved report is of: one tab, or the combined report. */
export const savedTabs = [...tabs, 'combined'] as const;
export type SavedTab = (typeof savedTabs)[number];

/**
 * What is seen of a report: both beside each other, one alone, or one after the other
 * (`table_last`: the graph first; `graph_last`: the table first).
 */
export const displayModes = ['both', 'graph', 'table', 'table_last', 'graph_last'] as const;

export const sortDirections = ['asc', 'desc'] as const;

/** The form in which reports are saved now. A form that cannot be read as the one before raises it. */
export const savedReportVersion = 1;

/** Columns of the list of templates that sort it, by their keys on the wire. */
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
  /** Rows of a report's table that are kept open, and the characters of a row's name. */
  openedRows: 200,
  openedRow: 120,
  /** Characters of a saved report as JSON. */
  savedReport: 200_000,
} as const;
