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
} as const;
