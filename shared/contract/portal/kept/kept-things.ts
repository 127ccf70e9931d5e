/** Limits on the items that a user saves under a name, for each kind. */
export const keptThingLimits = {
  /** Rows per user. */
  each: 500,
  /** Default rows per page of a list. */
  page: 20,
  /** Characters of a trimmed name. */
  name: 200,
  /** Days for which a deleted row can be restored, where restoring is supported. */
  undoDays: 7,
  /** Deleted rows per user that can be restored, the latest ones. */
  undoRows: 100,
} as const;

/** The analysis reports that can have saved copies, by their codes on the wire. */
export const keptReportTypes = { FLT_COND: '0', PRD_COMP: '1', SCRAP: '2', UNT_HSTR: '3' } as const;
export type KeptReportType = (typeof keptReportTypes)[keyof typeof keptReportTypes];

/** Limits on saved copies, of all types together. */
export const keptReportLimits = {
  /** Characters of a report as JSON. */
  answer: 4_000_000,
  /** Reports per user that wait to be made. */
  waiting: 5,
} as const;
