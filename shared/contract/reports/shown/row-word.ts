import type { Lead } from '../report-definition.ts';
import { unknownName } from '../report-vocabulary.ts';

/** Converts a text to the end of a key: "Belt separation" becomes `belt_separation`. */
const codeOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

/**
 * Returns the text of a row's first column: the translation of a code, or the text itself if it has
 * none.
 */
export function rowWord(text: string, { words }: Lead, t: (key: string) => string): string {
  if (words) {
    const key = `${words}.${codeOf(text)}`;
    const word = t(key);
    if (word !== key) return word;
  }
  return text === unknownName ? t('shell:value.unknown') : text;
}
