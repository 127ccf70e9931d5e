const builtParents: Readonly<Record<string, string>> = {
  'es-AR': 'es-US',
  'es-ES': 'es-US',
  'pt-PT': 'pt-BR',
  'fr-FR': 'fr-CA',
};

let parents: Readonly<Record<string, string>> = builtParents;

/** The locale in which every text exists. */
export const fallbackLocale = 'en-US';

/**
 * Registers the parents of languages that were added to the deployment.
 *
 * @param added parents by locale
 */
export function addParentLocales(added: Readonly<Record<string, string>>): void {
  parents = { ...added, ...builtParents };
}

/** Returns the locales in which a text is looked up: the locale itself first, en-US last. */
export function localeChain(locale: string): string[] {
  const chain = new Set<string>();
  let next: string | undefined = locale;
  while (next && !chain.has(next)) {
    chain.add(next);
    next = parents[next];
  }
  chain.delete(fallbackLocale);
  return [...chain, fallbackLocale];
}
