/** Limits on the input of administration calls. */
export const adminLimits = {
  /** Characters of a keyword that searches accounts or dealers. */
  choiceKeyword: 120,
  /** Characters of a translation, and of its comments. */
  translation: 4000,
  comments: 1000,
  /** Translations saved in one call. */
  edits: 100,
  /** Characters of the reason for declining an access request. */
  reason: 1000,
  /** Accounts or dealers per user. */
  numbers: 200,
  /**
   * Bytes and rows of an imported file of users, and how many of its rows one import adds or
   * changes.
   */
  importBytes: 2_000_000,
  importRows: 10_000,
  importWrites: 1000,
} as const;
