import type { WordEdits } from '@portal/contract/admin';
import { fieldProblem } from '@portal/platform/forms';
import type { Draft } from './draft.ts';

export interface SaveRequest {
  readonly drafts: readonly Draft[];
  readonly body: WordEdits;
}

/** Maximum number of texts in one call. */
const largestBatch = 100;

/** Returns the calls that save drafts; each saves texts of one locale, all or none. */
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

// A text equal to the built one needs no edit, so that later versions can improve it.
const edit = ({ word, text, comments }: Draft) => ({
  id: word.id,
  translated_text: text === word.built_text ? '' : text,
  comments,
  revision: word.revision,
});

/** Returns the draft that the server refused, found by its index in the refusal's path, or null. */
export function refusedDraft({ drafts }: SaveRequest, error: unknown): Draft | null {
  const { place } = fieldProblem(error, { words: 'words' });
  return place === null ? null : (drafts[place] ?? null);
}
