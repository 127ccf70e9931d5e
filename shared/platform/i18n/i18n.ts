/** The texts of the screens. */
export { translate } from './translate.ts';
export { useMomentText } from './use-moment-text.ts';
export { type SpokenWords, useWords, type WordParams } from './use-words.ts';
