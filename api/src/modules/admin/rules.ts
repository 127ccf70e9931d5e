import {
  type PlaceholderFaults,
  type PluralCategory,
  placeholderFaults,
} from '@portal/contract/admin';
import { refuse } from '../../app/refusal.ts';

/** An administrator's edit of one word. */
export interface WordEdit {
  readonly id: number;
  /** If empty or blank, the built text is restored. */
  readonly translated_text: string;
  /** If omitted, the comments stay. */
  readonly comments?: string;
  /** The revision that was read; if omitted, the edit overwrites any later save. */
  readonly revision?: number;
}

/** The English text that a translation must fit. */
export interface EnglishText {
  readonly id: number;
  readonly english_text: string;
  readonly plural_category: PluralCategory | null;
  /** Revision of the translation. */
  readonly revision: number;
}

export const restoresBuiltText = ({ translated_text }: WordEdit): boolean =>
  translated_text.trim() === '';

/**
 * Checks a whole request, so that all of it is saved or nothing.
 *
 * @param words the words among `edits` that exist
 * @throws Refusal at the first edit that names an unknown word, names a word twice, has a stale
 * revision, or has a text with placeholder faults
 */
export function checkEdits(edits: readonly WordEdit[], words: readonly EnglishText[]): void {
  const byId = new Map(words.map((word) => [word.id, word]));
  const seen = new Set<number>();
  for (const [index, edit] of edits.entries()) {
    const word = byId.get(edit.id);
    if (!word) throw refuse('unknown_value', `words.${index}.id`);
    if (seen.has(edit.id)) {
      throw refuse('invalid', `words.${index}.id`, 'The word is named twice.');
    }
    seen.add(edit.id);
    if (edit.revision !== undefined && edit.revision !== word.revision) {
      throw refuse('changed_elsewhere', `words.${index}.revision`);
    }
    const faults = restoresBuiltText(edit) ? null : faultsOf(edit, word);
    if (faults) throw refuse('invalid', `words.${index}.translated_text`, describeFaults(faults));
  }
}

const faultsOf = (edit: WordEdit, { english_text, plural_category }: EnglishText) =>
  placeholderFaults(english_text, edit.translated_text, plural_category !== null);

const listed = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');

/** Describes the faults of a text in sentences for an integrator's log. */
export function describeFaults({ missing, unknown, stray }: PlaceholderFaults): string {
  const sentences = [
    missing.length > 0 && `The text lacks ${listed(missing)} of the English text.`,
    unknown.length > 0 && `Nothing fills ${listed(unknown)}.`,
    stray && 'Braces and references that nothing fills would be shown as they stand.',
  ];
  return sentences.filter(Boolean).join(' ');
}
