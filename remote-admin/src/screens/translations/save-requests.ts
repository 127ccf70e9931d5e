import type { WordEdits } from '@portal/contract/admin';
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
});

/** The draft that a refusal's path, such as `words.1.id`, speaks of. */
export function refusedDraft({ drafts }: SaveRequest, path: string): Draft | null {
  const [, index] = /^words\.(\d+)\./.exec(path) ?? [];
  return index === undefined ? null : (drafts[Number(index)] ?? null);
}
