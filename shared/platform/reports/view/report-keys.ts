/**
 * A report's keys in an address follow the letter of its tab and its number there, as in `p1m` or
 * `p5fb`. Lists are joined by asterisks.
 */
export const reportKeys = {
  /** Display mode: `graph` or `table`. */
  mode: 'm',
  /** `week` or `month`; by default chosen by the length of the range. */
  period: 'p',
  /** Field that the table is sorted by; `-New` is descending. */
  sort: 's',
  /** `1`: with a comparison to the previous period or to the national average. */
  previous: 'c',
  national: 'n',
  /** `location` or `dealer`: a row for each. */
  rowsBy: 'r',
  /** Expanded rows: months, as in `2026-01`, or names. */
  opened: 'o',
  /** The row that a pie shows, a month or the first day of a week; by default the whole range. */
  selected: 'x',
  /** The user's comment on the report. */
  comment: 'q',
  /** The figure whose records are open, as in `AvgAge.w.no_tin*Castelmar`. */
  figure: 'w',
} as const;
