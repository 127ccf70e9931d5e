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
