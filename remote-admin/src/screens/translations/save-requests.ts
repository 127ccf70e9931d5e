import type { WordEdits } from '@portal/contract/admin';
import { fieldProblem } from '@portal/platform/forms';
import type { Draft } from './draft.ts';

export interface SaveRequest {
  readonly drafts: readonly Draft[];
  readonly body: WordEdits;
}

/** Most words that the server takes at once. */
const largestBatch = 100;

/** The calls that save drafts: each takes the words of one locale, and saves all of them or none. */
export function saveRequests(drafts: readonly Draft[]): SaveRequest[] {
  const locales = [...new Set(drafts.map(({ word }) => word.locale_id))];
  return locales.flatMap((localeId) => {
    const own = drafts.filter(({ word }) => word.locale_id === localeId);
    return batches(own).map((batch) => ({
      drafts: batch,
      body: { locale_id: localeId, words: batch.map(edit) },
    }));
  });
}

const batches = (drafts: readonly Draft[]): (readonly Draft[])[] =>
  drafts.length === 0
    ? []
    : [drafts.slice(0, largestBatch), ...batches(drafts.slice(largestBatch))];

// Text that is the built one already needs no edit of its own: newer versions may better it.
const edit = ({ word, text, comments }: Draft) => ({
  id: word.id,
  translated_text: text === word.built_text ? '' : text,
  comments,
  revision: word.revision,
});

/** The draft that the server refused, where it was one: its place stands in the refusal's path. */
export function refusedDraft({ drafts }: SaveRequest, error: unknown): Draft | null {
  const { place } = fieldProblem(error, { words: 'words' });
  return place === null ? null : (drafts[place] ?? null);
}
