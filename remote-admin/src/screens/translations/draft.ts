import { type PlaceholderFaults, placeholderFaults, type Word } from '@portal/contract/admin';

/** The fields of a text that its draft is compared with. */
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

/** An administrator's unsaved edit of one text in one locale. */
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

/**
 * Placeholder faults of a draft's text; null for none or for an empty text, which restores the
 * built one.
 */
export const draftFaults = ({ word, text }: Draft): PlaceholderFaults | null =>
  text.trim() === ''
    ? null
    : placeholderFaults(word.translation_text, text, word.plural_category !== null);

export const canBeSaved = (draft: Draft): boolean => isChanged(draft) && !draftFaults(draft);
