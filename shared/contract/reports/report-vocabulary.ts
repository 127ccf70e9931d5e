/** How a date range was chosen; its dates always travel beside it. */
export const dateTypes = {
  last30Days: '0',
  monthToDate: '1',
  yearToDate: '2',
  quarter: '3',
  custom: '4',
} as const;

/** Whether a table's rows open as months (with their weeks inside) or as weeks alone. */
export const periods = ['month', 'week'] as const;
export type Period = (typeof periods)[number];

/** What a report can have rows of instead of its own. */
export const rowsByKinds = ['location', 'dealer'] as const;
export type RowsBy = (typeof rowsByKinds)[number];

/** The field that tells such rows apart. */
export const rowsByKeys: Readonly<Record<RowsBy, string>> = { location: 'Code', dealer: 'Nonsig' };

/** Suffixes of a column's field in a comparison. */
export const comparisons = { previous: 'Prev', national: 'NatAvg' } as const;
export type Comparison = keyof typeof comparisons;

/** The name of what has none, such as a place or a maker. */
export const unknownName = 'Unknown';

export const reportLimits = {
  /** Values in one selection or filter; more are refused. "All" is sent as no list. */
  selection: 1000,
  /** Years that a date range may span. */
  years: 5,
  /** Records behind a figure on one page. */
  recordsPage: 25,
  /** Other accounts below which there is no national average: one of few would tell about each. */
  nationalAccounts: 5,
} as const;
