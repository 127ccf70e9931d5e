import type { Lead } from '../report-definition.ts';
import { unknownName } from '../report-vocabulary.ts';

/** A text as the end of a key: "Belt separation" is `belt_separation`. */
const codeOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

/** What a row's first column says: a code in words, and a text that has none as it is. */
export function rowWord(text: string, { words }: Lead, t: (key: string) => string): string {
  if (words) {
    const key = `${words}.${codeOf(text)}`;
    const word = t(key);
    if (word !== key) return word;
  }
  return text === unknownName ? t('shell:value.unknown') : text;
}
