import moment from 'moment';

/** Moment locales for the portal's languages; English is built in. */
const locales: Record<string, { name: string; load: () => Promise<unknown> }> = {
  es: { name: 'es-us', load: () => import('moment/locale/es-us') },
  fr: { name: 'fr-ca', load: () => import('moment/locale/fr-ca') },
  pt: { name: 'pt-br', load: () => import('moment/locale/pt-br') },
};

/**
 * Loads the names of months and days for a language of the portal.
 *
 * @param locale such as `es-AR`; only its language is used
 * @returns moment's name of the locale; `en` for languages not listed here
 */
export async function loadMomentLocale(locale: string): Promise<string> {
  const wanted = locales[locale.split('-')[0] ?? ''];
  if (!wanted) return 'en';
  await wanted.load();
  // Loading a locale makes it moment's default; dates set their own locale explicitly.
  moment.locale('en');
  return wanted.name;
}
