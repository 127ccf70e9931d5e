/** Words that are the same in English and in French, with the reason why. */
interface AllowedWord {
  readonly text: RegExp;
  readonly reason: string;
}

const allowedWords: readonly AllowedWord[] = [
  { text: /^(?:Menu|Services?|Solutions|Contact|Code)$/, reason: 'is spelled the same in both' },
];

/** Whether a text may read in French as it does in English. */
export const isAllowed = (text: string): boolean =>
  allowedWords.some(({ text: allowed }) => allowed.test(text));
