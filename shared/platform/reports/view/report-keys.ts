/**
 * A report's own keys in an address follow the letter of its tab and its place there, as in `p1m` or
 * `p5fb`. Lists are joined by asterisks.
 */
export const reportKeys = {
  /** Display mode: `graph` or `table`. */
  mode: 'm',
  /** `week` or `month`; without the key as the length of the range says. */
  period: 'p',
  /** Field that the table is sorted by; `-New` is descending. */
  sort: 's',
  /** `1`: compared with the previous period, with the national average. */
  previous: 'c',
  national: 'n',
  /** `location` or `dealer`: a row for each. */
  rowsBy: 'r',
  /** Opened rows: months, as in `2026-01`, or names. */
  opened: 'o',
  /** The row that a pie is of, a month or the first day of a week; without the key the whole. */
  selected: 'x',
  /** What somebody noted about it. */
  comment: 'q',
  /** The figure whose records are looked at, as in `AvgAge.w.no_tin*Castelmar`. */
  figure: 'w',
} as const;
