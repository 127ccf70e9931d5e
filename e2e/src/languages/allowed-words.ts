/** Words that are the same in English and in another language, with the reason why. */
interface AllowedWord {
  readonly text: string | RegExp;
  readonly reason: string;
  /** Where it is the same; everywhere when left out. */
  readonly locales?: readonly string[];
}

const french = ['fr-CA'];
const portuguese = ['pt-BR'];
const oneWord = 'is spelled the same in both languages';

const allowedWords: readonly AllowedWord[] = [
  { text: /^(?:\d[\d,]* )?nonsigs?$/i, reason: "is the provider's word for a dealer's number" },
  { text: /^Total$/, reason: oneWord },
  { text: /^(?:Asia|Error)$/, reason: oneWord, locales: ['es-US'] },
  { text: 'Menu', reason: oneWord, locales: [...french, ...portuguese] },
  { text: /^(?:E-mail|Login|OK)$/, reason: 'is what Brazilians say', locales: portuguese },
  {
    text: /^(?:Actions|Active|Administration|Code|Contact|Europe|Message|Pages|Section|Services?|Solutions)$/,
    reason: oneWord,
    locales: french,
  },
  { text: /^(?:Ctrl|Esc|Tab|Enter|Home|End)$/, reason: 'is printed on the key' },
];

/** Whether a text may read in a language as it does in English. */
export const isAllowed = (text: string, locale: string): boolean =>
  allowedWords.some(
    ({ text: allowed, locales }) =>
      (typeof allowed === 'string' ? allowed === text : allowed.test(text)) &&
      (!locales || locales.includes(locale)),
  );
