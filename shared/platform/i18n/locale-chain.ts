const builtParents: Readonly<Record<string, string>> = {
  'es-AR': 'es-US',
  'es-ES': 'es-US',
  'pt-PT': 'pt-BR',
  'fr-FR': 'fr-CA',
};

let parents: Readonly<Record<string, string>> = builtParents;

/** The language in which every word exists. */
export const lastLocale = 'en-US';

/**
 * Learns where languages that were added to the deployment look for their words.
 *
 * @param added parents by locale
 */
export function learnParents(added: Readonly<Record<string, string>>): void {
  parents = { ...added, ...builtParents };
}

/** Where words of a locale are looked for, the locale itself first and en-US last. */
export function localeChain(locale: string): string[] {
  const chain = new Set<string>();
  let next: string | undefined = locale;
  while (next && !chain.has(next)) {
    chain.add(next);
    next = parents[next];
  }
  chain.delete(lastLocale);
  return [...chain, lastLocale];
}
