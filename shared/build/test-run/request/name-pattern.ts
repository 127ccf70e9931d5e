/** A regular expression, as text, that matches names which hold these words. */
export const namePattern = (words: string): string =>
  words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
