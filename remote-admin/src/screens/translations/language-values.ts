/** Form values of a new language. */
export interface LanguageValues {
  locale: string;
  name: string;
  /** Ids of locales; `as` is empty if no texts are copied. */
  parent: string;
  as: string;
}

/** English has the id 1 in every deployment. */
export const emptyLanguage = (): LanguageValues => ({ locale: '', name: '', parent: '1', as: '' });

/** Reads stored form values; null if they have another shape. */
export function languageIn(kept: unknown): LanguageValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { locale, name, parent, as } = kept as Record<string, unknown>;
  const texts = [locale, name, parent, as];
  if (!texts.every((text) => typeof text === 'string')) return null;
  return { locale, name, parent, as } as LanguageValues;
}
