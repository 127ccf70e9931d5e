const parents: Readonly<Record<string, string>> = {
  'es-AR': 'es-US',
  'es-ES': 'es-US',
  'pt-PT': 'pt-BR',
  'fr-FR': 'fr-CA',
};

/** The language in which every word exists. */
export const lastLocale = 'en-US';

/** Where words of a locale are looked for, the locale itself first and en-US last. */
export function localeChain(locale: string): string[] {
  const parent = parents[locale];
  return [...new Set([locale, ...(parent ? [parent] : []), lastLocale])];
}
