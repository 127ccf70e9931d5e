const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether the language and country of a locale such as `fr-BE` are known. */
export function isKnownLanguage(locale: string): boolean {
  const [language = '', country = ''] = locale.split('-');
  return languages.of(language) !== undefined && countries.of(country) !== undefined;
}
