import { pluralCategories } from '@portal/contract/admin';
import { type Draft, isChanged } from './draft.ts';

const keyOf = (login: string) => `translation-drafts/${login}`;

/** The drafts that this browser kept for a user; what is none of ours is left out. */
export function readDrafts(login: string): Draft[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(login)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDraft) : [];
  } catch {
    return [];
  }
}

/** Keeps the drafts that hold work, so that a reload or a lost session costs nothing. */
export function keepDrafts(login: string, drafts: readonly Draft[]): void {
  const changed = drafts.filter(isChanged);
  try {
    if (changed.length > 0) localStorage.setItem(keyOf(login), JSON.stringify(changed));
    else localStorage.removeItem(keyOf(login));
  } catch {
    // A full or forbidden storage: the drafts live on in the page, and leaving it warns.
  }
}

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
