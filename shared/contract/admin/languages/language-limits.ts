/** How much a language takes. */
export const languageLimits = {
  /** Characters of a language's own name. */
  name: 80,
  /** Characters of a word's key. */
  key: 120,
  /** Bytes, rows and listed rows of a file of words. */
  csvBytes: 4_000_000,
  csvRows: 20_000,
  csvListed: 1_000,
} as const;

/** How keys of words are written: names of parts, separated by dots. */
export const wordKeyPattern = '^[A-Za-z0-9_]+(\\.[A-Za-z0-9_-]+)*$';
