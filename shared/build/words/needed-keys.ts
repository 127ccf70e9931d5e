const plural = /_(?:zero|one|two|few|many|other)$/;

/**
 * Returns the keys that a language needs for the English ones: for a text with plural forms, the
 * language's own forms instead of the English ones.
 */
export function neededKeys(englishKeys: readonly string[], locale: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const needed = englishKeys.flatMap((key) => {
    const stem = key.replace(plural, '');
    const hasForms = stem !== key && englishKeys.includes(`${stem}_other`);
    return hasForms ? pluralCategories.map((category) => `${stem}_${category}`) : [key];
  });
  return [...new Set(needed)];
}
