/** The language codes that spreadsheets use for the portal's locales, in hexadecimal. */
const codes: Readonly<Record<string, string>> = {
  'en-US': '409',
  'es-US': '540A',
  'en-CA': '1009',
  'fr-CA': 'C0C',
  'es-AR': '2C0A',
  'pt-BR': '416',
  'en-GB': '809',
  'es-ES': 'C0A',
  'fr-FR': '40C',
  'de-DE': '407',
  'pt-PT': '816',
  'it-IT': '410',
  'da-DK': '406',
  'nl-NL': '413',
  'bg-BG': '402',
  'cs-CZ': '405',
  'et-EE': '425',
  'fi-FI': '40B',
  'el-GR': '408',
  'hu-HU': '40E',
  'lv-LV': '426',
  'lt-LT': '427',
  'no-NO': '414',
  'pl-PL': '415',
  'ro-RO': '418',
  'ru-RU': '419',
  'sr-RS': '281A',
  'sl-SI': '424',
  'sv-SE': '41D',
  'uk-UA': '422',
  'sk-SK': '41B',
  'zh-CN': '804',
  'ja-JP': '411',
  'id-ID': '421',
  'hi-IN': '439',
};

/**
 * Returns the prefix of a format that makes a spreadsheet write dates in a language. It is empty
 * for an unknown locale; the language of the reader's machine is used then.
 */
export const languageCode = (locale: string): string => {
  const code = codes[locale];
  return code === undefined ? '' : `[$-${code}]`;
};
