/** Limits on what users keep under names of their own, of each kind. */
export const keptThingLimits = {
  /** Rows that one user may keep. */
  each: 500,
  /** Rows of a list on one page, unless another number is asked for. */
  page: 20,
  /** Characters of a name once it is trimmed. */
  name: 200,
  /** Days for which a deleted row can be restored, where it can be. */
  undoDays: 7,
  /** Deleted rows of one user that can be restored: the last ones. */
  undoRows: 100,
} as const;

/** The analysis reports of which some are kept as they were made, by their codes on the wire. */
export const keptReportTypes = { FLT_COND: '0', PRD_COMP: '1', SCRAP: '2', UNT_HSTR: '3' } as const;
export type KeptReportType = (typeof keptReportTypes)[keyof typeof keptReportTypes];

/** Limits on reports that are kept as they were made, of all types together. */
export const keptReportLimits = {
  /** Characters of a report as JSON. */
  answer: 4_000_000,
  /** Reports of one user that may wait for their turn. */
  waiting: 5,
} as const;
