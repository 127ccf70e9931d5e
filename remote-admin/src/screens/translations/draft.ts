import { type PlaceholderFaults, placeholderFaults, type Word } from '@portal/contract/admin';

/** What of a word its draft is held against. */
export type DraftedWord = Pick<
  Word,
  | 'id'
  | 'locale_id'
  | 'namespace'
  | 'key'
  | 'plural_category'
  | 'translation_text'
  | 'translated_text'
  | 'built_text'
  | 'comments'
  | 'revision'
>;

/** What an administrator is typing for one word of one locale. */
export interface Draft {
  readonly word: DraftedWord;
  readonly text: string;
  readonly comments: string;
}

type WordId = Pick<Word, 'id' | 'locale_id'>;

export const isDraftOf =
  ({ id, locale_id }: WordId) =>
  ({ word }: Draft): boolean =>
    word.id === id && word.locale_id === locale_id;

export const newDraft = (word: DraftedWord): Draft => ({
  word,
  text: word.translated_text,
  comments: word.comments,
});

export const isChanged = ({ word, text, comments }: Draft): boolean =>
  text !== word.translated_text || comments !== word.comments;

/** What the portal could not fill in the draft's text; an empty one gives the word back. */
export const draftFaults = ({ word, text }: Draft): PlaceholderFaults | null =>
  text.trim() === ''
    ? null
    : placeholderFaults(word.translation_text, text, word.plural_category !== null);

export const canBeSaved = (draft: Draft): boolean => isChanged(draft) && !draftFaults(draft);
