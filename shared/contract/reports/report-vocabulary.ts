/** How a date range was chosen; a request always includes its dates as well. */
export const dateTypes = {
  last30Days: '0',
  monthToDate: '1',
  yearToDate: '2',
  quarter: '3',
  custom: '4',
} as const;

/** Whether a table's rows are months (that expand into weeks) or weeks alone. */
export const periods = ['month', 'week'] as const;
export type Period = (typeof periods)[number];

/** Rows that a report can have instead of its own. */
export const rowsByKinds = ['location', 'dealer'] as const;
export type RowsBy = (typeof rowsByKinds)[number];

/** The field that identifies such rows. */
export const rowsByKeys: Readonly<Record<RowsBy, string>> = { location: 'Code', dealer: 'Nonsig' };

/** Suffixes of a column's field for comparisons. */
export const comparisons = { previous: 'Prev', national: 'NatAvg' } as const;
export type Comparison = keyof typeof comparisons;

/** The name of an unknown value, such as a place or a maker. */
export const unknownName = 'Unknown';

export const reportLimits = {
  /** Maximum values in one selection or filter; more are refused. "All" is sent as no list. */
  selection: 1000,
  /** Maximum years of a date range. */
  years: 5,
  /** Records per page behind a figure. */
  recordsPage: 25,
  /**
   * Minimum number of other accounts for a national average; an average of fewer would reveal their
   * figures.
   */
  nationalAccounts: 5,
} as const;
