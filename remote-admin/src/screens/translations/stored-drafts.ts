import { pluralCategories } from '@portal/contract/admin';
import type { Draft } from './draft.ts';

/** Reads stored drafts; omits entries of another shape. */
export const draftsIn = (kept: unknown): Draft[] =>
  Array.isArray(kept) ? kept.filter(isDraft).map(withRevision) : [];

/** A draft stored without a revision counts as one of an unedited text (revision 0). */
const withRevision = (draft: Draft): Draft => {
  const revision: unknown = draft.word.revision;
  return {
    ...draft,
    word: { ...draft.word, revision: Number.isInteger(revision) ? draft.word.revision : 0 },
  };
};

const texts = ['namespace', 'key', 'translation_text', 'translated_text', 'built_text', 'comments'];

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || typeof value.text !== 'string' || typeof value.comments !== 'string') {
    return false;
  }
  const { word } = value;
  return (
    isRecord(word) &&
    Number.isInteger(word.id) &&
    Number.isInteger(word.locale_id) &&
    texts.every((name) => typeof word[name] === 'string') &&
    [null, ...pluralCategories].some((category) => category === word.plural_category)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
