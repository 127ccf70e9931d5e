const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether language and country of a locale, as in `fr-BE`, are ones that have names. */
export function isKnownLanguage(locale: string): boolean {
  const [language = '', country = ''] = locale.split('-');
  return languages.of(language) !== undefined && countries.of(country) !== undefined;
}
