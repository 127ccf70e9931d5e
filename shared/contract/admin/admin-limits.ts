/** How much a call of the administration takes. */
export const adminLimits = {
  /** Characters of a keyword that an account or a dealer is chosen by. */
  choiceKeyword: 120,
  /** Characters of a translation, and of the comments beside it. */
  translation: 4000,
  comments: 1000,
  /** Translations saved at once. */
  edits: 100,
  /** Characters of the reason why somebody is declined. */
  reason: 1000,
  /** Accounts, or dealers, of one user. */
  numbers: 200,
  /** Bytes and rows of a file of users, and how many rows of it are added or changed at once. */
  importBytes: 2_000_000,
  importRows: 10_000,
  importWrites: 1000,
} as const;
