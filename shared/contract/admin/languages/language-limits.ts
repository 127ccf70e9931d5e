/** Limits on languages and their texts. */
export const languageLimits = {
  /** Characters of a language's name for itself. */
  name: 80,
  /** Characters of a text's key. */
  key: 120,
  /** Bytes and rows of a CSV file of translations, and how many of its rows a response lists. */
  csvBytes: 4_000_000,
  csvRows: 20_000,
  csvListed: 1_000,
} as const;

/** The form of a text's key: names separated by dots. */
export const wordKeyPattern = '^[A-Za-z0-9_]+(\\.[A-Za-z0-9_-]+)*$';
