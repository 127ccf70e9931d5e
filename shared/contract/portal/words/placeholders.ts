const placeholder = /\{\{-?\s*([^{},\s]+)\s*(?:,[^{}]*)?\}\}/g;
const unfilled = /[{}]|\$t\(/;

export interface PlaceholderFaults {
  /** Placeholders of the English text that the translation lacks. */
  readonly missing: readonly string[];
  /** Placeholders of the translation that the English text lacks. */
  readonly unknown: readonly string[];
  /**
   * Whether the translation contains braces or references that a screen would display literally.
   */
  readonly stray: boolean;
}

/**
 * Returns the names of the placeholders `{{name}}` in a text, each once, in order of appearance.
 */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), ([, name = '']) => name))];
}

/**
 * Returns the reasons why a translation cannot be filled with the values of its English text, or
 * null if it can. A plural form can use `count` even if the English text does not: "one tire" needs
 * no figure in English, while Russian's form for one also serves 21.
 *
 * @param english the English text, as built
 * @param text the translation
 * @param isCounted whether the text is a plural form
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
