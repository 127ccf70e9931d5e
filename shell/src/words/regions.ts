import { localeChain } from '@portal/platform/i18n/manage';

/**
 * The regions of the language chooser with their languages, in its order: specification of shell,
 * access and administration, §2.
 */
export const regions = {
  north_america: ['en-US', 'es-US', 'en-CA', 'fr-CA'],
  south_america: ['es-AR', 'pt-BR'],
  europe: [
    ...['en-GB', 'es-ES', 'fr-FR', 'de-DE', 'pt-PT', 'it-IT', 'da-DK', 'nl-NL', 'bg-BG', 'cs-CZ'],
    ...['et-EE', 'fi-FI', 'el-GR', 'hu-HU', 'lv-LV', 'lt-LT', 'no-NO', 'pl-PL', 'ro-RO', 'ru-RU'],
    ...['sr-RS', 'sl-SI', 'sv-SE', 'uk-UA', 'sk-SK'],
  ],
  asia: ['zh-CN', 'ja-JP', 'id-ID', 'hi-IN'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Region = keyof typeof regions;

export const regionNames: readonly Region[] = ['north_america', 'south_america', 'europe', 'asia'];

/**
 * Returns the region that offers a language. An added language is offered in the region of its
 * closest parent that has one, at last English.
 */
export function regionOf(locale: string): Region {
  const regionWith = (each: string) =>
    regionNames.find((region) => regions[region].some((offered) => offered === each));
  return localeChain(locale).map(regionWith).find(Boolean) ?? 'north_america';
}
