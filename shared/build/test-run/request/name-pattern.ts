/** Returns a regular expression, as text, that matches names containing these words. */
export const namePattern = (words: string): string =>
  words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
