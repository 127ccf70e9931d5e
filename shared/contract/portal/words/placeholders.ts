const placeholder = /\{\{-?\s*([^{},\s]+)\s*(?:,[^{}]*)?\}\}/g;
const unfilled = /[{}]|\$t\(/;

export interface PlaceholderFaults {
  /** Placeholders of the English text that the translation leaves out. */
  readonly missing: readonly string[];
  /** Placeholders of the translation that nothing fills. */
  readonly unknown: readonly string[];
  /** Whether braces or references are left that a screen would show as they stand. */
  readonly stray: boolean;
}

/** Names of the placeholders `{{name}}` in a text, each once, in their order of appearance. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), ([, name = '']) => name))];
}

/**
 * What keeps a translation from being filled with the values of its English text; null when it
 * fits. A form of a counted word may use `count` whether English does or not: "one tire" needs no
 * figure in English, while Russian's form for one serves 21 too.
 *
 * @param english the English text, as built
 * @param text the translation
 * @param isCounted whether the word is one form of a counted word
 */
export function placeholderFaults(
  english: string,
  text: string,
  isCounted: boolean,
): PlaceholderFaults | null {
  const wanted = placeholdersOf(english);
  const found = placeholdersOf(text);
  const isFree = (name: string) => isCounted && name === 'count';
  const missing = wanted.filter((name) => !found.includes(name) && !isFree(name));
  const unknown = found.filter((name) => !wanted.includes(name) && !isFree(name));
  const stray = hasStray(text) && !hasStray(english);
  return missing.length || unknown.length || stray ? { missing, unknown, stray } : null;
}

const hasStray = (text: string) => unfilled.test(text.replace(placeholder, ''));
