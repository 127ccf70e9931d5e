/** A text that is the same in English and French, with the reason. */
interface AllowedWord {
  readonly text: RegExp;
  readonly reason: string;
}

const allowedWords: readonly AllowedWord[] = [
  { text: /^(?:Menu|Services?|Solutions|Contact|Code)$/, reason: 'is spelled the same in both' },
];

/** Whether a text may be the same in French and English. */
export const isAllowed = (text: string): boolean =>
  allowedWords.some(({ text: allowed }) => allowed.test(text));
